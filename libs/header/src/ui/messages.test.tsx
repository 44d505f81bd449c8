import { render, screen } from '@testing-library/react';
import { categories } from '../testing/index.ts';
import { Header, HeaderMessagesProvider } from './index.ts';

test('an application overrides messages of the header', () => {
  render(
    <HeaderMessagesProvider
      messages={{ texts: { cart: 'Panier', cartLabel: (cart, count) => `${cart}, ${count} articles` } }}
    >
      <Header
        tenant="consumer"
        homeHref="/"
        search={{ action: '/search' }}
        categories={categories}
        account={{ kind: 'guest', signInHref: '/sign-in' }}
        cart={{ href: '/cart', count: 2 }}
      />
    </HeaderMessagesProvider>,
  );
  expect(screen.getByRole('link', { name: 'Panier, 2 articles' })).toBeInTheDocument();
  expect(screen.getAllByText('Sign in').length).toBeGreaterThan(0);
});
