import { normalizeText } from '@foolscap/core/text';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  Alert,
  Button,
  Stack,
  TextField,
  useHydrated,
  useKeptValues,
  useMessages,
} from '@foolscap/ui/components';
import { isEmail } from '../../model/index.ts';
import { EMAIL_MESSAGES } from '../../model/email-messages.ts';

export interface EmailFormProps {
  /** The email address that is filled in at first. */
  email?: string | undefined;
  /** Typed before a reload. */
  kept?: string | undefined;
  /** Called with what is typed. */
  onType?: ((email: string) => void) | undefined;
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why the last submission failed. */
  error?: string | undefined;
  /** The API's field path of `error`: `emailId1`. */
  errorField?: string | undefined;
  /** Increases with each submission, so that a repeated error is announced again. */
  attempt?: number;
  /** `second` if another form on the page has the main action: uses a secondary button and the full column width. */
  emphasis?: 'main' | 'second';
  /** Called with the email address, if it is valid. */
  onSubmit?: (email: string) => void;
}

/** Guest checkout with only an email address (decision-guest-checkout). */
export function EmailForm({
  email = '',
  kept,
  onType,
  busy = false,
  error,
  errorField,
  attempt = 0,
  emphasis = 'main',
  onSubmit,
}: EmailFormProps) {
  const { emailForm: texts } = useMessages('checkout', EMAIL_MESSAGES);
  const second = emphasis === 'second';
  const input = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  const [isCorrected, setIsCorrected] = useState(false);
  const isRefused = error !== undefined && errorField === 'emailId1';
  // With a single field, focus moves to it directly instead of to a summary.
  useEffect(() => {
    if (isRefused) input.current?.focus();
  }, [isRefused]);
  const hydrated = useHydrated();
  useKeptValues(kept, (typed) => {
    if (input.current) input.current.value = typed;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const wrong = !isEmail(field.value);
    setInvalid(wrong);
    setIsCorrected(false);
    if (wrong) field.focus();
    else if (!busy) onSubmit?.(normalizeText(field.value));
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={4}>
        {error && !isRefused && (
          <Alert key={attempt} kind="failure" live="assertive" takesFocus>
            {error}
          </Alert>
        )}
        <TextField
          ref={input}
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          width="full"
          required
          defaultValue={email}
          hint={texts.hint}
          error={invalid ? texts.invalid : isRefused && !isCorrected ? error : undefined}
          onChange={(event) => {
            setIsCorrected(true);
            onType?.(event.target.value);
          }}
        />
        <div>
          <Button
            type="submit"
            variant={second ? 'secondary' : 'primary'}
            fullWidth={second}
            busy={busy}
            disabled={!hydrated}
          >
            {texts.continue}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
