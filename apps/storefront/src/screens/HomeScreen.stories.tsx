import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { renderPage, type PageArgs } from '../testing/pageStory.tsx';

const meta = {
  title: 'Pages/Home',
  args: { path: '/' },
  render: (args, context) => renderPage(args, context),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'New arrivals' })).toBeVisible();
    await expect(await page.findByRole('link', { name: /Quillane Everyday copy paper/ })).toBeVisible();
  },
};

export const Business: Story = { globals: { tenant: 'business' } };
export const SignedIn: Story = {
  globals: { signedIn: 'yes' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Pat/)).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { unread: true } };

/** Loading fails: the departments show the error, the rest of the page stays. */
export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We couldn’t load the departments/)).toBeVisible();
  },
};
