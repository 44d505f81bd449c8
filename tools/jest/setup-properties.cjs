const fc = require('fast-check');

// `npm run test:full` runs far more random cases.
const times = process.env.FOOLSCAP_FULL ? 30 : 1;
fc.configureGlobal({ numRuns: 100 * times });
