import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildOrder } from '@foolscap/checkout/testing';
import { renderPage, type PageArgs } from '../testing/pageStory.tsx';

const orders = [
  buildOrder(),
  buildOrder({ orderNumber: '9700012201', placedAt: '2026-10-02T09:12:00.000Z' }),
  buildOrder({ orderNumber: '9700011804', placedAt: '2026-08-19T17:40:00.000Z', status: 'CANCELLED' }),
];

const meta = {
  title: 'Pages/Orders',
  args: { path: '/account/orders', signedIn: true, orders },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/9700012345/)).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { orders: [] } };
export const Loading: Story = { args: { unread: true } };
export const Failed: Story = { globals: { network: 'failing' } };
