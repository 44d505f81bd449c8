import type { ReactNode } from 'react';
import { Button } from '@foolscap/ui/components';
import type { ButtonProps } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';

/** Where choosing a store is posted to, and the hidden fields that travel with it. */
export interface ChooseForm {
  action: string;
  fields: ReactNode;
}

/** The button that makes a store one's own: a form that is posted, so that the page that follows knows the store everywhere. */
export function ChooseStore({
  store,
  form,
  name,
  ...button
}: {
  readonly store: FoundStore;
  readonly form: ChooseForm;
  /** What the button is called where it is not seen beside its store. */
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
