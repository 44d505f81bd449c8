import type { ReactNode } from 'react';
import type { TileItem } from '../../model/index.ts';
import { SubstitutesDrawer } from '../parts/SubstitutesDrawer.tsx';
import { useMessages } from '@foolscap/ui/components';
import { TILE_DRAWER_MESSAGES } from '../drawer-messages.ts';

/** Props that every drawer of a tile has. */
export interface TileDrawerProps {
  /** The product whose tile opened the drawer. */
  readonly item: TileItem;
  /** Whether it is shown. */
  readonly open: boolean;
  /** State of its content: `pending` shows placeholders, `failed` shows a button that retries. */
  readonly phase: 'pending' | 'filled' | 'failed';
  /** Reloads the content after a failure. */
  readonly onRetry: () => void;
  /** Called by the close button, Escape, or a click outside. */
  readonly onClose: () => void;
  /** Called after the closing transition. */
  readonly onClosed?: (() => void) | undefined;
}

export interface AlternatesDrawerProps extends TileDrawerProps {
  /** The tiles of the alternates, as a `TileGrid`. */
  readonly children?: ReactNode;
  /** Number of tiles in `children`. */
  readonly count: number;
}

/** The drawer with the products that experts suggest instead of an out-of-stock one (storefront-2.40, storefront-4.34). */
export function AlternatesDrawer({ item, ...drawer }: AlternatesDrawerProps) {
  const { drawers: texts } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  return (
    <SubstitutesDrawer
      {...drawer}
      title={texts.alternates}
      note={texts.insteadOf(item.title)}
      none={texts.noAlternates}
      placeholders={4}
    />
  );
}
