import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Stack, useMessages } from '@foolscap/ui/components';
import {
  ACCOUNT_CODES,
  accountMessage,
  BUILT_IN_BUYER,
  inviteMessage,
  readUserForm,
} from '../model/index.ts';
import { peopleActions, selectUsers } from '../state/index.ts';
import { DetailsForm, FormSection, UserList } from '../ui/index.ts';
import type { DetailsField } from '../ui/index.ts';
import { omitEmptyFaults, useFields } from './fields.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { EditUser } from './EditUser.tsx';
import { usePeopleMessage } from './use-people-message.ts';
import { usePeopleTask } from './use-task.ts';
import { useUserFields } from './user-fields.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { USER_MESSAGES } from '../ui/UserList/user-messages.ts';

export interface UsersProps {
  /** The id of the user whose form is open; undefined for the form that invites another one. */
  editing?: string | undefined;
  /** Returns the link to the page with the form of a user, or without one. */
  hrefFor: (id?: string) => string;
  /** Form actions, for submissions before hydration. */
  actions: { invite: string; change: string; save: string };
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The users of an organization, and the form that invites another one. Loads no data; its route requests it. */
export function Users({ editing, hrefFor, actions, fieldsFor, outcome }: UsersProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const getMessage = usePeopleMessage();
  const { users: texts } = useMessages('account', USER_MESSAGES);
  const fields = useFields();
  const { role, unit, limit, period, limitFault } = useUserFields();
  const dispatch = useDispatch();
  const users = useSelector(selectUsers);
  const change = usePeopleTask('changeUser');
  const invite = usePeopleTask('inviteUser', texts.invitationSent);
  const changeFailure = change.failure ?? formOutcomeFor(outcome, 'changeUser', change)?.error;
  const invited = formOutcomeFor(outcome, 'inviteUser', invite);
  const inviteFailure = invite.failure ?? invited?.error;

  if (users.phase === 'failed' && !users.value)
    return (
      <UserList
        users={undefined}
        error={accountMessage(users.failure, messages)}
        onRetry={users.failure.retryable ? () => dispatch(peopleActions.usersRequested()) : undefined}
      />
    );
  // Another person's details, so the browser must not autofill the admin's own.
  const person = [fields.firstName, fields.lastName, fields.email].map((field): DetailsField => ({
    ...field,
    autoComplete: 'off',
  }));
  const user = users.value?.find(({ id, current }) => id === editing && !current);
  return (
    <Stack gap={10}>
      <UserList
        users={users.value}
        error={changeFailure && getMessage(changeFailure)}
        attempt={change.form.attempt}
        busy={change.form.busy}
        hrefFor={hrefFor}
        action={actions.change}
        hidden={fieldsFor('user')}
        onChange={(id, body) => dispatch(peopleActions.commandSubmitted({ task: 'changeUser', id, body }))}
      />
      {users.value && editing !== undefined && !user && (
        <Alert kind="failure" live="polite">
          {texts.notFound}
        </Alert>
      )}
      {user && (
        <EditUser
          user={user}
          cancelHref={hrefFor()}
          action={actions.save}
          hidden={fieldsFor('saveUser')}
          outcome={outcome}
        />
      )}
      {users.value && !user && (
        <FormSection title={texts.invite} note={texts.inviteNote}>
          <DetailsForm
            // Clears the form after an invitation.
            key={users.value.length}
            {...invite.form}
            error={
              inviteFailure && {
                message:
                  inviteFailure.code === ACCOUNT_CODES.emailTaken
                    ? inviteMessage(inviteFailure, messages)
                    : getMessage(inviteFailure),
                field: inviteFailure.field,
              }
            }
            done={invited && !invited.error ? texts.invitationSent : invite.form.done}
            action={actions.invite}
            hidden={fieldsFor('invite')}
            // Keeps the values of a submission without JavaScript.
            fields={[...person, role, unit, limit, period].map((field) => ({
              ...field,
              value: invited?.values[field.name] ?? field.value,
            }))}
            submitLabel={texts.sendInvitation}
            check={({ username, spendingLimit }) =>
              omitEmptyFaults({
                username: fields.emailFault(username),
                spendingLimit: limitFault(spendingLimit),
              })
            }
            onSubmit={({ firstName = '', lastName = '', username = '', ...settings }) =>
              dispatch(
                peopleActions.commandSubmitted({
                  task: 'inviteUser',
                  body: { role: BUILT_IN_BUYER, ...readUserForm(settings), firstName, lastName, username },
                }),
              )
            }
          />
        </FormSection>
      )}
    </Stack>
  );
}
