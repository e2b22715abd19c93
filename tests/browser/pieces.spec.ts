import {type Page, expect} from '@playwright/test';
import {bringAlive, started, test as live} from './livePage';
import {watchProblems} from './problems';

/** Holds what lets the next part of a page be taken over; what it returns lets all of them go on. */
async function holdParts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function hold(message: unknown) {
      held.push(() => post.call(this, message));
    };
    Object.assign(window, {
      isHeld: () => held.length > 0,
      goOn: () => {
        MessagePort.prototype.postMessage = post;
        held.forEach((each) => each());
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {goOn: () => void}).goOn());
}

const partsWait = (page: Page) => page.waitForFunction(() => (window as unknown as {isHeld: () => boolean}).isHeld());

started('while parts wait, the page stays as it is, and what is done to them is done afterwards', async ({page}) => {
  const problems = watchProblems(page);
  const goOn = await holdParts(page);
  await page.goto('/docs/intro-to-graphql');
  await partsWait(page);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await goOn();
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(problems).toEqual([]);
});

started('a page that is left while its parts wait makes room for the next', async ({page}) => {
  const problems = watchProblems(page);
  const goOn = await holdParts(page);
  await page.goto('/docs/glossary');
  await partsWait(page);
  await page.evaluate(() => history.pushState(null, '', '/docs/faq'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
  await goOn();
  await bringAlive(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
  expect(problems).toEqual([]);
});

/** Ids that are there twice, and references that lead nowhere. */
const wrongIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    const names = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];
    const lost = names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '').split(' ').filter((id) => !document.getElementById(id)),
      ),
    );
    return {twice, lost, made: ids.filter((id) => /^P\d/.test(id)).length};
  });

live('ids are the same in whatever order parts come, and on the next page', async ({page}) => {
  for (const route of ['/', '/docs', '/docs/lead-fields']) {
    await page.goto(route);
    expect(await wrongIds(page), route).toMatchObject({twice: [], lost: []});
  }
  expect((await wrongIds(page)).made).toBeGreaterThan(1);
  await page.getByRole('link', {name: 'Fieldmark', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs$/);
  expect(await wrongIds(page)).toMatchObject({twice: [], lost: []});
});
