import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildOrganization, buildShipTo } from '../../testing/index.ts';
import { ShipToForm } from './ShipToForm.tsx';

const shipTos = buildOrganization().addresses.filter(({ type }) => type === 'S');
const meta = {
  title: 'Account/ShipToForm',
  component: ShipToForm,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { shipTos, chosenId: 'ship-to-1', onChoose: fn() },
  globals: { tenant: 'business' },
} satisfies Meta<typeof ShipToForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'ship-to',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/ship-to.',
    testedIn: 'libs/account/src/feature/ShipTo.test.tsx',
  },
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
  parameters: { state: 'ship-to chosen', recipe: 'As before; then choose another address.' },
  args: { chosenId: 'ship-to-2', done: 'Orders now ship to Harbor warehouse.', attempt: 1 },
};
/** The cart ships to an address that is not in the list. */
export const NoneChosen: Story = {
  parameters: {
    state: 'no ship-to chosen',
    recipe: 'Sign in on /cc/mmx as an account that has not chosen yet, then open /cc/mmx/account/ship-to.',
  },
  args: { chosenId: undefined },
};
export const Saving: Story = {
  parameters: {
    state: 'ship-to saving',
    recipe: 'Open the ship-to page, slow `/checkout/default`, then choose another address.',
  },
  args: { busy: true },
};
export const Loading: Story = {
  parameters: {
    state: 'ship-tos loading',
    recipe: 'Slow `/organization`, then follow the link to the ship-to page.',
  },
  args: { shipTos: undefined },
};
export const Empty: Story = {
  parameters: {
    state: 'no ship-tos',
    recipe: 'Storybook only: every organization of the demo has addresses.',
  },
  args: { shipTos: [] },
};
/** Loading failed. */
export const Failed: Story = {
  parameters: {
    state: 'ship-tos failed',
    recipe: 'Fail `/organization`, then open /cc/mmx/account/ship-to.',
  },
  args: { shipTos: undefined, error: 'This account doesn’t belong to an organization.', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
/** A choice was rejected: the previous address stays selected. */
export const Refused: Story = {
  parameters: {
    state: 'ship-to refused',
    recipe: 'Open the ship-to page, fail `/checkout/default`, then choose another address.',
  },
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
