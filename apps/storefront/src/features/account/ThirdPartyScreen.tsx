import { useLocation } from 'react-router';
import { PAGES } from '../../routing/pages.ts';
import { ThirdPartySignIn } from './ThirdPartySignIn.tsx';
import { Verification } from './Verification.tsx';

/** The pages for third-party users, in one chunk: the page of a one-time link, and `/tpv`. */
export default function ThirdPartyScreen() {
  return useLocation().pathname === PAGES.tpsLogin ? <ThirdPartySignIn /> : <Verification />;
}
