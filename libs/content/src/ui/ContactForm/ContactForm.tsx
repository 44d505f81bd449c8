import type { ContactBody } from '../../contract/index.ts';
import { checkContact, CONTACT_TOPICS, FORM_LENGTHS } from '../../model/index.ts';
import type { ContactTopic } from '../../model/index.ts';
import { MessageForm, toTexts } from '../MessageForm/MessageForm.tsx';
import type { MessageFormState } from '../MessageForm/MessageForm.tsx';
import { useMessages } from '@foolscap/ui/components';
import { FORM_MESSAGES } from '../../model/form-messages.ts';

export interface ContactFormProps extends MessageFormState {
  /** Called with the message, if it is complete. */
  onSubmit?: ((body: ContactBody) => void) | undefined;
}

/** The form for a message to the shop. */
export function ContactForm({ onSubmit, ...state }: ContactFormProps) {
  const { forms: texts, topics, errors } = useMessages('content', FORM_MESSAGES);
  return (
    <MessageForm
      {...state}
      submitLabel={texts.send}
      sentText={texts.contactSent}
      fields={[
        {
          name: 'topic',
          label: texts.topic,
          kind: 'select',
          required: true,
          placeholder: texts.chooseTopic,
          options: CONTACT_TOPICS.map((value) => ({ value, label: topics[value] })),
        },
        {
          name: 'name',
          label: texts.name,
          required: true,
          autoComplete: 'name',
          maxLength: FORM_LENGTHS.name,
        },
        {
          name: 'email',
          label: texts.email,
          kind: 'email',
          required: true,
          autoComplete: 'email',
          maxLength: FORM_LENGTHS.email,
        },
        {
          name: 'orderNumber',
          label: texts.orderNumber,
          kind: 'digits',
          autoComplete: 'off',
          hint: texts.orderNumberHint,
          maxLength: FORM_LENGTHS.orderNumber,
        },
        {
          name: 'message',
          label: texts.message,
          kind: 'area',
          required: true,
          maxLength: FORM_LENGTHS.message,
        },
      ]}
      check={(values) => toTexts(checkContact(values), errors)}
      onSubmit={
        onSubmit &&
        (({ topic, name = '', email = '', orderNumber, message = '' }) =>
          onSubmit({
            topic: topic as ContactTopic,
            name,
            email,
            ...(orderNumber ? { orderNumber } : {}),
            message,
          }))
      }
    />
  );
}
