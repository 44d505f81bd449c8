import { startTransition, useEffect, useState } from 'react';

/** Two components every 40 ms: a slow device mounts them between two frames, and a hundred rows take two seconds. */
const STEP = 2;
const STEP_MS = 40;

const waiting = new Set<() => void>();

function takeStep(): void {
  for (const show of [...waiting].slice(0, STEP)) {
    waiting.delete(show);
    startTransition(show);
  }
  if (waiting.size > 0) setTimeout(takeStep, STEP_MS);
}

/**
 * Returns false until it is the turn of the component: after the page is hydrated, a few components at a time, in the order in which they were
 * mounted.
 * @param isFirst true returns true from the start, on the server as well
 */
export function useLater(isFirst: boolean): boolean {
  const [isShown, setIsShown] = useState(isFirst);
  useEffect(() => {
    if (isShown) return;
    const show = () => setIsShown(true);
    if (waiting.add(show).size === 1) setTimeout(takeStep, STEP_MS);
    return () => void waiting.delete(show);
  }, [isShown]);
  return isShown;
}
