/*
 * The site's own player for code samples. It runs each sample marked `player` in a sandboxed frame without access to
 * the page, storage, or the network. `SamplePlayer.init()` is idempotent.
 *
 * The frame is `sample-frame.html`, which has its own CSP: it lets the sample run, which the page's CSP would block,
 * and keeps the inner frame from navigating to another URL.
 */

const playerScript = document.currentScript as HTMLScriptElement;

const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

const documentFor = (code: string) => `<!doctype html>
<html lang="en" style="color-scheme: ${theme()}">
<meta charset="utf-8">
<style>body { margin: 1rem; font: 16px/1.5 system-ui, sans-serif; }</style>
${code}`;

function frameFor(code: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const sample = documentFor(code);
  frame.title = title;
  frame.dataset.theme = theme();
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.addEventListener('load', () => frame.contentWindow?.postMessage({sample}, '*'));
  frame.src = new URL('../sample-frame.html', playerScript.src).href;
  return frame;
}

function start(player: HTMLElement): void {
  const stage = player.querySelector('[data-player-stage]');
  const code = player.querySelector('pre')?.textContent;
  // Check the frame itself, because a flag stored elsewhere could outlive it.
  if (stage && code && stage.querySelector('iframe')?.dataset.theme !== theme()) {
    stage.replaceChildren(frameFor(code, player.dataset.player ?? ''));
  }
}

const init = () => document.querySelectorAll<HTMLElement>('[data-player]').forEach(start);

window.SamplePlayer = {init};
init();
