import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Chat',
  ...pageAt({ path: '/chat' }),
} satisfies Meta<PageArgs>;
export default meta;

/** The demo's agent looks the question up in the help center. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/chatting with Robin/)).toBeVisible();
    await userEvent.type(page.getByLabelText('Your message'), 'Where is my order?{Enter}');
    await expect(await page.findByRole('link', { name: 'Your orders' })).toBeVisible();
  },
};
export const Phone = views.phone;
export const Business = views.business;
/** The shop offers no chat. */
export const Failed: PageStory = {
  args: { routes: { 'GET /content/chat': () => Promise.reject(new Error('off')) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/couldn’t open the chat/)).toBeVisible();
  },
};
/** The link of the footer opens it in a drawer, and Escape returns to the link. */
export const InDrawer: PageStory = {
  args: { path: '/help' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: 'Chat with us' });
    await userEvent.click(link);
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Chat with us' }));
    await expect(await drawer.findByText(/chatting with Robin/)).toBeVisible();
  },
};
