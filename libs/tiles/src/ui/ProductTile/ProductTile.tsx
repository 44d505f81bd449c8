import { toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  Button,
  ButtonLink,
  classNames,
  Icon,
  ImageWithFallback,
  PlainLink,
  Price,
  Rating,
  VisuallyHidden,
} from '@foolscap/ui/components';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import {
  showsPickup,
  tileAction,
  tileBadges,
  tileStock,
  tileUnit,
  tileVariants,
  type TileAction,
  type TileItem,
} from '../../model/index.ts';
import { actionText, stockText, useTilesMessages, variantText } from '../messages.tsx';
import styles from './ProductTile.module.scss';

/** Progress of an add from this tile. */
export type TileAddStatus = 'idle' | 'pending' | 'failed';

export interface ProductTileProps {
  /** The product with price, stock, badges and its button. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. Needed for the prefix of the business site. */
  readonly href?: string | undefined;
  /** State of the last add from this tile. */
  readonly addStatus?: TileAddStatus | undefined;
  /** Quantity that is already in the cart; hidden when 0. */
  readonly inCart?: number | undefined;
  /** Name of the chosen store; shows the pickup note for eligible products. */
  readonly pickupStoreName?: string | undefined;
  /** Adds one unit. Without JavaScript the form is submitted instead. */
  readonly onAdd?: ((item: TileItem) => void) | undefined;
  /**
   * Called with a press on a button that opens a drawer or starts a punchout, whose default, following the link to the product page, it may
   * prevent.
   */
  readonly onAction?:
    ((action: TileAction, item: TileItem, press: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called with a press on the quick view, likewise; without it the tile has no such link. */
  readonly onQuickView?: ((item: TileItem, press: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** URL of the link that adds the product to a list; without it the tile has no such link. */
  readonly listHref?: string | undefined;
  /** Called with the press of that link, whose default it may prevent: an application with a script opens a dialog instead. */
  readonly onAddToList?: ((item: TileItem, press: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Action of the add form without JavaScript. */
  readonly formAction?: string | undefined;
  /** Further hidden fields of that form, such as its idempotency key. */
  readonly formFields?: ReactNode;
  /** Heading level of the product name. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Loads the picture eagerly; for tiles in the first viewport. */
  readonly eager?: boolean;
}

/** The standard product tile: picture, name, price, notes and one button. The whole tile links to the product. */
export function ProductTile({
  item,
  href = item.itemUrl,
  addStatus = 'idle',
  inCart = 0,
  pickupStoreName,
  onAdd,
  onAction,
  onQuickView,
  listHref,
  onAddToList,
  formAction,
  formFields,
  headingLevel = 3,
  eager = false,
}: ProductTileProps) {
  const messages = useTilesMessages();
  const { texts } = messages;
  const Heading = `h${headingLevel}` as const;
  const action = tileAction(item);
  const stock = tileStock(item);
  const stockNote = stockText(stock, messages);
  const limited = item.restrictionDetails?.limitedQtyTxt;
  const variants = tileVariants(item);
  return (
    <article className={classNames(styles.tile, stock.kind === 'outOfStock' && styles.soldOut)}>
      <div className={styles.picture}>
        <ImageWithFallback
          src={item.image}
          alt=""
          width={320}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
          className={styles.image}
        />
        <div className={styles.badges}>
          {tileBadges(item).map((badge) =>
            badge.kind === 'sale' ? (
              <Badge key={badge.kind} tone="sale">
                {texts.sale}
              </Badge>
            ) : (
              <Badge key={badge.kind}>{badge.text}</Badge>
            ),
          )}
        </div>
        {inCart > 0 && (
          <span className={styles.inCart}>
            <Icon name="check" size="small" />
            {texts.inCart(inCart)}
          </span>
        )}
      </div>
      <Heading className={styles.name}>
        <PlainLink href={href} className={styles.link}>
          {item.title}
        </PlainLink>
      </Heading>
      <Price
        amount={toMinorUnits(item.priceValue)}
        listAmount={toMinorUnits(item.originalPriceValue)}
        unit={tileUnit(item)}
      />
      {item.rating !== undefined && <Rating value={item.rating} count={item.reviewCount ?? 0} />}
      {variants && <p className={styles.note}>{variantText(variants, messages)}</p>}
      {stockNote !== undefined && (
        <p className={classNames(styles.note, stock.kind !== 'outOfStock' && styles.low)}>{stockNote}</p>
      )}
      {limited !== undefined && <p className={styles.note}>{limited}</p>}
      {pickupStoreName !== undefined && showsPickup(item, pickupStoreName) && (
        <p className={styles.note}>
          <Icon name="store" size="small" />
          {texts.pickupAt(pickupStoreName)}
        </p>
      )}
      <div className={styles.action}>
        <TileButton {...{ item, href, action, addStatus, onAdd, onAction, formAction, formFields }} />
        {addStatus === 'failed' && (
          <p role="alert" className={styles.failed}>
            <Icon name="alert" size="small" />
            {texts.addFailed}
          </p>
        )}
      </div>
      {onQuickView && (
        <PlainLink
          href={href}
          rel="nofollow"
          data-print="hide"
          className={styles.quickView}
          aria-label={`${texts.quickView}: ${item.title}`}
          title={texts.quickView}
          onClick={(press: MouseEvent<HTMLAnchorElement>) => onQuickView(item, press)}
        >
          <Icon name="eye" />
        </PlainLink>
      )}
      {listHref !== undefined && (
        <PlainLink
          href={listHref}
          rel="nofollow"
          data-print="hide"
          className={styles.list}
          aria-label={`${texts.addToList}: ${item.title}`}
          title={texts.addToList}
          onClick={(press: MouseEvent<HTMLAnchorElement>) => onAddToList?.(item, press)}
        >
          <Icon name="list" />
        </PlainLink>
      )}
    </article>
  );
}

function TileButton({
  item,
  href,
  action,
  addStatus,
  onAdd,
  onAction,
  formAction,
  formFields,
}: Pick<ProductTileProps, 'item' | 'addStatus' | 'onAdd' | 'onAction' | 'formAction' | 'formFields'> & {
  readonly href: string;
  readonly action: TileAction;
}) {
  const messages = useTilesMessages();
  const { texts } = messages;
  const label = (
    <>
      {actionText(action, messages)} <VisuallyHidden>{item.title}</VisuallyHidden>
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
        <input type="hidden" name="qty" value="1" />
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
