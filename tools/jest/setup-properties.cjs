const fc = require('fast-check');

// `npm run test:full` runs far more random cases, with other seeds in each run.
fc.configureGlobal(process.env.FOOLSCAP_FULL ? { numRuns: 3000 } : { numRuns: 100, seed: 20261128 });
