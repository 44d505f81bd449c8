import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { CATALOG_MESSAGES } from './model/messages.fr-CA.ts';
import { PRODUCT_MESSAGES } from './ui/ProductDetails/product-messages.fr-CA.ts';
import { RESULTS_MESSAGES } from './ui/Results/results-messages.fr-CA.ts';
import { REVIEW_FORM_MESSAGES } from './ui/ReviewForm/review-form-messages.fr-CA.ts';
import { REVIEW_MESSAGES } from './ui/Reviews/review-messages.fr-CA.ts';
import { SUGGESTION_MESSAGES } from './ui/Suggestions/suggestion-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...CATALOG_MESSAGES,
  ...PRODUCT_MESSAGES,
  ...RESULTS_MESSAGES,
  ...REVIEW_FORM_MESSAGES,
  ...REVIEW_MESSAGES,
  ...SUGGESTION_MESSAGES,
};
