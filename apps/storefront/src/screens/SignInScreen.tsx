import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { SignIn } from '@foolscap/account/feature';
import { signInMessage } from '@foolscap/account/model';
import { selectIsSignedIn } from '@foolscap/account/state';
import { checkoutActions, selectCheckoutInfo, selectSections } from '@foolscap/checkout/state';
import { parseCookies } from '@foolscap/core/cookies';
import { returnAddress } from '@foolscap/core/http';
import { YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { Alert, Link, lazyComponent } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { FormFields } from '../forms/forms.tsx';
import { PAGES, withTarget } from '../routing/pages.ts';
import { useShop } from '../shell/shop-context.ts';
import { belowRoot, isCheckout } from '../routing/tenant-path.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { checkoutPart } from '../parts/checkout.part.ts';
import { EntryFrame } from './EntryFrame.tsx';

export const parts = [checkoutPart];

const GuestCheckout = lazyComponent(() => import('./GuestCheckout.tsx'));

/** On the way to checkout, loads whether guest checkout is offered. */
export const load: PageExports['load'] = ({ search }) =>
  isCheckout(returnAddress(search)) ? [checkoutActions.checkoutRequested()] : [];

/** The sign-in page. On the way to checkout, consumers may continue with only an email address (decision-guest-checkout.2). */
export default function SignInScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { tenant, basename, store } = useShop();
  const signedIn = useSelector(selectIsSignedIn);
  const info = useSelector(selectCheckoutInfo);
  const contact = useSelector(selectSections).CONTACT;

  const params = new URLSearchParams(search);
  const target = belowRoot(returnAddress(params, `${basename}/`), basename);
  const toCheckout = isCheckout(target);

  // Signed in here or in another tab, or continued as a guest: continues to the return target.
  const done = signedIn || (toCheckout && contact?.phase === 'saved');
  useEffect(() => {
    if (!done) return;
    // The account's preferred store was set; a page load lets the server apply it to every page.
    if (!store && parseCookies(document.cookie)[YOUR_STORE_COOKIE]) location.replace(basename + target);
    else void navigate(target, { replace: true });
  }, [basename, done, navigate, store, target]);

  const offersEmail = tenant === 'sdc' && toCheckout && info?.guestCheckoutAllowed === true;
  return (
    <EntryFrame
      title={tenant === 'sba' ? 'Sign in to your business account' : 'Sign in'}
      ways={
        <>
          <p>
            <Link href={PAGES.forgotPassword}>Forgot your password?</Link>
          </p>
          <p>
            New here? <Link href={withTarget(PAGES.register, search)}>Create an account</Link>
          </p>
        </>
      }
      more={offersEmail && <GuestCheckout email={info.emailId1} />}
    >
      {params.get('reset') && (
        <Alert kind="success">Your password has been changed. Sign in with your new password.</Alert>
      )}
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
