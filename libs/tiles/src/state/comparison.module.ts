import { createLoader } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CompareClient } from '../client/index.ts';
import type { CompareData } from '../contract/index.ts';
import { comparisonActions, comparisonReducer, type ComparisonState } from './comparison.slice.ts';

export interface ComparisonDeps {
  client: CompareClient;
}

/** Creates the data of the compare page: a slice, and a saga that loads the products. The newest request wins. */
export function createComparisonModule({
  client,
}: ComparisonDeps): DomainModule<ComparisonState, 'comparison'> {
  const { comparisonRequested, comparisonReceived, comparisonFailed } = comparisonActions;
  return {
    name: 'comparison',
    reducer: comparisonReducer,
    *saga() {
      yield createLoader<readonly string[], CompareData>({
        requested: comparisonRequested,
        read: async (itemIds, signal) =>
          itemIds.length ? client.compare(itemIds, signal) : { items: [], missing: [] },
        received: (data) => comparisonReceived(data),
        failed: (failure) => comparisonFailed(failure),
      });
    },
  };
}
