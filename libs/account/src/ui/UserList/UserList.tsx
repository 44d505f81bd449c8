import { Alert, Badge, Button, Inline, SkeletonText, Stack } from '@foolscap/ui/components';
import type { ChangeUserBody, OrganizationUser } from '../../contract/index.ts';
import styles from './UserList.module.scss';

export interface UserListProps {
  /** Undefined while they are read. */
  users: readonly OrganizationUser[] | undefined;
  error?: string | undefined;
  attempt?: number;
  busy?: boolean;
  onChange?: (id: string, change: ChangeUserBody) => void;
}

const ROLES = { ADMIN: 'Admin', BUYER: 'Buyer' } as const;
const STATUSES = { ACTIVE: undefined, INVITED: 'Invited', DEACTIVATED: 'Deactivated' } as const;

/** The people of an organisation, with what an admin does: everything but to oneself. */
export function UserList({ users, error, attempt = 0, busy = false, onChange }: UserListProps) {
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {!users && !error && <SkeletonText lines={3} />}
      {users?.length === 0 && <p>Nobody is here yet.</p>}
      <ul className={styles.list}>
        {users?.map(({ id, username, fname, lname, role, status, current }) => {
          const name = `${fname} ${lname}`;
          const other = role === 'ADMIN' ? 'BUYER' : 'ADMIN';
          const active = status !== 'DEACTIVATED';
          return (
            <li key={id} className={styles.row}>
              <div>
                <strong>{name}</strong>
                <p className={styles.quiet}>{username}</p>
              </div>
              <Inline gap={3}>
                <Badge>{ROLES[role]}</Badge>
                {STATUSES[status] && <Badge>{STATUSES[status]}</Badge>}
                {current ? (
                  <Badge tone="success">You</Badge>
                ) : (
                  <>
                    {active && (
                      <Button
                        size="small"
                        busy={busy}
                        aria-label={`Make ${ROLES[other].toLowerCase()}: ${name}`}
                        onClick={() => onChange?.(id, { role: other })}
                      >
                        Make {ROLES[other].toLowerCase()}
                      </Button>
                    )}
                    <Button
                      size="small"
                      variant="quiet"
                      busy={busy}
                      aria-label={`${active ? 'Deactivate' : 'Activate'}: ${name}`}
                      onClick={() => onChange?.(id, { active: !active })}
                    >
                      {active ? 'Deactivate' : 'Activate'}
                    </Button>
                  </>
                )}
              </Inline>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
