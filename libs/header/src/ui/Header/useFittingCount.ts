import { useEffect, useRef, useState, type RefObject } from 'react';
import { countFitting } from './countFitting.ts';

/**
 * Measures how many items of a list fit into one line beside a button that leads to the rest, now and whenever anything changes its
 * size. The list keeps all of its items, so that each can be measured; those that do not fit are hidden by their style.
 *
 * @param count number of items; another number is measured again
 * @returns `fitting` is undefined until it is measured: on the server, and where there is no script
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
    // The button goes where everything fits; its width is remembered for when it does not.
    let moreWidth = 0;
    const measure = () => {
      if (!line.current || !list.current) return;
      moreWidth = more.current?.offsetWidth ?? moreWidth;
      setFitting(
        countFitting({
          items: items.map((item) => item.getBoundingClientRect().width),
          gap: Number.parseFloat(getComputedStyle(list.current).columnGap) || 0,
          available: line.current.getBoundingClientRect().width,
          more: moreWidth,
        }),
      );
    };
    // Tells the first size as well. Items change theirs when the typeface arrives.
    const observer = new ResizeObserver(measure);
    for (const element of [line.current, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [count]);

  return { line, list, more, fitting };
}
