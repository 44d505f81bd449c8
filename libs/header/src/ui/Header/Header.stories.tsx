import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Alert, Container, Icon, Inline, SectionHeading, Text } from '@foolscap/ui/components';
import { categories } from '../../testing/index.ts';
import { OrganizationRow } from '../OrganizationRow/OrganizationRow.tsx';
import { Header } from './Header.tsx';

const store = (
  <Inline gap={2} nowrap>
    <Icon name="store" />
    <Text as="span" size={14} weight="medium">
      Natick
    </Text>
  </Inline>
);

const meta = {
  title: 'Header/Header',
  component: Header,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    tenant: 'consumer',
    homeHref: '/',
    hat: 'Free delivery on orders of $50 and more',
    siteSwitch: { label: 'Business site', href: '/cc/mmx' },
    search: { action: '/search', onSearch: fn() },
    categories: categories.map((link, n) => ({ ...link, current: n === 0 })),
    account: { kind: 'guest', signInHref: '/office/supplies/login' },
    cart: {
      href: '/cart?viewcart=true',
      count: 3,
      onOpen: fn(),
    },
    store,
  },
  render: (args) => (
    <>
      <Header {...args} />
      <main id="main" style={{ paddingBlock: '1.5rem' }}>
        <Container>
          <SectionHeading level={1}>Paper</SectionHeading>
        </Container>
      </main>
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search products' });
    await userEvent.type(search, 'copy paper{Enter}');
    await expect(args.search.onSearch).toHaveBeenCalledWith('copy paper');
    const cart = canvas.getByRole('link', { name: /Cart, 3 items/ });
    await userEvent.click(cart);
    await expect(args.cart.onOpen).toHaveBeenCalledTimes(1);
    // Stories and screenshots show the header at rest, without focus.
    await userEvent.clear(search);
    search.blur();
  },
};

/** A notice for every page; it sticks to the main row. */
export const Notice: Story = {
  args: { notice: <Alert kind="warning">You’re offline. Check your connection.</Alert> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toHaveTextContent('You’re offline.');
  },
};

/** The menu opens without JavaScript. Escape closes it and returns focus. */
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shop = canvas.getByText('Shop');
    await userEvent.click(shop);
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu).not.toBeVisible();
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    await userEvent.click(shop);
    await expect(menu).toBeVisible();
  },
};

/** Returns the categories that are visible within the row's single line. */
const inSight = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('nav > div > div > ul > li > a')].filter((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  );

const long = [
  'Papeterie et fournitures de bureau',
  'Stylos, crayons et feutres',
  'Cahiers, carnets et blocs-notes',
  'Classement et archivage',
  'Agrafeuses et accessoires de bureau',
  'Cartouches d’encre et toners',
  'Imprimantes et machines de bureau',
  'Chaises et fauteuils',
  'Bureaux et tables de réunion',
  'Expédition et emballage',
].map((label, place) => ({ label, href: `/c/${place}` }));

/** Checks that every category is either visible or inside "More", never both, and that hidden ones cannot take focus. */
async function openMore(canvasElement: HTMLElement, all: readonly string[]) {
  const row = within(canvasElement).getByRole('navigation', { name: 'Categories' });
  // Runs once the page is laid out; until then "More" contains all of them.
  await waitFor(() => expect(inSight(row).length).toBeLessThan(all.length));
  const shown = inSight(row);
  for (const link of shown) {
    await expect(link.getBoundingClientRect().top).toBe(shown[0]!.getBoundingClientRect().top);
  }
  const moved = row.querySelectorAll<HTMLElement>('nav > div > div > ul > li > a')[shown.length]!;
  moved.focus();
  await expect(moved).not.toHaveFocus();

  const more = within(row).getByText('More');
  await userEvent.click(more);
  const behind = within(row.querySelector('details')!).getAllByRole('link');
  await expect([...shown, ...behind].map(({ textContent }) => textContent)).toEqual(all);
  await userEvent.keyboard('{Escape}');
  await expect(behind[0]).not.toBeVisible();
  await expect(more.closest('summary')).toHaveFocus();
  await userEvent.click(more);
  await expect(behind[0]).toBeVisible();
}

/** Categories that do not fit in the row are inside "More". */
export const MoreCategories: Story = {
  play: ({ canvasElement }) =>
    openMore(
      canvasElement,
      categories.map(({ label }) => label),
    ),
};

/** Long names, as in French. */
export const LongCategories: Story = {
  args: { categories: long.map((link, place) => ({ ...link, current: place === 7 })) },
  play: async ({ canvasElement }) => {
    await openMore(
      canvasElement,
      long.map(({ label }) => label),
    );
    // The current category is inside "More", so "More" is marked.
    await expect(canvasElement.querySelector('summary[data-current]')).toBeVisible();
  },
};

/** All categories fit, so there is no "More". */
export const FewCategories: Story = {
  args: { categories: categories.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('navigation', { name: 'Categories' });
    await waitFor(() => expect(within(row).queryByText('More')).not.toBeInTheDocument());
    await expect(inSight(row)).toHaveLength(4);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The button that opened the menu closes it, which its icon shows. */
export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    account: {
      kind: 'signedIn',
      firstName: 'Ada',
      tier: 'Premier',
      accountHref: '/account',
      signOutAction: '/forms/sign-out',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const details = canvasElement.querySelector('details')!;
    const summary = details.querySelector('summary')!;
    const [opens, closes] = summary.querySelectorAll('svg');
    summary.click();
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    if (!matchMedia('(width <= 820px)').matches) return;
    await expect(opens).not.toBeVisible();
    await expect(closes).toBeVisible();
    const account = within(details).getByRole('link', { name: 'Your account Premier member' });
    await expect(account.innerText).toBe('Your account\nPremier member');
    summary.click();
    await expect(menu).not.toBeVisible();
    await expect(closes).not.toBeVisible();
    summary.click();
  },
};

export const SignedIn: Story = {
  args: {
    account: {
      kind: 'signedIn',
      firstName: 'Ada',
      accountHref: '/account',
      signOutAction: '/forms/sign-out',
      onSignOut: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // Without space beside the account, sign-out is in the menu.
    if (!canvas.queryByRole('button', { name: 'Sign out' })) await userEvent.click(canvas.getByText('Shop'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.account.kind === 'signedIn' && args.account.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** The tier of a rewards member is shown wherever the account is. */
export const RewardsTier: Story = {
  args: {
    account: {
      kind: 'signedIn',
      firstName: 'Ada',
      tier: 'Premier',
      accountHref: '/account',
      signOutAction: '/forms/sign-out',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Hello, Ada Premier member' }),
    ).toBeVisible();
  },
};

export const SigningOut: Story = {
  args: {
    account: {
      kind: 'signedIn',
      firstName: 'Ada',
      accountHref: '/account',
      signOutAction: '/forms/sign-out',
      signingOut: true,
    },
  },
};

export const Business: Story = {
  args: {
    tenant: 'business',
    homeHref: '/cc/mmx',
    siteSwitch: { label: 'Consumer site', href: '/' },
    hat: undefined,
  },
  globals: { tenant: 'business' },
};

/** The application's mini cart is a slot right after the link. */
export const MiniCartOpen: Story = {
  args: { cart: { href: '/cart', count: 3, onOpen: fn(), expanded: true, panel: <p>Mini cart</p> } },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: /Cart, 3 items/ });
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(link.nextElementSibling).toHaveTextContent('Mini cart');
    await userEvent.click(link);
    await expect(args.cart.onOpen).toHaveBeenCalledWith(link);
  },
};

export const EmptyCart: Story = { args: { cart: { href: '/cart?viewcart=true', count: 0 } } };
/** The count is not known yet; the space for the badge is reserved. */
export const BadgeBeforeHydration: Story = {
  args: { cart: { href: '/cart?viewcart=true', count: undefined } },
};
export const ManyInCart: Story = { args: { cart: { href: '/cart?viewcart=true', count: 1204 } } };

export const Searched: Story = { args: { search: { action: '/search', query: 'copy paper' } } };
export const Slim: Story = { args: { type: 'slim' }, globals: { viewport: { value: 'phone' } } };
/** The full header of the cart page; it is slim on a phone. */
export const CompactOnSmall: Story = {
  args: { compactOnSmall: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).queryByRole('searchbox', { name: 'Search products' });
    await expect(search === null).toBe(matchMedia('(width <= 820px)').matches);
  },
};
export const LogoOnly: Story = { args: { type: 'logoOnly', note: 'Secure checkout' } };
export const SignInPage: Story = { args: { type: 'logoOnly' } };
export const ThirdPartyVerification: Story = { args: { type: 'tpv' } };
export const NoCategories: Story = { args: { categories: [] } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** A shopper who buys for an organization. */
export const Organization: Story = {
  args: {
    tenant: 'business',
    organization: (
      <OrganizationRow
        name="Bell & Margin LLC"
        tools={[
          { label: 'Ship to: Market Street office', href: '/checkout' },
          { label: 'Orders', href: '/account/orders' },
          { label: 'Users', href: '/account/users' },
        ]}
      />
    ),
  },
  globals: { tenant: 'business' },
};

export const LongContent: Story = {
  args: {
    hat: 'Orders placed before three in the afternoon are sent today, except furniture, which comes by freight within six business days',
    categories: categories.map(({ href, label }) => ({ href, label: `${label} and related supplies` })),
    account: {
      kind: 'signedIn',
      firstName: 'Maximiliana-Wilhelmine Antoinette',
      accountHref: '/account',
      signOutAction: '/forms/sign-out',
    },
    cart: { href: '/cart?viewcart=true', count: 123456 },
  },
  globals: { viewport: { value: 'narrow' } },
};
