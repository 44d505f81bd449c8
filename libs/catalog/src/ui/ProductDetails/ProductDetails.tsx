import type { MouseEvent, ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import {
  Badge,
  Breadcrumb,
  DefinitionList,
  Icon,
  Link,
  Price,
  Rating,
  SectionHeading,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { ProductDetail, ProductTile, VariantValue } from '../../contract/index.ts';
import { isReplaced, LOW_STOCK, partNumberNote, shownUnit } from '@foolscap/core/vocabulary';
import { Gallery } from '../Gallery/Gallery.tsx';
import { VariantChoice } from '../VariantChoice/VariantChoice.tsx';
import { Description } from './Description.tsx';
import { PRODUCT_MESSAGES } from './product-messages.ts';
import type { ProductMessages } from './product-messages.ts';
import styles from './ProductDetails.module.scss';
import { BundleContents } from './BundleContents.tsx';
import { SaleConditions } from './SaleConditions.tsx';
import { VolumePrices } from './VolumePrices.tsx';

export interface ProductDetailsProps {
  /** The product with prices, stock, variants and specifications. */
  product: ProductDetail;
  /** Slot for quantity and "Add to cart"; the application fills it with the cart's components. */
  buy: ReactNode;
  /** Renders related products as tiles, one row per relation. */
  tiles?: (items: readonly ProductTile[], label: string) => ReactNode;
  /** Slots below the details: reviews, and recently viewed products. */
  reviews?: ReactNode;
  /** Slot below the reviews, for recently viewed products. */
  viewed?: ReactNode;
  /** Returns the URL of a brand's products; without it, brands are plain text. */
  getBrandHref?: (brandName: string) => string;
  /** Called before the link to a variant is followed. */
  onVariant?: (value: VariantValue, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Another variant is loading; this one stays until it is ready. */
  busy?: boolean;
  /** Whether the buyer's organization buys on-contract items only, so that an off-contract item is an exception. */
  isContractOnly?: boolean | undefined;
}

/** The main content of a product page. */
export function ProductDetails({
  product,
  buy,
  tiles,
  reviews,
  viewed,
  getBrandHref,
  onVariant,
  busy = false,
  isContractOnly,
}: ProductDetailsProps) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  // Imported products have one number for both.
  const hasModel = product.partNumber !== '' && product.partNumber !== product.itemId;
  const brand =
    product.brandName && getBrandHref ? (
      <Link href={getBrandHref(product.brandName)} variant="quiet">
        {product.brandName}
      </Link>
    ) : (
      product.brandName
    );
  const badge = getBadge(product, texts, useLocale());
  const namesSale = product.badgeDetails?.kind === 'SALE';
  const alternates: [readonly ProductTile[], string] = [product.alternates, texts.similar];
  const rows: [readonly ProductTile[], string][] = [
    ...(product.isOutOfStock ? [] : [alternates]),
    [product.compatible, texts.compatible],
    [product.accessories, texts.accessories],
    [product.related, texts.related],
  ];
  const row = ([items, label]: [readonly ProductTile[], string]) =>
    items.length > 0 &&
    tiles && (
      <section key={label} className={styles.related}>
        <SectionHeading level={2}>{label}</SectionHeading>
        {tiles(items, label)}
      </section>
    );
  return (
    <article className={styles.product} aria-busy={busy || undefined}>
      <Breadcrumb
        items={[
          { label: texts.home, href: '/' },
          ...product.breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
        ]}
      />
      <div className={styles.main}>
        <Gallery key={product.itemId} images={product.images} />

        <div className={styles.decide}>
          {brand && <p className={styles.brand}>{brand}</p>}
          <h1 className={styles.title} lang={product.lang}>
            {product.title}
          </h1>
          <p className={styles.numbers}>
            {texts.item(product.itemId)}
            {hasModel && (
              <>
                {' '}
                <span aria-hidden="true">·</span> {texts.model(product.partNumber)}
              </>
            )}
          </p>
          {product.cId !== undefined && <p className={styles.numbers}>{partNumberNote(product.cId)}</p>}
          {product.reviews.average !== undefined && (
            <Link href="#reviews" variant="quiet">
              <Rating value={product.reviews.average} count={product.reviews.count} />
            </Link>
          )}
          {badge !== undefined && <Badge {...(namesSale ? { tone: 'sale' } : {})}>{badge}</Badge>}
          <PriceBlock product={product} />
          {product.volumePrices && <VolumePrices product={product} volumePrices={product.volumePrices} />}
          {(isReplaced(product) || (!product.sale?.streetDate && !product.sale?.backInStockOn)) && (
            <Stock product={product} />
          )}
          {(product.sale ?? product.contractInfo ?? product.quantityLimit < MAX_LINE_QUANTITY) && (
            <SaleConditions product={product} isContractOnly={isContractOnly} />
          )}
          {product.variants.length > 0 && (
            <VariantChoice axes={product.variants} {...(onVariant ? { onChoose: onVariant } : {})} />
          )}
          <div className={styles.buy}>{buy}</div>
        </div>
      </div>

      {product.isOutOfStock && row(alternates)}
      {product.bundle && <BundleContents product={product} bundle={product.bundle} />}
      <div className={styles.facts}>
        <section className={styles.section}>
          <SectionHeading level={2}>{texts.about}</SectionHeading>
          <Description text={product.description} lang={product.descriptionLang} />
        </section>
        {product.bullets.length > 0 && (
          <section className={styles.section}>
            <SectionHeading level={2}>{texts.highlights}</SectionHeading>
            <ul className={styles.bullets} lang={product.descriptionLang}>
              {product.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {product.attributes.length > 0 && (
        <div className={styles.specifications}>
          <section className={styles.section}>
            <SectionHeading level={2}>{texts.specifications}</SectionHeading>
            <DefinitionList
              items={[
                { term: texts.itemNumber, description: product.itemId },
                ...(hasModel ? [{ term: texts.modelTerm, description: product.partNumber }] : []),
                ...(brand ? [{ term: texts.brand, description: brand }] : []),
                { term: texts.soldAs, description: product.units },
                ...product.attributes.map(({ name, value }) => ({ term: name, description: value })),
                ...(product.gtin ? [{ term: texts.gtin, description: product.gtin }] : []),
              ]}
            />
          </section>
        </div>
      )}
      {rows.map(row)}
      {reviews}
      {viewed}
    </article>
  );
}

/** Returns the text of the product's badge, with the end of a sale in the shop's language. */
function getBadge(
  { badgeDetails, saleEndsOn }: ProductDetail,
  texts: ProductMessages,
  locale: Locale,
): string | undefined {
  if (badgeDetails?.kind === 'SALE_END' && saleEndsOn !== undefined)
    return texts.saleEnds(
      dateFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${saleEndsOn}T00:00Z`),
      ),
    );
  return badgeDetails?.productBadge;
}

/** The price, the savings, and the price per piece of a pack. */
function PriceBlock({ product }: { product: ProductDetail }) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  const locale = useLocale();
  const price = toMinorUnits(product.priceValue);
  const list = toMinorUnits(product.originalPriceValue);
  const saving = price !== undefined && list !== undefined && list > price ? list - price : 0;
  const pieces = product.packSize;
  return (
    <div className={styles.price}>
      <p>
        <Price
          amount={price}
          missing={product.price}
          {...(list === undefined ? {} : { listAmount: list })}
          unit={shownUnit(product.units)}
          size="large"
        />
      </p>
      {saving > 0 && list !== undefined && (
        <p className={styles.saving}>
          {texts.save(formatMoney(saving, locale), Math.round((saving * 100) / list))}
        </p>
      )}
      {pieces > 1 && price !== undefined && (
        <p className={styles.perPiece}>{perPiece(price, pieces, texts, locale)}</p>
      )}
    </div>
  );
}

/** Formats the price per piece. Below ten cents (a sheet of paper) it is shown in cents with one decimal. */
function perPiece(price: number, pieces: number, texts: ProductMessages, locale: Locale): string {
  const each = price / pieces;
  return each < 10 ? texts.centsApiece(each) : texts.apiece(formatMoney(Math.round(each), locale));
}

/** Shows the availability, and the number left when stock is low. */
function Stock({ product }: { product: ProductDetail }) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  // The buy box names the replacement.
  if (isReplaced(product)) {
    return (
      <p className={styles.out}>
        <Icon name="error" /> {texts.discontinued}
      </p>
    );
  }
  if (product.isOutOfStock) {
    return (
      <p className={styles.out}>
        <Icon name="error" /> {texts.outOfStock}
      </p>
    );
  }
  const few = product.availableQuantity <= LOW_STOCK;
  return (
    <p className={few ? styles.few : styles.in}>
      <Icon name={few ? 'warning' : 'check'} />
      {few ? texts.left(product.availableQuantity) : texts.inStock}
    </p>
  );
}
