import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './combobox-props.ts';

const offices: readonly ComboboxOption[] = [
  { value: '0008', label: 'Framingham', hint: '659 Worcester Road' },
  { value: '1547', label: 'Natick', hint: '1 Apple Hill Drive' },
  { value: '0017', label: 'Newton', hint: '215 Needham Street' },
  { value: '0112', label: 'Cambridge', hint: 'Closed until May 1', disabled: true },
  { value: '0203', label: 'Worcester', hint: '541 Lincoln Street' },
];

const meta = {
  title: 'UI/Widgets/Combobox',
  component: Combobox,
  parameters: { receivesData: {} },
  args: { label: 'Ship to', options: offices, onChange: fn(), width: 'full' },
  argTypes: {
    options: { control: false },
    width: { control: 'inline-radio', options: ['full', 'medium', 'short'] },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem', minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Enter a city' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Ship to' });
    await userEvent.tab();
    await userEvent.keyboard('na');
    const option = await screen.findByRole('option', { name: /Natick/ });
    await waitFor(() => expect(option).toBeVisible());
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 suggestion');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1547');
    await expect(field).toHaveValue('Natick');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** All options, with the selected one marked. */
export const Open: Story = {
  parameters: {
    state: 'Combobox: open',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { defaultValue: '1547' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show suggestions' }));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Natick');
    await expect(screen.getAllByRole('option')).toHaveLength(5);
  },
};

export const Grouped: Story = {
  parameters: {
    state: 'Combobox: groups',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: {
    options: [
      { label: 'Used before', options: offices.slice(0, 2) },
      { label: 'All offices', options: offices.slice(2) },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const group = await screen.findByRole('group', { name: 'Used before' });
    await waitFor(() => expect(group).toBeVisible());
  },
};

/** Free text; the options are only suggestions. */
export const FreeText: Story = {
  parameters: {
    state: 'Combobox: any text',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { label: 'Attention', freeText: true, options: [{ value: 'a', label: 'Accounts payable' }] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'Ada');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(field).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

function LooksElsewhere(props: ComponentProps<typeof Combobox>) {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  return (
    <Combobox
      {...props}
      options={options}
      loading={loading}
      onSearch={(text) => {
        setLoading(true);
        setTimeout(() => {
          setLoading(false);
          setOptions(offices.filter((office) => office.label.toLowerCase().includes(text.toLowerCase())));
        }, 200);
      }}
    />
  );
}

/** The caller loads the options while the user types. */
export const Searching: Story = {
  parameters: {
    state: 'Combobox: options from the server',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  render: (args) => <LooksElsewhere {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'w');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions'));
    await userEvent.click(screen.getByRole('option', { name: /Worcester/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Worcester');
  },
};

export const Loading: Story = {
  parameters: {
    state: 'Combobox: loading',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'n');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Searching');
  },
};

/** Text without a match is cleared when the field loses focus. */
export const Empty: Story = {
  args: { emptyLabel: 'No office there' },
  render: (args) => (
    <Stack>
      <Combobox {...args} />
      <Button>Next</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No office there');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(await canvas.findByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** No option matches, and the field shows a message. */
export const NoResults: Story = {
  parameters: {
    state: 'Combobox: no results',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { emptyLabel: 'No office there' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zz');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No office there');
  },
};

function ComboboxInDialog(props: ComponentProps<typeof Combobox>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Change
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Delivery address"
      >
        <Combobox {...props} />
      </Dialog>
    </>
  );
}

/** The list is above the dialog; Escape closes the list first, then the dialog. */
export const InDialog: Story = {
  parameters: {
    state: 'Combobox: in a dialog',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  render: (args) => <ComboboxInDialog {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change' }));
    const field = await screen.findByRole('combobox', { name: 'Ship to' });
    await userEvent.type(field, 'new');
    const option = await screen.findByRole('option', { name: /Newton/ });
    await waitFor(() => {
      const { left, top, width, height } = option.getBoundingClientRect();
      void expect(option.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Ship to' }), 'new');
    await screen.findByRole('option', { name: /Newton/ });
  },
};

export const Failed: Story = {
  parameters: {
    state: 'Combobox: failed',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { error: 'Choose the delivery address', required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose the delivery address');
  },
};

export const Disabled: Story = {
  parameters: {
    state: 'Combobox: disabled',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { disabled: true, defaultValue: '1547' },
};

export const LongContent: Story = {
  args: {
    label: 'Office or warehouse for the delivery of all items in the cart',
    hint: 'Enter a city, a street or a number. Closed offices are listed but cannot be selected.',
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        hint: 'The third building on the left behind the gate at the end of the road that leads to the harbour',
      },
      ...offices,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await screen.findByRole('listbox');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '1547' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

export const States: Story = {
  parameters: {
    pseudo: { hover: ['.hovered input'], focusVisible: ['.focused input'], active: ['.pressed button'] },
  },
  render: (args) => (
    <Stack>
      <Combobox {...args} className="hovered" label="Hovered" />
      <Combobox {...args} className="focused" label="Focused" />
      <Combobox {...args} className="pressed" label="Pressed" />
    </Stack>
  ),
};
