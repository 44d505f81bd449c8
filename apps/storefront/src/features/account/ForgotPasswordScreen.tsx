import { ForgotPassword } from '@foolscap/account/feature';
import { returnAddress } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { Link } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { usePageSearch } from '../../shell/frame-drawer.ts';
import { withTarget } from '../../routing/sign-in-path.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { accountFeature } from './feature.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

export const features = [accountFeature];

/** The page that requests a password reset link. */
export default function ForgotPasswordScreen() {
  const search = usePageSearch();
  const params = new URLSearchParams(search);
  const target = returnAddress(params, '');
  return (
    <EntryFrame
      title={texts.forgot}
      note={texts.forgotHint}
      ways={
        <p>
          <Link href={withTarget(LOGIN_PATH, search)}>{texts.backToSignIn}</Link>
        </p>
      }
    >
      <ForgotPassword
        action={ACCOUNT_FORM_PATHS.forgotPassword}
        fields={
          <>
            <FormFields purpose="forgot-password" />
            {target && <input type="hidden" name="jumpUrl" value={target} />}
          </>
        }
        returnTo={target}
        initialError={params.get('error') ?? undefined}
        initiallyDone={params.get('sent') === '1'}
      />
    </EntryFrame>
  );
}
