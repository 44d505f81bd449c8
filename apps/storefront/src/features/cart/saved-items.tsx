import { createContext, use, useRef, useState } from 'react';
import type { CartItem, SavedItem } from '@foolscap/cart/contract';
import { SavedItems, SaveForLater } from '@foolscap/cart/feature';
import type { SavedItemsProps } from '@foolscap/cart/feature';
import { getLineLabel } from '@foolscap/cart/model';
import { savedItemsActions } from '@foolscap/cart/state';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { AddToList, AddToListButton } from '../lists/AddToList.tsx';
import { addToListDialog, type PressedAddToList } from '../lists/use-add-to-list.tsx';

/** Returns the actions that load the saved items. */
export const loadSavedItems = () => [savedItemsActions.savedItemsRequested()];

/** Opens the section's dialog. An item disappears once a list has taken it, and a dialog inside the item would disappear too. */
const OpenDialog = createContext((_: PressedAddToList, _link: HTMLElement) => {});

/**
 * Moves a saved item to a list. An item saved together with others, such as its plan, is only copied, because moving it would lose them.
 */
function MoveToList({ item, withItem }: { item: SavedItem; withItem: readonly SavedItem[] }) {
  const { itemId, qty, listItemId, itemDetails } = item;
  return (
    <AddToListButton
      onPress={use(OpenDialog)}
      items={[{ itemId, qty, name: itemDetails.name }]}
      size="small"
      about={itemDetails.name}
      movedFrom={withItem.length === 0 ? listItemId : undefined}
    />
  );
}

/** The saved items, below the cart's lines and in the mini cart. */
export function SavedItemsSection(props: Pick<SavedItemsProps, 'empty' | 'showsHeading'>) {
  const items = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLElement>(null);
  const [pressed, setPressed] = useState<PressedAddToList>();
  return (
    <OpenDialog
      value={(request, pressedLink) => {
        link.current = pressedLink;
        setPressed(request);
      }}
    >
      <SavedItems
        {...props}
        containerRef={items}
        ItemActions={MoveToList}
        forms={{
          moveAction: FORM_PATHS.moveSaved,
          removeAction: FORM_PATHS.removeSaved,
          fields: <FormFields purpose="saved" />,
        }}
      />
      {pressed && (
        <addToListDialog.Screen
          key={JSON.stringify(pressed)}
          {...pressed}
          onClosed={() => {
            setPressed(undefined);
            // The moved item's link, which would normally get the focus back, no longer exists.
            if (!link.current?.isConnected) items.current?.focus();
          }}
        />
      )}
    </OpenDialog>
  );
}

/** A line's buttons for saving it for later and adding it to a list. */
export function SaveLine({ line }: { line: CartItem }) {
  const { itemId, qty, product } = line;
  return (
    <>
      <SaveForLater line={line} form={{ action: FORM_PATHS.save }} />
      <AddToList items={[{ itemId, qty, name: product.name }]} size="small" about={getLineLabel(line)} />
    </>
  );
}
