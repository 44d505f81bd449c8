import type { ReactNode } from 'react';
import { Inline, Stack, Text } from '@foolscap/ui/components';
import styles from './FactRow.module.scss';

export interface FactRowProps {
  /** The name of the fact. */
  label: string;
  /** Its value, or a text that there is none. */
  value: string;
  /** A detail below the value. */
  note?: string | undefined;
  /** Whether a choice is in flight; the value is dimmed. */
  isPending?: boolean;
  /** The control for changing it. */
  action?: ReactNode;
  /** The element: a list item within a list. */
  as?: 'div' | 'li';
}

/** A fact about a business order above the totals, with the control for changing it. */
export function FactRow({ label, value, note, isPending = false, action, as = 'div' }: FactRowProps) {
  return (
    <Inline as={as} justify="between" align="start" nowrap gap={4}>
      <Stack gap={1}>
        <Text size={14} tone="muted">
          {label}
        </Text>
        <Text size={14} tone={isPending ? 'muted' : 'ink'}>
          {value}
        </Text>
        {note !== undefined && (
          <Text size={14} tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Inline>
  );
}
