import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { formatMoney, type MinorUnits } from '@foolscap/core/money';
import type { LineSplit } from '@foolscap/core/contract';
import { MAX_SPLITS } from '@foolscap/core/vocabulary';
import {
  Alert,
  Button,
  RadioGroup,
  Stack,
  Text,
  TextField,
  useHydrated,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import { allocateToSplits, exceedsLine, findSplitFault } from '../../model/line-accounting.ts';
import {
  EMPTY_SPLIT_ROW,
  getSplitKind,
  readPostedRows,
  readSplitRows,
  toSplitRows,
  type LineFieldInfo,
  type SplitKind,
  type SplitRow,
} from '../../model/split-form.ts';
import { SPLIT_MESSAGES } from '../../model/split-messages.ts';
import { SplitCode } from './SplitCode.tsx';
import styles from './SplitForm.module.scss';

export interface SplitFormProps {
  /** The name of the item, or of the group of items. */
  name: string;
  /** The price of the line in US cents; absent for a form that applies to several lines, which has no amounts. */
  price?: MinorUnits;
  /** The fields that the organization uses. */
  fields: readonly LineFieldInfo[];
  /** The parts of the line; none if it has no cost center and project yet. */
  splits?: readonly LineSplit[] | undefined;
  /** Whether a change is in flight. */
  isSaving?: boolean;
  /** Whether the shopper has saved these parts on this page. */
  isSaved?: boolean;
  /** The fields of a form that was submitted without JavaScript and rejected. */
  posted?: Readonly<Record<string, string>> | undefined;
  /** The reason why the last change was rejected; a new object for each rejection. */
  error?: { text: string } | undefined;
  /** Text of the button; "Save" by default. */
  submitLabel?: string;
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode } | undefined;
  /** Called with valid parts; none to charge the line to nothing. */
  onSave?: (splits: LineSplit[]) => void;
}

/** The cost centers and projects that pay for a line, as a whole or in parts. */
export function SplitForm({
  name,
  price,
  fields,
  splits = [],
  isSaving = false,
  isSaved = false,
  posted,
  error,
  submitLabel,
  form,
  onSave,
}: SplitFormProps) {
  const locale = useLocale();
  const { split: texts } = useMessages('cart', SPLIT_MESSAGES);
  const id = useId();
  const isHydrated = useHydrated();
  const [rows, setRows] = useState<SplitRow[]>(() => (posted ? readPostedRows(posted) : toSplitRows(splits)));
  const [kind, setKind] = useState<SplitKind>(() =>
    posted?.by === 'amount' ? 'amount' : getSplitKind(splits),
  );
  const [isSubmitted, setIsSubmitted] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  // Without JavaScript, no button adds a row.
  const shown = isHydrated ? rows : [...rows, EMPTY_SPLIT_ROW];
  const isSplit = shown.length > 1;
  const wanted = readSplitRows(
    // The last part has the rest, whatever its field had before the kind was changed.
    rows.map((row, index) => (kind === 'amount' && index === rows.length - 1 ? { ...row, share: '' } : row)),
    kind,
  );
  const fault = findSplitFault(wanted);
  const exceeds = price !== undefined && exceedsLine(wanted, price);
  const amounts = fault || price === undefined || !isSplit ? undefined : allocateToSplits(price, wanted);
  const change = (index: number, changed: Partial<SplitRow>) =>
    setRows(rows.map((row, place) => (place === index ? { ...row, ...changed } : row)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!fault && !exceeds && !isSaving) onSave?.(wanted);
  };
  const faultAt = (index: number, isShare: boolean) =>
    isSubmitted && fault?.index === index && (fault.field !== 'costCenter') === isShare
      ? texts.faults[fault.reason]
      : undefined;

  return (
    <form method="post" action={form?.action} onSubmit={submit} noValidate>
      {form?.fields}
      <Stack gap={3}>
        {(error || (isSubmitted && exceeds)) && (
          <Alert kind="failure" live="assertive">
            {error?.text ?? texts.exceeds}
          </Alert>
        )}
        {isSplit && price !== undefined && (
          <RadioGroup
            label={texts.splitBy}
            name={isHydrated ? `${id}-by` : 'by'}
            value={kind}
            options={[
              { value: 'percent', label: texts.percent },
              { value: 'amount', label: texts.amount },
            ]}
            onChange={(value) => setKind(value as SplitKind)}
          />
        )}
        {shown.map((row, index) => {
          const isRest = kind === 'amount' && isHydrated && index === shown.length - 1;
          return (
            <div
              key={index}
              className={styles.row}
              role="group"
              aria-label={isSplit ? texts.part(index + 1) : name}
            >
              {fields.map(({ field, info }, place) => (
                <SplitCode
                  key={field}
                  info={info}
                  name={`${field}-${index}`}
                  value={row[field]}
                  error={place === 0 ? faultAt(index, false) : undefined}
                  onChange={(value) => change(index, { [field]: value })}
                />
              ))}
              {isSplit && price !== undefined && !isRest && (
                <TextField
                  label={kind === 'percent' ? texts.sharePercent : texts.shareAmount}
                  name={`share-${index}`}
                  inputMode="decimal"
                  autoComplete="off"
                  width="short"
                  value={row.share}
                  error={faultAt(index, true)}
                  onChange={(event) => change(index, { share: event.target.value })}
                />
              )}
              {isSplit && (amounts?.[index] !== undefined || isRest) && (
                <Text as="span" size={14} tone="muted" className={styles.amount}>
                  {isRest && texts.rest} {amounts && formatMoney(amounts[index], locale)}
                </Text>
              )}
              {isHydrated && isSplit && (
                <Button
                  type="button"
                  variant="quiet"
                  size="small"
                  icon="trash"
                  className={styles.remove}
                  aria-label={texts.removePart(index + 1, name)}
                  onClick={() => {
                    setRows(rows.filter((_, place) => place !== index));
                    // The focused button is removed with its row.
                    addButton.current?.focus();
                  }}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          );
        })}
        {!isHydrated && price !== undefined && (
          <Text size={14} tone="muted">
            {texts.restHint}
          </Text>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="small" busy={isSaving} aria-label={submitLabel ?? texts.saveItem(name)}>
            {submitLabel ?? texts.save}
          </Button>
          {isHydrated && price !== undefined && rows.length < MAX_SPLITS && (
            <Button
              ref={addButton}
              type="button"
              variant="quiet"
              size="small"
              aria-label={texts.addTo(name)}
              onClick={() => setRows([...rows, EMPTY_SPLIT_ROW])}
            >
              {texts.add}
            </Button>
          )}
          {isSaved && (
            <Text as="span" size={14} tone="muted">
              {texts.saved}
            </Text>
          )}
        </div>
      </Stack>
    </form>
  );
}
