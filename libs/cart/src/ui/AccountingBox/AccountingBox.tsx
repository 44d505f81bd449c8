import type { ReactNode } from 'react';
import { formatMoney, type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Button,
  classNames,
  Link,
  Stack,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { CartInfo } from '../../contract/index.ts';
import type { AccountingEntry, AccountingField } from '../../model/accounting.ts';
import { AccountingForm } from './AccountingForm.tsx';
import { FactRow } from '../FactRow/FactRow.tsx';
import { BUSINESS_CART_MESSAGES } from '../../model/business-cart-messages.ts';
import styles from '../FactRow/FactRow.module.scss';

export interface AccountingBoxProps {
  /** The order's fields: budget center, purchase order and release. */
  entries: readonly AccountingEntry[];
  /** The chosen budget center's balance; omit it if none is chosen. */
  bcDetails?: CartInfo['bcDetails'];
  /** The amount by which the order exceeds the balance, in US cents; 0 if it does not. */
  excess?: MinorUnits;
  /** Whether a choice is in flight; the values are dimmed. */
  isSaving?: boolean;
  /** The field whose overlay is being loaded. */
  opening?: AccountingField | undefined;
  /** The reason why a choice submitted without JavaScript was rejected. */
  refusal?: string | undefined;
  /** The fields that each item has values of its own for, with the page that changes them; absent if there are none. */
  lines?: { label: string; assigned: number; total: number; href: string } | undefined;
  /** Opens the overlay of a field. */
  onChange?: (field: AccountingField) => void;
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode } | undefined;
}

/**
 * The budget and purchase order that a business order is charged to, with the budget's balance and a control to change each field (cart-2,
 * cart-5.27).
 */
export function AccountingBox({
  entries,
  bcDetails,
  excess = 0,
  isSaving = false,
  opening,
  refusal,
  lines,
  onChange,
  form,
}: AccountingBoxProps) {
  const locale = useLocale();
  const { accounting: texts } = useMessages('cart', BUSINESS_CART_MESSAGES);
  return (
    <Stack as="section" gap={3} aria-label={texts.title} aria-busy={isSaving} id="accounting">
      <h3>
        <Text as="span" size={14} weight="semibold">
          {texts.title}
        </Text>
      </h3>
      {refusal && <Alert kind="failure">{refusal}</Alert>}
      <Stack as="ul" gap={2}>
        {entries.map(({ field, info, chosen, canChange }) => (
          <FactRow
            key={field}
            as="li"
            label={info.name}
            value={chosen ? [chosen.description, chosen.value].filter(Boolean).join(' · ') : texts.none}
            note={
              field === 'bc' && bcDetails
                ? texts.available(formatMoney(toMinorUnits(bcDetails.availableBalance), locale))
                : undefined
            }
            isPending={isSaving}
            action={
              canChange && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={isSaving || opening === field}
                  className={classNames(styles.change, styles.scripted)}
                  aria-haspopup="dialog"
                  aria-label={chosen ? texts.changeOf(info.name) : texts.chooseOf(info.name)}
                  onClick={() => onChange?.(field)}
                >
                  {chosen ? texts.change : texts.choose}
                </Button>
              )
            }
          />
        ))}
        {lines && (
          <FactRow
            as="li"
            label={lines.label}
            value={texts.assigned(lines.assigned, lines.total)}
            action={
              <Link href={lines.href} aria-label={texts.changeOf(lines.label)}>
                {texts.change}
              </Link>
            }
          />
        )}
      </Stack>
      {excess > 0 && (
        <Alert kind={bcDetails?.allowsOverdraft ? 'info' : 'warning'}>
          {(bcDetails?.needsApproval
            ? texts.overNeedsApproval
            : bcDetails?.allowsOverdraft
              ? texts.overAllowed
              : texts.over)(formatMoney(excess, locale))}
        </Alert>
      )}
      {form && entries.some(({ canChange }) => canChange) && (
        <AccountingForm entries={entries} action={form.action} fields={form.fields} />
      )}
    </Stack>
  );
}
