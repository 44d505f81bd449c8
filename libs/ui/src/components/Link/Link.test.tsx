import { render, screen } from '@testing-library/react';
import { ButtonLink } from '../Button/Button.tsx';
import { isInternal, Link, LinkProvider, type LinkComponentProps } from './Link.tsx';

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  );
}

test.each([
  ['/cart', true],
  ['/', true],
  ['//elsewhere.example/cart', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example/', false],
  ['mailto:help@foolscap.example', false],
  ['#main', false],
  ['', false],
])('%s is within the site: %s', (href, expected) => {
  expect(isInternal(href)).toBe(expected);
});

test('the application renders links within the site only', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="/cart">Cart</Link>
      <ButtonLink href="/checkout">Checkout</ButtonLink>
      <Link href="https://elsewhere.example/">Elsewhere</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-router');
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('data-router');
  expect(screen.getByRole('link', { name: 'Elsewhere' })).not.toHaveAttribute('data-router');
});

test('links are plain without an application', () => {
  render(<Link href="/cart">Cart</Link>);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});
