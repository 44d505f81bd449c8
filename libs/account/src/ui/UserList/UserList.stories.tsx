import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildOrganizationUser } from '../../testing/index.ts';
import { UserList } from './UserList.tsx';
import type { UserListProps } from './UserList.tsx';

const me = buildOrganizationUser();
const buyer = buildOrganizationUser({
  id: 'user-2',
  username: 'ines@example.com',
  fname: 'Ines',
  lname: 'Vellum',
  role: 'BUYER',
  roleName: 'Buyer',
  unitId: 'unit-2',
  unitName: 'Warehouse',
  spending: { limit: 1250.5, period: 'QUARTER', spent: 310.2 },
  current: false,
});
const meta = {
  title: 'Account/UserList',
  component: UserList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    users: [
      me,
      buyer,
      {
        ...buyer,
        id: 'user-3',
        username: 'otto@example.com',
        fname: 'Otto',
        lname: 'Bell',
        status: 'INVITED',
      },
    ],
    onChange: fn(),
    hrefFor: (id) => `/account/users?edit=${id}`,
  },
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'users of an organization',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/users.',
    testedIn: 'libs/account/src/feature/Users.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Edit: Ines Vellum' })).toHaveAttribute(
      'href',
      '/account/users?edit=user-2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate: Ines Vellum' }));
    await expect(args.onChange).toHaveBeenCalledWith('user-2', { active: false });
    // The picture shows the list without a focus ring.
    (document.activeElement as HTMLElement).blur();
  },
};
export const Deactivated: Story = {
  parameters: { state: 'user deactivated', recipe: 'As before; then deactivate another user.' },
  args: { users: [me, { ...buyer, status: 'DEACTIVATED' }] },
};
function SlowUserList({ onChange, ...props }: UserListProps) {
  const [busy, setBusy] = useState(false);
  return (
    <UserList
      {...props}
      busy={busy}
      onChange={(...change) => {
        setBusy(true);
        onChange?.(...change);
      }}
    />
  );
}

/** A change is in flight: the pressed button shows progress, and the others ignore presses. */
export const Saving: Story = {
  parameters: {
    state: 'user saving',
    recipe: 'Open the users, slow `/organization/users`, then deactivate a user.',
  },
  render: (args) => <SlowUserList {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate: Ines Vellum' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate: Otto Bell' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'users loading',
    recipe: 'Slow `/organization/users`, then follow the link to the users.',
  },
  args: { users: undefined },
};
export const Empty: Story = {
  parameters: { state: 'no users', recipe: 'Storybook only: an organization always has its admin.' },
  args: { users: [] },
};
/** A failed load does not show an empty list. */
export const Failed: Story = {
  parameters: {
    state: 'users failed',
    recipe: 'Fail `/organization/users`, then open /cc/mmx/account/users as office@example.com.',
  },
  args: { users: undefined, error: 'Ask an admin of your organization to do this.', attempt: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ask an admin');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};
/** A rejected change leaves the list unchanged. */
export const ChangeFailed: Story = {
  parameters: {
    state: 'user could not be changed',
    recipe: 'Open the users, fail `/organization/users`, then deactivate a user.',
  },
  args: { error: 'You can’t change your own role or access. Ask another admin.', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(4);
  },
};
/** Before hydration each button is a form of its own. */
export const WithoutScript: Story = {
  parameters: {
    state: 'users without JavaScript',
    recipe: 'Turn JavaScript off in the browser’s tools, then open the users as office@example.com.',
  },
  args: { action: '/forms/users/change', hidden: <input type="hidden" name="key" value="page-1" /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deactivate: Ines Vellum' });
    const { form } = button as HTMLButtonElement;
    await expect(Object.fromEntries(new FormData(form!))).toEqual({
      key: 'page-1',
      id: 'user-2',
      active: 'false',
    });
  },
};
export const LongContent: Story = {
  args: {
    users: [{ ...buyer, fname: 'Maximiliana-Wilhelmine', username: `${'long.name.'.repeat(9)}@example.com` }],
  },
};
