import { startTransition, useEffect, useState } from 'react';

/** Two components every 40 ms: a slow device mounts them between two frames, and a hundred rows take two seconds. */
const STEP = 2;
const STEP_MS = 40;

const waiting: (() => void)[] = [];

function takeStep(): void {
  for (const show of waiting.splice(0, STEP)) startTransition(show);
  if (waiting.length > 0) setTimeout(takeStep, STEP_MS);
}

/**
 * Returns false until it is the component's turn: after the page is hydrated, a few components at a time, in the order in which they were
 * mounted.
 * @param isFirst if true, returns true from the start, on the server as well
 */
export function useLater(isFirst: boolean): boolean {
  const [isShown, setIsShown] = useState(isFirst);
  useEffect(() => {
    if (!isShown && waiting.push(() => setIsShown(true)) === 1) setTimeout(takeStep, STEP_MS);
  }, [isShown]);
  return isShown;
}
