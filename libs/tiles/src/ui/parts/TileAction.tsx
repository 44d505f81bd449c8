import { Button, ButtonLink, Icon, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { tileAction, type TileAction as Action, type TileItem } from '../../model/index.ts';
import { actionText } from '../tile-text.ts';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './parts.module.scss';

/** Progress of an add from this tile. */
export type TileAddStatus = 'idle' | 'pending' | 'failed';

export interface TileActionProps {
  /** The product with its button. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. Needed for the prefix of the business site. */
  readonly href?: string | undefined;
  /** State of the last add from this tile. */
  readonly addStatus?: TileAddStatus | undefined;
  /** Adds the quantity of the item, one unit by default. Without JavaScript the form is submitted instead. */
  readonly onAdd?: ((item: TileItem) => void) | undefined;
  /**
   * Called on a click on a button that opens a drawer or starts a punchout; it may prevent the default, which is following the link to the
   * product page.
   */
  readonly onAction?:
    ((action: Action, item: TileItem, press: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Action of the add form without JavaScript. */
  readonly formAction?: string | undefined;
  /** Additional hidden fields of that form, such as its idempotency key. */
  readonly formFields?: ReactNode;
}

/** The button of a tile, with the failure of its add. */
export function TileAction(props: TileActionProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  return (
    <div className={styles.action}>
      <TileButton {...props} />
      {props.addStatus === 'failed' && (
        <p role="alert" className={styles.failed}>
          <Icon name="alert" size="small" />
          {texts.addFailed}
        </p>
      )}
    </div>
  );
}

function TileButton({
  item,
  href = item.itemUrl,
  addStatus = 'idle',
  onAdd,
  onAction,
  formAction,
  formFields,
}: TileActionProps) {
  const messages = useMessages('tiles', TILES_MESSAGES);
  const { texts } = messages;
  const action = tileAction(item);
  const { quantity = 1 } = item;
  const label = (
    <>
      {action.kind === 'add' && quantity > 1 ? texts.addSeveral(quantity) : actionText(action, messages)}{' '}
      <VisuallyHidden>{item.title}</VisuallyHidden>
    </>
  );
  if (action.kind === 'add') {
    const submit = (event: FormEvent) => {
      if (!onAdd) return;
      event.preventDefault();
      if (addStatus !== 'pending') onAdd(item);
    };
    return (
      <form method="post" action={formAction} onSubmit={submit}>
        <input type="hidden" name="itemId" value={item.itemId} />
        <input type="hidden" name="qty" value={quantity} />
        {formFields}
        <Button type="submit" fullWidth busy={addStatus === 'pending'}>
          {label}
        </Button>
      </form>
    );
  }
  if (action.kind === 'navigate') {
    return (
      <ButtonLink href={action.to === 'item' ? href : action.href} fullWidth>
        {label}
      </ButtonLink>
    );
  }
  if (action.kind === 'unavailable') {
    return (
      <ButtonLink href={href} fullWidth>
        {texts.viewDetails} <VisuallyHidden>{item.title}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      href={href}
      fullWidth
      onClick={(press: MouseEvent<HTMLAnchorElement>) => onAction?.(action, item, press)}
    >
      {label}
    </ButtonLink>
  );
}
