import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = { title: 'UI/Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 'half' } };

export const Shapes: Story = {
  parameters: {
    state: 'Skeleton: every shape',
    recipe: 'Slow `/catalog/products`, then follow a link to a product.',
  },
  render: () => (
    <div style={{ maxWidth: '16rem' }}>
      <Stack gap={2}>
        <Skeleton shape="picture" />
        <Skeleton shape="heading" width="three-quarters" />
        <SkeletonText lines={2} />
        <Skeleton shape="price" width="third" />
        <Skeleton shape="control" />
      </Stack>
    </div>
  ),
};

export const LongContent: Story = { render: () => <SkeletonText lines={12} /> };
