import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Announcer, Button } from '@foolscap/ui/components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tileItems } from '../../testing/index.ts';
import { CompareBar } from './CompareBar.tsx';

const items = tileItems(4);
const LIMIT = 'You can compare up to four products. Remove one to add another.';

const meta = {
  title: 'Tiles/CompareBar',
  component: CompareBar,
  tags: ['autodocs'],
  args: { items: items.slice(0, 2), compareHref: '#compare', onRemove: fn(), onClear: fn() },
  parameters: {
    receivesData: { Loading: 'it shows products of tiles that have loaded', Failed: 'it sends no request' },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '12rem' } },
  },
} satisfies Meta<typeof CompareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'compare bar',
    recipe: 'Select “Compare” on two tiles of /c/paper.',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Compare products' }));
    await expect(bar.getByText('2 of 4 products')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '#compare');
    await userEvent.click(bar.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

/** A single product cannot be compared. */
export const OneProduct: Story = {
  parameters: { state: 'compare bar with one product', recipe: 'Select “Compare” on one tile of /c/paper.' },
  args: { items: items.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Choose another product to compare.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Compare' })).toBeNull();
  },
};

/** Removing a product moves focus to the control of the next one. */
export const Removing: Story = {
  args: { items },
  render: function Removing(args) {
    const [shown, setShown] = useState(args.items);
    return (
      <CompareBar
        {...args}
        items={shown}
        onRemove={(removed) => setShown(shown.filter(({ itemId }) => itemId !== removed))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: `Remove ${items[1]!.title} from the comparison` }),
    );
    await expect(
      canvas.getByRole('button', { name: `Remove ${items[2]!.title} from the comparison` }),
    ).toHaveFocus();
    await expect(canvas.getByText('3 of 4 products')).toBeVisible();
  },
};

/** A fifth product is ignored; the bar shows a note, and each click is announced. */
export const Limit: Story = {
  parameters: {
    state: 'compare, and its limit of four',
    recipe: 'Select “Compare” on five tiles of /c/paper.',
    testedIn: 'libs/tiles/src/state/compare.sagas.test.ts',
  },
  args: { items },
  render: function Limit(args) {
    const [presses, setPresses] = useState(0);
    return (
      <Announcer>
        <Button onClick={() => setPresses(presses + 1)}>Add a fifth product</Button>
        <CompareBar {...args} ignoredAdds={presses} />
      </Announcer>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a fifth product' }));
    const bar = within(canvas.getByRole('region', { name: 'Compare products' }));
    await expect(bar.getByText(LIMIT)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(LIMIT));
  },
};

export const Phone: Story = { args: { items }, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const LongContent: Story = {
  args: { items: items.map((item) => ({ ...item, title: `${item.title}, `.repeat(5) })), ignoredAdds: 1 },
};
