import { use } from 'react';
import type { ComponentType } from 'react';
import type { Action } from 'redux';
import type { PageAddress } from '../routing/page-address.ts';
import type { ShopPart } from '../parts/shop-part.ts';

/** Exports of a page's chunk besides its component. */
export interface PageExports {
  /** The parts of the shop that the page needs. */
  parts: readonly ShopPart[];
  /** Actions that load the page's data, in addition to those of the route table. */
  load: (address: PageAddress) => Action[];
  /** The sections that the page shows at an address (`lazySection`). */
  sections: (address: PageAddress) => readonly LazyChunk[];
}

/** A chunk with its parts of the shop, whatever its component takes. */
export interface LazyChunk {
  preload: () => Promise<void>;
  /** Returns whether `preload` has resolved. */
  isLoaded: () => boolean;
  /** Returns the chunk's other exports; available once `preload` has resolved. */
  pageExports: () => PageExports;
}

/** A component in a chunk of its own. Once `preload` has resolved it renders synchronously, on the server and in the browser. */
export interface LazyScreen<P extends object = object> extends LazyChunk {
  Screen: ComponentType<P>;
}

/**
 * Creates a lazily loaded component. A chunk that failed to load stays failed until the page is reloaded: retrying on every render would
 * flood the server, and after a deployment only a reloaded page has the new file names.
 */
export function lazyScreen<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> } & Partial<PageExports>>,
): LazyScreen<P> {
  let Loaded: ComponentType<P> | undefined;
  let pageExports: PageExports = { parts: [], load: () => [], sections: () => [] };
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then((module) => {
      Loaded = module.default;
      pageExports = {
        ...pageExports,
        ...(module.parts && { parts: module.parts }),
        ...(module.load && { load: module.load }),
        ...(module.sections && { sections: module.sections }),
      };
    });
    return loading;
  };

  function Screen(props: P) {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Screen, preload, isLoaded: () => Loaded !== undefined, pageExports: () => pageExports };
}
