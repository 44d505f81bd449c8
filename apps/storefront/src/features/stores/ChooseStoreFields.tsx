import { FormFields } from '../../forms/forms.tsx';

/** Hidden fields of the form that chooses a store. @param back path of the page to return to */
export function ChooseStoreFields({ back, confirmed = false }: { back: string; confirmed?: boolean }) {
  return (
    <>
      <FormFields purpose="store" />
      <input type="hidden" name="back" value={back} />
      {confirmed && <input type="hidden" name="confirmed" value="yes" />}
    </>
  );
}
