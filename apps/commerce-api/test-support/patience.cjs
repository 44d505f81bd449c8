// The first test file of all makes the template of the databases, which takes a few seconds.
jest.setTimeout(30_000);
