import { Icon, classNames, useMessages } from '@foolscap/ui/components';
import type { FormEvent } from 'react';
import type { HeaderProps } from '../Header/header-props.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import styles from './SearchForm.module.scss';

export type SearchFormProps = HeaderProps['search'] & {
  /** Hides the form on small screens. */
  readonly isWideOnly: boolean;
};

/** The product search: a plain form that `onSearch` replaces once the page is hydrated. */
export function SearchForm({
  action,
  label,
  ariaLabel,
  query = '',
  onSearch,
  onFocus,
  suggestions,
  isWideOnly,
}: SearchFormProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <form
      role="search"
      action={action}
      method="get"
      className={classNames(styles.search, isWideOnly && styles.wideOnly)}
      onSubmit={submit}
    >
      <input
        type="search"
        name="q"
        className={styles.input}
        defaultValue={query}
        placeholder={label ?? texts.searchPlaceholder}
        aria-label={ariaLabel ?? texts.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onFocus={onFocus}
      />
      <button type="submit" className={styles.submit} aria-label={texts.search}>
        <Icon name="search" />
      </button>
      {suggestions}
    </form>
  );
}
