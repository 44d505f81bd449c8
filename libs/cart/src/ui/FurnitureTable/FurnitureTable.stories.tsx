import type { FurnitureUnits } from '@foolscap/pricing/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FurnitureTable, type FurnitureTableProps } from './FurnitureTable.tsx';

/** Holds the chosen units, as the drawer does. */
function ChosenHere({ units: given, onChange, ...props }: FurnitureTableProps) {
  const [units, setUnits] = useState<FurnitureUnits>(given);
  return (
    <FurnitureTable
      {...props}
      units={units}
      onChange={(next) => {
        setUnits(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Cart/FurnitureTable',
  component: FurnitureTable,
  args: {
    name: 'Tolvane standing desk',
    qty: 3,
    services: [
      { level: 'BASC', qty: 0, price: 7900 },
      { level: 'CUST', qty: 0, price: 'TBD' },
    ],
    units: {},
    onChange: fn(),
  },
  render: (args) => <ChosenHere {...args} />,
} satisfies Meta<typeof FurnitureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'furniture table',
    recipe: 'add 24193201, open /cart, press Add furniture services',
    testedIn: 'libs/cart/src/feature/furniture-services/FurnitureServices.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity of Basic/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ BASC: 1 });
    await expect(canvas.getByText('Services total').parentElement).toHaveTextContent('$79.00');
  },
};

export const LongContent: Story = {
  args: {
    name: 'Tolvane electric standing desk with a name that is longer than any shelf label, 72 x 30 in, walnut',
    qty: 999,
    services: [
      { level: 'BASC', qty: 0, price: 1284999 },
      { level: 'CUST', qty: 0, price: 1584999 },
    ],
    units: { BASC: 900, CUST: 99 },
  },
};

/** Every unit of the line has a service. */
export const AllUnits: Story = {
  parameters: {
    state: 'furniture table: all units have a service',
    recipe: 'Add 2 of 24193201, open the table of services, then choose 2 of the basic service.',
  },
  args: { units: { BASC: 2, CUST: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: /^Increase/ }))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Services total').parentElement).toHaveTextContent(
      '$158.00 + fee to be determined',
    );
  },
};

/** The price of the chosen service is agreed on after the order. */
export const FeeToBeDetermined: Story = {
  parameters: {
    state: 'furniture table: fee to be determined',
    recipe: 'Add 24193201, open the table of services, then choose the custom service.',
  },
  args: { units: { CUST: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/We’ll contact you with the fee/)).toBeVisible();
  },
};

export const OneLevel: Story = { args: { services: [{ level: 'BASC', qty: 0, price: 4900 }] } };
