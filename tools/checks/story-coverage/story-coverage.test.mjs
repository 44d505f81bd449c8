import { getComponents, exportedComponents } from './exported-components.mjs';
import { coverageTable, judge } from './judge.mjs';
import { readFileStates, readRequired } from './read-states.mjs';

test('finds the components of an entry, not its types, hooks or constants', () => {
  const index = `
    export { Alert, type AlertProps } from './Alert/Alert.tsx';
    export { useToasts, ToastProvider } from './Toast/Toasts.tsx';
    export { HEADER_TYPES, Inner as Outer } from './x.ts';
    export type { Words } from './words.ts';
    export * from './Price/Price.tsx';
  `;
  const price = 'export function Price() {}\nexport const PRICE = 1;\nexport type Money = number;';
  expect(exportedComponents(index, () => price)).toEqual(['Alert', 'ToastProvider', 'Outer', 'Price']);
});

test('reads the subject of a story file, and the other components that it renders', () => {
  const { component, mentions } = getComponents(`
const meta = { title: 'UI/Button', component: Button } satisfies Meta<typeof Button>;
export const LongContent: Story = { render: () => <IconButton /> };
  `);
  expect(component).toBe('Button');
  expect(mentions.has('IconButton')).toBe(true);
});

test.each([
  ["parameters: { a11y: { test: 'off' } }", true],
  ["parameters: { a11y: { test: 'todo' } }", true],
  ['parameters: { a11y: { disable: true } }', true],
  ["tags: ['!test']", true],
  ["parameters: { a11y: { test: 'error' } }, tags: ['dev']", false],
])('reports a story excluded from checks: %s', (text, unchecked) => {
  expect(getComponents(`const meta = { component: Tile, ${text} };`).unchecked).toBe(unchecked);
});

const file = (component, stories, extra = {}) => ({
  component,
  mentions: new Set(),
  stories: new Set(stories),
  hasPage: true,
  ...extra,
});

const rest = { name: 'Rest', section: 'ours', story: 'tiles-tile--default', recipe: '/' };

/** Returns a library without missing stories. Override the properties that a test needs. */
const library = (special = {}) => ({
  name: 'tiles',
  components: ['Tile'],
  files: [file('Tile', ['Default', 'LongContent'])],
  ids: new Set(['tiles-tile--default', 'tiles-tile--long-content']),
  storyStates: { receivesData: {}, states: [rest], missing: [] },
  exists: () => true,
  needsPages: false,
  ...special,
});

test('a library with all its stories has no problems', () => {
  expect(judge(library()).missing).toEqual([]);
});

test.each([
  [
    'a component without Default or LongContent',
    { files: [file('Tile', ['Default'])] },
    'Tile has no story LongContent',
  ],
  [
    'a story with disabled checks',
    { files: [file('Tile', ['Default', 'LongContent'], { unchecked: true })] },
    'Tile disables the checks of a story',
  ],
  ['a component in no story', { files: [] }, 'Tile is in no story'],
  [
    'a library without states',
    { storyStates: { receivesData: {}, states: [], missing: [] } },
    'no story names its state',
  ],
  [
    'a state of the list that no story names',
    { storyStates: { receivesData: {}, states: [rest], missing: ['One left'] } },
    'no story names the state "One left"',
  ],
  [
    'a component with data and no loading state',
    {
      files: [file('Tile', ['Default', 'LongContent', 'Failed'])],
      storyStates: {
        receivesData: { Tile: { Empty: 'a tile is never without its product' } },
        states: [],
        missing: [],
      },
    },
    'Tile has no story Loading',
  ],
  [
    'an outdated reason',
    {
      files: [file('Tile', ['Default', 'LongContent', 'Loading', 'Empty', 'Failed'])],
      storyStates: { receivesData: { Tile: { Empty: 'never' } }, states: [], missing: [] },
    },
    'Tile has a story Empty, and a reason why it has none',
  ],
  [
    'a state without its story',
    {
      storyStates: {
        receivesData: {},
        states: [{ name: 'On sale', section: 'ours', story: 'tiles-tile--sale', recipe: '/' }],
        missing: [],
      },
    },
    'the state "On sale" has no story tiles-tile--sale',
  ],
  [
    'a state whose test is gone',
    {
      exists: () => false,
      storyStates: {
        receivesData: {},
        states: [{ ...rest, test: 'libs/gone.test.ts' }],
        missing: [],
      },
    },
    'names a test that does not exist: libs/gone.test.ts',
  ],
  [
    'a state that is named twice',
    {
      storyStates: {
        receivesData: {},
        states: [rest, rest],
        missing: [],
      },
    },
    'is named twice',
  ],
  ...[undefined, ' ', 'Storybook only: '].map((recipe) => [
    `a state without a way to see it in the shop (${recipe})`,
    {
      storyStates: {
        receivesData: {},
        states: [{ ...rest, recipe }],
        missing: [],
      },
    },
    'the state "Rest" has neither instructions for the shop nor a reason',
  ]),
  [
    'a state that is due without a reason',
    {
      storyStates: {
        receivesData: {},
        states: [{ name: 'Set', section: 'storefront-4', due: ' ' }],
        missing: [],
      },
    },
    'is due without a reason',
  ],
  [
    'a primitive without a documentation page',
    { needsPages: true, files: [file('Tile', ['Default', 'LongContent'], { hasPage: false })] },
    'Tile has no page (Tile.mdx)',
  ],
  [
    'data for a component that does not exist',
    { storyStates: { receivesData: { Title: {} }, states: [], missing: [] } },
    'Title receives data, but is not a component',
  ],
])('reports %s', (_, special, complaint) => {
  expect(judge(library(special)).missing.join('\n')).toContain(complaint);
});

test('a sibling is covered if another story renders it, and a provider needs no story', () => {
  const { missing } = judge(
    library({
      components: ['Tile', 'TileGrid', 'TileProvider'],
      files: [file('Tile', ['Default', 'LongContent'], { mentions: new Set(['TileGrid']) })],
    }),
  );
  expect(missing).toEqual([]);
});

test('expected gaps are allowed, but a missing required story is a problem', () => {
  const states = [
    {
      name: 'Rest',
      section: 'ours',
      story: 'tiles-tile--default',
      test: 'x.test.ts',
      recipe: 'Storybook only: an example.',
    },
    { name: 'Sale', section: 'storefront-4', story: 'tiles-tile--sale', recipe: 'open /c/paper' },
    { name: 'Set', section: 'storefront-4', due: 'sets of products' },
  ];
  const { totals } = judge(library({ storyStates: { receivesData: {}, states, missing: [] } }));
  expect(totals).toEqual({ components: 1, stories: 2, states: 3, shown: 1, due: 1, tests: 1, inShop: 1 });
  const [, line, all] = coverageTable([{ name: 'tiles', totals }]);
  expect(line).toMatch(/^tiles .* 50 %$/);
  expect(all).toMatch(/^all .* 50 %$/);
});

const STORIES = `
const meta = {
  title: 'Tiles/Tile',
  component: Tile<Product>,
  parameters: { layout: 'padded', receivesData: { Empty: 'a tile always has a product' } },
} satisfies Meta<typeof Tile>;
export const OnSale: Story = { ...tile(2), parameters: { ...Default.parameters, state: ['sale', 'price cut'], recipe: \`Open “/c/paper”.\` } };
export const Last: Story = { parameters: { state: 'one left', recipe: 'Open it.', testedIn: 'x.test.ts' } };
const helper = { parameters: { state: 'hidden' } };
export const Default: Story = {};
`;

test('reads the states that stories name, and the data that their component receives', () => {
  expect(readFileStates('Tile.stories.tsx', STORIES)).toEqual({
    states: [
      { name: 'sale', story: 'tiles-tile--on-sale', recipe: 'Open “/c/paper”.' },
      { name: 'price cut', story: 'tiles-tile--on-sale', recipe: 'Open “/c/paper”.' },
      { name: 'one left', story: 'tiles-tile--last', recipe: 'Open it.', test: 'x.test.ts' },
    ],
    receivesData: { Tile: { Empty: 'a tile always has a product' } },
  });
  const withVariable = STORIES.replace("'one left'", 'LAST');
  expect(() => readFileStates('Tile.stories.tsx', withVariable)).toThrow('"LAST" is not plain text');
});

test('reads the states that a library must show', () => {
  const list = `# States\n\n## cart\n\n- cart-4: x\n\n## tiles\n\n- storefront-8: sale |\n  one left\n- due storefront-4: set | sets of products\n`;
  const { origins, due } = readRequired(list, 'tiles');
  expect([...origins]).toEqual([
    ['sale', 'storefront-8'],
    ['one left', 'storefront-8'],
  ]);
  expect(due).toEqual([{ name: 'set', section: 'storefront-4', due: 'sets of products' }]);
  expect(readRequired(list, 'ui').origins.size).toBe(0);
});
