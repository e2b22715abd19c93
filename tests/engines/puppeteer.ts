import puppeteer, {type ElementHandle, type LaunchOptions} from 'puppeteer-core';
import {type Reader, eventually, find, settle} from './reader';

/** A reader in Chromium or Firefox, both driven by WebDriver BiDi. */
export async function openPuppeteer(options: LaunchOptions): Promise<Reader> {
  const browser = await puppeteer.launch({headless: 'shell', timeout: 120_000, ...options, protocol: 'webDriverBiDi'});
  const page = await browser.newPage();
  const ask = (expression: string) => page.evaluate(expression) as Promise<never>;
  return {
    async open(url) {
      // Firefox reports an address as aborted when it is asked for while the page before it still comes in.
      await eventually('the page to be there', () => ask('document.readyState === "complete"'));
      await page.goto(url);
    },
    ask,
    async click(target) {
      await settle({ask}, target);
      const part = await page.evaluateHandle(find(target));
      await (part as ElementHandle<Element>).click();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    close: () => browser.close(),
  };
}
