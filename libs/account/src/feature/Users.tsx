import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stack, useMessages } from '@foolscap/ui/components';
import { accountMessage, inviteMessage } from '../model/index.ts';
import { accountAreaActions, selectUsers } from '../state/index.ts';
import { DetailsForm, FormSection, UserList } from '../ui/index.ts';
import type { DetailsField } from '../ui/index.ts';
import { omitEmptyFaults, useFields } from './fields.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { useTask } from './use-task.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { USER_MESSAGES } from '../ui/UserList/user-messages.ts';

export interface UsersProps {
  /** Form actions, for submissions before hydration. */
  actions: { invite: string; change: string };
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The users of an organization, and the form that invites another one. Loads no data; its route requests it. */
export function Users({ actions, fieldsFor, outcome }: UsersProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { users: texts, userRoles } = useMessages('account', USER_MESSAGES);
  const fields = useFields();
  const dispatch = useDispatch();
  const users = useSelector(selectUsers);
  const change = useTask('changeUser');
  const invite = useTask('inviteUser', texts.invitationSent);
  const changeFailure = change.failure ?? formOutcomeFor(outcome, 'changeUser', change)?.error;
  const invited = formOutcomeFor(outcome, 'inviteUser', invite);
  const inviteFailure = invite.failure ?? invited?.error;

  if (users.phase === 'failed' && !users.value)
    return (
      <UserList
        users={undefined}
        error={accountMessage(users.failure, messages)}
        onRetry={users.failure.retryable ? () => dispatch(accountAreaActions.usersRequested()) : undefined}
      />
    );
  const role: DetailsField = {
    name: 'role',
    label: texts.role,
    value: 'BUYER',
    options: [
      { value: 'BUYER', label: userRoles.BUYER },
      { value: 'ADMIN', label: userRoles.ADMIN },
    ],
  };
  // Another person's details, so the browser must not autofill the admin's own.
  const person = [fields.firstName, fields.lastName, fields.email].map((field): DetailsField => ({
    ...field,
    autoComplete: 'off',
  }));
  return (
    <Stack gap={10}>
      <UserList
        users={users.value}
        error={changeFailure && accountMessage(changeFailure, messages)}
        attempt={change.form.attempt}
        busy={change.form.busy}
        action={actions.change}
        hidden={fieldsFor('user')}
        onChange={(id, body) =>
          dispatch(accountAreaActions.commandSubmitted({ task: 'changeUser', id, body }))
        }
      />
      {users.value && (
        <FormSection title={texts.invite} note={texts.inviteNote}>
          <DetailsForm
            // Clears the form after an invitation.
            key={users.value.length}
            {...invite.form}
            error={
              inviteFailure && { message: inviteMessage(inviteFailure, messages), field: inviteFailure.field }
            }
            done={invited && !invited.error ? texts.invitationSent : invite.form.done}
            action={actions.invite}
            hidden={fieldsFor('invite')}
            // Keeps the values of a submission without JavaScript.
            fields={[...person, role].map((field) => ({
              ...field,
              value: invited?.values[field.name] ?? field.value,
            }))}
            submitLabel={texts.sendInvitation}
            check={({ username }) => omitEmptyFaults({ username: fields.emailFault(username) })}
            onSubmit={({ firstName = '', lastName = '', username = '', role }) =>
              dispatch(
                accountAreaActions.commandSubmitted({
                  task: 'inviteUser',
                  body: { firstName, lastName, username, role: role === 'ADMIN' ? 'ADMIN' : 'BUYER' },
                }),
              )
            }
          />
        </FormSection>
      )}
    </Stack>
  );
}
