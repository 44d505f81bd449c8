import { useEffect, useRef } from 'react';

/** The elements of a row that can take focus, the most suitable first: the star, which a row without actions has, too. */
const TARGETS = 'button, a[href]';

/**
 * Moves focus when the focused row leaves the table: to the same element in the row that takes its place, otherwise in the last row,
 * otherwise to the container.
 *
 * @param ids ids of the rows, in order
 * @returns the container's ref and focus handler, and `findNext`, which returns the element to focus when a row disappears
 */
export function useRowFocus(ids: readonly string[]) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<{ at: number; id: string | undefined }>(undefined);

  const rows = () => [...(container.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  const findIn = (row: HTMLElement | undefined) =>
    row?.querySelector<HTMLElement>(TARGETS) ?? container.current;

  useEffect(() => {
    const last = focused.current;
    if (!last || last.id === undefined || ids.includes(last.id)) return;
    if (document.activeElement !== document.body) return;
    focused.current = undefined;
    const left = rows();
    findIn(left[Math.min(last.at, left.length - 1)])?.focus();
  });

  return {
    container,
    onFocus({ target }: { target: Element }) {
      const at = rows().findIndex((row) => row.contains(target));
      focused.current = at < 0 ? undefined : { at, id: ids[at] };
    },
    /** @param id of the row that will be gone */
    findNext(id: string): HTMLElement | null {
      const at = ids.indexOf(id);
      const others = rows().filter((_, index) => index !== at);
      return findIn(others[Math.min(at, others.length - 1)]);
    },
  };
}
