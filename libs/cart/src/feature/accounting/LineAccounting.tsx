import { useMemo, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LineSplit } from '@foolscap/core/contract';
import { toMinorUnits } from '@foolscap/core/money';
import {
  ButtonLink,
  EmptyState,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineFields, getUsedSplits, isAssigned, isShown, type LineFieldInfo } from '../../model/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { SPLIT_MESSAGES } from '../../model/split-messages.ts';
import {
  accountingActions,
  cartActions,
  selectAccountingFailure,
  selectCart,
  selectCartLoad,
  selectConfirmed,
  selectIsChoosingAccounting,
} from '../../state/index.ts';
import { CompactLine, SplitForm } from '../../ui/index.ts';
import { CartNotLoaded } from '../CartNotLoaded.tsx';
import { failureText } from '../failure-text.ts';
import { useAnnounced } from '../use-announced.ts';
import { splitRefusalText } from './split-refusal.ts';
import styles from './LineAccounting.module.scss';

/** The form that applies to all lines. */
const ALL = 'all';

/** The outcome of a form that was submitted without JavaScript. */
export interface PostedSplits {
  /** The id of the line, or `all`. */
  line: string;
  /** Absent after a success. */
  code?: string;
  /** The submitted fields of a rejected form. */
  values: Readonly<Record<string, string>>;
}

export interface LineAccountingProps {
  /** Form action and hidden fields, for shoppers without JavaScript. The field `line` is the id of a line, or `all`. */
  form?: { action: string; fields: ReactNode };
  /** The outcome of a form that was submitted without JavaScript. */
  posted?: PostedSplits | undefined;
  cartHref: string;
}

/** The cost centers and projects that the items of a business cart are charged to. Loads no data; its route requests the cart. */
export function LineAccounting({ form, posted, cartHref }: LineAccountingProps) {
  const dispatch = useDispatch();
  const messages = useMessages('cart', CART_MESSAGES);
  const { split: texts } = useMessages('cart', SPLIT_MESSAGES);
  const cart = useSelector(selectCart);
  const load = useSelector(selectCartLoad);
  const isSaving = useSelector(selectIsChoosingAccounting);
  const failure = useSelector(selectAccountingFailure);
  const confirmed = useSelector(selectConfirmed);
  const [sent, setSent] = useState<{ line: string; confirmedBefore: number | undefined }>();
  const rejection = useMemo(() => failure && { text: failureText(failure, messages) }, [failure, messages]);
  const fields = getLineFields(cart?.invoiceInfo);
  const lines = cart?.items.filter((line) => isShown(line) && line.status === 'ACTIVE') ?? [];
  const isSaved = sent !== undefined && !isSaving && !failure && confirmed?.serial !== sent.confirmedBefore;
  useAnnounced(confirmed, ({ kind }) => {
    if (kind !== 'accounting' || !sent) return undefined;
    const line = lines.find(({ cartItemId }) => cartItemId === sent.line);
    return line ? texts.savedItem(line.product.name) : texts.savedAll;
  });

  if (!cart)
    return load.phase === 'failed' ? <CartNotLoaded isReading={false} /> : <SkeletonText lines={8} />;
  if (lines.length === 0 || fields.length === 0)
    return (
      <EmptyState
        title={lines.length === 0 ? texts.empty : texts.notUsed}
        actions={
          <ButtonLink href={cartHref} variant="primary">
            {texts.back}
          </ButtonLink>
        }
      />
    );

  const save = (line: string, ids: readonly string[], splits: LineSplit[]) => {
    if (failure) dispatch(cartActions.alertDismissed());
    setSent({ line, confirmedBefore: confirmed?.serial });
    dispatch(
      accountingActions.accountingRequested({
        lines: ids.map((cartItemId) => ({ cartItemId, splits })),
      }),
    );
  };
  const refused = posted?.code === undefined || sent ? undefined : posted;
  const propsOf = (line: string) => ({
    posted: refused?.line === line ? refused.values : undefined,
    fields,
    isSaving: isSaving && sent?.line === line,
    isSaved: sent ? isSaved && sent.line === line : posted?.line === line && !refused,
    error:
      sent?.line === line
        ? rejection
        : refused?.line === line
          ? { text: splitRefusalText(refused.code, texts) ?? messages.texts.standardError }
          : undefined,
    form: form && {
      action: form.action,
      fields: (
        <>
          {form.fields}
          <input type="hidden" name="line" value={line} />
        </>
      ),
    },
  });
  return (
    <Stack gap={8}>
      <Text tone="muted">{texts.about}</Text>
      {lines.length > 1 && (
        <Stack as="section" gap={3} aria-labelledby="all-items" className={styles.all}>
          <SectionHeading level={2} size="small" id="all-items" note={texts.allNote}>
            {texts.all}
          </SectionHeading>
          <SplitForm
            name={texts.all}
            submitLabel={texts.applyToAll}
            onSave={(splits) =>
              save(
                ALL,
                lines.map(({ cartItemId }) => cartItemId),
                splits,
              )
            }
            {...propsOf(ALL)}
          />
        </Stack>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.cartItemId} className={styles.line}>
            <LineParts line={line} fields={fields}>
              <SplitForm
                // A change replaces the values of the form.
                key={JSON.stringify(line.splits)}
                name={line.product.name}
                price={toMinorUnits(line.priceInfo.finalPrice) ?? 0}
                splits={getUsedSplits(line.splits, fields)}
                onSave={(splits) => save(line.cartItemId, [line.cartItemId], splits)}
                {...propsOf(line.cartItemId)}
              />
            </LineParts>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={cartHref}>{texts.back}</ButtonLink>
      </div>
    </Stack>
  );
}

/** A line with its form below it, and a note if the order needs a choice. */
function LineParts({
  line: { product, qty, priceInfo, splits },
  fields,
  children,
}: {
  line: CartItem;
  fields: readonly LineFieldInfo[];
  children: ReactNode;
}) {
  const { split: texts } = useMessages('cart', SPLIT_MESSAGES);
  const isMissing = fields.some(({ info }) => info.isRequired) && !isAssigned(splits, fields);
  return (
    <Stack gap={3}>
      <CompactLine
        name={product.name}
        imageUrl={product.images[0] ?? ''}
        itemUrl={product.itemUrl}
        qty={qty}
        price={toMinorUnits(priceInfo.finalPrice)}
        notes={isMissing ? [texts.missing] : []}
      />
      {children}
    </Stack>
  );
}
