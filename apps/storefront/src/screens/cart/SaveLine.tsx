import type { CartItem } from '@foolscap/cart/contract';
import { SaveForLater } from '@foolscap/cart/feature';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { savedItemsPart } from '../../parts/saved-items.part.ts';

export const parts = [savedItemsPart];

/** The button of a line that saves it for later. */
export default function SaveLine({ line }: { line: CartItem }) {
  return (
    <SaveForLater line={line} form={{ action: FORM_PATHS.save, fields: <FormFields purpose="save" /> }} />
  );
}
