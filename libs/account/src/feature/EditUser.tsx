import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ButtonLink, useMessages } from '@foolscap/ui/components';
import type { OrganizationUser } from '../contract/index.ts';
import { readUserForm } from '../model/index.ts';
import { peopleActions } from '../state/index.ts';
import { DetailsForm, FormSection } from '../ui/index.ts';
import { USER_MESSAGES } from '../ui/UserList/user-messages.ts';
import { omitEmptyFaults } from './fields.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { usePeopleMessage } from './use-people-message.ts';
import { usePeopleTask } from './use-task.ts';
import { useUserFields } from './user-fields.ts';

export interface EditUserProps {
  user: OrganizationUser;
  /** Link to the page without this form. */
  cancelHref: string;
  /** Form action, for submissions before hydration; posts `id` and the settings. */
  action: string;
  /** Hidden fields of the form. */
  hidden: ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The form for the role, the unit and the spending limit of a user. */
export function EditUser({ user, cancelHref, action, hidden, outcome }: EditUserProps) {
  const getMessage = usePeopleMessage();
  const { users: texts } = useMessages('account', USER_MESSAGES);
  const { role, unit, limit, period, limitFault } = useUserFields();
  const dispatch = useDispatch();
  const save = usePeopleTask('saveUser', texts.saved);
  const saved = formOutcomeFor(outcome, 'saveUser', save);
  const failure = save.failure ?? saved?.error;
  const { id, fname, lname, spending } = user;
  const current: Record<string, string> = {
    role: user.role,
    unitId: user.unitId ?? '',
    spendingLimit: spending ? String(spending.limit) : '',
    spendingPeriod: spending?.period ?? 'MONTH',
  };
  return (
    <FormSection title={texts.editTitle(`${fname} ${lname}`)} note={texts.editNote}>
      <DetailsForm
        key={id}
        {...save.form}
        error={failure && { message: getMessage(failure), field: failure.field }}
        done={saved && !saved.error ? texts.saved : save.form.done}
        action={action}
        hidden={
          <>
            {hidden}
            <input type="hidden" name="id" value={id} />
          </>
        }
        fields={[role, unit, limit, period].map((field) => ({
          ...field,
          value: saved?.values[field.name] ?? current[field.name] ?? '',
        }))}
        submitLabel={texts.save}
        check={({ spendingLimit }) => omitEmptyFaults({ spendingLimit: limitFault(spendingLimit) })}
        onSubmit={(values) =>
          dispatch(peopleActions.commandSubmitted({ task: 'saveUser', id, body: readUserForm(values) ?? {} }))
        }
      >
        <div>
          <ButtonLink href={cancelHref} variant="quiet">
            {texts.cancel}
          </ButtonLink>
        </div>
      </DetailsForm>
    </FormSection>
  );
}
