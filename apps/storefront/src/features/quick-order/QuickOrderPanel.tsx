import { QuickOrder } from '@foolscap/lists/feature';
import { ButtonLink, Inline, Link, Stack } from '@foolscap/ui/components';
import { HeaderPanel } from '../../shell/HeaderPanel.tsx';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';
import { quickOrderFeature } from './feature.ts';
import { QUICK_ORDER } from './quick-order-panel.ts';

export const features = [quickOrderFeature];

/** The quick-order drawer. It shares its rows with the quick-order page. */
export default function QuickOrderPanel(panel: HeaderPanelProps) {
  return (
    <HeaderPanel title="Quick order" {...panel} isDrawer>
      <Stack gap={4}>
        {/* Above the form, so that it does not move when the focused field is left. */}
        <Inline>
          <ButtonLink href={QUICK_ORDER} size="small">
            Open as a page
          </ButtonLink>
        </Inline>
        <QuickOrder addedActions={<Link href="/cart">Go to cart</Link>} />
      </Stack>
    </HeaderPanel>
  );
}
