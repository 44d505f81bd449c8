export { createConsentModule, type ConsentDeps } from './consent.module.ts';
export {
  consentActions,
  selectConsent,
  selectConsentFacts,
  selectNeedsChoice,
  type ConsentRoot,
  type ConsentState,
} from './consent.slice.ts';
