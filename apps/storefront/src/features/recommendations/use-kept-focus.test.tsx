import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

interface RowProps {
  /** Products in the row; undefined while it has failed. */
  items: readonly string[] | undefined;
  /** A new number replaces the previous row's tiles. */
  reply?: number;
}

function Row({ items, reply = 0 }: RowProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <>
      <div ref={place} tabIndex={-1} data-testid="place">
        <h2>Customers also bought</h2>
        {items ? (
          items.map((item) => (
            <article key={`${reply}-${item}`}>
              <a href={`/p/${item}`}>{item}</a>
              <button type="button">Add to cart {item}</button>
            </article>
          ))
        ) : (
          <button type="button">Try again</button>
        )}
      </div>
      <button type="button">Checkout</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading');

function open(props: RowProps) {
  const { rerender } = render(<Row {...props} />);
  return (next: RowProps) => rerender(<Row {...next} />);
}

it('keeps the focus on the same button of a product whose tile is rendered again', () => {
  const show = open({ items: ['pens', 'ink'] });
  button('Add to cart ink').focus();
  show({ items: ['paper', 'ink'], reply: 1 });
  expect(button('Add to cart ink')).toHaveFocus();
});

it('puts the focus on the heading when the product has left the row', () => {
  const show = open({ items: ['pens', 'ink'] });
  button('Add to cart ink').focus();
  show({ items: ['paper'] });
  expect(heading()).toHaveFocus();
});

it('puts the focus on the heading when a failure is replaced by tiles', () => {
  const show = open({ items: undefined });
  button('Try again').focus();
  show({ items: ['paper'] });
  expect(heading()).toHaveFocus();
});

it('takes the focus that a closed dialog returns to the place of the row', () => {
  const show = open({ items: ['pens', 'ink'] });
  button('Add to cart ink').focus();
  button('Checkout').focus();
  show({ items: ['pens'] });
  expect(button('Checkout')).toHaveFocus();
  screen.getByTestId('place').focus();
  expect(heading()).toHaveFocus();
});

it('takes no focus that was elsewhere', () => {
  const show = open({ items: ['pens', 'ink'] });
  button('Add to cart ink').focus();
  button('Checkout').focus();
  button('Checkout').blur();
  show({ items: ['paper'] });
  expect(document.body).toHaveFocus();

  button('Add to cart paper').focus();
  fireEvent.pointerDown(document.body);
  button('Add to cart paper').blur();
  show({ items: ['tape'] });
  expect(document.body).toHaveFocus();
});
