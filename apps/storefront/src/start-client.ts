/**
 * Runs the files of a page's script once its first paint is over, each in a task of its own, so that the browser can paint and handle
 * input in between. The document lists them, each after those that it imports.
 */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    // A hidden page is not painted.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Continues in a new task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start() {
  await afterPaint();
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

void start();
