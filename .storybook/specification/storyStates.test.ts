import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { getAnchor, parseRules } from './parseRules.ts';

const root = join(__dirname, '../..');
const pages = ['cart', 'storefront', 'decisions'];

const anchors = new Set([
  ...pages,
  ...pages.flatMap((page) =>
    parseRules(page, readFileSync(join(root, `docs/specification/${page}.md`), 'utf8')).flatMap(
      ({ id, rules }) => [id, ...rules.map((rule) => rule.id)],
    ),
  ),
]);

const files = [...readdirSync(join(root, 'libs')).map((name) => `libs/${name}`), 'apps/storefront']
  .map((folder) => join(root, folder, 'src/story-states.ts'))
  .filter((file) => existsSync(file));

test('each origin of a story state is a section of the specification, or not part of it', () => {
  const origins = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bsection: '([^']+)'/g)].map(([, origin]) => origin!),
  );
  expect(origins.length).toBeGreaterThan(500);
  const wrong = origins.filter((origin) => {
    const anchor = getAnchor(origin);
    return anchor === undefined ? !['ours', 'storybook'].includes(origin) : !anchors.has(anchor);
  });
  expect(wrong).toEqual([]);
});
