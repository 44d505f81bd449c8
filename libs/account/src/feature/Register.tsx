import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Checkbox, useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions } from '../state/index.ts';
import { DetailsForm } from '../ui/index.ts';
import { omitEmptyFaults, passwordFaultText, useFields } from './fields.ts';
import { REGISTER_MESSAGES } from './register-messages.ts';
import { useTask } from './use-task.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

export interface RegisterProps {
  /** Form action, for submissions without JavaScript. */
  action: string;
  fields?: ReactNode;
  /** Adds a company field; for the business site. */
  business?: boolean;
  /** Error code from the page's query string, set when the form was submitted without JavaScript. */
  initialError?: string | undefined;
}

/** The registration form. The application listens to `signedIn` for the next step. */
export function Register({ action, fields, business = false, initialError }: RegisterProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { register: texts } = useMessages('account', REGISTER_MESSAGES);
  const { firstName: firstNameField, lastName: lastNameField, email, newPassword, emailFault } = useFields();
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
        firstNameField,
        lastNameField,
        ...(business
          ? [
              {
                name: 'organizationName',
                label: texts.company,
                autoComplete: 'organization',
                required: true,
                maxLength: 80,
              },
            ]
          : []),
        email,
        newPassword(),
      ]}
      submitLabel={texts.create}
      check={({ username, password }) =>
        omitEmptyFaults({
          username: emailFault(username),
          password: passwordFaultText(password, username, messages),
        })
      }
      onSubmit={({ firstName = '', lastName = '', username = '', password = '', organizationName }, data) =>
        dispatch(
          accountAreaActions.commandSubmitted({
            task: 'register',
            body: {
              firstName,
              lastName,
              username,
              password,
              ...(organizationName ? { organizationName } : {}),
              ...(data.has('joinRewards') ? { joinRewards: true } : {}),
            },
          }),
        )
      }
    >
      <Checkbox name="joinRewards" label={texts.joinRewards} hint={texts.joinRewardsHint} />
    </DetailsForm>
  );
}
