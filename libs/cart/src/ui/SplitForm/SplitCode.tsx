import { useId } from 'react';
import { Select, TextField, useMessages } from '@foolscap/ui/components';
import type { InvoiceField } from '../../contract/index.ts';
import { SPLIT_MESSAGES } from '../../model/split-messages.ts';

export interface SplitCodeProps {
  info: InvoiceField;
  /** Name of the control, for submissions without JavaScript. */
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** The choice of a cost center or a project: from the whole list, or as text, with suggestions if the list has several pages. */
export function SplitCode({ info, name, value, error, onChange }: SplitCodeProps) {
  const { split: texts } = useMessages('cart', SPLIT_MESSAGES);
  const listId = useId();
  const { list = [], totPages } = info;
  const toText = (code: string, description: string) => [code, description].filter(Boolean).join(' · ');
  if (info.type === 'LIST' && totPages === 1)
    return (
      <Select
        label={info.name}
        name={name}
        value={value}
        error={error}
        options={[
          { value: '', label: info.isRequired ? texts.choose : texts.none },
          // A value that was removed from the list stays visible until the shopper chooses another one.
          ...(value && !list.some((each) => each.value === value) ? [{ value, label: value }] : []),
          ...list.map(({ value: code, description }) => ({ value: code, label: toText(code, description) })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <>
      <TextField
        label={info.name}
        name={name}
        value={value}
        maxLength={40}
        autoComplete="off"
        list={list.length ? listId : undefined}
        hint={list.length ? texts.firstOnly(list.length) : undefined}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {list.length > 0 && (
        <datalist id={listId}>
          {list.map(({ value: code, description }) => (
            <option key={code} value={code}>
              {description}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
