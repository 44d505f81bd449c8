import type { CartItem } from '@foolscap/cart/contract';
import { SavedItems, SaveForLater } from '@foolscap/cart/feature';
import type { SavedItemsProps } from '@foolscap/cart/feature';
import { savedItemsActions } from '@foolscap/cart/state';
import { lazyComponent } from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { savedItemsPart } from '../../parts/saved-items.part.ts';

const AddToList = lazyComponent(async () => ({
  default: (await import('../lists/AddToList.tsx')).AddToList,
}));

export const parts = [savedItemsPart];

export const load = () => [savedItemsActions.savedItemsRequested()];

/** The items saved for later, below the lines of the cart, and in the mini cart. */
export function SavedItemsSection(props: Pick<SavedItemsProps, 'empty' | 'showsHeading'>) {
  return (
    <SavedItems
      {...props}
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
      <AddToList items={[{ itemId, qty, name: product.name }]} size="small" about={product.name} />
    </>
  );
}
