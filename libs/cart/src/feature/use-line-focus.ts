import { useCallback, useEffect, useRef } from 'react';
import type { LineView } from '../state/index.ts';

/**
 * Moves focus to the remaining lines when the focused line disappears, because its Undo has expired or another window has removed it.
 *
 * @returns `container` for the element that takes focus, and the function that lines call on focus with their id, and on blur without it
 */
export function useLineFocus(lines: readonly LineView[]) {
  const container = useRef<HTMLDivElement>(null);
  const focusedLine = useRef<string>(undefined);
  useEffect(() => {
    const id = focusedLine.current;
    if (id === undefined || lines.some(({ line }) => line.cartItemId === id)) return;
    focusedLine.current = undefined;
    if (document.activeElement === document.body) container.current?.focus();
  }, [lines]);
  const onFocusChange = useCallback((cartItemId?: string) => {
    focusedLine.current = cartItemId;
  }, []);
  return { container, onFocusChange };
}
