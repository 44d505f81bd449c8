import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack, Text } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { aTileItem } from '../../testing/index.ts';
import { TileAction } from './TileAction.tsx';

const meta = {
  title: 'Tiles/Parts/TileAction',
  component: TileAction,
  args: {
    item: aTileItem(),
    onAdd: fn(),
    onAction: fn((_action, _item, press) => press.preventDefault()),
    formAction: '#',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TileAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Add to cart/ }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Pending: Story = { args: { addStatus: 'pending' } };
export const Failed: Story = {
  args: { addStatus: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};

const LABELS: readonly (readonly [string, Partial<TileItem>])[] = [
  ['addToCart', {}],
  ['subscribe', { actionLabel: 'subscribe' }],
  ['pickUpToday', { actionLabel: 'pickUpToday' }],
  ['expertsSuggest', { actionLabel: 'expertsSuggest' }],
  ['membership', { actionLabel: 'membership' }],
  ['viewOnly', { actionLabel: 'viewOnly' }],
  ['custom SKU', { isCustomSKU: true }],
  ['set', { isSKUSET: true }],
];

/** The button of each label and kind of product. */
export const AllLabels: Story = {
  render: (args) => (
    <Stack gap={4}>
      {LABELS.map(([name, item]) => (
        <Stack key={name} gap={1}>
          <Text size={14} tone="muted">
            {name}
          </Text>
          <TileAction {...args} item={aTileItem({ itemId: name, title: name, ...item })} />
        </Stack>
      ))}
    </Stack>
  ),
};
export const LongContent: Story = {
  args: {
    item: aTileItem({ title: 'Everyday copy paper, 8.5 x 11 in, 20 lb, 92 bright, 10 reams of 500 sheets' }),
    addStatus: 'failed',
  },
};
