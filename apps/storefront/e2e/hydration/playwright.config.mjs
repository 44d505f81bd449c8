import journeys from '../playwright.config.mjs';

/** Each kind of page, hydrated once; run by `tools/checks/hydration.mjs`. */
export default { ...journeys, testMatch: '*.hydration.ts', outputDir: '../../../../test-results' };
