import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, TextField } from '@foolscap/ui/components';
import styles from './DeliveryPlace.module.scss';

export interface DeliveryPlaceProps {
  /** Five digits: where the dates beside it are for. */
  zipCode: string;
  /** Where the form goes without script, and the hidden fields that it carries; the ZIP code is sent as `zip`. */
  action: string;
  fields?: ReactNode;
  /** Why what was typed last was not taken. */
  problem?: string | undefined;
  /** A change is in flight. */
  busy?: boolean;
  /** Told what was typed. Without it the form is posted. */
  onChange?: (zipCode: string) => void;
}

/** Where it is delivered, and a way to say somewhere else. A plain form behind a disclosure: works without script. */
export function DeliveryPlace({
  zipCode,
  action,
  fields,
  problem,
  busy = false,
  onChange,
}: DeliveryPlaceProps) {
  const summary = useRef<HTMLElement>(null);
  const submitted = useRef(false);
  const [open, setOpen] = useState(problem !== undefined);
  const [wasBusy, setWasBusy] = useState(busy);
  // Answered: closed when it was taken, open with its problem otherwise.
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (!busy) setOpen(problem !== undefined);
  }
  // The keyboard stays where the form was opened.
  useEffect(() => {
    if (!open && submitted.current) summary.current?.focus();
    if (!open) submitted.current = false;
  }, [open]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChange) return;
    event.preventDefault();
    submitted.current = true;
    const typed = new FormData(event.currentTarget).get('zip');
    if (typeof typed === 'string' && typed.trim() && !busy) onChange(typed.trim());
  };

  return (
    <details
      id="delivery"
      className={styles.place}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary} className={styles.summary}>
        Delivery to <strong className={styles.zip}>{zipCode}</strong>{' '}
        <span className={styles.change}>Change</span>
      </summary>
      <form className={styles.form} method="post" action={action} aria-busy={busy} onSubmit={submit}>
        {fields}
        <TextField
          className={styles.field}
          label="ZIP code"
          name="zip"
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          error={problem}
        />
        <Button type="submit" busy={busy}>
          Update
        </Button>
      </form>
    </details>
  );
}
