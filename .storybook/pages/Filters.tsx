import type { ReactNode } from 'react';
import { Inline, Text } from '@foolscap/ui/components';
import './filters.css';

/** The filters of a page in a row, with the number of rows that they leave, which is announced. */
export function Filters({
  shown,
  total,
  what,
  children,
}: {
  readonly shown: number;
  readonly total: number;
  /** Noun of the rows: "states". */
  readonly what: string;
  readonly children: ReactNode;
}) {
  return (
    <search className="sb-unstyled filters">
      <Inline gap={4} align="end">
        {children}
      </Inline>
      <Text size={14} tone="muted" role="status">
        {shown === total ? `${total} ${what}` : `${shown} of ${total} ${what}`}
      </Text>
    </search>
  );
}
