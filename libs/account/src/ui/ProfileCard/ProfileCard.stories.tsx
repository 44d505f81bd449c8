import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileCard } from './ProfileCard.tsx';

const profile = {
  id: 'account-1',
  username: 'pat@example.com',
  contact: { fname: 'Pat', lname: 'Reyes', email: 'pat@example.com' },
  customerNumber: '******-1234',
};
const meta = {
  title: 'Account/ProfileCard',
  tags: ['autodocs'],
  component: ProfileCard,
  args: { profile },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'profile', recipe: 'Sign in as wendy@example.com, then open /account.' },
};
export const Business: Story = {
  parameters: {
    state: 'profile of a member',
    recipe: 'Sign in on /cc/mmx as buyer@example.com, then open /cc/mmx/account.',
  },
  args: { profile: { ...profile, organizationName: 'Reyes & Daughters', defaultPurchaseOrder: 'PO-1042' } },
};
export const LongContent: Story = {
  args: {
    profile: {
      ...profile,
      contact: {
        fname: 'Maximiliana-Josephine',
        lname: 'Featherstonehaugh-Wolverhampton',
        email: `${'very-long-'.repeat(8)}@example.com`,
      },
    },
  },
};
