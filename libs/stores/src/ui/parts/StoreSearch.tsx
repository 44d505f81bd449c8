import { useState } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Alert, Button, Inline, TextField, useMessages } from '@foolscap/ui/components';
import { storeSearchText } from '../../model/index.ts';
import { useSearchBusy } from './use-search-busy.ts';
import { useSearchField } from './use-search-field.ts';
import { STORES_MESSAGES } from '../messages.ts';

/** Progress of locating the shopper with the browser. */
export type LocationPhase = 'idle' | 'locating' | 'denied';

export interface StoreSearchProps extends Pick<
  ComponentProps<'form'>,
  'aria-label' | 'className' | 'action'
> {
  /** Text of the latest search. */
  readonly text: string;
  /** A search is running. */
  readonly busy: boolean;
  /** Progress of locating the shopper with the browser. */
  readonly location: LocationPhase;
  /** Called with the entered text, if it is valid or empty, and the form with its other fields. */
  readonly onSearch: (text: string, form: FormData) => void;
  /** Called by "Use my location"; without it there is no such button. */
  readonly onLocate?: (() => void) | undefined;
  /** Styles the search as the page's primary action; in a panel the primary action is choosing a store. */
  readonly onPage?: boolean;
  /** Hidden fields of the form. */
  readonly fields?: ReactNode;
  /** Additional search fields. */
  readonly children?: ReactNode;
}

/** The search form for stores, by place or by the shopper's location. Without a text it searches near the shopper. Rejects invalid text without searching. */
export function StoreSearch({
  text,
  busy: isSearching,
  location,
  onSearch,
  onLocate,
  onPage = false,
  fields,
  children,
  ...form
}: StoreSearchProps) {
  const { texts } = useMessages('stores', STORES_MESSAGES);
  const field = useSearchField(text);
  const { busy, fieldChanged, submitted } = useSearchBusy(isSearching);
  /** The search that was current when an invalid text was entered; another search replaces that text. */
  const [invalidSince, setInvalidSince] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted();
    const typed = field.current?.value.trim() ?? '';
    // Without a text the search is around the shopper, as when the page opens.
    const invalid = typed !== '' && storeSearchText(typed) === undefined;
    setInvalidSince(invalid ? text : undefined);
    if (invalid) field.current?.focus();
    else onSearch(typed, new FormData(event.currentTarget));
  };
  return (
    <form {...form} method="get" role="search" onChange={fieldChanged} onSubmit={submit} noValidate>
      {fields}
      <TextField
        ref={field}
        label={texts.searchLabel}
        name="q"
        defaultValue={text}
        autoComplete="postal-code"
        maxLength={80}
        error={invalidSince === text ? texts.invalidText : undefined}
      />
      {children}
      <Inline gap={onPage ? 3 : 2}>
        <Button type="submit" variant={onPage ? 'primary' : 'secondary'} busy={busy}>
          {texts.find}
        </Button>
        {onLocate && (
          <Button variant={onPage ? 'secondary' : 'quiet'} busy={location === 'locating'} onClick={onLocate}>
            {texts.locate}
          </Button>
        )}
      </Inline>
    </form>
  );
}

/** Errors of the store search and of locating the shopper. */
export function SearchErrors({
  location,
  failed,
  onRetry,
}: {
  readonly location: LocationPhase;
  readonly failed: boolean;
  readonly onRetry: (() => void) | undefined;
}) {
  const { texts } = useMessages('stores', STORES_MESSAGES);
  return (
    <>
      {location === 'denied' && (
        <Alert kind="warning" live="polite">
          {texts.locationDenied}
        </Alert>
      )}
      {failed && (
        <Alert kind="failure" live="assertive" onRetry={onRetry}>
          {texts.fetchFailed}
        </Alert>
      )}
    </>
  );
}
