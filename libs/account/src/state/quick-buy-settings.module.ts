import { put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createLoader, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { QuickBuyClient } from '../client/quick-buy-client.ts';
import { accountActions } from './account.slice.ts';
import { quickBuySettingsActions as actions, quickBuySettingsReducer } from './quick-buy-settings.slice.ts';
import type { QuickBuySettingsState } from './quick-buy-settings.slice.ts';

export interface QuickBuySettingsDeps {
  client: QuickBuyClient;
}

/** Creates the module of the set-up of quick buy. */
export function createQuickBuySettingsModule({
  client,
}: QuickBuySettingsDeps): DomainModule<QuickBuySettingsState, 'quickBuySettings'> {
  function* change({ payload }: ReturnType<typeof actions.quickBuySubmitted>) {
    try {
      yield put(actions.quickBuyChanged(yield* callTo(client.changeQuickBuy, payload)));
    } catch (error) {
      yield put(actions.quickBuyChangeFailed(toFailure(error)));
    }
  }

  return {
    name: 'quickBuySettings',
    reducer: quickBuySettingsReducer,
    // From then on the settings belong to another user.
    saga: () =>
      restartOn([accountActions.signedIn.type, accountActions.signedOut.type], () => [
        createLoader({
          requested: actions.quickBuyRequested,
          read: (_: unknown, signal) => client.getQuickBuy(signal),
          received: actions.quickBuyReceived,
          failed: actions.quickBuyFailed,
        }),
        // Leading: a second press while a change is being saved is the same change.
        takeLeading(actions.quickBuySubmitted.type, change),
      ]),
  };
}
