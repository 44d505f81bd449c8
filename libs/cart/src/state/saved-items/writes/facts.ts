import { createAction } from '@reduxjs/toolkit';
import type { CartReply } from '../../../client/cart-client.ts';

/** Facts: the server has confirmed a change to the saved items. There is no `reply` if an earlier request had already made the change. */
export const lineSaved = createAction<{ cartItemId: string; reply?: CartReply }>('cart/lineSaved');
export const itemsMoved = createAction<{ listItemIds: string[]; reply?: CartReply }>('cart/itemsMoved');
export const itemRemoved = createAction<{ listItemId: string; reply?: CartReply }>('cart/savedItemRemoved');
