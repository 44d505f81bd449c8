import { createCompareClient } from '@foolscap/tiles/client';
import { createCompareModule, createComparisonModule } from '@foolscap/tiles/state';
import { defineFeature } from '../define-feature.ts';
import { reportComparison } from './report-comparison.ts';

/** The products chosen for comparison, kept for the session, and their comparison. */
export const compareFeature = defineFeature({
  name: 'compare',
  modules: ({ http, storage }) => ({
    compare: createCompareModule({ storage }),
    comparison: createComparisonModule({ client: createCompareClient(http) }),
  }),
  processes: reportComparison,
});
