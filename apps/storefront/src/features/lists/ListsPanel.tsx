import { ListCardsPanel } from '@foolscap/lists/feature';
import { ButtonLink, Inline } from '@foolscap/ui/components';
import { HeaderPanel } from '../../shell/HeaderPanel.tsx';
import { useShop } from '../../shell/shop-context.ts';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';
import { listsFeature } from './feature.ts';
import { createListPath, listPath, listsPath } from './list-paths.ts';
import { LISTS_SCREEN_MESSAGES } from './lists-messages.ts';

const { listPages: texts } = LISTS_SCREEN_MESSAGES;

export const features = [listsFeature];

/** The most recent lists in the header. */
export default function ListsPanel(panel: HeaderPanelProps) {
  const { tenant } = useShop();
  return (
    <HeaderPanel title={texts.lists} {...panel}>
      <ListCardsPanel
        hrefFor={({ id }) => listPath(tenant, id)}
        actions={
          <Inline gap={2}>
            <ButtonLink href={listsPath(tenant)} size="small">
              {texts.all}
            </ButtonLink>
            <ButtonLink href={createListPath(tenant)} size="small" variant="quiet" icon="plus">
              {texts.create}
            </ButtonLink>
          </Inline>
        }
      />
    </HeaderPanel>
  );
}
