import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { RouterLink } from './RouterLink.tsx';
import { ShopProvider, type Shop } from './shop-context.ts';

beforeEach(() => history.replaceState(null, '', '/sba/cart'));

function renderLink(
  href: string,
  props: { target?: string; onClick?: (press: { preventDefault(): void }) => void } = {},
) {
  render(
    <ShopProvider value={{ tenant: 'sba' } as Shop}>
      <BrowserRouter basename="/sba">
        <RouterLink href={href} {...props}>
          Paper
        </RouterLink>
      </BrowserRouter>
    </ShopProvider>,
  );
  return screen.getByRole('link', { name: 'Paper' });
}

test('a link has the tenant’s prefix, and a press shows its page without loading a document', () => {
  const link = renderLink('/c/paper?sort=new#top');
  expect(link).toHaveAttribute('href', '/sba/c/paper?sort=new#top');
  const entries = history.length;
  expect(fireEvent.click(link)).toBe(false);
  expect(location.pathname + location.search + location.hash).toBe('/sba/c/paper?sort=new#top');
  expect(history.length).toBe(entries + 1);
});

test('a link to the current page adds no entry to the history', () => {
  const link = renderLink('/cart');
  const entries = history.length;
  expect(fireEvent.click(link)).toBe(false);
  expect(history.length).toBe(entries);
});

test.each([
  ['the control key', { ctrlKey: true }, {}],
  ['the command key', { metaKey: true }, {}],
  ['the shift key', { shiftKey: true }, {}],
  ['another button', { button: 1 }, {}],
  ['another target', {}, { target: '_blank' }],
])('a press with %s is left to the browser', (_, press, props) => {
  const link = renderLink('/c/paper', props);
  expect(fireEvent.click(link, press)).toBe(true);
  expect(location.pathname).toBe('/sba/cart');
});

test('a link to sign in leads back to the current page', () => {
  const link = renderLink('/office/supplies/login');
  expect(link).toHaveAttribute('href', '/sba/office/supplies/login?TARGET=%2Fsba%2Fcart&redirected=1');
  expect(fireEvent.click(link)).toBe(false);
  expect(location.search).toBe('?TARGET=%2Fsba%2Fcart&redirected=1');
});

test('a handler may prevent the navigation', () => {
  const link = renderLink('/c/paper', { onClick: (press) => press.preventDefault() });
  fireEvent.click(link);
  expect(location.pathname).toBe('/sba/cart');
});
