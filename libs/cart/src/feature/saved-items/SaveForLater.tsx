import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { savedItemsActions } from '../../state/index.ts';

export interface SaveForLaterProps {
  line: CartItem;
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
}

/** The button that moves a line of the cart to the saved items. */
export function SaveForLater({ line: { cartItemId, product }, form }: SaveForLaterProps) {
  const dispatch = useDispatch();
  return (
    <form
      method="post"
      action={form?.action}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(savedItemsActions.saveForLaterRequested({ cartItemId }));
      }}
    >
      {form?.fields}
      <input type="hidden" name="cartItemId" value={cartItemId} />
      <Button type="submit" variant="quiet" size="small" aria-label={`Save for later: ${product.name}`}>
        Save for later
      </Button>
    </form>
  );
}
