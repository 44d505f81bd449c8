import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { accountActions, accountReducer } from '@foolscap/account/state';
import { buildSession } from '@foolscap/account/testing';
import type { TenantId } from '@foolscap/core/vocabulary';
import { ShopProvider } from '../../shell/shop-context.ts';
import type { Shop } from '../../shell/shop-context.ts';
import { useHasSponsored } from './use-has-sponsored.ts';

function hasSponsored(tenant: TenantId, value?: string) {
  const store = configureStore({ reducer: { account: accountReducer } });
  const session = buildSession();
  const toggles = value === undefined ? [] : [{ toggleName: 'sponsoredProducts', values: [value] }];
  const sessionIPA = { ...session.sessionIPA, webToggleList: toggles };
  store.dispatch(accountActions.accountReceived({ session: { ...session, sessionIPA } }));
  const shop: Shop = {
    tenant,
    locale: 'en-US',
    basename: '',
    origin: 'https://shop.example',
    formKey: 'key',
    otherSite: '/',
  };
  const { result } = renderHook(useHasSponsored, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ShopProvider value={shop}>
        <Provider store={store}>{children}</Provider>
      </ShopProvider>
    ),
  });
  return result.current;
}

it.each([
  ['sdc', undefined, true],
  ['sdc', 'true', true],
  ['sdc', 'false', false],
  ['sba', undefined, false],
  ['sba', 'true', true],
  ['sba', 'false', false],
] as const)('on the site %s with the toggle %s is %s', (tenant, value, expected) => {
  expect(hasSponsored(tenant, value)).toBe(expected);
});
