import { useEffect, useRef, useState } from 'react';

/**
 * Shows a list in steps. Its items need `tabIndex={-1}`: the first item added gets the focus, because the button disappears after the last
 * step.
 *
 * @param pageSize number of items shown initially and added by each step
 */
export function useShowMore<List extends HTMLElement>(pageSize: number) {
  const [shown, setShown] = useState(pageSize);
  const list = useRef<List>(null);
  const next = useRef<number>(undefined);
  useEffect(() => {
    const item = next.current === undefined ? undefined : list.current?.children[next.current];
    next.current = undefined;
    if (item instanceof HTMLElement) item.focus();
  }, [shown]);
  return {
    shown,
    list,
    showMore: () => {
      next.current = shown;
      setShown(shown + pageSize);
    },
    showFirst: () => setShown(pageSize),
  };
}
