import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stack } from '@foolscap/ui/components';
import { accountMessage, inviteMessage } from '../model/index.ts';
import { accountAreaActions, selectUsers } from '../state/index.ts';
import { DetailsForm, FormSection, UserList } from '../ui/index.ts';
import type { DetailsField } from '../ui/index.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, emailFault, faultsOf } from './fields.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { useTask } from './useTask.ts';
import { useAccountMessages } from '../ui/messages.tsx';

export interface UsersProps {
  /** Where the forms go before any script has arrived. */
  actions: { invite: string; change: string };
  /** Hidden fields of a form, by what it is for. */
  fieldsFor: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

const ROLE: DetailsField = {
  name: 'role',
  label: 'Role',
  value: 'BUYER',
  options: [
    { value: 'BUYER', label: 'Buyer' },
    { value: 'ADMIN', label: 'Admin' },
  ],
};
// Somebody else's, so nothing that this browser knows by heart.
const INVITED = [FIRST_NAME, LAST_NAME, EMAIL].map((field) => ({ ...field, autoComplete: 'off' }));
const SENT = 'Invitation sent.';

/** The people of an organization, and a form that invites more. Reads nothing by itself; its route asks for them. */
export function Users({ actions, fieldsFor, outcome }: UsersProps) {
  const messages = useAccountMessages();
  const dispatch = useDispatch();
  const users = useSelector(selectUsers);
  const change = useTask('changeUser');
  const invite = useTask('inviteUser', SENT);
  const changeFailure = change.failure ?? formOutcomeFor(outcome, 'changeUser', change)?.error;
  const invited = formOutcomeFor(outcome, 'inviteUser', invite);
  const inviteFailure = invite.failure ?? invited?.error;

  if (users.phase === 'failed')
    return (
      <UserList
        users={undefined}
        error={accountMessage(users.failure, messages)}
        onRetry={users.failure.retryable ? () => dispatch(accountAreaActions.usersRequested()) : undefined}
      />
    );
  return (
    <Stack gap={10}>
      <UserList
        users={users.phase === 'ready' ? users.value : undefined}
        error={changeFailure && accountMessage(changeFailure, messages)}
        attempt={change.form.attempt}
        busy={change.form.busy}
        action={actions.change}
        hidden={fieldsFor('user')}
        onChange={(id, body) =>
          dispatch(accountAreaActions.commandSubmitted({ task: 'changeUser', id, body }))
        }
      />
      {users.phase === 'ready' && (
        <FormSection title="Invite a user" note="They receive an email with a link to choose a password.">
          <DetailsForm
            // Empty again once somebody is invited.
            key={users.value.length}
            {...invite.form}
            error={
              inviteFailure && { message: inviteMessage(inviteFailure, messages), field: inviteFailure.field }
            }
            done={invited && !invited.error ? SENT : invite.form.done}
            action={actions.invite}
            hidden={fieldsFor('invite')}
            // What was typed before any script had arrived is still there.
            fields={[...INVITED, ROLE].map((field) => ({
              ...field,
              value: invited?.values[field.name] ?? field.value,
            }))}
            submitLabel="Send invitation"
            check={({ username }) => faultsOf({ username: emailFault(username) })}
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
