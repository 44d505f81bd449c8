import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Alert } from './Alert.tsx';

const retry = () => screen.getByRole('button', { name: 'Try again' });
const heading = (name: string) => screen.getByRole('heading', { name });

/** A part whose content replaces its alert, between other parts of a page. */
function Part({ loaded, children }: { loaded: boolean; children?: ReactNode }) {
  return (
    <>
      <header>
        <h2>Menu</h2>
      </header>
      <main tabIndex={-1}>
        {children}
        {loaded ? (
          <ul>
            <li>
              <h3>Order 1</h3>
            </li>
          </ul>
        ) : (
          <Alert kind="failure" onRetry={() => undefined}>
            We couldn’t load your orders.
          </Alert>
        )}
        <section>
          <h2>Recently viewed</h2>
          <a href="/pens">Pens</a>
        </section>
      </main>
    </>
  );
}

function open(children?: ReactNode) {
  const { rerender } = render(<Part loaded={false}>{children}</Part>);
  return async (next: ReactNode = children) => {
    rerender(<Part loaded>{next}</Part>);
    await Promise.resolve();
  };
}

const orders = (
  <>
    <h1>Your account</h1>
    <h2>Orders</h2>
  </>
);

it('moves the focus of its button to the heading before it when its content replaces it', async () => {
  const load = open(orders);
  retry().focus();
  await load();
  expect(heading('Orders')).toHaveFocus();
});

it('moves the focus to the page when there is no heading before it, or none is left', async () => {
  const load = open(orders);
  retry().focus();
  await load(null);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('takes no focus that was elsewhere', async () => {
  const load = open(orders);
  retry().focus();
  screen.getByRole('link').focus();
  await load();
  expect(screen.getByRole('link')).toHaveFocus();
});

it('takes no focus from a shopper whose focus was on nothing', async () => {
  const load = open(orders);
  retry().focus();
  retry().blur();
  await load();
  expect(document.body).toHaveFocus();
});

it('leaves the focus where the page puts it when the alert is removed', async () => {
  const load = open(orders);
  retry().focus();
  await load(<input ref={(field) => field?.focus()} aria-label="Search orders" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('keeps the focus inside a dialog', async () => {
  const dialog = (content: ReactNode) => (
    <>
      <Part loaded>{orders}</Part>
      <div role="dialog" aria-label="Stores" tabIndex={-1}>
        {content}
      </div>
    </>
  );
  const { rerender } = render(dialog(<Alert onRetry={() => undefined} />));
  retry().focus();
  rerender(dialog(<p>Natick, MA</p>));
  await Promise.resolve();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

it('moves the focus of a dismissed alert', async () => {
  function Notice() {
    const [isShown, setShown] = useState(true);
    return (
      <main>
        <h1>Cart</h1>
        {isShown && <Alert onDismiss={() => setShown(false)}>Your cart has changed.</Alert>}
      </main>
    );
  }
  render(<Notice />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(heading('Cart')).toHaveFocus();
});
