import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Commands that run one after the other. Asked to end, this process first ends the command at hand, which then has
 * failed: what was begun can be undone.
 */
export class Steps {
  private asked: NodeJS.Signals | undefined;
  private child: ChildProcess | undefined;

  private readonly end = (signal: NodeJS.Signals): void => {
    this.asked ??= signal;
    this.child?.kill(signal);
  };

  constructor() {
    signals.forEach((signal) => process.on(signal, this.end));
  }

  /**
   * Runs a program of Node.
   *
   * @param args the program and what it is told
   * @throws Error with all that it said when it fails, and when this process was asked to end
   */
  async run(args: readonly string[]): Promise<void> {
    const said: Buffer[] = [];
    const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
    this.child = child;
    [child.stdout, child.stderr].forEach((stream) => stream.on('data', (chunk: Buffer) => said.push(chunk)));
    const [code] = (await once(child, 'close')) as [number | null];
    this.child = undefined;
    // Some programs end well when they are asked to end.
    if (this.asked) {
      throw new Error(`ended by ${this.asked}`);
    }
    if (code !== 0) {
      throw new Error(`${args.join(' ')} failed:\n${Buffer.concat(said).toString()}`);
    }
  }

  /** Lets signals end this process again. */
  done(): void {
    signals.forEach((signal) => process.off(signal, this.end));
  }
}
