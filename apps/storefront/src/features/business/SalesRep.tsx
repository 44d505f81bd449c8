import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { Link, SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import { SALES_REP_MESSAGES } from './sales-rep-messages.ts';

/** Formats ten digits as `(215) 555-0171`. */
const formatPhone = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** The sales representative of a business user's organization, with phone and email (storefront-3.88); nothing without one. */
export function SalesRep() {
  const { salesRep: texts } = useMessages('storefront', SALES_REP_MESSAGES);
  const data = useSelector(selectAccount)?.session.sessionIPA.sessionData;
  const { salesRepName: name, salesRepPhone: phone, salesRepEmail: email } = data ?? {};
  if (!name) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="sales-rep">
      <SectionHeading id="sales-rep">{texts.title}</SectionHeading>
      <p>{name}</p>
      {phone && (
        <p>
          <Link href={`tel:+1${phone}`} aria-label={texts.call(name, formatPhone(phone))}>
            {formatPhone(phone)}
          </Link>
        </p>
      )}
      {email && (
        <p>
          <Link href={`mailto:${email}`} aria-label={texts.write(name, email)}>
            {email}
          </Link>
        </p>
      )}
    </Stack>
  );
}
