import { createAction } from '@reduxjs/toolkit';
import type { SharedCartLink } from '../../contract/index.ts';
import type { WriteFailure } from '@foolscap/core/state';

/** Fact: the server has created a link. */
export const cartShared = createAction<{ link: SharedCartLink }>('cart/cartShared');
/** Fact: the cart could not be shared. */
export const shareFailed = createAction<WriteFailure<object>>('cart/shareFailed');
/** Fact: the lines of a shared cart could not be added. */
export const addSharedFailed =
  createAction<WriteFailure<{ shareId: string; key?: string }>>('cart/addSharedFailed');
