import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Flyout, type FlyoutProps } from './Flyout.tsx';

function Header(args: FlyoutProps) {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <div
      style={{
        display: 'flex',
        gap: '0.5rem',
        justifyContent: 'flex-end',
        alignItems: 'flex-start',
        minBlockSize: '20rem',
      }}
    >
      <div style={{ position: 'relative' }}>
        <Button
          aria-expanded={opener !== undefined}
          onClick={({ currentTarget }) => {
            setOpener(opener ? undefined : currentTarget);
          }}
        >
          Cart, 2 items
        </Button>
        <Flyout
          {...args}
          open={opener !== undefined}
          opener={opener}
          onClose={() => {
            args.onClose();
            setOpener(undefined);
          }}
        />
      </div>
      <Button>Account</Button>
    </div>
  );
}

const meta = {
  title: 'UI/Overlays/Flyout',
  component: Flyout,
  args: {
    open: true,
    opener: undefined,
    onClose: fn(),
    title: 'Your cart',
    children: (
      <Stack ruled>
        <p>Copy paper, one carton</p>
        <p>Ball pens, black, a dozen</p>
      </Stack>
    ),
    footer: <Button variant="primary">View cart</Button>,
  },
  argTypes: {
    belowFooter: { control: false },
    opener: { control: false },
    open: { control: false },
    initialFocus: { control: false },
  },
  render: (args) => <Header {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cart, 2 items' }));
  },
} satisfies Meta<typeof Flyout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with focus on it, so that its name is announced; Escape and its close button return focus. */
export const Default: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const opener = canvas.getByRole('button', { name: 'Cart, 2 items' });
    await meta.play(context);
    await expect(canvas.getByRole('dialog', { name: 'Your cart' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await meta.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
    await meta.play(context);
  },
};

/** Tab moves through it and out, which closes it; so do a click outside and the opener. */
export const ClosedByKeyboard: Story = {
  parameters: {
    state: 'Flyout: closed by tabbing out',
    recipe: 'Press the cart link on /search?q=paper at 1280 px, then press Tab to the end.',
    testedIn: 'libs/ui/src/overlays/Flyout/Flyout.keyboard.test.tsx',
  },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await meta.play(context);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View cart' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await meta.play(context);
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await meta.play(context);
    await meta.play(context);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Content that arrives later is below the footer, whose buttons stay in their place. */
export const ContentBelowFooter: Story = {
  args: { belowFooter: <p>Customers also bought paper clips.</p> },
};

/** A menu opened inside belongs to it: selecting an item leaves the flyout open, and Escape closes only the menu. */
export const WithMenu: Story = {
  parameters: {
    state: 'Flyout: with a menu inside',
    recipe: 'Storybook only: no flyout of the shop has a menu.',
    testedIn: 'libs/ui/src/overlays/Flyout/Flyout.keyboard.test.tsx',
  },
  args: {
    footer: undefined,
    children: <Menu trigger={<Button>Sort</Button>} items={[{ label: 'By price', onSelect: fn() }]} />,
  },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await meta.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    const entry = await screen.findByRole('menuitem', { name: 'By price' });
    await userEvent.hover(entry);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sort' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'By price' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    title: 'Your cart at the store in Framingham, Worcester Road',
    children: (
      <Stack ruled>
        {[
          'Copy paper, one carton',
          'Ball pens, black, a dozen',
          'Desk stapler, red',
          'Legal pads, yellow, 12',
        ].flatMap((what) =>
          ['Framingham', 'Natick', 'Newton', 'Worcester'].map((office) => (
            <p key={what + office}>
              {what}, for {office}
            </p>
          )),
        )}
      </Stack>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
