import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildUnit, buildUnits } from '../../testing/index.ts';
import { UnitTree } from './UnitTree.tsx';

const meta = {
  title: 'Account/UnitTree',
  component: UnitTree,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    units: buildUnits(),
    hrefFor: (id) => `/account/users?view=units&edit=${id}`,
    onRemove: fn(),
  },
} satisfies Meta<typeof UnitTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Units with users or other units cannot be removed. */
export const Default: Story = {
  parameters: {
    state: 'units of an organization',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/users?view=units.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Warehouse')).toHaveTextContent('Warehouse (Level 2)');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Sales' }));
    await expect(args.onRemove).toHaveBeenCalledWith('unit-3');
    (document.activeElement as HTMLElement).blur();
  },
};
export const Loading: Story = {
  parameters: { state: 'units loading', recipe: 'Slow `/organization/units`, then open the units.' },
  args: { units: undefined },
};
export const Empty: Story = {
  parameters: {
    state: 'no units',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/users?view=units.',
  },
  args: { units: [] },
};
export const Failed: Story = {
  parameters: { state: 'units failed', recipe: 'Fail `/organization/units`, then open the units.' },
  args: { units: undefined, error: 'Ask an admin of your organization to do this.', attempt: 1 },
};
/** The deepest tree. */
export const LongContent: Story = {
  args: {
    units: Array.from({ length: 8 }, (_, depth) =>
      buildUnit({
        id: `unit-${depth}`,
        name: `Purchasing department of the regional branch number ${depth + 1}`,
        depth,
        userCount: 1200,
      }),
    ),
  },
};
