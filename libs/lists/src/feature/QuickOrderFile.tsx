import { useState } from 'react';
import { Alert } from '@foolscap/ui/components';
import { useQuickOrderMessages } from '../ui/index.ts';
import { CsvFileButton } from './CsvFileButton.tsx';

/** Maximum file size, a multiple of what 500 rows with other columns need. */
const MAX_FILE_BYTES = 1_000_000;

interface QuickOrderFileProps {
  /** Called with the text of a file. */
  onText: (text: string) => void;
}

/** Reads a CSV file into the rows of a quick order. */
export function QuickOrderFile({ onText }: QuickOrderFileProps) {
  const [error, setError] = useState<'fileTooLarge' | 'fileUnreadable'>();
  const texts = useQuickOrderMessages();
  return (
    <>
      <CsvFileButton
        maxBytes={MAX_FILE_BYTES}
        onTooLarge={() => setError('fileTooLarge')}
        onUnreadable={() => setError('fileUnreadable')}
        onText={(text) => {
          setError(undefined);
          onText(text);
        }}
      >
        Load CSV file
      </CsvFileButton>
      {error && (
        <Alert kind="failure" live="assertive">
          {texts[error]}
        </Alert>
      )}
    </>
  );
}
