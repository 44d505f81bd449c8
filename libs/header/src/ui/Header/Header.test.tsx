import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { categories } from '../../testing/index.ts';
import { Header, type HeaderProps } from './Header.tsx';

const props: HeaderProps = {
  tenant: 'consumer',
  homeHref: '/',
  search: { action: '/search' },
  categories,
  account: { kind: 'guest', signInHref: '/office/supplies/login' },
  cart: { href: '/cart', count: 3 },
};

test('without script the search is a form that leads to the results', () => {
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

test('every category is in the menu, and in the row or behind its "More"', () => {
  render(<Header {...props} />);
  const row = screen.getByRole('navigation', { name: 'Categories' });
  expect(within(row).getAllByRole('list')[0]?.querySelectorAll('a')).toHaveLength(14);
  // Nothing has measured the row here: "More" has all of them, as before the script comes.
  const more = row.querySelector('details');
  expect(within(more!).getAllByRole('link', { hidden: true })).toHaveLength(14);
  // jsdom does not hide what a closed menu holds.
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  expect(within(menu).getAllByRole('link', { hidden: true })).toHaveLength(14);
});

test('a press elsewhere and a followed link close the menu', async () => {
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
  // The page stays: jsdom cannot go anywhere.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(within(details).getByRole('link', { name: 'Mailing', hidden: true }));
  expect(details.open).toBe(false);
});

test('the search box tells when somebody goes into it; what it offers stands in its form', () => {
  const onFocus = jest.fn();
  const { rerender } = render(<Header {...props} search={{ action: '/search', onFocus }} />);
  const box = screen.getByRole('searchbox');
  expect(onFocus).not.toHaveBeenCalled();
  box.focus();
  expect(onFocus).toHaveBeenCalledTimes(1);
  rerender(
    <Header {...props} search={{ action: '/search', onFocus, suggestions: <p>Copy paper, offered</p> }} />,
  );
  expect(screen.getByRole('search')).toContainElement(screen.getByText('Copy paper, offered'));
  // The box is the same one: nothing typed is lost.
  expect(screen.getByRole('searchbox')).toBe(box);
});

test('checkout drops navigation, search and cart', () => {
  render(<Header {...props} type="logoOnly" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('verification pages lead nowhere', () => {
  render(<Header {...props} type="tpv" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Third-party verification')).toBeInTheDocument();
});

test('the cart link says how many, the badge at most 99+', () => {
  render(<Header {...props} cart={{ href: '/cart', count: 100 }} />);
  expect(screen.getByRole('link', { name: 'Cart, 100 items' })).toHaveTextContent('99+');
});
