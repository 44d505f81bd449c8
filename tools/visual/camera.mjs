import { MOMENT, waitUntilSettled, goTo, pinnedWindows, prepare } from './page-scripts.mjs';

/** Storybook's marker for an automated browser, in which it skips to the end of animations. */
const BY_A_PROGRAM = ' StorybookTestRunner';

/** axe is run elsewhere (`npm run test:stories`). */
const QUIETLY = 'a11y.manual:!true';

/**
 * Milliseconds without changes before a screenshot, and the timeout of a story. The patient setting uses a new page for
 * each story.
 */
const CARE = {
  brisk: { quiet: 50, patience: 20_000 },
  careful: { quiet: 150, patience: 20_000 },
  patient: { quiet: 500, patience: 30_000 },
};

/**
 * Creates a camera that takes screenshots of the stories of a Storybook build.
 *
 * @param {object} setting
 * @param {import('@playwright/test').Browser} setting.browser
 * @param {string} setting.origin  URL of the Storybook
 * @param {string} setting.globals settings of its toolbar
 * @param {number} setting.workers number of pages in parallel
 */
export function createCamera({ browser, origin, globals, workers }) {
  const toolbar = [QUIETLY, globals].filter(Boolean).join(';');
  const address = (story) =>
    `${origin}/iframe.html?viewMode=story&id=${encodeURIComponent(story)}&globals=${encodeURIComponent(toolbar)}`;

  async function openPage() {
    const [plain] = await Promise.all([browserName(browser)]);
    const context = await browser.newContext({
      userAgent: plain + BY_A_PROGRAM,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(MOMENT);
    await page.addInitScript(prepare);
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    return page;
  }

  /** Takes a screenshot; `undefined` if the page times out. */
  async function photograph(page, shot, wait, fresh) {
    const size = page.viewportSize();
    if (size?.width !== shot.width || size.height !== shot.height)
      await page.setViewportSize({ width: shot.width, height: shot.height });
    if (fresh) await page.goto(address(shot.story));
    else await page.evaluate(goTo, shot.story);
    const rest = await within(
      wait.patience + 10_000,
      page.evaluate(waitUntilSettled, { storyId: shot.story, ...wait }),
    );
    if (!rest?.finished) return undefined;
    const png = await page.screenshot({
      fullPage: rest.tall > shot.height,
      animations: 'disabled',
      caret: 'hide',
      timeout: 20_000,
    });
    return { png, problem: rest.problem };
  }

  /**
   * Takes screenshots of all shots.
   *
   * @param {readonly import('./plan.mjs').Shot[]} shots
   * @param {(shot: import('./plan.mjs').Shot, picture: { png?: Buffer, problem?: string }) => Promise<void> | void} taken
   * @param {keyof typeof CARE} care
   */
  async function take(shots, taken, care) {
    const waiting = [...shots];
    async function work() {
      let page;
      let before;
      while (waiting.length > 0) {
        const shot = waiting.shift();
        let picture;
        // Retries in a new page, to rule out effects of previous stories.
        for (const again of [false, true]) {
          const fresh = page === undefined || care === 'patient' || again || before === shot.story;
          page ??= await openPage();
          try {
            picture = await photograph(page, shot, again ? CARE.patient : CARE[care], fresh);
          } catch (error) {
            picture = undefined;
            if (!browser.isConnected()) throw error;
          }
          before = shot.story;
          if (picture?.problem === undefined && picture !== undefined) break;
          if (picture === undefined || again) {
            await page.context().close();
            page = undefined;
          }
        }
        await taken(shot, picture ?? { problem: 'did not finish' });
      }
      await page?.context().close();
    }
    await Promise.all(Array.from({ length: Math.min(workers, shots.length) }, work));
  }

  /** Returns the windows that stories request themselves. */
  async function pinned(story) {
    const page = await openPage();
    try {
      await page.goto(address(story));
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      return await page.evaluate(pinnedWindows);
    } finally {
      await page.context().close();
    }
  }

  return { take, pinned };
}

let name;
/** Returns the browser's user agent. */
async function browserName(browser) {
  if (name === undefined) {
    const page = await browser.newPage();
    name = (await page.evaluate(() => globalThis.navigator.userAgent)).replace('Headless', '');
    await page.close();
  }
  return name;
}

async function within(ms, promise) {
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}
