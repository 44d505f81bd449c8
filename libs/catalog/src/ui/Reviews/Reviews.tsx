import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  Link,
  PlainLink,
  Rating,
  SectionHeading,
  Select,
  Skeleton,
  SkeletonText,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { Review, ReviewSummary } from '../../contract/index.ts';
import { addressOfReviews, REVIEW_PARAMETERS, REVIEWS_PAGE } from '../../model/index.ts';
import type { ReviewFilter, ReviewSort } from '../../model/index.ts';
import { CATALOG_MESSAGES } from '../../model/messages.ts';
import { REVIEW_MESSAGES } from './review-messages.ts';
import styles from './Reviews.module.scss';

export interface ReviewsProps {
  /** Average, number and histogram of the ratings. */
  summary: ReviewSummary;
  /** Shown reviews, in the selected order. */
  items: readonly Review[];
  /** Number of reviews that match the filter, shown or not. */
  total: number;
  /** The current order. */
  sort: ReviewSort;
  /** Filter by number of stars. */
  rating?: number | undefined;
  /** Reviews are loading; those shown stay. */
  loading?: boolean;
  /** Reviews could not be loaded; a button tries again. */
  failed?: boolean;
  /** The last shown page, appended to the earlier ones or alone. */
  page?: number;
  /** Without it the filters are links that reload the page. */
  onChoose?: (choice: ReviewFilter) => void;
  /** Called by the button that loads the next page. */
  onMore?: () => void;
  /** Called by the button "Try again" after a failure. */
  onRetry?: () => void;
  /** Slot for writing a review: a button, or the form that it opens. */
  write?: ReactNode;
}

/** `Oct 8, 2026` */
const getDay = (isoDate: string, locale: string) =>
  dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`));

/** Handles a click on a link within the page, unless it opens in a new tab. */
const handleLinkClick = (go: (() => void) | undefined) => (event: MouseEvent) => {
  if (!go || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go();
};

/** The reviews of a product: rating histogram, filters and texts. */
export function Reviews({
  summary,
  items,
  total,
  sort,
  rating,
  loading = false,
  failed = false,
  page = 1,
  onChoose,
  onMore,
  onRetry,
  write,
}: ReviewsProps) {
  const messages = useMessages('catalog', CATALOG_MESSAGES);
  const { reviews: texts } = useMessages('catalog', REVIEW_MESSAGES);
  const heading = useId();
  const getChoice = (choice: ReviewFilter) => ({
    href: addressOfReviews(choice),
    rel: 'nofollow',
    onClick: handleLinkClick(onChoose && (() => onChoose(choice))),
  });
  const isMore = items.length > 0 && page * REVIEWS_PAGE < total;
  const isPart = rating !== undefined || items.length < (page - 1) * REVIEWS_PAGE;
  const drawn = (bar: ReviewSummary['histogram'][number]) => (
    <>
      <span>{texts.stars(bar.rating)}</span>
      <Bar share={bar.count / summary.count} />
      <span className={styles.barCount}>{bar.count}</span>
    </>
  );
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby={heading}>
      <SectionHeading level={2} id={heading}>
        {texts.heading}
      </SectionHeading>
      {summary.count === 0 ? (
        <>
          <p>{texts.none}</p>
          {write}
        </>
      ) : (
        <div className={styles.columns}>
          <div className={styles.summary}>
            <p className={styles.average}>
              <span className={styles.number} aria-hidden="true">
                {summary.average !== undefined && texts.average(summary.average)}
              </span>
              <span>
                <Rating value={summary.average ?? 0} size="large" />
                <span className={styles.count}>{texts.count(summary.count)}</span>
              </span>
            </p>
            <ul className={styles.histogram} aria-label={texts.byStars}>
              {summary.histogram.map((bar) => (
                <li key={bar.rating}>
                  {bar.count === 0 ? (
                    <span className={styles.bar}>{drawn(bar)}</span>
                  ) : (
                    <PlainLink
                      className={styles.bar}
                      aria-current={rating === bar.rating ? 'true' : undefined}
                      {...getChoice(rating === bar.rating ? { sort } : { sort, rating: bar.rating })}
                    >
                      {drawn(bar)}
                    </PlainLink>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.list}>
            <div className={styles.tools}>
              <p aria-live="polite" className={styles.count}>
                {items.length > 0 && texts.showing(items.length, total, rating)}
                {isPart && (
                  <>
                    {' '}
                    <Link {...getChoice({ sort })}>{texts.showAll}</Link>
                  </>
                )}
              </p>
              <form method="get" action="#reviews" className={styles.sort}>
                {rating !== undefined && (
                  <input type="hidden" name={REVIEW_PARAMETERS.rating} value={rating} />
                )}
                <Select
                  className={styles.order}
                  label={texts.sortBy}
                  name={REVIEW_PARAMETERS.sort}
                  width="medium"
                  value={sort}
                  options={Object.entries(messages.reviewSort).map(([value, label]) => ({ value, label }))}
                  onChange={(event) => onChoose?.({ sort: event.target.value as ReviewSort, rating })}
                />
                <noscript>
                  <Button type="submit" size="small">
                    {texts.sort}
                  </Button>
                </noscript>
              </form>
            </div>
            {failed && (
              <Alert kind="failure" live="assertive" onRetry={onRetry}>
                {texts.failed}
              </Alert>
            )}
            <ol className={styles.items} aria-busy={loading || undefined}>
              {items.map((review) => (
                <li key={review.id}>
                  <OneReview review={review} />
                </li>
              ))}
              {loading && items.length === 0 && (
                <li>
                  <Skeleton width="third" />
                  <SkeletonText lines={3} />
                </li>
              )}
            </ol>
            {isMore && (
              <div>
                <ButtonLink
                  href={addressOfReviews({ sort, rating }, page + 1)}
                  rel="nofollow"
                  aria-disabled={loading || undefined}
                  onClick={handleLinkClick(onMore && (() => !loading && onMore()))}
                >
                  {texts.more}
                </ButtonLink>
              </div>
            )}
            {write}
          </div>
        </div>
      )}
    </section>
  );
}

/** An SVG, since the Content-Security-Policy allows no inline styles for its width. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.track} aria-hidden="true">
      <rect width="100" height="8" className={styles.trackGround} />
      <rect width={Math.round(share * 100)} height="8" className={styles.trackFill} />
    </svg>
  );
}

function OneReview({ review }: { review: Review }) {
  const { reviews: texts } = useMessages('catalog', REVIEW_MESSAGES);
  return (
    <article className={styles.review}>
      <Rating value={review.rating} />
      <h3 className={styles.title}>{review.title}</h3>
      <p className={styles.body}>{review.body}</p>
      <p className={styles.author}>
        <span>
          {review.author}, <time dateTime={review.createdOn}>{getDay(review.createdOn, useLocale())}</time>
        </span>
        {review.verified && <Badge tone="success">{texts.verified}</Badge>}
      </p>
    </article>
  );
}
