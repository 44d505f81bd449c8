import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/Components/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Hovered, to show the size of each. */
export const Sizes: Story = {
  parameters: { pseudo: { hover: 'button' } },
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} icon="trash" label="Remove copy paper" size="small" />
    </Inline>
  ),
};

/** Default, hover, focus and active states. */
export const States: Story = {
  parameters: {
    state: 'IconButton: hover, focus, active, busy, disabled',
    recipe: 'Point at, focus and press one: the close button of a drawer.',
    pseudo: { hover: '#hovered', focusVisible: '#focused', active: '#pressed' },
  },
  render: (args) => (
    <Inline>
      <IconButton {...args} label="At rest" />
      <IconButton {...args} label="Hovered" id="hovered" />
      <IconButton {...args} label="Focused" id="focused" />
      <IconButton {...args} label="Pressed" id="pressed" />
      <IconButton {...args} label="Busy" busy />
      <IconButton {...args} label="Disabled" disabled />
    </Inline>
  ),
};

/** Ignores clicks; keeps its size and focus. */
export const Busy: Story = {
  parameters: { state: 'IconButton: busy', recipe: 'Storybook only: the shop waits in no icon button.' },
  args: { busy: true, icon: 'trash', label: 'Remove copy paper' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Remove copy paper' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The name may be long because it is not visible. The button keeps its size next to text that wraps. */
export const LongContent: Story = {
  args: {
    icon: 'trash',
    label: 'Remove Ridgeway multipurpose copy paper, 92 bright, ten reams in one carton, from the cart',
  },
  render: (args) => (
    <Inline nowrap justify="between" align="start">
      <Text>Ridgeway multipurpose copy paper, 92 bright, ten reams in one carton</Text>
      <IconButton {...args} />
    </Inline>
  ),
};
