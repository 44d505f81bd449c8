import type { ProductDetail } from '@foolscap/catalog/contract';
import { ButtonLink, VisuallyHidden } from '@foolscap/ui/components';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

export interface ReplacementProps {
  /** A discontinued product with a replacement, which is its first alternate. */
  product: Pick<ProductDetail, 'alternateItemID' | 'alternates'>;
}

/** The replacement of a discontinued product, shown instead of the quantity and "Add to cart". */
export function Replacement({ product }: ReplacementProps) {
  const replacement = product.alternates.find(({ itemId }) => itemId === product.alternateItemID);
  if (!replacement) return <p>{texts.discontinued}</p>;
  return (
    <>
      <p>{texts.replacedBy(replacement.title)}</p>
      <ButtonLink href={replacement.itemUrl} variant="primary" size="large">
        {texts.seeReplacement} <VisuallyHidden>{replacement.title}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
