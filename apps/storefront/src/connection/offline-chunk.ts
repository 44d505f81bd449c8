// A separate chunk; see `parts.ts`.
export { OfflineNotice } from '@foolscap/cart/ui';
export { keepOfflineChanges } from './kept-changes.ts';
export { OfflinePage } from './OfflinePage.tsx';
export { Unplugged } from './Unplugged.tsx';
