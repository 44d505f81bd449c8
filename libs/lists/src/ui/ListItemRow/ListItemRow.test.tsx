import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { buildListItem } from '../../testing/index.ts';
import { ListItems } from '../ListItems/ListItems.tsx';
import { ListItemRow } from './ListItemRow.tsx';

const item = buildListItem();
const { name } = item.itemDetails;
const noop = () => undefined;

const page = (
  <ListItems
    items={[item]}
    keyOf={({ itemId }) => itemId}
    onMove={noop}
    renderRow={(each) => (
      <ListItemRow
        item={each}
        onSelect={noop}
        onQuantity={noop}
        onNote={noop}
        onRemove={noop}
        onAddToCart={noop}
        onMoveDown={noop}
        actions={<button type="button">Save for later</button>}
      />
    )}
  />
);

const SECONDARY = [`Add note: ${name}`, 'Save for later', `Remove: ${name}`, `Move down: ${name}`];

it('comes from the server with the frequent actions, and gets the others after hydration without a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const buttons = within(container);
  expect(buttons.getByRole('button', { name: `Add to cart: ${name}` })).toBeInTheDocument();
  expect(buttons.getByRole('button', { name: `More actions: ${name}` })).toBeInTheDocument();
  for (const label of SECONDARY) expect(buttons.queryByRole('button', { name: label })).toBeNull();
  expect(container.querySelector('[draggable]')).toBeNull();

  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  for (const label of SECONDARY) expect(screen.getByRole('button', { name: label })).toBeInTheDocument();
  expect(container.querySelector('[draggable]')).not.toBeNull();
  await act(async () => root.unmount());
  container.remove();
});
