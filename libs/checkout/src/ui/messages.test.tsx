import { render, screen } from '@testing-library/react';
import { CHECKOUT_MESSAGES, checkoutMessage } from '../model/index.ts';
import { CheckoutMessagesProvider, DeliveryMethods } from './index.ts';

test('an application overrides a code; the others stay English', () => {
  render(
    <CheckoutMessagesProvider messages={{ checkout: { UN_DELIVERABLE_ADDRESSES: 'Livraison impossible.' } }}>
      <DeliveryMethods methods={[]} />
    </CheckoutMessagesProvider>,
  );
  expect(screen.getByText('Livraison impossible.')).toBeInTheDocument();
  expect(checkoutMessage({ code: 'EMPTY_CART' })).toBe('Your cart is empty.');
});

test('an application’s own message takes precedence over the server’s', () => {
  const refusal = { code: 'ADDRESS_INVALID', message: 'Choose a state of the United States.' };
  const checkout = { ...CHECKOUT_MESSAGES.checkout, ADDRESS_INVALID: 'Vérifiez l’adresse.' };
  expect(checkoutMessage(refusal, { ...CHECKOUT_MESSAGES, checkout })).toBe('Vérifiez l’adresse.');
  expect(checkoutMessage(refusal)).toBe('Choose a state of the United States.');
});
