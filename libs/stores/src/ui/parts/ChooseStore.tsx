import type { ReactNode } from 'react';
import { Button } from '@foolscap/ui/components';
import type { ButtonProps } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';

/** Action and hidden fields of the form that chooses a store. */
export interface ChooseForm {
  action: string;
  fields: ReactNode;
}

/** The button that chooses a store. It posts a form, so that the next page is rendered with the new store. */
export function ChooseStore({
  store,
  form,
  name,
  ...button
}: {
  readonly store: FoundStore;
  readonly form: ChooseForm;
  /** Accessible name of the button, including the store's name. */
  readonly name: string;
} & Pick<ButtonProps, 'size' | 'children'>) {
  return (
    <form method="post" action={form.action}>
      {form.fields}
      <input type="hidden" name="store" value={store.storeNumber} />
      <Button {...button} type="submit" aria-label={name} />
    </form>
  );
}
