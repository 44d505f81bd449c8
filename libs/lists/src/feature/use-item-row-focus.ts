import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { ListDetailsQuery } from '../contract/index.ts';

const rowOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-item]')?.dataset.item : undefined;

/**
 * Keeps the focus within the rows. If the focused row disappears, because it was saved for later or another member removed it, the row that
 * takes its place gets the focus; if another page has loaded, the start of the rows does.
 *
 * @param keys the item numbers of the rows on screen, in order
 * @param page the page on screen, from 1
 * @param shown the query that the rows belong to
 */
export function useItemRowFocus(keys: readonly string[], page: number, shown: ListDetailsQuery | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<{ key: string; at: number }>(undefined);
  useEffect(() => {
    const last = focused.current;
    if (!last || keys.includes(last.key) || document.activeElement !== document.body) return;
    focused.current = undefined;
    const rows = container.current?.querySelectorAll<HTMLElement>('article[data-item]') ?? [];
    (rows[Math.min(last.at, rows.length - 1)] ?? container.current)?.focus();
  });

  const choice = JSON.stringify([shown?.sort, shown?.search]);
  const last = useRef({ page, choice });
  useEffect(() => {
    const before = last.current;
    last.current = { page, choice };
    // Another search or sort keeps the focus in its field.
    if (before.page === page || before.choice !== choice) return;
    container.current?.scrollIntoView();
    container.current?.focus({ preventScroll: true });
  }, [choice, page]);

  return {
    container,
    onFocus: ({ target }: FocusEvent) => {
      const key = rowOf(target);
      focused.current = key === undefined ? undefined : { key, at: keys.indexOf(key) };
    },
  };
}
