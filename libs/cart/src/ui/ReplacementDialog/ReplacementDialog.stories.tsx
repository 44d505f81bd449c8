import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { ReplacementDialog } from './ReplacementDialog.tsx';

const line = buildCartItem({
  product: { name: 'Bellwether Desk stapler, full strip' },
  priceInfo: { finalPricePerUnit: 15.49 },
  altItem: {
    altType: 'HARD_SUB',
    origItemId: '24159001',
    origItemName: 'Bellwether Compact stapler',
    origPricePerUnit: 12.99,
    hardSubstitutionNotification:
      'The compact stapler is discontinued. We added the full-strip stapler in its place.',
    hardSubstitutionType: 'DISCONTINUED',
    hardSubstitutionModal: true,
  },
});

const meta = {
  title: 'Cart/ReplacementDialog',
  component: ReplacementDialog,
  args: { line, isOpen: true, onKeep: fn(), onRemove: fn(), onClose: fn() },
} satisfies Meta<typeof ReplacementDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'replacement dialog',
    recipe: 'Add 24159004 from /p/24159004, then open /cart.',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keep the replacement?' })).toBeVisible());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do not show for 30 days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect(args.onKeep).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    line: {
      ...line,
      product: {
        ...line.product,
        name: 'Bellwether Desk stapler with a name that is longer than any shelf label, full strip, midnight blue, 40-sheet capacity',
      },
    },
  },
};

export const Saving: Story = {
  parameters: {
    state: 'replacement dialog: saving',
    recipe:
      'Add 24159004, open /cart, slow `/cart/opt/type`, tick "Do not show for 30 days", then press Keep it.',
  },
  args: { isSaving: true },
};

export const Failed: Story = {
  parameters: {
    state: 'replacement dialog: failed',
    recipe:
      'Add 24159004, open /cart, block `/cart/opt/type`, tick "Do not show for 30 days", then press Keep it.',
  },
  args: { hasFailed: true },
  play: async () => {
    await expect(await screen.findByText(/We couldn’t save your choice/)).toBeVisible();
  },
};
