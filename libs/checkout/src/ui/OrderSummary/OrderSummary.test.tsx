import { render, screen } from '@testing-library/react';
import { buildCheckout } from '../../testing/index.ts';
import { OrderSummary } from './OrderSummary.tsx';

it('distinguishes two designs of an item that is made to order before the shopper pays (storefront-4.38)', () => {
  const { lines, totals } = buildCheckout();
  const designs = ['Ada', 'Eve'].map((value) => ({
    ...lines[0]!,
    cartItemId: value,
    configuration: [{ name: 'Line 1', value }],
  }));
  render(<OrderSummary lines={designs} totals={totals} />);
  const [ada, eve] = screen.getAllByRole('listitem');
  expect(ada).toHaveTextContent('Line 1: Ada');
  expect(eve).toHaveTextContent('Line 1: Eve');
});
