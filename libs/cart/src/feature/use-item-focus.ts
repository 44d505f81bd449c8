import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves focus to the list when the item that has it disappears, because it was moved, its Undo has expired, or another window has removed it.
 *
 * @param ids of the items that the list shows
 * @param given for the element that takes focus, if the caller moves focus there, too
 * @returns `container` for the element that takes focus, and the function that items call on focus with their id, and on blur without it
 */
export function useItemFocus(ids: readonly string[], given?: RefObject<HTMLDivElement | null>) {
  const own = useRef<HTMLDivElement>(null);
  const container = given ?? own;
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const id = focused.current;
    if (id === undefined || ids.includes(id)) return;
    const { activeElement } = document;
    // An element can keep the focus under another id, as the alerts' buttons do.
    if (container.current?.contains(activeElement)) return;
    focused.current = undefined;
    if (activeElement === document.body) container.current?.focus();
  });
  const onFocusChange = useCallback((id?: string) => {
    focused.current = id;
  }, []);
  return { container, onFocusChange };
}
