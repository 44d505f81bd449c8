import { useDispatch } from 'react-redux';
import { Button, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineLabel, getLineSubmit } from '../../model/index.ts';
import { savedItemsActions } from '../../state/index.ts';
import { SAVED_ITEM_MESSAGES } from '../../model/saved-item-messages.ts';

export interface SaveForLaterProps {
  line: CartItem;
  /** Form action, for shoppers without JavaScript; the button belongs to the cart page's form `LINES_FORM_ID`. */
  form?: { action: string };
}

/** The button that moves a cart line to the saved items. */
export function SaveForLater({ line, form }: SaveForLaterProps) {
  const { cartItemId } = line;
  const { savedItems: texts } = useMessages('cart', SAVED_ITEM_MESSAGES);
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
      aria-label={texts.saveLine(getLineLabel(line))}
    >
      {texts.save}
    </Button>
  );
}
