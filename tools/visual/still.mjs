/* global document, window, MutationObserver, requestAnimationFrame, performance, setTimeout, localStorage, sessionStorage */
// What runs inside the page: it says when a story has come to rest. Each function is sent to the browser by itself.

/** A Wednesday in March, mid-morning in New York: what `new Date()` gives in every picture. */
export const MOMENT = '2026-03-11T14:30:00Z';

/** Before anything else in a page: listens for what Storybook says, and makes what is random the same each time. */
export function prepare() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  window.foolscapVisual = { said: [], reseed: () => (seed = 1) };
  const words = [
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
      for (const word of words)
        channel.on(word, (detail) => window.foolscapVisual.said.push({ word, detail }));
    },
  });
}

/** Moves on to another story in the same page, with nothing remembered of the last one. */
export function goTo(storyId) {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.foolscapVisual.said = [];
  window.foolscapVisual.reseed();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Waits until the story and its play are over, letters and pictures are there, and the page changes no more.
 *
 * @param {{ storyId: string, quiet: number, patience: number }} wait in ms: how long nothing may change, and how long at most
 * @returns {Promise<{ finished: boolean, problem?: string, tall: number }>}
 */
export async function comeToRest({ storyId, quiet, patience }) {
  const begun = performance.now();
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { said } = window.foolscapVisual;
  const over = ({ word, detail }) =>
    word === 'storyMissing' || (word === 'storyFinished' && detail.storyId === storyId);
  while (!said.some(over)) {
    if (performance.now() - begun > patience)
      return { finished: false, problem: 'did not come to its end', tall: 0 };
    await sleep(8);
  }
  const trouble = said.find(({ word }) => word !== 'storyFinished');
  const detail = [trouble?.detail].flat()[0];
  const problem = trouble && String(detail?.message ?? detail?.description ?? trouble.word);

  // Storybook covers a story that failed with its error; what is there to be seen is the story.
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

/** The windows that stories ask for by the toolbar's global `viewport`. */
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
