import { ButtonLink, useMessages } from '@foolscap/ui/components';
import { FactRow } from '../FactRow/FactRow.tsx';
import { BUSINESS_CART_MESSAGES } from '../../model/business-cart-messages.ts';
import styles from '../FactRow/FactRow.module.scss';

export interface ShipToRowProps {
  /** The name of the address. */
  name: string;
  /** The city of the address, after the name. */
  city?: string | undefined;
  /** The page that changes it, which the link opens without JavaScript. */
  href: string;
  /** Opens the choice on this page instead; called with the link for focus. */
  onChange?: (link: HTMLAnchorElement) => void;
  /** The choice is being loaded. */
  isOpening?: boolean;
}

/** The address of the organization that a business cart ships to (cart-2.34). */
export function ShipToRow({ name, city, href, onChange, isOpening = false }: ShipToRowProps) {
  const { shipTo: texts } = useMessages('cart', BUSINESS_CART_MESSAGES);
  return (
    <FactRow
      label={texts.title}
      value={city ? `${name}, ${city}` : name}
      action={
        <ButtonLink
          variant="quiet"
          size="small"
          className={styles.change}
          href={href}
          aria-label={texts.changeAddress}
          aria-busy={isOpening}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || !onChange) return;
            event.preventDefault();
            if (!isOpening) onChange(event.currentTarget);
          }}
        >
          {texts.change}
        </ButtonLink>
      }
    />
  );
}
