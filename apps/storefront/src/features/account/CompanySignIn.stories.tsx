import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Company sign-in',
  ...pageAt({ tenant: 'business', path: '/office/supplies/company-sign-in?TARGET=%2Fcart' }),
} satisfies Meta<PageArgs>;
export default meta;

/** The form leaves the shop, so that the browser sends it. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sign in with your company account' }),
    ).toBeVisible();
    const form = canvas.getByRole('button', { name: 'Continue' }).closest('form')!;
    await expect(form).toHaveAttribute('action', '/cc/api/sso/start');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.querySelector('[name="target"]')).toHaveValue('/cart');
    await expect(canvas.getByRole('link', { name: 'Sign in with a password' })).toHaveAttribute(
      'href',
      expect.stringContaining('TARGET=%2Fcart'),
    );
  },
};
export const Phone = views.phone;
/** The email address belongs to no company. The message says nothing about persons. */
export const UnknownDomain: PageStory = {
  args: { path: '/office/supplies/company-sign-in?error=COMPANY_DOMAIN_UNKNOWN' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: /Work email address/ });
    await expect(field).toHaveAccessibleDescription(/no company sign-in for that email domain/);
  },
};
/** The company signed the person in, who has no access to the shop. */
export const Refused: PageStory = {
  args: { path: '/office/supplies/company-sign-in?error=COMPANY_ACCOUNT_NOT_ALLOWED' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Your company account has no access to this shop/),
    ).toBeVisible();
  },
};
