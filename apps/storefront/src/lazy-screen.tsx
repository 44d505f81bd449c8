import { use } from 'react';
import type { ComponentType } from 'react';
import type { Action } from 'redux';
import type { PageAddress } from './page-address.ts';
import type { ShopPart } from './parts/shop-part.ts';

/** What a page's chunk has beside its component. */
export interface PageBrings {
  /** Which parts of the shop it needs. */
  parts: readonly ShopPart[];
  /** What to read before it shows, beside what the route table says. */
  load: (address: PageAddress) => Action[];
}

/** Something that is a chunk of its own. Once `preload` is through it renders at once, on the server as in the browser. */
export interface LazyScreen<P extends object = object> {
  Screen: ComponentType<P>;
  preload: () => Promise<void>;
  /** Returns whether `preload` is through. */
  isLoaded: () => boolean;
  /** Known once `preload` is through. */
  brings: () => PageBrings;
}

/**
 * A chunk that could not be fetched stays failed until the page is loaded anew: trying again at every render would storm the server,
 * and after a deploy only a new page knows the new names.
 */
export function lazyScreen<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> } & Partial<PageBrings>>,
): LazyScreen<P> {
  let Loaded: ComponentType<P> | undefined;
  let brought: PageBrings = { parts: [], load: () => [] };
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then((module) => {
      Loaded = module.default;
      brought = {
        ...brought,
        ...(module.parts && { parts: module.parts }),
        ...(module.load && { load: module.load }),
      };
    });
    return loading;
  };

  function Screen(props: P) {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Screen, preload, isLoaded: () => Loaded !== undefined, brings: () => brought };
}
