import { useId } from 'react';
import type { ReactNode } from 'react';
import { Column, Columns, SectionHeading } from '@foolscap/ui/components';

export interface FormSectionProps {
  /** What the form is about; the heading of its part of the page. */
  title: string;
  /** What comes of it, in a sentence. */
  note?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form beside what it is about: below it on narrow screens. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <Columns as="section" aria-labelledby={id}>
      <Column lg={5}>
        <SectionHeading level={2} size="small" id={id} note={note}>
          {title}
        </SectionHeading>
      </Column>
      <Column lg={7}>{children}</Column>
    </Columns>
  );
}
