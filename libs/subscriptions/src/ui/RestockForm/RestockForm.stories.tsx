import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  buildRestockAddress,
  buildRestockCard,
  buildRestockItem,
  buildRestockOffer,
} from '../../testing/index.ts';
import { RestockForm, type RestockFormProps } from './RestockForm.tsx';
import { initialValues } from './values.ts';

const offer = buildRestockOffer();

/** Keeps the entries, as the drawer around the form does. */
function Filled(props: RestockFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <RestockForm
      {...props}
      values={values}
      onChange={(change) => {
        props.onChange(change);
        setValues({ ...values, ...change });
      }}
    />
  );
}

const meta = {
  title: 'Subscriptions/RestockForm',
  component: RestockForm,
  tags: ['autodocs'],
  args: {
    offer,
    values: initialValues(offer, undefined, 2),
    addressesHref: '#addresses',
    cardsHref: '#cards',
    onChange: fn(),
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof RestockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('How often'), 'EVERY_8_WEEKS');
    await expect(args.onChange).toHaveBeenLastCalledWith({ interval: 'EVERY_8_WEEKS' });
    await userEvent.click(canvas.getByRole('radio', { name: /0005/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ paymentId: 'card-2' });
    await expect(canvas.getByRole('radio', { name: /0005/ })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The next order of a subscription that is changed. */
export const Editing: Story = { args: { dateLabel: 'Next order' } };

export const WithErrors: Story = {
  args: {
    errors: {
      nextDate: 'Choose tomorrow or a later date.',
      paymentId: 'Choose a card.',
    },
  },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByLabelText('First order');
    await expect(day).toHaveAccessibleDescription(/Choose tomorrow or a later date\./);
  },
};

/** Sold in multiples of five. */
export const OrderMultiple: Story = {
  args: {
    offer: { ...offer, item: buildRestockItem({ orderMultiple: 5 }) },
    values: { ...initialValues(offer, undefined, 5), qty: 5 },
  },
};

export const NoAddress: Story = {
  args: { offer: { ...offer, addresses: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Add an address' })).toBeVisible();
  },
};

export const NoCard: Story = {
  args: { offer: { ...offer, cards: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Add a card' })).toBeVisible();
  },
};

/** An expired card is listed, but cannot be chosen. */
export const ExpiredCards: Story = {
  args: { offer: { ...offer, cards: [buildRestockCard({ isExpired: true, expiryYear: '2024' })] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /1111/ })).toBeDisabled();
    await expect(canvas.getByText('All of your cards have expired.')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    offer: {
      ...offer,
      addresses: [
        buildRestockAddress({
          firstName: 'Maximiliane-Josephine',
          lastName: 'Featherstonehaugh-Cholmondeley',
          address1: '1200-1298 The-Very-Long-Boulevard-Of-The-Paper-Makers, Building 12, Floor 4',
        }),
      ],
    },
  },
};
