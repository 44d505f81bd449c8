import type { CartItem } from '@foolscap/cart/contract';
import { SavedItems, SaveForLater } from '@foolscap/cart/feature';
import type { SavedItemsProps } from '@foolscap/cart/feature';
import { savedItemsActions } from '@foolscap/cart/state';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { savedItemsPart } from '../../parts/saved-items.part.ts';

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

/** The button of a line that saves it for later. */
export function SaveLine({ line }: { line: CartItem }) {
  return <SaveForLater line={line} form={{ action: FORM_PATHS.save }} />;
}
