import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { CaptchaData, CaptchaSection } from '@foolscap/core/vocabulary';

/** The captcha check. Its answer is used for the next card. */
export type CaptchaCheckState =
  | { phase: 'idle' }
  | { phase: 'checking' }
  | { phase: 'verified'; answer: string }
  | { phase: 'failed'; failure: Failure }
  /** The answer is too old for a card. */
  | { phase: 'expired' };

export interface CaptchaState {
  /** The kind of card whose next attempt needs a captcha (storefront-3.52); absent if none does. */
  captchaSection?: CaptchaSection;
  check: CaptchaCheckState;
}

export const initialCaptchaState: CaptchaState = { check: { phase: 'idle' } };

const slice = createSlice({
  name: 'captcha',
  initialState: initialCaptchaState,
  reducers: {
    /** The server requires a captcha: in an error reply, with the cart, or with checkout. A check in the same section continues. */
    captchaNeeded: (state, { payload: { captchaSection } }: PayloadAction<CaptchaData>): CaptchaState =>
      state.captchaSection === captchaSection ? state : { ...initialCaptchaState, captchaSection },
    /** Command: solve the captcha. */
    captchaCheckRequested(state) {
      state.check = { phase: 'checking' };
    },
    captchaVerified(state, { payload }: PayloadAction<CaptchaData & { answer: string }>) {
      // The server may have requested another section's captcha in the meantime.
      if (state.check.phase === 'checking' && state.captchaSection === payload.captchaSection)
        state.check = { phase: 'verified', answer: payload.answer };
    },
    captchaCheckFailed(state, { payload: failure }: PayloadAction<Failure>) {
      if (state.check.phase === 'checking') state.check = { phase: 'failed', failure };
    },
    captchaExpired(state) {
      if (state.check.phase === 'verified') state.check = { phase: 'expired' };
    },
    /** The answer was sent with a card that failed, so the next card needs another. */
    captchaSpent(state) {
      state.check = { phase: 'idle' };
    },
    /** Event of another domain: its payment by a new card failed, or was made. */
    newCardFailed(_state, _: PayloadAction<Failure>) {},
    newCardAccepted() {},
    /** Clears everything, for example after an accepted card or an order (storefront-4.19). */
    captchaReset: () => initialCaptchaState,
  },
});

export const captchaActions = slice.actions;
export const captchaReducer = slice.reducer;

export interface CaptchaRoot {
  captcha: CaptchaState;
}
/** Also works before the module is added to the store. */
export const selectCaptcha = (root: Partial<CaptchaRoot>): CaptchaState =>
  root.captcha ?? initialCaptchaState;
