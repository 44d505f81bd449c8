import {
  Alert,
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  Link,
  SectionHeading,
  SkeletonText,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { Block, ContentPageData } from '../../contract/index.ts';
import { Blocks } from './Blocks.tsx';
import { inlineText } from '../../model/inline-text.ts';
import { CONTENT_MESSAGES } from '../../model/messages.ts';
import styles from './ContentPage.module.scss';

export interface ContentPageProps {
  /** Undefined while loading. */
  readonly data?: ContentPageData | undefined;
  /** `missing`: there is no such page. */
  readonly failure?: 'missing' | 'failed' | undefined;
  /** Called by the button that loads the page again. */
  readonly onRetry?: () => void;
  /** URL of the help center. */
  readonly helpHref?: string;
  /** URL of the page for messages to the shop. */
  readonly contactHref?: string;
}

/** The number of headings from which a page lists them. */
const LONG = 3;

const isSection = (block: Block): block is Extract<Block, { kind: 'heading' }> =>
  block.kind === 'heading' && block.level === 2;

/** Formats the date of a version; in UTC, so that server and browser agree. */
const formatDate = (iso: string, locale: string): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

function Sections({ blocks, lang }: { blocks: readonly Block[]; lang?: string | undefined }) {
  const { texts } = useMessages('content', CONTENT_MESSAGES);
  const sections = blocks.filter(isSection);
  if (sections.length < LONG) return null;
  return (
    <nav aria-labelledby="sections" className={styles.sections}>
      <SectionHeading id="sections" size="small">
        {texts.onThisPage}
      </SectionHeading>
      <ul className={styles.links} lang={lang}>
        {sections.map(({ id, content }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.sideLink}>
              {inlineText(content)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of text from the shop's content, such as an article of the help center. */
export function ContentPage({
  data,
  failure,
  onRetry,
  helpHref = '/help',
  contactHref = '/contact',
}: ContentPageProps) {
  const { texts } = useMessages('content', CONTENT_MESSAGES);
  const locale = useLocale();
  if (failure === 'missing')
    return (
      <EmptyState
        title={texts.missing}
        level={1}
        actions={<ButtonLink href={helpHref}>{texts.backToHelp}</ButtonLink>}
      >
        {texts.missingHint}
      </EmptyState>
    );
  if (failure)
    return (
      <Alert kind="failure" actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
        {texts.failed}
      </Alert>
    );
  if (!data) return <SkeletonText lines={8} />;
  const { page, related } = data;
  const isHelp = page.category !== undefined;
  // The shop's own texts within a text in another language.
  const ownLang = page.lang && locale;
  return (
    <>
      <Breadcrumb
        items={[
          { label: texts.home, href: '/' },
          ...(isHelp ? [{ label: texts.helpTitle, href: helpHref }] : []),
          { label: page.title },
        ]}
      />
      <div className={styles.columns}>
        <article className={styles.article} lang={page.lang}>
          {page.isPreview && (
            <div lang={ownLang}>
              <Alert kind="info">{texts.preview}</Alert>
            </div>
          )}
          <SectionHeading level={1}>{page.title}</SectionHeading>
          <Blocks blocks={page.blocks} />
          <p className={styles.updated} lang={ownLang}>
            {texts.updated(formatDate(page.updatedAt, locale))}
          </p>
        </article>
        <div className={styles.side}>
          <Sections blocks={page.blocks} lang={page.lang} />
          {related.length > 0 && (
            <nav aria-labelledby="related">
              <SectionHeading id="related" size="small">
                {texts.related}
              </SectionHeading>
              <ul className={styles.links}>
                {related.map(({ path, title, lang }) => (
                  <li key={path} lang={lang}>
                    <Link variant="quiet" href={path} className={styles.sideLink}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {isHelp && (
            <div className={styles.contact}>
              <SectionHeading size="small">{texts.needMore}</SectionHeading>
              <ButtonLink variant="secondary" href={contactHref}>
                {texts.contact}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
