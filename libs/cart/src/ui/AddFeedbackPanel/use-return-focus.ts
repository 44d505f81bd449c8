import { useEffect, useState } from 'react';

/** Lists the elements around one that can take the focus by script, the closest first. */
function listAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element?.parentElement; each; each = each.parentElement)
    if (each.hasAttribute('tabindex')) found.push(each);
  return found;
}

/**
 * Returns the focus when the component is unmounted and its own focus is gone with it: to the element that had it, or if that was removed meanwhile, to the
 * closest element around it that is still there. An added product often leaves the row of recommendations whose button added it.
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
      [opener, ...around].find((element) => element?.isConnected)?.focus({ preventScroll: true });
    },
    [opener, around],
  );
  return opener;
}
