import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { signInMessage } from '../model/index.ts';
import { accountActions, selectSignIn } from '../state/index.ts';
import { SignInForm } from '../ui/index.ts';
import { useAccountMessages } from '../ui/messages.tsx';

export interface SignInProps {
  action: string;
  fields?: ReactNode;
  /** A failure that the server told by the page's address, for shoppers without script. */
  initialError?: string | undefined;
}

/** The sign-in form, working. What happens afterwards is for the application: it hears `signedIn`. */
export function SignIn({ action, fields, initialError }: SignInProps) {
  const messages = useAccountMessages();
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
