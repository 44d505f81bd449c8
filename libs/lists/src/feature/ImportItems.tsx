import { useId, useRef, useState } from 'react';
import { Alert, Button, VisuallyHidden } from '@foolscap/ui/components';
import { parseListCsv } from '../model/index.ts';
import type { ListCsvFault } from '../model/index.ts';
import styles from './ListPage.module.scss';

/** The largest file that is read: 10,000 rows with long notes. */
const MAX_FILE_BYTES = 4_000_000;

export interface ImportItemsProps {
  /** Called with the valid rows of a file. */
  onImport: (rows: { itemId: string; qty: number; note?: string }[]) => void;
}

/** Reads a CSV file and reports the rows that cannot be imported, each with its line and reason. */
export function ImportItems({ onImport }: ImportItemsProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly ListCsvFault[]>([]);
  const [error, setError] = useState<string>();

  async function read(file: File): Promise<void> {
    setFaults([]);
    setError(undefined);
    if (file.size > MAX_FILE_BYTES)
      return setError('This file is too large. A list has at most 10,000 items.');
    const parsed = parseListCsv(await file.text());
    setFaults(parsed.faults);
    if (parsed.rows.length > 0) onImport(parsed.rows.map(({ line: _, ...row }) => row));
    else if (parsed.faults.length === 0) setError('This file has no rows. It needs a column “Item number”.');
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
      <Button onClick={() => field.current?.click()}>Import CSV</Button>
      {error && (
        <Alert kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert kind="warning" live="polite">
          <p>
            {faults.length === 1 ? '1 row was' : `${faults.length} rows were`} not imported. Correct them in
            the file and import it again.
          </p>
          <ul className={styles.results}>
            {faults.slice(0, 20).map(({ line, text, reason }) => (
              <li key={line}>
                Line {line} ({text}): {reason}
              </li>
            ))}
            {faults.length > 20 && <li>And {faults.length - 20} more</li>}
          </ul>
        </Alert>
      )}
    </>
  );
}
