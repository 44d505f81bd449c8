import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { FORM_CODES, formMessage } from '@foolscap/content/model';
import type { FormCode } from '@foolscap/content/model';
import { contentFormsActions } from '@foolscap/content/state';
import { NewsletterForm } from '@foolscap/content/ui';
import { Alert, Button, Link, Stack, useMessages } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { MESSAGE_FORM_PATHS } from '../../forms/message-form-paths.ts';
import { useShop } from '../../shell/shop-context.ts';
import { useFrameDrawer } from '../../shell/frame-drawer.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { usePageBehind } from './use-page-behind.ts';
import { useSubmission } from './use-submission.ts';
import { FORM_MESSAGES } from '@foolscap/content/model';
import { MESSAGES_SCREEN_MESSAGES } from './messages-messages.ts';

const { messagePages: texts } = MESSAGES_SCREEN_MESSAGES;

interface LinkPageProps {
  title: string;
  /** The text above the button. */
  note: string;
  button: string;
  doneTitle: string;
  doneText: string;
  action: string;
  /** The code of a link that is not valid. */
  invalid: FormCode;
  /** The next step for a shopper without a valid link. */
  next: ReactNode;
}

/** A page that a mailed link opens. Opening it changes nothing, because mail scanners open links too; its button does. */
function LinkPage({ title, note, button, doneTitle, doneText, action, invalid, next }: LinkPageProps) {
  const params = new URLSearchParams(useLocation().search);
  const messages = useMessages('content', FORM_MESSAGES);
  const [isSent, setIsSent] = useState(false);
  if (params.has('done'))
    return (
      <EntryFrame
        title={doneTitle}
        ways={
          <p>
            <Link href="/">{texts.home}</Link>
          </p>
        }
      >
        <p>{doneText}</p>
      </EntryFrame>
    );
  const token = params.get('token');
  const error = params.get('error') ?? (token ? undefined : invalid);
  let form: ReactNode;
  if (token)
    form = (
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          if (isSent) event.preventDefault();
          setIsSent(true);
        }}
      >
        <FormFields purpose="newsletter-link" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="large" fullWidth busy={isSent}>
          {button}
        </Button>
      </form>
    );
  return (
    <EntryFrame title={title} note={token ? note : undefined} ways={!token && <p>{next}</p>}>
      {(error || form) && (
        <Stack gap={4}>
          {error && <Alert kind="failure">{formMessage({ code: error }, messages)}</Alert>}
          {form}
        </Stack>
      )}
    </EntryFrame>
  );
}

/** The page of the sign-up: the long form on the business site, the short one on the consumer site (storefront-9.38). */
function SignUpPage() {
  const { tenant } = useShop();
  const dispatch = useDispatch();
  const page = usePageBehind() ?? '/newsletter';
  const state = useSubmission('newsletter');
  return (
    <EntryFrame title={texts.newsletter} note={texts.newsletterNote}>
      <NewsletterForm
        {...state}
        form={tenant === 'sba' ? 'long' : 'short'}
        action={MESSAGE_FORM_PATHS.newsletter}
        hidden={<FormFields purpose="newsletter" />}
        onSubmit={(body) =>
          dispatch(contentFormsActions.newsletterSubmitted({ ...body, landingPages: [page] }))
        }
      />
    </EntryFrame>
  );
}

/** The newsletter: its sign-up, and the pages that the links in its mails open. */
export default function NewsletterPage() {
  const location = useLocation();
  const { pathname } = useFrameDrawer() ?? location;
  if (/\/confirm\/*$/i.test(pathname))
    return (
      <LinkPage
        title={texts.confirmTitle}
        note={texts.confirmNote}
        button={texts.confirm}
        doneTitle={texts.subscribed}
        doneText={texts.subscribedText}
        action={MESSAGE_FORM_PATHS.confirmNewsletter}
        invalid={FORM_CODES.linkInvalid}
        next={<Link href="/newsletter">{texts.signUp}</Link>}
      />
    );
  if (/\/unsubscribe\/*$/i.test(pathname))
    return (
      <LinkPage
        title={texts.unsubscribe}
        note={texts.unsubscribeNote}
        button={texts.unsubscribe}
        doneTitle={texts.unsubscribed}
        doneText={texts.unsubscribedText}
        action={MESSAGE_FORM_PATHS.unsubscribe}
        invalid={FORM_CODES.unsubscribeInvalid}
        next={<Link href="/contact">{texts.contact}</Link>}
      />
    );
  return <SignUpPage />;
}
