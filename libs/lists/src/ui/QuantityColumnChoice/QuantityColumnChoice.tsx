import { Alert, Button, Inline, useMessages } from '@foolscap/ui/components';
import type { QuantityChoice } from '../../model/index.ts';
import { LIST_IMPORT_MESSAGES } from '../../model/import-messages.ts';

export interface QuantityColumnChoiceProps {
  /** The columns that could contain the quantities. */
  choices: readonly QuantityChoice[];
  /** Label of the button for a file without quantities. */
  noneLabel: string;
  /** Called with the position of a column, or null for a file without quantities. */
  onChoose: (at: number | null) => void;
  /** Called to discard the file. */
  onDismiss: () => void;
}

/** An alert for choosing the quantity column of a file in which no heading identifies it. */
export function QuantityColumnChoice({ choices, noneLabel, onChoose, onDismiss }: QuantityColumnChoiceProps) {
  const { importing: texts } = useMessages('lists', LIST_IMPORT_MESSAGES);
  return (
    <Alert
      kind="warning"
      live="polite"
      title={texts.quantityQuestion}
      actions={
        <Inline gap={2}>
          {choices.map(({ at, heading }) => (
            <Button key={at} size="small" onClick={() => onChoose(at)}>
              {texts.quantityColumn({ heading, at })}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => onChoose(null)}>
            {noneLabel}
          </Button>
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {texts.dismissFile}
          </Button>
        </Inline>
      }
    >
      {texts.quantityHint}
    </Alert>
  );
}
