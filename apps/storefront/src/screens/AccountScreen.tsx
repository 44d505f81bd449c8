import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selectAccount, selectIsSignedIn } from '@foolscap/account/state';
import { ProfileCard } from '@foolscap/account/ui';
import { OrdersList } from '@foolscap/checkout/feature';
import { checkoutActions } from '@foolscap/checkout/state';
import { Container, SectionHeading } from '@foolscap/ui/components';
import type { PageBrings } from '../lazy-screen.tsx';
import { checkoutPart } from '../parts/checkout.part.ts';
import styles from './Screen.module.scss';

export const parts = [checkoutPart];

export const load: PageBrings['load'] = () => [checkoutActions.ordersRequested()];

/** Who is signed in, and what they ordered. */
export default function AccountScreen() {
  const navigate = useNavigate();
  const account = useSelector(selectAccount);
  const signedIn = useSelector(selectIsSignedIn);

  // Signed out while looking at it.
  useEffect(() => {
    if (account && !signedIn) void navigate('/office/supplies/login?jumpUrl=/account', { replace: true });
  }, [account, navigate, signedIn]);

  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>Your account</SectionHeading>
        {account?.userProfile && <ProfileCard profile={account.userProfile} />}
        <SectionHeading level={2}>Your orders</SectionHeading>
        <OrdersList />
      </div>
    </Container>
  );
}
