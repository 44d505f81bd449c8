import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { buildQuickOrderItem } from '../../testing/index.ts';
import { QuickOrderForm } from './QuickOrderForm.tsx';
import type { QuickOrderFormRow } from './QuickOrderFields.tsx';

const paper = buildQuickOrderItem();
const clips = buildQuickOrderItem({
  itemId: '24159003',
  name: 'Northfold paper clips, 100 count',
  units: 'box',
  pricePerUnit: 1.29,
  orderMultiple: 12,
});
const lamp = buildQuickOrderItem({
  itemId: '35500301',
  name: 'Halden desk lamp, dimmable',
  units: 'each',
  pricePerUnit: 34.5,
  unitsLeft: 3,
});

const row = (id: number, overrides: Partial<QuickOrderFormRow> = {}): QuickOrderFormRow => ({
  id,
  line: id,
  itemId: '',
  qty: '1',
  messages: [],
  suggestions: [],
  ...overrides,
});
const filled = row(1, { itemId: '24110101', qty: '5', item: paper, qtyToAdd: 5 });
const unknown = row(1, {
  itemId: '24110191',
  qtyToAdd: 0,
  messages: [{ code: 'ITEM_NOT_FOUND', type: 'ERROR', description: 'We couldn’t find this item number.' }],
  suggestions: [{ itemId: '24110101', name: paper.name }],
});

const meta = {
  title: 'Lists/QuickOrderForm',
  component: QuickOrderForm,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    rows: [filled, row(2, { itemId: '35500301', item: lamp, qtyToAdd: 1 }), row(3)],
    actions: <Button>Load CSV file</Button>,
    onItem: fn(),
    onQuantity: fn(),
    onPaste: fn(),
    onRemove: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof QuickOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (canvasElement: HTMLElement, line: number) =>
  within(canvasElement).getByRole('combobox', { name: `Item number, row ${line}` });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    item(canvasElement, 1).focus();
    await userEvent.keyboard('{Enter}');
    await expect(item(canvasElement, 2)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 rows to cart' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The page opens with one blank row. Cells pasted into it are passed on. */
export const Empty: Story = {
  args: { rows: [row(1)] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(item(canvasElement, 1));
    await userEvent.paste('24110101\t5\n24159003\t12');
    await expect(args.onPaste).toHaveBeenCalledWith(1, '24110101\t5\n24159003\t12');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The numbers are being checked; while another quantity is checked, its item stays on screen. */
export const Loading: Story = {
  args: {
    rows: [
      row(1, { itemId: '24110101', isChecking: true }),
      row(2, { itemId: '35500301', qty: '4', item: lamp, isChecking: true }),
      row(3),
    ],
  },
};

/** Similar numbers are suggested while a number is typed. */
export const Suggestions: Story = {
  args: {
    rows: [
      row(1, {
        ...unknown,
        itemId: '2411',
        suggestions: [
          { itemId: '24110101', name: paper.name },
          { itemId: '24110201', name: 'Northfold copy paper, legal, 500 sheets' },
        ],
      }),
      row(2),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(item(canvasElement, 1), '0');
    await userEvent.keyboard('{ArrowDown}');
    const list = canvas.getByRole('listbox', { name: 'Suggestions, row 1' });
    await waitFor(() => expect(within(list).getByRole('option', { selected: true })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onItem).toHaveBeenLastCalledWith(1, '24110101');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(item(canvasElement, 1), '0');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};

/** No item has this number. */
export const BadSku: Story = {
  parameters: {
    state: 'quick-order bad SKU',
    recipe: 'Open `/quick-order` and enter “24110191”.',
    testedIn: 'libs/lists/src/feature/quick-order-feature.test.tsx',
  },
  args: { rows: [unknown, row(2)] },
  play: async ({ canvasElement, args }) => {
    const field = item(canvasElement, 1);
    await expect(field).toHaveAccessibleDescription(/We couldn’t find this item number\./);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Use 24110101/ }));
    await expect(args.onItem).toHaveBeenCalledWith(1, '24110101');
    (document.activeElement as HTMLElement).blur();
  },
};

/** An earlier row has the same item. */
export const Duplicate: Story = {
  parameters: {
    state: 'quick-order duplicate',
    recipe: 'Open `/quick-order` and enter “24110101” in two rows.',
    testedIn: 'libs/lists/src/feature/quick-order-feature.test.tsx',
  },
  args: {
    rows: [
      filled,
      row(2, { itemId: '24110101', qty: '3', item: paper, qtyToAdd: 3, duplicateOf: 1 }),
      row(3),
    ],
  },
};

/** The number is a part number of the shopper's organization. */
export const CustomerPartNumber: Story = {
  args: { rows: [row(1, { itemId: 'RC-100', item: paper, qtyToAdd: 1 }), row(2)] },
};

export const NotEnoughStock: Story = {
  args: {
    rows: [
      row(1, {
        itemId: '35500301',
        qty: '9',
        item: lamp,
        qtyToAdd: 3,
        messages: [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN', description: 'Only 3 are available.' }],
      }),
      row(2),
    ],
  },
};

export const OutOfStock: Story = {
  args: {
    rows: [
      row(1, {
        itemId: '35500301',
        item: { ...lamp, isOutOfStock: true },
        qtyToAdd: 0,
        messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR', description: 'This item is out of stock.' }],
        suggestions: [{ itemId: '35500302', name: 'Halden desk lamp with USB port' }],
      }),
      row(2),
    ],
  },
};

/** Another item is added instead of a discontinued one. */
export const Discontinued: Story = {
  args: {
    rows: [
      row(1, {
        itemId: '35500301',
        item: { ...lamp, replacement: { itemId: '35500302', name: 'Halden desk lamp with USB port' } },
        qtyToAdd: 1,
        messages: [
          { code: 'SURCHG_ALTS_ITM_MSG', type: 'INFO', description: 'We added the new lamp in its place.' },
        ],
      }),
      row(2),
    ],
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(
      await form.findByText('Discontinued. We’ll add Halden desk lamp with USB port in its place.'),
    ).toBeVisible();
    await expect(form.queryByText(/^We added/)).toBeNull();
  },
};

/** The item is sold in multiples; the quantity is rounded up. */
export const OrderMultiple: Story = {
  parameters: {
    state: 'quick-order multiple',
    recipe: 'Open `/quick-order` and enter “24159003”, which is sold in multiples of 12.',
    testedIn: 'libs/lists/src/feature/quick-order-feature.test.tsx',
  },
  args: {
    rows: [
      row(1, {
        itemId: '24159003',
        qty: '5',
        item: clips,
        qtyToAdd: 12,
        messages: [{ code: 'ORDER_MULTIPLE', type: 'WARN' }],
      }),
      row(2),
    ],
  },
};

export const BadQuantity: Story = {
  args: {
    rows: [row(1, { itemId: '24110101', qty: '1.5', fault: 'QUANTITY_INVALID', item: paper }), row(2)],
  },
};

/** The rows cannot be changed while they are being added. */
export const Adding: Story = { args: { busy: true } };

/** Shows the last known reason for a row that could not be added. */
export const Failed: Story = {
  args: { rows: [row(1, { fault: 'ITEM_MISSING', qty: '7' }), row(2)] },
};

export const LongContent: Story = {
  args: {
    rows: [
      row(1, {
        ...unknown,
        line: 498,
        itemId: 'NORTHFOLD-EXECUTIVE-CONFERENCE-NOTEBOOK-WITH-RIBBONS-2026',
        suggestions: [
          {
            itemId: '24110101',
            name: 'Northfold executive conference notebook with perforated pages, elastic band and two ribbons',
          },
          { itemId: '24110201', name: 'Northfold executive conference notebook, dotted' },
        ],
      }),
      row(2, {
        line: 499,
        itemId: '24159003',
        qty: '9999',
        item: {
          ...clips,
          name: 'Northfold executive conference notebook with perforated pages, elastic band and two ribbons',
          pricePerUnit: 12345.67,
          quantityLimit: 2400,
          units: 'carton of 24 packs of 12',
        },
        qtyToAdd: 2400,
        messages: [{ code: 'QUANTITY_LIMIT', type: 'WARN', description: 'Limit 2,400 per customer.' }],
        duplicateOf: 498,
      }),
    ],
  },
};
export const Phone: Story = { ...OrderMultiple, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...BadSku, globals: { direction: 'rtl' } };
