import { Button, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { RECOMMENDATION_MESSAGES } from '../recommendation-messages.ts';
import styles from './TileDismiss.module.scss';

export interface TileDismissProps {
  /** Name of the product, for screen readers. */
  readonly title: string;
  /** Removes the product from the row (storefront-4.26). */
  readonly onDismiss: () => void;
}

/** The button that removes a recommended product the shopper does not want to see. Passed to a tile as `dismiss`. */
export function TileDismiss({ title, onDismiss }: TileDismissProps) {
  const { recommendations: texts } = useMessages('tiles', RECOMMENDATION_MESSAGES);
  return (
    <div className={styles.dismiss} data-print="hide">
      <Button variant="quiet" size="small" fullWidth data-dismiss="" onClick={onDismiss}>
        {texts.dismiss} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </div>
  );
}
