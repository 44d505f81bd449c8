import { useEffect, useState, type RefObject } from 'react';
import type { ProductDetail } from '@foolscap/catalog/contract';
import { toMinorUnits } from '@foolscap/core/money';
import { Button, Price, Text } from '@foolscap/ui/components';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';
import styles from './BuyBar.module.scss';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

export interface BuyBarProps {
  product: ProductDetail;
  /** Id of the form that the button submits. */
  formId: string;
  /** The form's own button; the bar is shown while it is out of view. */
  button: RefObject<HTMLElement | null>;
  busy: boolean;
  /** Label of the button. */
  action: string;
}

/** Price and main action at the bottom of the viewport, while the page's own button is out of view. */
export function BuyBar({ product, formId, button, busy, action }: BuyBarProps) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);

  // Reserves space at the end of the page, so that the page height never changes.
  if (!isAway) return <span className={styles.reserved} hidden />;
  return (
    <div className={styles.bar} role="region" aria-label={texts.buyThis}>
      <div className={styles.inner}>
        <Text size={14} className={styles.title}>
          {product.title}
        </Text>
        <Price amount={toMinorUnits(product.priceValue)} />
        <Button type="submit" form={formId} variant="primary" size="large" icon="cart" busy={busy}>
          {action}
        </Button>
      </div>
    </div>
  );
}
