import { useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Alert, Icon, Inline, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { CartCoupon } from '../../contract/index.ts';
import { CouponForm, type CouponFormProps } from './CouponForm.tsx';
import { CouponList } from './CouponList.tsx';
import { useCouponFocus } from './use-coupon-focus.ts';
import { COUPON_MESSAGES } from '../../model/coupon-messages.ts';
import styles from './CouponBox.module.scss';

/** Props shared by the coupon box and the coupon drawer. */
export interface CouponControls extends Pick<CouponFormProps, 'phase' | 'error' | 'onEnter'> {
  /** The cart's coupons, applied or not. */
  coupons: readonly CartCoupon[];
  /** Codes being removed. */
  removing?: readonly string[] | undefined;
  /** Whether the amounts are being recalculated; they are dimmed. */
  pending?: boolean | undefined;
  /** Confirmation of added coupons (cart-8.52). */
  confirmation?: string | undefined;
  /** Called with the code of the coupon to remove. */
  onRemove?: (code: string) => void;
}

export interface CouponBoxProps extends CouponControls, Pick<CouponFormProps, 'defaultCode'> {
  /** Form actions and hidden fields, for shoppers without JavaScript. */
  forms?: { enterAction: string; removeAction: string; fields: ReactNode } | undefined;
  /** Called before the form opens; returns true to show it in the coupon drawer instead. */
  onOpen?: () => boolean;
  /** The control that opens the form, for focus. */
  opener?: RefObject<HTMLElement | null>;
}

/** The cart's coupons and a form for adding more. A plain form in a disclosure, so that it works without JavaScript (cart-2.17). */
export function CouponBox({
  coupons,
  removing,
  pending,
  confirmation,
  onRemove,
  forms,
  onOpen,
  opener: given,
  ...form
}: CouponBoxProps) {
  const { coupons: texts } = useMessages('cart', COUPON_MESSAGES);
  const own = useRef<HTMLElement>(null);
  const opener = given ?? own;
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(form.error !== undefined);
  const codes = coupons.map(({ couponCode }) => couponCode);
  const { list, onFocusChange } = useCouponFocus(codes, () => (isOpen ? field.current : opener.current));

  const open = (event: MouseEvent) => {
    if (!isOpen && onOpen?.()) event.preventDefault();
  };

  return (
    <Stack as="section" gap={2} id="coupons" className={styles.box} aria-label={texts.title}>
      {coupons.length > 0 && (
        <CouponList
          coupons={coupons}
          removing={removing}
          pending={pending}
          onRemove={onRemove}
          action={forms?.removeAction}
          fields={forms?.fields}
          list={list}
          onFocusChange={onFocusChange}
        />
      )}
      {confirmation && <Alert kind="success">{confirmation}</Alert>}
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary ref={opener} className={styles.opener} onClick={open}>
          <Inline as="span" gap={2}>
            <Icon name={isOpen ? 'minus' : 'plus'} />
            <Text as="span" size={14} weight="medium">
              {coupons.length > 0 ? texts.addAnother : texts.add}
            </Text>
          </Inline>
        </summary>
        <CouponForm {...form} field={field} action={forms?.enterAction} fields={forms?.fields} />
      </details>
    </Stack>
  );
}
