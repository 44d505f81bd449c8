import type { DomainModule } from '@foolscap/core/state';
import type { ShopDeps } from '../compose.ts';
import type { ProcessDeps } from '../processes/process-deps.ts';

type Modules = Record<string, Pick<DomainModule, 'name' | 'saga'> & { reducer: unknown }>;

/**
 * A part of the shop that comes with the first page that needs it: its domains' modules, and the meetings that only they take part in.
 * A page names its parts beside its component, and the store adds each of them once (docs/decisions/parts-of-the-shop.md).
 */
export interface ShopPart {
  name: string;
  modules: (deps: ShopDeps) => readonly DomainModule[];
  processes?: (deps: ProcessDeps) => Generator;
}

/** @param modules what clients and settings make of the part, by the key of its slice; like `compose`, for later */
export function shopPart({
  name,
  modules,
  processes,
}: Omit<ShopPart, 'modules'> & { modules: (deps: ShopDeps) => Modules }): ShopPart {
  return {
    name,
    // A store of many slices knows none of their types.
    modules: (deps) => Object.values(modules(deps)) as DomainModule[],
    ...(processes ? { processes } : {}),
  };
}
