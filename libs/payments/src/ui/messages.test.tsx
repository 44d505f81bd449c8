import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardForm, PaymentMessagesProvider } from './index.ts';

test('an application overrides the messages for card number faults', async () => {
  render(
    <PaymentMessagesProvider messages={{ cardNumber: { empty: 'Entrez le numéro de carte.' } }}>
      <CardForm now={() => Date.UTC(2026, 0, 1)} />
    </PaymentMessagesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /card/i }));
  expect(screen.getAllByText('Entrez le numéro de carte.').length).toBeGreaterThan(0);
});
