import { useState } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Alert, Button, Inline, TextField } from '@foolscap/ui/components';
import { storeSearchText } from '../../model/index.ts';
import { useStoresMessages } from '../messages.tsx';

/** Whether the browser is being asked where we are, or would not say. */
export type LocationPhase = 'idle' | 'locating' | 'denied';

export interface StoreSearchProps extends Pick<
  ComponentProps<'form'>,
  'aria-label' | 'className' | 'action'
> {
  /** What was searched for last. */
  readonly text: string;
  readonly busy: boolean;
  readonly location: LocationPhase;
  readonly onSearch: (text: string, form: FormData) => void;
  readonly onLocate?: (() => void) | undefined;
  /** On a page the search is the main action, in a panel choosing is. */
  readonly onPage?: boolean;
  /** Hidden fields that travel with the search. */
  readonly fields?: ReactNode;
  /** More to search by. */
  readonly children?: ReactNode;
}

/** The form that a store is searched with, by place or by where we are. What is no place is asked for again. */
export function StoreSearch({
  text,
  busy,
  location,
  onSearch,
  onLocate,
  onPage = false,
  fields,
  children,
  ...form
}: StoreSearchProps) {
  const { texts } = useStoresMessages();
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const invalid = storeSearchText(field.value) === undefined;
    setWrong(invalid);
    if (invalid) field.focus();
    else onSearch(field.value.trim(), new FormData(event.currentTarget));
  };
  return (
    <form {...form} method="get" role="search" onSubmit={submit} noValidate>
      {fields}
      <TextField
        label={texts.searchLabel}
        name="q"
        defaultValue={text}
        autoComplete="postal-code"
        maxLength={80}
        error={wrong ? texts.badText : undefined}
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

/** What went wrong with looking for stores, or with knowing where we are. */
export function SearchTrouble({
  location,
  failed,
  onRetry,
}: {
  readonly location: LocationPhase;
  readonly failed: boolean;
  readonly onRetry: (() => void) | undefined;
}) {
  const { texts } = useStoresMessages();
  return (
    <>
      {location === 'denied' && (
        <Alert kind="warning" live="polite">
          {texts.locationDenied}
        </Alert>
      )}
      {failed && (
        <Alert kind="failure" live="assertive" actions={<Button onClick={onRetry}>Try again</Button>}>
          {texts.fetchFailed}
        </Alert>
      )}
    </>
  );
}
