import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VENDOR_NAMES, VENDOR_PAYMENT_TYPES } from '@foolscap/core/vocabulary';
import { Inline } from '@foolscap/ui/components';
import type { CardBrand } from '../../model/index.ts';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import { PaymentMark } from './PaymentMark.tsx';

const BRANDS: readonly CardBrand[] = ['VISA', 'MASTER_CARD', 'AMEX', 'DISCOVER', 'STAPLES'];

const meta = {
  title: 'Payments/PaymentMark',
  component: PaymentMark,
  tags: ['autodocs'],
  args: { payment: 'VISA', label: 'Visa' },
} satisfies Meta<typeof PaymentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Visa' })).toBeVisible();
  },
};

/** All cards and vendors. */
export const All: Story = {
  render: () => (
    <Inline gap={2}>
      {BRANDS.map((brand) => (
        <PaymentMark key={brand} payment={brand} label={CARD_NAME_MESSAGES.cardNames[brand]} />
      ))}
      {VENDOR_PAYMENT_TYPES.map((vendor) => (
        <PaymentMark key={vendor} payment={vendor} label={VENDOR_NAMES[vendor]} />
      ))}
      <PaymentMark payment="INVOICE" label="Invoice" />
    </Inline>
  ),
};

/** Next to the payment's name, which screen readers announce instead. */
export const LongContent: Story = {
  args: { payment: 'AMEX', label: undefined },
  render: (args) => (
    <Inline gap={2}>
      <PaymentMark {...args} />
      American Express ending in 0005
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Small: Story = { args: { isSmall: true } };

/** Another brand has been entered. */
export const Dimmed: Story = { args: { isDimmed: true } };
