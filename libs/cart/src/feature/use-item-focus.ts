import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves focus to the list when the item that has it disappears, because it was moved, its Undo has expired, or another window has removed it.
 *
 * @param ids of the items that the list shows
 * @returns `container` for the element that takes focus, and the function that items call on focus with their id, and on blur without it
 */
export function useItemFocus(ids: readonly string[]) {
  const container = useRef<HTMLDivElement>(null);
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
