import { CONTENT_DRAWERS, type ContentDrawer, type TileDrawer, type TileItem } from '@foolscap/tiles/model';
import AutoRestockOpener from '../auto-restock/AutoRestockOpener.tsx';
import { autoRestockPath } from '../auto-restock/use-auto-restock.tsx';
import PickupOpener from '../stores/PickupOpener.tsx';
import ContentDrawerOpener from './ContentDrawerOpener.tsx';
import type { TileDrawersProps } from './TileDrawers.tsx';

export interface TileDrawerOpenerProps {
  /** The drawer that was opened last, and the product of its tile; a new object opens a drawer of tiles again. */
  pressed: { kind: ContentDrawer | TileDrawer; item: TileItem };
  /** The link that was pressed; it is followed if the drawer cannot be loaded. */
  href: string;
  /** Called when the drawer of auto-restock or pickup has closed. */
  onClosed: () => void;
}

const isContent = (pressed: TileDrawerOpenerProps['pressed']): pressed is TileDrawersProps['pressed'] =>
  (CONTENT_DRAWERS as readonly string[]).includes(pressed.kind);

/**
 * Loads the drawer of the last press with its state, and opens it: those of tiles, auto-restock (storefront-4.33) and pickup (storefront-4.35).
 */
export default function TileDrawerOpener({ pressed, href, onClosed }: TileDrawerOpenerProps) {
  if (isContent(pressed)) return <ContentDrawerOpener pressed={pressed} href={href} />;
  const { itemId, title } = pressed.item;
  // A second press on the same tile must not empty the form.
  return pressed.kind === 'pickup' ? (
    <PickupOpener key={itemId} item={{ itemId, name: title, qty: 1 }} href={href} onClosed={onClosed} />
  ) : (
    <AutoRestockOpener
      key={itemId}
      itemId={itemId}
      name={title}
      qty={1}
      href={autoRestockPath(itemId, 1)}
      onClosed={onClosed}
    />
  );
}
