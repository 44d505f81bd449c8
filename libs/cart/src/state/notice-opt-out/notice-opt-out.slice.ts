import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { userChanged } from '@foolscap/core/state';
import type { Failure } from '@foolscap/core/http';
import type { HideableNotice } from '../../client/notices-client.ts';
import { cartActions } from '../cart.slice.ts';

/** A request to hide a notice for 30 days, or to show it again. */
export interface NoticeOptOutRequest {
  type: HideableNotice;
  isHidden: boolean;
}

/** Hiding notices: the last request, and the lines whose replacement the shopper has reviewed. */
export type NoticeOptOutState = (
  { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; failure: Failure }
) & {
  /** The `cartItemId` of lines whose dialog does not open by itself any more. */
  reviewed: readonly string[];
};

const INITIAL = { phase: 'idle', reviewed: [] } as NoticeOptOutState;

/** Older reviews than these are forgotten. */
const MAX_REVIEWED = 50;

/** Hiding notices. Whether one is hidden is part of the cart's lines: `altItem.hardSubstitutionModal` is then false. */
export const noticeOptOut = createSlice({
  name: 'noticeOptOut',
  initialState: INITIAL,
  reducers: {
    /** Intention: hide a notice, or show it again. */
    optOutRequested: ({ reviewed }, _action: PayloadAction<NoticeOptOutRequest>): NoticeOptOutState => ({
      phase: 'sending',
      reviewed,
    }),
    /** Fact: the server has stored it. */
    optOutStored: ({ reviewed }): NoticeOptOutState => ({ phase: 'idle', reviewed }),
    /** Fact: it could not be stored. */
    optOutFailed: ({ reviewed }, { payload: failure }: PayloadAction<Failure>): NoticeOptOutState => ({
      phase: 'failed',
      failure,
      reviewed,
    }),
    /** Fact: the shopper has seen the dialog about the replacement of a line, and left the line in the cart. */
    replacementReviewed: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      reviewed: [...state.reviewed.filter((each) => each !== id), id].slice(-MAX_REVIEWED),
    }),
    /** Fact: the reviews that the browser has kept were read. */
    reviewsRestored: (state, { payload: reviewed }: PayloadAction<readonly string[]>) => ({
      ...state,
      reviewed,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(cartActions.cartReset, () => INITIAL).addCase(userChanged, () => INITIAL),
});

export const noticeOptOutActions = noticeOptOut.actions;

/** The part of the store's state that hiding notices reads. */
export interface NoticeOptOutRoot {
  noticeOptOut: NoticeOptOutState;
}

export const selectNoticeOptOut = (root: NoticeOptOutRoot) => root.noticeOptOut;
