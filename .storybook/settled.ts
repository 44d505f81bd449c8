import type { Preview } from '@storybook/react-vite';

/**
 * A person acts on a page that has come to rest, and so does `play`: React gives a page to the browser before it runs the
 * effects by which parts take the focus or get to know each other. In the story tests it runs them at once, in Storybook later.
 */
export const mountSettled: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  // Timers, not frames: a background tab draws none. Effects may render again, and have effects of their own.
  const pause = '__vitest_browser__' in globalThis ? 0 : 16;
  for (let times = 0; times < 3; times += 1) await new Promise((resolve) => setTimeout(resolve, pause));
  return context.canvas;
};
