import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Alert,
  Button,
  RadioGroup,
  SectionHeading,
  Spinner,
  TextArea,
  TextField,
  useMessages,
} from '@foolscap/ui/components';
import type { ReviewBody } from '../../contract/index.ts';
import { REVIEW_LENGTHS } from '../../model/reviews.ts';
import type { ReviewRight } from '../../model/reviews.ts';
import { REVIEW_FORM_MESSAGES } from './review-form-messages.ts';
import styles from './ReviewForm.module.scss';

export interface ReviewFormProps {
  /** The review permission of the shopper; undefined until known. */
  may: ReviewRight | undefined;
  /** Message when the check or saving the review failed. */
  problem?: string | undefined;
  /** The review is being saved: clicks are ignored. */
  saving?: boolean;
  /** True after the review was written on this page. */
  written?: boolean;
  /** Link to the sign-in page. */
  signIn: ReactNode;
  /** Called with rating, title and text, if they are valid. */
  onSubmit?: (review: ReviewBody) => void;
}

const RATINGS = [5, 4, 3, 2, 1] as const;

/** A form to write a review, or the reason why the shopper cannot. */
export function ReviewForm({
  may,
  problem,
  saving = false,
  written = false,
  signIn,
  onSubmit,
}: ReviewFormProps) {
  const { reviewForm: texts } = useMessages('catalog', REVIEW_FORM_MESSAGES);
  const stars = RATINGS.map((rating) => ({ value: String(rating), label: texts[`stars${rating}`] }));
  const [errors, setErrors] = useState<Partial<Record<keyof ReviewBody, string>>>({});
  if (written) {
    return (
      <Alert kind="success" live="polite">
        {texts.thanks}
      </Alert>
    );
  }
  if (may === undefined) {
    return problem ? (
      <Alert kind="failure" live="assertive">
        {problem}
      </Alert>
    ) : (
      <Spinner label={texts.checking} />
    );
  }
  if (may === 'SIGN_IN') {
    return (
      <Alert kind="info" actions={signIn}>
        {texts.signIn}
      </Alert>
    );
  }
  if (may !== 'ALLOWED') return <Alert kind="info">{texts[may]}</Alert>;

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={texts.heading}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const text = (name: string) => String(fields.get(name) ?? '').trim();
        const review = { rating: Number(text('rating')), title: text('title'), body: text('body') };
        const found = {
          ...(review.rating ? {} : { rating: texts.starsMissing }),
          ...(review.title ? {} : { title: texts.titleMissing }),
          ...(review.body ? {} : { body: texts.textMissing }),
        };
        setErrors(found);
        if (!Object.keys(found).length) onSubmit?.(review);
      }}
    >
      <SectionHeading level={3}>{texts.heading}</SectionHeading>
      <RadioGroup name="rating" label={texts.stars} required options={stars} error={errors.rating} />
      <TextField
        name="title"
        label={texts.title}
        required
        maxLength={REVIEW_LENGTHS.title}
        error={errors.title}
      />
      <TextArea name="body" label={texts.text} required maxLength={REVIEW_LENGTHS.body} error={errors.body} />
      {problem && (
        <Alert kind="failure" live="assertive">
          {problem}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" busy={saving}>
          {texts.post}
        </Button>
      </div>
    </form>
  );
}
