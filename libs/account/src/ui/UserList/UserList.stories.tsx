import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildOrganizationUser } from '../../testing/index.ts';
import { UserList } from './UserList.tsx';

const me = buildOrganizationUser();
const buyer = buildOrganizationUser({
  id: 'user-2',
  username: 'ines@example.com',
  fname: 'Ines',
  lname: 'Vellum',
  role: 'BUYER',
  current: false,
});
const meta = {
  title: 'Account/UserList',
  component: UserList,
  args: { users: [me, buyer, { ...buyer, id: 'user-3', fname: 'Otto', status: 'INVITED' }], onChange: fn() },
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Make admin: Ines Vellum' }));
    await expect(args.onChange).toHaveBeenCalledWith('user-2', { role: 'ADMIN' });
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate: Ines Vellum' }));
    await expect(args.onChange).toHaveBeenCalledWith('user-2', { active: false });
  },
};
export const Deactivated: Story = { args: { users: [me, { ...buyer, status: 'DEACTIVATED' }] } };
export const Loading: Story = { args: { users: undefined } };
export const Empty: Story = { args: { users: [] } };
export const Failed: Story = {
  args: { users: undefined, error: 'Ask an admin of your organization to do this.', attempt: 1 },
};
export const LongContent: Story = {
  args: {
    users: [{ ...buyer, fname: 'Maximiliana-Wilhelmine', username: `${'long.name.'.repeat(9)}@example.com` }],
  },
};
