import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { renderPage, type PageArgs } from '../testing/pageStory.tsx';

const meta = {
  title: 'Pages/Users',
  args: { path: '/account/users', signedIn: true },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Phone: Story = { globals: { tenant: 'business', viewport: { value: 'phone' } } };
export const Loading: Story = { args: { unread: true }, globals: { tenant: 'business' } };
export const Failed: Story = { globals: { network: 'failing', tenant: 'business' } };
