import type { ReactNode } from 'react';
import { Button, Select, Stack, Text, TextField, useMessages } from '@foolscap/ui/components';
import type { AccountingEntry } from '../../model/accounting.ts';
import { ACCOUNTING_REQUEST_FIELDS } from '../../model/accounting.ts';
import { BUSINESS_CART_MESSAGES } from '../../model/business-cart-messages.ts';

export interface AccountingFormProps {
  entries: readonly AccountingEntry[];
  action: string;
  fields: ReactNode;
}

/**
 * The form for changing the accounting without JavaScript. It also sends the displayed values, so that the server can determine the changed
 * fields.
 */
export function AccountingForm({ entries, action, fields }: AccountingFormProps) {
  const { accounting: texts } = useMessages('cart', BUSINESS_CART_MESSAGES);
  return (
    <noscript>
      <details>
        <summary>
          <Text as="span" size={14} weight="semibold">
            {texts.changeAll}
          </Text>
        </summary>
        <form method="post" action={action}>
          {fields}
          <Stack gap={3}>
            {entries.map(({ field, info, chosen, canChange, allowsNone }) => {
              if (!canChange) return null;
              const name = ACCOUNTING_REQUEST_FIELDS[field];
              const value = chosen?.value ?? '';
              return (
                <div key={field}>
                  <input type="hidden" name={`${name}Before`} value={value} />
                  {info.type === 'LIST' && info.totPages === 1 ? (
                    <Select
                      label={info.name}
                      name={name}
                      defaultValue={value}
                      options={withChosen(info.list ?? [], chosen).map(({ value, description }) => ({
                        value,
                        label: [value, description].filter(Boolean).join(' · '),
                      }))}
                      {...((allowsNone || !chosen) && { placeholder: texts.none })}
                    />
                  ) : (
                    <TextField
                      label={info.name}
                      name={name}
                      defaultValue={value}
                      autoComplete="off"
                      maxLength={40}
                    />
                  )}
                </div>
              );
            })}
            <Button type="submit" size="small">
              {texts.save}
            </Button>
          </Stack>
        </form>
      </details>
    </noscript>
  );
}

type Choice = NonNullable<AccountingEntry['chosen']>;

/** Keeps a chosen value that is no longer on the list, so that saving another field does not change it. */
const withChosen = (list: readonly Choice[], chosen: Choice | undefined): readonly Choice[] =>
  !chosen || list.some(({ value }) => value === chosen.value) ? list : [chosen, ...list];
