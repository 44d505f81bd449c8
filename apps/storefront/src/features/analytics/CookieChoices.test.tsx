import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { consentActions, createConsentModule } from '@foolscap/analytics/state';
import { Announcer } from '@foolscap/ui/components';
import CookieChoices from './CookieChoices.tsx';

/** Opens a page with a footer whose control was pressed before the code of the choices had loaded. */
function open(requested?: object) {
  const consent = createConsentModule({
    purposes: ['analytics'],
    record: { read: () => undefined, keep: () => undefined },
    hasSignal: false,
    listen: () => () => undefined,
  });
  const store = configureStore({ reducer: { consent: consent.reducer } });
  store.dispatch(consentActions.consentOpened({ purposes: ['analytics'], hasSignal: false }));
  const page = (request?: object) => (
    <Provider store={store}>
      <Announcer>
        <main id="main" tabIndex={-1} />
        <button>Footer</button>
        <CookieChoices requested={request} />
      </Announcer>
    </Provider>
  );
  const { rerender } = render(page(requested));
  return { request: () => rerender(page({})) };
}

const findSettings = async () => {
  const settings = await screen.findByRole('dialog', { name: 'Cookie settings' });
  await waitFor(() => expect(within(settings).getByText('Necessary cookies')).toBeVisible());
  return within(settings);
};

it('opens the settings that were requested before it had loaded', async () => {
  open({});
  await findSettings();
});

it('stays closed without a request', async () => {
  open();
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('moves focus to the page after a choice in settings that the banner has opened', async () => {
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  const settings = await findSettings();
  await user.click(settings.getByRole('button', { name: 'Save choices' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('returns focus to the control of the footer when they are opened there later', async () => {
  const { request } = open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  await user.click((await findSettings()).getByRole('button', { name: 'Save choices' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const control = screen.getByRole('button', { name: 'Footer' });
  control.focus();
  request();
  await findSettings();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(control).toHaveFocus());
});
