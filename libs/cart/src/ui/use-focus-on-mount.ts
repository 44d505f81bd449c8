import { useEffect, useRef, useState } from 'react';

/**
 * Focuses an element on mount if the focused element disappeared, for example when a line replaces its Undo.
 *
 * @param isWanted whether it should take the focus; later changes have no effect
 * @returns the ref of the element
 */
export function useFocusOnMount<E extends HTMLElement>(isWanted: boolean) {
  const element = useRef<E>(null);
  const [takesFocus] = useState(isWanted);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) element.current?.focus();
  }, [takesFocus]);
  return element;
}
