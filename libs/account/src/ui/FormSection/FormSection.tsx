import { useId } from 'react';
import type { ReactNode } from 'react';
import { Column, Columns, SectionHeading } from '@foolscap/ui/components';

export interface FormSectionProps {
  /** Heading of the section. */
  title: string;
  /** One sentence about the purpose of the form. */
  note?: ReactNode;
  /** The form, or other content of the section. */
  children: ReactNode;
}

/** A form next to its title and note; below them on narrow screens. */
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
