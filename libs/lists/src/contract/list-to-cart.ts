import Type, { type Static } from 'typebox';
import { MAX_ITEMS_IN_CALL } from '../model/codes.ts';
import { ListItemResultSchema } from './items.ts';

/** `POST /cc/api/list/{id}/cart`: adds items to the cart in one command, with the list's quantities. */
export const ListToCartBody = Type.Object(
  {
    /** The items to add; all items of the list, up to 500, if it is absent. */
    itemIds: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: MAX_ITEMS_IN_CALL }),
    ),
  },
  { additionalProperties: false },
);
export interface ListToCartBody extends Static<typeof ListToCartBody> {}

/** The result of each item, in the order of the list. The cart itself is read by the cart's own call. */
export const ListToCartDataSchema = Type.Object({
  results: Type.Array(ListItemResultSchema),
  /** The revision of the cart after the command. */
  cartRevision: Type.Integer(),
  /** Number of items beyond the limit of one command, which were left out. */
  remaining: Type.Integer(),
});
export interface ListToCartData extends Static<typeof ListToCartDataSchema> {}
