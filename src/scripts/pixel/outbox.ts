/** How often a page view is tried, and how long it waits in between, in milliseconds. */
const waits = [1000, 5000];

type Letter = {body: string; tries: number; isUnderWay: boolean};

/**
 * Sends texts to an address, each once. A text that does not get through is tried again a few times, waits while there
 * is no network, and is handed to the browser when the reader leaves.
 *
 * @param endpoint where texts are posted to
 * @param isAllowed asked before each try: what the reader allowed may have changed
 * @returns takes a text
 */
export function outbox(endpoint: string, isAllowed: () => boolean): (body: string) => void {
  let letters: Letter[] = [];
  const drop = (letter: Letter) => {
    letters = letters.filter((each) => each !== letter);
  };

  const again = (letter: Letter) => {
    letter.isUnderWay = false;
    const wait = waits[letter.tries - 1];
    if (wait === undefined) {
      drop(letter);
    } else if (navigator.onLine) {
      setTimeout(() => attempt(letter), wait);
    }
  };

  const attempt = (letter: Letter) => {
    if (letter.isUnderWay || !letters.includes(letter)) {
      return;
    }
    if (!isAllowed()) {
      drop(letter);
      return;
    }
    letter.isUnderWay = true;
    letter.tries += 1;
    // Without CORS the answer stays closed, and an endpoint needs no headers for it.
    fetch(endpoint, {method: 'POST', body: letter.body, mode: 'no-cors', credentials: 'include', keepalive: true}).then(
      ({status}) => (status < 500 ? drop(letter) : again(letter)),
      () => again(letter),
    );
  };

  // What waits when the page goes is the browser's to deliver. What is under way goes on by itself.
  const handOver = () => {
    for (const letter of letters) {
      if (!letter.isUnderWay) {
        drop(letter);
        if (isAllowed()) {
          navigator.sendBeacon?.(endpoint, letter.body);
        }
      }
    }
  };

  addEventListener('online', () => letters.forEach(attempt));
  addEventListener('pagehide', handOver);
  return (body) => {
    const letter = {body, tries: 0, isUnderWay: false};
    letters.push(letter);
    attempt(letter);
  };
}
