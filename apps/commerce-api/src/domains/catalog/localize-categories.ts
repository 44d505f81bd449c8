import type { CategoryTexts } from './tables.ts';
import { categoryUrl } from './category-tree.ts';
import { type Fields, isFields } from './reply-fields.ts';

type Text = NonNullable<CategoryTexts['fr-CA']>;

/**
 * Returns the id of the category that an object of a reply describes: a category or a breadcrumb, which have its URL, the category of a
 * search, or a value of its facet.
 */
function getCategoryId({ id, name, url, image, value, count }: Fields): string | undefined {
  if (typeof name !== 'string') return undefined;
  if (typeof value === 'string' && typeof count === 'number') return value;
  return typeof id === 'string' && (url === categoryUrl(id) || typeof image === 'string') ? id : undefined;
}

/** Collects the ids of the categories of a reply. */
export function collectCategories(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const member of value) collectCategories(member, found);
  else if (isFields(value)) {
    const id = getCategoryId(value);
    if (id !== undefined) found.add(id);
    for (const member of Object.values(value)) collectCategories(member, found);
  }
  return found;
}

/** Returns a reply with the texts of its categories. Copies what it changes, because parts of replies are cached. */
export function localizeCategories(value: unknown, texts: ReadonlyMap<string, Text>): unknown {
  if (Array.isArray(value)) {
    const localized = value.map((member) => localizeCategories(member, texts));
    return localized.some((member, index) => member !== value[index]) ? localized : value;
  }
  if (!isFields(value)) return value;
  const id = getCategoryId(value);
  const text = id === undefined ? undefined : texts.get(id);
  const { description = value['description'] } = text ?? {};
  let localized = text
    ? { ...value, name: text.name, ...('description' in value && { description }) }
    : value;
  for (const [field, member] of Object.entries(value)) {
    const changed = localizeCategories(member, texts);
    if (changed !== member) localized = { ...localized, [field]: changed };
  }
  return localized;
}
