// A machine that runs other checks at the same time is several times slower than a quiet one; no test waits this long by itself. The many
// random cases of `npm run test:full` take minutes.
jest.setTimeout(process.env.FOOLSCAP_FULL ? 1_200_000 : 30_000);
