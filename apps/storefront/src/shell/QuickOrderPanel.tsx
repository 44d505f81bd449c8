import { Suspense } from 'react';
import { QuickOrder } from '@foolscap/lists/feature';
import { ButtonLink, Inline, Link, SkeletonText, Stack } from '@foolscap/ui/components';
import { quickOrderPart } from '../parts/quick-order.part.ts';
import { lazyScreen } from '../rendering/lazy-screen.tsx';
import { useOpened } from '../rendering/page-services.ts';
import { HeaderPanel } from './HeaderPanel.tsx';
import { QUICK_ORDER } from './quick-order-panel.ts';
import type { ToolPanelProps } from './use-tool-panel.tsx';

const content = lazyScreen(() => Promise.resolve({ default: Content, parts: [quickOrderPart] }));

/** The drawer of the quick order. Its rows are those of the page of quick orders. */
export function QuickOrderPanel({ opener, onClose }: ToolPanelProps) {
  return (
    <HeaderPanel title="Quick order" opener={opener} onClose={onClose} isDrawer>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Ready />
      </Suspense>
    </HeaderPanel>
  );
}

/** Waits until the part of quick orders has loaded. */
function Ready() {
  useOpened(content);
  return <Content />;
}

function Content() {
  return (
    <Stack gap={4}>
      {/* Above the form, where it does not move when the field with the focus is left. */}
      <Inline>
        <ButtonLink href={QUICK_ORDER} size="small">
          Open as a page
        </ButtonLink>
      </Inline>
      <QuickOrder addedActions={<Link href="/cart">Go to cart</Link>} />
    </Stack>
  );
}
