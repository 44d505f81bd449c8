import { useId } from 'react';
import type { ReactNode } from 'react';
import {
  Alert,
  Badge,
  Button,
  Rating,
  SectionHeading,
  Select,
  Skeleton,
  SkeletonText,
} from '@foolscap/ui/components';
import type { Review, ReviewSummary } from '../../contract/index.ts';
import type { ReviewSort } from '../../model/index.ts';
import styles from './Reviews.module.scss';

export interface ReviewsProps {
  summary: ReviewSummary;
  /** Those that are shown, in the chosen order. */
  items: readonly Review[];
  /** How many there are under the choice, shown or not. */
  total: number;
  sort: ReviewSort;
  /** Only those with so many stars. */
  rating?: number | undefined;
  loading?: boolean;
  failed?: boolean;
  onChoose?: (choice: { sort: ReviewSort; rating?: number | undefined }) => void;
  onMore?: () => void;
  onRetry?: () => void;
  /** Writing one: a button, or the form that it has opened. */
  write?: ReactNode;
}

const SORT_WORDS: Record<ReviewSort, string> = {
  newest: 'Newest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};
const SORT_OPTIONS = Object.entries(SORT_WORDS).map(([value, label]) => ({ value, label }));

const stars = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`);

/** `Oct 8, 2026` */
const dayOf = (isoDate: string) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`));

/** What those who have bought it think of it: how the stars fell, and their words. */
export function Reviews({
  summary,
  items,
  total,
  sort,
  rating,
  loading = false,
  failed = false,
  onChoose,
  onMore,
  onRetry,
  write,
}: ReviewsProps) {
  const heading = useId();
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby={heading}>
      <SectionHeading level={2} id={heading}>
        Reviews
      </SectionHeading>
      {summary.count === 0 ? (
        <p>Nobody has reviewed this item yet.</p>
      ) : (
        <div className={styles.columns}>
          <div className={styles.summary}>
            <p className={styles.average}>
              <span className={styles.number} aria-hidden="true">
                {summary.average?.toFixed(1)}
              </span>
              <span>
                <Rating value={summary.average ?? 0} size="large" />
                <span className={styles.count}>
                  {summary.count === 1 ? '1 review' : `${summary.count.toLocaleString('en-US')} reviews`}
                </span>
              </span>
            </p>
            <ul className={styles.histogram} aria-label="Reviews by stars">
              {summary.histogram.map((bar) => (
                <li key={bar.rating}>
                  <button
                    type="button"
                    className={styles.bar}
                    aria-pressed={rating === bar.rating}
                    disabled={bar.count === 0}
                    onClick={() =>
                      onChoose?.({ sort, rating: rating === bar.rating ? undefined : bar.rating })
                    }
                  >
                    <span>{stars(bar.rating)}</span>
                    <Bar share={bar.count / summary.count} />
                    <span className={styles.barCount}>{bar.count}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.list}>
            <div className={styles.tools}>
              <p aria-live="polite" className={styles.count}>
                {rating === undefined
                  ? `Showing ${items.length} of ${total}`
                  : `Showing ${items.length} of ${total} with ${stars(rating)}`}
                {rating !== undefined && (
                  <>
                    {' '}
                    <Button variant="quiet" size="small" onClick={() => onChoose?.({ sort })}>
                      Show all
                    </Button>
                  </>
                )}
              </p>
              <Select
                label="Sort by"
                width="medium"
                value={sort}
                options={SORT_OPTIONS}
                onChange={(event) => onChoose?.({ sort: event.target.value as ReviewSort, rating })}
              />
            </div>
            {failed && (
              <Alert kind="failure" live="assertive" actions={<Button onClick={onRetry}>Try again</Button>}>
                We couldn’t get the reviews.
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
            {items.length < total && onMore && (
              <div>
                <Button onClick={onMore} busy={loading}>
                  More reviews
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
      {write}
    </section>
  );
}

/** Drawn, so that its length needs no style of its own. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.track} aria-hidden="true">
      <rect width="100" height="8" className={styles.trackGround} />
      <rect width={Math.round(share * 100)} height="8" className={styles.trackFill} />
    </svg>
  );
}

function OneReview({ review }: { review: Review }) {
  return (
    <article className={styles.review}>
      <Rating value={review.rating} />
      <h3 className={styles.title}>{review.title}</h3>
      <p className={styles.body}>{review.body}</p>
      <p className={styles.author}>
        <span>
          {review.author}, <time dateTime={review.createdOn}>{dayOf(review.createdOn)}</time>
        </span>
        {review.verified && <Badge tone="success">Bought here</Badge>}
      </p>
    </article>
  );
}
