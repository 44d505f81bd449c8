import { classNames } from '../class-names.ts';
import { useLocale } from '../Locale/Locale.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Rating.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface RatingProps {
  /** Average score, 0 to 5. */
  readonly value: number;
  /** Number of reviews; shown next to the stars. */
  readonly count?: number;
  /** Stars of 14 or 18 px. */
  readonly size?: 'small' | 'large';
  /** Returns the accessible text of the stars. */
  readonly starsLabel?: (value: number) => string;
  /** Text after the number of reviews. */
  readonly reviewsLabel?: (count: number) => string;
  /** Additional class name. */
  readonly className?: string;
}

const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z';
const HALF = 'M10 1.6L7.4 7l-5.9.8 4.3 4.1-1 5.9L10 15z';

/** Five stars, filled to the nearest half. Nothing is shown without reviews. */
export function Rating({
  value,
  count,
  size = 'small',
  starsLabel = texts.stars,
  reviewsLabel = texts.reviews,
  className,
}: RatingProps) {
  const locale = useLocale();
  if (count === 0 || !(value > 0)) return null;
  const halves = Math.round(Math.min(5, value) * 2);
  return (
    <span className={classNames(styles.rating, styles[size], className)}>
      <svg viewBox="0 0 100 20" className={styles.stars} aria-hidden="true" focusable="false">
        {[0, 1, 2, 3, 4].map((place) => (
          <g key={place} transform={`translate(${place * 20} 0)`}>
            <path d={STAR} className={styles.empty} />
            {halves >= place * 2 + 2 ? (
              <path d={STAR} className={styles.full} />
            ) : halves === place * 2 + 1 ? (
              <path d={HALF} className={styles.full} />
            ) : null}
          </g>
        ))}
      </svg>
      <VisuallyHidden>
        {starsLabel(value)}
        {count === undefined ? '' : ', '}
      </VisuallyHidden>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">(</span>
          {count.toLocaleString(locale)}
          <span aria-hidden="true">)</span>
          <VisuallyHidden> {reviewsLabel(count)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
