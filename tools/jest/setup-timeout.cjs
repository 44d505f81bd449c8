// Long, because a machine that also runs other checks is several times slower than an idle one. No test waits this long by itself. The many
// random cases of `npm run test:full` take minutes.
jest.setTimeout(process.env.FOOLSCAP_FULL ? 1_200_000 : 30_000);
