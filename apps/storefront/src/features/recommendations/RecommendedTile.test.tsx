import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { TileItem } from '@foolscap/tiles/model';
import type { SwatchesRoot } from '@foolscap/tiles/state';
import { aTileItem } from '@foolscap/tiles/testing';
import type { SwatchesInViewProps } from '../tiles/SwatchesInView.tsx';
import { useSwatches } from '../tiles/use-swatches.tsx';
import { RecommendedTile } from './RecommendedTile.tsx';

const blue = aTileItem({ itemId: 'blue', title: 'Blue binder', isColorSwatch: true });
const red = aTileItem({ itemId: 'red', title: 'Red binder', isColorSwatch: true });

/** A tile with a button instead of the color, whose code loads when the tile is in view. */
function Tile({ item, color }: { item: TileItem; color: TileItem }) {
  const { getShown, getRenderer } = useSwatches();
  const swatches = getRenderer(item)!(null) as ReactElement<SwatchesInViewProps>;
  return (
    <>
      <RecommendedTile
        item={getShown(item)}
        renderSwatches={() => (
          <button type="button" onClick={() => swatches.props.onChoose(color)}>
            Red
          </button>
        )}
      />
      <output>{JSON.stringify(getShown(item))}</output>
    </>
  );
}

async function choose(changes: Partial<TileItem>, color = red) {
  const item = { ...blue, ...changes };
  const swatches = [
    { label: 'Blue', item: blue },
    { label: 'Red', item: color },
  ];
  const state: SwatchesRoot = { swatches: { byItem: { blue: { swatches, count: 2 } } } };
  const store = configureStore({ reducer: () => state });
  render(
    <Provider store={store}>
      <Tile item={item} color={color} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Red' }));
  expect(screen.getByRole('article')).toHaveTextContent('Red binder');
  return JSON.parse(screen.getByRole('status').textContent) as TileItem;
}

it('stays the same tile with the same reason when another color is chosen on it', async () => {
  await choose({ interest: 'Filing & binders' });
  expect(screen.getByText('Based on your interest in Filing & binders')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Red' })).toHaveFocus();
});

it('shows that a color was purchased only if that color was', async () => {
  expect(await choose({ lastOrderedDate: '2026-05-01' })).not.toHaveProperty('lastOrderedDate');
  expect(screen.queryByText(/^Purchased/)).toBeNull();
});

it('replaces as many units by another color, up to the limit of that color', async () => {
  const color = { ...red, quantityLimit: 3 };
  expect(await choose({ quantity: 4, altFactor: 2 }, color)).toMatchObject({ quantity: 3, altFactor: 2 });
});

it('replaces no units by a color that is sold in another unit', async () => {
  const shown = await choose({ quantity: 4, altFactor: 2, units: 'Box' }, { ...red, units: 'Each' });
  expect(shown).not.toHaveProperty('quantity');
  expect(shown).not.toHaveProperty('altFactor');
});
