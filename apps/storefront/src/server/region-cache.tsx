import { createElement } from 'react';
import type { ReactNode } from 'react';
import { isDeepStrictEqual } from 'node:util';
import { createProxy, isChanged } from 'proxy-compare';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import { selectQuantitiesByItem } from '@foolscap/cart/state';
import type { RegionName } from '../rendering/Region.tsx';
import type { ShopState } from '../store.ts';

/** The markup of a region, with everything it was rendered from. */
interface CachedRegion {
  html: string;
  /** The preload links that React has put before the page for the region's pictures. */
  preloads: string[];
  state: ShopState;
  /** The values of `state` that the region has read. */
  reads: WeakMap<object, unknown>;
  expiresAt: number;
}

/** Maximum number of variants of a region for different shoppers. */
const MAX_VARIANTS = 4;
/** Maximum number of pages. Each variant keeps its markup and its state, about 200 kB, so all of them together have 80 MB at most. */
const MAX_PAGES = 100;

const MARK = 'page-region';
const PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/;
const REGIONS = new RegExp(`<${MARK} name="(\\w+)">([^]*?)</${MARK}>`, 'g');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns whether a region would be the same with another state, because all the values that it has read are equal. */
const isSame = ({ state, reads }: CachedRegion, other: ShopState): boolean =>
  !isChanged(
    state,
    other,
    reads,
    new WeakMap(),
    // An object whose properties were not read is compared by identity.
    (before, after) =>
      Object.is(before, after) ||
      (isObject(before) && isObject(after) && !reads.has(before) && isDeepStrictEqual(before, after)),
  );

/** Returns the preload links of the pictures in the markup of a region. */
const listPreloads = (links: readonly string[], html: string): string[] =>
  links.filter((link) =>
    [...link.matchAll(/ (?:href|imageSrcSet)="([^"]+)"/g)].some(([, value]) => html.includes(value!)),
  );

export interface RegionRendering {
  /** Renders a region, or a placeholder if its markup is cached. Used by the page's services. */
  renderRegion: (name: RegionName, region: ReactNode) => ReactNode;
  /**
   * Puts cached regions into the markup of the page, and caches the others.
   *
   * @param rendered the markup by React
   * @param isCacheable false after an error
   */
  complete: (rendered: string, isCacheable: boolean) => string;
}

export type RegionCache = ReturnType<typeof createRegionCache>;

/**
 * Creates the cache for regions of pages for shoppers with a session (decision-guests.4). Most of such a page is the same for many
 * shoppers. A cached region is used only if all values that it has read from the Redux store are equal in the store of the new page. A
 * region that shows personal data has read it, so it is not reused for another shopper.
 *
 * @param seconds lifetime of a region; 0 disables the cache
 */
export function createRegionCache(seconds: number, now: () => number = () => performance.now()) {
  const pages = new Map<string, Map<RegionName, CachedRegion[]>>();

  function getPage(key: string): Map<RegionName, CachedRegion[]> {
    const page = pages.get(key) ?? new Map<RegionName, CachedRegion[]>();
    // Moves the page to the end, so that the first one is the least recently used.
    pages.delete(key);
    pages.set(key, page);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    return page;
  }

  return {
    /**
     * Starts rendering a page.
     *
     * @param key everything that the page depends on besides the store
     * @param names the regions that may be cached
     */
    open(key: string, names: readonly RegionName[], store: Store<ShopState>): RegionRendering {
      const whole = store.getState();
      const state = { ...whole, quantitiesInCart: selectQuantitiesByItem(whole) };
      const page = seconds === 0 ? undefined : getPage(key);
      const found = new Map<RegionName, CachedRegion>();
      const tracked = new Map<RegionName, WeakMap<object, unknown>>();
      for (const name of page ? names : []) {
        const fresh = page!.get(name)?.filter(({ expiresAt }) => expiresAt > now()) ?? [];
        page!.set(name, fresh);
        const same = fresh.find((variant) => isSame(variant, state));
        if (same) found.set(name, same);
        else tracked.set(name, new WeakMap());
      }

      return {
        renderRegion(name, region) {
          if (found.has(name)) return createElement(MARK, { name });
          const reads = tracked.get(name);
          if (!reads) return region;
          const seen = createProxy(state, reads, new WeakMap());
          return (
            <Provider store={{ ...store, getState: () => seen }} serverState={seen}>
              {createElement(MARK, { name }, region)}
            </Provider>
          );
        },

        complete(rendered, isCacheable) {
          const [links = ''] = PRELOADS.exec(rendered) ?? [];
          const preloads = new Set(links.match(/<link[^>]*>/g));
          const own = [...preloads];
          const html = rendered.slice(links.length).replace(REGIONS, (_, name: RegionName, inner: string) => {
            const cached = found.get(name);
            if (cached) {
              cached.preloads.forEach((link) => preloads.add(link));
              return cached.html;
            }
            const variants = page!.get(name)!;
            if (isCacheable)
              page!.set(name, [
                {
                  html: inner,
                  preloads: listPreloads(own, inner),
                  state,
                  reads: tracked.get(name)!,
                  expiresAt: now() + seconds * 1000,
                },
                ...variants.slice(0, MAX_VARIANTS - 1),
              ]);
            return inner;
          });
          return [...preloads].join('') + html;
        },
      };
    },
  };
}
