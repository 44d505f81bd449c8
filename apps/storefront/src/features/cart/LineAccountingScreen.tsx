import { LineAccounting } from '@foolscap/cart/feature';
import { cartActions } from '@foolscap/cart/state';
import { Container, SectionHeading } from '@foolscap/ui/components';
import { BUSINESS_FORM_PATHS } from '../../forms/business-form-paths.ts';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import styles from '../../shell/Screen.module.scss';
import { cartFeature } from './feature.ts';

/** The name of the forms of lines, before the id of the line. */
const FORM = 'split-';

export const features = [cartFeature];

export const load: FeatureExports['load'] = () => [cartActions.cartRequested()];

/** The cost centers and projects of the cart's items. */
export default function LineAccountingScreen() {
  const outcome = useFormOutcome();
  const posted = outcome?.form.startsWith(FORM)
    ? {
        line: outcome.form.slice(FORM.length),
        ...(outcome.error ? { code: outcome.error.code } : {}),
        values: outcome.values,
      }
    : undefined;
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>{TITLE_MESSAGES.titles.costCenters}</SectionHeading>
        <LineAccounting
          form={{
            action: BUSINESS_FORM_PATHS.lineAccounting,
            fields: <FormFields purpose="line-accounting" />,
          }}
          posted={posted}
          cartHref="/cart"
        />
      </div>
    </Container>
  );
}
