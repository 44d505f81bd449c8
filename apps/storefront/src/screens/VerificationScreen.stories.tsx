import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildThirdParty } from '@foolscap/account/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../testing/pageStory.tsx';

const meta = {
  title: 'Pages/Third-party verification',
  ...pageAt({ tenant: 'business', path: '/tpv', routes: { 'GET /account': () => buildThirdParty() } }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/shopping for Bell & Margin LLC as Lee Mason/),
    ).toBeVisible();
  },
};
export const Phone = views.phone;
/** A visitor without a third-party session. */
export const Guest: PageStory = {
  args: { routes: {} },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Open the sign-in link that your organization sent you/),
    ).toBeVisible();
  },
};
