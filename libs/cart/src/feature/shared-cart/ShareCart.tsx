import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Icon, lazyComponent, useMessages } from '@foolscap/ui/components';
import { selectItemCount, sharedCartActions } from '../../state/index.ts';
import { SHARE_MESSAGES } from '../../model/share-messages.ts';
import styles from './ShareCart.module.scss';

/** Closed initially; without JavaScript its form works as plain markup. */
const SharePanel = lazyComponent(async () => ({ default: (await import('./SharePanel.tsx')).SharePanel }));

export interface ShareCartProps {
  /** Returns the full URL of a shared cart's page. */
  getUrl: (shareId: string) => string;
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
}

/**
 * Creates links to a copy of the cart, and lists and removes the shopper's own links (decision-shared-cart), even while the cart is empty.
 */
export function ShareCart(props: ShareCartProps) {
  const { share: texts } = useMessages('cart', SHARE_MESSAGES);
  const dispatch = useDispatch();
  const count = useSelector(selectItemCount);
  return (
    <details
      className={styles.share}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) dispatch(sharedCartActions.linksRequested());
      }}
    >
      <summary className={styles.summary}>
        {count === 0 ? texts.openLinks : texts.open} <Icon name="chevron-down" />
      </summary>
      <SharePanel {...props} />
    </details>
  );
}
