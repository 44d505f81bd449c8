import { clampQuantity } from '@foolscap/core/quantity';
import { ButtonLink } from '@foolscap/ui/components';
import { autoRestockPath, useAutoRestock } from '../auto-restock/use-auto-restock.tsx';

export interface AutoRestockButtonProps {
  itemId: string;
  name: string;
  /** The chosen quantity, unless the form has another one. */
  quantity: number;
}

/** The button that opens the auto-restock drawer (storefront-4.33). Before hydration it is a link to the page that opens it. */
export function AutoRestockButton({ itemId, name, quantity }: AutoRestockButtonProps) {
  const { openFor, drawer } = useAutoRestock();
  return (
    <>
      <ButtonLink
        href={autoRestockPath(itemId, quantity)}
        variant="quiet"
        onClick={(press) => {
          const form = press.currentTarget.closest('form');
          const entered = clampQuantity(form ? String(new FormData(form).get('qty') ?? '') : '');
          openFor(press, { itemId, name, qty: entered || quantity });
        }}
      >
        Auto-restock
      </ButtonLink>
      {drawer}
    </>
  );
}
