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
  parameters: { state: 'filled badge', recipe: 'Add 24110101; the cart link shows 1.' },
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
  parameters: { state: 'offline', recipe: 'Open /, then choose "Offline" in the browser’s tools.' },
  args: { notice: <Alert kind="warning">You’re offline. Check your connection.</Alert> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toHaveTextContent('You’re offline.');
  },
};

/**
 * A sticky part of the page (layer 100) passes below the main row (9996); a drawer (9998) covers both, and the line above the header (9997)
 * (storefront-9.35).
 */
export const Layers: Story = {
  parameters: {
    state: 'layers',
    recipe: 'Open the page of a product, scroll until the bar to buy sticks, then open a drawer.',
  },
  render: (args) => (
    <>
      <Header {...args} />
      {(['sub', 'drawer'] as const).map((layer) => (
        <div
          key={layer}
          data-testid={layer}
          style={{ position: 'fixed', inset: 0, zIndex: `var(--fs-layer-${layer})`, pointerEvents: 'none' }}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sub = canvas.getByTestId('sub');
    const drawer = canvas.getByTestId('drawer');
    /** Lists the layers at the center of an element, the top one first. */
    const listAt = (element: HTMLElement) => {
      for (const layer of [sub, drawer]) layer.style.pointerEvents = 'auto';
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .flatMap((each) =>
          each === sub ? ['sub'] : each === drawer ? ['drawer'] : each === element ? ['own'] : [],
        );
      for (const layer of [sub, drawer]) layer.style.pointerEvents = 'none';
      return found;
    };
    await expect(listAt(canvas.getByRole('searchbox'))).toEqual(['drawer', 'own', 'sub']);
    await expect(listAt(canvas.getByText(/^Free delivery/))).toEqual(['drawer', 'own', 'sub']);
  },
};

/** The menu opens without JavaScript. Escape closes it and returns focus. */
export const MenuOpen: Story = {
  parameters: { state: 'menu open', recipe: 'press Shop', testedIn: 'apps/storefront/e2e/pages.journey.ts' },
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
  // Runs after layout; until then, "More" contains all of them.
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
  parameters: {
    state: 'more categories',
    recipe: 'press More in the row of departments',
    testedIn: 'apps/storefront/e2e/departments.journey.ts',
  },
  play: ({ canvasElement }) =>
    openMore(
      canvasElement,
      categories.map(({ label }) => label),
    ),
};

/** Long names, as in French. */
export const LongCategories: Story = {
  parameters: {
    state: 'long categories',
    recipe: 'Storybook only: needs departments with longer names than the demo’s.',
  },
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
  parameters: {
    state: 'few categories',
    recipe: 'Storybook only: needs a catalog with fewer departments than the demo’s.',
  },
  args: { categories: categories.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('navigation', { name: 'Categories' });
    await waitFor(() => expect(within(row).queryByText('More')).not.toBeInTheDocument());
    await expect(inSight(row)).toHaveLength(4);
  },
};

export const Phone: Story = {
  parameters: { state: 'phone', recipe: 'Open / at 360 px.' },
  globals: { viewport: { value: 'phone' } },
};
/** The button that opened the menu closes it, which its icon shows. */
export const PhoneMenuOpen: Story = {
  parameters: { state: 'phone menu open', recipe: 'Open / at 360 px, then press the menu button.' },
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
  parameters: { state: 'signed in', recipe: 'Sign in as member@example.com, then open /.' },
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
    // If there is no space next to the account, sign-out is in the menu.
    if (!canvas.queryByRole('button', { name: 'Sign out' })) await userEvent.click(canvas.getByText('Shop'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.account.kind === 'signedIn' && args.account.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** The tier of a rewards member is shown wherever the account is. */
export const RewardsTier: Story = {
  parameters: { state: 'tier of the rewards program', recipe: 'Sign in as wendy@example.com, then open /.' },
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
  parameters: { state: 'signing out', recipe: 'Sign in, slow `/account/signout`, then press "Sign out".' },
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
  parameters: { state: 'business', recipe: 'Open /cc/mmx/.' },
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
  parameters: { state: 'mini cart', recipe: 'Add 24110101, then press the cart link.' },
  args: { cart: { href: '/cart', count: 3, onOpen: fn(), expanded: true, panel: <p>Mini cart</p> } },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: /Cart, 3 items/ });
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(link.nextElementSibling).toHaveTextContent('Mini cart');
    await userEvent.click(link);
    await expect(args.cart.onOpen).toHaveBeenCalledWith(link);
  },
};

export const EmptyCart: Story = {
  parameters: { state: 'empty badge', recipe: 'Open / as a new visitor.' },
  args: { cart: { href: '/cart?viewcart=true', count: 0 } },
};
/** The count is not known yet; the space for the badge is reserved. */
export const BadgeBeforeHydration: Story = {
  parameters: {
    state: 'badge before hydration',
    recipe: 'Turn JavaScript off in the browser’s tools, then open /.',
    testedIn: 'libs/header/src/model/model.test.ts',
  },
  args: { cart: { href: '/cart?viewcart=true', count: undefined } },
};
export const ManyInCart: Story = {
  parameters: { state: '99+', recipe: 'Add 100 of 24110101; the badge shows 99+.' },
  args: { cart: { href: '/cart?viewcart=true', count: 1204 } },
};

export const Searched: Story = {
  parameters: { state: 'searched', recipe: 'Open /search?q=paper.' },
  args: { search: { action: '/search', query: 'copy paper' } },
};
export const Slim: Story = {
  parameters: {
    state: 'slim',
    recipe: 'Storybook only: the shop’s cart page has the full header, compact on small screens.',
  },
  args: { type: 'slim' },
  globals: { viewport: { value: 'phone' } },
};
/** The full header of the cart page; it is slim on a phone. */
export const CompactOnSmall: Story = {
  parameters: { state: 'compact on small screens', recipe: 'Open /cart at 360 px.' },
  args: { compactOnSmall: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).queryByRole('searchbox', { name: 'Search products' });
    await expect(search === null).toBe(matchMedia('(width <= 820px)').matches);
  },
};
export const LogoOnly: Story = {
  parameters: { state: 'logo only', recipe: '/checkout' },
  args: { type: 'logoOnly', note: 'Secure checkout' },
};
export const SignInPage: Story = {
  parameters: { state: 'sign-in page', recipe: 'Open /office/supplies/login.' },
  args: { type: 'logoOnly' },
};
export const ThirdPartyVerification: Story = {
  parameters: {
    state: 'third-party verification',
    recipe: 'Open a link of `npm run third-parties -- link` and sign in, then open /cc/mmx/tpv.',
  },
  args: { type: 'tpv' },
};
export const NoCategories: Story = {
  parameters: { state: 'no categories', recipe: 'Fail `/catalog/categories`, then open /cart.' },
  args: { categories: [] },
};
export const Dark: Story = {
  parameters: { state: 'dark', recipe: 'Open / with the system setting "dark".' },
  globals: { theme: 'dark' },
};

/** A shopper who buys for an organization. */
export const Organization: Story = {
  parameters: {
    state: 'organization',
    recipe: 'Sign in at /cc/mmx/office/supplies/login as office@example.com.',
    testedIn: 'apps/storefront/e2e/business.journey.ts',
  },
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
