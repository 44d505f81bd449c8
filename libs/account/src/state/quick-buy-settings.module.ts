import { all, takeLeading } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import {
  quickBuy,
  quickBuySettingsActions as actions,
  quickBuySettingsReducer,
} from './quick-buy-settings.slice.ts';
import type { QuickBuySettingsDeps, QuickBuySettingsState } from './quick-buy-settings.slice.ts';

const changeSettings = defineWrite({
  command: actions.quickBuySubmitted,
  send: ({ client }: QuickBuySettingsDeps, body) => callTo(client.changeQuickBuy, body),
  settled: actions.quickBuyChanged,
  failed: ({ failure }) => actions.quickBuyChangeFailed(failure),
});

/** Creates the module of the set-up of quick buy. */
export const createQuickBuySettingsModule = (
  deps: QuickBuySettingsDeps,
): DomainModule<QuickBuySettingsState, 'quickBuySettings'> => ({
  name: 'quickBuySettings',
  reducer: quickBuySettingsReducer,
  *saga() {
    yield all([
      quickBuy.loader(actions, deps),
      // Leading: a second click while a change is being saved is the same change.
      watchWrite(takeLeading, changeSettings, deps),
    ]);
  },
});
