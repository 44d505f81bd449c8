import { ButtonLink } from '@foolscap/ui/components';
import { readFormQuantity } from '../../forms/form-quantity.ts';
import { autoRestockPath, useAutoRestock } from '../auto-restock/use-auto-restock.tsx';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

export interface AutoRestockButtonProps {
  itemId: string;
  name: string;
  /** The chosen quantity, if the form has no other. */
  quantity: number;
}

/** The button that opens the auto-restock drawer (storefront-4.33). Before hydration it is a link to the page that opens the drawer. */
export function AutoRestockButton({ itemId, name, quantity }: AutoRestockButtonProps) {
  const { openFor, drawer } = useAutoRestock();
  return (
    <>
      <ButtonLink
        href={autoRestockPath(itemId, quantity)}
        variant="quiet"
        onClick={(press) => {
          const qty = readFormQuantity(press.currentTarget.closest('form'), quantity);
          if (qty === undefined) press.preventDefault();
          else openFor(press, { itemId, name, qty });
        }}
      >
        {texts.autoRestock}
      </ButtonLink>
      {drawer}
    </>
  );
}
