import { BUTTON_LIMIT, judgeSizes, getTable } from './weigh.mjs';

const thing = (name, size, files = [], entry = 'components') => ({ entry, name, size, files });

test('reports a heavy button and a primitive that includes an overlay', () => {
  const sizes = [
    thing('Button', BUTTON_LIMIT),
    thing('Field', 100, ['/app/node_modules/@base-ui/react/field.js']),
    thing('Price', 100, ['/app/@foolscap/ui/dist/overlays/Dialog.js']),
    thing('Menu', 30_000, ['/app/node_modules/@base-ui/react/menu.js'], 'overlays'),
  ];
  expect(judgeSizes(sizes)).toEqual([
    'a page with one Button costs 6000 B, 6000 B are allowed',
    'components: Field brings Base UI or what floats',
    'components: Price brings Base UI or what floats',
  ]);
});

test('accepts a light button, and reports a missing one', () => {
  expect(judgeSizes([thing('Button', BUTTON_LIMIT - 1)])).toEqual([]);
  expect(judgeSizes([thing('Badge', 1)])).toHaveLength(1);
});

test('the table begins with the largest of each entry', () => {
  const lines = getTable([thing('Menu', 30_000, [], 'overlays'), thing('Badge', 300), thing('Button', 1234)]);
  expect(lines).toEqual([
    '  components Button   1.23 kB',
    '  components Badge    0.30 kB',
    '  overlays   Menu    30.00 kB',
  ]);
});
