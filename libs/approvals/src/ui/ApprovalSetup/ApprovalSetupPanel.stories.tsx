import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { ApprovalRuleData } from '../../contract/index.ts';
import { buildApprovalSetup } from '../../testing/index.ts';
import { ApprovalSetupPanel } from './ApprovalSetupPanel.tsx';

const meta = {
  title: 'Approvals/ApprovalSetupPanel',
  component: ApprovalSetupPanel,
  tags: ['autodocs'],
  args: {
    setup: buildApprovalSetup(),
    hrefFor: (edited) => (edited ? `#${edited.part}-${edited.id}` : '#setup'),
    onSave: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ApprovalSetupPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rules, groups and delegations; a delegation is added. */
export const Default: Story = {
  parameters: {
    state: 'Approval rules',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/approval-rules.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Level 1 · total above $250.00 · items in Furniture')).toBeVisible();
    await expect(canvas.getByText('Approved by everyone in Finance')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Finance' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Finance?' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('groups', 'group-1');
    const form = within(canvas.getByRole('form', { name: 'While you’re away' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Colleague' }), 'Nadia Folio');
    await userEvent.type(form.getByLabelText(/^First day/), '2026-12-21');
    await userEvent.type(form.getByLabelText(/^Last day/), '2026-12-24');
    await userEvent.click(form.getByRole('button', { name: 'Delegate' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      'delegations',
      '',
      expect.objectContaining({ delegate: 'user-2', startsOn: '2026-12-21', endsOn: '2026-12-24' }),
    );
  },
};

/** The form of a rule, with its values. */
export const EditingARule: Story = {
  parameters: {
    state: 'Approval rule: form',
    recipe:
      'Sign in on /cc/mmx as office@example.com, open /cc/mmx/account/approval-rules, and press “Add a rule”.',
  },
  args: { edited: { part: 'rules', id: 'rule-1' } },
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Edit Furniture' }));
    await expect(form.getByRole('textbox', { name: /^Total above/ })).toHaveValue('250.00');
    await expect(form.getByRole('checkbox', { name: 'Furniture' })).toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Rowan Bell' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      'rules',
      'rule-1',
      expect.objectContaining({ 'requester:user-3': 'on', approvers: 'PERSON user-1' }),
    );
  },
};

/** An amount and a number that are not valid: nothing is sent, and the first one gets the focus. */
export const InvalidNumbers: Story = {
  parameters: {
    state: 'Approval rule: invalid amount',
    recipe:
      'Sign in on /cc/mmx as office@example.com, open /cc/mmx/account/approval-rules, press “Add a rule”, and enter the total “ten”.',
  },
  args: { edited: { part: 'rules', id: 'rule-1' } },
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Edit Furniture' }));
    const amount = form.getByRole('textbox', { name: /^Total above/ });
    const units = form.getByRole('textbox', { name: /^More items than/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '60,505.555');
    await userEvent.type(units, '2.5');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(amount).toHaveAccessibleDescription('Enter an amount like 1,250.50.');
    await expect(units).toHaveAccessibleDescription('Enter a whole number.');
    await expect(amount).toHaveFocus();
  },
};

const [furniture] = buildApprovalSetup().rules as [ApprovalRuleData];

/** The rule names people who have left and a subcategory: saving keeps them, so the rule does not apply to more orders. */
export const UnknownConditions: Story = {
  parameters: {
    state: 'Approval rule: former members',
    recipe:
      'On /cc/mmx, add a rule for orders of buyer@example.com as office@example.com, remove that member, and edit the rule.',
  },
  args: {
    edited: { part: 'rules', id: 'rule-1' },
    setup: buildApprovalSetup({
      rules: [
        {
          ...furniture,
          conditions: { categoryIds: ['task-chairs'], requesterIds: ['user-3', 'user-8'] },
          personId: 'user-9',
        },
      ],
      groups: [{ id: 'group-1', name: 'Finance', memberIds: ['user-1', 'user-8'] }],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        'Level 1 · items in Another category (task-chairs) · placed by Rowan Bell, A former member',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Marcus Ledger, A former member')).toBeVisible();
    const form = within(canvas.getByRole('form', { name: 'Edit Furniture' }));
    await expect(form.getByRole('checkbox', { name: 'A former member' })).toBeChecked();
    await expect(form.getByRole('combobox', { name: 'Approvers' })).toHaveDisplayValue(
      'Person: A former member',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      'rules',
      'rule-1',
      expect.objectContaining({
        'category:task-chairs': 'on',
        'requester:user-8': 'on',
        approvers: 'PERSON user-9',
      }),
    );
  },
};

export const EditingAGroup: Story = { args: { edited: { part: 'groups', id: 'group-1' } } };
export const NewGroup: Story = { args: { edited: { part: 'groups', id: '' } } };

export const Empty: Story = {
  args: { setup: buildApprovalSetup({ rules: [], groups: [], delegations: [] }) },
};

/** An approver who does not change rules, and has no colleague who approves. */
export const OnlyDelegations: Story = {
  args: {
    setup: buildApprovalSetup({
      mayChangeRules: false,
      rules: [],
      groups: [],
      delegations: [],
      people: [{ id: 'user-1', name: 'Marcus Ledger', approves: true }],
    }),
  },
};

export const Saved: Story = { args: { isSaved: true, attempt: 1 } };
export const Failed: Story = {
  args: { error: 'A rule uses this group. Change the rule first.', attempt: 1 },
};
export const Loading: Story = { args: { setup: undefined } };

/** Long names. */
export const LongContent: Story = {
  args: {
    setup: buildApprovalSetup({
      groups: [
        {
          id: 'group-1',
          name: 'Facilitiesmanagementandprocurementcommitteeofthenorthernregion',
          memberIds: ['user-1'],
        },
      ],
      people: [
        { id: 'user-1', name: 'Maximiliana-Theodora van Hollander-Featherstonehaugh', approves: true },
        { id: 'user-2', name: 'Nadia Folio', approves: true },
      ],
    }),
  },
};
