import { Skeleton, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { CART_VIEW_MESSAGES } from '../../model/cart-view-messages.ts';
import line from '../MiniCartLine/MiniCartLine.module.scss';

export interface MiniCartSkeletonProps {
  /** `compact` has no pictures. */
  variant?: 'full' | 'compact';
  /** Number of lines. */
  lines?: number;
}

/** The skeleton of the mini cart, on the same grid as its lines, so that nothing shifts. */
export function MiniCartSkeleton({ variant = 'full', lines = 3 }: MiniCartSkeletonProps) {
  const { view: texts } = useMessages('cart', CART_VIEW_MESSAGES);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <p role="status">{texts.loading}</p>
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, place) => (
        <div key={place} className={line.line} data-variant={variant}>
          {variant === 'full' && <Skeleton shape="picture" className={line.picture} />}
          <div className={line.text}>
            <Skeleton width="three-quarters" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  );
}
