import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildSavedCard } from '@foolscap/payments/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Cards',
  ...pageAt({
    path: '/account/payments',
    signedIn: true,
    cards: [
      buildSavedCard({ id: 'office', userNotes: 'Office card', isDefault: true }),
      buildSavedCard({
        id: 'soon',
        brand: 'AMEX',
        lastFourDigit: '0005',
        expiryMonth: '12',
        expiryYear: '2026',
      }),
    ],
  }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Your cards' })).toBeVisible();
    const list = within(await page.findByRole('list', { name: 'Saved cards' }));
    await userEvent.click(
      list.getByRole('button', { name: 'Make default: American Express ending in 0005' }),
    );
    await expect((await list.findAllByRole('listitem'))[0]).toHaveTextContent('0005');
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const Empty: PageStory = { args: { cards: [] } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
