import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';

function Kept(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityField
      {...props}
      value={value}
      onCommit={(next, entry) => {
        setValue(next);
        props.onCommit?.(next, entry);
      }}
    />
  );
}

const meta = {
  title: 'UI/Components/QuantityField',
  component: QuantityField,
  args: { value: 2, label: 'copy paper', onCommit: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'QuantityField: three digits, integers',
    recipe: 'Type 1.5 and 1000 into the quantity on /p/24110101.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of copy paper' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith(3, 'step');
    const field = canvas.getByRole('textbox', { name: 'Quantity of copy paper' });
    await userEvent.clear(field);
    await userEvent.type(field, '1500');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 999.');
    await userEvent.clear(field);
    await userEvent.type(field, '12.5');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith(12, 'typed');
  },
};

/** The quantity of a line that came from a list, a merge or another tool. It can be lowered. */
export const AboveMaximum: Story = {
  parameters: {
    state: 'QuantityField: above the maximum',
    recipe: 'Upload a list with 1,600 units of an item, and add it to the cart.',
  },
  args: { value: 1600 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity of copy paper' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith(1599, 'step');
  },
};

/** An item that is sold by the dozen. */
export const InMultiples: Story = {
  parameters: { state: 'QuantityField: in multiples', recipe: '/p/24159003 (sold by the dozen)' },
  args: { value: 12, step: 12 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const minus = canvas.getByRole('button', { name: 'Decrease quantity of copy paper' });
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of copy paper' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith(24, 'step');
    await userEvent.click(minus);
    await expect(args.onCommit).toHaveBeenLastCalledWith(12, 'step');
  },
};

export const AtMinimum: Story = {
  parameters: { state: 'QuantityField: at the minimum', recipe: '/p/24110101 with the quantity 1' },
  args: { value: 1 },
};
export const AtMaximum: Story = {
  parameters: { state: 'QuantityField: at the maximum', recipe: '/p/24150103 (one in stock)' },
  args: { value: 999 },
};

/** The last change is in flight; more changes are accepted. */
export const Loading: Story = {
  parameters: {
    state: 'QuantityField: loading',
    recipe: 'Slow `/checkout/default/item`, then press plus on a line of /cart.',
  },
  args: { busy: true },
};

/** Buttons in default, hover, focus and active state; busy, invalid, disabled. */
export const States: Story = {
  parameters: {
    state: 'QuantityField: hover, focus and active',
    recipe: 'Point at, focus and press one on /p/24110101.',
    pseudo: {
      hover: '.hovered button:last-child',
      focusVisible: ['.focused button:last-child', '.typed input'],
      focusWithin: ['.focused > div', '.typed > div'],
      active: '.pressed button:last-child',
    },
  },
  render: (args) => (
    <Inline gap={6} align="start">
      <QuantityField {...args} label="paper at rest" />
      {(['hovered', 'focused', 'typed', 'pressed'] as const).map((state) => (
        <QuantityField {...args} key={state} label={`paper ${state}`} className={state} />
      ))}
      <QuantityField {...args} label="paper in flight" busy />
      <QuantityField {...args} label="wrong paper" error="Only 1 left" />
      <QuantityField {...args} label="disabled paper" disabled />
    </Inline>
  ),
};

export const ByKeyboard: Story = {
  parameters: {
    state: 'QuantityField: by keyboard',
    recipe: 'Press the arrow keys in the quantity on /p/24110101.',
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Quantity of copy paper' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(3, 'step');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(1, 'step');
    await userEvent.keyboard('{Control>}a{/Control}24{Escape}');
    await expect(field).toHaveValue('1');
    await userEvent.keyboard('{Control>}a{/Control}24{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(24, 'typed');
  },
};

/** Minus is at the start of the reading direction. */
export const RightToLeft: Story = { args: { error: 'Only 3 left' }, globals: { direction: 'rtl' } };
export const Disabled: Story = {
  parameters: {
    state: 'QuantityField: disabled',
    recipe: 'Slow `/checkout/default/item`, then remove a line of /cart.',
  },
  args: { disabled: true },
};
export const Failed: Story = {
  parameters: {
    state: 'QuantityField: failed',
    recipe: 'Storybook only: the cart shows the reason below the line.',
  },
  args: { value: 4, error: 'Only 3 left' },
};

export const LongContent: Story = {
  args: {
    value: 999,
    label:
      'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine',
    error: 'There is a purchase limit of 4 for this item, and you already have 4 in your cart.',
  },
  globals: { viewport: { value: 'narrow' } },
};
