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
} from '@foolscap/ui/components';
import type { ReviewBody } from '../../contract/index.ts';
import { REVIEW_LENGTHS } from '../../model/reviews.ts';
import type { ReviewRight } from '../../model/reviews.ts';
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

const STARS = [
  { value: '5', label: '5, excellent' },
  { value: '4', label: '4, good' },
  { value: '3', label: '3, all right' },
  { value: '2', label: '2, poor' },
  { value: '1', label: '1, bad' },
];

const REFUSALS: Record<Exclude<ReviewRight, 'ALLOWED' | 'SIGN_IN'>, string> = {
  NOT_BOUGHT: 'You can review this item after you buy it here.',
  WRITTEN: 'You’ve already reviewed this item.',
};

/** A form to write a review, or the reason why the shopper cannot. */
export function ReviewForm({
  may,
  problem,
  saving = false,
  written = false,
  signIn,
  onSubmit,
}: ReviewFormProps) {
  const [errors, setErrors] = useState<Partial<Record<keyof ReviewBody, string>>>({});
  if (written) {
    return (
      <Alert kind="success" live="polite">
        Thank you. Your review has been posted.
      </Alert>
    );
  }
  if (may === undefined) {
    return problem ? (
      <Alert kind="failure" live="assertive">
        {problem}
      </Alert>
    ) : (
      <Spinner label="Checking your orders" />
    );
  }
  if (may === 'SIGN_IN') {
    return (
      <Alert kind="info" actions={signIn}>
        Sign in to review items that you’ve bought.
      </Alert>
    );
  }
  if (may !== 'ALLOWED') return <Alert kind="info">{REFUSALS[may]}</Alert>;

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Write a review"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const text = (name: string) => String(fields.get(name) ?? '').trim();
        const review = { rating: Number(text('rating')), title: text('title'), body: text('body') };
        const found = {
          ...(review.rating ? {} : { rating: 'Choose a star rating.' }),
          ...(review.title ? {} : { title: 'Give your review a title.' }),
          ...(review.body ? {} : { body: 'Write what you think of it.' }),
        };
        setErrors(found);
        if (!Object.keys(found).length) onSubmit?.(review);
      }}
    >
      <SectionHeading level={3}>Write a review</SectionHeading>
      <RadioGroup name="rating" label="Stars" required options={STARS} error={errors.rating} />
      <TextField name="title" label="Title" required maxLength={REVIEW_LENGTHS.title} error={errors.title} />
      <TextArea
        name="body"
        label="What do you think of it?"
        required
        maxLength={REVIEW_LENGTHS.body}
        error={errors.body}
      />
      {problem && (
        <Alert kind="failure" live="assertive">
          {problem}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" busy={saving}>
          Post review
        </Button>
      </div>
    </form>
  );
}
