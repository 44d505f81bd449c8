import { CATALOG_MESSAGES } from './model/messages.ts';
import { PRODUCT_MESSAGES } from './ui/ProductDetails/product-messages.ts';
import { RESULTS_MESSAGES } from './ui/Results/results-messages.ts';
import { REVIEW_FORM_MESSAGES } from './ui/ReviewForm/review-form-messages.ts';
import { REVIEW_MESSAGES } from './ui/Reviews/review-messages.ts';
import { SUGGESTION_MESSAGES } from './ui/Suggestions/suggestion-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...CATALOG_MESSAGES,
  ...PRODUCT_MESSAGES,
  ...RESULTS_MESSAGES,
  ...REVIEW_FORM_MESSAGES,
  ...REVIEW_MESSAGES,
  ...SUGGESTION_MESSAGES,
};
