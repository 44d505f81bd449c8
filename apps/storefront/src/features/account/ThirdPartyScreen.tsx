import { useLocation } from 'react-router';
import { COMPANY_SIGN_IN_PAGE } from '@foolscap/account/model';
import { PAGES } from '../../routing/pages.ts';
import { CompanySignIn } from './CompanySignIn.tsx';
import { ThirdPartySignIn } from './ThirdPartySignIn.tsx';
import { Verification } from './Verification.tsx';

/**
 * The pages for signing in without a password, in one chunk: the sign-in link's page and `/tpv` for third-party users, and the sign-in with a
 * company account.
 */
export default function ThirdPartyScreen() {
  const { pathname } = useLocation();
  if (pathname === COMPANY_SIGN_IN_PAGE) return <CompanySignIn />;
  return pathname === PAGES.tpsLogin ? <ThirdPartySignIn /> : <Verification />;
}
