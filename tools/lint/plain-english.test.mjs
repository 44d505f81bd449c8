import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { AVOIDED, avoidedWords } from './plain-english.mjs';

/** Runs ESLint's own process, because its plugins do not load inside Jest. */
const lint = (code, file = 'libs/header/src/model/x.ts') =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'run-rules.mjs'), 'foolscap/plain-english'], {
      input: JSON.stringify([{ file, code }]),
      encoding: 'utf8',
    }),
  )[0];

describe('avoided words', () => {
  it.each([
    ['Nobody sees it.', 'Nobody'],
    ['The reply is read anew.', 'anew'],
    ['what the shopper was told', 'told'],
    ['a mark that stands there', 'stands'],
    ['the colour of a pen', 'colour'],
    ['an order that was cancelled', 'cancelled'],
  ])('finds one in “%s”', (text, word) =>
    expect(avoidedWords(text).map((found) => found.word)).toEqual([word]),
  );

  it.each([
    '`nobody` is a user',
    'see [the page](the-house.md#told)',
    'the standard size',
    'an untold number',
    'understands',
  ])('accepts “%s”', (text) => expect(avoidedWords(text)).toEqual([]));

  it('has a better word for each', () => expect(AVOIDED.filter(([, instead]) => !instead)).toEqual([]));
});

describe('the rule', () => {
  const flagged = (code) => lint(code).map(({ message, line }) => `${line}: ${message}`);

  it('flags comments, docstrings and test titles at their line', () => {
    expect(
      flagged(`// Nobody reads it.
/** What a cart holds. */
export const x = 1;
it.each([1])('is told %s', () => undefined);
describe(\`as \${x} said\`, () => undefined);
`),
    ).toEqual([
      '1: “Nobody”: Name the role: no shopper, no caller, no other process.',
      '2: Open with what it is or does, not with “What”.',
      '4: “told”: Use reports, shows, returns or notifies.',
      '5: “said”: Use reported, shown or sent.',
    ]);
  });

  it('leaves code and other strings alone', () => {
    expect(flagged(`export const told = 'nobody';\n`)).toEqual([]);
  });
});
