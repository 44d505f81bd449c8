import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Amounts,
  Link,
  LinkProvider,
  SectionHeading,
  Stack,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { InvoicesData } from '../../contract/index.ts';
import { INVOICE_MESSAGES } from '../../model/invoice-messages.ts';

export interface InvoiceAgingProps {
  /** The open amounts by age, unused credit, and the party that bills the organization. */
  data: Pick<InvoicesData, 'aging' | 'credit' | 'biller' | 'portalUrl'>;
}

/** The open amounts of an organization by the days since they were due, and where it pays (storefront-6.10). */
export function InvoiceAging({ data: { aging, credit, biller, portalUrl } }: InvoiceAgingProps) {
  const { invoicesPage: texts } = useMessages('account', INVOICE_MESSAGES);
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  const buckets = [
    { label: texts.current, amount: aging.current },
    { label: texts.days30, amount: aging.days30 },
    { label: texts.days60, amount: aging.days60 },
    { label: texts.days90, amount: aging.days90 },
    { label: texts.older, amount: aging.older },
  ];
  return (
    <Stack as="section" gap={4}>
      <SectionHeading level={2} size="small">
        {texts.aging}
      </SectionHeading>
      <Amounts
        rows={buckets.map(({ label, amount }) => ({ label, value: money(amount) }))}
        total={{ label: texts.agingTotal, value: money(aging.total) }}
      />
      {credit > 0 && <Alert kind="info">{texts.credit(money(credit))}</Alert>}
      {biller === 'BLUE_TARP' && <Alert kind="info">{texts.blueTarp}</Alert>}
      {biller === 'BILL_TRUST' && (
        <Alert kind="info">
          <Text as="span">{texts.billTrust}</Text>{' '}
          {portalUrl && (
            // A plain anchor: the portal is another site.
            <LinkProvider component="a">
              <Link href={portalUrl}>{texts.portal}</Link>
            </LinkProvider>
          )}
        </Alert>
      )}
    </Stack>
  );
}
