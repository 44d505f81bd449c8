import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutSideEffects } from './pure-router.mjs';

const storefront = createRequire(new URL('../../apps/storefront/package.json', import.meta.url));
const folder = join(dirname(storefront.resolve('react-router/package.json')), 'dist/production');

test('the installed router has the statements that are marked', () => {
  const files = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(code).toMatch(/^Form\.displayName = /m);
  const marked = withoutSideEffects(code);
  expect(marked).not.toMatch(/^\w+\.displayName = /m);
  expect(marked).toMatch(/var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
});
