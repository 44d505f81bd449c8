import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { buildCheckout } from '../../testing/index.ts';
import { SummaryBar } from './SummaryBar.tsx';

it('shows the amounts of a bar that was opened before it was hydrated', async () => {
  const bar = <SummaryBar totals={buildCheckout().totals} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar);
  container.querySelector('details')!.open = true;
  await act(async () => void hydrateRoot(container, bar));
  expect(container).toHaveTextContent(/Subtotal/);
});
