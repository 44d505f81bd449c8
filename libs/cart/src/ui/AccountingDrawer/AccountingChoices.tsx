import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert, RadioGroup, Stack, Text, TextField, useMessages } from '@foolscap/ui/components';
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
  /** Called with the code of the chosen value, or null for none. */
  onSave?: (value: string | null) => void;
  /** Called when the form is submitted without a change. */
  onUnchanged?: () => void;
}

/**
 * The form for an accounting field. A list with more pages also accepts codes that are not on its first page; a field without a list
 * accepts any text.
 */
export function AccountingChoices({
  id,
  entry,
  defaultValue,
  error,
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
  const [value, setValue] = useState(isListed ? former : NONE);
  const [entered, setEntered] = useState(isListed ? '' : former);
  const field = useRef<HTMLInputElement>(null);
  const takesText = isText || totPages > 1;
  const found = findAccountingValues(list, query);
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
        {list.length > FEW && (
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
            {found.length === 0 ? texts.noMatches(query.trim()) : texts.matches(found.length, list.length)}
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
              ...found.map(({ value: code, description }) => ({
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
