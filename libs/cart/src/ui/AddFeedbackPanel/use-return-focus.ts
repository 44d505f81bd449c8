import { useEffect, useState } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Lists an element's ancestors, closest first. */
function listAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element?.parentElement; each && each !== document.body; each = each.parentElement)
    found.push(each);
  return found;
}

/**
 * Finds the closest place that remains around a removed element. A row of products takes the focus by script; instead of a panel that has
 * closed, such as the mini cart, the control next to it, which opened it, takes the focus.
 */
function findPlace(around: readonly HTMLElement[]): HTMLElement | null | undefined {
  const left = around.filter(({ isConnected }) => isConnected);
  const row = left.find((element) => element.hasAttribute('tabindex') && !element.matches('main'));
  return row ?? left.map((element) => element.querySelector<HTMLElement>(CONTROLS)).find(Boolean);
}

/**
 * Returns the focus when the component unmounts and takes the focus with it: to the element that had it before or, if that was removed in
 * the meantime, to the closest place that remains. An added product often leaves the row of recommendations whose button added it.
 * @returns the element that had the focus
 */
export function useReturnFocus(): HTMLElement | null {
  const [{ opener, around }] = useState(() => {
    const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    return { opener: active, around: listAround(active) };
  });
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const target = opener?.isConnected ? opener : findPlace(around);
      target?.focus({ preventScroll: true });
    },
    [opener, around],
  );
  return opener;
}
