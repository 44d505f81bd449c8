import { useState } from 'react';
import { Alert } from '@foolscap/ui/components';
import { parseListCsv } from '../model/index.ts';
import type { ListCsvFault } from '../model/index.ts';
import { CsvFileButton } from './CsvFileButton.tsx';
import styles from './ListPage.module.scss';

/** The largest file that is read: 10,000 rows with long notes. */
const MAX_FILE_BYTES = 4_000_000;

export interface ImportItemsProps {
  /** Called with the valid rows of a file. */
  onImport: (rows: { itemId: string; qty: number; note?: string }[]) => void;
}

/** Reads a CSV file and reports the rows that cannot be imported, each with its line and reason. */
export function ImportItems({ onImport }: ImportItemsProps) {
  const [faults, setFaults] = useState<readonly ListCsvFault[]>([]);
  const [error, setError] = useState<string>();

  function read(text: string): void {
    const parsed = parseListCsv(text);
    setFaults(parsed.faults);
    const isEmpty = parsed.rows.length === 0 && parsed.faults.length === 0;
    setError(isEmpty ? 'This file has no rows. It needs a column “Item number”.' : undefined);
    if (parsed.rows.length > 0) onImport(parsed.rows.map(({ line: _, ...row }) => row));
  }

  return (
    <>
      <CsvFileButton
        maxBytes={MAX_FILE_BYTES}
        onText={read}
        onTooLarge={() => {
          setFaults([]);
          setError('This file is too large. A list has at most 10,000 items.');
        }}
      >
        Import CSV
      </CsvFileButton>
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
