import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { parsePhone, phoneError } from '@foolscap/core/vocabulary';
import { Stack, useMessages } from '@foolscap/ui/components';
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
import {
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  emailFault,
  omitEmptyFaults,
  newPassword,
  passwordFaultText,
} from './fields.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { useTask } from './use-task.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

const CURRENT = {
  label: 'Current password',
  type: 'password' as const,
  autoComplete: 'current-password',
  required: true,
};

type DetailsTask = 'profile' | 'email' | 'password';

export interface AccountDetailsProps {
  /** Form actions, for submissions before hydration. */
  actions?: Record<DetailsTask, string>;
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor?: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

const DONE: Record<DetailsTask, string> = {
  profile: 'Your profile is saved.',
  email: 'Your email address has been changed. Use it the next time you sign in.',
  password: 'Your password has been changed. You’re signed out on all other devices.',
};

/** The account's name and phone, email address and password, each in its own form. */
export function AccountDetails({ actions, fieldsFor, outcome }: AccountDetailsProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const dispatch = useDispatch();
  const profile = useSelector(selectAccount)?.userProfile;
  const details = useTask('profile', DONE.profile);
  const email = useTask('email', DONE.email);
  const password = useTask('password', DONE.password);
  const unread = useAccountLoadFailure();
  if (!profile && unread) return <AccountLoadFailure failure={unread} />;
  const getFormProps = (name: DetailsTask, task: ReturnType<typeof useTask>): Partial<DetailsFormProps> => {
    const earlier = formOutcomeFor(outcome, name, task);
    return {
      ...task.form,
      ...(earlier?.error
        ? { error: { message: accountMessage(earlier.error, messages), field: earlier.error.field } }
        : earlier
          ? { done: DONE[name] }
          : {}),
      action: actions?.[name],
      hidden: fieldsFor?.(name),
    };
  };
  const typed = (name: DetailsTask, field: string, value: string) =>
    (outcome?.form === name ? outcome.values[field] : undefined) ?? value;
  return (
    <Stack gap={10}>
      <FormSection title="Name and phone" note="Your name, and the number that carriers can call.">
        {profile ? (
          <DetailsForm
            {...getFormProps('profile', details)}
            fields={[
              { ...FIRST_NAME, value: typed('profile', 'firstName', profile.contact.fname) },
              { ...LAST_NAME, value: typed('profile', 'lastName', profile.contact.lname) },
              {
                name: 'phone',
                label: 'Phone number',
                type: 'tel',
                autoComplete: 'tel',
                value: typed('profile', 'phone', profile.phone ?? ''),
              },
            ]}
            submitLabel="Save"
            check={({ phone }) =>
              omitEmptyFaults({
                phone: phone?.trim() ? phoneError(phone, { allowsExtension: false }) : undefined,
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
      <FormSection title="Email address" note="You sign in with this address. We send order updates to it.">
        {profile ? (
          <DetailsForm
            {...getFormProps('email', email)}
            fields={[
              { ...EMAIL, name: 'email', value: typed('email', 'email', profile.contact.email) },
              { ...CURRENT, name: 'password' },
            ]}
            submitLabel="Change email address"
            emphasis="secondary"
            check={(values) => omitEmptyFaults({ email: emailFault(values.email) })}
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
      <FormSection title="Password" note="Changing your password signs you out on all other devices.">
        {profile ? (
          <DetailsForm
            {...getFormProps('password', password)}
            fields={[{ ...CURRENT, name: 'password' }, newPassword('newPassword')]}
            submitLabel="Change password"
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
    </Stack>
  );
}
