import { useLocation } from 'react-router';
import { ResetPassword } from '@foolscap/account/feature';
import { returnAddress } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { ButtonLink, Link } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { withTarget } from '../../routing/sign-in-path.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { accountFeature } from './feature.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

export const features = [accountFeature];

/** The page that sets a new password from an emailed link. */
export default function ResetPasswordScreen() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const target = returnAddress(params, '');
  return (
    <EntryFrame
      title={texts.newPassword}
      ways={
        <p>
          <Link href={withTarget(PAGES.forgotPassword, search)}>{texts.newLink}</Link>
        </p>
      }
    >
      <ResetPassword
        action={ACCOUNT_FORM_PATHS.resetPassword}
        fields={
          <>
            <FormFields purpose="reset-password" />
            {target && <input type="hidden" name="jumpUrl" value={target} />}
          </>
        }
        initialError={params.get('error') ?? undefined}
        token={params.get('token') ?? ''}
        next={<ButtonLink href={withTarget(LOGIN_PATH, search)}>{texts.signIn}</ButtonLink>}
      />
    </EntryFrame>
  );
}
