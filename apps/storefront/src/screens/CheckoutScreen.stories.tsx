import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildCheckout, buildPickup } from '@foolscap/checkout/testing';
import { renderPage, type PageArgs } from '../testing/pageStory.tsx';
import { HttpError } from '@foolscap/core/http';
import { sampleCart } from '../testing/sample-cart.ts';

const meta = {
  title: 'Pages/Checkout',
  args: { path: '/checkout', cart: sampleCart() },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

const sections = (...done: string[]) =>
  (['CONTACT', 'ADDRESS', 'DELIVERY', 'PAYMENT'] as const).map((type) => ({
    type,
    done: done.includes(type),
  }));

/** Everything is done but placing the order. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: /^Place order, \$27\.99/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Contact: Story = {
  args: { checkout: buildCheckout({ sections: sections(), emailId1: undefined, payment: undefined }) },
};

/** A name is missing, and the form says so before anything is sent. */
export const AddressErrors: Story = {
  args: { checkout: buildCheckout({ sections: sections('CONTACT'), shippingAddress: undefined }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(Use|Deliver|Continue|Save)/ }));
    await expect((await page.findAllByText(/^Enter/))[0]).toBeVisible();
  },
};

export const Delivery: Story = {
  args: { checkout: buildCheckout({ sections: sections('CONTACT', 'ADDRESS') }) },
};
export const Payment: Story = {
  args: {
    checkout: buildCheckout({ sections: sections('CONTACT', 'ADDRESS', 'DELIVERY'), payment: undefined }),
  },
};

/** Of a business: a purchase order, and the organization's addresses. */
export const Business: Story = { globals: { tenant: 'business', signedIn: 'yes' } };

export const PickupOnly: Story = {
  args: {
    checkout: buildCheckout({
      checkoutKind: 'PICKUP',
      sections: [
        { type: 'CONTACT', done: true },
        { type: 'PICKUP', done: false },
        { type: 'PAYMENT', done: false },
      ],
      pickups: [buildPickup()],
      deliveryMethods: [],
      shippingAddress: undefined,
      payment: undefined,
    }),
  },
};

/** The order is placed, and its page is there. */
export const Placed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect(await page.findByText(/97000/)).toBeVisible();
  },
};

/** The price of the order is no longer what was seen: it must be agreed to. */
export const TotalChanged: Story = {
  args: {
    routes: {
      'POST /checkout/default/order': () => {
        throw new HttpError({
          code: 'ORDER_TOTAL_CHANGED',
          status: 409,
          retryable: false,
          message: 'The total has changed.',
          details: { total: 31.98, ordTotal: 31.98 },
        });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect((await page.findAllByText(/total has changed/))[0]).toBeVisible();
  },
};

/** Nobody knows whether the order was placed: asking again places it once. */
export const AnswerLost: Story = {
  args: {
    routes: {
      'POST /checkout/default/order': () => {
        throw new HttpError({ code: 'TIMEOUT', retryable: true, message: 'Timeout', status: 504 });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Place order/ }));
    await expect((await page.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  args: {
    routes: {
      'GET /checkout/precheckout': () => {
        throw new HttpError({ code: 'EMPTY_CART', status: 409, retryable: false, message: 'Empty' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your cart is empty.')).toBeVisible();
  },
};

export const Loading: Story = { args: { unread: true } };

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
