import puppeteer, {type ElementHandle, type LaunchOptions} from 'puppeteer-core';
import {type Reader, eventually, find} from './reader';

/** A reader in Chromium or Firefox, both driven by WebDriver BiDi. */
export async function openPuppeteer(options: LaunchOptions): Promise<Reader> {
  const browser = await puppeteer.launch({headless: 'shell', ...options, protocol: 'webDriverBiDi'});
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    ask: (expression) => page.evaluate(expression) as Promise<never>,
    async click(target) {
      let element: ElementHandle<Element> | undefined;
      await eventually(`${target.role} ${target.name}`, async () => {
        const handle = await page.evaluateHandle(find(target));
        element = (handle.asElement() as ElementHandle<Element> | null) ?? undefined;
        return element !== undefined;
      });
      await element?.click();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    close: () => browser.close(),
  };
}
