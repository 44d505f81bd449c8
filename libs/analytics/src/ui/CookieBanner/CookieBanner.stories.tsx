import type { Meta, StoryObj } from '@storybook/react-vite';
import { Announcer } from '@foolscap/ui/components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CookieBanner } from './CookieBanner.tsx';

const meta = {
  title: 'Analytics/CookieBanner',
  component: CookieBanner,
  tags: ['autodocs'],
  args: { purposes: ['analytics', 'advertising'], onChoose: fn(), onSettings: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '14rem' } } },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'question about cookies',
    recipe: 'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then open / as a new visitor.',
    testedIn: 'apps/storefront/e2e/consent.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const banner = within(within(canvasElement).getByRole('region', { name: 'Cookies' }));
    const accept = banner.getByRole('button', { name: 'Accept all' });
    const refuse = banner.getByRole('button', { name: 'Necessary only' });
    // Declining is as easy as accepting: both buttons look the same.
    await expect(refuse.className).toBe(accept.className);
    await userEvent.click(accept);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ analytics: true, advertising: true });
    await userEvent.click(refuse);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ analytics: false, advertising: false });
  },
};

/** The settings have a choice for each purpose; the keyboard reaches them after the two buttons. */
export const OpensSettings: Story = {
  parameters: {
    state: 'settings opened from the question',
    recipe:
      'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then press "Cookie settings" in the banner.',
  },
  play: async ({ canvasElement, args }) => {
    const settings = within(canvasElement).getByRole('button', { name: 'Cookie settings' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(settings).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSettings).toHaveBeenCalledWith(settings);
  },
};

/** A shop without sponsored products does not ask about them. */
export const AnalyticsOnly: Story = {
  parameters: {
    state: 'question about analytics only',
    recipe: 'Start the shop with `ANALYTICS_SCRIPT` only, then open / as a new visitor.',
  },
  args: { purposes: ['analytics'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/to see how the shop is used\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ analytics: true });
  },
};

/** It appears after the page, so its place is announced to screen readers. */
export const Announced: Story = {
  parameters: {
    state: 'announced question',
    recipe:
      'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then open / with a screen reader.',
  },
  render: (args) => (
    <Announcer>
      <CookieBanner {...args} />
    </Announcer>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        'You can choose which cookies we use at the start of the page.',
      ),
    );
  },
};

export const Phone: Story = {
  parameters: {
    state: 'question on a phone',
    recipe: 'Start the shop with `ANALYTICS_SCRIPT` and `AD_BEACON_ORIGINS`, then open / at 360 px.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Business: Story = { globals: { tenant: 'business' } };
export const LongContent: Story = { globals: { viewport: { value: 'narrow' } } };
