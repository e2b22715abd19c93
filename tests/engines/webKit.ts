import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import {Builder, Capabilities, Key as Keys, type WebDriver, type WebElement} from 'selenium-webdriver';
import {freePort} from '../../scripts/freePort.mjs';
import {answers} from '../ports';
import {type Key, type Reader, eventually, find, settle} from './reader';

/** Programs that WebKit needs here. */
type Programs = {webKitDriver: string; xvfb: string};

/** WebKit's own small browser, in the folder of libraries for this processor. */
const browser = fs
  .readdirSync('/usr/lib')
  .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => fs.existsSync(file));

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
};

/** Starts a screen that nobody sees, and says which it is. */
async function startScreen(xvfb: string): Promise<{screen: ChildProcess; display: string}> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen')));
  });
  return {screen, display: `:${number}`};
}

async function connect(port: number): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary: browser, args: ['--automation']},
  });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
}

/** A reader in WebKit, on a screen that nobody sees. */
export async function openWebKit({webKitDriver, xvfb}: Programs): Promise<Reader> {
  const {screen, display} = await startScreen(xvfb);
  const port = await freePort();
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1'},
  });
  await eventually('an answer of WebKit’s driver', () => answers(port));
  const session = await connect(port);
  const ask = <T>(expression: string) => session.executeScript<T>(`return ${expression}`);
  return {
    open: (url) => session.get(url),
    ask,
    async click(target) {
      await eventually(`${target.role} ${target.name}, free for a click`, async () => {
        await settle({ask}, target);
        // The driver refuses before it clicks: when the part was made anew meanwhile, or another one covers it.
        const part = await ask<WebElement>(find(target));
        return part.click().then(() => true);
      });
    },
    press: async (key) => session.actions().sendKeys(keys[key]).perform(),
    type: async (text) => session.actions().sendKeys(text).perform(),
    resize: async (width, height) => void (await session.manage().window().setRect({width, height, x: 0, y: 0})),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    async close() {
      await session.quit();
      driver.kill();
      screen.kill();
    },
  };
}
