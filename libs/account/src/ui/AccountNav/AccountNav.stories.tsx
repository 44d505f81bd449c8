import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccountNav } from './AccountNav.tsx';

const meta = {
  title: 'Account/AccountNav',
  component: AccountNav,
  tags: ['autodocs'],
  args: {
    pages: [
      { href: '#account', label: 'Overview' },
      { href: '#orders', label: 'Orders' },
      { href: '#profile', label: 'Profile' },
      { href: '#addresses', label: 'Addresses' },
      { href: '#devices', label: 'Devices' },
    ],
    current: '#orders',
  },
  // As wide as the sidebar of an account page.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current page is marked; every link is reachable with Tab. */
export const Default: Story = {
  parameters: { state: 'pages of an account', recipe: 'Sign in as member@example.com, then open /account.' },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Your account' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: 'Overview' })).toHaveFocus();
  },
};

/** An organization admin has two more pages. */
export const Business: Story = {
  parameters: {
    state: 'account pages of an organization admin',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account.',
  },
  args: {
    pages: [...meta.args.pages, { href: '#ship-to', label: 'Ship to' }, { href: '#users', label: 'Users' }],
    current: '#users',
  },
  globals: { tenant: 'business' },
};

export const LongContent: Story = {
  args: {
    pages: [
      { href: '#account', label: 'Overview of everything that you have with us' },
      { href: '#orders', label: 'Orders, returns and items that you buy regularly' },
      { href: '#profile', label: 'Betriebskostenabrechnungseinstellungen' },
    ],
    current: '#orders',
  },
};
