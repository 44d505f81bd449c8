import { QuickOrder } from '@foolscap/lists/feature';
import { Alert, Container, Link, SectionHeading } from '@foolscap/ui/components';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@foolscap/account/state';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import styles from '../../shell/Screen.module.scss';
import { quickOrderFeature } from './feature.ts';

export const features = [quickOrderFeature];

/** The page for ordering by item number. */
export default function QuickOrderScreen() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>Quick order</SectionHeading>
        <noscript>
          <Alert kind="warning">
            Quick order requires JavaScript. Turn it on in your browser and reload this page.
          </Alert>
        </noscript>
        <QuickOrder addedActions={<Link href="/cart">Go to cart</Link>} />
        {isSignedIn && <Recommendations slot="quickOrder" canPrint />}
      </div>
    </Container>
  );
}
