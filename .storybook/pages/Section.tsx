import type { ReactNode } from 'react';
import { SectionHeading, Stack } from '@foolscap/ui/components';

/** A section of a documentation page. */
export function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Stack gap={4} className="sb-unstyled">
      <SectionHeading note={note}>{title}</SectionHeading>
      {children}
    </Stack>
  );
}
