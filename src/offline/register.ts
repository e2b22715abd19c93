// After everything that the page itself needs. Without a worker the site is as it was.
if (typeof window !== 'undefined' && process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
  const start = () => {
    import('./start')
      .then((module) => module.start())
      .catch((error: unknown) => console.warn('No service worker:', error));
  };
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
}
