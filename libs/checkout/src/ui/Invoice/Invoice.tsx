import { dateFormat } from '@foolscap/core/dates';
import { formatMoney } from '@foolscap/core/money';
import {
  Button,
  DefinitionList,
  SectionHeading,
  Stack,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { getInvoice } from '../../model/index.ts';
import { ORDER_PAGE_MESSAGES } from '../../model/order-page-messages.ts';

export interface InvoiceProps {
  /** The order whose invoice is shown. */
  order: Order;
  /** Prints the page; the browser's print dialog by default. */
  onPrint?: () => void;
}

/** A business order's invoice (cart-2.32), for the organization's accounting. Renders nothing for orders without one. */
export function Invoice({ order, onPrint = () => window.print() }: InvoiceProps) {
  const locale = useLocale();
  const { invoice: texts, orderFacts: facts } = useMessages('checkout', ORDER_PAGE_MESSAGES);
  const invoice = getInvoice(order);
  if (!invoice) return null;
  const { number, date, purchaseOrder, release, budgetCenter, total, refunded, due } = invoice;
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const row = (term: string, description: string | undefined) =>
    description === undefined ? [] : [{ term, description }];
  return (
    <Stack as="section" gap={3} aria-label={texts.label(number)}>
      <SectionHeading
        level={2}
        action={
          <Button size="small" data-print="hide" onClick={onPrint}>
            {texts.print}
          </Button>
        }
      >
        {texts.title}
      </SectionHeading>
      <DefinitionList
        items={[
          ...row(texts.number, number),
          ...row(texts.date, day.format(new Date(date))),
          ...row(facts.purchaseOrder, purchaseOrder),
          ...row(texts.release, release),
          ...row(texts.budgetCenter, budgetCenter),
          ...row(texts.total, formatMoney(total, locale)),
          ...row(facts.refunded, refunded > 0 ? formatMoney(refunded, locale) : undefined),
          ...row(texts.due, due > 0 ? formatMoney(due, locale) : texts.paid),
        ]}
      />
    </Stack>
  );
}
