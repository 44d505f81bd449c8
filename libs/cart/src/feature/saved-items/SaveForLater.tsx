import { useDispatch } from 'react-redux';
import { Button } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineSubmit } from '../../model/index.ts';
import { savedItemsActions } from '../../state/index.ts';

export interface SaveForLaterProps {
  line: CartItem;
  /** Form action, for shoppers without JavaScript; the button belongs to the form `LINES_FORM_ID` of the cart page. */
  form?: { action: string };
}

/** The button that moves a line of the cart to the saved items. */
export function SaveForLater({ line: { cartItemId, product }, form }: SaveForLaterProps) {
  const dispatch = useDispatch();
  return (
    <Button
      {...getLineSubmit(cartItemId, form?.action)}
      onClick={(event) => {
        event.preventDefault();
        dispatch(savedItemsActions.saveForLaterRequested({ cartItemId }));
      }}
      variant="quiet"
      size="small"
      aria-label={`Save for later: ${product.name}`}
    >
      Save for later
    </Button>
  );
}
