import { messageFor } from '@foolscap/core/messages';
import type { SPLIT_MESSAGES } from '../../model/split-messages.ts';

/** Returns the text for a rejected split; undefined for codes that are not about splits. */
export const splitRefusalText = (
  code: string | undefined,
  { refusals }: typeof SPLIT_MESSAGES.split,
): string | undefined => messageFor<string>(refusals, code ?? '');
