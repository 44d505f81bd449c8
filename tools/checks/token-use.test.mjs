// Checks that style sheets and scripts use only existing tokens, because browsers silently ignore a misspelled custom property.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const named = new Set(
  [...readFileSync(join(root, 'libs/ui/src/tokens/names.ts'), 'utf8').matchAll(/^ {2}'([\w-]+)',$/gm)].map(
    ([, name]) => name,
  ),
);

const files = ['libs', 'apps/storefront/src', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(scss|css|tsx?)$/.test(file) && !/node_modules|(^|[\\/])dist[\\/]/.test(file))
    .map((file) => join(folder, file)),
);

test('there are tokens, and files that use them', () => {
  expect(named.size).toBeGreaterThan(80);
  expect(files.filter((file) => file.endsWith('.scss')).length).toBeGreaterThan(60);
});

test('all used tokens exist', () => {
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/var\(--fs-([\w-]+)[,)]/g)]
      .filter(([, name]) => !named.has(name) && !name.endsWith('-'))
      .map(([, name]) => `${file}: --fs-${name}`),
  );
  expect(unknown).toEqual([]);
});
