import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
      { label: 'Users', href: '/account/users', icon: 'user', ariaLabel: 'Users of your organization' },
    ],
    siteSwitch: { label: 'Shop for yourself', href: 'https://shop.example/' },
  },
  globals: { tenant: 'business' },
} satisfies Meta<typeof OrganizationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'row of an organization', recipe: 'Sign in on /cc/mmx as office@example.com.' },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: 'Bell & Margin LLC' }));
    await expect(row.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(row.getByRole('link', { name: 'Users of your organization' })).toHaveTextContent('Users');
    await expect(row.getByRole('link', { name: 'Shop for yourself' })).toHaveAttribute(
      'href',
      'https://shop.example/',
    );
    // The focus ring must be visible against the row's background.
    await userEvent.tab();
    const { outlineColor, backgroundColor } = getComputedStyle(document.activeElement!);
    const band = getComputedStyle(canvasElement.querySelector('nav')!).backgroundColor;
    await expect([backgroundColor, band]).not.toContain(outlineColor);
  },
};
/** A user without permission for any tool of the organization. */
export const NoTools: Story = {
  parameters: { state: 'row without permitted tools', recipe: 'Sign in on /cc/mmx as service@example.com.' },
  args: { tools: [] },
};
/** A customer-service agent acting for the organization, without the organization's tools. */
export const CustomerService: Story = {
  parameters: {
    state: 'customer service acting for an organization',
    recipe: 'Sign in on /cc/mmx as service@example.com.',
  },
  args: {
    note: 'Customer service',
    tools: [{ label: 'Ship to: Market Street office', href: '/account/ship-to' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Customer service')).toBeVisible();
  },
};
export const Variant: Story = {
  parameters: { state: 'variant of a route', recipe: 'Sign in on /cc/mmx as gatefold@example.com.' },
  args: { note: 'Print program' },
};
/** The row of a third-party user, whose header has no links. */
export const ThirdParty: Story = {
  parameters: {
    state: 'third-party user',
    recipe: 'Open a link of `npm run third-parties -- link`, then sign in with it.',
  },
  args: {
    note: 'Third-party user',
    tools: [
      { label: 'Shop', href: '/', current: true },
      { label: 'Cart (2)', href: '/cart' },
      { label: 'Orders', href: '/account/orders' },
    ],
    search: { action: '/search' },
    account: {
      kind: 'signedIn',
      firstName: 'Lee',
      accountHref: '/account',
      signOutAction: '/forms/sign-out',
    },
    siteSwitch: undefined,
  },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: 'Bell & Margin LLC' }));
    await expect(row.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};
/** On a phone the sign-out button ends the line of the tools, and the search box is below them. */
export const ThirdPartyOnPhone: Story = {
  args: { ...ThirdParty.args },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: 'Bell & Margin LLC' }));
    const [search, signOut, cart] = [
      row.getByRole('searchbox', { name: 'Search products' }),
      row.getByRole('button', { name: 'Sign out' }),
      row.getByRole('link', { name: 'Cart (2)' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(search!.top).toBeGreaterThanOrEqual(signOut!.bottom);
    await expect(signOut!.top).toBeLessThan(cart!.bottom);
    await expect(signOut!.left).toBeGreaterThan(cart!.right);
  },
};
export const LongContent: Story = {
  args: {
    name: 'The Worshipful Company of Stationers, Bookbinders and Makers of Blotting Paper, Northern Division',
    tools: [
      { label: 'Ship to: Third floor, behind the elevators, Market Street office', href: '/account/ship-to' },
      { label: 'Orders waiting for approval by another user', href: '/account/orders' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const onOpen = fn();

/** A tool with a panel, which its link opens. */
export const ToolWithPanel: Story = {
  args: { tools: [{ label: 'Quick order', href: '/quick-order', onOpen }] },
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'Quick order' });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    await expect(onOpen).toHaveBeenCalledWith(link);
  },
};
