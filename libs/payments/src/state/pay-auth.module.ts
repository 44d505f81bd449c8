import { call, put, select, takeLeading } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { VendorClient } from '../client/index.ts';
import type { PayAuthTokenBody, PayAuthTokens } from '../contract/index.ts';
import { forgetPayAuth, PAY_AUTH_KEYS } from '../model/pay-auth-keys.ts';
import { isComplete, neededPayAuth, storePayAuth } from '../model/pay-auth.ts';
import type { StoredPayAuth } from '../model/pay-auth.ts';
import { PAYPAL_VALIDITY_MS } from '../model/vendor-codes.ts';
import { payAuthActions, payAuthReducer, selectPayAuth } from './pay-auth.slice.ts';
import type { PayAuthRequest, PayAuthRoot, PayAuthState } from './pay-auth.slice.ts';

/** Logged when a reply has no token, and when the call fails (storefront-8.47, storefront-8.48). */
const NO_DATA = 'AUTH_DATA_NOT_AVAILABLE: Auth Data is not available in the response.';
const FAILED = 'AUTH_FAILURE: Auth token failure';

/** Tokens that this page has just received are used regardless of their validity, which is meaningless if the browser's clock is wrong. */
const TRUSTED_MS = 600_000;

export interface PayAuthDeps {
  client: Pick<VendorClient, 'requestTokens'>;
  /** Local storage, which all tabs share. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
  now: () => number;
  /** Reports a problem to the log. */
  log: (message: string) => void;
  /**
   * Resolves once no other tab is requesting tokens, with the function that releases the turn. Without it, tabs do not wait for each other.
   */
  acquire?: () => Promise<() => void>;
}

/** Reads the stored tokens. */
function readStored(storage: PayAuthDeps['storage']): StoredPayAuth {
  const entries = PAY_AUTH_KEYS.map((key) => [key, storage.get(key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as StoredPayAuth;
}

/** Creates the module that loads the tokens for wallets and keeps them for the next pages and tabs (storefront-4.9 to 4.14). */
export function createPayAuthModule({
  client,
  storage,
  now,
  log,
  acquire = () => Promise.resolve(() => undefined),
}: PayAuthDeps): DomainModule<PayAuthState, 'payAuth'> {
  /** @throws HttpError AUTH_DATA_NOT_AVAILABLE for a reply without the tokens */
  function* requestOnce(body: PayAuthTokenBody, reload: boolean): SagaOf<PayAuthTokens> {
    const tokens = yield* callTo(client.requestTokens, body, reload);
    if (isComplete(tokens, body.vendorPayment.requestType)) return tokens;
    throw new HttpError({ code: 'AUTH_DATA_NOT_AVAILABLE', retryable: true, message: NO_DATA });
  }

  /** Requests tokens. An empty reply or a failure is logged, and the request is repeated once with a reload (storefront-4.14). */
  function* request(body: PayAuthTokenBody): SagaOf<PayAuthTokens> {
    const report = (error: unknown) =>
      log(toFailure(error).code === 'AUTH_DATA_NOT_AVAILABLE' ? NO_DATA : FAILED);
    try {
      return yield* requestOnce(body, false);
    } catch (error) {
      report(error);
    }
    try {
      return yield* requestOnce(body, true);
    } catch (error) {
      report(error);
      throw error;
    }
  }

  function* load({ checkoutId, userType, isPickup = false }: PayAuthRequest): SagaOf<StoredPayAuth> {
    const stored = readStored(storage);
    const requestType = neededPayAuth(stored, userType, now());
    if (!requestType) return stored;
    const tokens = yield* request({
      vendorPayment: { checkoutId, requestType },
      ...(isPickup && { consumerType: 'CNC' as const }),
    });
    const merged = storePayAuth(stored, tokens, userType, now());
    for (const key of PAY_AUTH_KEYS)
      if (merged[key] !== undefined) storage.set(key, merged[key], PAYPAL_VALIDITY_MS);
    return merged;
  }

  function* ensure({ payload }: ReturnType<typeof payAuthActions.payAuthRequested>): SagaOf<void> {
    const held = (yield select((root: PayAuthRoot) => selectPayAuth(root))) as PayAuthState;
    if (
      held.phase === 'ready' &&
      held.spayTokenData.paypalUserType === payload.userType &&
      Math.abs(now() - held.receivedAt) < TRUSTED_MS
    )
      return;
    const turn = acquire();
    try {
      yield call(() => turn);
      const spayTokenData = yield* load(payload);
      yield put(payAuthActions.payAuthReceived({ spayTokenData, receivedAt: now() }));
    } catch (error) {
      yield put(payAuthActions.payAuthFailed(toFailure(error)));
    } finally {
      // Even if this was canceled while it waited.
      void turn.then(
        (release) => release(),
        () => undefined,
      );
    }
  }

  function* forget(): SagaOf<void> {
    yield call(forgetPayAuth, storage);
  }

  return {
    name: 'payAuth',
    reducer: payAuthReducer,
    // `payAuthReset` also removes the tokens stored in the browser.
    keepsOnUserChange: true,
    *saga() {
      // Not canceled by a reset, because the reset is what it waits for.
      yield takeLeading(payAuthActions.payAuthReset.type, forget);
      yield* restartOn(payAuthActions.payAuthReset.type, () => [
        // Leading: requests in the meantime need the same tokens.
        takeLeading(payAuthActions.payAuthRequested.type, ensure),
      ]);
    },
  };
}
