import type { Meta } from '@storybook/react-vite';
import { buildMemberships, buildRenewal } from '@foolscap/account/testing';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Membership',
  ...pageAt({ path: '/membership', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

/** A membership is added to the cart. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Membership' })).toBeVisible();
    const name = 'Add to cart: Foolscap Select Membership, 1 Year';
    await userEvent.click(await page.findByRole('button', { name }));
    await expect(await page.findByText(/It’s in your cart\./)).toBeVisible();
    await expect(page.queryByRole('button', { name })).toBeNull();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = {
  args: {
    memberships: buildMemberships({
      select: { refusal: 'MEMBERSHIP_GENERIC_ERR' },
      premium: { refusal: 'MEMBERSHIP_GENERIC_ERR' },
    }),
  },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', {
      name: 'See the memberships in the consumer store',
    });
    await expect(link.getAttribute('href')).toMatch(/\/membership$/);
  },
};
/** The renewal is switched on. */
export const Renewal: PageStory = {
  args: {
    memberships: buildMemberships({
      current: {
        program: 'SELECT',
        endsAt: '2027-11-30T12:00:00.000Z',
        mayRenew: false,
        renewal: buildRenewal(),
      },
      select: { refusal: 'ALREADY_PURCHASED' },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Renew automatically' }));
    await expect(await page.findByRole('button', { name: 'Turn off automatic renewal' })).toHaveFocus();
  },
};
/** The link of the footer opens it in a drawer. */
export const InDrawer: PageStory = {
  args: { path: '/help' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Membership' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Membership' }));
    await expect(await drawer.findByText('Free standard delivery on every order')).toBeVisible();
  },
};
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
