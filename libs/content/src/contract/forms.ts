import Type, { type Static } from 'typebox';
import { EncodeQuery, OneOf } from '@foolscap/core/contract';
import {
  CONTACT_TOPICS,
  EMPLOYEE_SIZES,
  FORM_LENGTHS,
  JOB_FUNCTIONS,
  MARKETING_FORMS,
} from '../model/form-rules.ts';

const strict = { additionalProperties: false } as const;

const Email = Type.String({ minLength: 1, maxLength: FORM_LENGTHS.email });
/** Path of a page of the shop, without its query. */
const PagePath = Type.String({ maxLength: 200, pattern: '^/[^?#\\s]*$' });

export const FormQuery = Type.Object({ ...EncodeQuery }, strict);

/** `POST /cc/api/content/contact`: sends a message to the shop. 429 after too many messages. */
export const ContactBody = Type.Object(
  {
    topic: OneOf(CONTACT_TOPICS),
    name: Type.String({ minLength: 1, maxLength: FORM_LENGTHS.name }),
    email: Email,
    /** Digits only, and fewer than a card number has. */
    orderNumber: Type.Optional(Type.String({ pattern: `^[0-9]{1,${FORM_LENGTHS.orderNumber}}$` })),
    message: Type.String({ minLength: 1, maxLength: FORM_LENGTHS.message }),
  },
  strict,
);
export interface ContactBody extends Static<typeof ContactBody> {}

/** `GET /cc/api/content/chat`: the chat service. 404 CHAT_OFF if the site offers no chat. */
export const ChatServiceSchema = Type.Object({
  /** `sandbox`: the demo's agent, without a script. */
  service: OneOf(['sandbox', 'script']),
  /** URL of the provider's script. */
  url: Type.Optional(Type.String()),
});
export interface ChatService extends Static<typeof ChatServiceSchema> {}

/**
 * `POST {prefix}/api/sparxProxy/subscribeUserforOffers` (storefront-7.38). The reply is the same whether or not the address is subscribed;
 * 429 after too many sign-ups.
 */
export const SubscribeBody = Type.Object(
  {
    emailID: Email,
    /** Ten digits. */
    phoneNumber: Type.Optional(Type.String({ pattern: '^[0-9]{10}$' })),
    /** The pages on which the shopper signed up. */
    landingPages: Type.Optional(Type.Array(PagePath, { maxItems: 20 })),
    /** The marketing form (storefront-9.38); the short one by default. */
    formId: Type.Optional(
      Type.Union([Type.Literal(MARKETING_FORMS.long), Type.Literal(MARKETING_FORMS.short)]),
    ),
    jobFunction: Type.Optional(OneOf(JOB_FUNCTIONS)),
    employeeSize: Type.Optional(OneOf(EMPLOYEE_SIZES)),
  },
  strict,
);
export interface SubscribeBody extends Static<typeof SubscribeBody> {}

/**
 * `POST /cc/api/content/newsletter/confirm` and `/unsubscribe`: uses the link of a mail. 400 NEWSLETTER_LINK_INVALID or
 * UNSUBSCRIBE_LINK_INVALID.
 */
export const NewsletterLinkBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  strict,
);
export interface NewsletterLinkBody extends Static<typeof NewsletterLinkBody> {}

/** `POST /cc/api/content/feedback`: sends feedback about the site. 404 FEEDBACK_OFF while the toggle `feedback` is off. */
export const FeedbackBody = Type.Object(
  {
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.Optional(Type.String({ maxLength: FORM_LENGTHS.comment })),
    /** The page that the feedback is about. */
    page: Type.Optional(PagePath),
  },
  strict,
);
export interface FeedbackBody extends Static<typeof FeedbackBody> {}

/** The reply of all forms. */
export const FormReplySchema = Type.Object({ isAccepted: Type.Boolean() });
export interface FormReply extends Static<typeof FormReplySchema> {}
