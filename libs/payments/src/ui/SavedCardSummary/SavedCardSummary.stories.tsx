import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CARD_BRANDS } from '../../model/index.ts';
import { buildSavedCard } from '../../testing/builders.ts';
import { SavedCardSummary } from './SavedCardSummary.tsx';

const meta = {
  title: 'Payments/SavedCardSummary',
  component: SavedCardSummary,
  tags: ['autodocs'],
  args: { card: buildSavedCard(), now: () => Date.UTC(2026, 0, 15) },
} satisfies Meta<typeof SavedCardSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Visa ending in 1111')).toBeVisible();
    await expect(canvas.getByText('Expires 04/31')).toBeVisible();
  },
};

export const LongContent: Story = { args: { card: buildSavedCard({ userNotes: 'W'.repeat(32) }) } };

/** The nickname comes first, then what identifies the card. */
export const Nickname: Story = {
  args: { card: buildSavedCard({ userNotes: 'Office card', isDefault: true, lastUsed: true }) },
};

export const ExpiringSoon: Story = {
  args: { card: buildSavedCard({ expiryMonth: '01', expiryYear: '2026' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Expires soon')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { card: buildSavedCard({ expiryMonth: '12', expiryYear: '2025' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Expired 12/25')).toBeVisible();
  },
};

/** A store card may have no expiration date. */
export const WithoutDate: Story = {
  args: {
    card: (() => {
      const { expiryMonth: _month, expiryYear: _year, ...card } = buildSavedCard({ brand: 'STAPLES' });
      return card;
    })(),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Expire/)).toBeNull();
  },
};

/** The mark of each brand. */
export const Brands: Story = {
  render: (args) => (
    <>
      {CARD_BRANDS.map((brand) => (
        <p key={brand}>
          <SavedCardSummary {...args} card={buildSavedCard({ brand })} />
        </p>
      ))}
    </>
  ),
};
