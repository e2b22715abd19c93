/** Saves a choice in localStorage. If storage is full or blocked, the choice lasts until the page is closed. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Browser storage may be unavailable (iframe, incognito window, strict privacy).', error);
  }
}
