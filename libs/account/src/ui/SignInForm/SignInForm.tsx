import { normalizeText } from '@foolscap/core/text';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Button, PasswordField, Stack, TextField, useMessages } from '@foolscap/ui/components';
import { SIGN_IN_MESSAGES } from './sign-in-messages.ts';
import styles from '../form.module.scss';

export interface SignInFormProps {
  /** Called with email address and password, if both are filled in. */
  onSubmit?: (credentials: { username: string; password: string }) => void;
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** Increases with each failure, so that each one is announced. */
  attempt?: number;
  /** Form action and hidden fields, for submissions before hydration. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  fields?: ReactNode;
}

/** Email address and password. The password is sent with the request and stored nowhere. */
export function SignInForm({ onSubmit, busy = false, error, attempt = 0, action, fields }: SignInFormProps) {
  const { signInForm: texts } = useMessages('account', SIGN_IN_MESSAGES);
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = normalizeText(String(form.get('username') ?? ''));
    const password = String(form.get('password') ?? '');
    setMissing({
      ...(username ? {} : { username: texts.emailMissing }),
      ...(password ? {} : { password: texts.passwordMissing }),
    });
    if (username && password && !busy) onSubmit({ username, password });
    else
      event.currentTarget
        .querySelector<HTMLInputElement>(`[name="${username ? 'password' : 'username'}"]`)
        ?.focus();
  };

  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} noValidate>
      {fields}
      <Stack gap={4}>
        {error && (
          <Alert key={attempt} kind="failure" live="assertive">
            {error}
          </Alert>
        )}
        <TextField
          label={texts.email}
          name="username"
          type="email"
          autoComplete="username"
          required
          error={missing.username}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          error={missing.password}
        />
        <Button type="submit" variant="primary" size="large" fullWidth busy={busy}>
          {texts.signIn}
        </Button>
      </Stack>
    </form>
  );
}
