import { getBlocks, getStart } from './readme.mjs';

const fence = '```';
const readme = (code) =>
  `# x\n\n## Five-line start\n\nWords.\n\n${fence}tsx\n${code}${fence}\n\nMore.\n\n## Use\n\n${fence}tsx\nother\n${fence}\n`;

test('takes the first tsx of the section, as written', () => {
  expect(getStart(readme("import 'a';\n\nexport const x = 1;\n"))).toBe(
    "import 'a';\n\nexport const x = 1;\n",
  );
});

test('accepts the section at the end', () => {
  expect(getStart(`## Five-line start\n\n${fence}tsx\none\n${fence}\n`)).toBe('one\n');
});

test('names the missing part', () => {
  expect(() => getStart('# x\n\n## Use\n')).toThrow('has no heading');
  expect(() => getStart(`## Five-line start\n\n## Use\n\n${fence}tsx\none\n${fence}\n`)).toThrow(
    'shows no tsx',
  );
  expect(() => getStart(readme('1\n2\n3\n4\n5\n6\n'))).toThrow('6 lines');
});

test('finds every block with its language and line', () => {
  expect(getBlocks(`# x\n\n${fence}ts\none\n\ntwo\n${fence}\nWords.\n${fence}\nplain\n${fence}\n`)).toEqual([
    { language: 'ts', code: 'one\n\ntwo\n', line: 3 },
    { language: '', code: 'plain\n', line: 9 },
  ]);
});
