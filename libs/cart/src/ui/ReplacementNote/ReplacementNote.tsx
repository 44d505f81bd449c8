import type { RefObject } from 'react';
import { Button, DefinitionList, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getReplacementDetails } from '../../model/index.ts';
import { LINE_DETAILS_MESSAGES } from '../../model/line-details-messages.ts';
import styles from './ReplacementNote.module.scss';

export interface ReplacementNoteProps {
  /** The line whose item replaces the requested one. */
  line: Pick<CartItem, 'altItem' | 'priceInfo' | 'product'>;
  /** Opens the dialog that keeps or removes it; without it there is no dialog. */
  onReview?: (() => void) | undefined;
  /** Ref of the button that opens it. */
  reviewButton?: RefObject<HTMLButtonElement | null>;
}

/** The note on a line whose item replaces the requested one, with its details (cart-2.29). */
export function ReplacementNote({ line, onReview, reviewButton }: ReplacementNoteProps) {
  const locale = useLocale();
  const messages = useMessages('cart', LINE_DETAILS_MESSAGES);
  const { replacements: texts } = messages;
  const details = getReplacementDetails(line, locale, messages);
  if (!details) return null;
  return (
    <div className={styles.note} role="group" aria-label={texts.label(line.product.name)}>
      <Text size={14}>{texts.replaces(details.original)}</Text>
      <details>
        <summary className={styles.summary}>{texts.details}</summary>
        <DefinitionList items={details.facts} />
      </details>
      {onReview && (
        <Button
          ref={reviewButton}
          size="small"
          aria-haspopup="dialog"
          aria-label={texts.reviewOf(line.product.name)}
          onClick={onReview}
        >
          {texts.review}
        </Button>
      )}
    </div>
  );
}
