import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI/Widgets/Switch',
  component: Switch,
  args: { label: 'Email me when it ships', onChange: fn() },
  argTypes: { hint: { control: 'text' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'To ada@example.com' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Email me when it ships' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByText('Email me when it ships'));
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultChecked: true } };

function SavedSlowly(props: ComponentProps<typeof Switch>) {
  const [on, setOn] = useState(false);
  const [saving, setSaving] = useState(false);
  return (
    <Switch
      {...props}
      checked={on}
      saving={saving}
      onChange={(next) => {
        setOn(next);
        setSaving(true);
        setTimeout(() => {
          setSaving(false);
        }, 300);
      }}
    />
  );
}

/** While the change is being saved it keeps focus and ignores clicks. */
export const Saving: Story = {
  parameters: {
    state: 'Switch: saving',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  render: (args) => <SavedSlowly {...args} />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saving');
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement());
  },
};

export const Loading: Story = { args: { saving: true, defaultChecked: true } };

export const Disabled: Story = {
  parameters: {
    state: 'Switch: disabled',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  render: (args) => (
    <Stack>
      <Switch {...args} label="Text messages" hint="Add a phone number first" disabled />
      <Switch {...args} label="Receipts by email" hint="Always on" disabled defaultChecked />
    </Stack>
  ),
};

export const Failed: Story = {
  parameters: {
    state: 'Switch: failed',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { error: 'Not saved. Try again in a few minutes.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      'Not saved. Try again in a few minutes.',
    );
  },
};

export const LongContent: Story = {
  args: {
    label: 'Notify all members of the department when an order over $500 is waiting for approval',
    hint: 'One email each morning to the addresses of Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    defaultChecked: true,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = {
  args: { defaultChecked: true, hint: 'To ada@example.com' },
  globals: { direction: 'rtl' },
};

export const States: Story = {
  parameters: {
    pseudo: { hover: ['.hovered *'], focusVisible: ['.focused input'], active: ['.pressed input'] },
  },
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch className="hovered" label="Hovered" />
      <Switch className="focused" label="Focused" />
      <Switch className="pressed" label="Pressed" defaultChecked />
      <Switch label="Saving" saving defaultChecked />
      <Switch label="Disabled" disabled />
    </Stack>
  ),
};
