type Row = {what: string; points: number};

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((each): [string, string[]] => {
      const [name = '', ...sources] = each.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function policyPoints(policy: string | undefined): number {
  if (!policy) {
    return -25;
  }
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, words: readonly string[]) => sourcesOf(name).some((source) => words.includes(source));
  const broad = ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'];
  if (has('script-src', broad) || has('object-src', ['https:', 'http:', '*'])) {
    return -20;
  }
  if (has('script-src', ["'unsafe-eval'"])) {
    return -10;
  }
  if (has('style-src', broad)) {
    return 0;
  }
  const isClosed = directives.get('default-src')?.join() === "'none'";
  const keepsForms = (directives.get('form-action') ?? []).every((source) => ["'none'", "'self'"].includes(source));
  return isClosed && directives.has('form-action') && keepsForms ? 10 : 5;
}

function transportPoints(value: string | undefined): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);
  return value === undefined ? -20 : age >= 15_768_000 ? 0 : -10;
}

function framePoints(policy: string | undefined, option: string | undefined): number {
  return policy?.includes('frame-ancestors') ? 5 : option ? 0 : -20;
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function referrerPoints(value: string | undefined): number {
  return value === undefined ? 0 : privateReferrers.includes(value) ? 5 : -5;
}

const resourcePoints = (value: unknown) => (value === 'same-origin' || value === 'same-site' ? 10 : 0);

/**
 * Counts the headers of a page by the rules of the Mozilla HTTP Observatory (scoring table of its grader): 100 to begin
 * with, extra points only for who has lost at most ten. What needs a public host (redirect from HTTP, preloading) and
 * cookies, of which the site has none, is left out.
 *
 * @returns the sum, and what each part gave
 */
export function observatoryScore(headers: Readonly<Record<string, string | undefined>>): {score: number; rows: Row[]} {
  const policy = headers['content-security-policy'];
  const rows: Row[] = [
    {what: 'content-security-policy', points: policyPoints(policy)},
    {what: 'strict-transport-security', points: transportPoints(headers['strict-transport-security'])},
    {what: 'x-content-type-options', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5},
    {what: 'x-frame-options', points: framePoints(policy, headers['x-frame-options'])},
    {what: 'referrer-policy', points: referrerPoints(headers['referrer-policy'])},
    {what: 'cross-origin-resource-policy', points: resourcePoints(headers['cross-origin-resource-policy'])},
  ];
  const sum = (wanted: (points: number) => boolean) =>
    rows.filter(({points}) => wanted(points)).reduce((all, {points}) => all + points, 0);
  const base = 100 + sum((points) => points < 0);
  return {score: base >= 90 ? base + sum((points) => points > 0) : Math.max(base, 0), rows};
}
