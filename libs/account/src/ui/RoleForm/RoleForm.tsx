import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Button, Checkbox, FormErrors, Stack, TextField, useMessages } from '@foolscap/ui/components';
import type { OrganizationRole, RoleBody } from '../../contract/index.ts';
import { PERMISSION_CODES } from '../../model/codes.ts';
import { LINK_PERMISSIONS, PERMISSION_AREAS, ROLE_NAME_LENGTH } from '../../model/organization.ts';
import { readRoleForm, RIGHT_FIELDS } from '../../model/role-form.ts';
import { ROLE_MESSAGES } from './role-messages.ts';
import styles from './RoleForm.module.scss';

export interface RoleFormProps {
  /** The role to edit; undefined for a new one. */
  role?: OrganizationRole | undefined;
  /** The name of a built-in role in the language of the page; built-in roles cannot be renamed. */
  builtInName?: string | undefined;
  /** Values of a submission without JavaScript that was rejected; they replace those of the role. */
  typed?: RoleBody | undefined;
  /** Called with the role if its name is not empty. */
  onSave?: (body: RoleBody) => void;
  /** A change is in flight: clicks are ignored. */
  busy?: boolean;
  /** Why the last submission failed. */
  error?: { message: string; field?: string | undefined } | undefined;
  /** Success message of the last submission. */
  done?: string | undefined;
  /** Increases with each outcome, so that each one is announced. */
  attempt?: number;
  /** Form action and hidden fields, for submissions before hydration. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** More buttons next to the submit button. */
  children?: ReactNode;
}

/** The name of a role, and its permissions grouped by area (storefront-6.23). */
export function RoleForm({
  role,
  builtInName,
  typed,
  onSave,
  busy = false,
  error,
  done,
  attempt = 0,
  action,
  hidden,
  children,
}: RoleFormProps) {
  const texts = useMessages('account', ROLE_MESSAGES);
  const id = useId();
  const [isNameMissing, setNameMissing] = useState(false);
  const rights = typed ?? role;
  const nameError =
    isNameMissing || error?.field === 'name' ? (error?.message ?? texts.roles.roleName) : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSave) return;
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const body = readRoleForm(Object.fromEntries(entries) as Record<string, string>);
    const name = builtInName ?? body.name;
    setNameMissing(!name);
    if (name && !busy) onSave({ ...body, name });
  };
  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} noValidate>
      {hidden}
      {role && <input type="hidden" name="code" value={role.code} />}
      <Stack gap={6}>
        <FormErrors
          formId={id}
          errors={nameError ? { name: nameError } : {}}
          failure={error?.field === 'name' ? undefined : error?.message}
          attempt={attempt}
        />
        {done && !busy && (
          <Alert key={`done-${attempt}`} kind="success" live="polite">
            {done}
          </Alert>
        )}
        {builtInName === undefined ? (
          <TextField
            id={`${id}-name`}
            name="name"
            label={texts.roles.roleName}
            defaultValue={rights?.name ?? ''}
            maxLength={ROLE_NAME_LENGTH}
            required
            error={nameError}
          />
        ) : (
          <input type="hidden" name="name" value={builtInName} />
        )}
        {Object.entries(PERMISSION_AREAS).map(([area, permissions]) => (
          <fieldset key={area} className={styles.area}>
            <legend>{texts.roleAreas[area as keyof typeof PERMISSION_AREAS]}</legend>
            {permissions.map((permission) => (
              <Checkbox
                key={permission}
                name={RIGHT_FIELDS.permission + permission}
                label={texts.rolePermissions[permission]}
                hint={LINK_PERMISSIONS.includes(permission) ? texts.roles.linksOnly : undefined}
                defaultChecked={rights?.permissions.includes(permission) ?? false}
              />
            ))}
          </fieldset>
        ))}
        <fieldset className={styles.area}>
          <legend>{texts.roles.buying}</legend>
          {PERMISSION_CODES.map((code) => (
            <Checkbox
              key={code}
              name={RIGHT_FIELDS.code + code}
              label={texts.roleCodes[code]}
              hint={code}
              defaultChecked={rights?.codes.includes(code) ?? false}
            />
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.roles.save}
          </Button>
          {children}
        </div>
      </Stack>
    </form>
  );
}
