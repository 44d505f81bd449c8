// A machine that runs other checks at the same time is several times slower than a quiet one; no test waits this long by itself.
jest.setTimeout(30_000);
