import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';

test('a busy button ignores clicks, does not submit its form, and keeps focus', async () => {
  const clicked = jest.fn();
  const sent = jest.fn((event: React.FormEvent) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy onClick={clicked}>
        Place order
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Place order' });
  await userEvent.dblClick(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('does not submit a form by default', async () => {
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button>View cart</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'View cart' }));
  expect(sent).not.toHaveBeenCalled();
});

test('the second press of a double click does not select text on the next page', async () => {
  function Page() {
    const [placed, setPlaced] = useState(false);
    return placed ? <h1>Thank you</h1> : <Button onClick={() => setPlaced(true)}>Place order</Button>;
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  const heading = screen.getByRole('heading', { name: 'Thank you' });
  // fireEvent returns false if the event's default was prevented.
  expect(fireEvent.mouseDown(heading, { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(heading, { detail: 2 })).toBe(true);
});

test('a single press after a button keeps its default behavior', async () => {
  render(
    <>
      <Button>Save</Button>
      <p>Words</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(fireEvent.mouseDown(screen.getByText('Words'), { detail: 1 })).toBe(true);
});
