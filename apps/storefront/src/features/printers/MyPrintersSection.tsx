import { useRef } from 'react';
import type { Printer } from '@foolscap/catalog/contract';
import { Alert, IconButton, Link, SectionHeading, useAnnounce } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { PRINTER_FORM_PATHS } from '../../forms/printer-form-paths.ts';
import type { MyPrinters } from './use-my-printers.ts';
import { PRINTERS_SCREEN_MESSAGES } from './printers-messages.ts';
import styles from './printers.module.scss';

const { printerPages: texts } = PRINTERS_SCREEN_MESSAGES;

/** The printers that the shopper has saved; nothing without any. */
export function MyPrintersSection({ printers, isMember, error, retry, remove }: Omit<MyPrinters, 'save'>) {
  const announce = useAnnounce();
  const section = useRef<HTMLElement>(null);
  if (printers.length === 0 && !error && !retry) return null;
  const drop = (printer: Printer) => {
    remove(printer);
    announce(texts.noLongerMine(`${printer.brand} ${printer.name}`));
    // The button disappears.
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={texts.mine} className={styles.mine}>
      <SectionHeading note={isMember ? undefined : texts.mineGuest}>{texts.mine}</SectionHeading>
      {error && (
        <Alert kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {retry && (
        <Alert kind="failure" onRetry={retry}>
          {texts.mineFailed}
        </Alert>
      )}
      <ul className={styles.saved}>
        {printers.map((printer) => (
          <li key={printer.id} className={styles.savedPrinter}>
            <Link href={printer.url} className={styles.printer}>
              {printer.brand} {printer.name}
            </Link>
            <form
              method="post"
              action={PRINTER_FORM_PATHS.remove}
              onSubmit={(event) => {
                event.preventDefault();
                drop(printer);
              }}
            >
              <FormFields purpose={`remove-${printer.id}`} />
              <input type="hidden" name="printerId" value={printer.id} />
              <IconButton
                type="submit"
                icon="close"
                label={texts.removeThis(`${printer.brand} ${printer.name}`)}
              />
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
