import { render, screen } from '@testing-library/react';
import { aFoundStore } from '../testing/index.ts';
import { StoreCard, StoresMessagesProvider } from './index.ts';

test('an application overrides messages of the stores', () => {
  render(
    <StoresMessagesProvider messages={{ texts: { yourStore: 'Votre magasin' } }}>
      <StoreCard store={aFoundStore()} chosen />
    </StoresMessagesProvider>,
  );
  expect(screen.getByText('Votre magasin')).toBeInTheDocument();
});
