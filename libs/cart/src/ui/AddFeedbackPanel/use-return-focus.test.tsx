import { render, screen } from '@testing-library/react';
import { useReturnFocus } from './use-return-focus.ts';

function Panel() {
  useReturnFocus();
  return (
    <button type="button" ref={(button) => button?.focus()}>
      Close
    </button>
  );
}

interface PageProps {
  isOpen: boolean;
  isTileGone?: boolean;
  isRowGone?: boolean;
}

const Page = ({ isOpen, isTileGone = false, isRowGone = false }: PageProps) => (
  <main tabIndex={-1}>
    {!isRowGone && (
      <div data-testid="row" tabIndex={-1}>
        {!isTileGone && (
          <ul>
            <li>
              <button type="button">Add to cart</button>
            </li>
          </ul>
        )}
      </div>
    )}
    <a href="/help">Help</a>
    {isOpen && <Panel />}
  </main>
);

function open() {
  const { rerender } = render(<Page isOpen={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isOpen />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  return rerender;
}

it('returns the focus to the button that added the product', () => {
  const rerender = open();
  rerender(<Page isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
});

it('returns the focus to the row when the product has left it in the meantime', () => {
  const rerender = open();
  rerender(<Page isOpen isTileGone />);
  rerender(<Page isOpen={false} isTileGone />);
  expect(screen.getByTestId('row')).toHaveFocus();
});

it('moves the focus to the next control, not to the top of the page, when the row has disappeared too', () => {
  const rerender = open();
  rerender(<Page isOpen isRowGone />);
  rerender(<Page isOpen={false} isRowGone />);
  expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus();
});

const Header = ({ isOpen, hasMiniCart }: { isOpen: boolean; hasMiniCart: boolean }) => (
  <>
    <header>
      <a href="/">Foolscap</a>
      <div>
        <a href="/cart">Cart</a>
        {hasMiniCart && (
          <div role="dialog" aria-label="Your cart" tabIndex={-1}>
            <button type="button">Add to cart</button>
          </div>
        )}
      </div>
    </header>
    {isOpen && <Panel />}
  </>
);

it('returns the focus to the link of a panel that has closed in the meantime', () => {
  const { rerender } = render(<Header isOpen={false} hasMiniCart />);
  screen.getByRole('button').focus();
  rerender(<Header isOpen hasMiniCart />);
  rerender(<Header isOpen hasMiniCart={false} />);
  rerender(<Header isOpen={false} hasMiniCart={false} />);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveFocus();
});
