import type { ReactNode } from 'react';
import { Alert, Badge, Button, EmptyState, Inline, Stack, Table, Text } from '@foolscap/ui/components';
import type { BadgeProps, TableColumn } from '@foolscap/ui/components';
import type { ChangeUserBody, OrganizationUser } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';

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
  /** Reads anew; offered where reading failed and may succeed. */
  onRetry?: (() => void) | undefined;
}

const ROLES = { ADMIN: 'Admin', BUYER: 'Buyer' } as const;
const STATUSES = {
  ACTIVE: ['Active', 'neutral'],
  INVITED: ['Invited', 'info'],
  DEACTIVATED: ['Deactivated', 'warning'],
} as const satisfies Record<OrganizationUser['status'], readonly [string, BadgeProps['tone']]>;

/** The people of an organization, with what an admin does: everything but to oneself. */
export function UserList({
  users,
  error,
  attempt = 0,
  busy = false,
  onChange,
  action,
  hidden,
  onRetry,
}: UserListProps) {
  /** One button that changes one person; what it sends is the same with script and without. */
  const change = (
    { id, fname, lname }: OrganizationUser,
    words: string,
    body: ChangeUserBody,
    variant?: 'quiet',
  ) => (
    <ButtonForm
      action={action}
      hidden={hidden}
      values={{
        id,
        ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])),
      }}
      onPress={onChange && (() => onChange(id, body))}
      size="small"
      variant={variant}
      busy={busy}
      aria-label={`${words}: ${fname} ${lname}`}
    >
      {words}
    </ButtonForm>
  );

  const columns: TableColumn<OrganizationUser>[] = [
    {
      id: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ fname, lname, current }) => (
        <Inline as="span" gap={2}>
          {`${fname} ${lname}`}
          {current && <Badge tone="success">You</Badge>}
        </Inline>
      ),
    },
    { id: 'mail', header: 'Email address', cell: ({ username }) => username },
    { id: 'role', header: 'Role', cell: ({ role }) => ROLES[role] },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => {
        const [words, tone] = STATUSES[status];
        return status === 'ACTIVE' ? words : <Badge tone={tone}>{words}</Badge>;
      },
    },
    {
      id: 'change',
      header: 'Change',
      align: 'end',
      cell: (user) => {
        const { role, status, current } = user;
        if (current)
          return (
            <Text as="span" size={14} tone="muted">
              Ask another admin
            </Text>
          );
        const other = role === 'ADMIN' ? 'BUYER' : 'ADMIN';
        const active = status !== 'DEACTIVATED';
        return (
          <Inline gap={2} justify="end">
            {active ? (
              <>
                {change(user, 'Deactivate', { active: false }, 'quiet')}
                {change(user, `Make ${ROLES[other].toLowerCase()}`, { role: other })}
              </>
            ) : (
              change(user, 'Activate', { active: true })
            )}
          </Inline>
        );
      },
    },
  ];

  return (
    <Stack gap={4}>
      {error && (
        <Alert
          key={attempt}
          kind="failure"
          live="assertive"
          actions={onRetry && <Button onClick={onRetry}>Try again</Button>}
        >
          {error}
        </Alert>
      )}
      {users?.length === 0 ? (
        <EmptyState title="No users yet">Invite users so that they can place orders.</EmptyState>
      ) : (
        (users ?? !error) && (
          <Table
            caption="Users of your organization"
            hideCaption
            columns={columns}
            rows={users ?? []}
            rowKey={({ id }) => id}
            loading={!users}
          />
        )
      )}
    </Stack>
  );
}
