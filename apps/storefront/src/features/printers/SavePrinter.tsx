import type { Printer } from '@foolscap/catalog/contract';
import { Button, useAnnounce } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { PRINTER_FORM_PATHS } from '../../forms/printer-form-paths.ts';
import type { MyPrinters } from './use-my-printers.ts';
import { PRINTERS_SCREEN_MESSAGES } from './printers-messages.ts';

const { printerPages: texts } = PRINTERS_SCREEN_MESSAGES;

/** The button that saves a printer, or removes a saved one. */
export function SavePrinter({
  printer,
  printers,
  save,
  remove,
}: { printer: Printer } & Pick<MyPrinters, 'printers' | 'save' | 'remove'>) {
  const announce = useAnnounce();
  const isSaved = printers.some(({ id }) => id === printer.id);
  return (
    <form
      method="post"
      action={isSaved ? PRINTER_FORM_PATHS.remove : PRINTER_FORM_PATHS.save}
      onSubmit={(event) => {
        event.preventDefault();
        (isSaved ? remove : save)(printer);
        announce(isSaved ? texts.removed : texts.saved);
      }}
    >
      <FormFields purpose="printer" />
      <input type="hidden" name="printerId" value={printer.id} />
      <input type="hidden" name="back" value={printer.url} />
      <Button type="submit">{isSaved ? texts.remove : texts.save}</Button>
    </form>
  );
}
