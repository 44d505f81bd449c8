import { useState } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT_CODES, accountMessage } from '@foolscap/account/model';
import { Alert, Button, ButtonLink, Link, Stack, useMessages } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { ACCOUNT_MESSAGES } from '@foolscap/account/model';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

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
      <EntryFrame title={done === 'before' ? texts.confirmedBefore : texts.confirmed}>
        <Stack gap={4}>
          <p>{texts.ordersAdded}</p>
          <div>
            <ButtonLink href={PAGES.orders} variant="primary">
              {texts.seeOrders}
            </ButtonLink>
          </div>
        </Stack>
      </EntryFrame>
    );
  const error = params.get('error') ?? (token ? undefined : ACCOUNT_CODES.emailLinkInvalid);
  return (
    <EntryFrame
      title={texts.confirmTitle}
      note={token && texts.ordersWillBeAdded}
      ways={
        !token && (
          <p>
            <Link href="/account">{texts.yourAccount}</Link>
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
              {texts.confirmButton}
            </Button>
          )}
        </Stack>
      </form>
    </EntryFrame>
  );
}
