import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import { getConsent, needsChoice } from '../model/index.ts';
import type { Consent, ConsentChoice, ConsentFacts, ConsentPurpose } from '../model/index.ts';

export type ConsentState = ConsentFacts;

const NOTHING: ConsentState = { purposes: [], hasSignal: false };

const slice = createSlice({
  name: 'consent',
  initialState: NOTHING,
  reducers: {
    /** The page has read its purposes and the choice saved in the browser. */
    consentOpened: (_state, { payload }: PayloadAction<ConsentFacts>) => payload,
    /** Intention: keep the shopper's choice. Purposes that are missing in it keep theirs. */
    consentChosen(state, { payload }: PayloadAction<ConsentChoice>) {
      state.choice = { ...state.choice, ...payload };
    },
    /** Another tab has saved a choice. */
    consentChangedElsewhere(state, { payload }: PayloadAction<ConsentChoice | undefined>) {
      state.choice = payload;
    },
  },
});

export const consentActions = slice.actions;
export const consentReducer: Reducer<ConsentState> = slice.reducer;

export interface ConsentRoot {
  /** Absent until the code of consent has loaded, and in a shop without anything that needs consent. */
  consent?: ConsentState;
}

/** Selects the state of the shopper's consent. */
export const selectConsentFacts = ({ consent }: ConsentRoot): ConsentState => consent ?? NOTHING;

/** Selects the consent for a purpose; `unknown` until it has been read. */
export const selectConsent = (root: ConsentRoot, purpose: ConsentPurpose): Consent =>
  getConsent(selectConsentFacts(root), purpose);

/** Selects whether the shopper still has to choose. */
export const selectNeedsChoice = (root: ConsentRoot): boolean => needsChoice(selectConsentFacts(root));
