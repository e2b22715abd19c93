// Comes first in the head of every page that the engines are given: it tells the host what goes wrong.
(() => {
  const tell = (text) =>
    fetch('/what-went-wrong', {method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true});
  const said = console.error;
  console.error = (...parts) => {
    tell(`console: ${parts.map(String).join(' ')}`);
    said.apply(console, parts);
  };
  addEventListener('error', ({message, error}) => message && tell(`error: ${error?.stack ?? message}`));
  addEventListener('unhandledrejection', ({reason}) => tell(`rejected: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    tell(`refused: ${violatedDirective} ${blockedURI}`),
  );
})();
