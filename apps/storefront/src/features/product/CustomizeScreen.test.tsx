import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ShopProvider } from '../../shell/shop-context.ts';
import CustomizeScreen from './CustomizeScreen.tsx';

const SHOP = {
  tenant: 'sdc',
  locale: 'en-US',
  basename: '',
  origin: 'http://shop.test',
  formKey: 'page-1',
  otherSite: 'http://business.test',
} as const;
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
beforeEach(() => submit.mockClear());

const open = (path: string) =>
  render(
    <ShopProvider value={SHOP}>
      <MemoryRouter initialEntries={[path]}>
        <CustomizeScreen />
      </MemoryRouter>
    </ShopProvider>,
  );
/** Shows the page again, as the browser's "back" does. */
const showAgain = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

it('submits the result once, and its button cannot submit it again in the meantime', () => {
  open('/customize?result=signed');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByText('We’re adding your design to your cart.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Add to cart' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(fireEvent.click(button)).toBe(false);
  // The first display of a page does not count as returning to it.
  showAgain(false);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('can be submitted again when the browser shows the page again', () => {
  open('/customize?result=signed');
  showAgain(true);
  expect(screen.queryByText('We’re adding your design to your cart.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-busy');
  expect(submit).toHaveBeenCalledTimes(1);
});

it.each(['__proto__', 'constructor', 'toString', 'ANY_OTHER'])(
  'explains the unknown code %s in general terms',
  (code) => {
    open(`/customize?error=${code}`);
    expect(screen.getByText('We couldn’t add your design. Try again.')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  },
);

it('explains why the cart refused a design', () => {
  open('/customize?error=BLOCKED_FOR_ADD_TO_CART');
  expect(screen.getByText(/^Your organization’s policy doesn’t allow this item/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
