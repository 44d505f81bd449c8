import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'UI/Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Updating your cart' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Updating your cart');
    await expect(status.querySelector('svg')!.getBoundingClientRect().width).toBe(40);
  },
};

export const Sizes: Story = {
  parameters: {
    state: 'Spinner: small, medium and large',
    recipe: 'Slow `/catalog/products`, then press "More reviews" on /p/24170201.',
  },
  render: () => (
    <Inline gap={6}>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </Inline>
  ),
};

/** The screen reader text may be long. */
export const LongContent: Story = {
  args: { label: 'Placing your order. This can take up to half a minute; please keep this page open.' },
  render: (args) => (
    <Inline nowrap gap={4}>
      <Spinner {...args} />
      <Text size={14} tone="muted" aria-hidden>
        Read out: “{args.label}”
      </Text>
    </Inline>
  ),
};
