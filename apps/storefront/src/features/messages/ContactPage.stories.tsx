import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Contact',
  ...pageAt({ path: '/contact' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Contact us');
export const Phone = views.phone;
export const Business = views.business;
/** Name and email address of a signed-in shopper are filled in. */
export const Sent: PageStory = {
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText(/^Topic/), 'A product');
    await expect(page.getByLabelText(/^Name/)).not.toHaveValue('');
    await userEvent.type(page.getByLabelText(/^Message/), 'Is it recycled?');
    await userEvent.click(page.getByRole('button', { name: 'Send message' }));
    await expect(await page.findByText(/We’ve received your message/)).toBeVisible();
  },
};
