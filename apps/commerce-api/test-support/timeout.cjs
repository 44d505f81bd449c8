// The first test file of a run creates the database templates, which takes a few seconds.
jest.setTimeout(90_000);
