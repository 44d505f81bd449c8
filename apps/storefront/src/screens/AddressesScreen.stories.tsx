import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { renderPage, type PageArgs } from '../testing/pageStory.tsx';

const meta = {
  title: 'Pages/Addresses',
  args: { path: '/account/addresses', signedIn: true },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Loading: Story = { args: { unread: true } };
export const Failed: Story = { globals: { network: 'failing' } };
