import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { FactRow } from './FactRow.tsx';

const meta = {
  title: 'Cart/FactRow',
  component: FactRow,
  args: {
    label: 'Budget center',
    value: 'Studio supplies · STUDIO',
    note: '$5,000.00 available',
    action: (
      <Button variant="quiet" size="small" aria-label="Change Budget center">
        Change
      </Button>
    ),
  },
} satisfies Meta<typeof FactRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A fact that cannot be changed. */
export const ReadOnly: Story = {
  args: { note: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The choice is in flight. */
export const Pending: Story = { args: { isPending: true } };

export const LongContent: Story = {
  args: {
    label: 'Ship to',
    value:
      'Northeast Regional Facilities Operations, Building 14 West, Receiving Dock C, 1200 Industrial Parkway, Worcester, MA 01608',
  },
};
