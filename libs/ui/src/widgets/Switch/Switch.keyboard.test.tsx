import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Switch, type SwitchProps } from './Switch.tsx';

function Kept(props: Partial<SwitchProps>) {
  const [on, setOn] = useState(false);
  return <Switch label="Email me when it ships" checked={on} onChange={setOn} {...props} />;
}

const theSwitch = () => screen.getByRole('switch', { name: 'Email me when it ships' });

test.each([' ', '{Enter}'])('Tab moves to it and %p toggles it', async (key) => {
  const user = userEvent.setup();
  render(<Kept hint="To ada@example.com" />);
  await user.tab();
  expect(theSwitch()).toHaveFocus();
  expect(theSwitch()).not.toBeChecked();
  expect(theSwitch()).toHaveAccessibleDescription('To ada@example.com');
  await user.keyboard(key);
  expect(theSwitch()).toBeChecked();
  await user.keyboard(key);
  expect(theSwitch()).not.toBeChecked();
});

test('its label toggles it, too', async () => {
  render(<Kept />);
  await userEvent.click(screen.getByText('Email me when it ships'));
  expect(theSwitch()).toBeChecked();
});

test('while saving it keeps focus, name and position, announces the status, and ignores presses', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<Switch label="Email me when it ships" checked onChange={onChange} />);
  theSwitch().focus();
  rerender(<Switch label="Email me when it ships" checked onChange={onChange} saving />);
  expect(theSwitch()).toHaveFocus();
  expect(theSwitch()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
  await userEvent.keyboard(' {Enter}');
  await userEvent.click(theSwitch());
  expect(onChange).not.toHaveBeenCalled();
  expect(theSwitch()).toBeChecked();
});

test('ignores presses while saving when uncontrolled, too', async () => {
  const onChange = jest.fn();
  render(<Switch label="Email me when it ships" defaultChecked onChange={onChange} saving />);
  await userEvent.click(theSwitch());
  expect(theSwitch()).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test('cannot be focused when disabled', async () => {
  render(<Kept disabled />);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByText('Email me when it ships'));
  expect(theSwitch()).not.toBeChecked();
});

test('is submitted with its form', () => {
  render(
    <form>
      <Switch label="Email me when it ships" name="mail" value="yes" defaultChecked />
    </form>,
  );
  expect(new FormData(document.querySelector('form')!).get('mail')).toBe('yes');
});
