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

/** Under the pointer, so that one sees how far each of them reaches. */
export const Sizes: Story = {
  parameters: { pseudo: { hover: 'button' } },
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} icon="trash" label="Remove copy paper" size="small" />
    </Inline>
  ),
};

/** At rest, under the pointer, with the keyboard's focus, pressed. */
export const States: Story = {
  parameters: { pseudo: { hover: '#hovered', focusVisible: '#focused', active: '#pressed' } },
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

/** Stops answering, keeps its size and the focus. */
export const Busy: Story = {
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

/** The name may be as long as it must: it is heard, not seen. It keeps its size beside a line that wraps. */
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
