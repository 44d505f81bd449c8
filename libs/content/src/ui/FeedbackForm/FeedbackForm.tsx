import type { FeedbackBody } from '../../contract/index.ts';
import { checkFeedback, FORM_LENGTHS } from '../../model/index.ts';
import { MessageForm, toTexts } from '../MessageForm/MessageForm.tsx';
import type { MessageFormState } from '../MessageForm/MessageForm.tsx';
import { useMessages } from '@foolscap/ui/components';
import { FORM_MESSAGES } from '../../model/form-messages.ts';

export interface FeedbackFormProps extends MessageFormState {
  /** Called with rating and comment, if there is a rating. */
  onSubmit?: ((body: Pick<FeedbackBody, 'rating' | 'comment'>) => void) | undefined;
}

/** The form for feedback about the site, without the shopper's name or address. */
export function FeedbackForm({ onSubmit, ...state }: FeedbackFormProps) {
  const { forms: texts, ratings, errors } = useMessages('content', FORM_MESSAGES);
  return (
    <MessageForm
      {...state}
      submitLabel={texts.sendFeedback}
      sentText={texts.feedbackSent}
      fields={[
        {
          name: 'rating',
          label: texts.rating,
          kind: 'radio',
          required: true,
          options: (['5', '4', '3', '2', '1'] as const).map((value) => ({ value, label: ratings[value] })),
        },
        {
          name: 'comment',
          label: texts.comment,
          kind: 'area',
          hint: texts.commentHint,
          maxLength: FORM_LENGTHS.comment,
        },
      ]}
      check={(values) => toTexts(checkFeedback(values), errors)}
      onSubmit={
        onSubmit &&
        (({ rating, comment }) => onSubmit({ rating: Number(rating), ...(comment ? { comment } : {}) }))
      }
    />
  );
}
