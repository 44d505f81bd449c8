import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves focus to the list when its focused item disappears, because it was moved, its Undo has expired, or another window has removed it.
 *
 * @param ids ids of the items in the list
 * @param given ref of the element that takes the focus, if the caller moves focus there as well
 * @returns `container`, the ref of the element that takes the focus, and the function that items call with their id on focus and without an
 * id on blur
 */
export function useItemFocus(ids: readonly string[], given?: RefObject<HTMLDivElement | null>) {
  const own = useRef<HTMLDivElement>(null);
  const container = given ?? own;
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const id = focused.current;
    if (id === undefined || ids.includes(id)) return;
    const { activeElement } = document;
    // An element can keep the focus under a different id, as the alerts' buttons do.
    if (container.current?.contains(activeElement)) return;
    focused.current = undefined;
    if (activeElement === document.body) container.current?.focus();
  });
  const onFocusChange = useCallback((id?: string) => {
    focused.current = id;
  }, []);
  return { container, onFocusChange };
}
