import { useState } from 'react';
import type { FormEvent } from 'react';
import { Alert, Button, Stack, TextField } from '@foolscap/ui/components';
import { isEmail } from '../../model/index.ts';

export interface EmailFormProps {
  email?: string | undefined;
  busy?: boolean;
  error?: string | undefined;
  attempt?: number;
  onSubmit?: (email: string) => void;
}

/** A guest goes on with an e-mail address alone (decisions, "guest checkout"). */
export function EmailForm({ email = '', busy = false, error, attempt = 0, onSubmit }: EmailFormProps) {
  const [invalid, setInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const wrong = !isEmail(field.value);
    setInvalid(wrong);
    if (wrong) field.focus();
    else if (!busy) onSubmit?.(field.value.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4} align="start">
        {error && (
          <Alert key={attempt} kind="failure" live="assertive">
            {error}
          </Alert>
        )}
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="email"
          width="medium"
          required
          defaultValue={email}
          hint="For questions about this order and nothing else."
          error={invalid ? 'Invalid email address' : undefined}
        />
        <Button type="submit" variant="primary" busy={busy}>
          Continue with e-mail
        </Button>
      </Stack>
    </form>
  );
}
