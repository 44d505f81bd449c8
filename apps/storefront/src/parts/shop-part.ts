import type { CartModule } from '@foolscap/cart/state';
import type { DomainModule } from '@foolscap/core/state';
import type { ShopDeps } from '../compose.ts';
import type { ProcessDeps } from '../processes/process-deps.ts';

type Modules = Record<string, Pick<DomainModule, 'name' | 'saga'> & { reducer: unknown }>;

export interface PartDeps extends ShopDeps {
  /** Adds writes to the cart's queue. */
  extendCart: CartModule['extend'];
}

/**
 * A part of the shop that is loaded with the first page that needs it: modules of its domains, and the processes between them. A page
 * lists its parts next to its component, and the Redux store adds each part once (docs/decisions/parts-of-the-shop.md).
 */
export interface ShopPart {
  name: string;
  modules: (deps: PartDeps) => readonly DomainModule[];
  processes?: (deps: ProcessDeps) => Generator;
}

/** @param modules creates the part's modules from clients and settings, by slice key; like `compose`, but on demand */
export function shopPart({
  name,
  modules,
  processes,
}: Omit<ShopPart, 'modules'> & { modules: (deps: PartDeps) => Modules }): ShopPart {
  return {
    name,
    // The store of all slices does not know their types.
    modules: (deps) => Object.values(modules(deps)) as DomainModule[],
    ...(processes ? { processes } : {}),
  };
}
