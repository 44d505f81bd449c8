import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { Register } from '@foolscap/account/feature';
import { selectIsSignedIn } from '@foolscap/account/state';
import { returnAddress } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { Link } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { withTarget } from '../../routing/sign-in-path.ts';
import { useFrameDrawer, usePageSearch } from '../../shell/frame-drawer.ts';
import { useShop } from '../../shell/shop-context.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { accountFeature } from './feature.ts';
import { WELCOME } from './welcome-steps.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

export const features = [accountFeature];

/** The registration page; signs in and continues to the return target. */
export default function RegisterScreen() {
  const navigate = useNavigate();
  const drawer = useFrameDrawer();
  const search = usePageSearch();
  const { tenant, basename } = useShop();
  const signedIn = useSelector(selectIsSignedIn);
  const params = new URLSearchParams(search);
  const target = belowRoot(returnAddress(params, `${basename}/`), basename);

  // Without another goal, the next page helps to set up the account; a drawer shows it over the page that the shopper was on.
  const goal = target === '/' ? WELCOME : target;
  useEffect(() => {
    if (!signedIn) return;
    if (drawer && drawer.behind === new URL(target, location.origin).pathname)
      drawer.show(basename + WELCOME);
    else void navigate(goal, { replace: true });
  }, [basename, drawer, goal, navigate, signedIn, target]);

  return (
    <EntryFrame
      title={tenant === 'sba' ? texts.createBusiness : texts.create}
      ways={
        <>
          <p>
            {texts.haveAccount} <Link href={withTarget(LOGIN_PATH, search)}>{texts.signIn}</Link>
          </p>
          <p>
            <Link href={withTarget(PAGES.forgotPassword, search)}>{texts.forgot}</Link>
          </p>
        </>
      }
    >
      <Register
        action={ACCOUNT_FORM_PATHS.register}
        business={tenant === 'sba'}
        initialError={params.get('error') ?? undefined}
        fields={
          <>
            <FormFields purpose="register" />
            <input type="hidden" name="target" value={goal} />
          </>
        }
      />
    </EntryFrame>
  );
}
