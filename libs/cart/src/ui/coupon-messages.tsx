import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { COUPON_MESSAGES } from '../model/coupon-messages.ts';
import type { CouponMessageTables } from '../model/coupon-messages.ts';

// Separate from the other cart messages, because the coupons load after the cart page.
const context = /* @__PURE__ */ createMessages(COUPON_MESSAGES);

/** Overrides the messages of coupons for all components below it. */
export function CouponMessagesProvider(props: MessagesProviderProps<CouponMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of coupons with the application's overrides. */
export const useCouponMessages = (): CouponMessageTables => context.useMessages();
