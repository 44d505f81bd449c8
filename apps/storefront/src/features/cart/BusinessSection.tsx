import { useLocation } from 'react-router';
import { Accounting, ApprovalHint } from '@foolscap/cart/feature';
import { BUSINESS_FORM_PATHS } from '../../forms/business-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { accountingFeature } from './accounting-feature.ts';
import { ShipToSection } from './ShipToSection.tsx';
import { cartFeature } from './feature.ts';

export { LineContractFlags } from '@foolscap/cart/feature';

export const features = [cartFeature, accountingFeature];

/** The parts above the totals that only business carts have: the ship-to address, the order's accounting, and the approval it needs. */
export default function BusinessSection() {
  // The error of a form submitted without JavaScript.
  const refused = new URLSearchParams(useLocation().search).get('accountingError') ?? undefined;
  return (
    <>
      <ShipToSection />
      <Accounting
        refused={refused}
        linesHref={PAGES.costCenters}
        form={{ action: BUSINESS_FORM_PATHS.accounting, fields: <FormFields purpose="accounting" /> }}
      />
      <ApprovalHint />
    </>
  );
}
