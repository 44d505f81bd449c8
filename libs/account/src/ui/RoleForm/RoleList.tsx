import type { ReactNode } from 'react';
import { Alert, ButtonLink, Inline, Stack, Table, useMessages } from '@foolscap/ui/components';
import type { OrganizationRole } from '../../contract/index.ts';
import { isBuiltInRole } from '../../model/organization.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { USER_MESSAGES } from '../UserList/user-messages.ts';
import { ROLE_MESSAGES } from './role-messages.ts';

export interface RoleListProps {
  /** Undefined while loading and after a failed load. */
  roles: readonly OrganizationRole[] | undefined;
  /** Why loading or the last removal failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A change is in flight: clicks are ignored. */
  busy?: boolean;
  /** Returns the link to the form of a role. */
  hrefFor: (code: string) => string;
  /** Called with the code of a role that no user has. */
  onRemove?: (code: string) => void;
  /** Form action before hydration; posts `code`. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

/** The roles of an organization. Built-in ones cannot be removed, and the admin role cannot be edited. */
export function RoleList({
  roles,
  error,
  attempt = 0,
  busy = false,
  hrefFor,
  onRemove,
  action,
  hidden,
  onRetry,
}: RoleListProps) {
  const { roles: texts } = useMessages('account', ROLE_MESSAGES);
  const { userRoles } = useMessages('account', USER_MESSAGES);
  const getName = ({ code, name }: OrganizationRole) => (isBuiltInRole(code) ? userRoles[code] : name);
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {(roles ?? !error) && (
        <Table
          caption={texts.caption}
          hideCaption
          rows={roles ?? []}
          rowKey={({ code }) => code}
          loading={!roles}
          columns={[
            { id: 'name', header: texts.name, rowHeader: true, cell: getName },
            {
              id: 'permissions',
              header: texts.permissions,
              align: 'end',
              cell: ({ isEditable, permissions }) =>
                isEditable ? texts.count(permissions.length) : texts.all,
            },
            {
              id: 'users',
              header: texts.users,
              align: 'end',
              cell: ({ userCount }) => texts.count(userCount),
            },
            {
              id: 'change',
              header: texts.change,
              align: 'end',
              cell: (role) =>
                role.isEditable && (
                  <Inline gap={2} justify="end">
                    {!role.isBuiltIn && role.userCount === 0 && (
                      <ButtonForm
                        action={action}
                        hidden={hidden}
                        values={{ code: role.code }}
                        onPress={onRemove && (() => onRemove(role.code))}
                        size="small"
                        variant="quiet"
                        busy={busy}
                        aria-label={texts.changeOf(texts.remove, getName(role))}
                      >
                        {texts.remove}
                      </ButtonForm>
                    )}
                    <ButtonLink
                      href={hrefFor(role.code)}
                      size="small"
                      aria-label={texts.changeOf(texts.edit, getName(role))}
                    >
                      {texts.edit}
                    </ButtonLink>
                  </Inline>
                ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
