import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'UI/Components/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'delivery',
    label: 'Delivery',
    defaultValue: 'standard',
    onChange: fn(),
    options: [
      { value: 'standard', label: 'Standard', hint: '1-6 business days', aside: 'Free' },
      { value: 'next', label: 'Next day', hint: 'Order before 3 pm', aside: '$9.99' },
      { value: 'same', label: 'Same day', hint: 'Not in your area yet', aside: '$19.99', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Next day/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('next');
  },
};

export const Rows: Story = {
  parameters: { state: 'RadioGroup: rows with a price', recipe: 'Check out up to the delivery.' },
  args: { variant: 'rows' },
};
export const Columns: Story = { args: { variant: 'columns' } };

const plain = (...states: readonly string[]) =>
  states.map((state) => ({ value: state, label: state, disabled: state === 'Disabled' }));

/** Default, hover, focus, active and disabled states in one group each; selected ones below. */
export const States: Story = {
  parameters: {
    state: 'RadioGroup: hover, focus and active',
    recipe: 'Point at, focus and press one: the delivery choice on /p/24110101.',
    pseudo: {
      hover: 'label:has([value=Hovered])',
      focusVisible: '[value=Focused]',
      active: 'label:has([value=Pressed])',
    },
  },
  render: () => (
    <Inline gap={10} align="start">
      <RadioGroup
        name="open"
        label="Not chosen"
        options={plain('At rest', 'Hovered', 'Focused', 'Pressed', 'Disabled')}
      />
      <Stack gap={2}>
        {['At rest', 'Hovered', 'Focused', 'Pressed', 'Disabled'].map((state, place) => (
          <RadioGroup
            key={state}
            name={state}
            label={place === 0 ? 'Chosen' : `Chosen, ${state}`}
            hideLabel={place > 0}
            defaultValue={state}
            options={plain(state)}
          />
        ))}
      </Stack>
    </Inline>
  ),
};

/** A single tab stop; the arrow keys select, skip disabled options, and wrap around. */
export const ByKeyboard: Story = {
  parameters: {
    state: 'RadioGroup: by keyboard',
    recipe: 'Press the arrow keys in the delivery choice on /p/24110101.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Standard/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('next');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('standard');
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const RightToLeft: Story = { args: { variant: 'rows' }, globals: { direction: 'rtl' } };

export const Failed: Story = {
  parameters: {
    state: 'RadioGroup: failed',
    recipe: 'Sign in, order 24110101, then send a review of it without stars.',
  },
  args: { defaultValue: undefined, required: true, error: 'Choose how we deliver' },
};

export const LongContent: Story = {
  args: {
    variant: 'rows',
    hint: 'Items that cannot ship together are sent in several parcels at no extra charge.',
    options: [
      {
        value: 'freight',
        label: 'Freight to the door of the building, by appointment with the driver',
        hint: 'For furniture over 150 lb. A person must be there to help and sign.',
        aside: '$1,249.99',
      },
      { value: 'standard', label: 'Standard', aside: 'Free' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
