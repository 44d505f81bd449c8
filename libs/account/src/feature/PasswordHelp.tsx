import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Alert } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions } from '../state/index.ts';
import { DetailsForm } from '../ui/index.ts';
import { EMAIL, emailFault, faultsOf, newPassword, passwordFaultText } from './fields.ts';
import { useTask } from './useTask.ts';
import { useAccountMessages } from '../ui/messages.tsx';

export interface PasswordHelpProps {
  /** Where the form goes without script. */
  action: string;
  fields?: ReactNode;
  /** A failure that the server told by the page's address, for shoppers without script. */
  initialError?: string | undefined;
  /** The same of success. */
  initiallyDone?: boolean;
}

/** The same words whether or not there is such an account. */
const SENT =
  'If an account exists for this email address, we’ve sent a reset link to it. The link works for one hour.';

/** Asking for a link to a new password. */
export function ForgotPassword({ action, fields, initialError, initiallyDone = false }: PasswordHelpProps) {
  const messages = useAccountMessages();
  const dispatch = useDispatch();
  const { form, phase } = useTask('forgot', SENT);
  const fresh = phase === 'idle';
  return (
    <DetailsForm
      {...form}
      wideButton
      error={
        form.error ??
        (fresh && initialError ? { message: accountMessage({ code: initialError }, messages) } : undefined)
      }
      done={form.done ?? (fresh && initiallyDone ? SENT : undefined)}
      action={action}
      hidden={fields}
      fields={[EMAIL]}
      submitLabel="Send reset link"
      check={({ username }) => faultsOf({ username: emailFault(username) })}
      onSubmit={({ username = '' }) =>
        dispatch(accountAreaActions.commandSubmitted({ task: 'forgot', username }))
      }
    />
  );
}

export interface ResetPasswordProps extends PasswordHelpProps {
  /** Of the link. */
  token: string;
  /** What to do next, once it is done. */
  next?: ReactNode;
}

/** Choosing a new password by a link. */
export function ResetPassword({ action, fields, initialError, token, next }: ResetPasswordProps) {
  const messages = useAccountMessages();
  const dispatch = useDispatch();
  const { form, phase } = useTask('reset');
  if (phase === 'done') {
    return (
      <Alert kind="success" live="polite" actions={next}>
        Your password has been changed, and you’re signed out on all devices. Sign in with your new password.
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
      submitLabel="Set new password"
      check={({ password }) => faultsOf({ password: passwordFaultText(password, undefined, messages) })}
      onSubmit={({ password = '' }) =>
        dispatch(accountAreaActions.commandSubmitted({ task: 'reset', body: { token, password } }))
      }
    />
  );
}
