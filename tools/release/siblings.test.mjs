import { raiseSiblings } from './siblings.mjs';

test('raises the ranges of siblings, peers included, and no others', () => {
  const json = {
    dependencies: { '@foolscap/core': '^1.0.0', typebox: '^1.3.0' },
    peerDependencies: { '@foolscap/ui': '^1.0.0', react: '^19.2.0' },
  };
  expect(raiseSiblings(json, '1.1.0', new Set(['@foolscap/core', '@foolscap/ui']))).toEqual({
    dependencies: { '@foolscap/core': '^1.1.0', typebox: '^1.3.0' },
    peerDependencies: { '@foolscap/ui': '^1.1.0', react: '^19.2.0' },
  });
});
