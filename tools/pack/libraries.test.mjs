import { installCommand, withDependencies, withSiblings } from './libraries.mjs';

const libraries = new Map(
  Object.entries({
    core: {},
    ui: { dependencies: { '@foolscap/core': '^1.0.0', other: '^1.0.0' } },
    cart: { dependencies: { '@foolscap/core': '^1.0.0' }, peerDependencies: { '@foolscap/ui': '^1.0.0' } },
  }).map(([name, json]) => [name, { name, dir: '', json }]),
);

test('lists a library after its sibling dependencies, peers included, each once', () => {
  expect(withSiblings(libraries, ['cart', 'ui'])).toEqual(['core', 'ui', 'cart']);
  expect(withSiblings(libraries, ['core'])).toEqual(['core']);
  expect(withDependencies(libraries, ['cart'])).toEqual(['core', 'cart']);
});

test('refuses an unknown name with the list of known ones', () => {
  expect(() => withSiblings(libraries, ['carts'])).toThrow(
    'There is no library "carts". Choose from: core, ui, cart.',
  );
});

test('builds the command that installs tarballs, with quotes where a shell needs them', () => {
  expect(installCommand(['/out/core.tgz', '/my shop/out/cart.tgz'])).toBe(
    'npm install /out/core.tgz "/my shop/out/cart.tgz"',
  );
});
