import type { ReactNode } from 'react';
import {
  Alert,
  Badge,
  ButtonLink,
  EmptyState,
  Inline,
  Stack,
  Table,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { BadgeProps, TableColumn } from '@foolscap/ui/components';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { ChangeUserBody, OrganizationUser } from '../../contract/index.ts';
import { isBuiltInRole } from '../../model/organization.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { USER_MESSAGES } from './user-messages.ts';

export interface UserListProps {
  /** Undefined while loading and after a failed load. */
  users: readonly OrganizationUser[] | undefined;
  /** Why loading or the last change failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A change is in flight: clicks are ignored. */
  busy?: boolean;
  /** Called with the id of a user and the new state. */
  onChange?: (id: string, change: ChangeUserBody) => void;
  /** Returns the link to the form of a user; without it users cannot be edited. */
  hrefFor?: ((id: string) => string) | undefined;
  /** Form action before hydration; posts `id` and `active`. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

const TONES: Record<OrganizationUser['status'], BadgeProps['tone']> = {
  ACTIVE: 'neutral',
  INVITED: 'info',
  DEACTIVATED: 'warning',
};

/** The users of an organization with an admin's actions, which are hidden for the admin's own entry. */
export function UserList({
  users,
  error,
  attempt = 0,
  busy = false,
  onChange,
  hrefFor,
  action,
  hidden,
  onRetry,
}: UserListProps) {
  const { users: texts, userRoles, userStatuses } = useMessages('account', USER_MESSAGES);
  const spentPeriods = { MONTH: texts.aMonth, QUARTER: texts.aQuarter, YEAR: texts.aYear };
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars) ?? 0, locale);
  /** A button that changes one user; it sends the same values with and without JavaScript. */
  const change = (
    { id, fname, lname }: OrganizationUser,
    label: string,
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
      aria-label={texts.changeOf(label, `${fname} ${lname}`)}
    >
      {label}
    </ButtonForm>
  );

  const columns: TableColumn<OrganizationUser>[] = [
    {
      id: 'name',
      header: texts.name,
      rowHeader: true,
      cell: ({ fname, lname, current }) => (
        <Inline as="span" gap={2}>
          {`${fname} ${lname}`}
          {current && <Badge tone="success">{texts.you}</Badge>}
        </Inline>
      ),
    },
    { id: 'mail', header: texts.email, cell: ({ username }) => username },
    {
      id: 'role',
      header: texts.role,
      cell: ({ role, roleName }) => (isBuiltInRole(role) ? userRoles[role] : roleName),
    },
    { id: 'unit', header: texts.unit, cell: ({ unitName }) => unitName ?? '–' },
    {
      id: 'spending',
      header: texts.spending,
      cell: ({ spending }) =>
        spending
          ? texts.spent(money(spending.spent), money(spending.limit), spentPeriods[spending.period])
          : '–',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => {
        const label = userStatuses[status];
        return status === 'ACTIVE' ? label : <Badge tone={TONES[status]}>{label}</Badge>;
      },
    },
    {
      id: 'change',
      header: texts.change,
      align: 'end',
      cell: (user) => {
        const { status, current } = user;
        if (current)
          return (
            <Text as="span" size={14} tone="muted">
              {texts.askAnotherAdmin}
            </Text>
          );
        const active = status !== 'DEACTIVATED';
        return (
          <Inline gap={2} justify="end">
            {active ? (
              <>
                {change(user, texts.deactivate, { active: false }, 'quiet')}
                {hrefFor && (
                  <ButtonLink
                    href={hrefFor(user.id)}
                    size="small"
                    aria-label={texts.changeOf(texts.edit, `${user.fname} ${user.lname}`)}
                  >
                    {texts.edit}
                  </ButtonLink>
                )}
              </>
            ) : (
              change(user, texts.activate, { active: true })
            )}
          </Inline>
        );
      },
    },
  ];

  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {users?.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>
      ) : (
        (users ?? !error) && (
          <Table
            caption={texts.caption}
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
