import { useId, useRef, useState } from 'react';
import { Alert, Button, VisuallyHidden } from '@foolscap/ui/components';
import { useQuickOrderMessages } from '../ui/index.ts';

/** The largest file that is read; 500 rows with other columns have a fraction of it. */
const MAX_FILE_BYTES = 1_000_000;

interface QuickOrderFileProps {
  /** Called with the text of a file. */
  onText: (text: string) => void;
}

/** Reads a CSV file into the rows of a quick order. */
export function QuickOrderFile({ onText }: QuickOrderFileProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const texts = useQuickOrderMessages();

  async function read(file: File): Promise<void> {
    setTooLarge(file.size > MAX_FILE_BYTES);
    if (file.size <= MAX_FILE_BYTES) onText(await file.text());
  }

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
            if (file) void read(file);
            // The same file can be chosen again after it was corrected.
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Button onClick={() => field.current?.click()}>Load CSV file</Button>
      {isTooLarge && (
        <Alert kind="failure" live="assertive">
          {texts.fileTooLarge}
        </Alert>
      )}
    </>
  );
}
