import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { paths, type IconName } from './paths.ts';

const meta = {
  title: 'UI/Components/Icon',
  component: Icon,
  args: { name: 'cart' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'Icon: 16 px on small screens, 20 otherwise', recipe: '/ at 360 and 1280 px' },
  args: { label: 'Cart' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).width).toBe('20px');
  },
};

/** 16 px instead of 20 (cart-9.28). */
export const SmallScreen: Story = {
  args: { label: 'Cart' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).width).toBe('16px');
  },
};

export const All: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 'var(--fs-space-6) var(--fs-space-2)',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
      }}
    >
      {(Object.keys(paths) as IconName[]).map((name) => (
        <Stack key={name} gap={1} align="center">
          <Icon name={name} size="large" />
          <Icon name={name} size="small" />
          <small>{name}</small>
        </Stack>
      ))}
    </div>
  ),
};

/** The icon has an accessible name. */
export const LongContent: Story = {
  args: { name: 'truck', size: 'large', label: 'Delivered to the address that you gave at checkout' },
  render: (args) => (
    <Inline nowrap>
      <Icon {...args} />
      <Text size={14} tone="muted" aria-hidden>
        Read out: “{args.label}”
      </Text>
    </Inline>
  ),
};
