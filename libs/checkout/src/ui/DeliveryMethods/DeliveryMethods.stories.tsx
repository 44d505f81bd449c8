import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '@foolscap/ui/components';
import { buildCheckout } from '../../testing/index.ts';
import { DeliveryMethods } from './DeliveryMethods.tsx';

const methods = buildCheckout().deliveryMethods;
const meta = {
  title: 'Checkout/DeliveryMethods',
  component: DeliveryMethods,
  tags: ['autodocs'],
  args: { methods, onChange: fn() },
} satisfies Meta<typeof DeliveryMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'delivery methods', recipe: 'Check out up to the delivery.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Next business day/ }));
    await expect(args.onChange).toHaveBeenCalledWith('NDD');
  },
};
export const FreeMethod: Story = {
  parameters: {
    state: 'free method',
    recipe: 'Check out with 7 of 24110101 (above $50) up to the delivery.',
  },
  args: { methods: methods.map((method, n) => ({ ...method, fee: n ? 19.95 : 0 })) },
};
export const LongContent: Story = {
  args: { methods: methods.map((method) => ({ ...method, fee: 1249.95 })) },
};
/** Nothing can be delivered to this address; the message explains what to do. */
export const NoneAvailable: Story = {
  parameters: {
    state: 'no delivery methods',
    recipe: 'Add 24239001, then check out with an address in Anchorage, AK 99501.',
    testedIn: 'libs/checkout/src/feature/CheckoutPage.test.tsx',
  },
  args: {
    methods: [],
    emptyActions: (
      <>
        <Button size="small">Change address</Button>
        <ButtonLink size="small" href="#cart">
          Change cart
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/can’t deliver these items to this address/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: {
    state: 'delivery failed',
    recipe: 'Check out up to the delivery, fail `/checkout/default`, then choose another method.',
  },
  args: { error: 'Sorry, something went wrong. Please try again.' },
};
