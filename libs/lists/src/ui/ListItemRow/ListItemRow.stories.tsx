import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '@foolscap/ui/components';
import { buildListItem } from '../../testing/index.ts';
import { ListItemRow } from './ListItemRow.tsx';

const item = buildListItem({ qty: 4, note: 'For the front desk', lastOrderedDate: '2026-10-12' });
const name = item.itemDetails.name;

const meta = {
  title: 'Lists/ListItemRow',
  component: ListItemRow,
  parameters: {
    receivesData: {
      Loading: 'the page shows a skeleton',
      Empty: 'the page shows the empty list',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: {
    item,
    onSelect: fn(),
    onQuantity: fn(),
    onNote: fn(),
    onRemove: fn(),
    onAddToCart: fn(),
    onMoveUp: fn(),
    onMoveDown: fn(),
  },
} satisfies Meta<typeof ListItemRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select: ${name}` }));
    await expect(args.onSelect).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${name}` }));
    await expect(args.onQuantity).toHaveBeenCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${name}` }));
    await expect(args.onAddToCart).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `Move up: ${name}` }));
    await expect(args.onMoveUp).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${name}` }));
    await expect(args.onRemove).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The second click of a double click is ignored, because another row may be below the pointer by then. */
export const RemoveByDoubleClick: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: `Remove: ${name}` }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The note is edited in place. */
export const EditNote: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Edit note: ${name}` }));
    const field = await canvas.findByRole('textbox', { name: 'Note' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Two per room{Enter}');
    await expect(args.onNote).toHaveBeenCalledWith('Two per room');
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A rejected note keeps its text and shows the reason. */
export const NoteRefused: Story = {
  parameters: {
    state: 'note refused',
    recipe: 'Enter a card number in the note of an item.',
    testedIn: 'libs/lists/src/feature/ListRows.test.tsx',
  },
  args: { noteError: 'Remove the card number: card numbers go only in the card number field at checkout.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Edit note: ${name}` }));
    const field = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.type(field, ' 4111{Enter}');
    await expect(field).toHaveValue('For the front desk 4111');
    await expect(field).toHaveAccessibleDescription(/Remove the card number/);
    field.blur();
  },
};

/** The note is being saved; its field stays open. */
export const SavingNote: Story = {
  args: { savingNote: true, busy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Edit note: ${name}` }));
    await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onNote).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Save note' })).toHaveAttribute('aria-busy', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The first item of a list: the button stays reachable, and has no effect. */
export const First: Story = {
  args: { onMoveUp: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: `Move up: ${name}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The price went up since the item was saved. */
export const PriceUp: Story = {
  parameters: {
    state: 'price went up',
    recipe:
      'Add an item to a list, import a feed in which it costs more (`npm run import`), then open the list.',
  },
  args: {
    item: buildListItem({
      changes: ['PRICE_UP'],
      itemDetails: { priceInfo: { finalPricePerUnit: 7.29, savedPricePerUnit: 6.49 } },
    }),
  },
};

/** The item is on sale: cheaper than when it was saved. */
export const OnSale: Story = {
  parameters: {
    state: 'on sale',
    recipe:
      'Add an item to a list, import a feed in which it costs less (`npm run import`), then open the list.',
  },
  args: {
    item: buildListItem({
      changes: ['PRICE_DOWN'],
      itemDetails: { priceInfo: { finalPricePerUnit: 4.99, savedPricePerUnit: 6.49 } },
    }),
  },
};

/** An item that is out of stock stays on the list but cannot be added to the cart. */
export const OutOfStock: Story = {
  parameters: { state: 'out-of-stock item', recipe: 'Add an item that is out of stock to a list.' },
  args: { item: buildListItem({ changes: ['OUT_OF_STOCK'], itemDetails: { isOutOfStock: true } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  },
};

/** Another item is added instead of a discontinued one. */
export const Discontinued: Story = {
  args: {
    item: buildListItem({
      itemDetails: { replacement: { itemId: '24150101', name: 'Tolvane Full-Strip Stapler' } },
    }),
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(
      row.getByText('Discontinued. We’ll add Tolvane Full-Strip Stapler in its place.'),
    ).toBeVisible();
    await expect(await row.findByRole('button', { name: /^Add to cart/ })).toBeVisible();
  },
};

export const BackInStock: Story = {
  args: { item: buildListItem({ changes: ['BACK_IN_STOCK'], itemDetails: { unitsLeft: 3 } }) },
};
export const NoLongerSold: Story = {
  args: {
    item: buildListItem({
      changes: ['NO_LONGER_SOLD'],
      itemDetails: { isOutOfStock: true, priceInfo: { savedPricePerUnit: 6.49 } },
    }),
  },
};
/** The usual time between two orders has passed. */
export const ReorderReminder: Story = {
  parameters: {
    state: 'reorder reminder',
    recipe: 'Storybook only: it takes two orders of the item, the latest one long enough ago.',
  },
  args: { item: buildListItem({ reorderDue: true, lastOrderedDate: '2026-08-03' }) },
};
/** A member with read-only access to the list. */
export const ReadOnly: Story = {
  parameters: { state: 'read-only items', recipe: 'Open a global list as a buyer on the business site.' },
  args: { readOnly: true, onMoveUp: undefined, onMoveDown: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Add to cart/ })).toBeInTheDocument();
  },
};
export const Saving: Story = { args: { busy: true } };
/** The item was added to the cart only in part. */
export const AddedInPart: Story = {
  parameters: { state: 'added in part', recipe: 'Add a list with an item that is out of stock to the cart.' },
  args: { result: <Alert kind="warning">Only 2 of 4 were added. We have no more in stock.</Alert> },
};
export const LongContent: Story = {
  args: {
    item: buildListItem({
      qty: 9999,
      note:
        'Deliver to the loading dock behind the annex and call the facilities desk first. '.repeat(3) +
        'L5500DN,'.repeat(30),
      itemDetails: {
        name:
          'Northfold executive conference notebook with perforated pages, elastic band and two ribbons, for ' +
          'L5500DN,'.repeat(50),
      },
    }),
  },
};
/** The quantity and "Add to cart" are shown; the rest is behind "More". */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: `Remove: ${name}` })).toBeNull();
    const more = canvas.getByRole('button', { name: `More actions: ${name}` });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: `Remove: ${name}` })).toBeVisible();
    more.blur();
  },
};
/** A name without spaces breaks anywhere. */
export const LongEmojiName: Story = {
  args: { item: buildListItem({ itemDetails: { name: '🖇️📎🗂️✂️'.repeat(20) } }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
