import { QuickOrder } from '@foolscap/lists/feature';
import { ButtonLink, Inline, Link, Stack } from '@foolscap/ui/components';
import { HeaderPanel } from '../../shell/HeaderPanel.tsx';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';
import { quickOrderFeature } from './feature.ts';
import { QUICK_ORDER } from './quick-order-panel.ts';
import { QUICK_ORDER_SCREEN_MESSAGES } from './quick-order-messages.ts';

const { quickOrderPages: texts } = QUICK_ORDER_SCREEN_MESSAGES;

export const features = [quickOrderFeature];

/** The quick-order drawer. It shares its rows with the quick-order page. */
export default function QuickOrderPanel(panel: HeaderPanelProps) {
  return (
    <HeaderPanel title={texts.title} {...panel} isDrawer>
      <Stack gap={4}>
        {/* Above the form, so that it does not move when the focused field is left. */}
        <Inline>
          <ButtonLink href={QUICK_ORDER} size="small">
            {texts.asPage}
          </ButtonLink>
        </Inline>
        <QuickOrder addedActions={<Link href="/cart">{texts.toCart}</Link>} />
      </Stack>
    </HeaderPanel>
  );
}
