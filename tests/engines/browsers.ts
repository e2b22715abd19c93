import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import puppeteer, {type ElementHandle} from 'puppeteer-core';
import {listen} from '../../scripts/server';
import {findProgram, requireProgram} from '../../scripts/prepare.mjs';
import {type Reader, eventually, keys} from './reader';

export async function openFirefox(): Promise<Reader> {
  const executablePath = findProgram('firefox') ?? requireProgram('firefox-esr');
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, timeout: 120_000});
  const page = await browser.newPage();
  return {
    ask: (expression) => page.evaluate(expression) as Promise<never>,
    clickOn: async (expression) => ((await page.evaluateHandle(expression)) as ElementHandle<Element>).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}

/** WebKit's test browser, in the library folder for this architecture. */
const findMiniBrowser = () =>
  fs
    .readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => fs.existsSync(file));

const withElementId = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit, controlled through WebDriver, on a virtual display. */
export async function openWebKit(): Promise<Reader> {
  const screen = ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'];
  const xvfb = spawn(requireProgram('Xvfb'), screen, {stdio: ['ignore', 'pipe', 'ignore']});
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  // A free port, because a port in use belongs to another session's driver.
  const probe = http.createServer();
  const port = await listen(probe, 4990);
  await new Promise((resolve) => probe.close(resolve));
  const settings = {WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1', DISPLAY: `:${display.toString().trim()}`};
  const options = {stdio: 'ignore', env: {...process.env, ...settings}} as const;
  const driver = spawn(requireProgram('WebKitWebDriver'), [`--port=${port}`], options);
  const stop = () => [driver, xvfb].forEach((program) => program.kill());

  async function send<T>(method: 'POST' | 'DELETE', command: string, body: object = {}): Promise<T> {
    const content = method === 'POST' ? {body: JSON.stringify(body)} : {};
    const response = await fetch(`http://127.0.0.1:${port}/session${command}`, {method, ...content});
    const {value} = (await response.json()) as {value: T & {message?: string}};
    if (!response.ok) {
      throw new Error(value.message);
    }
    return value;
  }
  const browserOptions = {binary: findMiniBrowser(), args: ['--automation']};
  const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions};
  const startSession = async () => {
    await eventually('an answer of WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
    return send<{sessionId: string}>('POST', '', {capabilities: {alwaysMatch}});
  };
  const {sessionId} = await startSession().catch((error: unknown) => {
    stop();
    throw error;
  });
  const post = <T>(command: string, body?: object) => send<T>('POST', `/${sessionId}${command}`, body);
  const evaluate = <T>(expression: string) => post<T>('/execute/sync', {script: `return ${expression}`, args: []});
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({type: kind, value})));
    return post('/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  };
  return {
    ask: evaluate,
    clickOn: async (expression) => {
      const {[withElementId]: element} = await evaluate<Record<string, string>>(expression);
      await post(`/element/${element}/click`);
    },
    press: (key) => type(keys[key]),
    type,
    resize: (width, height) => post('/window/rect', {x: 0, y: 0, width, height}),
    close: () => send('DELETE', `/${sessionId}`).finally(stop),
  };
}
