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
 * The state of one area of the shop, loaded with the first page, section or drawer that needs it: its domains' modules, and the processes
 * between them. A page names its features next to its component, and the Redux store adds each once
 * (docs/decisions/features-of-the-shop.md).
 */
export interface Feature {
  name: string;
  modules: (deps: FeatureDeps) => readonly DomainModule[];
  processes?: (deps: ProcessDeps) => Generator;
}

/** @param modules creates the feature's modules, by slice key, from clients and settings; like `compose`, but on demand */
export function defineFeature({
  name,
  modules,
  processes,
}: Omit<Feature, 'modules'> & { modules?: (deps: FeatureDeps) => Modules }): Feature {
  return {
    name,
    // The store does not know the types of all slices.
    modules: (deps) => Object.values(modules?.(deps) ?? {}) as DomainModule[],
    ...(processes ? { processes } : {}),
  };
}
