import { Icon, PlainLink, useMessages } from '@foolscap/ui/components';
import type { MouseEvent } from 'react';
import { COMPARE_MESSAGES } from '../compare-messages.ts';
import styles from './TileRemove.module.scss';

export interface TileRemoveProps {
  /** Name of the product. */
  readonly title: string;
  /** URL of the page without the product. Without it the control is a button. */
  readonly removeHref?: string | undefined;
  /** Removes the product. A click on the link may prevent its default. */
  readonly onRemove: (press: MouseEvent<HTMLElement>) => void;
}

/** Removes a product from the comparison. */
export function TileRemove({ title, removeHref, onRemove }: TileRemoveProps) {
  const { compare: texts } = useMessages('tiles', COMPARE_MESSAGES);
  const shared = {
    className: styles.remove,
    'aria-label': texts.remove(title),
    title: texts.removeShort,
    onClick: onRemove,
  };
  const icon = <Icon name="close" size="small" />;
  return removeHref === undefined ? (
    <button type="button" {...shared}>
      {icon}
    </button>
  ) : (
    <PlainLink href={removeHref} rel="nofollow" data-print="hide" data-compare-remove="" {...shared}>
      {icon}
    </PlainLink>
  );
}
