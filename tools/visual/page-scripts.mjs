/* global document, window, MutationObserver, requestAnimationFrame, performance, setTimeout, localStorage, sessionStorage */
// Functions that run inside the page and detect when a story has settled. Each is sent to the browser separately, so it cannot
// use the others.

/** A Wednesday in March, mid-morning in New York: the value of `new Date()` in every screenshot. */
export const MOMENT = '2026-03-11T14:30:00Z';

/** Runs before all other scripts of a page: records Storybook's events, and makes random values deterministic. */
export function prepare() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  window.foolscapVisual = { events: [], reseed: () => (seed = 1) };
  const eventNames = [
    'storyFinished',
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given) {
      channel = given;
      for (const name of eventNames)
        channel.on(name, (detail) => window.foolscapVisual.events.push({ name, detail }));
    },
  });
}

/** Switches to another story in the same page and clears all state. */
export function goTo(storyId) {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.foolscapVisual.events = [];
  window.foolscapVisual.reseed();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Waits until the story and its play function have finished, fonts and pictures are loaded, and the page stops
 * changing.
 *
 * @param {{ storyId: string, quiet: number, patience: number }} wait in ms: time without changes, and the timeout
 * @returns {Promise<{ finished: boolean, problem?: string, tall: number }>}
 */
export async function waitUntilSettled({ storyId, quiet, patience }) {
  const begun = performance.now();
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { events } = window.foolscapVisual;
  const over = ({ name, detail }) =>
    name === 'storyMissing' || (name === 'storyFinished' && detail.storyId === storyId);
  while (!events.some(over)) {
    if (performance.now() - begun > patience) return { finished: false, problem: 'did not finish', tall: 0 };
    await sleep(8);
  }
  const trouble = events.find(({ name }) => name !== 'storyFinished');
  const detail = [trouble?.detail].flat()[0];
  const problem = trouble && String(detail?.message ?? detail?.description ?? trouble.name);

  // Storybook covers a failed story with its error; hides that to show the story.
  document.body.classList.replace('sb-show-errordisplay', 'sb-show-main');
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.race([decoded, sleep(3000)]);

  let last = performance.now();
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const settled = performance.now();
  await frame();
  while (performance.now() - last < quiet && performance.now() - settled < quiet + 3000)
    await sleep(Math.max(4, quiet - (performance.now() - last)));
  await frame();
  observer.disconnect();
  return { finished: true, problem, tall: document.documentElement.scrollHeight };
}

/** Returns the windows that stories request with the toolbar's global `viewport`. */
export async function pinnedWindows() {
  const stories = Object.values(await window.__STORYBOOK_PREVIEW__.extract());
  return Object.fromEntries(
    stories.flatMap(({ id, globals, parameters }) => {
      const name = globals?.viewport?.value ?? globals?.viewport;
      const styles = parameters?.viewport?.options?.[name]?.styles;
      const [width, height] = [Number.parseInt(styles?.width), Number.parseInt(styles?.height)];
      if (!width || !height) return [];
      return [[id, globals.viewport.isRotated ? { width: height, height: width } : { width, height }]];
    }),
  );
}
