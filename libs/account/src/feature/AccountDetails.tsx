import { useDispatch, useSelector } from 'react-redux';
import { SectionHeading, Stack } from '@foolscap/ui/components';
import { accountAreaActions, selectAccount } from '../state/index.ts';
import { DetailsForm } from '../ui/index.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, emailFault, faultsOf, newPassword, passwordWords } from './fields.ts';
import { useTask } from './useTask.ts';

/** Digits only, without the country's 1 (storefront 5). */
function digitsOf(text = ''): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

const CURRENT = {
  label: 'Current password',
  type: 'password' as const,
  autoComplete: 'current-password',
  required: true,
};

/** Name and phone, e-mail address, password: each a form of its own. */
export function AccountDetails() {
  const dispatch = useDispatch();
  const profile = useSelector(selectAccount)?.userProfile;
  const details = useTask('profile', 'Your profile is saved.');
  const email = useTask('email', 'From now on you sign in with this address.');
  const password = useTask('password', 'Your password is changed. Everywhere else you are signed out.');
  if (!profile) return null;
  return (
    <Stack gap={8}>
      <SectionHeading level={2}>Name and phone</SectionHeading>
      <DetailsForm
        {...details.form}
        fields={[
          { ...FIRST_NAME, value: profile.contact.fname },
          { ...LAST_NAME, value: profile.contact.lname },
          {
            name: 'phone',
            label: 'Phone number',
            type: 'tel',
            autoComplete: 'tel',
            maxLength: 20,
            value: profile.phone ?? '',
          },
        ]}
        submitLabel="Save"
        check={({ phone }) =>
          faultsOf({
            phone: phone?.trim() && digitsOf(phone).length !== 10 ? 'Invalid phone number' : undefined,
          })
        }
        onSubmit={({ firstName = '', lastName = '', phone }) =>
          dispatch(
            accountAreaActions.wished({
              task: 'profile',
              body: { firstName, lastName, phone: digitsOf(phone) },
            }),
          )
        }
      />
      <SectionHeading level={2}>E-mail address</SectionHeading>
      <DetailsForm
        {...email.form}
        fields={[
          { ...EMAIL, name: 'email', value: profile.contact.email },
          { ...CURRENT, name: 'password' },
        ]}
        submitLabel="Change e-mail address"
        emphasis="secondary"
        check={(values) => faultsOf({ email: emailFault(values.email) })}
        onSubmit={(values) =>
          dispatch(
            accountAreaActions.wished({
              task: 'email',
              body: { email: values.email ?? '', password: values.password ?? '' },
            }),
          )
        }
      />
      <SectionHeading level={2}>Password</SectionHeading>
      <DetailsForm
        {...password.form}
        fields={[{ ...CURRENT, name: 'password' }, newPassword('newPassword')]}
        submitLabel="Change password"
        emphasis="secondary"
        check={(values) =>
          faultsOf({ newPassword: passwordWords(values.newPassword, profile.contact.email) })
        }
        onSubmit={(values) =>
          dispatch(
            accountAreaActions.wished({
              task: 'password',
              body: { password: values.password ?? '', newPassword: values.newPassword ?? '' },
            }),
          )
        }
      />
    </Stack>
  );
}
