import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { categories } from '../../testing/index.ts';
import { Header } from './Header.tsx';
import type { HeaderProps } from './header-props.ts';

const props: HeaderProps = {
  tenant: 'consumer',
  homeHref: '/',
  search: { action: '/search' },
  categories,
  account: { kind: 'guest', signInHref: '/office/supplies/login' },
  cart: { href: '/cart', count: 3 },
};

test('search works as a plain form without JavaScript', () => {
  document.body.innerHTML = renderToString(
    <Header {...props} search={{ action: '/search', query: 'pens' }} />,
  );
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/search');
  expect(new FormData(form ?? undefined).get('q')).toBe('pens');
  expect(document.body.innerHTML).not.toContain(' style=');
  document.body.innerHTML = '';
});

test('lists every category in the menu and in the row or its "More"', () => {
  render(<Header {...props} />);
  const row = screen.getByRole('navigation', { name: 'Categories' });
  expect(within(row).getAllByRole('list')[0]?.querySelectorAll('a')).toHaveLength(14);
  // jsdom has no layout, so the row is unmeasured and "More" contains all of them.
  const more = row.querySelector('details');
  expect(within(more!).getAllByRole('link', { hidden: true })).toHaveLength(14);
  // jsdom does not hide the content of a closed menu.
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  expect(within(menu).getAllByRole('link', { hidden: true })).toHaveLength(14);
});

test('the menu closes on an outside press and when a link is followed', async () => {
  render(
    <>
      <Header {...props} />
      <p>Page</p>
    </>,
  );
  const details = document.querySelector('details');
  if (!details) throw new Error('no menu');
  details.open = true;
  await userEvent.click(screen.getByText('Page'));
  expect(details.open).toBe(false);
  details.open = true;
  // jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(within(details).getByRole('link', { name: 'Mailing', hidden: true }));
  expect(details.open).toBe(false);
});

test('the search box reports focus and renders suggestions inside its form', () => {
  const onFocus = jest.fn();
  const { rerender } = render(<Header {...props} search={{ action: '/search', onFocus }} />);
  const box = screen.getByRole('searchbox');
  expect(onFocus).not.toHaveBeenCalled();
  box.focus();
  expect(onFocus).toHaveBeenCalledTimes(1);
  rerender(
    <Header {...props} search={{ action: '/search', onFocus, suggestions: <p>Copy paper, suggested</p> }} />,
  );
  expect(screen.getByRole('search')).toContainElement(screen.getByText('Copy paper, suggested'));
  // The input is not remounted, so typed text is kept.
  expect(screen.getByRole('searchbox')).toBe(box);
});

test('the cart link opens the mini cart, and stays a link for modified clicks', async () => {
  const onOpen = jest.fn();
  const followed = jest.fn((event: Event) => {
    event.preventDefault();
  });
  // jsdom cannot navigate.
  document.addEventListener('click', followed);
  const { rerender } = render(<Header {...props} />);
  const link = screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(link).not.toHaveAttribute('aria-expanded');
  rerender(<Header {...props} cart={{ ...props.cart, onOpen, expanded: true, panel: <p>Mini cart</p> }} />);
  expect(link).toHaveAttribute('aria-expanded', 'true');
  // Right after the link, so that the tab order continues there.
  expect(link.nextElementSibling).toBe(screen.getByText('Mini cart'));
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onOpen).toHaveBeenCalledWith(link);
  document.removeEventListener('click', followed);
});

test('search, account and cart have the labels of the application', () => {
  const { rerender } = render(
    <Header
      {...props}
      search={{ action: '/search', label: 'Pens, paper, ink', ariaLabel: 'Find products' }}
      account={{ kind: 'guest', signInHref: '/login', label: 'Log in' }}
      cart={{ href: '/cart', count: 3, label: 'Basket' }}
    />,
  );
  const box = screen.getByRole('searchbox', { name: 'Find products' });
  expect(box).toHaveAttribute('placeholder', 'Pens, paper, ink');
  expect(screen.getAllByRole('link', { name: 'Log in', hidden: true })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Basket, 3 items' })).toBeInTheDocument();
  rerender(
    <Header
      {...props}
      account={{
        kind: 'signedIn',
        firstName: undefined,
        accountHref: '/account',
        signOutAction: '/',
        label: 'Profile',
      }}
    />,
  );
  expect(screen.getAllByRole('link', { name: 'Profile', hidden: true })).toHaveLength(2);
});

test('checkout drops navigation, search and cart', () => {
  render(<Header {...props} type="logoOnly" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('verification pages have no links', () => {
  render(<Header {...props} type="tpv" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Third-party verification')).toBeInTheDocument();
});

test('the cart link has the exact count; the badge is capped at 99+', () => {
  render(<Header {...props} cart={{ href: '/cart', count: 100 }} />);
  expect(screen.getByRole('link', { name: 'Cart, 100 items' })).toHaveTextContent('99+');
});
