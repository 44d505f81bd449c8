import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStates } from '../../tools/checks/story-coverage/read-states.mjs';
import { getAnchor, parseRules } from './parse-rules.ts';

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

test('each origin of a story state is a section of the specification, or not part of it', () => {
  const table = readFileSync(join(root, 'apps/storefront/src/story-states.ts'), 'utf8');
  const origins = [
    ...readdirSync(join(root, 'libs')).flatMap((library) =>
      readStates(root, library).states.map(({ section }) => section),
    ),
    ...[...table.matchAll(/\bsection: '([^']+)'/g)].map(([, origin]) => origin!),
  ];
  expect(origins.length).toBeGreaterThan(500);
  const wrong = origins.filter((origin) => {
    const anchor = getAnchor(origin);
    return anchor === undefined ? !['ours', 'storybook'].includes(origin) : !anchors.has(anchor);
  });
  expect(wrong).toEqual([]);
});
