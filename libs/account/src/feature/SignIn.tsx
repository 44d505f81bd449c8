import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { signInMessage } from '../model/index.ts';
import { accountActions, selectSignIn } from '../state/index.ts';
import { SignInForm } from '../ui/index.ts';
import { useMessages } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

export interface SignInProps {
  action: string;
  fields?: ReactNode;
  /** Error code from the page's query string, set when the form was submitted without JavaScript. */
  initialError?: string | undefined;
}

/** The sign-in form, connected to the state. The application listens to `signedIn` for the next step. */
export function SignIn({ action, fields, initialError }: SignInProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const dispatch = useDispatch();
  const phase = useSelector(selectSignIn);
  const failed = phase.phase === 'failed';
  return (
    <SignInForm
      action={action}
      fields={fields}
      busy={phase.phase === 'signing-in'}
      error={
        failed ? signInMessage(phase.failure, messages) : phase.phase === 'idle' ? initialError : undefined
      }
      attempt={failed ? phase.serial : 0}
      onSubmit={(credentials) => dispatch(accountActions.signInRequested(credentials))}
    />
  );
}
