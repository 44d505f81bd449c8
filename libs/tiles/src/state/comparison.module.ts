import type { DomainModule } from '@foolscap/core/state';
import {
  comparison,
  comparisonActions,
  comparisonReducer,
  type ComparisonDeps,
  type ComparisonState,
} from './comparison.slice.ts';

/** Creates the data of the compare page: a slice, and a saga that loads the products. The newest request wins. */
export const createComparisonModule = (
  deps: ComparisonDeps,
): DomainModule<ComparisonState, 'comparison'> => ({
  name: 'comparison',
  reducer: comparisonReducer,
  *saga() {
    yield comparison.loader(comparisonActions, deps);
  },
});
