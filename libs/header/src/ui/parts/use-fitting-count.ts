import { useEffect, useRef, useState, type RefObject } from 'react';
import { countFitting } from './count-fitting.ts';

/**
 * Measures how many items of a list fit into one line next to a "More" button, initially and on every resize. The list keeps all of its
 * items so that each can be measured; CSS hides those that do not fit.
 *
 * @param count number of items; a change measures them again
 * @returns `fitting` is undefined until measured: on the server and without JavaScript
 */
export function useFittingCount(count: number): {
  line: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLUListElement | null>;
  more: RefObject<HTMLDetailsElement | null>;
  fitting: number | undefined;
} {
  const line = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const [fitting, setFitting] = useState<number>();

  useEffect(() => {
    if (!line.current || !list.current || typeof ResizeObserver === 'undefined') return undefined;
    const items = [...list.current.children];
    // The button unmounts when everything fits, so its last width is kept.
    let moreWidth = 0;
    const measure = () => {
      const available = line.current?.getBoundingClientRect().width;
      // A hidden row keeps its count.
      if (!available || !list.current) return;
      moreWidth = more.current?.offsetWidth ?? moreWidth;
      setFitting(
        countFitting({
          items: items.map((item) => item.getBoundingClientRect().width),
          gap: Number.parseFloat(getComputedStyle(list.current).columnGap) || 0,
          available,
          more: moreWidth,
        }),
      );
    };
    // The observer also reports the initial sizes. Items resize when the web font loads.
    const observer = new ResizeObserver(measure);
    for (const element of [line.current, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [count]);

  return { line, list, more, fitting };
}
