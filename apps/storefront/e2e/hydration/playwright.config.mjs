import journeys from '../playwright.config.mjs';

/** Hydrates each kind of page once; run by `tools/checks/hydration.mjs`. */
export default { ...journeys, testMatch: '*.hydration.ts' };
