import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import {
  Button,
  FormErrors,
  PhoneField,
  Stack,
  TextField,
  useCountry,
  useHydrated,
  useKeptValues,
  useServerError,
  useMessages,
} from '@foolscap/ui/components';
import type { PickupPerson } from '../../contract/index.ts';
import { checkPickupPerson, getFormField, toPickupPerson } from '../../model/index.ts';
import type { PickupPersonErrors } from '../../model/index.ts';

import { PICKUP_PERSON_MESSAGES } from '../../model/pickup-person-messages.ts';
import styles from './PickupPersonForm.module.scss';

export interface PickupPersonFormProps {
  /** The saved pickup person. */
  person?: PickupPerson | undefined;
  /** Initial values without a saved person: the shopper's own details. */
  suggestion?: Partial<PickupPerson>;
  /** Typed before a reload. */
  kept?: Partial<PickupPerson> | undefined;
  /** Called with all values when one of them changes. */
  onType?: ((values: PickupPerson) => void) | undefined;
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why the last submission failed. */
  error?: string | undefined;
  /** The API's field path of `error`: `pickupPerson.email`. */
  errorField?: string | undefined;
  /** Increases with each submission, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with name, email address and phone number, if they are valid. */
  onSubmit?: (person: PickupPerson) => void;
}

type FieldName = keyof PickupPerson;

/** The person who picks up the order, with a phone number and email address for the ready notification. */
export function PickupPersonForm({
  person,
  suggestion,
  kept,
  onType,
  busy = false,
  error,
  errorField,
  attempt = 0,
  onSubmit,
}: PickupPersonFormProps) {
  const messages = useMessages('checkout', PICKUP_PERSON_MESSAGES);
  const country = useCountry()?.code;
  const { pickupPerson: texts } = messages;
  const id = useId();
  const hydrated = useHydrated();
  const [values, setValues] = useState<PickupPerson>(
    person ?? { firstName: '', lastName: '', email: '', phone: '', ...suggestion },
  );
  const [submits, setSubmits] = useState(0);
  const refusal = useServerError(error, getFormField(errorField, values));
  const errors: PickupPersonErrors = {
    ...refusal.errors,
    ...(submits > 0 ? checkPickupPerson(values, messages, country) : {}),
  };
  useKeptValues(kept, (typed) => setValues({ ...values, ...typed }));
  const change = (name: FieldName, value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    onType?.(changed);
    refusal.fieldChanged(name);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmits(submits + 1);
    refusal.formSubmitted();
    if (Object.keys(checkPickupPerson(values, messages, country)).length === 0 && !busy)
      onSubmit?.(toPickupPerson(values));
  };
  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <form method="post" onSubmit={submit} noValidate aria-label={texts.title}>
      <Stack gap={4}>
        <FormErrors formId={id} errors={errors} failure={refusal.failure} attempt={submits + attempt} />
        <p>{texts.hint}</p>
        <div className={styles.grid}>
          <TextField
            {...field('firstName')}
            label={texts.firstName}
            autoComplete="given-name"
            maxLength={50}
          />
          <TextField
            {...field('lastName')}
            label={texts.lastName}
            autoComplete="family-name"
            maxLength={50}
          />
          <PhoneField
            {...field('phone')}
            onChange={(phone) => change('phone', phone)}
            label={texts.phone}
            width="full"
            hint={texts.phoneHint}
          />
          <TextField
            {...field('email')}
            label={texts.email}
            // Both fields have a hint, so that their inputs align.
            hint={texts.emailHint}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={!hydrated}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
