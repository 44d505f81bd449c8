import { put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { accountActions } from './account.slice.ts';
import {
  quickBuy,
  quickBuySettingsActions as actions,
  quickBuySettingsReducer,
} from './quick-buy-settings.slice.ts';
import type { QuickBuySettingsDeps, QuickBuySettingsState } from './quick-buy-settings.slice.ts';

/** Creates the module of the set-up of quick buy. */
export function createQuickBuySettingsModule(
  deps: QuickBuySettingsDeps,
): DomainModule<QuickBuySettingsState, 'quickBuySettings'> {
  const { client } = deps;

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
        quickBuy.loader(actions, deps),
        // Leading: a second press while a change is being saved is the same change.
        takeLeading(actions.quickBuySubmitted.type, change),
      ]),
  };
}
