// The theme draws some buttons as links. Enter follows a link by itself; Space, which presses a button, does not.
if (typeof window !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target.role === 'button') {
      event.preventDefault();
      event.target.click();
    }
  });
}
