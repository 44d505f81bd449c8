import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { SignIn } from '@foolscap/account/feature';
import { signInMessage } from '@foolscap/account/model';
import { selectIsSignedIn } from '@foolscap/account/state';
import { returnAddress } from '@foolscap/core/http';
import { Alert, Link } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { FormFields } from '../forms/forms.tsx';
import { PAGES } from '../routing/pages.ts';
import { withTarget } from '../routing/sign-in-path.ts';
import { useShop } from '../shell/shop-context.ts';
import { belowRoot, isCheckout } from '../routing/tenant-path.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { lazySection } from '../rendering/lazy-section.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { useReturn } from './use-return.ts';

const guestCheckout = lazySection<{ target: string }>(() => import('./GuestCheckout.tsx'));

/** Only on the way to checkout of the consumer site. */
export const sections: PageExports['sections'] = ({ search }) =>
  isCheckout(returnAddress(search)) ? [guestCheckout] : [];

/** The sign-in page. On the way to checkout, consumers may continue with only an email address (decision-guest-checkout.2). */
export default function SignInScreen() {
  const { search } = useLocation();
  const { tenant, basename } = useShop();
  const signedIn = useSelector(selectIsSignedIn);

  const params = new URLSearchParams(search);
  const target = belowRoot(returnAddress(params, `${basename}/`), basename);
  // Signed in here or in another tab.
  useReturn(signedIn, target);

  const { Screen: GuestCheckout } = guestCheckout;
  return (
    <EntryFrame
      title={tenant === 'sba' ? 'Sign in to your business account' : 'Sign in'}
      ways={
        <>
          <p>
            <Link href={withTarget(PAGES.forgotPassword, search)}>Forgot your password?</Link>
          </p>
          <p>
            New here? <Link href={withTarget(PAGES.register, search)}>Create an account</Link>
          </p>
          {!isCheckout(target) && (
            <p>
              Ordered without an account? <Link href={PAGES.findOrder}>Find your order</Link>
            </p>
          )}
        </>
      }
      more={tenant === 'sdc' && isCheckout(target) && <GuestCheckout target={target} />}
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
