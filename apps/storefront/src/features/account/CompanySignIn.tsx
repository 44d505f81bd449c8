import { useLocation } from 'react-router';
import { COMPANY_SIGN_IN_CODES, COMPANY_SIGN_IN_START } from '@foolscap/account/model';
import { returnAddress } from '@foolscap/core/http';
import { BUSINESS_PATH_PREFIX, LOGIN_PATH } from '@foolscap/core/vocabulary';
import { Alert, Button, Link, Stack, TextField } from '@foolscap/ui/components';
import { withTarget } from '../../routing/sign-in-path.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { COMPANY_SIGN_IN_MESSAGES } from './company-sign-in-messages.ts';
import { EntryFrame } from './EntryFrame.tsx';

const { companySignIn: texts, companySignInErrors: errors } = COMPANY_SIGN_IN_MESSAGES;

/** Errors of the email address, which are shown at the field. */
const OF_FIELD: readonly string[] = [COMPANY_SIGN_IN_CODES.emailInvalid, COMPANY_SIGN_IN_CODES.unknownDomain];

const getMessage = (code: string): string =>
  Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.other;

/**
 * The page that begins the sign-in with a company account (docs/decisions/single-sign-on.md). Its form is always sent by the browser, with
 * and without JavaScript, because the page of the identity provider follows.
 */
export function CompanySignIn() {
  const { search } = useLocation();
  const { tenant, basename, locale } = useShop();
  const params = new URLSearchParams(search);
  // Organizations exist on the business site only.
  const site = tenant === 'sba' ? basename : BUSINESS_PATH_PREFIX;
  const error = params.get('error');
  const isFieldError = error !== null && OF_FIELD.includes(error);
  return (
    <EntryFrame
      title={texts.title}
      note={texts.note}
      ways={
        <p>
          <Link href={withTarget(LOGIN_PATH, search)}>{texts.withPassword}</Link>
        </p>
      }
    >
      <form method="post" action={COMPANY_SIGN_IN_START}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="target" value={belowRoot(returnAddress(params, `${site}/`), site)} />
        <Stack gap={4}>
          {error !== null && !isFieldError && (
            <Alert kind="failure" live="assertive">
              {getMessage(error)}
            </Alert>
          )}
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            error={isFieldError ? getMessage(error) : undefined}
          />
          <Button type="submit" variant="primary" size="large" fullWidth>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </EntryFrame>
  );
}
