import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button, TextField, useAnnounce } from '@foolscap/ui/components';
import styles from './CouponBox.module.scss';

export interface CouponFormProps {
  /** The state of the last change: `failed` keeps the entered code. */
  phase?: 'idle' | 'saving' | 'failed' | undefined;
  /** Why the last code was refused; a new object for each refusal, so that each is announced. */
  error?: { text: string } | undefined;
  /** The code in the field at first: one that was submitted without JavaScript and refused. */
  defaultCode?: string | undefined;
  /** Help text of the field. */
  hint?: string;
  /** The field, for focus. */
  field?: RefObject<HTMLInputElement | null>;
  /** Called with the entered text. */
  onEnter?: (text: string) => void;
  /** Form action and hidden fields, for submissions without JavaScript; the text is sent as `coupon`. */
  action?: string | undefined;
  fields?: ReactNode;
}

/** The field that enters coupon codes. It is emptied when they have been added, and takes focus with an error. */
export function CouponForm({
  phase = 'idle',
  error,
  defaultCode,
  hint,
  field: given,
  onEnter,
  action,
  fields,
}: CouponFormProps) {
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;

  const wasSaving = useRef(false);
  useEffect(() => {
    const input = form.current?.elements.namedItem('coupon');
    if (wasSaving.current && phase === 'idle' && !error && input instanceof HTMLInputElement)
      input.value = '';
    wasSaving.current = phase === 'saving';
  }, [error, phase]);

  useEffect(() => {
    const { activeElement } = document;
    if (!error || !form.current?.contains(activeElement)) return;
    // A description that appears at the focused field is not announced by itself.
    if (activeElement === field.current) announce(error.text, 'assertive');
    else field.current?.focus();
  }, [announce, error, field]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onEnter) return;
    event.preventDefault();
    if (phase !== 'saving') onEnter(field.current?.value ?? '');
  };

  return (
    <form ref={form} method="post" action={action} aria-busy={phase === 'saving'} onSubmit={submit}>
      {fields}
      <TextField
        ref={field}
        label="Coupon code"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        defaultValue={defaultCode}
        hint={hint}
        error={error?.text}
        action={
          <Button
            type="submit"
            variant="quiet"
            size="small"
            className={styles.apply}
            busy={phase === 'saving'}
          >
            Apply
          </Button>
        }
      />
    </form>
  );
}
