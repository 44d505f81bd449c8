import { useId, type ReactNode } from 'react';
import { Alert, SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import { TileGridSkeleton } from '../TileGrid/TileGrid.tsx';
import { RECOMMENDATION_MESSAGES } from '../recommendation-messages.ts';

export interface RecommendationRowProps {
  /** The heading, such as "Customers also bought" (storefront-9.15). */
  readonly heading: string;
  /**
   * `pending` shows placeholders unless there are tiles of an earlier reply; `failed` shows a retry button unless there are tiles of an
   * earlier reply.
   */
  readonly phase: 'pending' | 'filled' | 'failed';
  /** The tiles as one row: a `TileGrid` with the layout `row`. */
  readonly children?: ReactNode;
  /** Number of tiles in `children`; a filled row without any shows nothing. */
  readonly count: number;
  /** Heading level of the row. */
  readonly headingLevel?: 2 | 3;
  /** A group instead of a landmark: for drawers and flyouts, since the page may have a row with the same heading. */
  readonly isGroup?: boolean;
  /** Reloads the items after a failure. */
  readonly onRetry?: (() => void) | undefined;
}

/** A row of recommended products that scrolls horizontally. */
export function RecommendationRow({
  heading,
  phase,
  children,
  count,
  headingLevel = 2,
  isGroup = false,
  onRetry,
}: RecommendationRowProps) {
  const { recommendations: texts } = useMessages('tiles', RECOMMENDATION_MESSAGES);
  const headingId = useId();
  const hasTiles = count > 0;
  const Element = isGroup ? 'div' : 'section';
  if (phase === 'filled' && !hasTiles) return null;
  return (
    <Element
      {...(isGroup ? { role: 'group' } : {})}
      aria-labelledby={headingId}
      aria-busy={phase === 'pending' || undefined}
    >
      <Stack gap={5}>
        <SectionHeading level={headingLevel} id={headingId}>
          {heading}
        </SectionHeading>
        {hasTiles ? (
          children
        ) : phase === 'failed' ? (
          <Alert kind="failure" live="polite" {...(onRetry ? { onRetry } : {})}>
            {texts.failed}
          </Alert>
        ) : (
          <TileGridSkeleton count={5} layout="row" silent />
        )}
      </Stack>
    </Element>
  );
}
