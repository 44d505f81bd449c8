import { useState } from 'react';
import { Alert, useMessages } from '@foolscap/ui/components';
import { CsvFileButton } from './CsvFileButton.tsx';
import { QUICK_ORDER_MESSAGES } from '../model/quick-order-messages.ts';

/** Maximum file size, a multiple of what 500 rows with other columns need. */
const MAX_FILE_BYTES = 1_000_000;

interface QuickOrderFileProps {
  /** Called with the text of a file. */
  onText: (text: string) => void;
}

/** Reads a CSV file into the rows of a quick order. */
export function QuickOrderFile({ onText }: QuickOrderFileProps) {
  const [error, setError] = useState<'fileTooLarge' | 'fileUnreadable'>();
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
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
        {texts.loadFile}
      </CsvFileButton>
      {error && (
        <Alert kind="failure" live="assertive">
          {texts[error]}
        </Alert>
      )}
    </>
  );
}
