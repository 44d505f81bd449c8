import { useDispatch, useSelector } from 'react-redux';
import {
  checkoutActions,
  selectCheckoutInfo,
  selectKeptCheckout,
  selectSections,
} from '@foolscap/checkout/state';
import { checkoutMessage } from '@foolscap/checkout/model';
import { EmailForm } from '@foolscap/checkout/ui';
import { Divider, SectionHeading } from '@foolscap/ui/components';
import { useReturn } from '../account/use-return.ts';
import { checkoutFeature } from './feature.ts';
import { CHECKOUT_SCREEN_MESSAGES } from './checkout-messages.ts';

const { checkoutPages: texts } = CHECKOUT_SCREEN_MESSAGES;

export const features = [checkoutFeature];

/** Returns the actions that load whether guest checkout is offered. */
export const load = () => [checkoutActions.checkoutRequested()];

/** Checkout without an account, below the sign-in form (decision-guest-checkout.2), if the server allows it. */
export default function GuestCheckout({ target }: { target: string }) {
  const dispatch = useDispatch();
  const info = useSelector(selectCheckoutInfo);
  const contact = useSelector(selectSections).CONTACT;
  const kept = useSelector(selectKeptCheckout).drafts.CONTACT;
  useReturn(contact?.phase === 'saved', target);
  if (!info?.guestCheckoutAllowed) return null;
  return (
    <>
      <Divider />
      <SectionHeading level={2} size="small">
        {texts.guest}
      </SectionHeading>
      <EmailForm
        emphasis="second"
        email={info.emailId1}
        kept={kept?.email}
        onType={(email) => dispatch(checkoutActions.draftChanged({ form: 'CONTACT', values: { email } }))}
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
