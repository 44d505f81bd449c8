import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Alert, RadioGroup, Stack, Text, TextField, useMessages } from '@foolscap/ui/components';
import type { AccountingValues } from '../../contract/index.ts';
import type { AccountingEntry } from '../../model/accounting.ts';
import { findAccountingValues } from '../../model/find-accounting-values.ts';
import { ACCOUNTING_DRAWER_MESSAGES } from '../../model/accounting-drawer-messages.ts';

/** A list with at most this many values has no search field. */
const FEW = 8;
const NONE = '';
/** The radio group's value while a code is entered, which matches none of its options. */
const ENTERED = '\u0000';

export interface AccountingChoicesProps {
  /** Id of the form, for a submit button outside it. */
  id: string;
  /** The field to choose a value for. */
  entry: AccountingEntry;
  /** The organization's default. */
  defaultValue?: string | undefined;
  /** The reason why the last choice was rejected; a new object for each rejection. */
  error?: { text: string } | undefined;
  /** The values found by `onFind`; undefined before the first search. */
  found?: Pick<AccountingValues, 'list' | 'count'> | undefined;
  /** Whether the values could not be found. */
  hasFindFailed?: boolean;
  /** Finds values by words, in a list with several pages, after a pause in typing. Without it, codes of later pages are entered. */
  onFind?: ((words: string) => void) | undefined;
  /** Called with the code of the chosen value, or null for none. */
  onSave?: (value: string | null) => void;
  /** Called when the form is submitted without a change. */
  onUnchanged?: () => void;
}

/** Time without typing before values are found, in ms. */
const PAUSE_MS = 300;

/** The form for an accounting field. A list with several pages is searched on the server; a field without a list accepts any text. */
export function AccountingChoices({
  id,
  entry,
  defaultValue,
  error,
  found: remote,
  hasFindFailed = false,
  onFind,
  onSave,
  onUnchanged,
}: AccountingChoicesProps) {
  const { accountingDrawer: texts } = useMessages('cart', ACCOUNTING_DRAWER_MESSAGES);
  const { info, chosen, allowsNone } = entry;
  const { name, list = [], totPages } = info;
  const isText = info.type === 'TEXT';
  const former = chosen?.value ?? NONE;
  const [query, setQuery] = useState('');
  const isListed = list.some((each) => each.value === former);
  const hasOwnRow = isListed || (totPages > 1 && onFind !== undefined);
  const [value, setValue] = useState(hasOwnRow ? former : NONE);
  const [entered, setEntered] = useState(hasOwnRow ? '' : former);
  const field = useRef<HTMLInputElement>(null);
  const isRemote = totPages > 1 && onFind !== undefined;
  const takesText = isText || (totPages > 1 && !isRemote);
  const words = query.trim();
  const isFound = isRemote && remote !== undefined && words !== '';
  const found = isFound ? remote.list : isRemote && words ? list : findAccountingValues(list, query);
  // The chosen value stays in the list, also if it is on another page.
  const shown =
    chosen && !words && isRemote && !isListed
      ? [{ value: chosen.value, description: chosen.description }, ...found]
      : found;
  const find = useEffectEvent((text: string) => onFind?.(text));
  useEffect(() => {
    if (!isRemote || !words) return undefined;
    const timer = setTimeout(() => find(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isRemote, words]);
  const choice = entered.trim() || value;

  const isEntered = takesText && entered.trim() !== '';
  useEffect(() => {
    if (error && isEntered) field.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a refusal moves focus, not typing
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice === former && !error) onUnchanged?.();
    else onSave?.(choice || null);
  };

  return (
    <form id={id} onSubmit={submit}>
      <Stack gap={4}>
        {error && !isEntered && (
          <Alert kind="failure" live="assertive">
            {error.text}
          </Alert>
        )}
        {info.description && (
          <Text size={14} tone="muted">
            {info.description}
          </Text>
        )}
        {(list.length > FEW || isRemote) && (
          <TextField
            label={texts.search}
            type="search"
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        {query && (
          <Text size={14} tone="muted" role="status">
            {hasFindFailed
              ? texts.notFound
              : found.length === 0
                ? texts.noMatches(words)
                : isRemote
                  ? remote && texts.matches(found.length, remote.count)
                  : texts.matches(found.length, list.length)}
          </Text>
        )}
        {!isText && (
          <RadioGroup
            label={name}
            hideLabel
            name={`${id}-value`}
            variant="rows"
            value={isEntered ? ENTERED : value}
            required={!allowsNone && !isEntered}
            onChange={(next) => {
              setValue(next);
              setEntered('');
            }}
            options={[
              ...(allowsNone && !query ? [{ value: NONE, label: texts.none }] : []),
              ...shown.map(({ value: code, description }) => ({
                value: code,
                label: description || code,
                ...(description ? { hint: code } : {}),
                ...(code === defaultValue
                  ? {
                      aside: (
                        <Text as="span" size={14} tone="muted">
                          {texts.default}
                        </Text>
                      ),
                    }
                  : {}),
              })),
            ]}
          />
        )}
        {takesText && (
          <TextField
            ref={field}
            label={isText ? name : texts.anotherCode}
            name="code"
            autoComplete="off"
            maxLength={40}
            value={entered}
            onChange={(event) => setEntered(event.target.value)}
            error={isEntered ? error?.text : undefined}
            {...(isText ? { required: !allowsNone } : { hint: texts.firstOnly(list.length) })}
          />
        )}
      </Stack>
    </form>
  );
}
