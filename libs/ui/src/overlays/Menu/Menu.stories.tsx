import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from './Menu.tsx';

const rename = fn();
const remove = fn();

const meta = {
  title: 'UI/Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button>List actions</Button>,
    items: [
      { label: 'Rename', icon: 'edit', onSelect: rename },
      { label: 'Print', icon: 'printer', onSelect: fn() },
      { kind: 'link', label: 'All lists', icon: 'list', href: '#lists' },
      { label: 'Share', icon: 'edit', onSelect: fn(), disabled: true },
      { kind: 'separator' },
      { label: 'Delete', icon: 'trash', onSelect: remove, danger: true },
    ],
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing an item runs its action and closes the menu. */
export const Default: Story = {
  play: async (context) => {
    rename.mockClear();
    await meta.play(context);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await meta.play(context);
  },
};

/** A disabled item can have focus and has no effect. */
export const Disabled: Story = {
  parameters: {
    state: 'Menu: disabled',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { trigger: <Button disabled>List actions</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** Arrow keys wrap, letters move to an item, Escape returns focus. */
export const ByKeyboard: Story = {
  parameters: {
    state: 'Menu: by keyboard',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
    testedIn: 'libs/ui/src/overlays/Menu/Menu.keyboard.test.tsx',
  },
  play: async ({ canvasElement }) => {
    remove.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'List actions' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('al');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'All lists' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function Choosing({ onOpenChange }: { readonly onOpenChange?: ((open: boolean) => void) | undefined }) {
  const [sort, setSort] = useState('relevance');
  const [stock, setStock] = useState(true);
  const items: readonly MenuEntry[] = [
    {
      kind: 'radios',
      label: 'Sort by',
      value: sort,
      onChange: setSort,
      options: [
        { value: 'relevance', label: 'Best match' },
        { value: 'price', label: 'Lowest price' },
        { value: 'rating', label: 'Best rating' },
      ],
    },
    {
      kind: 'group',
      label: 'Show',
      items: [{ kind: 'checkbox', label: 'In stock only', checked: stock, onChange: setStock }],
    },
  ];
  return <Menu trigger={<Button>View</Button>} items={items} onOpenChange={onOpenChange} />;
}

/** Groups have a name; checkbox and radio items leave the menu open. */
export const Choices: Story = {
  parameters: {
    state: 'Menu: choices',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
    testedIn: 'libs/ui/src/overlays/Menu/Menu.keyboard.test.tsx',
  },
  render: ({ onOpenChange }) => <Choosing onOpenChange={onOpenChange} />,
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lowest price' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Lowest price' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Best match' })).not.toBeChecked();
    const tick = screen.getByRole('menuitemcheckbox', { name: 'In stock only' });
    await userEvent.click(tick);
    await expect(tick).not.toBeChecked();
    await userEvent.click(tick);
    await expect(screen.getByRole('group', { name: 'Show' })).toContainElement(tick);
  },
};

/** Opened by an icon button, whose name is the menu's name. */
export const OnIconButton: Story = {
  args: { trigger: <IconButton icon="list" label="More for this list" />, align: 'end' },
  render: (args) => (
    <div style={{ textAlign: 'end' }}>
      <Menu {...args} />
    </div>
  ),
  play: async (context) => {
    await meta.play(context);
    const menu = await screen.findByRole('menu', { name: 'More for this list' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    items: [
      { label: 'Add everything on this list to the cart of the office in Framingham', onSelect: fn() },
      ...['Framingham', 'Natick', 'Newton', 'Worcester', 'Cambridge', 'Providence'].flatMap((office) =>
        ['copier room', 'front desk', 'workshop'].map((room) => ({
          label: `Move to “${office}, ${room}”`,
          onSelect: fn(),
        })),
      ),
      {
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        onSelect: fn(),
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The first item is hovered, the second focused, the third active, the fourth disabled. */
export const States: Story = {
  parameters: {
    pseudo: {
      rootSelector: 'body',
      focusVisible: '[role="menuitem"]:nth-of-type(2)',
      active: 'a[role="menuitem"]',
    },
  },
};
