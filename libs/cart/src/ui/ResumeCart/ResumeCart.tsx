import { useId, type ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  ButtonLink,
  ImageWithFallback,
  SectionHeading,
  SkeletonText,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { CartInfo } from '../../contract/index.ts';
import { RESUME_CART_MESSAGES } from '../../model/resume-cart-messages.ts';
import styles from './ResumeCart.module.scss';

export interface ResumeCartProps {
  /** Undefined while loading and after a failed load. A cart without items shows `emptyActions`. */
  cart: Pick<CartInfo, 'cartAttributes' | 'cartSummary' | 'items'> | undefined;
  /** URL of the cart page. */
  cartHref: string;
  /** Actions next to the empty cart. */
  emptyActions?: ReactNode;
  /** A change of the cart is in flight: the subtotal is dimmed, not estimated. */
  pending?: boolean;
  /** Why loading failed. */
  error?: string | undefined;
  /** Reloads the cart; pass it only if loading failed. */
  onRetry?: (() => void) | undefined;
  /** Loading is being retried: the button shows it. */
  retrying?: boolean;
}

/** Number of pictures that fit side by side in the narrowest card. */
const MAX_PICTURES = 4;

/** A short version of the cart for a home page: its items, the subtotal and a link to it. */
export function ResumeCart({
  cart,
  cartHref,
  emptyActions,
  pending = false,
  error,
  onRetry,
  retrying = false,
}: ResumeCartProps) {
  const { resume: texts } = useMessages('cart', RESUME_CART_MESSAGES);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={!cart && !error}>
      <SectionHeading level={2} size="small" id={id}>
        {texts.title}
      </SectionHeading>
      {cart ? (
        <Contents {...{ cart, cartHref, emptyActions, pending }} />
      ) : error ? (
        <Alert kind="failure" live="polite" onRetry={onRetry} isRetrying={retrying}>
          {error}
        </Alert>
      ) : (
        <SkeletonText lines={3} />
      )}
    </section>
  );
}

function Contents({
  cart: { cartAttributes, cartSummary, items },
  cartHref,
  emptyActions,
  pending,
}: Required<Pick<ResumeCartProps, 'cartHref' | 'pending'>> &
  Pick<ResumeCartProps, 'emptyActions'> & { cart: NonNullable<ResumeCartProps['cart']> }) {
  const locale = useLocale();
  const { resume: texts } = useMessages('cart', RESUME_CART_MESSAGES);
  const { numberOfItems: count } = cartAttributes;
  if (count === 0)
    return (
      <>
        <Text tone="muted">{texts.empty}</Text>
        {emptyActions && <div>{emptyActions}</div>}
      </>
    );
  const shown = items.filter(({ parentItemId }) => !parentItemId);
  return (
    <>
      <p className={styles.subtotal} aria-busy={pending} data-pending={pending}>
        {texts.count(count)}, <strong>{formatMoney(toMinorUnits(cartSummary.cartSubTotal), locale)}</strong>
      </p>
      <ul className={styles.pictures} aria-label={texts.items}>
        {shown.slice(0, MAX_PICTURES).map(({ cartItemId, product }) => (
          <li key={cartItemId}>
            <ImageWithFallback
              src={product.images[0] ?? ''}
              alt={product.name}
              width={56}
              height={56}
              loading="lazy"
              className={styles.picture}
            />
          </li>
        ))}
        {shown.length > MAX_PICTURES && (
          <li>
            <Text size={14} tone="muted">
              {texts.more(shown.length - MAX_PICTURES)}
            </Text>
          </li>
        )}
      </ul>
      <div>
        <ButtonLink href={cartHref} variant="primary">
          {texts.viewCart}
        </ButtonLink>
      </div>
    </>
  );
}
