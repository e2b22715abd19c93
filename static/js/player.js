/*
 * The site's own player for code samples. It runs each sample marked `player` in a sandboxed frame that has no
 * access to the page, to storage or to the network. `SamplePlayer.init()` may be called as often as needed.
 */
(() => {
  // A document of its own, with a policy of its own: one written by the page would have the page's, which runs no sample.
  const frameUrl = new URL('../sample-frame.html', document.currentScript.src);

  const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

  const documentFor = (code) => `<!doctype html>
<html lang="en" style="color-scheme: ${theme()}">
<meta charset="utf-8">
<style>body { margin: 1rem; font: 16px/1.5 system-ui, sans-serif; }</style>
${code}`;

  const start = (player) => {
    const stage = player.querySelector('[data-player-stage]');
    const code = player.querySelector('pre')?.textContent;
    if (!stage || !code || stage.dataset.theme === theme()) {
      return;
    }
    const frame = document.createElement('iframe');
    frame.title = player.dataset.player;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = frameUrl;
    const sample = documentFor(code);
    frame.addEventListener('load', () => frame.contentWindow.postMessage({sample}, '*'), {once: true});
    stage.dataset.theme = theme();
    stage.replaceChildren(frame);
  };

  const init = () => {
    document.querySelectorAll('[data-player]').forEach(start);
  };

  window.SamplePlayer = {init};
  init();
})();
