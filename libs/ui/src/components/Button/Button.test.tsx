import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

test('a busy button neither acts nor sends its form, and keeps the focus', async () => {
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

test('does not send a form unless it says so', async () => {
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button>View cart</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'View cart' }));
  expect(sent).not.toHaveBeenCalled();
});
