import { useState } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT_CODES, accountMessage } from '@foolscap/account/model';
import { returnAddress } from '@foolscap/core/http';
import { BUSINESS_PATH_PREFIX, LOGIN_PATH } from '@foolscap/core/vocabulary';
import { Alert, Button, Link, Stack, useMessages } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { withTarget } from '../../routing/sign-in-path.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { ACCOUNT_MESSAGES } from '@foolscap/account/model';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

/**
 * The page of a third-party user's one-time link. Opening it does not use up the link, because mail scanners and previews open links too;
 * its button does.
 */
export function ThirdPartySignIn() {
  const { search } = useLocation();
  const { tenant, basename } = useShop();
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const [isSent, setIsSent] = useState(false);
  const params = new URLSearchParams(search);
  // Organizations exist on the business site only.
  const site = tenant === 'sba' ? basename : BUSINESS_PATH_PREFIX;
  const token = params.get('token') ?? '';
  const error = params.get('error') ?? (token ? undefined : ACCOUNT_CODES.thirdPartyLinkInvalid);
  return (
    <EntryFrame
      title={texts.signInWithLink}
      note={token && texts.invited}
      ways={
        <p>
          {texts.haveOne} <Link href={withTarget(LOGIN_PATH, search)}>{texts.signIn}</Link>
        </p>
      }
    >
      <form
        method="post"
        action={ACCOUNT_FORM_PATHS.thirdPartySignIn}
        onSubmit={(event) => {
          // A second submission would find the link already used.
          if (isSent) event.preventDefault();
          setIsSent(true);
        }}
      >
        <input type="hidden" name="site" value={site} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="target" value={belowRoot(returnAddress(params, `${site}/`), site)} />
        <Stack gap={4}>
          {error && <Alert kind="failure">{accountMessage({ code: error }, messages)}</Alert>}
          {token && (
            <Button type="submit" variant="primary" size="large" fullWidth busy={isSent}>
              {texts.signIn}
            </Button>
          )}
        </Stack>
      </form>
    </EntryFrame>
  );
}
