import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UI_MESSAGES } from '../ui-messages.ts';
import { PasswordField } from './PasswordField.tsx';

const renderInForm = (field = <PasswordField label="New password" id="new-password" />) =>
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      {field}
      <button>Save</button>
    </form>,
  );

test('the button names its field and controls it by id', () => {
  renderInForm();
  expect(screen.getByLabelText('New password')).toHaveAttribute('id', 'new-password');
  expect(screen.getByRole('button', { name: 'Show new password' })).toHaveAttribute(
    'aria-controls',
    'new-password',
  );
});

test('hides the password in every language', () => {
  const translated = jest.replaceProperty(UI_MESSAGES.ui, 'password', 'le mot de passe');
  renderInForm();
  expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
  translated.restore();
});

test('the button controls the field without a given id', () => {
  renderInForm(<PasswordField label="Password" />);
  const id = screen.getByLabelText('Password').id;
  expect(id).not.toBe('');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-controls', id);
});

test('the button follows the field in tab order and works by keyboard', async () => {
  renderInForm();
  await userEvent.tab();
  expect(screen.getByLabelText('New password')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show new password' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide new password' })).toHaveFocus();
});

test('submitting the form hides a shown password and keeps it', async () => {
  renderInForm();
  const field = screen.getByLabelText('New password');
  await userEvent.type(field, 'paper-and-ink');
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('paper-and-ink');
});
