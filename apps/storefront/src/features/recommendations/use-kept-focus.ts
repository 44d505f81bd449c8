import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'a[href], button, input';

/** Identifies a tile's control by what stays the same when the tile is rendered again. */
interface TileControl {
  /** URL of the product, from the tile's first link. */
  href: string | null | undefined;
  name: string | null;
}

const getHref = (tile: Element | null) => tile?.querySelector('a[href]')?.getAttribute('href');
const getName = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** Finds the same control of the same product, otherwise the product's first control. */
function findControl(place: HTMLElement, { href, name }: TileControl): HTMLElement | undefined {
  const tile = [...place.querySelectorAll('article')].find((each) => getHref(each) === href);
  const controls = [...(tile?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  return controls.find((control) => getName(control) === name) ?? controls[0];
}

/**
 * Keeps the focus in a row whose tiles are replaced by a new reply: on the same control of the same product if it still exists, otherwise
 * on the row's heading. A dialog that returns the focus to the row, because the tile that opened it is gone, is handled the same way.
 *
 * @param place the element around the row, which can be focused by script
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const last = useRef<TileControl>(undefined);
  const isInside = useRef(false);

  const keep = useRef(() => {
    const element = place.current;
    if (!element) return;
    const control = last.current?.href ? findControl(element, last.current) : undefined;
    const heading = element.querySelector<HTMLElement>('h2, h3');
    if (!control && heading) heading.tabIndex = -1;
    (control ?? heading)?.focus({ preventScroll: true });
  });

  useEffect(() => {
    // Not `focusout`, which some browsers also dispatch for a removed element.
    const follow = ({ type, target }: Event) => {
      const element = place.current;
      isInside.current = target instanceof Node && element?.contains(target) === true;
      if (type !== 'focusin' || !isInside.current) return;
      if (target === element) keep.current();
      else if (target instanceof Element)
        last.current = { href: getHref(target.closest('article')), name: getName(target) };
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [place]);

  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) keep.current();
  });
}
