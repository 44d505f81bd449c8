import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { UNITED_STATES } from '@foolscap/core/vocabulary';
import type { Address, ZipCodePlace } from '@foolscap/core/vocabulary';
import {
  Button,
  Checkbox,
  FormErrors,
  PhoneField,
  Select,
  Stack,
  TextField,
  ZipField,
  useCountry,
  useHydrated,
  useKeptValues,
  useServerError,
  useMessages,
} from '@foolscap/ui/components';
import { EMPTY_ADDRESS, checkAddress, getFormField, getZipDigits, toAddress } from '../../model/index.ts';
import type { AddressDraft, AddressErrors, FilledPlace } from '../../model/index.ts';

import { ADDRESS_MESSAGES } from '../../model/address-messages.ts';
import styles from './AddressForm.module.scss';
import { useFilledPlace } from './use-filled-place.ts';

export interface AddressFormProps {
  /** Initial values. */
  draft?: AddressDraft;
  /** Typed before a reload. */
  kept?: Partial<AddressDraft> | undefined;
  /** Called with all values when one of them changes. */
  onType?: ((values: AddressDraft) => void) | undefined;
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why the address could not be used. */
  error?: string | undefined;
  /** The API's field path of `error`: `addresses[0].address1`. */
  errorField?: string | undefined;
  /** Increases with each submission, so that a repeated error is announced again. */
  attempt?: number;
  /** Shows validation errors initially, after a submission before hydration. */
  submitted?: boolean;
  /** Form action and hidden fields, for submissions before hydration. Without an action the form is disabled until then. */
  action?: string | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** The label of the button. */
  submitLabel?: string;
  /** Offers to save the address for later orders. */
  offersSaving?: boolean;
  /** The place of the last ZIP code lookup; it fills in empty fields if the code is still the form's. */
  zipPlace?: ZipCodePlace | undefined;
  /** Called with the five digits of a ZIP code, once they are entered. */
  onZipCode?: ((zipCode: string) => void) | undefined;
  /** @param keep whether the shopper chose to save the address */
  /** Called with a valid address, and whether to save it to the account. */
  onSubmit?: (address: Address, keep: boolean) => void;
}

type FieldName = keyof AddressDraft;

/** An address in the site's country. Errors appear on submission, then update while typing. */
export function AddressForm({
  draft = EMPTY_ADDRESS,
  kept,
  onType,
  busy = false,
  error,
  errorField,
  attempt = 0,
  submitted = false,
  action,
  hidden,
  submitLabel,
  offersSaving = false,
  zipPlace,
  onZipCode,
  onSubmit,
}: AddressFormProps) {
  const messages = useMessages('checkout', ADDRESS_MESSAGES);
  const { addressForm: texts } = messages;
  const abroad = useCountry();
  const rules = abroad ?? UNITED_STATES;
  const id = useId();
  const hydrated = useHydrated();
  const [values, setValues] = useState(draft);
  const [keep, setKeep] = useState(false);
  const [submits, setSubmits] = useState(submitted ? 1 : 0);
  const check = () => checkAddress(values, messages, rules);
  // Without a submission the error belongs to something else, such as a saved address.
  const refusal = useServerError(error, submits > 0 ? getFormField(errorField, values) : undefined);
  const errors: AddressErrors = { ...refusal.errors, ...(submits > 0 ? check() : {}) };
  useKeptValues(kept, (typed) => setValues({ ...values, ...typed }));
  const change = (name: FieldName, value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    onType?.(changed);
    refusal.fieldChanged(name);
  };
  const changeZipCode = (value: string) => {
    change('zipCode', value);
    // The places of other countries' codes cannot be looked up.
    const digits = abroad ? undefined : getZipDigits(value);
    if (digits !== undefined && digits !== getZipDigits(values.zipCode)) onZipCode?.(digits);
  };
  const fill = (filled: FilledPlace) => {
    const changed = { ...values, ...filled };
    setValues(changed);
    onType?.(changed);
    for (const name of Object.keys(filled)) refusal.fieldChanged(name);
  };
  useFilledPlace(zipPlace, values, fill, `${id}-zipCode`, texts.filled);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmits(submits + 1);
    refusal.formSubmitted();
    if (Object.keys(check()).length === 0 && !busy) onSubmit?.(toAddress(values, rules), keep);
  };
  const digits = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  const field = (name: FieldName) => {
    const { onChange, ...rest } = digits(name);
    return { ...rest, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  };

  return (
    <form method="post" action={action} onSubmit={submit} noValidate>
      {hidden}
      <Stack gap={4}>
        <FormErrors formId={id} errors={errors} failure={refusal.failure} attempt={submits + attempt} />
        <div className={styles.grid}>
          <TextField
            {...field('firstName')}
            label={texts.firstName}
            autoComplete="given-name"
            required
            maxLength={50}
          />
          <TextField
            {...field('lastName')}
            label={texts.lastName}
            autoComplete="family-name"
            required
            maxLength={50}
          />
          <div className={styles.wide}>
            <TextField
              {...field('organizationName')}
              label={texts.company}
              autoComplete="organization"
              optional
              maxLength={80}
            />
          </div>
          <div className={styles.wide}>
            <TextField
              {...field('address1')}
              label={texts.street}
              autoComplete="address-line1"
              required
              maxLength={80}
            />
          </div>
          <div className={styles.wide}>
            <TextField
              {...field('address2')}
              label={texts.apartment}
              autoComplete="address-line2"
              optional
              maxLength={80}
            />
          </div>
          <TextField
            {...field('city')}
            label={texts.city}
            autoComplete="address-level2"
            required
            maxLength={60}
          />
          <Select
            {...field('state')}
            label={texts.state}
            autoComplete="address-level1"
            required
            placeholder={texts.chooseState}
            options={Object.entries(rules.regions).map(([value, label]) => ({ value, label }))}
          />
          {abroad ? (
            <TextField
              {...field('zipCode')}
              label={texts.zipCode}
              autoComplete="postal-code"
              autoCapitalize="characters"
              maxLength={10}
              required
            />
          ) : (
            <ZipField
              {...digits('zipCode')}
              onChange={changeZipCode}
              label={texts.zipCode}
              plusFour
              width="full"
              required
            />
          )}
          <PhoneField {...digits('phone')} label={texts.phone} width="full" required />
        </div>
        {offersSaving && (
          <Checkbox label={texts.keep} checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={!hydrated && action === undefined}>
            {submitLabel ?? texts.use}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
