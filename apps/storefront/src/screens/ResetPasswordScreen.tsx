import { useLocation } from 'react-router';
import { ResetPassword } from '@foolscap/account/feature';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { ButtonLink, Link } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { FormFields } from '../forms/forms.tsx';
import { PAGES } from '../routing/pages.ts';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { EntryFrame } from './EntryFrame.tsx';

export const parts = [accountAreaPart];

/** The page that sets a new password from an emailed link. */
export default function ResetPasswordScreen() {
  const params = new URLSearchParams(useLocation().search);
  return (
    <EntryFrame
      title="Choose a new password"
      ways={
        <p>
          <Link href={PAGES.forgotPassword}>Request a new link</Link>
        </p>
      }
    >
      <ResetPassword
        action={ACCOUNT_FORM_PATHS.resetPassword}
        fields={<FormFields purpose="reset-password" />}
        initialError={params.get('error') ?? undefined}
        token={params.get('token') ?? ''}
        next={<ButtonLink href={LOGIN_PATH}>Sign in</ButtonLink>}
      />
    </EntryFrame>
  );
}
