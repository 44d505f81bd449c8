import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BusinessCall } from './BusinessCall.tsx';

const meta = {
  title: 'Content/BusinessCall',
  component: BusinessCall,
  args: {
    title: 'Buying for an office?',
    text: 'A business account has contract prices, purchase orders, budgets and approvals.',
    link: { label: 'See Foolscap Business', url: '/business', actionType: 'SITE_SWITCH' },
    second: { label: 'Ask us', url: '/contact' },
    hrefFor: ({ url, actionType }) => (actionType === 'SITE_SWITCH' ? '/cc/mmx' : url),
  },
} satisfies Meta<typeof BusinessCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const call = within(within(canvasElement).getByRole('region', { name: 'Buying for an office?' }));
    await expect(call.getByRole('link', { name: 'See Foolscap Business' })).toHaveAttribute(
      'href',
      '/cc/mmx',
    );
    await expect(call.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  },
};
export const OneLink: Story = { args: { second: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongContent: Story = {
  args: {
    title: 'Buying for an office with four hundred people on eleven floors?',
    text: 'Tell us who buys, who approves, where each floor wants its deliveries and which of your own numbers belong on the invoice. We set up prices, budgets, users and addresses with you.',
    link: { label: 'See what a business account includes', url: '/business' },
  },
};
