import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Free shipping', value: 32.95, max: 45, valueText: '$12.05 to free shipping' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Free shipping' });
    await expect(bar).toHaveAttribute('aria-valuetext', '$12.05 to free shipping');
  },
};

export const Steps: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="A quarter" value={0.25} />
      <ProgressBar label="Half" value={0.5} />
      <ProgressBar label="All of it" value={1} valueText="Shipping is free" />
    </Stack>
  ),
};

/** Indeterminate. With reduced motion the segment does not move. */
export const Loading: Story = {
  parameters: {
    state: 'ProgressBar: indeterminate',
    recipe: 'Storybook only: the shop knows how far its progress is.',
  },
  args: { label: 'Reading your list', value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Free delivery of all items that ship from our own warehouses',
    valueText:
      'Add $1,234,567.05 for free delivery of everything except furniture and Donaudampfschifffahrtselektrizitäten',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
