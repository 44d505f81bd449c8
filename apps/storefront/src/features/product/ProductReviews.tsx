import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@foolscap/account/state';
import { useLocation } from 'react-router';
import type { ProductDetail, ReviewsData } from '@foolscap/catalog/contract';
import { productPageActions, selectProductPage } from '@foolscap/catalog/state';
import type { ReviewChoice } from '@foolscap/catalog/state';
import { Reviews } from '@foolscap/catalog/ui';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { ButtonLink, Spinner } from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { REVIEW_FORM_URL, opensReviewForm } from './review-address.ts';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

const reviewForm = lazyFeature(
  async () => ({ default: (await import('@foolscap/catalog/review-form')).ReviewForm }),
  { as: 'page' },
);

/** The page's initial reviews, until others are requested, and the review form. */
export function ProductReviews({ product }: { product: ProductDetail }) {
  const dispatch = useDispatch();
  const { itemId: sku } = product;
  const { reviews, written } = useSelector(selectProductPage);
  const requested = reviews?.choice.sku === sku ? reviews : undefined;
  const own = written?.sku === sku ? written : undefined;
  const choice: ReviewChoice = requested?.choice ?? { sku, sort: 'newest' };
  const summary = own?.summary ?? product.reviews;
  const first = [
    ...(own ? [own.review] : []),
    ...product.reviews.items.filter(({ id }) => id !== own?.review.id),
  ];
  const read = requested?.load.value;
  const shown: ReviewsData = read ?? { items: first, page: 1, totalPages: 0, totalItems: summary.count };
  const requestReviews = (next: Omit<ReviewChoice, 'sku'>, page = 1) =>
    dispatch(productPageActions.reviewsRequested({ choice: { sku, ...next }, page, shown }));
  return (
    <Reviews
      summary={summary}
      items={shown.items}
      total={shown.totalItems}
      page={shown.page}
      sort={choice.sort}
      rating={choice.rating}
      loading={requested?.load.phase === 'loading'}
      failed={requested?.load.phase === 'failed'}
      onChoose={requestReviews}
      onMore={() => requestReviews(choice, shown.page + 1)}
      onRetry={() => requestReviews(choice)}
      write={<WriteReview sku={sku} />}
    />
  );
}

function WriteReview({ sku }: { sku: string }) {
  const dispatch = useDispatch();
  const { basename, tenant } = useShop();
  const { pathname, search } = useLocation();
  const signedIn = useSelector(selectIsSignedIn);
  const [open, setOpen] = useState(() => opensReviewForm(new URLSearchParams(search)));
  const { own, writing, written } = useSelector(selectProductPage);
  const mine = own?.sku === sku ? own.load : undefined;
  if (!open) {
    return (
      <div>
        <ButtonLink
          icon="edit"
          href={REVIEW_FORM_URL}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
            dispatch(productPageActions.ownReviewRequested(sku));
          }}
        >
          {texts.writeReview}
        </ButtonLink>
      </div>
    );
  }
  const problem =
    mine?.phase === 'failed'
      ? texts.ordersFailed
      : writing.phase === 'failed'
        ? writing.failure.code === REQUEST_CODES.cardNumberInText
          ? writing.failure.message
          : texts.reviewFailed
        : undefined;
  const { Screen: ReviewForm } = reviewForm;
  return (
    <Suspense fallback={<Spinner label={texts.checkingOrders} />}>
      <noscript>
        <p>{texts.reviewNeedsScript}</p>
      </noscript>
      <ReviewForm
        may={mine?.phase === 'ready' ? mine.value : undefined}
        problem={problem}
        saving={writing.phase === 'saving'}
        written={written?.sku === sku}
        signIn={
          signedIn ? null : (
            <ButtonLink href={signInPath(tenant, `${basename}${pathname}${REVIEW_FORM_URL}`)}>
              {texts.signIn}
            </ButtonLink>
          )
        }
        onSubmit={(review) => dispatch(productPageActions.reviewSubmitted({ sku, review }))}
      />
    </Suspense>
  );
}
