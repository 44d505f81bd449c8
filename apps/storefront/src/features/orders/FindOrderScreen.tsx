import { useLocation } from 'react-router';
import { checkoutMessage } from '@foolscap/checkout/model';
import { FindOrderForm } from '@foolscap/checkout/ui';
import { Link, useMessages } from '@foolscap/ui/components';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { FormFields } from '../../forms/forms.tsx';
import { ORDER_FORM_PATHS } from '../../forms/order-form-paths.ts';
import { PAGES } from '../../routing/pages.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { CHECKOUT_MESSAGES } from '@foolscap/checkout/model';
import { ORDERS_SCREEN_MESSAGES } from './orders-messages.ts';

const { orderPages: texts } = ORDERS_SCREEN_MESSAGES;

/** The page that finds a guest's order by its number and email address. Expired links in mails also lead here. */
export default function FindOrderScreen() {
  const params = new URLSearchParams(useLocation().search);
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const { tenant, basename } = useShop();
  const { values = {} } = useFormOutcome() ?? {};
  const error = params.get('error');
  return (
    <EntryFrame
      title={texts.findTitle}
      note={texts.findNote}
      ways={
        <p>
          {texts.withAccount} <Link href={signInPath(tenant, basename + PAGES.orders)}>{texts.signIn}</Link>
        </p>
      }
    >
      <FindOrderForm
        action={ORDER_FORM_PATHS.find}
        fields={<FormFields purpose="find-order" />}
        orderNumber={values.orderNumber}
        email={values.email}
        error={error ? checkoutMessage({ code: error }, messages) : undefined}
      />
    </EntryFrame>
  );
}
