const fc = require('fast-check');

// `npm run test:full` looks at far more random cases.
const times = process.env.FOOLSCAP_FULL ? 30 : 1;
fc.configureGlobal({ numRuns: 100 * times });
