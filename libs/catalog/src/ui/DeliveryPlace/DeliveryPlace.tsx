import { readZipCode } from '@foolscap/core/vocabulary';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, TextField, useCountry, useMessages } from '@foolscap/ui/components';
import { PRODUCT_MESSAGES } from '../ProductDetails/product-messages.ts';
import styles from './DeliveryPlace.module.scss';

export interface DeliveryPlaceProps {
  /** Five digits: the ZIP code that the delivery dates are for. In Canada a postal code. */
  zipCode: string;
  /** Form action and hidden fields, for submissions without JavaScript; the ZIP code is sent as `zip`. */
  action: string;
  /** Hidden fields of the form, for submissions before hydration. */
  fields?: ReactNode;
  /** The reason why the last input was rejected. */
  problem?: string | undefined;
  /** A change is in flight. */
  busy?: boolean;
  /** Called with the input. Without it the form is submitted. */
  onChange?: (zipCode: string) => void;
}

/** The delivery ZIP code and a form to change it. A plain form in a disclosure, so it works without JavaScript. */
export function DeliveryPlace({
  zipCode,
  action,
  fields,
  problem,
  busy = false,
  onChange,
}: DeliveryPlaceProps) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  const country = useCountry();
  const summary = useRef<HTMLElement>(null);
  const submitted = useRef(false);
  const [open, setOpen] = useState(problem !== undefined);
  const [wasBusy, setWasBusy] = useState(busy);
  // After a reply: closes on success, stays open with its error otherwise.
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (!busy) setOpen(problem !== undefined);
  }
  // Returns focus to the disclosure that opened the form.
  useEffect(() => {
    if (!open && submitted.current) summary.current?.focus();
    if (!open) submitted.current = false;
  }, [open]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChange) return;
    event.preventDefault();
    submitted.current = true;
    const typed = new FormData(event.currentTarget).get('zip');
    if (typeof typed !== 'string' || !typed.trim() || busy) return;
    // The server rejects text that is not a ZIP code.
    onChange(readZipCode(typed) ?? typed.trim());
  };

  return (
    <details
      id="delivery"
      className={styles.place}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary} className={styles.summary}>
        {texts.deliveryTo} <strong className={styles.zip}>{zipCode}</strong>{' '}
        <span className={styles.change}>{texts.change}</span>
      </summary>
      <form className={styles.form} method="post" action={action} aria-busy={busy} onSubmit={submit}>
        {fields}
        <TextField
          className={styles.field}
          label={texts.zipCode}
          name="zip"
          width="short"
          inputMode={country ? 'text' : 'numeric'}
          autoComplete="postal-code"
          maxLength={12}
          error={problem}
        />
        <Button type="submit" busy={busy}>
          {texts.update}
        </Button>
      </form>
    </details>
  );
}
