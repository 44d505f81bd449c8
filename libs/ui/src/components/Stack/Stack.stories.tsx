import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'UI/Components/Stack',
  component: Stack,
  args: { children: ['Delivery', 'Payment', 'Review'].map((label) => <p key={label}>{label}</p>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ruled: Story = { args: { ruled: true } };
export const AlignedToStart: Story = {
  args: { align: 'start', children: ['Sale', 'New'].map((label) => <Badge key={label}>{label}</Badge>) },
};
export const LongContent: Story = {
  args: {
    ruled: true,
    children: [1, 2, 3].map((n) => (
      <p key={n}>
        Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each
        in one carton, acid free and made without elemental chlorine
      </p>
    )),
  },
};
