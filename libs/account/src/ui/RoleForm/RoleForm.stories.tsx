import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRole } from '../../testing/index.ts';
import { RoleForm } from './RoleForm.tsx';

const meta = {
  title: 'Account/RoleForm',
  component: RoleForm,
  tags: ['autodocs'],
  args: { onSave: fn() },
} satisfies Meta<typeof RoleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new role needs a name. */
export const Default: Story = {
  parameters: {
    state: 'role: new',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/roles.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of the role/ }), 'Mailroom');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ship to new addresses' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'May buy wholesaler items' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Mailroom',
      permissions: ['ADD_SHIP_TO'],
      codes: ['G_WS'],
    });
    (document.activeElement as HTMLElement).blur();
  },
};
/** A built-in role keeps its name. */
export const BuiltIn: Story = {
  parameters: { state: 'role: built in', recipe: 'As before; then edit the role Buyer.' },
  args: { role: buildRole(), builtInName: 'Buyer' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Store pickup' })).toBeChecked();
  },
};
export const Saving: Story = {
  parameters: { state: 'role: saving', recipe: 'Slow `/organization/roles`, then save a role.' },
  args: { role: buildRole(), builtInName: 'Buyer', busy: true },
};
export const Rejected: Story = {
  parameters: { state: 'role: name taken', recipe: 'As before; then add another role Buyer.' },
  args: {
    typed: { name: 'Buyer', permissions: ['REPORTS'], codes: [] },
    error: { message: 'Another role has this name. Choose another name.', field: 'name' },
    attempt: 1,
  },
};
export const LongContent: Story = {
  args: {
    role: buildRole({
      code: 'LONG',
      name: 'Regional purchasing coordinators of the northern branches',
      isBuiltIn: false,
    }),
  },
};
