/** Stores a choice in this browser. Where storage is full or blocked, the choice lasts as long as the page. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Browser storage may be unavailable (iframe, incognito window, strict privacy).', error);
  }
}
