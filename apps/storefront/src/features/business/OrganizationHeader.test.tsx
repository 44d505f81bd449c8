import { configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { accountActions, accountReducer } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { businessNavigation } from '@foolscap/header/testing';
import { ShopProvider } from '../../shell/shop-context.ts';
import { OrganizationHeader } from './OrganizationHeader.tsx';

it('opens the pages of its tools in a drawer of the page, which stays when the row disappears', () => {
  const store = configureStore({ reducer: { account: accountReducer } });
  const member = buildProfile({ organization: { name: 'Bell & Margin LLC', role: 'ADMIN' } });
  store.dispatch(accountActions.accountReceived(buildAccount(member)));
  const onDrawer = jest.fn();
  render(
    <Provider store={store}>
      <ShopProvider
        value={{
          tenant: 'sba',
          locale: 'en-US',
          basename: '/cc/mmx',
          origin: 'http://shop.test',
          formKey: 'f',
          otherSite: '/',
          navigation: {
            ...businessNavigation,
            tools: [{ id: 'inbox', label: 'Your messages', url: '/account/messages', actionType: 'DRAWER' }],
          },
        }}
      >
        <MemoryRouter>
          <OrganizationHeader onDrawer={onDrawer} />
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );
  const link = screen.getByRole('link', { name: 'Your messages' });
  fireEvent.click(link);
  expect(onDrawer).toHaveBeenCalledWith(link);
});
