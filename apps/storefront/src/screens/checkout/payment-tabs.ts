import { lazyScreen } from '../../rendering/lazy-screen.tsx';
import { lazySection } from '../../rendering/lazy-section.tsx';

const loadCardPayment = () => import('./CardPayment.tsx');
export const cardPayment = lazyScreen(loadCardPayment);
const loadAmexCard = () => import('./AmexCard.tsx');
export const amexCard = lazyScreen(loadAmexCard);
const loadOtherPayment = () => import('./OtherPayment.tsx');
export const otherPayment = lazyScreen(loadOtherPayment);
const loadAddGiftCard = () => import('./AddGiftCard.tsx');
export const addGiftCard = lazyScreen(loadAddGiftCard);

const contents = [cardPayment, amexCard, otherPayment, addGiftCard];

/**
 * The payment tabs. They load with their contents and the parts of those: the server opens the parts of a page's own sections only, and contents
 * that hydrate after their tabs would lose the server's markup.
 */
export const paymentMethods = lazySection(async () => {
  const [module] = await Promise.all([
    import('./PaymentMethods.tsx'),
    Promise.allSettled(contents.map(({ preload }) => preload())),
  ]);
  return { ...module, parts: [...module.parts, ...contents.flatMap((each) => each.pageExports().parts)] };
});
