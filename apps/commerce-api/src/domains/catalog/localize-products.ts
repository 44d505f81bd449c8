import { translate } from '../../kernel/translations/translate.ts';
import type { ProductText } from './product-texts.repository.ts';
import { type Fields, isFields } from './reply-fields.ts';

/** Fields with the name of a product in replies: tiles and pages, cart lines, reward activity. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['title', 'name', 'itemName']);
/** Fields with the number of the product that an object describes. */
const SKU_FIELDS = ['itemId', 'sku'] as const;

/** The products of a reply. */
interface MentionedProducts {
  skus: Set<string>;
  /** The SKUs of those with a description. */
  described: Set<string>;
}

/** Returns the SKU of the product that an object describes; that of the object around it if it has none, as the `product` of a cart line. */
function getSku(fields: Fields, outer: string | undefined): string | undefined {
  const field = SKU_FIELDS.find((name) => typeof fields[name] === 'string');
  return field ? (fields[field] as string) : outer;
}

/** Collects the products of a reply. */
export function collectProducts(
  value: unknown,
  found: MentionedProducts = { skus: new Set(), described: new Set() },
): MentionedProducts {
  if (Array.isArray(value)) for (const member of value) collectProducts(member, found);
  else if (isFields(value)) {
    const sku = getSku(value, undefined);
    if (sku !== undefined) {
      found.skus.add(sku);
      if (typeof value['description'] === 'string') found.described.add(sku);
    }
    for (const member of Object.values(value)) collectProducts(member, found);
  }
  return found;
}

/** Returns the alternative text of a picture in the language: the product's name, or its name and a caption, `Copy paper, close up`. */
function localizeAlt(alt: string, { englishName, name, locale }: ProductText): string {
  if (name === null) return alt;
  if (alt === englishName) return name;
  const start = `${englishName}, `;
  return alt.startsWith(start) ? `${name}, ${translate(alt.slice(start.length), locale)}` : alt;
}

/**
 * Returns a text of a product in the language. Only texts that are equal to the current English ones are replaced, so that the names that
 * orders have kept, and titles of reviews, stay as they are.
 */
function localizeField(field: string, value: unknown, fields: Fields, text: ProductText): unknown {
  const { englishName, name, englishDescription, description, bullets } = text;
  if (NAME_FIELDS.has(field)) return value === englishName ? (name ?? value) : value;
  if (field === 'alt' && typeof value === 'string') return localizeAlt(value, text);
  if (description === null || fields['description'] !== englishDescription) return value;
  if (field === 'description') return description;
  return field === 'bullets' ? bullets : value;
}

/** Returns the fields that mark an object's texts that are in English, because the product has none in the language. */
function markEnglish(
  fields: Fields,
  { englishName, name, englishDescription, description }: ProductText,
): Fields {
  const isNamed = Object.entries(fields).some(
    ([field, value]) => NAME_FIELDS.has(field) && value === englishName,
  );
  return {
    ...(isNamed && name === null && { lang: 'en' }),
    ...(fields['description'] === englishDescription && description === null && { descriptionLang: 'en' }),
  };
}

/** Returns a reply with the texts of its products in the language of the texts. Copies what it changes, because parts of replies are cached. */
export function localizeProducts(
  value: unknown,
  texts: ReadonlyMap<string, ProductText>,
  outer?: string,
): unknown {
  if (Array.isArray(value)) {
    const localized = value.map((member) => localizeProducts(member, texts, outer));
    return localized.some((member, index) => member !== value[index]) ? localized : value;
  }
  if (!isFields(value)) return value;
  const sku = getSku(value, outer);
  const text = sku === undefined ? undefined : texts.get(sku);
  const marks = text ? markEnglish(value, text) : {};
  let localized = Object.keys(marks).length > 0 ? { ...value, ...marks } : value;
  for (const [field, member] of Object.entries(value)) {
    const own = text ? localizeField(field, member, value, text) : member;
    const changed = own === member ? localizeProducts(member, texts, sku) : own;
    if (changed === member) continue;
    localized = { ...localized, [field]: changed };
  }
  return localized;
}
