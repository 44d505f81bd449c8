import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectAccount } from '../state/index.ts';
import { ButtonForm } from '../ui/ButtonForm/ButtonForm.tsx';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { useTask } from './use-task.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { EMAIL_CONFIRMATION_MESSAGES } from './email-confirmation-messages.ts';

export interface EmailConfirmationProps {
  /** Form action and hidden fields, for submissions before hydration. */
  action?: string;
  fields?: ReactNode;
  outcome?: FormOutcome | undefined;
}

/** Prompts the signed-in user to confirm the email address, with a button that sends the link again; renders nothing once it is confirmed. */
export function EmailConfirmation({ action, fields, outcome }: EmailConfirmationProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { emailConfirmation: texts } = useMessages('account', EMAIL_CONFIRMATION_MESSAGES);
  const dispatch = useDispatch();
  const profile = useSelector(selectAccount)?.userProfile;
  const { form, ...task } = useTask('sendConfirmation');
  if (profile?.isEmailConfirmed !== false) return null;
  const earlier = formOutcomeFor(outcome, 'sendConfirmation', task);
  const error = form.error?.message ?? (earlier?.error && accountMessage(earlier.error, messages));
  const isSent = task.phase === 'done' || (earlier !== undefined && !earlier.error);
  if (isSent)
    return (
      <Alert kind="success" live="polite">
        {texts.sent(profile.contact.email)}
      </Alert>
    );
  return (
    <Alert
      kind={error ? 'failure' : 'info'}
      live={error ? 'assertive' : undefined}
      actions={
        <ButtonForm
          size="small"
          action={action}
          hidden={fields}
          busy={form.busy}
          onPress={() => dispatch(accountAreaActions.commandSubmitted({ task: 'sendConfirmation' }))}
        >
          {texts.send}
        </ButtonForm>
      }
    >
      {error ?? texts.prompt}
    </Alert>
  );
}
