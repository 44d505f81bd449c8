/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
);

test('there is something to look at', () => {
  expect(sources.length).toBeGreaterThan(30);
});

test.each(sources)('%s brings no overlay code into the first load', (file) => {
  const imports = readFileSync(join(__dirname, file), 'utf8').match(/from '[^']+'/g) ?? [];
  expect(imports.filter((line) => /@base-ui|\/(overlays|widgets)/.test(line))).toEqual([]);
});
