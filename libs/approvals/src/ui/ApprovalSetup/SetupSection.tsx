import type { ReactNode } from 'react';
import { SectionHeading, Stack } from '@foolscap/ui/components';

/** A part of the setup under its heading. It can take the focus after an entry was saved or removed. */
export function SetupSection({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <Stack gap={4} as="section" id={id} tabIndex={-1} aria-label={title}>
      <SectionHeading level={2} size="small" note={note}>
        {title}
      </SectionHeading>
      {children}
    </Stack>
  );
}
