import { labelWith } from '@foolscap/core/text';
import { ButtonLink } from '@foolscap/ui/components';
import { readFormQuantity } from '../../forms/form-quantity.ts';
import { listsPath } from './list-paths.ts';
import { useShop } from '../../shell/shop-context.ts';
import { addToListPath, readPress, useAddToList } from './use-add-to-list.tsx';
import type { PressedAddToList } from './use-add-to-list.tsx';
import { LISTS_SCREEN_MESSAGES } from './lists-messages.ts';

const { listPages: texts } = LISTS_SCREEN_MESSAGES;

export interface AddToListProps {
  /** The items to add. */
  items: readonly { itemId: string; qty: number; name: string }[];
  /** Reads the quantity from the surrounding form. */
  readsQuantity?: boolean;
  size?: 'small' | 'medium';
  /** The items' name, added to the accessible name if the page has several such buttons. */
  about?: string;
  /** The saved item to remove once a list has taken it. */
  movedFrom?: string | undefined;
}

/** The button that opens the add-to-list dialog, together with the dialog. */
export function AddToList(props: AddToListProps) {
  const { open, dialog } = useAddToList();
  return (
    <>
      <AddToListButton {...props} onPress={open} />
      {dialog}
    </>
  );
}

interface AddToListButtonProps extends AddToListProps {
  /** Called with the link instead of following it. */
  onPress: (pressed: PressedAddToList, link: HTMLElement) => void;
}

/** The button alone, for a place that may disappear while the dialog is open. Before hydration it is a link to the lists page. */
export function AddToListButton({
  items,
  readsQuantity = false,
  size = 'medium',
  about,
  movedFrom,
  onPress,
}: AddToListButtonProps) {
  const { tenant } = useShop();
  const [item] = items;
  const href = item && items.length === 1 ? addToListPath(tenant, item.itemId, item.qty) : listsPath(tenant);
  const label = movedFrom === undefined ? texts.addToList : texts.moveToList;
  return (
    <ButtonLink
      href={href}
      variant="quiet"
      size={size}
      icon="list"
      aria-label={about && labelWith(label, about)}
      onClick={(press) => {
        const form = readsQuantity ? press.currentTarget.closest('form') : null;
        const entered = readFormQuantity(form, 0);
        if (entered === undefined) {
          press.preventDefault();
          return;
        }
        const pressed = readPress(press, {
          items: items.map(({ qty, ...each }) => ({ ...each, qty: entered || qty })),
          movedFrom,
        });
        if (pressed) onPress(pressed, press.currentTarget);
      }}
    >
      {label}
    </ButtonLink>
  );
}
