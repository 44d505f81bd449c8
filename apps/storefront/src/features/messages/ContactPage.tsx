import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { contentFormsActions } from '@foolscap/content/state';
import { ContactForm } from '@foolscap/content/ui';
import { Link } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { MESSAGE_FORM_PATHS } from '../../forms/message-form-paths.ts';
import { PAGES } from '../../routing/pages.ts';
import { SalesRep } from '../business/SalesRep.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { useSubmission } from './use-submission.ts';
import { MESSAGES_SCREEN_MESSAGES } from './messages-messages.ts';

const { messagePages: texts } = MESSAGES_SCREEN_MESSAGES;

/** The page of the contact form. The name and email address of signed-in shoppers are filled in. */
export default function ContactPage() {
  const dispatch = useDispatch();
  const contact = useSelector(selectAccount)?.userProfile?.contact;
  const state = useSubmission(
    'contact',
    contact && { name: `${contact.fname} ${contact.lname}`.trim(), email: contact.email },
  );
  return (
    <EntryFrame
      title={texts.contact}
      note={texts.contactNote}
      ways={
        <>
          <p>
            <Link href={PAGES.orders}>{texts.seeOrders}</Link>
          </p>
          <p>
            <Link href={PAGES.findOrder}>{texts.findOrder}</Link>
          </p>
          <p>
            <Link href="/stores">{texts.findStore}</Link>
          </p>
          <SalesRep />
        </>
      }
    >
      <ContactForm
        {...state}
        action={MESSAGE_FORM_PATHS.contact}
        hidden={<FormFields purpose="contact" />}
        onSubmit={(body) => dispatch(contentFormsActions.contactSubmitted(body))}
      />
    </EntryFrame>
  );
}
