import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs ESLint's own process, because its plugins do not load inside Jest. */
const lint = (code, file = 'libs/header/src/ui/x.tsx') =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'run-rules.mjs'), 'translations/literal-text'], {
      input: JSON.stringify([{ file, code }]),
      encoding: 'utf8',
    }),
  )[0].map(({ message }) => /“(.*)”/.exec(message)[1]);

it('finds texts in markup, in attributes and in values that markup shows', () =>
  expect(
    lint(`
      const TITLES = { idle: 'Buy this item now' };
      export const X = ({ busy, n }) => (
        <p aria-label="close" title={busy ? 'Wait' : undefined} heading={\`Order \${n} placed\`} note={n && \`Hello \${n}.\`}>
          Add to cart {busy && 'busy'} {n ? \`\${n} left\` : null}
        </p>
      );
    `),
  ).toEqual([
    'Buy this item now',
    'close',
    'Wait',
    'Order placed',
    'Hello .',
    'Add to cart',
    'busy',
    'left',
  ]));

it('accepts messages, names of styles and keys, errors and signs', () =>
  expect(
    lint(`
      export function X({ texts, key }) {
        if (key === 'ArrowDown') throw new Error('Provider is missing above this component.');
        return <p className="a b" style={{ transform: \`translate(\${key}px, 0px)\` }} kind="failure" autoComplete="shipping name">{texts.add} · 3 × 4</p>;
      }
    `),
  ).toEqual([]));
