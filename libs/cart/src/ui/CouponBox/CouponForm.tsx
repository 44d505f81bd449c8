import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button, TextField, useAnnounce, useMessages } from '@foolscap/ui/components';
import { COUPON_MESSAGES } from '../../model/coupon-messages.ts';
import styles from './CouponBox.module.scss';

export interface CouponFormProps {
  /** The state of the last change: `failed` keeps the entered code. */
  phase?: 'idle' | 'saving' | 'failed' | undefined;
  /** The reason why the last code was rejected; a new object for each rejection, so that each is announced. */
  error?: { text: string } | undefined;
  /** The initial code in the field: one that was submitted without JavaScript and rejected. */
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

/** The field for entering coupon codes. It is cleared once they have been added, and takes the focus if there is an error. */
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
  const { coupons: texts } = useMessages('cart', COUPON_MESSAGES);
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
    // A description that appears on the focused field is not announced automatically.
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
        label={texts.code}
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
            {texts.apply}
          </Button>
        }
      />
    </form>
  );
}
