import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildSavedCard } from '@foolscap/payments/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Quick buy',
  ...pageAt({
    path: '/account/quick-buy',
    signedIn: true,
    cards: [
      buildSavedCard({ id: 'office', userNotes: 'Office card', isDefault: true }),
      buildSavedCard({ id: 'old', lastFourDigit: '0069', expiryMonth: '01', expiryYear: '2026' }),
    ],
  }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Quick buy' })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Turn on quick buy' }));
    await expect(await page.findByText('Your quick-buy settings are saved. Quick buy is on.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /0069/ })).toBeDisabled();
  },
};
export const Phone: PageStory = views.phone;
/** An organization that requires a purchase order number. */
export const Business: PageStory = {
  ...views.business,
  args: { quickBuyRefusal: 'PURCHASE_ORDER_REQUIRED' },
};
export const Empty: PageStory = { args: { cards: [] } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
