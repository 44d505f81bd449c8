import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'UI/Components/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: 'copy paper' },
  render: (args) => (
    <Stack align="start">
      <Button>
        Remove <VisuallyHidden {...args} />
      </Button>
      <Text size={14} tone="muted" aria-hidden>
        Read out: “Remove {args.children}”
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Remove copy paper');
  },
};

export const LongContent: Story = {
  render: Default.render,
  args: {
    children:
      'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine',
  },
};
