import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router';
import { consentActions, createConsentModule } from '@foolscap/analytics/state';
import { Announcer } from '@foolscap/ui/components';
import { ShopProvider, type Shop } from '../../shell/shop-context.ts';
import { useCookieControls } from './use-cookie-controls.tsx';

const SHOP: Shop = {
  tenant: 'sdc',
  locale: 'en-US',
  basename: '',
  origin: 'http://shop.test',
  formKey: 'page-1',
  otherSite: 'http://business.test',
};
/** A document that was opened as a payment page: it has purposes, but nothing from third parties. */
const PAYMENT_SHOP: Shop = { ...SHOP, consentPurposes: ['analytics'], keepsEvents: true };

function Page() {
  const { legalActions = [], choices } = useCookieControls();
  return (
    <>
      {legalActions.map(({ label, onPress }) => (
        <button key={label} onClick={onPress}>
          {label}
        </button>
      ))}
      {choices}
      {['/checkout', '/order/1'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}

function open(shop: Shop, path: string) {
  const consent = createConsentModule({
    purposes: shop.consentPurposes ?? [],
    record: { read: () => undefined, keep: () => undefined },
    hasSignal: false,
    listen: () => () => undefined,
  });
  const opened: unknown[] = [];
  const store = configureStore({
    reducer: { consent: consent.reducer },
    middleware: (defaults) =>
      defaults().concat(() => (next: (action: unknown) => unknown) => (action: unknown) => {
        opened.push((action as { type: string }).type);
        return next(action);
      }),
  });
  store.dispatch(
    consentActions.consentOpened({ purposes: ['analytics'], hasSignal: false, choice: { analytics: true } }),
  );
  render(
    <Provider store={store}>
      <ShopProvider value={shop}>
        <MemoryRouter initialEntries={[path]}>
          <Announcer>
            <Page />
          </Announcer>
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );
  return { getPagesOpened: () => opened.filter((type) => type === 'shop/pageOpened').length };
}

/** Navigates without loading a new document. */
const go = (path: string) => act(async () => void fireEvent.click(screen.getByText(path)));

const getControl = () => screen.queryByRole('button', { name: 'Cookie settings' });

it('has no control in a shop with nothing that needs consent', () => {
  open(SHOP, '/');
  expect(getControl()).not.toBeInTheDocument();
});

it.each(['/checkout', '/account/payments', '/gift-card-balance'])('has no control on %s', (path) => {
  open(PAYMENT_SHOP, path);
  expect(getControl()).not.toBeInTheDocument();
});

it('has it on the order page after checkout, where consent can be withdrawn', async () => {
  open(PAYMENT_SHOP, '/checkout');
  await go('/order/1');
  await userEvent.click(getControl()!);
  const settings = await screen.findByRole('dialog', { name: 'Cookie settings' });
  await waitFor(() => expect(settings).toBeVisible());
  expect(screen.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
});

it('does not open the settings again after a payment page', async () => {
  open(PAYMENT_SHOP, '/order/1');
  await userEvent.click(getControl()!);
  await screen.findByRole('dialog');
  await go('/checkout');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await go('/order/1');
  expect(getControl()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('reports each page that is opened without a new document', async () => {
  const { getPagesOpened } = open(PAYMENT_SHOP, '/cart');
  const before = getPagesOpened();
  await go('/checkout');
  await go('/order/1');
  expect(getPagesOpened() - before).toBe(2);
});
