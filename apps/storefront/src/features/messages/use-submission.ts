import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formMessage } from '@foolscap/content/model';
import { contentFormsActions, selectSubmission } from '@foolscap/content/state';
import type { ContentFormName, ContentFormsRoot } from '@foolscap/content/state';
import type { MessageFormState, MessageFormValues } from '@foolscap/content/ui';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { useMessages } from '@foolscap/ui/components';
import { FORM_MESSAGES } from '@foolscap/content/model';

/**
 * Reads the state of a form: of its submission on this page, or else of one without JavaScript that led to it.
 *
 * @param known initial values for shoppers who have not submitted the form
 */
export function useSubmission(form: ContentFormName, known?: MessageFormValues): MessageFormState {
  const messages = useMessages('content', FORM_MESSAGES);
  const dispatch = useDispatch();
  const submission = useSelector((root: ContentFormsRoot) => selectSubmission(root, form));
  const posted = useFormOutcome();
  const earlier = submission.phase === 'idle' && posted?.form === form ? posted : undefined;
  // The outcome of a submission is not shown again after the shopper has left the page.
  useEffect(() => () => void dispatch(contentFormsActions.formLeft(form)), [dispatch, form]);
  const failure = submission.phase === 'failed' ? submission.failure : earlier?.error;
  return {
    values: earlier?.error ? earlier.values : known,
    busy: submission.phase === 'sending',
    isSent: submission.phase === 'sent' || (earlier !== undefined && !earlier.error),
    attempt: submission.serial,
    error: failure && { message: formMessage(failure, messages), field: failure.field },
  };
}
