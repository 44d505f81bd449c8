import { readStorePath } from './store-path.ts';

it.each([
  ['', { isChange: false }],
  ['1547', { storeNumber: '1547', isChange: false }],
  ['8', { storeNumber: '0008', isChange: false }],
  ['directory', { isDirectory: true, isChange: false }],
  ['directory/MA', { isDirectory: true, state: 'ma', isChange: false }],
  ['1547/change', { storeNumber: '1547', isChange: true }],
])('reads the page of stores at "%s"', (rest, path) => {
  expect(readStorePath({ '*': rest })).toEqual(path);
});

// No store has such a number, so the page is that of an unknown store.
it.each(['directory/ma/boston', '1547/foo', '1547/change/foo', '1547/foo/bar'])(
  'reads no page of a store at "%s"',
  (rest) => {
    expect(readStorePath({ '*': rest })).toEqual({ storeNumber: rest, isChange: false });
  },
);
