import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeliveryPlace, type DeliveryPlaceProps } from './DeliveryPlace.tsx';

/** A shop that knows one other ZIP code. */
function Shop(props: DeliveryPlaceProps) {
  const [state, setState] = useState<Pick<DeliveryPlaceProps, 'zipCode' | 'problem' | 'busy'>>({
    zipCode: props.zipCode,
    problem: props.problem,
    busy: props.busy ?? false,
  });
  return (
    <DeliveryPlace
      {...props}
      {...state}
      onChange={(typed) => {
        props.onChange?.(typed);
        setState({ ...state, problem: undefined, busy: true });
        setTimeout(() =>
          setState(
            typed === '98101'
              ? { zipCode: typed, problem: undefined, busy: false }
              : {
                  zipCode: state.zipCode,
                  problem: `We don’t know that ZIP code. The dates are still for ${state.zipCode}.`,
                  busy: false,
                },
          ),
        );
      }}
    />
  );
}

const meta = {
  title: 'Catalog/DeliveryPlace',
  component: DeliveryPlace,
  tags: ['autodocs'],
  args: { zipCode: '01702', action: '/forms/place', onChange: fn() },
  render: (props) => <Shop {...props} />,
} satisfies Meta<typeof DeliveryPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, filled in and submitted by keyboard; then closed, with focus back at the start. */
export const Default: Story = {
  parameters: { state: 'delivery ZIP code', recipe: 'Open /p/24110101.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByText('Change').closest('summary')).toHaveFocus();
    // Enter opens it in a browser, but not as a synthetic event.
    await userEvent.click(canvas.getByText('Change'));
    await userEvent.tab();
    await userEvent.keyboard('98101{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('98101');
    const summary = await canvas.findByText('98101');
    await expect(summary.closest('details')).not.toHaveAttribute('open');
    await expect(summary.closest('summary')).toHaveFocus();
  },
};

/** The previous ZIP code stays, and so does the input. */
export const UnknownZip: Story = {
  parameters: { state: 'unknown ZIP code', recipe: 'Enter the ZIP code 00000 on /p/24110101.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Change'));
    const field = canvas.getByLabelText('ZIP code');
    await userEvent.type(field, '00000{Enter}');
    await expect(await canvas.findByText(/We don’t know that ZIP code/)).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('00000');
  },
};

/** As the server renders it after a failure without JavaScript. */
export const Failed: Story = {
  parameters: {
    state: 'ZIP code cannot be changed',
    recipe: 'Open /p/24110101, fail `/catalog/place`, then change the ZIP code.',
  },
  args: { problem: 'We couldn’t change the ZIP code. Try again in a moment.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('ZIP code')).toBeVisible();
  },
};

/** A change is in flight. */
export const Loading: Story = {
  parameters: {
    state: 'ZIP code is changing',
    recipe: 'Open /p/24110101, slow `/catalog/place`, then change the ZIP code.',
  },
  render: (props) => <DeliveryPlace {...props} busy problem={undefined} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Change'));
  },
};

export const LongContent: Story = {
  args: {
    problem: 'We don’t know that ZIP code. Enter a five-digit US ZIP code. The dates are still for 01702.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
