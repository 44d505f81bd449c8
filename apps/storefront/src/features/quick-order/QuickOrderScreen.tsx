import { QuickOrder } from '@foolscap/lists/feature';
import { Alert, Container, Link, SectionHeading } from '@foolscap/ui/components';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@foolscap/account/state';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { QUICK_ORDER_SCREEN_MESSAGES } from './quick-order-messages.ts';
import styles from '../../shell/Screen.module.scss';
import { quickOrderFeature } from './feature.ts';

const { quickOrderPages: texts } = QUICK_ORDER_SCREEN_MESSAGES;

export const features = [quickOrderFeature];

/** The page for ordering by item number. */
export default function QuickOrderScreen() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>{texts.title}</SectionHeading>
        <noscript>
          <Alert kind="warning">{texts.needsScript}</Alert>
        </noscript>
        <QuickOrder addedActions={<Link href="/cart">{texts.toCart}</Link>} />
        {isSignedIn && <Recommendations slot="quickOrder" canPrint />}
      </div>
    </Container>
  );
}
