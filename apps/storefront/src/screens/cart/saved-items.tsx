import type { CartItem, SavedItem } from '@foolscap/cart/contract';
import { SavedItems, SaveForLater } from '@foolscap/cart/feature';
import type { SavedItemsProps } from '@foolscap/cart/feature';
import { getLineLabel } from '@foolscap/cart/model';
import { savedItemsActions } from '@foolscap/cart/state';
import { lazyComponent } from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { savedItemsPart } from '../../parts/saved-items.part.ts';

const AddToList = lazyComponent(async () => ({
  default: (await import('../lists/AddToList.tsx')).AddToList,
}));

export const parts = [savedItemsPart];

export const load = () => [savedItemsActions.savedItemsRequested()];

/** Moves a saved item to a list. One that was saved with others, such as a plan, is only added: they would be lost. */
function MoveToList({ item, withItem }: { item: SavedItem; withItem: readonly SavedItem[] }) {
  const { itemId, qty, listItemId, itemDetails } = item;
  return (
    <AddToList
      items={[{ itemId, qty, name: itemDetails.name }]}
      size="small"
      about={itemDetails.name}
      movedFrom={withItem.length === 0 ? listItemId : undefined}
    />
  );
}

/** The items saved for later, below the lines of the cart, and in the mini cart. */
export function SavedItemsSection(props: Pick<SavedItemsProps, 'empty' | 'showsHeading'>) {
  return (
    <SavedItems
      {...props}
      ItemActions={MoveToList}
      forms={{
        moveAction: FORM_PATHS.moveSaved,
        removeAction: FORM_PATHS.removeSaved,
        fields: <FormFields purpose="saved" />,
      }}
    />
  );
}

/** The buttons of a line that save it for later and add it to a list. */
export function SaveLine({ line }: { line: CartItem }) {
  const { itemId, qty, product } = line;
  return (
    <>
      <SaveForLater line={line} form={{ action: FORM_PATHS.save }} />
      <AddToList items={[{ itemId, qty, name: product.name }]} size="small" about={getLineLabel(line)} />
    </>
  );
}
