import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { FORM_CODES, formMessage } from '@foolscap/content/model';
import { contentFormsActions } from '@foolscap/content/state';
import { FeedbackForm } from '@foolscap/content/ui';
import { Link, useMessages } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { MESSAGE_FORM_PATHS } from '../../forms/message-form-paths.ts';
import { isToggleOn } from '../../routing/is-toggle-on.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { usePageBehind } from './use-page-behind.ts';
import { useSubmission } from './use-submission.ts';
import { FORM_MESSAGES } from '@foolscap/content/model';
import { MESSAGES_SCREEN_MESSAGES } from './messages-messages.ts';

const { messagePages: texts } = MESSAGES_SCREEN_MESSAGES;

/** The page for feedback about the site. `?page=` names the page that it is about. */
export default function FeedbackPage() {
  const dispatch = useDispatch();
  const messages = useMessages('content', FORM_MESSAGES);
  const isOpen = isToggleOn('feedback', useSelector(selectAccount));
  const state = useSubmission('feedback');
  const page = usePageBehind();
  return (
    <EntryFrame
      title={texts.feedback}
      ways={
        <p>
          <Link href="/contact">{texts.contact}</Link>
        </p>
      }
    >
      {isOpen ? (
        <FeedbackForm
          {...state}
          action={MESSAGE_FORM_PATHS.feedback}
          hidden={
            <>
              <FormFields purpose="feedback" />
              {page && <input type="hidden" name="page" value={page} />}
            </>
          }
          onSubmit={(body) =>
            dispatch(contentFormsActions.feedbackSubmitted({ ...body, ...(page ? { page } : {}) }))
          }
        />
      ) : (
        <p>{formMessage({ code: FORM_CODES.feedbackOff }, messages)}</p>
      )}
    </EntryFrame>
  );
}
