/*
 * The site's own player for code samples. It runs each sample marked `player` in a sandboxed frame that has no
 * access to the page, to storage or to the network. `SamplePlayer.init()` may be called as often as needed.
 */
(() => {
  const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

  const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

  const documentFor = (code) => `<!doctype html>
<html lang="en" style="color-scheme: ${theme()}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
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
    frame.srcdoc = documentFor(code);
    stage.dataset.theme = theme();
    stage.replaceChildren(frame);
  };

  const init = () => {
    document.querySelectorAll('[data-player]').forEach(start);
  };

  window.SamplePlayer = {init};
  init();
})();
