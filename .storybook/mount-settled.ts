import type { Preview } from '@storybook/react-vite';

/**
 * Waits until a page has settled before `play` runs, because users interact with a settled page: React commits a page
 * before it runs the effects that move focus or connect components. In story tests effects run synchronously, in
 * Storybook later.
 */
export const mountSettled: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  // Uses timers instead of frames, because background tabs render no frames. Effects may cause another render with more effects.
  const pause = '__vitest_browser__' in globalThis ? 0 : 16;
  const wait = () => new Promise((resolve) => setTimeout(resolve, pause));
  // A page shows nothing until its code has loaded, and axe would find nothing to check.
  while (context.canvasElement.querySelector('[data-opening]')) await wait();
  for (let times = 0; times < 3; times += 1) await wait();
  return context.canvas;
};
