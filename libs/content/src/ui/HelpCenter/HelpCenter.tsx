import { useState } from 'react';
import {
  Alert,
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  Link,
  SectionHeading,
  SkeletonText,
  TextField,
  useMessages,
} from '@foolscap/ui/components';
import type { HelpData, PageLink } from '../../contract/index.ts';
import { CONTENT_MESSAGES } from '../../model/messages.ts';
import styles from './HelpCenter.module.scss';

export interface HelpCenterProps {
  /** Undefined while loading. */
  readonly data?: HelpData | undefined;
  /** Whether loading failed; articles that were loaded before stay. */
  readonly failed?: boolean;
  /** Called by the button that loads the articles again. */
  readonly onRetry?: () => void;
  /** The search text of the address. */
  readonly query?: string;
  /** The address that the search form submits `q` to without JavaScript. */
  readonly action?: string;
  /** Called with the trimmed text; without it the form is submitted. */
  readonly onSearch?: (query: string) => void;
  /** URL of the page for messages to the shop. */
  readonly contactHref?: string;
}

function Articles({ pages }: { pages: readonly PageLink[] }) {
  return (
    <ul className={styles.articles}>
      {pages.map(({ path, title, description, lang }) => (
        <li key={path} className={styles.row} lang={lang}>
          <Link variant="quiet" href={path} className={styles.article}>
            {title}
          </Link>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}

function Results({ results, query }: { results: readonly PageLink[]; query: string }) {
  const { texts } = useMessages('content', CONTENT_MESSAGES);
  return (
    <section aria-live="polite">
      {results.length > 0 ? (
        <>
          <SectionHeading>{texts.results(results.length, query)}</SectionHeading>
          <Articles pages={results} />
        </>
      ) : (
        <EmptyState title={texts.noResults(query)}>{texts.noResultsHint}</EmptyState>
      )}
    </section>
  );
}

/** The help center: a search, and all articles by category. */
export function HelpCenter({
  data,
  failed = false,
  onRetry,
  query = '',
  action = '/help',
  onSearch,
  contactHref = '/contact',
}: HelpCenterProps) {
  const { texts } = useMessages('content', CONTENT_MESSAGES);
  const [typed, setTyped] = useState(query);
  return (
    <>
      <Breadcrumb items={[{ label: texts.home, href: '/' }, { label: texts.helpTitle }]} />
      <SectionHeading level={1}>{texts.helpTitle}</SectionHeading>
      <form
        role="search"
        aria-label={texts.searchLabel}
        action={action}
        className={styles.search}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <TextField
          label={texts.searchLabel}
          name="q"
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{texts.search}</Button>
      </form>
      {failed && (
        <Alert kind="failure" actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
          {texts.failed}
        </Alert>
      )}
      {!data && !failed && <SkeletonText lines={8} />}
      {data?.results && <Results results={data.results} query={query} />}
      {data?.results && data.categories.length > 0 && <SectionHeading>{texts.allTopics}</SectionHeading>}
      {data && (
        <div className={styles.categories}>
          {data.categories.map(({ name, pages }) => (
            <section key={name} aria-label={name}>
              <SectionHeading level={data.results ? 3 : 2} size={data.results ? 'small' : 'medium'}>
                {name}
              </SectionHeading>
              <Articles pages={pages} />
            </section>
          ))}
        </div>
      )}
      <div className={styles.contact}>
        <SectionHeading size="small">{texts.needMore}</SectionHeading>
        <ButtonLink variant="secondary" href={contactHref}>
          {texts.contact}
        </ButtonLink>
      </div>
    </>
  );
}
