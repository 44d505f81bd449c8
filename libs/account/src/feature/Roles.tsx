import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, ButtonLink, Stack, useMessages } from '@foolscap/ui/components';
import { isBuiltInRole, readRoleForm } from '../model/index.ts';
import { peopleActions, selectRoles } from '../state/index.ts';
import { FormSection, RoleForm, RoleList } from '../ui/index.ts';
import { ROLE_MESSAGES } from '../ui/RoleForm/role-messages.ts';
import { USER_MESSAGES } from '../ui/UserList/user-messages.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { usePeopleMessage } from './use-people-message.ts';
import { usePeopleTask } from './use-task.ts';

export interface RolesProps {
  /** The code of the role to edit; undefined for the form of a new role. */
  editing: string | undefined;
  /** Returns the link to the page with the form of a role, or of a new one. */
  hrefFor: (code?: string) => string;
  /** Form actions, for submissions before hydration. */
  actions: { save: string; remove: string };
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The roles of an organization, and the form for one of them. Loads no data; its route requests it. */
export function Roles({ editing, hrefFor, actions, fieldsFor, outcome }: RolesProps) {
  const getMessage = usePeopleMessage();
  const { roles: texts } = useMessages('account', ROLE_MESSAGES);
  const { userRoles } = useMessages('account', USER_MESSAGES);
  const dispatch = useDispatch();
  const roles = useSelector(selectRoles);
  const save = usePeopleTask('saveRole', texts.saved);
  const remove = usePeopleTask('removeRole');
  const removeFailure = remove.failure ?? formOutcomeFor(outcome, 'removeRole', remove)?.error;
  const saved = formOutcomeFor(outcome, 'saveRole', save);

  if (roles.phase === 'failed' && !roles.value)
    return (
      <RoleList
        roles={undefined}
        hrefFor={hrefFor}
        error={getMessage(roles.failure)}
        onRetry={roles.failure.retryable ? () => dispatch(peopleActions.rolesRequested()) : undefined}
      />
    );
  const role = roles.value?.find(({ code, isEditable }) => code === editing && isEditable);
  const builtInName = role && isBuiltInRole(role.code) ? userRoles[role.code] : undefined;
  const failure = save.failure ?? saved?.error;
  return (
    <Stack gap={10}>
      <RoleList
        roles={roles.value}
        hrefFor={hrefFor}
        error={removeFailure && getMessage(removeFailure)}
        attempt={remove.form.attempt}
        busy={remove.form.busy}
        action={actions.remove}
        hidden={fieldsFor('removeRole')}
        onRemove={(code) => dispatch(peopleActions.commandSubmitted({ task: 'removeRole', code }))}
      />
      {roles.value && editing !== undefined && !role && (
        <Alert kind="failure" live="polite">
          {texts.notFound}
        </Alert>
      )}
      {roles.value && (
        <FormSection
          title={role ? texts.editTitle(builtInName ?? role.name) : texts.add}
          note={role ? texts.editNote : texts.addNote}
        >
          <RoleForm
            // The form of another role, or an empty one after a new role.
            key={role?.code ?? `new-${roles.value.length}`}
            {...save.form}
            role={role}
            builtInName={builtInName}
            typed={saved?.error ? readRoleForm(saved.values) : undefined}
            error={failure && { message: getMessage(failure), field: failure.field }}
            done={saved && !saved.error ? texts.saved : save.form.done}
            action={actions.save}
            hidden={fieldsFor('saveRole')}
            onSave={(body) =>
              dispatch(
                peopleActions.commandSubmitted({
                  task: 'saveRole',
                  body,
                  ...(role ? { code: role.code } : {}),
                }),
              )
            }
          >
            {role && (
              <ButtonLink href={hrefFor()} variant="quiet">
                {texts.cancel}
              </ButtonLink>
            )}
          </RoleForm>
        </FormSection>
      )}
    </Stack>
  );
}
