import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildOrder } from '@foolscap/checkout/testing';
import { renderPage, type PageArgs } from '../testing/pageStory.tsx';

const orders = [
  buildOrder(),
  buildOrder({ orderNumber: '9700012201', placedAt: '2026-10-02T09:12:00.000Z', status: 'DELIVERED' }),
  buildOrder({ orderNumber: '9700011804', placedAt: '2026-08-19T17:40:00.000Z', status: 'CANCELLED' }),
];

const meta = {
  title: 'Pages/Account',
  args: { path: '/account', signedIn: true, orders },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '9700012201' })).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Your account' }));
    await expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
/** Nobody has ordered yet. */
export const Empty: Story = { args: { orders: [] } };
export const Loading: Story = { args: { unread: true } };
export const Failed: Story = { globals: { network: 'failing' } };
