import { useState } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT_CODES, accountMessage } from '@foolscap/account/model';
import { Alert, Button, ButtonLink, Link, Stack, useMessages } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { ACCOUNT_MESSAGES } from '@foolscap/account/model';

/**
 * The page that confirms an email address from a mailed link. Opening it does not confirm the address, because mail scanners open links
 * too; its button does.
 */
export default function ConfirmEmailScreen() {
  const params = new URLSearchParams(useLocation().search);
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const [isSent, setIsSent] = useState(false);
  const token = params.get('token') ?? '';
  const done = params.get('done');
  if (done)
    return (
      <EntryFrame
        title={
          done === 'before' ? 'Your email address is already confirmed' : 'Your email address is confirmed'
        }
      >
        <Stack gap={4}>
          <p>Orders that you placed with it without an account are in your account now.</p>
          <div>
            <ButtonLink href={PAGES.orders} variant="primary">
              See your orders
            </ButtonLink>
          </div>
        </Stack>
      </EntryFrame>
    );
  const error = params.get('error') ?? (token ? undefined : ACCOUNT_CODES.emailLinkInvalid);
  return (
    <EntryFrame
      title="Confirm your email address"
      note={token && 'Orders that you placed with it without an account will be added to your account.'}
      ways={
        !token && (
          <p>
            <Link href="/account">Your account</Link>
          </p>
        )
      }
    >
      <form
        method="post"
        action={ACCOUNT_FORM_PATHS.confirmEmail}
        onSubmit={(event) => {
          // A second submission would report that the address is already confirmed.
          if (isSent) event.preventDefault();
          setIsSent(true);
        }}
      >
        <FormFields purpose="confirm-email" />
        <input type="hidden" name="token" value={token} />
        <Stack gap={4}>
          {error && <Alert kind="failure">{accountMessage({ code: error }, messages)}</Alert>}
          {token && (
            <Button type="submit" variant="primary" size="large" fullWidth busy={isSent}>
              Confirm email address
            </Button>
          )}
        </Stack>
      </form>
    </EntryFrame>
  );
}
