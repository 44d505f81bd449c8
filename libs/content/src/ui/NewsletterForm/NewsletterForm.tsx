import type { SubscribeBody } from '../../contract/index.ts';
import {
  checkNewsletter,
  EMPLOYEE_SIZES,
  FORM_LENGTHS,
  JOB_FUNCTIONS,
  MARKETING_FORMS,
} from '../../model/index.ts';
import type { EmployeeSize, JobFunction, MarketingForm } from '../../model/index.ts';
import { MessageForm, toTexts } from '../MessageForm/MessageForm.tsx';
import type { MessageField, MessageFormState } from '../MessageForm/MessageForm.tsx';
import { useMessages } from '@foolscap/ui/components';
import { FORM_MESSAGES } from '../../model/form-messages.ts';

export interface NewsletterFormProps extends MessageFormState {
  /** The marketing form: the long one also has the job function and the number of employees. `short` by default. */
  form?: MarketingForm | undefined;
  /** Called with the sign-up, if it is complete. */
  onSubmit?: ((body: SubscribeBody) => void) | undefined;
}

/** The sign-up to the newsletter. A mailed link confirms it. */
export function NewsletterForm({ form = 'short', onSubmit, ...state }: NewsletterFormProps) {
  const { forms: texts, errors, jobFunctions, employeeSizes } = useMessages('content', FORM_MESSAGES);
  const company: MessageField[] = [
    {
      name: 'jobFunction',
      label: texts.jobFunction,
      kind: 'select',
      required: true,
      placeholder: texts.chooseJobFunction,
      options: JOB_FUNCTIONS.map((value) => ({ value, label: jobFunctions[value] })),
    },
    {
      name: 'employeeSize',
      label: texts.employeeSize,
      kind: 'select',
      required: true,
      placeholder: texts.chooseEmployeeSize,
      options: EMPLOYEE_SIZES.map((value) => ({ value, label: employeeSizes[value] })),
    },
  ];
  return (
    <MessageForm
      {...state}
      hidden={
        <>
          {state.hidden}
          <input type="hidden" name="formId" value={MARKETING_FORMS[form]} />
        </>
      }
      submitLabel={texts.signUp}
      sentText={texts.newsletterSent}
      note={texts.consent}
      fields={[
        {
          name: 'emailID',
          label: texts.email,
          kind: 'email',
          required: true,
          autoComplete: 'email',
          maxLength: FORM_LENGTHS.email,
        },
        ...(form === 'long' ? company : []),
      ]}
      check={(values) => toTexts(checkNewsletter(values, form), errors)}
      onSubmit={
        onSubmit &&
        (({ emailID = '', jobFunction, employeeSize }) =>
          onSubmit({
            emailID,
            formId: MARKETING_FORMS[form],
            ...(jobFunction ? { jobFunction: jobFunction as JobFunction } : {}),
            ...(employeeSize ? { employeeSize: employeeSize as EmployeeSize } : {}),
          }))
      }
    />
  );
}
