/** How the hosted service is reached. */
export type ApiOptions = {
  appId: string;
  adminKey: string;
  /** Address of the service, or of a compatible server. */
  host: string;
  /** Called before a request is sent again. */
  onRetry?: (reason: string, wait: number) => void;
  /** Waits; tests wait less. */
  sleep?: (milliseconds: number) => Promise<void>;
};

const attempts = 6;

const longestWait = 30_000;

const realSleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether the same request may succeed later. */
const isPassing = (status: number) => status === 429 || status >= 500;

function waitBefore(attempt: number, response: Response | undefined): number {
  const asked = Number(response?.headers.get('retry-after')) * 1000;
  return Math.min(longestWait, asked > 0 ? asked : 500 * 2 ** attempt);
}

/** The hosted service's HTTP interface, as far as indexing needs it. */
export class Api {
  private readonly sleep: (milliseconds: number) => Promise<void>;

  constructor(private readonly options: ApiOptions) {
    this.sleep = options.sleep ?? realSleep;
  }

  /**
   * Sends a request, again when the service is busy or does not answer.
   *
   * @returns the answer's JSON; nothing for a 404 to a browse or a removal, where there may be no index yet
   * @throws Error that names request and status when it is refused, or fails six times
   */
  async send(method: string, path: string, body?: unknown): Promise<Record<string, unknown> | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      const {response, failure} = await this.once(method, path, body);
      if (response?.ok) {
        return (await response.json()) as Record<string, unknown>;
      }
      if (response?.status === 404 && (method === 'DELETE' || path.endsWith('/browse'))) {
        return undefined;
      }
      const reason = response ? `status ${response.status}` : String(failure);
      if ((response && !isPassing(response.status)) || attempt + 1 === attempts) {
        const said = response ? `: ${(await response.text()).slice(0, 300)}` : '';
        throw new Error(`${method} ${path}: ${reason}${said}`);
      }
      const wait = waitBefore(attempt, response);
      this.options.onRetry?.(`${method} ${path}: ${reason}`, wait);
      await this.sleep(wait);
    }
  }

  /** Waits until the service has done what it was asked for. */
  async published(index: string, task: unknown): Promise<void> {
    for (let turn = 0; turn < 600; turn += 1) {
      const answer = await this.send('GET', `/1/indexes/${encodeURIComponent(index)}/task/${String(task)}`);
      if (answer?.status === 'published') {
        return;
      }
      await this.sleep(Math.min(2000, 100 * (turn + 1)));
    }
    throw new Error(`index ${index}: task ${String(task)} is not done after many minutes`);
  }

  private async once(method: string, path: string, body: unknown): Promise<{response?: Response; failure?: unknown}> {
    const {host, appId, adminKey} = this.options;
    try {
      const response = await fetch(host.replace(/\/$/, '') + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Algolia-Application-Id': appId,
          'X-Algolia-API-Key': adminKey,
        },
        ...(body === undefined ? {} : {body: JSON.stringify(body)}),
        signal: AbortSignal.timeout(60_000),
      });
      return {response};
    } catch (failure) {
      return {failure};
    }
  }
}
