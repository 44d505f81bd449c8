import type { AlternatesDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { useTileDrawerMessages } from '../drawer-messages.tsx';
import { SubstitutesDrawer } from '../parts/SubstitutesDrawer.tsx';

/** The drawer with the product that is sold in place of a discontinued one (storefront-2.41). */
export function ReplacementDrawer({ item, ...drawer }: AlternatesDrawerProps) {
  const { texts } = useTileDrawerMessages();
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
