import type { AlternatesDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { SubstitutesDrawer } from '../parts/SubstitutesDrawer.tsx';
import { useMessages } from '@foolscap/ui/components';
import { TILE_DRAWER_MESSAGES } from '../drawer-messages.ts';

/** The drawer with the product that is sold in place of a discontinued one (storefront-2.41). */
export function ReplacementDrawer({ item, ...drawer }: AlternatesDrawerProps) {
  const { drawers: texts } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  return (
    <SubstitutesDrawer
      {...drawer}
      title={texts.replacement}
      note={texts.discontinued(item.title)}
      none={texts.noReplacement}
      placeholders={1}
    />
  );
}
