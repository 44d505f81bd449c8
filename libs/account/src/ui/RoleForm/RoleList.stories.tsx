import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRole, buildRoles } from '../../testing/index.ts';
import { RoleList } from './RoleList.tsx';

const meta = {
  title: 'Account/RoleList',
  component: RoleList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { roles: buildRoles(), hrefFor: (code) => `/account/roles?edit=${code}`, onRemove: fn() },
} satisfies Meta<typeof RoleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The admin role cannot be edited, and only a role without users can be removed. */
export const Default: Story = {
  parameters: {
    state: 'roles of an organization',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/roles.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Edit: Admin' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit: Buyer' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Mailroom' }));
    await expect(args.onRemove).toHaveBeenCalledWith('MAILROOM');
    (document.activeElement as HTMLElement).blur();
  },
};
export const Loading: Story = {
  parameters: { state: 'roles loading', recipe: 'Slow `/organization/roles`, then open the roles.' },
  args: { roles: undefined },
};
export const Empty: Story = {
  parameters: { state: 'no roles', recipe: 'Storybook only: every organization has built-in roles.' },
  args: { roles: [] },
};
export const Failed: Story = {
  parameters: { state: 'roles failed', recipe: 'Fail `/organization/roles`, then open the roles.' },
  args: { roles: undefined, error: 'Ask an admin of your organization to do this.', attempt: 1 },
};
export const LongContent: Story = {
  args: {
    roles: [
      buildRole({
        code: 'LONG',
        name: 'Regional purchasing coordinators of the northern branches',
        isBuiltIn: false,
        userCount: 1250,
      }),
    ],
  },
};
