import { isReleased, raiseSiblings } from './siblings.mjs';

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

test('a version is released if the changelog has an entry for it', () => {
  const changelog = '# @foolscap/cart\n\n## 0.1.0\n\n### Minor Changes\n';
  expect(isReleased(changelog, '0.1.0')).toBe(true);
  expect(isReleased(changelog, '0.1')).toBe(false);
});
