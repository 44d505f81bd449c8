import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'UI/Components/Inline',
  component: Inline,
  args: { children: ['Letter', 'Legal', 'A4'].map((label) => <Badge key={label}>{label}</Badge>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Apart: Story = { args: { justify: 'between' } };
export const LongContent: Story = {
  args: { children: Array.from({ length: 30 }, (_, n) => <Badge key={n}>Size {n + 1}</Badge>) },
};
