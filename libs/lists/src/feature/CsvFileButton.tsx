import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { decodeText } from '@foolscap/core/files';
import { Button, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { CSV_FILE_MESSAGES } from './csv-file-messages.ts';

export interface CsvFileButtonProps {
  /** Label of the button. */
  children: string;
  /** The largest file that is read, in bytes. */
  maxBytes: number;
  /** Called with the text of a file. */
  onText: (text: string) => void;
  /** Called instead of `onText` if the file is too large. */
  onTooLarge: () => void;
  /** Called instead of `onText` if the file cannot be read, for example because it was moved. */
  onUnreadable: () => void;
  /** Whether a file's rows are being processed, during which no other file can be chosen. */
  busy?: boolean;
  /** Whether no other file can be chosen. */
  disabled?: boolean;
  /** The button, which receives focus when focused results disappear. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that reads a CSV file, in any encoding in which spreadsheets save it. */
export function CsvFileButton({
  children,
  maxBytes,
  onText,
  onTooLarge,
  onUnreadable,
  busy = false,
  disabled = false,
  ref,
}: CsvFileButtonProps) {
  const { csvFile } = useMessages('lists', CSV_FILE_MESSAGES);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden>
        <label htmlFor={id}>{csvFile.chooseFile}</label>
        <input
          ref={field}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          tabIndex={-1}
          disabled={busy || disabled}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file && file.size > maxBytes) onTooLarge();
            else
              void file
                ?.arrayBuffer()
                .then((bytes) => onText(decodeText(new Uint8Array(bytes))), onUnreadable);
            // Allows choosing the same file again after it was corrected.
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Button ref={ref} busy={busy} disabled={disabled} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
