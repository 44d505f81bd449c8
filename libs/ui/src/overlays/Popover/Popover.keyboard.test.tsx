/** The disclosure pattern of the ARIA Authoring Practices, for a nonmodal dialog next to its trigger. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from '../../components/index.ts';
import { Popover } from './Popover.tsx';

const shown = () => {
  render(
    <>
      <Popover trigger={<Button>Why this price?</Button>} title="Business price">
        <Button>Show all prices</Button>
      </Popover>
      <Button>Add to cart</Button>
    </>,
  );
  return screen.getByRole('button', { name: 'Why this price?' });
};

test('the button has a popup dialog and its expanded state', async () => {
  const user = userEvent.setup();
  const trigger = shown();
  expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger);
  const panel = await screen.findByRole('dialog', { name: 'Business price' });
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(trigger).toHaveAttribute('aria-controls', panel.id);
  await user.click(trigger);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Enter}', ' '])('%j opens it with focus inside; it is not modal', async (key) => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard(key);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  // Not hidden from screen readers, because it is not modal.
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
});

test('Escape and its close button close it and return focus', async () => {
  const user = userEvent.setup();
  const trigger = shown();
  await user.click(trigger);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
  await user.click(trigger);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('Tab moves through it and out, which closes it', async () => {
  const user = userEvent.setup();
  const trigger = shown();
  await user.click(trigger);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show all prices' })).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus());
});

test('it can be controlled, and have another initial focus', async () => {
  const user = userEvent.setup();
  const change = jest.fn();
  const start = createRef<HTMLButtonElement>();
  render(
    <Popover
      trigger={<Button>Why this price?</Button>}
      title="Business price"
      open
      onOpenChange={change}
      initialFocus={start}
    >
      <Button ref={start}>Show all prices</Button>
    </Popover>,
  );
  await waitFor(() => expect(start.current).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(change).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
