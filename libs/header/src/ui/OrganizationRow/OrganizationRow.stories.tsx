import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OrganizationRow } from './OrganizationRow.tsx';

const meta = {
  title: 'Header/OrganizationRow',
  component: OrganizationRow,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Bell & Margin LLC',
    tools: [
      { label: 'Ship to: Market Street office', href: '/account/ship-to' },
      { label: 'Orders', href: '/account/orders', current: true },
      { label: 'Users', href: '/account/users' },
    ],
    siteSwitch: { label: 'Shop for yourself', href: 'https://shop.example/' },
  },
  globals: { tenant: 'business' },
} satisfies Meta<typeof OrganizationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: 'Bell & Margin LLC' }));
    await expect(row.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    // The ring is seen on the band, which has the color that it has elsewhere.
    await userEvent.tab();
    const { outlineColor, backgroundColor } = getComputedStyle(document.activeElement!);
    const band = getComputedStyle(canvasElement.querySelector('nav')!).backgroundColor;
    await expect([backgroundColor, band]).not.toContain(outlineColor);
  },
};
/** Somebody without a right to anything of the organization. */
export const NoTools: Story = { args: { tools: [] } };
/** Somebody of customer service buys for the organization: its tools are not theirs. */
export const CustomerService: Story = {
  args: {
    note: 'Customer service',
    tools: [{ label: 'Ship to: Market Street office', href: '/account/ship-to' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Customer service')).toBeVisible();
  },
};
export const Variant: Story = { args: { note: 'Print program' } };
export const LongContent: Story = {
  args: {
    name: 'The Worshipful Company of Stationers, Bookbinders and Makers of Blotting Paper, Northern Division',
    tools: [
      { label: 'Ship to: Third floor, behind the lifts, Market Street office', href: '/account/ship-to' },
      { label: 'Orders that wait for somebody else to approve them', href: '/account/orders' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
