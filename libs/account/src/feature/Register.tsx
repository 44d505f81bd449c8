import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions } from '../state/index.ts';
import { DetailsForm } from '../ui/index.ts';
import {
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  emailFault,
  faultsOf,
  newPassword,
  passwordFaultText,
} from './fields.ts';
import { useTask } from './useTask.ts';
import { useAccountMessages } from '../ui/messages.tsx';

export interface RegisterProps {
  /** Where the form goes without script. */
  action: string;
  fields?: ReactNode;
  /** The business site asks for a company. */
  business?: boolean;
  /** A failure that the server told by the page's address, for shoppers without script. */
  initialError?: string | undefined;
}

/** Opening an account. What follows is for the application: it hears `signedIn`. */
export function Register({ action, fields, business = false, initialError }: RegisterProps) {
  const messages = useAccountMessages();
  const dispatch = useDispatch();
  const { form } = useTask('register');
  return (
    <DetailsForm
      {...form}
      wideButton
      error={
        form.error ??
        (initialError ? { message: accountMessage({ code: initialError }, messages) } : undefined)
      }
      action={action}
      hidden={fields}
      fields={[
        FIRST_NAME,
        LAST_NAME,
        ...(business
          ? [
              {
                name: 'organizationName',
                label: 'Company',
                autoComplete: 'organization',
                required: true,
                maxLength: 80,
              },
            ]
          : []),
        EMAIL,
        newPassword(),
      ]}
      submitLabel="Create account"
      check={({ username, password }) =>
        faultsOf({
          username: emailFault(username),
          password: passwordFaultText(password, username, messages),
        })
      }
      onSubmit={({ firstName = '', lastName = '', username = '', password = '', organizationName }) =>
        dispatch(
          accountAreaActions.commandSubmitted({
            task: 'register',
            body: {
              firstName,
              lastName,
              username,
              password,
              ...(organizationName ? { organizationName } : {}),
            },
          }),
        )
      }
    />
  );
}
