import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readInventory, readNames } from './inventory.mjs';

const page = join(dirname(expect.getState().testPath), '../../docs/operators/payment-scripts.md');

it('names why each script of the checkout page is needed', () => {
  const inventory = readInventory(readFileSync(page, 'utf8'));
  expect(inventory.has('packages')).toBe(true);
  expect([...inventory].filter(([, purpose]) => purpose.length < 10)).toEqual([]);
});

it('names scripts by their module, or the area of their modules, and leaves styles out', () => {
  const manifest = {
    '_a1.js': { file: 'assets/a1.js', name: 'cart~2' },
    '../../libs/payments/src/ui/A.tsx': {
      file: 'assets/b2.js',
      name: 'A',
      src: '../../libs/payments/src/ui/A.tsx',
    },
    'style.css': { file: 'assets/c3.css', src: 'style.css' },
  };
  expect([...readNames(manifest)]).toEqual([
    ['/assets/a1.js', 'cart'],
    ['/assets/b2.js', 'libs/payments/src/ui/A.tsx'],
  ]);
});
