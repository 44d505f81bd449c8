import { useState } from 'react';
import { Alert } from '@foolscap/ui/components';
import { useQuickOrderMessages } from '../ui/index.ts';
import { CsvFileButton } from './CsvFileButton.tsx';

/** The largest file that is read; 500 rows with other columns have a fraction of it. */
const MAX_FILE_BYTES = 1_000_000;

interface QuickOrderFileProps {
  /** Called with the text of a file. */
  onText: (text: string) => void;
}

/** Reads a CSV file into the rows of a quick order. */
export function QuickOrderFile({ onText }: QuickOrderFileProps) {
  const [isTooLarge, setTooLarge] = useState(false);
  const texts = useQuickOrderMessages();
  return (
    <>
      <CsvFileButton
        maxBytes={MAX_FILE_BYTES}
        onTooLarge={() => setTooLarge(true)}
        onText={(text) => {
          setTooLarge(false);
          onText(text);
        }}
      >
        Load CSV file
      </CsvFileButton>
      {isTooLarge && (
        <Alert kind="failure" live="assertive">
          {texts.fileTooLarge}
        </Alert>
      )}
    </>
  );
}
