import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFoundStore } from '@foolscap/stores/testing';
import { renderPage, type PageArgs } from '../testing/pageStory.tsx';

const meta = {
  title: 'Pages/Stores',
  args: { path: '/stores?q=01702' },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: /Framingham/ })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const NothingAsked: Story = { args: { path: '/stores' } };
export const Chosen: Story = { args: { store: aFoundStore() } };
export const Empty: Story = { args: { stores: [] } };
export const Loading: Story = { globals: { network: 'slow' } };
export const Failed: Story = { globals: { network: 'failing' } };
