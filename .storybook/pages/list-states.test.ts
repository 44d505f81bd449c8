import { filterStates, getComponents, type ListedState } from './list-states.ts';

const soldOut: ListedState = {
  library: 'cart',
  component: 'CartLine',
  state: {
    name: 'line out of stock',
    section: 'cart-4',
    story: 'cart-cartline--out-of-stock',
    recipe: 'Open /cart.',
  },
};
const chosen: ListedState = {
  library: 'stores',
  component: 'YourStore',
  state: { name: 'chosen', section: 'ours', story: 'stores-yourstore--default', recipe: '/stores' },
};
const due: ListedState = {
  library: 'cart',
  component: '',
  state: { name: 'pack-size violation', section: 'storybook', due: 'packs' },
};
const all = [soldOut, chosen, due];
const none = { library: '', component: '', text: '' };

test.each([
  ['no filter', {}, all],
  ['a library', { library: 'cart' }, [soldOut, due]],
  ['a component', { component: 'YourStore' }, [chosen]],
  ['words of the name, in any order', { text: 'Stock LINE' }, [soldOut]],
  ['an origin', { text: 'cart-4' }, [soldOut]],
  ['steps', { text: '/stores' }, [chosen]],
  ['what is due', { text: 'due' }, [due]],
  ['several filters', { library: 'cart', text: 'chosen' }, []],
])('filters by %s', (_, filters, left) => {
  expect(filterStates(all, { ...none, ...filters })).toEqual(left);
});

test('lists the components of one library or of all', () => {
  expect(getComponents(all, '')).toEqual(['CartLine', 'YourStore']);
  expect(getComponents(all, 'stores')).toEqual(['YourStore']);
});
