import { createStreetWatch } from './street-watch.ts';

function open() {
  const seen: string[] = [];
  const watch = createStreetWatch(
    () => seen.push('shown'),
    () => seen.push('failed'),
    () => seen.push('hidden'),
  );
  return { seen, watch };
}

it('shows streets with the first tile', () => {
  const { seen, watch } = open();
  watch.tileFailed();
  expect(seen).toEqual([]);
  watch.tileLoaded();
  watch.tileLoaded();
  expect(seen).toEqual(['shown']);
});

it('gives up after three failures in a row, for good', () => {
  const { seen, watch } = open();
  watch.tileLoaded();
  watch.tileFailed();
  watch.tileFailed();
  watch.tileLoaded();
  watch.tileFailed();
  watch.tileFailed();
  expect(seen).toEqual(['shown']);
  watch.tileFailed();
  watch.tileFailed();
  watch.tileLoaded();
  expect(seen).toEqual(['shown', 'failed']);
});

it('gives up when all tiles of a small map have failed', () => {
  const { seen, watch } = open();
  watch.settled('none');
  expect(seen).toEqual([]);
  watch.tileFailed();
  watch.settled('empty');
  watch.settled('empty');
  expect(seen).toEqual(['failed']);
});

it('stays when the last tile failed and others show', () => {
  const { seen, watch } = open();
  watch.tileLoaded();
  watch.tileFailed();
  watch.settled('streets');
  expect(seen).toEqual(['shown']);
});

it('gives up when a map has settled with empty tiles only, not before', () => {
  const { seen, watch } = open();
  watch.tileEmpty();
  watch.tileFailed();
  watch.tileEmpty();
  expect(seen).toEqual([]);
  watch.settled('empty');
  watch.tileLoaded();
  expect(seen).toEqual(['failed']);
});

it('shows streets with the first tile that is not empty, and keeps them where others are', () => {
  const { seen, watch } = open();
  watch.tileEmpty();
  watch.tileLoaded();
  watch.settled('streets');
  watch.tileEmpty();
  watch.settled('streets');
  expect(seen).toEqual(['shown']);
});

it('does not count failures with an empty tile between them as failures in a row', () => {
  const { seen, watch } = open();
  watch.tileLoaded();
  for (let time = 0; time < 2; time += 1) {
    watch.tileFailed();
    watch.tileFailed();
    watch.tileEmpty();
  }
  expect(seen).toEqual(['shown']);
});

it('shows the map’s own data in a view of empty tiles only, and streets again where there are some', () => {
  const { seen, watch } = open();
  watch.tileLoaded();
  watch.settled('streets');
  watch.tileEmpty();
  watch.settled('empty');
  watch.settled('empty');
  expect(seen).toEqual(['shown', 'hidden']);
  // Tiles that the map has cached are not loaded again.
  watch.settled('streets');
  expect(seen).toEqual(['shown', 'hidden', 'shown']);
  watch.settled('empty');
  watch.tileLoaded();
  watch.settled('streets');
  expect(seen).toEqual(['shown', 'hidden', 'shown', 'hidden', 'shown']);
});

it('keeps streets in a view that needs no tiles', () => {
  const { seen, watch } = open();
  watch.tileLoaded();
  watch.settled('none');
  expect(seen).toEqual(['shown']);
});
