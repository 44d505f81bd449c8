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
  const controls = () => [
    ...screen.queryAllByRole('checkbox'),
    ...screen.queryAllByRole('textbox'),
    ...screen.queryAllByRole('button'),
  ];

  /** Replaces the browser's observer by one that reports on demand. */
  function observe() {
    const observed = new Map<Element, IntersectionObserverCallback>();
    class Observer {
      #elements: Element[] = [];
      constructor(readonly callback: IntersectionObserverCallback) {}
      observe(element: Element) {
        this.#elements.push(element);
        observed.set(element, this.callback);
      }
      disconnect() {
        for (const element of this.#elements) observed.delete(element);
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const setNear = (isIntersecting: boolean) =>
      act(() => {
        for (const [target, report] of observed)
          report([{ target, isIntersecting } as IntersectionObserverEntry], undefined as never);
      });
    return { observed, setNear };
  }
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('comes from the server with its name and quantity as text, without controls', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(row);
    expect(container).toHaveTextContent(name);
    expect(within(container).getByText(`Quantity ${item.qty}`)).not.toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('input, button')).toBeNull();
  });

  it('gets its controls when it comes near the screen, keeps them, and is observed no longer', () => {
    const { observed, setNear } = observe();
    render(row);
    setNear(false);
    expect(controls()).toEqual([]);
    setNear(true);
    expect(screen.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue(String(item.qty));
    expect(screen.getByRole('button', { name: `Remove: ${name}` })).toBeInTheDocument();
    expect(observed.size).toBe(0);
    const { unmount } = render(row);
    expect(observed.size).toBe(1);
    unmount();
    expect(observed.size).toBe(0);
  });
});
