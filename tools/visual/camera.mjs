import { MOMENT, comeToRest, goTo, pinnedWindows, prepare } from './still.mjs';

/** Storybook's own sign that a program is looking: it then holds animations at their end instead of waiting for them. */
const BY_A_PROGRAM = ' StorybookTestRunner';

/** axe looks at every story elsewhere (`npm run test:stories`). */
const QUIETLY = 'a11y.manual:!true';

/**
 * How long nothing may change before a picture, and how long a story may take, in ms. Patient: each in a page that has shown
 * nothing before.
 */
const CARE = {
  brisk: { quiet: 50, patience: 20_000 },
  careful: { quiet: 150, patience: 20_000 },
  patient: { quiet: 500, patience: 30_000 },
};

/**
 * Takes pictures of the stories of one built Storybook.
 *
 * @param {object} setting
 * @param {import('@playwright/test').Browser} setting.browser
 * @param {string} setting.origin  where Storybook is served
 * @param {string} setting.globals of its toolbar
 * @param {number} setting.workers pages side by side
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

  /** One picture; `undefined` where the page did not answer in time. */
  async function photograph(page, shot, wait, fresh) {
    const size = page.viewportSize();
    if (size?.width !== shot.width || size.height !== shot.height)
      await page.setViewportSize({ width: shot.width, height: shot.height });
    if (fresh) await page.goto(address(shot.story));
    else await page.evaluate(goTo, shot.story);
    const rest = await within(
      wait.patience + 10_000,
      page.evaluate(comeToRest, { storyId: shot.story, ...wait }),
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
        // The second try is in a fresh page, so that nothing of the stories before can be the reason.
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
        await taken(shot, picture ?? { problem: 'did not come to its end' });
      }
      await page?.context().close();
    }
    await Promise.all(Array.from({ length: Math.min(workers, shots.length) }, work));
  }

  /** The windows that stories ask for by themselves. */
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
/** How the browser calls itself. */
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
