import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'UI/Components/Price',
  component: Price,
  args: { amount: 4599 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithUnit: Story = { args: { unit: 'carton' } };

export const Sale: Story = {
  parameters: { state: 'Price: sale', recipe: '/p/24110101' },
  args: { amount: 3999, listAmount: 4599, unit: 'carton' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$39.99')).toHaveTextContent('Sale price $39.99');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack align="start">
      <Price amount={3999} listAmount={4599} size="small" />
      <Price amount={3999} listAmount={4599} />
      <Price amount={3999} listAmount={4599} size="large" unit="carton" />
    </Stack>
  ),
};

/** A non-number shows "Price N/A" (storefront-5.40). */
export const NotAvailable: Story = {
  parameters: {
    state: 'Price: not available',
    recipe: 'Add 24110101, switch off the part `prices` (FAULTS=1), then open /cart.',
  },
  args: { amount: undefined, listAmount: 4599 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Price N/A')).toBeVisible();
  },
};

export const FrenchCanada: Story = {
  parameters: {
    state: 'Price: French Canada',
    recipe: 'Storybook only: the shop formats prices for the United States.',
  },
  args: { amount: 123450, locale: 'fr-CA' },
};

export const LongContent: Story = {
  args: { amount: 123456789, listAmount: 134567890, unit: 'pallet of forty cartons', size: 'large' },
  globals: { viewport: { value: 'narrow' } },
};
