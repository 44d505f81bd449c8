import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { ConsentChoice, ConsentPurpose } from '../model/index.ts';
import { consentActions, createConsentModule, selectConsent, selectNeedsChoice } from './index.ts';

/** Storage of a browser whose tabs are notified of each other's choices. */
function createBrowser() {
  let kept: ConsentChoice | undefined;
  const tabs = new Set<() => void>();
  return {
    getKept: () => kept,
    openTab({ hasSignal = false, purposes = ['analytics', 'advertising'] as ConsentPurpose[] } = {}) {
      let own: (() => void) | undefined;
      const { reducer, saga } = createConsentModule({
        purposes,
        hasSignal,
        record: {
          read: () => kept,
          keep: (choice) => {
            kept = choice;
            for (const heard of tabs) if (heard !== own) heard();
          },
        },
        listen: (heard) => {
          own = heard;
          tabs.add(heard);
          return () => tabs.delete(heard);
        },
      });
      const sagas = createSagaMiddleware();
      const store = configureStore({
        reducer: { consent: reducer },
        middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
      });
      const task = sagas.run(saga);
      return {
        choose: (choice: ConsentChoice) => void store.dispatch(consentActions.consentChosen(choice)),
        consents: () =>
          (['analytics', 'advertising'] as const).map((purpose) => selectConsent(store.getState(), purpose)),
        asks: () => selectNeedsChoice(store.getState()),
        close: () => task.cancel(),
      };
    },
    countListeners: () => tabs.size,
  };
}

it('needs a choice until the shopper has made it, and keeps it for the next page', () => {
  const browser = createBrowser();
  const page = browser.openTab();
  expect([page.asks(), page.consents()]).toEqual([true, ['unknown', 'unknown']]);
  page.choose({ analytics: true, advertising: false });
  expect([page.asks(), page.consents()]).toEqual([false, ['given', 'refused']]);
  const next = browser.openTab();
  expect([next.asks(), next.consents()]).toEqual([false, ['given', 'refused']]);
});

it('follows the choice, and its withdrawal, of another tab', () => {
  const browser = createBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  one.choose({ analytics: true, advertising: true });
  expect([other.asks(), other.consents()]).toEqual([false, ['given', 'given']]);
  other.choose({ analytics: false, advertising: false });
  expect(one.consents()).toEqual(['refused', 'refused']);
});

it('keeps the choice of a purpose that the shop has no use for now', () => {
  const browser = createBrowser();
  browser.openTab().choose({ analytics: true, advertising: true });
  browser.openTab({ purposes: ['analytics'] }).choose({ analytics: false });
  expect(browser.getKept()).toEqual({ analytics: false, advertising: true });
});

it('refuses without a question in a browser with a privacy signal, whatever was chosen', () => {
  const browser = createBrowser();
  browser.openTab().choose({ analytics: true, advertising: true });
  const page = browser.openTab({ hasSignal: true });
  expect([page.asks(), page.consents()]).toEqual([false, ['refused', 'refused']]);
});

it('knows nothing before its module runs', () => {
  expect(selectConsent({}, 'analytics')).toBe('unknown');
  expect(selectNeedsChoice({})).toBe(false);
});

it('stops listening when it is closed', () => {
  const browser = createBrowser();
  const page = browser.openTab();
  expect(browser.countListeners()).toBe(1);
  page.close();
  expect(browser.countListeners()).toBe(0);
});
