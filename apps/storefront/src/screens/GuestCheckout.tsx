import { useDispatch, useSelector } from 'react-redux';
import { checkoutActions, selectSections } from '@foolscap/checkout/state';
import { checkoutMessage } from '@foolscap/checkout/model';
import { EmailForm } from '@foolscap/checkout/ui';
import { Divider, SectionHeading } from '@foolscap/ui/components';

/** Checkout without an account, below the sign-in form. In a chunk of its own, since most visits of the page do not show it. */
export default function GuestCheckout({ email }: { email: string | undefined }) {
  const dispatch = useDispatch();
  const contact = useSelector(selectSections).CONTACT;
  return (
    <>
      <Divider />
      <SectionHeading level={2} size="small">
        Check out without an account
      </SectionHeading>
      <EmailForm
        emphasis="second"
        email={email}
        busy={contact?.phase === 'saving'}
        error={contact?.phase === 'failed' ? checkoutMessage(contact.failure) : undefined}
        errorField={contact?.phase === 'failed' ? contact.failure.field : undefined}
        attempt={contact?.phase === 'failed' ? contact.serial : 0}
        onSubmit={(emailId1) =>
          dispatch(checkoutActions.sectionSubmitted({ section: 'CONTACT', change: { emailId1 } }))
        }
      />
    </>
  );
}
