import { toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  Button,
  ButtonLink,
  ImageWithFallback,
  Inline,
  Price,
  Rating,
  SectionHeading,
  Stack,
  Text,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import type { ReactNode } from 'react';
import {
  getCompatibleKind,
  tileAction,
  tileBadges,
  BADGE_MESSAGES,
  tileStock,
  tileUnit,
  type TileDetails,
} from '../../model/index.ts';
import type { TileDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { DrawerReading } from '../parts/DrawerDetails.tsx';
import { actionText, stockText } from '../tile-text.ts';
import { TilePartNumber } from '../parts/TilePartNumber.tsx';
import { TILE_DRAWER_MESSAGES } from '../drawer-messages.ts';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './QuickViewDrawer.module.scss';

export interface QuickViewDrawerProps extends TileDrawerProps {
  /** URL of the product page. */
  readonly href: string;
  /** Details of the product page; absent until they have loaded. */
  readonly details?: TileDetails | undefined;
  /** The tiles of the compatible products, as a `TileGrid`. */
  readonly compatible?: ReactNode;
  /** Shows that the product is being added. */
  readonly isAdding?: boolean;
  /** Adds one unit. */
  readonly onAdd: () => void;
}

/**
 * The drawer with the most important facts of a product, opened from its tile (storefront-2.38). Data that the tile already has is shown
 * immediately.
 */
export function QuickViewDrawer({
  item,
  href,
  phase,
  details,
  compatible,
  isAdding = false,
  onAdd,
  onRetry,
  ...sheet
}: QuickViewDrawerProps) {
  const { drawers: texts } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  const messages = useMessages('tiles', TILES_MESSAGES);
  const action = tileAction(item);
  const stock = stockText(tileStock(item), messages);
  const hasCompatible = (details?.compatible.length ?? 0) > 0;
  return (
    <Drawer
      {...sheet}
      title={texts.quickView}
      contentLabel={texts.content}
      footer={
        <Stack gap={2}>
          {action.kind === 'add' && (
            <Button variant="primary" fullWidth busy={isAdding} onClick={onAdd}>
              {actionText(action, messages)} <VisuallyHidden>{item.title}</VisuallyHidden>
            </Button>
          )}
          <ButtonLink href={href} variant={action.kind === 'add' ? 'secondary' : 'primary'} fullWidth>
            {texts.viewDetails} <VisuallyHidden>{item.title}</VisuallyHidden>
          </ButtonLink>
        </Stack>
      }
    >
      <Stack gap={5}>
        <ImageWithFallback src={item.image} alt="" width={320} height={320} className={styles.picture} />
        <Stack gap={2}>
          <SectionHeading level={3}>{item.title}</SectionHeading>
          <Inline gap={2}>
            {tileBadges(item, useMessages('tiles', BADGE_MESSAGES)).map((badge) => (
              <Badge key={badge.kind} {...(badge.kind === 'sale' ? { tone: 'sale' as const } : {})}>
                {badge.kind === 'sale' ? messages.texts.sale : badge.text}
              </Badge>
            ))}
          </Inline>
          <TilePartNumber item={item} />
          {item.rating !== undefined && <Rating value={item.rating} count={item.reviewCount} />}
          <Price
            amount={toMinorUnits(item.priceValue)}
            listAmount={toMinorUnits(item.originalPriceValue)}
            unit={tileUnit(item)}
            size="large"
          />
          {stock !== undefined && <Text size={14}>{stock}</Text>}
          {item.restrictionDetails?.limitedQtyTxt !== undefined && (
            <Text size={14}>{item.restrictionDetails.limitedQtyTxt}</Text>
          )}
        </Stack>
        <DrawerReading phase={phase} onRetry={onRetry} />
        {details && details.bullets.length > 0 && (
          <ul className={styles.bullets}>
            {details.bullets.map((bullet) => (
              <li key={bullet}>
                <Text size={14} as="span">
                  {bullet}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {hasCompatible && (
          <Stack gap={4}>
            <SectionHeading level={3}>{texts[getCompatibleKind(item)]}</SectionHeading>
            {compatible}
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
