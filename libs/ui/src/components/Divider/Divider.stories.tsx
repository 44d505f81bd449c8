import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'UI/Components/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <p>Delivery</p>
      <Divider />
      <p>Payment</p>
    </Stack>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Stack>
      <p>
        Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each
        in one carton, acid free and made without elemental chlorine
      </p>
      <Divider />
      <p>
        Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each
        in one carton, acid free and made without elemental chlorine
      </p>
    </Stack>
  ),
};
