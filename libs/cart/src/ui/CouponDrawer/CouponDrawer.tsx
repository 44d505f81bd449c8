import { useRef, type RefObject } from 'react';
import { Alert, Button, Stack, Text, useMessages } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import type { CouponControls } from '../CouponBox/CouponBox.tsx';
import { CouponForm } from '../CouponBox/CouponForm.tsx';
import { CouponList } from '../CouponBox/CouponList.tsx';
import { useCouponFocus } from '../CouponBox/use-coupon-focus.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { COUPON_MESSAGES } from '../../model/coupon-messages.ts';

export interface CouponDrawerProps extends CouponControls {
  /** Whether it is open; the caller updates it in `onClose`. */
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Takes the focus when the drawer closes. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The coupon drawer (cart-2.26): accepts several codes at once, and lists the cart's coupons with their conditions. */
export function CouponDrawer({
  open,
  onClose,
  finalFocus,
  coupons,
  removing,
  pending,
  confirmation,
  onRemove,
  ...form
}: CouponDrawerProps) {
  const { texts } = useMessages('cart', CART_MESSAGES);
  const { coupons: labels } = useMessages('cart', COUPON_MESSAGES);
  const field = useRef<HTMLInputElement>(null);
  const codes = coupons.map(({ couponCode }) => couponCode);
  const { list, onFocusChange } = useCouponFocus(codes, () => field.current);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="bottom"
      title={labels.title}
      contentLabel={labels.title}
      initialFocus={field}
      finalFocus={finalFocus}
      footer={
        <Button fullWidth onClick={onClose}>
          {labels.done}
        </Button>
      }
    >
      <Stack gap={4}>
        {/* The page behind, including the cart's alert, is inert. */}
        {form.phase === 'failed' && (
          <Alert kind="failure" live="assertive">
            {texts.standardError}
          </Alert>
        )}
        <CouponForm {...form} field={field} hint={labels.severalCodes} />
        {confirmation && <Alert kind="success">{confirmation}</Alert>}
        {coupons.length > 0 ? (
          <CouponList
            coupons={coupons}
            removing={removing}
            pending={pending}
            onRemove={onRemove}
            list={list}
            onFocusChange={onFocusChange}
          />
        ) : (
          <Text size={14} tone="muted">
            {labels.empty}
          </Text>
        )}
      </Stack>
    </Drawer>
  );
}
