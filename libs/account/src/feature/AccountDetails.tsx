import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { parsePhone, phoneError } from '@foolscap/core/vocabulary';
import { Stack, useCountry, useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectAccount } from '../state/index.ts';
import { DetailsForm, FormSection } from '../ui/index.ts';
import type { DetailsFormProps } from '../ui/index.ts';
import {
  AccountLoadFailure,
  FormSkeleton,
  useAccountLoadFailure,
  AccountLoading,
} from './AccountLoadFailure.tsx';
import { ACCOUNT_DETAILS_MESSAGES } from './account-details-messages.ts';
import { omitEmptyFaults, passwordFaultText, useFields } from './fields.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { useTask } from './use-task.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

const CURRENT = {
  type: 'password' as const,
  autoComplete: 'current-password',
  required: true,
};

/** The forms of the account's details. */
export type DetailsTask = 'profile' | 'email' | 'password';

export interface AccountDetailsProps {
  /** Form actions, for submissions before hydration. */
  actions?: Record<DetailsTask, string>;
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor?: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
  /** The forms that the user may use; all by default. */
  forms?: readonly DetailsTask[];
}

const ALL_FORMS: readonly DetailsTask[] = ['profile', 'email', 'password'];

/** The account's name and phone, email address and password, each in its own form. */
export function AccountDetails({ actions, fieldsFor, outcome, forms = ALL_FORMS }: AccountDetailsProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const country = useCountry()?.code;
  const { accountDetails: texts, detailsDone } = useMessages('account', ACCOUNT_DETAILS_MESSAGES);
  const fields = useFields();
  const dispatch = useDispatch();
  const profile = useSelector(selectAccount)?.userProfile;
  const details = useTask('profile', detailsDone.profile);
  const email = useTask('email', detailsDone.email);
  const password = useTask('password', detailsDone.password);
  const unread = useAccountLoadFailure();
  if (!profile && unread) return <AccountLoadFailure failure={unread} />;
  const getFormProps = (name: DetailsTask, task: ReturnType<typeof useTask>): Partial<DetailsFormProps> => {
    const earlier = formOutcomeFor(outcome, name, task);
    return {
      ...task.form,
      ...(earlier?.error
        ? { error: { message: accountMessage(earlier.error, messages), field: earlier.error.field } }
        : earlier
          ? { done: detailsDone[name] }
          : {}),
      action: actions?.[name],
      hidden: fieldsFor?.(name),
    };
  };
  const typed = (name: DetailsTask, field: string, value: string) =>
    (outcome?.form === name ? outcome.values[field] : undefined) ?? value;
  return (
    <Stack gap={10}>
      {forms.includes('profile') && (
        <FormSection title={texts.nameAndPhone} note={texts.nameAndPhoneNote}>
          {profile ? (
            <DetailsForm
              {...getFormProps('profile', details)}
              fields={[
                { ...fields.firstName, value: typed('profile', 'firstName', profile.contact.fname) },
                { ...fields.lastName, value: typed('profile', 'lastName', profile.contact.lname) },
                {
                  name: 'phone',
                  label: texts.phone,
                  type: 'tel',
                  autoComplete: 'tel',
                  value: typed('profile', 'phone', profile.phone ?? ''),
                },
              ]}
              submitLabel={texts.save}
              check={({ phone }) =>
                omitEmptyFaults({
                  phone: phone?.trim() ? phoneError(phone, { allowsExtension: false, country }) : undefined,
                })
              }
              onSubmit={({ firstName = '', lastName = '', phone = '' }) =>
                dispatch(
                  accountAreaActions.commandSubmitted({
                    task: 'profile',
                    body: { firstName, lastName, phone: parsePhone(phone)?.number ?? '' },
                  }),
                )
              }
            />
          ) : (
            <>
              <AccountLoading />
              <FormSkeleton fields={3} />
            </>
          )}
        </FormSection>
      )}
      {forms.includes('email') && (
        <FormSection title={texts.email} note={texts.emailNote}>
          {profile ? (
            <DetailsForm
              {...getFormProps('email', email)}
              fields={[
                { ...fields.email, name: 'email', value: typed('email', 'email', profile.contact.email) },
                { ...CURRENT, label: texts.currentPassword, name: 'password' },
              ]}
              submitLabel={texts.changeEmail}
              emphasis="secondary"
              check={(values) => omitEmptyFaults({ email: fields.emailFault(values.email) })}
              onSubmit={(values) =>
                dispatch(
                  accountAreaActions.commandSubmitted({
                    task: 'email',
                    body: { email: values.email ?? '', password: values.password ?? '' },
                  }),
                )
              }
            />
          ) : (
            <FormSkeleton fields={2} />
          )}
        </FormSection>
      )}
      {forms.includes('password') && (
        <FormSection title={texts.password} note={texts.passwordNote}>
          {profile ? (
            <DetailsForm
              {...getFormProps('password', password)}
              fields={[
                { ...CURRENT, label: texts.currentPassword, name: 'password' },
                fields.newPassword('newPassword'),
              ]}
              submitLabel={texts.changePassword}
              emphasis="secondary"
              check={(values) =>
                omitEmptyFaults({
                  newPassword: passwordFaultText(values.newPassword, profile.contact.email, messages),
                })
              }
              onSubmit={(values) =>
                dispatch(
                  accountAreaActions.commandSubmitted({
                    task: 'password',
                    body: { password: values.password ?? '', newPassword: values.newPassword ?? '' },
                  }),
                )
              }
            />
          ) : (
            <FormSkeleton fields={2} />
          )}
        </FormSection>
      )}
    </Stack>
  );
}
