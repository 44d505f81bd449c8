import { Badge, Icon, ImageWithFallback, useMessages } from '@foolscap/ui/components';
import { BADGE_MESSAGES, tileBadges, type TileItem } from '../../model/index.ts';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './parts.module.scss';

export interface TilePictureProps {
  /** The product. */
  readonly item: Pick<TileItem, 'image'> & Parameters<typeof tileBadges>[0];
  /** Quantity that is already in the cart; hidden when 0. */
  readonly inCart?: number | undefined;
  /** Loads the picture eagerly; for tiles in the first viewport. */
  readonly eager?: boolean | undefined;
  /** Hides the badges, for small pictures. */
  readonly plain?: boolean | undefined;
}

/** The picture of a tile with its badges. */
export function TilePicture({ item, inCart = 0, eager = false, plain = false }: TilePictureProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  const messages = useMessages('tiles', BADGE_MESSAGES);
  const badges = plain ? [] : tileBadges(item, messages);
  return (
    <div className={styles.picture}>
      <ImageWithFallback
        src={item.image}
        alt=""
        width={320}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        className={styles.image}
      />
      {badges.length > 0 && (
        <div className={styles.badges}>
          {badges.map((badge) =>
            badge.kind === 'sale' ? (
              <Badge key={badge.kind} tone="sale">
                {texts.sale}
              </Badge>
            ) : (
              <Badge key={badge.kind}>{badge.text}</Badge>
            ),
          )}
        </div>
      )}
      {inCart > 0 && (
        <span className={styles.inCart}>
          <Icon name="check" size="small" />
          {texts.inCart(inCart)}
        </span>
      )}
    </div>
  );
}
