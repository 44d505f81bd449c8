import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ButtonLink, SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import { UNIT_NAME_LENGTH } from '../model/index.ts';
import { peopleActions, selectUnits } from '../state/index.ts';
import { DetailsForm, FormSection, UnitTree } from '../ui/index.ts';
import { UNIT_MESSAGES } from '../ui/UnitTree/unit-messages.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { listUnitOptions } from './unit-options.ts';
import { usePeopleMessage } from './use-people-message.ts';
import { usePeopleTask } from './use-task.ts';

export interface UnitsProps {
  /** The id of the unit to edit; undefined for the form of a new unit. */
  editing: string | undefined;
  /** Returns the link to the page with the form of a unit, or of a new one. */
  hrefFor: (id?: string) => string;
  /** Form actions, for submissions before hydration. */
  actions: { save: string; remove: string };
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The units of an organization, and the form for one of them. Loads no data; its route requests it. */
export function Units({ editing, hrefFor, actions, fieldsFor, outcome }: UnitsProps) {
  const getMessage = usePeopleMessage();
  const { units: texts } = useMessages('account', UNIT_MESSAGES);
  const dispatch = useDispatch();
  const units = useSelector(selectUnits);
  const save = usePeopleTask('saveUnit', texts.saved);
  const remove = usePeopleTask('removeUnit');
  const removeFailure = remove.failure ?? formOutcomeFor(outcome, 'removeUnit', remove)?.error;
  const saved = formOutcomeFor(outcome, 'saveUnit', save);
  const failure = save.failure ?? saved?.error;
  const unit = units.value?.find(({ id }) => id === editing);
  const loadFailure = units.phase === 'failed' && !units.value ? units.failure : undefined;
  const shownFailure = loadFailure ?? removeFailure;

  return (
    <Stack gap={6}>
      <SectionHeading level={2} note={texts.note}>
        {texts.title}
      </SectionHeading>
      <UnitTree
        units={units.value}
        hrefFor={hrefFor}
        error={shownFailure && getMessage(shownFailure)}
        attempt={remove.form.attempt}
        busy={remove.form.busy}
        action={actions.remove}
        hidden={fieldsFor('removeUnit')}
        onRemove={(id) => dispatch(peopleActions.commandSubmitted({ task: 'removeUnit', id }))}
        onRetry={loadFailure?.retryable ? () => dispatch(peopleActions.unitsRequested()) : undefined}
      />
      {units.value && (
        <FormSection title={unit ? texts.editTitle(unit.name) : texts.add}>
          <DetailsForm
            // The form of another unit, or an empty one after a new unit.
            key={unit?.id ?? `new-${units.value.length}`}
            {...save.form}
            error={failure && { message: getMessage(failure), field: failure.field }}
            done={saved && !saved.error ? texts.saved : save.form.done}
            action={actions.save}
            hidden={
              <>
                {fieldsFor('saveUnit')}
                {unit && <input type="hidden" name="id" value={unit.id} />}
              </>
            }
            fields={[
              {
                name: 'name',
                label: texts.unitName,
                required: true,
                maxLength: UNIT_NAME_LENGTH,
                autoComplete: 'off',
                value: saved?.values.name ?? unit?.name ?? '',
              },
              {
                name: 'parentId',
                label: texts.parent,
                value: saved?.values.parentId ?? unit?.parentId ?? '',
                options: [
                  { value: '', label: texts.top },
                  ...listUnitOptions(units.value.filter(({ id }) => id !== unit?.id)),
                ],
              },
            ]}
            submitLabel={texts.save}
            onSubmit={({ name = '', parentId }) =>
              dispatch(
                peopleActions.commandSubmitted({
                  task: 'saveUnit',
                  body: { name, parentId: parentId || null },
                  ...(unit ? { id: unit.id } : {}),
                }),
              )
            }
          >
            {unit && (
              <div>
                <ButtonLink href={hrefFor()} variant="quiet">
                  {texts.cancel}
                </ButtonLink>
              </div>
            )}
          </DetailsForm>
        </FormSection>
      )}
    </Stack>
  );
}
