import { useLocation } from 'react-router';
import { PAGES } from '../../routing/pages.ts';
import { ThirdPartySignIn } from './ThirdPartySignIn.tsx';
import { Verification } from './Verification.tsx';

/** The pages for third-party users, in one chunk: the sign-in link's page and `/tpv`. */
export default function ThirdPartyScreen() {
  return useLocation().pathname === PAGES.tpsLogin ? <ThirdPartySignIn /> : <Verification />;
}
