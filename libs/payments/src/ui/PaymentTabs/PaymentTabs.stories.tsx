import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaymentTabs } from './PaymentTabs.tsx';

const meta = {
  title: 'Payments/PaymentTabs',
  component: PaymentTabs,
  tags: ['autodocs'],
  args: {
    card: <p>The form of a credit card.</p>,
    storedValue: <p>The form of a gift or prepaid card.</p>,
    onChange: fn(),
  },
} satisfies Meta<typeof PaymentTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single tab stop; arrows, Home and End select. A method that is not offered has no tab. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Credit Card', 'Gift & prepaid cards']);
    const [card, gift] = canvas.getAllByRole('tab') as [HTMLElement, HTMLElement];
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await expect([card.tabIndex, gift.tabIndex]).toEqual([0, -1]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(gift).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith('storedValue');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('gift or prepaid card'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(gift).toHaveAttribute('aria-selected', 'true'));
    await expect([card.tabIndex, gift.tabIndex]).toEqual([-1, 0]);
  },
};

/** All three payment methods. */
export const AllOffered: Story = {
  args: { other: <p>Wallets.</p> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Other Payment' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Wallets.'));
  },
};

/** A card form that is longer than the page. */
export const LongContent: Story = {
  args: { card: <p>{'The form of a credit card with a billing address. '.repeat(40)}</p> },
};
