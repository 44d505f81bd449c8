import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { HideableNotice } from '../../client/notices-client.ts';
import { cartActions } from '../cart.slice.ts';

/** A request to hide a notice for 30 days, or to show it again. */
export interface NoticeOptOutRequest {
  type: HideableNotice;
  isHidden: boolean;
}

export type NoticeOptOutState =
  { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; failure: Failure };

const IDLE_OPT_OUT = { phase: 'idle' } as NoticeOptOutState;

/** Hiding notices. Whether one is hidden is part of the cart's lines: `altItem.hardSubstitutionModal` is then false. */
export const noticeOptOut = createSlice({
  name: 'noticeOptOut',
  initialState: IDLE_OPT_OUT,
  reducers: {
    /** Intention: hide a notice, or show it again. */
    optOutRequested: (_state, _action: PayloadAction<NoticeOptOutRequest>): NoticeOptOutState => ({
      phase: 'sending',
    }),
    /** Fact: the server has stored it. */
    optOutStored: () => IDLE_OPT_OUT,
    /** Fact: it could not be stored. */
    optOutFailed: (_state, { payload: failure }: PayloadAction<Failure>): NoticeOptOutState => ({
      phase: 'failed',
      failure,
    }),
  },
  extraReducers: (builder) => builder.addCase(cartActions.cartReset, () => IDLE_OPT_OUT),
});

export const noticeOptOutActions = noticeOptOut.actions;

/** The part of the store's state that hiding notices reads. */
export interface NoticeOptOutRoot {
  noticeOptOut: NoticeOptOutState;
}

export const selectNoticeOptOut = (root: NoticeOptOutRoot) => root.noticeOptOut;
