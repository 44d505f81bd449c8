import { lazySection } from '../../rendering/lazy-section.tsx';

// The contents of the payment tabs. They are sections of the page, because the server opens the parts of a page's own sections only.
export const cardPayment = lazySection(() => import('./CardPayment.tsx'));
export const amexCard = lazySection(() => import('./AmexCard.tsx'));
export const otherPayment = lazySection(() => import('./OtherPayment.tsx'));
export const addGiftCard = lazySection(() => import('./AddGiftCard.tsx'));
