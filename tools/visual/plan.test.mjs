import { readOptions } from './options.mjs';
import { getShots, getStories } from './plan.mjs';

const entry = (id, title, importPath, type = 'story') => ({ id, title, name: 'Default', importPath, type });
const index = {
  entries: {
    a: entry('ui-button--default', 'UI/Button', './libs/ui/src/components/Button/Button.stories.tsx'),
    b: entry('cart-line--default', 'Cart/Line', './libs/cart/src/ui/Line.stories.tsx'),
    c: entry('pages-home--default', 'Pages/Home', './.storybook/pages/Home.stories.tsx'),
    d: entry('ui-button--docs', 'UI/Button', './libs/ui/src/components/Button/Button.mdx', 'docs'),
  },
};

test('finds the stories with their libraries, without documentation pages', () => {
  expect([...getStories(index).values()].map(({ id, library }) => [id, library])).toEqual([
    ['ui-button--default', 'ui'],
    ['cart-line--default', 'cart'],
    ['pages-home--default', 'Storybook'],
  ]);
});

test('filters stories by a part of the id or title', () => {
  expect([...getStories(index, ['ui/BUTTON', 'pages-']).keys()]).toEqual([
    'ui-button--default',
    'pages-home--default',
  ]);
});

test('takes a story that sets its viewport only in that one', () => {
  const shots = getShots(['one', 'two'], [360, 1280], { two: { width: 320, height: 640 } });
  expect(shots.map(({ key, height }) => [key, height])).toEqual([
    ['two@320', 640],
    ['one@360', 780],
    ['one@1280', 900],
  ]);
});

test('parses the command line', () => {
  expect(
    readOptions([
      '--widths',
      '360, 820',
      '--stories',
      'button,cart',
      '--globals',
      'tenant:business;theme:dark',
    ]),
  ).toMatchObject({
    widths: [360, 820],
    stories: ['button', 'cart'],
    globals: 'tenant:business;theme:dark',
    allowChanges: false,
    base: undefined,
  });
});

test.each([[['--widths', 'wide']], [['--globals', 'dark']], [['--workers', '0']], [['--color']]])(
  'rejects %j with a message',
  (argv) => {
    expect(() => readOptions(argv)).toThrow();
  },
);
