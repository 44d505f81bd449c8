import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Opens in a new window', children: <Button icon="printer">Safety sheet</Button>, delay: 0 },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '4rem', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await screen.findByRole('tooltip');
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hover: the text describes the control, and the pointer may move onto it. */
export const Default: Story = {
  play: async (context) => {
    await meta.play(context);
    const control = within(context.canvasElement).getByRole('button', { name: 'Safety sheet' });
    await expect(control).toHaveAccessibleDescription('Opens in a new window');
    await userEvent.hover(screen.getByRole('tooltip'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** Focus: it opens immediately, focus stays on the control, and Escape closes it. */
export const ByKeyboard: Story = {
  parameters: {
    state: 'Tooltip: by keyboard',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
    testedIn: 'libs/ui/src/overlays/Tooltip/Tooltip.keyboard.test.tsx',
  },
  args: { delay: 600 },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Safety sheet' });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(control).toHaveFocus();
    await expect(control).not.toHaveAttribute('aria-describedby');
  },
};

/** On an icon button it shows the button's name, which is not announced twice. */
export const OnIconButton: Story = {
  parameters: {
    state: 'Tooltip: on an icon button',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
    testedIn: 'libs/ui/src/overlays/Tooltip/Tooltip.keyboard.test.tsx',
  },
  args: {
    text: 'Print this list',
    repeatsName: true,
    children: <IconButton icon="printer" label="Print this list" />,
  },
  play: async (context) => {
    await meta.play(context);
    await expect(
      within(context.canvasElement).getByRole('button', { name: 'Print this list' }),
    ).not.toHaveAccessibleDescription();
  },
};

export const LongContent: Story = {
  args: {
    text: 'Saturday delivery requires a loading dock, a signature, and an order before noon on Thursday.',
    side: 'bottom',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
