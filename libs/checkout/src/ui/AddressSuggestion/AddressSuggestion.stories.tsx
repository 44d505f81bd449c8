import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressSuggestion } from './AddressSuggestion.tsx';

const meta = {
  title: 'Checkout/AddressSuggestion',
  component: AddressSuggestion,
  parameters: { receivesData: { Empty: 'nothing is shown without a suggestion' } },
  tags: ['autodocs'],
  args: { address: { city: 'Natick', state: 'MA', zipCode: '01760' }, onUse: fn() },
} satisfies Meta<typeof AddressSuggestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'address suggestion',
    recipe: 'check out with the city Boston and the ZIP code 01760',
    testedIn: 'libs/checkout/src/feature/CheckoutPage.address.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Did you mean Natick, MA 01760?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onUse).toHaveBeenCalled();
  },
};
export const LongContent: Story = {
  args: { address: { city: 'Joint Base Pearl Harbor Hickam', state: 'HI', zipCode: '96853-1234' } },
};
export const Loading: Story = {
  parameters: {
    state: 'address suggestion saving',
    recipe: 'Slow `/checkout/default`, then take the suggested address.',
  },
  args: { busy: true },
};
export const Failed: Story = {
  parameters: {
    state: 'address suggestion failed',
    recipe: 'Fail `/checkout/default`, then take the suggested address.',
  },
  args: { error: 'Sorry, something went wrong. Please try again.' },
};
