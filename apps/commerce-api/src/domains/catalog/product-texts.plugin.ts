import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kernel/database/database.ts';
import { collectCategories, localizeCategories } from './localize-categories.ts';
import { collectProducts, localizeProducts } from './localize-products.ts';
import {
  PRODUCT_TEXT_LOCALES,
  type ProductTextLocale,
  readCategoryTexts,
  readProductTexts,
} from './product-texts.repository.ts';

async function translateProducts(db: Db, locale: ProductTextLocale, payload: unknown): Promise<unknown> {
  const { skus, described } = collectProducts(payload);
  if (skus.size === 0) return payload;
  const texts = await readProductTexts(db, locale, { skus: [...skus], described: [...described] });
  return texts.length === 0
    ? payload
    : localizeProducts(payload, new Map(texts.map((text) => [text.sku, text])));
}

async function translateCategories(db: Db, locale: ProductTextLocale, payload: unknown): Promise<unknown> {
  const ids = collectCategories(payload);
  if (ids.size === 0) return payload;
  const texts = await readCategoryTexts(db, locale, [...ids]);
  return texts.size === 0 ? payload : localizeCategories(payload, texts);
}

/**
 * Registers the translation of the texts of products and categories in replies to callers whose language they may have texts in. A hook,
 * because they are in replies of many domains: a statement per reply serves them all, and what the domains cache, or store under an
 * idempotency key, stays in English. English replies cost nothing.
 */
export function registerCatalogTexts(api: FastifyInstance, db: Db): void {
  api.addHook('preSerialization', async (request, _reply, payload) => {
    const locale = PRODUCT_TEXT_LOCALES.find((each) => each === request.locale);
    if (!locale) return payload;
    try {
      return await translateCategories(db, locale, await translateProducts(db, locale, payload));
    } catch (error) {
      // The call may already have changed something, so its reply is sent in English.
      request.log.error({ err: error }, 'the translated texts of products and categories could not be read');
      return payload;
    }
  });
}
