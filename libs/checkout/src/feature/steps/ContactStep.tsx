import { ButtonLink, Stack, useMessages } from '@foolscap/ui/components';
import { EmailForm } from '../../ui/index.ts';
import { useCheckoutDraft } from '../use-checkout-draft.ts';
import { CHECKOUT_PAGE_MESSAGES } from '../../model/checkout-page-messages.ts';
import { isGuest, type StepProps } from './step.ts';
import styles from './Step.module.scss';

/** The email address of a guest, or a link to sign in. */
export function ContactStep({
  info,
  busy,
  refusal,
  onSubmit,
  signInHref,
}: StepProps & { signInHref: string }) {
  const { checkoutPage: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const { guestCheckoutAllowed } = info;
  const draft = useCheckoutDraft<{ email: string }>('CONTACT');
  return (
    <Stack gap={4}>
      {guestCheckoutAllowed && (
        <EmailForm
          email={info.emailId1}
          kept={draft.kept?.email}
          onType={(email) => draft.onType({ email })}
          busy={busy}
          {...refusal}
          onSubmit={(emailId1) => onSubmit({ emailId1 })}
        />
      )}
      {isGuest(info) && (
        <div>
          <ButtonLink
            href={signInHref}
            variant={guestCheckoutAllowed ? 'quiet' : 'primary'}
            className={guestCheckoutAllowed ? styles.instead : undefined}
          >
            {guestCheckoutAllowed ? texts.signInInstead : texts.signInFirst}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
