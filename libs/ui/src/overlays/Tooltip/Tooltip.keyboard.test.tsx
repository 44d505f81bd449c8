/** The tooltip pattern of the ARIA Authoring Practices. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from '../../components/index.ts';
import { Tooltip } from './Tooltip.tsx';

const shown = (pressed = () => undefined as void) => {
  render(
    <>
      <Tooltip text="Opens in a new window">
        <Button onClick={pressed}>Safety sheet</Button>
      </Tooltip>
      <Button>Next</Button>
    </>,
  );
  return screen.getByRole('button', { name: 'Safety sheet' });
};

test('focus opens it, and its text describes the control, which keeps focus', async () => {
  const user = userEvent.setup();
  const control = shown();
  expect(control).not.toHaveAttribute('aria-describedby');
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('Opens in a new window');
  expect(control).toHaveAccessibleDescription('Opens in a new window');
  expect(control).toHaveFocus();
  // The tooltip itself cannot take focus.
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('Escape closes it and leaves focus on the control', async () => {
  const user = userEvent.setup();
  const control = shown();
  await user.tab();
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(control).toHaveFocus();
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('the control keeps its action', async () => {
  const user = userEvent.setup();
  const pressed = jest.fn();
  shown(pressed);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a name is not announced twice', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Print this list" repeatsName>
      <IconButton icon="printer" label="Print this list" />
    </Tooltip>,
  );
  await user.tab();
  await screen.findByRole('tooltip');
  expect(screen.getByRole('button', { name: 'Print this list' })).not.toHaveAccessibleDescription();
});
