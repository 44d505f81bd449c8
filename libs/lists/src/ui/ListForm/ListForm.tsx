import { useState } from 'react';
import type { RefObject } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  Inline,
  RadioGroup,
  Stack,
  TextField,
  useMessages,
} from '@foolscap/ui/components';
import { checkListName, LIST_CODES, MAX_LIST_NAME_LENGTH, tidyName } from '../../model/index.ts';
import type { ListAccessLevel } from '../../model/index.ts';
import { ACCESS_MESSAGES } from '../../model/access-messages.ts';
import { LIST_NAME_MESSAGES } from '../../model/list-name-messages.ts';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { LIST_FORM_MESSAGES } from './list-form-messages.ts';

/** The values of a list that its owner sets. */
export interface ListFormValues {
  name: string;
  accessLevel: ListAccessLevel;
  membersReadOnly: boolean;
}

export interface ListFormProps {
  /** Initial values; of a new personal list by default. */
  initial?: ListFormValues;
  /** The access levels to choose from; with one or none, there is no choice. */
  accessLevels?: readonly ListAccessLevel[];
  /** The label of the button that submits; "Create list" by default. */
  submitLabel?: string;
  /** The reason why the last submission was rejected: the code and its text. */
  failure?: { code: string; message: string } | undefined;
  /** A submission is in progress. */
  busy?: boolean;
  /** Called with valid values. */
  onSubmit: (values: ListFormValues) => void;
  /** Gets the field of the name, for the initial focus of a drawer. */
  nameRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Called by "Cancel"; without it there is no such button. */
  onCancel?: (() => void) | undefined;
}

const NEW_LIST: ListFormValues = { name: '', accessLevel: 'PERSONAL', membersReadOnly: false };

/** Error codes that belong to the name field. */
const NAME_CODES: ReadonlySet<string> = new Set([LIST_CODES.nameRequired, LIST_CODES.nameInUse]);

/** The form for a list's name and access level (storefront-3.5, storefront-5.1). */
export function ListForm({
  initial = NEW_LIST,
  accessLevels = ['PERSONAL'],
  submitLabel,
  failure,
  busy = false,
  nameRef,
  onSubmit,
  onCancel,
}: ListFormProps) {
  const { access } = useMessages('lists', ACCESS_MESSAGES);
  const { listForm: texts } = useMessages('lists', LIST_FORM_MESSAGES);
  const { listName } = useMessages('lists', LIST_NAME_MESSAGES);
  const { texts: lists } = useMessages('lists', LISTS_MESSAGES);
  const [values, setValues] = useState(initial);
  const [fault, setFault] = useState<string>();
  const [refused, setRefused] = useState(failure);
  // An error disappears when the name changes, and is shown again if the server repeats it.
  const [lastFailure, setLastFailure] = useState(failure);
  if (failure !== lastFailure) {
    setLastFailure(failure);
    setRefused(failure);
  }
  const nameError = fault ?? (refused && NAME_CODES.has(refused.code) ? refused.message : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // In a dialog that was opened inside another form, the event would submit that form as well.
        event.stopPropagation();
        if (busy) return;
        const problem = checkListName(values.name, [], listName);
        setFault(problem?.message);
        if (problem) event.currentTarget.querySelector('input')?.focus();
        else onSubmit({ ...values, name: tidyName(values.name) });
      }}
    >
      <Stack gap={5}>
        {refused && !NAME_CODES.has(refused.code) && (
          <Alert kind="failure" live="assertive">
            {refused.message}
          </Alert>
        )}
        <TextField
          ref={nameRef}
          label={texts.name}
          name="name"
          required
          autoComplete="off"
          maxLength={MAX_LIST_NAME_LENGTH}
          value={values.name}
          error={nameError}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setValues((before) => ({ ...before, name: value }));
            setFault(undefined);
            setRefused(undefined);
          }}
        />
        {accessLevels.length > 1 && (
          <RadioGroup
            label={texts.type}
            name="accessLevel"
            variant="rows"
            value={values.accessLevel}
            options={accessLevels.map((value) => ({
              value,
              label: access[value],
              hint: texts[value],
            }))}
            onChange={(value) =>
              setValues((before) => ({ ...before, accessLevel: value as ListAccessLevel }))
            }
          />
        )}
        {values.accessLevel === 'SHARED' && (
          <Checkbox
            label={texts.viewOnly}
            checked={values.membersReadOnly}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setValues((before) => ({ ...before, membersReadOnly: checked }));
            }}
          />
        )}
        <Inline gap={3}>
          <Button type="submit" variant="primary" busy={busy}>
            {submitLabel ?? lists.create}
          </Button>
          {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        </Inline>
      </Stack>
    </form>
  );
}
