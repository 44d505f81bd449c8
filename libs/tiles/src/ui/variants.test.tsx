import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aTileItem } from '../testing/index.ts';
import {
  AlternateTile,
  AnotherListTile,
  AtlTile,
  CarouselMiniTile,
  CompareTile,
  InterestTile,
  ListTile,
  MiniTile,
  OrderDetailsTile,
  PrintTile,
  ProductTile,
  ShopTile,
  SlimTile,
  SponsoredTile,
} from './index.ts';

const item = aTileItem({ rating: 4.6, originalPriceValue: 59.99, price: '$45.99', priceValue: 45.99 });
const nothing = () => undefined;

/** Each variant, and the names of the parts that it is composed of. */
const VARIANTS: [name: string, tile: ReactElement, parts: string][] = [
  ['standard', <ProductTile item={item} />, 'link price rating add'],
  ['carousel mini', <CarouselMiniTile item={item} />, 'link price add'],
  ['list', <ListTile item={item} />, 'link price rating add'],
  ['ATL', <AtlTile item={item} />, 'price'],
  ['mini', <MiniTile item={item} />, 'link price'],
  ['slim', <SlimTile item={item} onRemove={nothing} />, 'link remove'],
  ['compare', <CompareTile item={item} onRemove={nothing} />, 'link add remove'],
  ['list order details', <OrderDetailsTile item={item} quantity={2} />, 'link price'],
  ['print', <PrintTile item={item} />, 'price'],
  ['shop', <ShopTile item={item} />, 'link price'],
  ['sponsored', <SponsoredTile item={item} />, 'link price rating add'],
  ['interest-based', <InterestTile item={item} interest="Paper" />, 'link price rating add'],
  ['another list', <AnotherListTile item={item} onChooseList={nothing} />, 'link price list'],
];

test.each(VARIANTS)('the variant %s has its parts, and no others (storefront-2.61)', (_name, tile, parts) => {
  render(tile);
  expect(screen.getByRole('article')).toHaveTextContent(item.title);
  const found = {
    link: screen.queryByRole('link', { name: item.title }),
    price: screen.queryByText(/\$45\.99/),
    rating: screen.queryByText(/4\.6/),
    add: screen.queryByRole('button', { name: /^Add to cart/ }),
    remove: screen.queryByRole('button', { name: /^Remove / }),
    list: screen.queryByRole('button', { name: /^Add to another list/ }),
  };
  expect(
    Object.entries(found)
      .filter(([, part]) => part)
      .map(([part]) => part)
      .join(' '),
  ).toBe(parts);
});

test('a sponsored tile is labeled as such, and an interest-based one shows the interest', () => {
  render(
    <>
      <SponsoredTile item={item} />
      <InterestTile item={item} interest="Paper" />
    </>,
  );
  expect(screen.getByText('Sponsored')).toBeVisible();
  expect(screen.getByText('Based on your interest in Paper')).toBeVisible();
});

test('the list variant shows the part number of the organization, if there is one (storefront-3.71)', () => {
  const { rerender } = render(<ListTile item={aTileItem({ cId: 'OFFICE-7' })} />);
  expect(screen.getByText('Your part number: OFFICE-7')).toBeVisible();
  rerender(<ListTile item={aTileItem()} />);
  expect(screen.queryByText(/part number/)).toBeNull();
});

test.each([
  [
    { altFactor: 2, quantity: 2, units: 'pack of 12' },
    'pack of 24',
    'Adds 2 packs of 12 for $91.98 in place of 1 pack of 24',
  ],
  [
    { altFactor: 0.5, quantity: 1, units: 'box of 1,000' },
    'box of 500',
    'Adds 1 box of 1,000 for $45.99 in place of 1 box of 500',
  ],
  [
    { altFactor: 5, quantity: 5, units: 'each' },
    'set of 5',
    'Adds 5 units for $229.95 in place of 1 set of 5',
  ],
  [{ altFactor: 1, quantity: 1, units: 'each' }, 'each', undefined],
  [{ units: 'each' }, 'pack of 5', undefined],
])('an alternate with %j shows which units replace a %s (storefront-3.74)', (changes, units, text) => {
  render(<AlternateTile original={{ units }} item={aTileItem(changes)} />);
  expect(screen.queryByText(/in place of/)?.textContent).toBe(text);
});
