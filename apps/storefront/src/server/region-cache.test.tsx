/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Provider, useSelector } from 'react-redux';
import type { Store } from 'redux';
import { cartReducer } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { Region } from '../rendering/Region.tsx';
import { useQuantitiesInCart } from '../rendering/use-quantities-in-cart.ts';
import { PageServicesProvider } from '../rendering/page-services.ts';
import type { PageServices } from '../rendering/page-services.ts';
import type { ShopState } from '../store.ts';
import { createRegionCache, type RegionCache } from './region-cache.tsx';

interface State {
  name: string;
  items: { title: string; image?: string; stock: { units: number } }[];
}

const rendered = jest.fn();
beforeEach(() => rendered.mockClear());

function Main() {
  rendered();
  const { '1': inCart } = useQuantitiesInCart();
  const items = useSelector(({ items: all }: State) => all);
  return (
    <ul data-in-cart={inCart}>
      {items.map(({ title, image }) => (
        <li key={title}>
          {title}
          {image && <img src={image} alt="" />}
        </li>
      ))}
    </ul>
  );
}

const PAPER: State = { name: 'Pat', items: [{ title: 'Paper', stock: { units: 3 } }] };

/** Renders a page with one region for the given state. */
function render(
  cache: RegionCache,
  state: State,
  { hasFailed = false, key = '/', itemId = '1' } = {},
): string {
  // The state that a region may read, besides the quantities in the cart.
  const info = { phase: 'ready', value: buildCart({ items: [buildCartItem({ itemId })] }) };
  const whole = { ...state, cart: { ...cartReducer(undefined, { type: 'none' }), info } };
  // Cast because rendering on a server uses no other member of a store.
  const store = { getState: () => whole, subscribe: () => () => undefined } as unknown as Store<ShopState>;
  const page = cache.open(key, ['main'], store);
  const services = { renderRegion: page.renderRegion } as PageServices;
  const markup = renderToString(
    <Provider store={store}>
      <PageServicesProvider value={services}>
        <Region name="main">
          <Main />
        </Region>
      </PageServicesProvider>
    </Provider>,
  );
  return page.complete(markup, !hasFailed);
}

it('renders a region once for all states in which what it has read is equal', () => {
  const cache = createRegionCache(10);
  const html = render(cache, PAPER);
  expect(html).toBe('<ul data-in-cart="1"><li>Paper</li></ul>');
  // The name and the stock are not read.
  expect(render(cache, { name: 'Sam', items: [{ title: 'Paper', stock: { units: 5 } }] })).toBe(html);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(render(cache, { ...PAPER, items: [{ title: 'Pens', stock: { units: 3 } }] })).toContain('Pens');
  expect(render(cache, { ...PAPER, items: [] })).toBe('<ul data-in-cart="1"></ul>');
  expect(rendered).toHaveBeenCalledTimes(3);
  // Both variants are cached.
  expect(render(cache, PAPER)).toBe(html);
  expect(rendered).toHaveBeenCalledTimes(3);
});

it('puts the preload links of a cached region’s pictures before the page', () => {
  const cache = createRegionCache(10);
  const state = { ...PAPER, items: [{ title: 'Paper', image: '/paper.svg', stock: { units: 1 } }] };
  const html = render(cache, state);
  expect(html).toMatch(/^<link rel="preload" as="image" href="\/paper.svg"\/><ul /);
  expect(render(cache, state)).toBe(html);
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('renders a region again after its lifetime, on another page, and after an error', () => {
  let at = 0;
  const cache = createRegionCache(10, () => at);
  render(cache, PAPER, { hasFailed: true });
  render(cache, PAPER);
  render(cache, PAPER, { key: '/other' });
  expect(rendered).toHaveBeenCalledTimes(3);
  at = 9999;
  render(cache, PAPER);
  expect(rendered).toHaveBeenCalledTimes(3);
  at = 10_000;
  render(cache, PAPER);
  expect(rendered).toHaveBeenCalledTimes(4);
});

it('caches nothing for 0 seconds', () => {
  const cache = createRegionCache(0);
  expect([render(cache, PAPER), render(cache, PAPER)]).toEqual(
    Array(2).fill('<ul data-in-cart="1"><li>Paper</li></ul>'),
  );
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('is shared by shoppers whose carts differ in items that the region does not show', () => {
  const cache = createRegionCache(10);
  for (const itemId of ['7', '8', '9']) render(cache, PAPER, { itemId });
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(render(cache, PAPER, { itemId: '1' })).toContain('data-in-cart="1"');
  expect(rendered).toHaveBeenCalledTimes(2);
});
