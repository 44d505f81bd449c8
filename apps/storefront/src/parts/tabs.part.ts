import { createTabChannel } from '@foolscap/core/tabs';
import type { TabChannel } from '@foolscap/core/tabs';
import type { TenantId } from '@foolscap/core/vocabulary';
import { tabsStayInStep } from '../processes/tabs-stay-in-step.ts';
import type { TabMessage } from '../processes/tabs-stay-in-step.ts';
import { shopPart } from './shop-part.ts';

/**
 * Keeps the tabs of the browser in step; loaded when the page is idle. Each site has its own carts and sign-ins.
 * @param revisionAtLoad revision of the cart that the page was opened with; a later one was made here before this part had loaded
 */
export const createTabsPart = (
  tenant: TenantId,
  tabs: TabChannel<TabMessage> = createTabChannel(`foolscap-${tenant}`),
  revisionAtLoad?: number,
) =>
  shopPart({
    name: 'tabs',
    modules: () => ({}),
    processes: () => tabsStayInStep(tabs, revisionAtLoad),
  });
