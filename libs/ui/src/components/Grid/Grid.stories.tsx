import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Grid } from './Grid.tsx';

const cells = (count: number) =>
  Array.from({ length: count }, (_, n) => <Skeleton key={n} shape="picture" />);

const meta = {
  title: 'UI/Components/Grid',
  component: Grid,
  args: { children: cells(8) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Thirds: Story = { args: { columns: 'thirds', children: cells(3) } };
export const Halves: Story = { args: { columns: 'halves', children: cells(2) } };
export const Aside: Story = { args: { columns: 'aside', children: cells(2) } };
export const LongContent: Story = { args: { children: cells(40) } };
