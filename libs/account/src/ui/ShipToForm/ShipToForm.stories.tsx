import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildOrganization, buildShipTo } from '../../testing/index.ts';
import { ShipToForm } from './ShipToForm.tsx';

const shipTos = buildOrganization().addresses.filter(({ type }) => type === 'S');
const meta = {
  title: 'Account/ShipToForm',
  component: ShipToForm,
  tags: ['autodocs'],
  args: { shipTos, chosenId: 'ship-to-1', onChoose: fn() },
  globals: { tenant: 'business' },
} satisfies Meta<typeof ShipToForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Market Street office/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Harbor warehouse/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ship to this address' }));
    await expect(args.onChoose).toHaveBeenCalledWith(shipTos[1]);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Chosen: Story = {
  args: { chosenId: 'ship-to-2', done: 'Orders now ship to Harbor warehouse.', attempt: 1 },
};
/** The cart ships to an address that is not in the list. */
export const NoneChosen: Story = { args: { chosenId: undefined } };
export const Saving: Story = { args: { busy: true } };
export const Loading: Story = { args: { shipTos: undefined } };
export const Empty: Story = { args: { shipTos: [] } };
/** Loading failed. */
export const Failed: Story = {
  args: { shipTos: undefined, error: 'This account doesn’t belong to an organization.', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
/** A choice was refused: the previous address stays selected. */
export const Refused: Story = {
  args: { error: 'Choose one of your organization’s addresses.', attempt: 1 },
};
export const LongContent: Story = {
  args: {
    shipTos: [
      buildShipTo({ label: 'Third floor, behind the elevators, Market Street office '.repeat(3).trim() }),
      ...Array.from({ length: 12 }, (_, index) =>
        buildShipTo({ id: `more-${index}`, label: `Branch office ${index + 1}`, isDefault: false }),
      ),
    ],
  },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
