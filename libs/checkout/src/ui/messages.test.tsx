import { render, screen } from '@testing-library/react';
import { CHECKOUT_MESSAGES, checkoutMessage } from '../model/index.ts';
import { CheckoutMessagesProvider, DeliveryMethods } from './index.ts';
import { messages as french } from '../all-messages.fr-CA.ts';

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

test('an application shows the French messages, which use the singular for one', () => {
  const methods = [
    {
      levelOfService: 'STANDARD' as const,
      fee: 0,
      minDeliveryDate: '2026-12-01',
      maxDeliveryDate: '2026-12-03',
      selected: true,
    },
  ];
  render(
    <CheckoutMessagesProvider messages={french}>
      <DeliveryMethods methods={methods} />
    </CheckoutMessagesProvider>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Délai de livraison' })).toBeInTheDocument();
  expect(screen.getByText('Gratuite')).toBeInTheDocument();
  expect([0, 1, 2].map(french.amounts.subtotal)).toEqual([
    'Sous-total (0 article)',
    'Sous-total (1 article)',
    'Sous-total (2 articles)',
  ]);
});
