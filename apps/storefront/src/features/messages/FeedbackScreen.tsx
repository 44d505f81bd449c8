import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { formMessage } from '@foolscap/content/model';
import { contentFormsActions, selectFeedback } from '@foolscap/content/state';
import { FeedbackForm, useFormMessages } from '@foolscap/content/ui';
import { Alert, Link, Spinner } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { MESSAGE_FORM_PATHS } from '../../forms/message-form-paths.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { messagesFeature } from './feature.ts';
import { useSubmission } from './use-submission.ts';

export const features = [messagesFeature];

export const load: FeatureExports['load'] = () => [contentFormsActions.feedbackRequested()];

/** The page for feedback about the site, while the toggle `feedback` is on. `?page=` names the page that it is about. */
export default function FeedbackScreen() {
  const dispatch = useDispatch();
  const messages = useFormMessages();
  const feedback = useSelector(selectFeedback);
  const state = useSubmission('feedback');
  const page = new URLSearchParams(useLocation().search).get('page');
  const isPage = page !== null && /^\/[^?#\s]{0,199}$/.test(page);
  return (
    <EntryFrame
      title="Feedback"
      ways={
        <p>
          <Link href="/contact">Contact us</Link>
        </p>
      }
    >
      {feedback.phase === 'failed' ? (
        feedback.failure.status === 404 ? (
          <p>{formMessage(feedback.failure, messages)}</p>
        ) : (
          <Alert
            kind="failure"
            live="polite"
            onRetry={() => dispatch(contentFormsActions.feedbackRequested())}
          >
            {formMessage(feedback.failure, messages)}
          </Alert>
        )
      ) : feedback.value ? (
        <FeedbackForm
          {...state}
          action={MESSAGE_FORM_PATHS.feedback}
          hidden={
            <>
              <FormFields purpose="feedback" />
              {isPage && <input type="hidden" name="page" value={page} />}
            </>
          }
          onSubmit={(body) =>
            dispatch(contentFormsActions.feedbackSubmitted({ ...body, ...(isPage ? { page } : {}) }))
          }
        />
      ) : (
        <Spinner label="Loading" />
      )}
    </EntryFrame>
  );
}
