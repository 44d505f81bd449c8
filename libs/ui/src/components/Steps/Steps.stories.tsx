import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'UI/Components/Steps',
  component: Steps,
  parameters: { hasOwnTexts: true },
  args: {
    label: 'Checkout',
    steps: [{ label: 'Delivery', href: '#delivery' }, { label: 'Payment' }, { label: 'Review' }],
    current: 1,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Payment').closest('li')).toHaveAttribute('aria-current', 'step');
    const nav = within(canvas.getByRole('navigation', { name: 'Checkout' }));
    await expect(nav.getByRole('link', { name: /Delivery/ })).toBeVisible();
  },
};

export const FirstStep: Story = {
  parameters: { state: 'Steps: first step', recipe: '/checkout with an item' },
  args: { current: 0 },
};
export const AllCompleted: Story = {
  parameters: {
    state: 'Steps: all completed',
    recipe: 'Place an order, then `npm run orders -- ship` and `delivered` with its number.',
  },
  args: { current: 3 },
};

export const LongContent: Story = {
  args: {
    steps: [
      { label: 'Addresses for delivery and billing' },
      { label: 'Delivery of everything that is in the cart' },
      { label: 'Payment and purchase order number' },
      { label: 'Approval' },
    ],
    current: 2,
  },
  globals: { viewport: { value: 'narrow' } },
};

/** The progress of an order, with short labels that are also shown on phones. */
export const LabelsBelow: Story = {
  args: {
    label: 'Delivery',
    labels: 'below',
    steps: [{ label: 'Placed' }, { label: 'Shipped' }, { label: 'Delivered' }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Without links it is no landmark.
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Delivery' })).toBeVisible();
    for (const label of ['Placed', 'Shipped', 'Delivered'])
      await expect(canvas.getByText(label)).toBeVisible();
  },
};
