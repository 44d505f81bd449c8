import { SharedCartPage } from '@foolscap/cart/feature';
import { sharedCartActions } from '@foolscap/cart/state';
import { ButtonLink, Container, SectionHeading } from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { CART_SCREEN_MESSAGES } from './cart-messages.ts';
import styles from '../../shell/Screen.module.scss';
import { cartFeature } from './feature.ts';

const { cart: texts } = CART_SCREEN_MESSAGES;

export const features = [cartFeature];

export const load: FeatureExports['load'] = ({ params }) => [
  sharedCartActions.sharedCartRequested(params.shareId ?? ''),
];

/** A cart that another shopper shared (cart-2.3). */
export default function SharedCartScreen() {
  const { shareId = '' } = useRouteParams();
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>{texts.shared}</SectionHeading>
        <SharedCartPage
          shareId={shareId}
          form={{ action: FORM_PATHS.addShared, fields: <FormFields purpose="add-shared" /> }}
          goneActions={
            <ButtonLink href="/" variant="primary">
              {texts.shop}
            </ButtonLink>
          }
        />
      </div>
    </Container>
  );
}
