import { useState, type RefObject } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  DefinitionList,
  Stack,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import { Dialog } from '@foolscap/ui/overlays';
import type { CartItem } from '../../contract/index.ts';
import { getReplacementDetails } from '../../model/index.ts';
import { REPLACEMENT_DIALOG_MESSAGES } from '../../model/replacement-dialog-messages.ts';
import { LINE_DETAILS_MESSAGES } from '../../model/line-details-messages.ts';

export interface ReplacementDialogProps {
  /** The line with the replacement. */
  line: Pick<CartItem, 'altItem' | 'priceInfo' | 'product'>;
  /** Shows the dialog. */
  isOpen: boolean;
  /** The choice to hide the dialog is being stored. */
  isSaving?: boolean;
  /** That choice could not be stored. */
  hasFailed?: boolean;
  /** Called with whether the dialog is hidden for 30 days. */
  onKeep?: (isHidden: boolean) => void;
  /** Called by the button that removes the replacement from the cart. */
  onRemove?: () => void;
  /** Called by Escape and the close button, without a decision. */
  onClose: () => void;
  /** Takes the focus when the dialog closes, which may have opened by itself; by default the previously focused element. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** The dialog for confirming or removing an item that replaces the requested one (cart-2.29). */
export function ReplacementDialog({
  line,
  isOpen,
  isSaving = false,
  hasFailed = false,
  onKeep,
  onRemove,
  onClose,
  finalFocus,
}: ReplacementDialogProps) {
  const locale = useLocale();
  const { replacementDialog: texts } = useMessages('cart', REPLACEMENT_DIALOG_MESSAGES);
  const messages = useMessages('cart', LINE_DETAILS_MESSAGES);
  const [isHidden, setHidden] = useState(false);
  const details = getReplacementDetails(line, locale, messages);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      title={texts.title}
      actions={
        <>
          <Button variant="primary" busy={isSaving} onClick={() => onKeep?.(isHidden)}>
            {texts.keep}
          </Button>
          <Button icon="trash" onClick={onRemove}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {hasFailed && (
          <Alert kind="failure" live="assertive">
            {texts.notSaved}
          </Alert>
        )}
        <Text>{details?.reason}</Text>
        <DefinitionList
          items={(details?.facts ?? []).filter(({ term }) => term !== messages.replacements.reason)}
        />
        <Checkbox
          label={texts.hide}
          checked={isHidden}
          onChange={({ currentTarget }) => setHidden(currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
