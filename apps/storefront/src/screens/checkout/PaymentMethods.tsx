import { PaymentTabs } from '@foolscap/payments/ui';

/** The ways to pay, as tabs. In a chunk of its own, since it is the last step. */
export default PaymentTabs;
