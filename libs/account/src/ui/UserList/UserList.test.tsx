import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrganizationUser } from '../../testing/index.ts';
import { UserList } from './UserList.tsx';

const ines = buildOrganizationUser({ id: 'user-2', fname: 'Ines', lname: 'Vellum', current: false });
const otto = buildOrganizationUser({ id: 'user-3', fname: 'Otto', lname: 'Bell', current: false });

it('shows progress at the pressed button, and ignores other presses until it is done', async () => {
  const onChange = jest.fn();
  const list = (busy: boolean) => <UserList users={[ines, otto]} onChange={onChange} busy={busy} />;
  const button = (name: string) => screen.getByRole('button', { name: `Deactivate: ${name}` });
  const { rerender } = render(list(false));
  await userEvent.click(button('Ines Vellum'));
  rerender(list(true));
  expect(button('Ines Vellum')).toHaveAttribute('aria-busy', 'true');
  expect(button('Otto Bell')).not.toHaveAttribute('aria-busy');
  await userEvent.click(button('Otto Bell'));
  expect(onChange).toHaveBeenCalledTimes(1);

  rerender(list(false));
  expect(button('Ines Vellum')).not.toHaveAttribute('aria-busy');
  await userEvent.click(button('Otto Bell'));
  expect(onChange).toHaveBeenLastCalledWith('user-3', { active: false });
  rerender(list(true));
  expect(button('Ines Vellum')).not.toHaveAttribute('aria-busy');
  expect(button('Otto Bell')).toHaveAttribute('aria-busy', 'true');
});
