import { createCompareClient } from '@foolscap/tiles/client';
import { createComparisonModule } from '@foolscap/tiles/state';
import { reportComparison } from '../processes/report-comparison.ts';
import { shopPart } from './shop-part.ts';

/** The products of the compare page. */
export const comparisonPart = shopPart({
  name: 'comparison',
  modules: ({ http }) => ({ comparison: createComparisonModule({ client: createCompareClient(http) }) }),
  processes: reportComparison,
});
