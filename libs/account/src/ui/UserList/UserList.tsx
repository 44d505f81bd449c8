import type { ReactNode } from 'react';
import { Alert, Badge, Button, Inline, SkeletonText, Stack } from '@foolscap/ui/components';
import type { ChangeUserBody, OrganizationUser } from '../../contract/index.ts';
import { PressForm } from '../PressForm/PressForm.tsx';
import styles from '../rows.module.scss';

export interface UserListProps {
  /** Undefined while they are read, and where that was refused. */
  users: readonly OrganizationUser[] | undefined;
  error?: string | undefined;
  attempt?: number;
  busy?: boolean;
  onChange?: (id: string, change: ChangeUserBody) => void;
  /** Where a change goes before any script has arrived: `id`, and `role` or `active`. */
  action?: string;
  hidden?: ReactNode;
}

const ROLES = { ADMIN: 'Admin', BUYER: 'Buyer' } as const;
const STATUSES = { ACTIVE: undefined, INVITED: 'Invited', DEACTIVATED: 'Deactivated' } as const;

/** The people of an organisation, with what an admin does: everything but to oneself. */
export function UserList({
  users,
  error,
  attempt = 0,
  busy = false,
  onChange,
  action,
  hidden,
}: UserListProps) {
  /** One button that changes one person; what it sends is the same with script and without. */
  const change = (
    { id, fname, lname }: OrganizationUser,
    words: string,
    body: ChangeUserBody,
    variant?: 'quiet',
  ) => (
    <PressForm
      action={action}
      hidden={hidden}
      values={{
        id,
        ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])),
      }}
      onPress={onChange && (() => onChange(id, body))}
    >
      <Button
        type="submit"
        size="small"
        {...(variant ? { variant } : {})}
        busy={busy}
        aria-label={`${words}: ${fname} ${lname}`}
      >
        {words}
      </Button>
    </PressForm>
  );

  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {!users && !error && <SkeletonText lines={3} />}
      {users?.length === 0 && <p>Nobody is here yet.</p>}
      {users && users.length > 0 && (
        <ul className={styles.list}>
          {users.map((user) => {
            const { id, username, fname, lname, role, status, current } = user;
            const other = role === 'ADMIN' ? 'BUYER' : 'ADMIN';
            const active = status !== 'DEACTIVATED';
            return (
              <li key={id} className={styles.row}>
                <div>
                  <strong>{`${fname} ${lname}`}</strong>
                  <p className={styles.quiet}>{username}</p>
                </div>
                <Inline gap={3}>
                  <Badge>{ROLES[role]}</Badge>
                  {STATUSES[status] && <Badge>{STATUSES[status]}</Badge>}
                  {current ? (
                    <Badge tone="success">You</Badge>
                  ) : (
                    <>
                      {active && change(user, `Make ${ROLES[other].toLowerCase()}`, { role: other })}
                      {change(user, active ? 'Deactivate' : 'Activate', { active: !active }, 'quiet')}
                    </>
                  )}
                </Inline>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
