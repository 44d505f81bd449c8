// `npm run test:full` runs far more random cases, with other seeds in each run.
module.exports = process.env.FOOLSCAP_FULL ? { numRuns: 3000 } : { numRuns: 100, seed: 20261128 };
