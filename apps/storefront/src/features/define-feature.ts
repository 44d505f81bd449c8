import type { CartModule } from '@foolscap/cart/state';
import type { DomainModule } from '@foolscap/core/state';
import type { ShopDeps } from '../compose.ts';
import type { ProcessDeps } from '../processes/process-deps.ts';

type Modules = Record<string, Pick<DomainModule, 'name' | 'saga'> & { reducer: unknown }>;

export interface FeatureDeps extends ShopDeps {
  /** Adds writes to the cart's queue. */
  extendCart: CartModule['extend'];
}

/**
 * The state of an area of the shop, which loads with the first page, section or drawer that needs it: modules of its domains, and the processes between
 * them. A page names its features next to its component, and the Redux store adds each once (docs/decisions/features-of-the-shop.md).
 */
export interface Feature {
  name: string;
  modules: (deps: FeatureDeps) => readonly DomainModule[];
  processes?: (deps: ProcessDeps) => Generator;
}

/** @param modules creates the feature's modules from clients and settings, by slice key; like `compose`, but on demand */
export function defineFeature({
  name,
  modules,
  processes,
}: Omit<Feature, 'modules'> & { modules?: (deps: FeatureDeps) => Modules }): Feature {
  return {
    name,
    // The store of all slices does not know their types.
    modules: (deps) => Object.values(modules?.(deps) ?? {}) as DomainModule[],
    ...(processes ? { processes } : {}),
  };
}
