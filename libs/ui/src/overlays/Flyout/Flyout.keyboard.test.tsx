/** The disclosure pattern of the ARIA Authoring Practices, for a nonmodal dialog next to its opener. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../components/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Flyout } from './Flyout.tsx';

const closed = jest.fn();

function Header() {
  const [opener, setOpener] = useState<HTMLElement>();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        aria-expanded={opener !== undefined}
        onClick={({ currentTarget }) => {
          setOpener(opener ? undefined : currentTarget);
        }}
      >
        Cart
      </Button>
      <Flyout
        open={opener !== undefined}
        opener={opener}
        title="Your cart"
        onClose={() => {
          closed();
          setOpener(undefined);
        }}
        footer={<Button>View cart</Button>}
      >
        <Button
          onClick={() => {
            setAsking(true);
          }}
        >
          Empty
        </Button>
        <Dialog
          open={asking}
          onClose={() => {
            setAsking(false);
          }}
          title="Empty the cart?"
        >
          <Button>Yes</Button>
        </Dialog>
      </Flyout>
      <Button>Account</Button>
    </>
  );
}

beforeEach(() => closed.mockClear());

test('opens with focus on it and a name, and is not modal', async () => {
  const user = userEvent.setup();
  render(<Header />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Cart', expanded: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Account' })).toBeInTheDocument();
});

test.each(['{Escape}', '{Tab}{Enter}'])('%s closes it and returns focus', async (keys) => {
  const user = userEvent.setup();
  render(<Header />);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await user.keyboard(keys);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('Tab moves through it and out, which closes it', async () => {
  const user = userEvent.setup();
  render(<Header />);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  for (const name of ['Close', 'Empty', 'View cart', 'Account']) {
    await user.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Shift+Tab moves back to the opener and leaves it open', async () => {
  const user = userEvent.setup();
  render(<Header />);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a field that handles Escape keeps it open', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  render(
    <Flyout open opener={null} title="Stores" onClose={close}>
      <input
        aria-label="ZIP code"
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.preventDefault();
        }}
      />
    </Flyout>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Tab}{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a press outside closes it, and the opener toggles it once', async () => {
  const user = userEvent.setup();
  render(<Header />);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog opened from it is on top; Escape closes only the dialog', async () => {
  const user = userEvent.setup();
  render(<Header />);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  const question = await screen.findByRole('dialog', { name: 'Empty the cart?' });
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(closed).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Empty' })).toHaveFocus());
  expect(closed).not.toHaveBeenCalled();
});
