import { useDispatch, useSelector } from 'react-redux';
import { Alert, Button, Select, SectionHeading, Stack, TextField } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectUsers } from '../state/index.ts';
import { UserList } from '../ui/index.ts';
import { useTask } from './useTask.ts';

/** The people of an organisation, and a form that invites more. Reads nothing by itself; its route asks for them. */
export function Users() {
  const dispatch = useDispatch();
  const users = useSelector(selectUsers);
  const change = useTask('changeUser');
  const invite = useTask('inviteUser');
  const text = (data: FormData, name: string) => String(data.get(name) ?? '');
  return (
    <Stack gap={6}>
      <UserList
        users={users.phase === 'ready' ? users.value : undefined}
        error={users.phase === 'failed' ? accountMessage(users.failure) : change.form.error?.message}
        attempt={change.form.attempt}
        busy={change.form.busy}
        onChange={(id, body) => dispatch(accountAreaActions.wished({ task: 'changeUser', id, body }))}
      />
      {users.phase === 'ready' && (
        <form
          // Empty again once somebody is invited.
          key={users.value.length}
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget);
            dispatch(
              accountAreaActions.wished({
                task: 'inviteUser',
                body: {
                  firstName: text(data, 'firstName'),
                  lastName: text(data, 'lastName'),
                  username: text(data, 'username'),
                  role: text(data, 'role') === 'ADMIN' ? 'ADMIN' : 'BUYER',
                },
              }),
            );
          }}
        >
          <Stack gap={4} align="start">
            <SectionHeading level={2}>Invite somebody</SectionHeading>
            {invite.form.error && (
              <Alert key={invite.form.attempt} kind="failure" live="assertive">
                {invite.form.error.message}
              </Alert>
            )}
            {invite.phase === 'done' && (
              <Alert kind="success" live="polite">
                The invitation is on its way.
              </Alert>
            )}
            <TextField label="First name" name="firstName" required maxLength={50} />
            <TextField label="Last name" name="lastName" required maxLength={50} />
            <TextField label="E-mail address" name="username" type="email" required maxLength={254} />
            <Select
              label="Role"
              name="role"
              defaultValue="BUYER"
              options={[
                { value: 'BUYER', label: 'Buyer' },
                { value: 'ADMIN', label: 'Admin' },
              ]}
            />
            <Button type="submit" variant="primary" busy={invite.form.busy}>
              Send invitation
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
