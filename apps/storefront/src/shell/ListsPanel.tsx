import { Suspense } from 'react';
import { ListCardsPanel } from '@foolscap/lists/feature';
import { ButtonLink, Inline, SkeletonText } from '@foolscap/ui/components';
import { listsPart } from '../parts/lists.part.ts';
import { lazyScreen } from '../rendering/lazy-screen.tsx';
import { useOpened } from '../rendering/page-services.ts';
import { createListPath, listPath, listsPath } from '../routing/list-paths.ts';
import { HeaderPanel } from './HeaderPanel.tsx';
import { useShop } from './shop-context.ts';
import type { ToolPanelProps } from './use-tool-panel.tsx';

const content = lazyScreen(() => Promise.resolve({ default: Content, parts: [listsPart] }));

/** The latest lists in the header. */
export function ListsPanel({ opener, onClose }: ToolPanelProps) {
  return (
    <HeaderPanel title="Lists" opener={opener} onClose={onClose}>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Ready />
      </Suspense>
    </HeaderPanel>
  );
}

/** Waits until the part of lists has loaded. */
function Ready() {
  useOpened(content);
  return <Content />;
}

function Content() {
  const { tenant } = useShop();
  return (
    <ListCardsPanel
      hrefFor={({ id }) => listPath(tenant, id)}
      actions={
        <Inline gap={2}>
          <ButtonLink href={listsPath(tenant)} size="small">
            All lists
          </ButtonLink>
          <ButtonLink href={createListPath(tenant)} size="small" variant="quiet" icon="plus">
            Create list
          </ButtonLink>
        </Inline>
      }
    />
  );
}
