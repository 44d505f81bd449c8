import { useId, type ReactNode } from 'react';
import { Alert, SectionHeading, Stack } from '@foolscap/ui/components';
import { TileGridSkeleton } from '../TileGrid/TileGrid.tsx';
import { useRecommendationMessages } from '../recommendation-messages.tsx';

export interface RecommendationRowProps {
  /** The heading, such as "Customers also bought" (storefront-9.15). */
  readonly heading: string;
  /** `pending` shows placeholders unless there are tiles of an earlier reply; `failed` offers to try again. */
  readonly phase: 'pending' | 'filled' | 'failed';
  /** The tiles as one row: a `TileGrid` with the layout `row`. */
  readonly children?: ReactNode;
  /** Number of tiles in `children`; a filled row without any shows nothing. */
  readonly count: number;
  /** Heading level of the row. */
  readonly headingLevel?: 2 | 3;
  /** Requests the items again after a failure. */
  readonly onRetry?: (() => void) | undefined;
}

/** A row of recommended products that scrolls horizontally. */
export function RecommendationRow({
  heading,
  phase,
  children,
  count,
  headingLevel = 2,
  onRetry,
}: RecommendationRowProps) {
  const { texts } = useRecommendationMessages();
  const headingId = useId();
  const hasTiles = count > 0;
  if (phase === 'filled' && !hasTiles) return null;
  return (
    <section aria-labelledby={headingId} aria-busy={phase === 'pending' || undefined}>
      <Stack gap={5}>
        <SectionHeading level={headingLevel} id={headingId}>
          {heading}
        </SectionHeading>
        {phase === 'failed' ? (
          <Alert kind="failure" live="polite" {...(onRetry ? { onRetry } : {})}>
            {texts.failed}
          </Alert>
        ) : hasTiles ? (
          children
        ) : (
          <TileGridSkeleton count={5} layout="row" silent />
        )}
      </Stack>
    </section>
  );
}
