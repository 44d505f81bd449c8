/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
);

test('finds modules to check', () => {
  expect(sources.length).toBeGreaterThan(30);
});

test.each(sources)('%s does not load overlay code initially', (file) => {
  const imports = readFileSync(join(__dirname, file), 'utf8').match(/from '[^']+'/g) ?? [];
  expect(imports.filter((line) => /@base-ui|\/(overlays|widgets)/.test(line))).toEqual([]);
});
