import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { SignIn } from '@foolscap/account/feature';
import { COMPANY_SIGN_IN_PAGE, signInMessage } from '@foolscap/account/model';
import { accountActions, selectIsSignedIn, selectSignIn } from '@foolscap/account/state';
import { returnAddress } from '@foolscap/core/http';
import { Alert, Button, Link, useHydrated } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { REFUSED_HASH } from '../../routing/lead-to-sign-in.ts';
import { withTarget } from '../../routing/sign-in-path.ts';
import { usePageSearch } from '../../shell/frame-drawer.ts';
import { useShop } from '../../shell/shop-context.ts';
import { belowRoot, isCheckout } from '../../routing/tenant-path.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { useReturn } from './use-return.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

const guestCheckout = lazyFeature<{ target: string }>(() => import('../checkout/GuestCheckout.tsx'), {
  as: 'section',
});

export const load = () => [accountActions.signInReset()];

/** Only on the way to checkout on the consumer site. */
export const sections: FeatureExports['sections'] = ({ search }) =>
  isCheckout(returnAddress(search)) ? [guestCheckout] : [];

/** Returns whether the shopper has signed in with this page's form, even if the page already had a user. */
function useSignedInHere(): boolean {
  const { phase } = useSelector(selectSignIn);
  const [isDone, setDone] = useState(false);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'signing-in' && phase === 'idle') setDone(true);
    before.current = phase;
  }, [phase]);
  return isDone;
}

/**
 * Shows that the API refused a call of a shopper whom the page considers signed in. Rendered after hydration, because the server does not
 * see the hash. A separate component, because updating the page before its sections hydrate would render them again.
 */
function RefusedNotice({ retryHref }: { retryHref: string }) {
  if (!useHydrated()) return null;
  return (
    <Alert
      kind="failure"
      live="assertive"
      title={texts.notSignedIn}
      actions={
        // Loads a new document, whose calls may lead here once more.
        <Button size="small" onClick={() => location.assign(retryHref)}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.signInAgain}
    </Alert>
  );
}

/** The sign-in page. On the way to checkout, consumers may continue with only an email address (decision-guest-checkout.2). */
export default function SignInScreen() {
  const search = usePageSearch();
  const { hash } = useLocation();
  const { tenant, basename } = useShop();
  const signedIn = useSelector(selectIsSignedIn);

  const params = new URLSearchParams(search);
  const target = belowRoot(returnAddress(params, `${basename}/`), basename);
  // Signed in here or in another tab. A page whose call was refused would lead back here, though.
  const isRefused = signedIn && hash === REFUSED_HASH;
  const hasSignedInHere = useSignedInHere();
  useReturn(signedIn && (!isRefused || hasSignedInHere), target);

  const { Screen: GuestCheckout } = guestCheckout;
  const isOnWayToCheckout = tenant === 'sdc' && isCheckout(target);
  return (
    <EntryFrame
      title={tenant === 'sba' ? texts.signInBusiness : texts.signIn}
      ways={
        <>
          <p>
            <Link href={withTarget(PAGES.forgotPassword, search)}>{texts.forgot}</Link>
          </p>
          {tenant === 'sba' && (
            <p>
              <Link href={withTarget(COMPANY_SIGN_IN_PAGE, search)}>{texts.companySignIn}</Link>
            </p>
          )}
          <p>
            {texts.newHere} <Link href={withTarget(PAGES.register, search)}>{texts.create}</Link>
          </p>
          {!isCheckout(target) && (
            <p>
              {texts.orderedAsGuest} <Link href={PAGES.findOrder}>{texts.findOrder}</Link>
            </p>
          )}
        </>
      }
      more={isOnWayToCheckout && <GuestCheckout target={target} />}
    >
      {isRefused && <RefusedNotice retryHref={basename + target} />}
      {params.get('reset') && <Alert kind="success">{texts.passwordChanged}</Alert>}
      <SignIn
        action={ACCOUNT_FORM_PATHS.signIn}
        initialError={params.get('error') ? signInMessage({ code: params.get('error') ?? '' }) : undefined}
        fields={
          <>
            <FormFields purpose="sign-in" />
            <input type="hidden" name="target" value={target} />
          </>
        }
      />
    </EntryFrame>
  );
}
