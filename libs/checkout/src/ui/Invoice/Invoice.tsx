import { dateFormat } from '@foolscap/core/dates';
import { formatMoney } from '@foolscap/core/money';
import { Button, DefinitionList, SectionHeading, Stack, useLocale } from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { getInvoice } from '../../model/index.ts';

export interface InvoiceProps {
  /** The order whose invoice is shown. */
  order: Order;
  /** Prints the page; the browser's print dialog by default. */
  onPrint?: () => void;
}

/** A business order's invoice (cart-2.32), for the organization's accounting. Renders nothing for orders without one. */
export function Invoice({ order, onPrint = () => window.print() }: InvoiceProps) {
  const locale = useLocale();
  const invoice = getInvoice(order);
  if (!invoice) return null;
  const { number, date, purchaseOrder, release, budgetCenter, total, refunded, due } = invoice;
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const row = (term: string, description: string | undefined) =>
    description === undefined ? [] : [{ term, description }];
  return (
    <Stack as="section" gap={3} aria-label={`Invoice ${number}`}>
      <SectionHeading
        level={2}
        action={
          <Button size="small" data-print="hide" onClick={onPrint}>
            Print invoice
          </Button>
        }
      >
        Invoice
      </SectionHeading>
      <DefinitionList
        items={[
          ...row('Invoice number', number),
          ...row('Invoice date', day.format(new Date(date))),
          ...row('Purchase order', purchaseOrder),
          ...row('Release', release),
          ...row('Budget center', budgetCenter),
          ...row('Total', formatMoney(total, locale)),
          ...row('Refunded', refunded > 0 ? formatMoney(refunded, locale) : undefined),
          ...row('Amount due', due > 0 ? formatMoney(due, locale) : 'Paid'),
        ]}
      />
    </Stack>
  );
}
