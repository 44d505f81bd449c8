import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildThirdParty } from '@foolscap/account/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Third-party sign-in',
  ...pageAt({ tenant: 'business', path: '/office/supplies/tps-login?token=abc' }),
} satisfies Meta<PageArgs>;
export default meta;

const asThirdParty = { 'GET /account': () => buildThirdParty() };

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sign in with your link' }),
    ).toBeVisible();
    const form = canvas.getByRole('button', { name: 'Sign in' }).closest('form')!;
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.querySelector('[name="token"]')).toHaveValue('abc');
  },
};
export const Phone = views.phone;
/** A link that was already used and cannot be tried again. */
export const UsedLink: PageStory = {
  args: { path: '/office/supplies/tps-login?error=THIRD_PARTY_LINK_INVALID' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Ask your organization for a new link/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
  },
};

/** A page as third-party users see it: the header has no links, and a row below it links to the cart. */
export const Shopping: PageStory = {
  args: { path: '/', routes: asThirdParty },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole('navigation', { name: 'Bell & Margin LLC' }));
    await expect(row.getByRole('link', { name: 'Cart' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByText('Third-party verification')).toBeVisible();
    await expect(header.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The profile of a third-party user, which the organization manages. */
export const Profile: PageStory = {
  args: { path: '/account/details', routes: asThirdParty },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Your organization manages your name/)).toBeVisible();
    await expect(canvas.queryByLabelText(/Password/)).not.toBeInTheDocument();
  },
};

/** `/tpv` for a third-party user. */
export const Verification: PageStory = {
  args: { path: '/tpv', routes: asThirdParty },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/shopping for Bell & Margin LLC as Lee Mason/),
    ).toBeVisible();
  },
};
/** `/tpv` for a visitor without a third-party session. */
export const VerificationForGuests: PageStory = {
  args: { path: '/tpv' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Open the sign-in link that your organization sent you/),
    ).toBeVisible();
  },
};
