import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Components/Checkbox',
  component: Checkbox,
  args: { label: 'Billing address is the same' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Billing address is the same' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** Default, hover, focus and active states; unchecked and checked. */
export const States: Story = {
  parameters: {
    state: 'Checkbox: hover, focus and active',
    recipe: 'Point at, focus and press one on /search?q=paper.',
    pseudo: {
      hover: 'label:has([id^=Hovered])',
      focusVisible: '[id^=Focused]',
      active: 'label:has([id^=Pressed])',
    },
  },
  render: () => (
    <Inline gap={10} align="start">
      {[false, true].map((ticked) => (
        <Stack key={String(ticked)}>
          <Checkbox label="At rest" defaultChecked={ticked} />
          {(['Hovered', 'Focused', 'Pressed'] as const).map((state) => (
            <Checkbox key={state} id={`${state}-${ticked}`} label={state} defaultChecked={ticked} />
          ))}
          <Checkbox label="Disabled" disabled defaultChecked={ticked} />
        </Stack>
      ))}
    </Inline>
  ),
};

export const WithHint: Story = {
  args: { label: 'Pickup today', hint: 'At your store, Natick' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Pickup today' });
    await expect(box).toHaveAccessibleDescription('At your store, Natick');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

/** Disabled: it cannot be clicked or focused. */
export const Disabled: Story = {
  parameters: {
    state: 'Checkbox: disabled',
    recipe: '/search?q=24110403: the filter "In stock" without products.',
  },
  args: { label: 'Made to order', disabled: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Made to order' });
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    await expect(box).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: { state: 'Checkbox: failed', recipe: 'Storybook only: no checkbox of the shop is required.' },
  args: {
    label: 'I agree to the terms of sale',
    required: true,
    error: 'Agree to the terms to place the order',
  },
};

export const LongContent: Story = {
  args: {
    label:
      'Keep this card for the next order of the business account, so that all buyers of the department can use it at checkout',
    hint: 'Only the last four digits are ever shown. You can remove the card at any time from the account page.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = {
  args: { defaultChecked: true, hint: 'Clear the checkbox to enter a different address' },
  globals: { direction: 'rtl' },
};
