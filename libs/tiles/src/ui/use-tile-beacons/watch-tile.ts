/** The margin of the viewport within which a tile counts as visible (storefront-9.34). */
const VIEW_MARGIN = '0px 0px 50px';

/** The page's only observer, created with the first tile. */
let observer: IntersectionObserver | undefined;
const watched = new Map<Element, () => void>();

function createObserver(): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.();
    },
    { rootMargin: VIEW_MARGIN },
  );
}

/**
 * Calls back whenever a tile becomes visible, and initially if it already is. Without an IntersectionObserver, in an old browser, it never
 * calls back.
 *
 * @returns a function that stops watching
 */
export function watchTile(tile: Element, onVisible: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= createObserver();
  watched.set(tile, onVisible);
  observer.observe(tile);
  return () => {
    watched.delete(tile);
    observer?.unobserve(tile);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}
