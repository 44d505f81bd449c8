import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccountNav } from './AccountNav.tsx';

const meta = {
  title: 'Account/AccountNav',
  component: AccountNav,
  tags: ['autodocs'],
  args: {
    groups: [
      { pages: [{ href: '#account', label: 'Overview' }] },
      {
        label: 'Shopping',
        pages: [
          { href: '#orders', label: 'Orders' },
          { href: '#lists', label: 'Lists' },
        ],
      },
      {
        label: 'Profile and privacy',
        pages: [
          { href: '#profile', label: 'Profile' },
          { href: '#addresses', label: 'Addresses' },
          { href: '#devices', label: 'Devices' },
        ],
      },
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

/** The current page is marked; each link can be reached with Tab. Phones show the group of the current page. */
export const Default: Story = {
  parameters: { state: 'pages of an account', recipe: 'Sign in as member@example.com, then open /account.' },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Your account' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: 'Overview' })).toHaveFocus();
  },
};

/** An organization admin has a group with the pages of the company. The current page is below one of them. */
export const Business: Story = {
  parameters: {
    state: 'account pages of an organization admin',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account.',
  },
  args: {
    groups: [
      ...meta.args.groups,
      {
        label: 'Bell & Margin LLC',
        pages: [
          { href: '#ship-to', label: 'Ship to' },
          { href: '#invoices', label: 'Invoices' },
          { href: '#users', label: 'Users' },
        ],
      },
    ],
    current: '#invoices/INV-2026-000002',
  },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('list', { name: 'Bell & Margin LLC' });
    await expect(within(group).getByRole('link', { current: true })).toHaveTextContent('Invoices');
  },
};

/** The overview shows all groups, also on phones. */
export const Overview: Story = {
  args: { ...Business.args, current: '#account' },
  globals: { tenant: 'business', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    for (const name of ['Lists', 'Devices', 'Users'])
      await expect(within(canvasElement).getByRole('link', { name })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    groups: [
      {
        label: 'Everything that you buy, bought or will buy with us',
        pages: [
          { href: '#orders', label: 'Orders, returns and items that you buy regularly' },
          { href: '#profile', label: 'Betriebskostenabrechnungseinstellungen' },
        ],
      },
    ],
    current: '#orders',
  },
};
