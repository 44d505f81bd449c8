import type { SearchData } from '@foolscap/catalog/contract';
import type { Locale } from '@foolscap/core/vocabulary';
import { DEFAULT_LOCALE } from '@foolscap/core/money';
import { translate } from '../../kernel/translations/translate.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { categoryUrl } from './category-tree.ts';

/** The id of the list of an organization's items on contract. Its members open it like a department, at `/c/on-contract`. */
export const ON_CONTRACT = 'on-contract';

const NAME = 'On contract' satisfies ReplyText;
const DESCRIPTION = 'Items that are on a contract of your organization.' satisfies ReplyText;

/** Returns the fields of a search that describe the list. */
export function describeOnContract(
  locale: Locale = DEFAULT_LOCALE,
): Required<Pick<SearchData, 'category' | 'breadcrumbs'>> {
  const name = translate(NAME, locale);
  return {
    category: { id: ON_CONTRACT, name, description: translate(DESCRIPTION, locale), image: '' },
    breadcrumbs: [{ id: ON_CONTRACT, name, url: categoryUrl(ON_CONTRACT) }],
  };
}
