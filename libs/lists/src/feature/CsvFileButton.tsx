import { useId, useRef } from 'react';
import { Button, VisuallyHidden } from '@foolscap/ui/components';

export interface CsvFileButtonProps {
  /** Label of the button. */
  children: string;
  /** The largest file that is read, in bytes. */
  maxBytes: number;
  /** Called with the text of a file. */
  onText: (text: string) => void;
  /** Called in place of `onText` for a file that is too large. */
  onTooLarge: () => void;
}

/** A button that reads a CSV file. */
export function CsvFileButton({ children, maxBytes, onText, onTooLarge }: CsvFileButtonProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden>
        <label htmlFor={id}>CSV file</label>
        <input
          ref={field}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file && file.size > maxBytes) onTooLarge();
            else void file?.text().then(onText);
            // The same file can be chosen again after it was corrected.
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Button onClick={() => field.current?.click()}>{children}</Button>
    </>
  );
}
