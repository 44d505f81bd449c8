import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildAccount } from '@foolscap/account/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Feedback',
  ...pageAt({ path: '/feedback?page=/cart' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: '5, excellent' }));
    await userEvent.click(page.getByRole('button', { name: 'Send feedback' }));
    await expect(await page.findByText(/Your feedback helps/)).toBeVisible();
  },
};
export const Phone = views.phone;
export const Business = views.business;
/** The toggle is off. */
export const Off: PageStory = {
  args: {
    routes: {
      'GET /account': () => {
        const account = buildAccount();
        const { sessionIPA } = account.session;
        return {
          ...account,
          session: {
            ...account.session,
            sessionIPA: {
              ...sessionIPA,
              webToggleList: [{ toggleName: 'feedback', values: ['false'] }],
            },
          },
        };
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/not collecting feedback/)).toBeVisible();
  },
};
