import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { Flyout } from '@foolscap/ui/overlays';
import { aFoundStore, storesAround } from '../../testing/index.ts';
import { StorePanel, type StorePanelProps } from './StorePanel.tsx';

const meta = {
  title: 'Stores/StorePanel',
  component: StorePanel,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    store: aFoundStore(),
    text: '01702',
    phase: 'ready',
    stores: storesAround.slice(0, 3),
    onSearch: fn(),
    onLocate: fn(),
    onRetry: fn(),
    chooseForm: { action: '#choose', fields: null },
    allHref: '#stores',
  },
} satisfies Meta<typeof StorePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shopper's store first, then others nearby. */
export const Default: Story = {
  parameters: { state: 'panel', recipe: 'Choose a store, then press it in the header.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Your store' })).toHaveTextContent('40 Ledger Road');
    await expect(canvas.getByRole('button', { name: 'Choose Natick' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose Framingham' })).toBeNull();
    const field = canvas.getByLabelText(/ZIP code/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Boston{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Boston');
    await userEvent.clear(field);
    await userEvent.type(field, '01702');
    field.blur();
  },
};
function HeaderFlyout(props: StorePanelProps) {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <div
      style={{
        position: 'relative',
        inlineSize: 'max-content',
        marginInlineStart: 'auto',
        marginBlockEnd: '40rem',
      }}
    >
      <Button
        icon="store"
        variant="quiet"
        aria-expanded={opener !== undefined}
        onClick={({ currentTarget }) => setOpener(opener ? undefined : currentTarget)}
      >
        Framingham
      </Button>
      <Flyout
        open={opener !== undefined}
        opener={opener}
        title="Your store"
        onClose={() => setOpener(undefined)}
      >
        <StorePanel {...props} />
      </Flyout>
    </div>
  );
}

/** Below the header's tool, as on large screens: moves focus into the flyout and returns it on close. */
export const InFlyout: Story = {
  parameters: { state: 'flyout', recipe: 'Press the store in the header at 1280 px.' },
  render: (args) => <HeaderFlyout {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Framingham' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Your store' })).toHaveFocus();
    await userEvent.click(canvas.getByLabelText(/ZIP code/));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};
export const NoStoreChosen: Story = {
  parameters: {
    state: 'panel without a store',
    recipe: 'Press "Choose a store" in the header as a new visitor.',
  },
  args: { store: undefined, text: '', phase: 'idle', stores: [] },
};
/** Before a search: the stores near the shopper's ZIP code, or near the default store of the site. */
export const Nearby: Story = {
  parameters: {
    state: 'panel: nearby stores before a search',
    recipe: 'As a new visitor, press "Choose a store" in the header.',
  },
  args: { store: undefined, text: '', near: 'Natick, MA' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Stores near Natick, MA')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Natick' })).toBeVisible();
  },
};
/** The address lookup service does not reply. */
export const LookupDown: Story = {
  parameters: {
    state: 'panel: addresses cannot be looked up',
    recipe:
      'Start with PLACES_URL=http://127.0.0.1:9/?q={text}, then search the header’s panel for "9 Vellum Lane".',
  },
  args: { store: undefined, text: '9 Vellum Lane', stores: [], isLookupDown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^We can’t look up addresses/);
  },
};
/** Invalid text is rejected without a search. */
export const BadText: Story = {
  parameters: { state: 'panel, invalid text', recipe: 'Press the store in the header, then search for <b>.' },
  args: { store: undefined, text: '', phase: 'idle', stores: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/ZIP code/), 'Natick;{Enter}');
    await expect(canvas.getByText('Search with letters, numbers, commas and spaces only.')).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'panel loading',
    recipe: 'Press the store in the header, choose "Slow 3G", then search for 01702.',
  },
  args: { phase: 'loading', stores: [] },
};
export const Empty: Story = {
  parameters: {
    state: 'panel without results',
    recipe: 'Press the store in the header, then search for 59718.',
  },
  args: { store: undefined, text: '99999', stores: [] },
};
export const Failed: Story = {
  parameters: {
    state: 'panel failed',
    recipe: 'Press the store in the header, go offline in the browser’s tools, then search for 01702.',
  },
  args: { phase: 'failed', stores: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Locating: Story = {
  parameters: {
    state: 'panel locating',
    recipe: 'Press the store in the header, then "Use my location", and leave the browser’s question open.',
  },
  args: { store: undefined, text: '', location: 'locating', phase: 'idle', stores: [] },
};
export const LocationDenied: Story = {
  parameters: {
    state: 'panel, location denied',
    recipe: 'Press the store in the header, then "Use my location", and refuse it in the browser.',
  },
  args: { store: undefined, text: '', location: 'denied', phase: 'idle', stores: [] },
};
export const LongContent: Story = {
  args: {
    stores: [
      aFoundStore({
        storeNumber: '0535',
        name: 'South of Market, by the old post office on Proof Street, San Francisco',
        addressLine: '1200-1298 The-Very-Long-Boulevard-Of-The-Paper-Makers',
      }),
    ],
  },
};
