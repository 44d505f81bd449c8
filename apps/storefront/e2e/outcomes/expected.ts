import type { Locator, Page } from '@playwright/test';
import type { CartItem } from '@foolscap/cart/contract';
import {
  CART_MESSAGES,
  cartMessageText,
  describeAddFailure,
  feedbackKind,
  getAddedTitle,
  isAccountingRefusal,
  itemMessageText,
  unknownCouponText,
} from '@foolscap/cart/model';
import type { Reply } from './visitor.ts';

/** Texts that a screen must show, with the title of the surface that shows them. */
export interface Expected {
  kind: 'toast' | 'overlay' | 'drawer';
  title: string;
  texts: string[];
}

/** Returns an add's feedback, computed from the reply with the functions of the cart's own screens. */
export function getAddFeedback(
  { status, body }: Reply,
  items: readonly { itemId: string }[],
  small: boolean,
): Expected {
  if (!body.data) {
    const { title, text } = describeAddFailure({ ...body.error, status });
    return { kind: small ? 'drawer' : 'overlay', title, texts: [text] };
  }
  const errors: { code: string; description?: string }[] = body.data.error ?? [];
  const lines = (body.data.cartInfo.items as CartItem[]).filter(
    ({ itemId, altItem, status }) =>
      status !== 'DELETED' && items.some((item) => [itemId, altItem?.origItemId].includes(item.itemId)),
  );
  return {
    kind: feedbackKind(lines, { small, errors }) as Expected['kind'],
    title: getAddedTitle(lines, errors),
    texts: [
      ...errors.map((error) => error.description ?? cartMessageText(error)),
      ...lines.flatMap((line) => line.messages.map((message) => itemMessageText(message, line))),
    ],
  };
}

/** Returns the texts that the cart page shows about the whole cart and its lines. */
export function getCartTexts({ body }: Reply): { cart: string[]; lines: string[] } {
  const { items = [], messages = [] } = body.data?.cartInfo ?? {};
  return {
    cart: messages.map((message: { code: string }) => cartMessageText(message)),
    lines: (items as CartItem[])
      .filter(({ status }) => status === 'ACTIVE')
      .flatMap((line) => line.messages.map((message) => itemMessageText(message, line))),
  };
}

/** Returns the text of a rejected change. */
export function getRefusalText({ body: { error } }: Reply): string {
  // The line is already gone, so there is nothing to retry.
  if (error.code === 'CART_ITEM_ID_NOT_FOUND') return CART_MESSAGES.notices.removedElsewhere;
  if (error.code === 'INVALID_COUPON') return unknownCouponText(error);
  if (error.code === 'INVALID_FREE_ITEM' || isAccountingRefusal(error))
    return cartMessageText({ code: error.code, description: error.message });
  return CART_MESSAGES.texts.standardError;
}

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The elements that show outcomes which are a reply field instead of a message. */
export const FIELDS: Readonly<Record<string, (page: Page) => Locator>> = {
  partBundle: (page) => region(page, 'Contents of').getByText('Bundle price'),
  hardSubstitutionModal: (page) => page.getByRole('dialog', { name: 'Keep the replacement?' }),
  preOrder: (page) => main(page).getByText(/pre-?order/i),
  surchargeApplicable: (page) => region(page, 'Order summary').getByText('Surcharges'),
  dasFee: (page) => region(page, 'Order summary').getByText('Delivery area fee'),
  furnRate: (page) => region(page, 'Order summary').getByText('Furniture services'),
  isFurnitureServicesFeeTBD: (page) => region(page, 'Order summary').getByText('Furniture services'),
  'Free Sample': (page) => region(page, 'Free with your order').getByText('Free Sample'),
  availableFreeItems: (page) => region(page, 'Free with your order').getByRole('radiogroup'),
  EMPTY_CART: (page) => page.getByRole('heading', { name: 'Your cart is empty.' }),
  bcDetails: (page) => region(page, 'Accounting').getByText(/available/),
  por: (page) => region(page, 'Accounting').getByText('Job number'),
  altsub: (page) => main(page).getByRole('link', { name: /^See alternatives/ }),
  warrantyItems: (page) => main(page).getByRole('link', { name: /^Add a protection plan/ }),
  techHelpSkuIds: (page) => main(page).getByRole('link', { name: /^Add (a protection plan|technical help)/ }),
  requiredItemIds: (page) =>
    main(page).getByRole('link', { name: /^(See what you need|Add a protection plan)/ }),
  shareId: (page) => page.getByLabel('Link to your cart'),
  availableQuantity: (page) => main(page).getByText('Items that can be added'),
  SHARED_CART_NOT_FOUND: (page) => main(page).getByText('This shared cart is no longer available.'),
};
