import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { contentFormsActions } from '@foolscap/content/state';
import { ContactForm } from '@foolscap/content/ui';
import { Link } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { MESSAGE_FORM_PATHS } from '../../forms/message-form-paths.ts';
import { PAGES } from '../../routing/pages.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { useSubmission } from './use-submission.ts';

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
      title="Contact us"
      note="Send us a message. We’ll reply by email."
      ways={
        <>
          <p>
            <Link href={PAGES.orders}>See your orders</Link>
          </p>
          <p>
            <Link href={PAGES.findOrder}>Find an order that you placed without an account</Link>
          </p>
          <p>
            <Link href="/stores">Find a store</Link>
          </p>
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
