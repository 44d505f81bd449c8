import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@foolscap/ui/components';
import { expect, within } from 'storybook/test';
import { buildOrderWithHistory, buildStep } from '../../testing/index.ts';
import { ApprovalHistory } from './ApprovalHistory.tsx';
import { ApprovalSteps } from './ApprovalSteps.tsx';

const { steps, history = [] } = buildOrderWithHistory();
const meta = {
  title: 'Approvals/ApprovalSteps',
  component: ApprovalSteps,
  tags: ['autodocs'],
  args: { steps, isWaiting: true },
} satisfies Meta<typeof ApprovalSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two levels, of which the first is approved, with the history of the order. */
export const Default: Story = {
  parameters: {
    state: 'Approval: levels and history',
    recipe:
      'Add two rules of level 1 and 2 on /cc/mmx/account/approval-rules as office@example.com, place an order as buyer@example.com, approve it, and open its page as buyer@example.com.',
  },
  render: (args) => (
    <Stack gap={5}>
      <ApprovalSteps {...args} />
      <ApprovalHistory history={history} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Everyone in Finance has to approve')).toBeVisible();
    await expect(canvas.getByText('Gatefold mesh task chair: 2 → 1')).toBeVisible();
    await expect(canvas.getByText('Marcus Ledger changed the order')).toBeVisible();
  },
};

/** One step, of any approver. */
export const OneStep: Story = { args: { steps: [buildStep()] } };

/** All reasons. */
export const Reasons: Story = {
  args: {
    steps: [
      buildStep(),
      buildStep({ reason: { kind: 'SPENDING', limit: 100, period: 'MONTH' } }),
      buildStep({ reason: { kind: 'BUDGET', name: 'Facilities' } }),
      buildStep({ level: 2, reason: { kind: 'RULE', name: 'Furniture' }, state: 'NEXT', approvers: 'Board' }),
    ],
  },
};

/** Long names. */
export const LongContent: Story = {
  args: {
    steps: [
      buildStep({
        reason: { kind: 'RULE', name: 'Furnitureandequipmentabovetwohundredandfiftydollarsinthenorth' },
        approvers: 'Facilitiesmanagementandprocurementcommitteeofthenorthernregion',
        agreed: ['Maximiliana-Theodora van Hollander-Featherstonehaugh', 'Marcus Ledger'],
      }),
      buildStep({ level: 2, state: 'NEXT' }),
    ],
  },
};
