import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { closeWithButton, checkFocusTrap, SheetWithOpener } from '../Sheet/sheet-stories.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Change the delivery ZIP code',
    children: <TextField label="ZIP code" width="short" inputMode="numeric" autoComplete="postal-code" />,
    actions: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    initialFocus: { control: false },
    finalFocus: { control: false },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Change the delivery ZIP code';
const render: Story['render'] = (args) => <SheetWithOpener {...args} of={Dialog} label="Change" />;

/** Its close button closes it. */
export const Default: Story = { render, play: closeWithButton('Change', title) };

/** Focus moves into it, is trapped, and returns to the element that opened it. */
export const FocusTrap: Story = {
  render,
  play: checkFocusTrap('Change', title, ['Close', 'ZIP code', 'Save', 'Cancel']),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongContent: Story = {
  args: {
    title: 'Terms for the delivery, assembly and return of furniture',
    children: (
      <Stack>
        {['Chairs', 'Desks', 'Cabinets', 'Shelves', 'Tables', 'Screens'].map((what) => (
          <p key={what}>
            <b>{what}.</b> They are delivered by freight. The driver calls half an hour before delivery and
            needs a loading dock or two people at the door. Items ordered with assembly are assembled in
            place, and the packaging is removed. Inspect the delivery with the driver: damaged or missing
            parts are noted on the slip and replaced at no charge. You can return items within 30 days, and we
            pick them up.
          </p>
        ))}
      </Stack>
    ),
  },
};

/** The second click of a double click on the opener falls outside, and must not close it. */
export const PressOutside: Story = {
  parameters: {
    state: 'Dialog: ignores presses outside',
    recipe: 'Turn on quick buy, then double-click "Buy now" on a product page.',
  },
  args: { ignoresPressOutside: true },
  render,
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Change' }), {
      pointerEventsCheck: 0,
    });
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
