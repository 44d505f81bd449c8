import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';

/** Locates the row of departments in the header. */
const row = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

const inSight = (page: Page) =>
  row(page).evaluate((nav) => {
    const list = nav.querySelector('ul')!.getBoundingClientRect();
    return [...nav.querySelectorAll<HTMLElement>('ul')[0]!.querySelectorAll('a')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .filter((link) => link.getBoundingClientRect().top < list.bottom)
      .map((link) => link.textContent);
  });

for (const [width, details] of [
  [1024, {}],
  [1280, FULL],
  [1600, FULL],
] as const) {
  test(
    `every department is reachable at ${width} px by keyboard only, and the row does not scroll`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      // The width of the names, and with it how many fit, depends on the typeface.
      await page.evaluate(() => document.fonts.ready);
      const all = await page
        .getByRole('navigation', { name: 'Menu', includeHidden: true })
        .getByRole('listitem', { includeHidden: true })
        .allTextContents();
      await expect.poll(async () => (await inSight(page)).length).toBeLessThan(all.length);
      let shown = await inSight(page);
      await expect
        .poll(async () => {
          const before = shown;
          shown = await inSight(page);
          return shown.length === before.length;
        })
        .toBe(true);
      expect(shown.length).toBeGreaterThanOrEqual(4);

      await row(page).getByRole('link').first().focus();
      for (const name of shown) {
        await expect(page.locator(':focus')).toHaveText(name!);
        await page.keyboard.press('Tab');
      }
      const more = page.locator(':focus');
      await expect(more).toHaveText('More categories');
      // The first department is still visible: the row did not scroll to a second line.
      expect(await inSight(page)).toEqual(shown);
      await expect(row(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });

      await page.keyboard.press('Enter');
      const behind = row(page).getByRole('group').getByRole('link');
      expect([...shown, ...(await behind.allTextContents())]).toEqual(all);
      // The whole panel is visible: it does not overflow the page.
      await expect(behind.last()).toBeInViewport({ ratio: 1 });
      const { right, left } = await behind.last().evaluate((link) => link.getBoundingClientRect());
      expect(right).toBeLessThanOrEqual(width);
      expect(left).toBeGreaterThanOrEqual(0);

      await page.keyboard.press('Escape');
      await expect(behind.first()).toBeHidden();
      await expect(more).toBeFocused();
      await page.keyboard.press('Enter');
      const last = all.at(-1)!;
      await behind.last().press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
      await expect(behind.first()).toBeHidden();
    },
  );
}

test('the menu shows the categories of a department, by keyboard and on a phone', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.goto('/');
  await page.locator('header summary').first().press('Enter');
  const paper = menu.getByRole('button', { name: 'Paper', exact: true });
  await expect(paper).toBeVisible();
  await paper.press('ArrowRight');
  await expect(menu.getByRole('link', { name: 'All Paper' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Shop copy paper' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('header summary').first()).toBeFocused();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.locator('header summary').first().press('Enter');
  await paper.click();
  await expect(menu.getByRole('button', { name: 'All departments' })).toBeFocused();
  await menu.getByRole('link', { name: 'Copy paper', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copy paper' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every department is a visible link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const links = await row(page).getByRole('link').all();
    expect(links.length).toBeGreaterThanOrEqual(15);
    for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
    await row(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/c\//);
  });
});
