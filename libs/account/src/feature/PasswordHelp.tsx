import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Alert, useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions } from '../state/index.ts';
import { DetailsForm } from '../ui/index.ts';
import { omitEmptyFaults, passwordFaultText, useFields } from './fields.ts';
import { PASSWORD_HELP_MESSAGES } from './password-help-messages.ts';
import { useTask } from './use-task.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

export interface PasswordHelpProps {
  /** Form action, for submissions without JavaScript. */
  action: string;
  fields?: ReactNode;
  /** Error code from the page's query string, set when the form was submitted without JavaScript. */
  initialError?: string | undefined;
  /** Shows the success message at first, after a submission without JavaScript. */
  initiallyDone?: boolean;
}

export interface ForgotPasswordProps extends PasswordHelpProps {
  /** Path and query of the page to return to; the emailed link contains it. */
  returnTo?: string | undefined;
}

/** The form that requests a password reset link. */
export function ForgotPassword({
  action,
  fields,
  initialError,
  initiallyDone = false,
  returnTo,
}: ForgotPasswordProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { passwordHelp: texts } = useMessages('account', PASSWORD_HELP_MESSAGES);
  const { email, emailFault } = useFields();
  const dispatch = useDispatch();
  const { form, phase } = useTask('forgot', texts.sent);
  const fresh = phase === 'idle';
  return (
    <DetailsForm
      {...form}
      wideButton
      error={
        form.error ??
        (fresh && initialError ? { message: accountMessage({ code: initialError }, messages) } : undefined)
      }
      done={form.done ?? (fresh && initiallyDone ? texts.sent : undefined)}
      action={action}
      hidden={fields}
      fields={[email]}
      submitLabel={texts.send}
      check={({ username }) => omitEmptyFaults({ username: emailFault(username) })}
      onSubmit={({ username = '' }) =>
        dispatch(
          accountAreaActions.commandSubmitted({
            task: 'forgot',
            body: { username, ...(returnTo && { returnTo }) },
          }),
        )
      }
    />
  );
}

export interface ResetPasswordProps extends PasswordHelpProps {
  /** Token from the reset link. */
  token: string;
  /** Shown after the password was changed, for example a link to sign in. */
  next?: ReactNode;
}

/** The form that sets a new password from a reset link. */
export function ResetPassword({ action, fields, initialError, token, next }: ResetPasswordProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { passwordHelp: texts } = useMessages('account', PASSWORD_HELP_MESSAGES);
  const { newPassword } = useFields();
  const dispatch = useDispatch();
  const { form, phase } = useTask('reset');
  if (phase === 'done') {
    return (
      <Alert kind="success" live="polite" actions={next}>
        {texts.changed}
      </Alert>
    );
  }
  return (
    <DetailsForm
      {...form}
      wideButton
      error={
        form.error ??
        (initialError ? { message: accountMessage({ code: initialError }, messages) } : undefined)
      }
      action={action}
      hidden={
        <>
          {fields}
          <input type="hidden" name="token" value={token} />
        </>
      }
      fields={[newPassword()]}
      submitLabel={texts.set}
      check={({ password }) =>
        omitEmptyFaults({ password: passwordFaultText(password, undefined, messages) })
      }
      onSubmit={({ password = '' }) =>
        dispatch(accountAreaActions.commandSubmitted({ task: 'reset', body: { token, password } }))
      }
    />
  );
}
