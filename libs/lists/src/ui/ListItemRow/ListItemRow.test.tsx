import { Fragment } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
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
  await waitFor(() => expect(container.querySelector('[draggable]')).not.toBeNull());
  await act(async () => root.unmount());
  container.remove();
});

describe('a row whose controls are deferred', () => {
  const row = (
    <ListItemRow item={item} onSelect={noop} onQuantity={noop} onAddToCart={noop} onRemove={noop} deferred />
  );
  const buttons = () => screen.queryAllByRole('button', { name: `Add to cart: ${name}` });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes from the server with its name and quantity as text, without controls', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(row);
    expect(container).toHaveTextContent(name);
    expect(within(container).getByText(`Quantity ${item.qty}`)).not.toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('input, button')).toBeNull();
  });

  it('gets its controls after hydration, a few rows at a time, and all rows get theirs', () => {
    const rows = (
      <>
        {Array.from({ length: 5 }, (_, place) => (
          <Fragment key={place}>{row}</Fragment>
        ))}
      </>
    );
    const { rerender } = render(rows);
    expect(buttons()).toHaveLength(0);
    pass(40);
    expect(buttons()).toHaveLength(2);
    pass(40);
    expect(buttons()).toHaveLength(4);
    pass(40);
    expect(buttons()).toHaveLength(5);
    // Rows that are added later, such as those of the next page, get their controls as well.
    rerender(
      <>
        {rows}
        {row}
      </>,
    );
    pass(200);
    expect(buttons()).toHaveLength(6);
  });

  it('may disappear before its turn', () => {
    const { unmount } = render(row);
    unmount();
    render(row);
    pass(40);
    expect(buttons()).toHaveLength(1);
  });
});
