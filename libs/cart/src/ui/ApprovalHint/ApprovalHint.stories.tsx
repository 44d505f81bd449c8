import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ApprovalHint } from './ApprovalHint.tsx';

const meta = {
  title: 'Cart/ApprovalHint',
  component: ApprovalHint,
  args: { limit: 500, organization: 'Bell & Margin LLC' },
} satisfies Meta<typeof ApprovalHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'approval needed',
    recipe: 'npm run organizations -- set 1084420417 --approval-limit 50.00, then order as buyer@example.com',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^This order needs approval, because it is above \$500\.00\./),
    ).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    limit: 12849999.99,
    organization: 'The Northeast Regional Association of Independent Stationers and Printers, Incorporated',
  },
};
