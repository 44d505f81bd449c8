import type { ProductDetail } from '@foolscap/catalog/contract';
import { ButtonLink, VisuallyHidden } from '@foolscap/ui/components';

export interface ReplacementProps {
  /** A discontinued product with a replacement, which is its first alternate. */
  product: Pick<ProductDetail, 'alternateItemID' | 'alternates'>;
}

/** The replacement of a discontinued product, shown instead of the quantity and "Add to cart". */
export function Replacement({ product }: ReplacementProps) {
  const replacement = product.alternates.find(({ itemId }) => itemId === product.alternateItemID);
  if (!replacement) return <p>This item is discontinued. See similar items below.</p>;
  return (
    <>
      <p>This item is discontinued. You can buy {replacement.title} in its place.</p>
      <ButtonLink href={replacement.itemUrl} variant="primary" size="large">
        See replacement <VisuallyHidden>{replacement.title}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
