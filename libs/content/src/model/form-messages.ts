import { CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { CONFIRM_DAYS, FORM_CODES, NEWSLETTER_CONSENT } from './form-rules.ts';
import type { ContactTopic, EmployeeSize, JobFunction } from './form-rules.ts';

const TOO_MANY = 'You’ve sent this form too often. Wait an hour and try again.';
const UNREACHABLE = 'We couldn’t reach the shop. Check your connection and try again.';

const ERRORS = {
  [FORM_CODES.topicMissing]: 'Choose a topic.',
  [FORM_CODES.nameMissing]: 'Enter your name.',
  [FORM_CODES.emailInvalid]: 'Enter an email address like name@example.com.',
  [FORM_CODES.orderNumberInvalid]: 'Enter an order number of up to 12 digits, or leave it empty.',
  [FORM_CODES.messageMissing]: 'Enter your message.',
  [FORM_CODES.jobFunctionMissing]: 'Choose your job function.',
  [FORM_CODES.employeeSizeMissing]: 'Choose the number of employees.',
  [FORM_CODES.ratingMissing]: 'Choose a rating.',
  [FORM_CODES.linkInvalid]: 'This link has expired or is not valid. Sign up again to get a new one.',
  [FORM_CODES.unsubscribeInvalid]:
    'This link is not valid. Open the link in our latest email, or contact us to unsubscribe.',
  [FORM_CODES.feedbackOff]: 'We’re not collecting feedback right now.',
  [FORM_CODES.chatOff]: 'Chat is not available right now.',
  [REQUEST_CODES.cardNumberInText]: CARD_NUMBER_IN_TEXT_MESSAGE,
  INVALID_REQUEST: 'Check these details and try again.',
  TOO_MANY_REQUESTS: TOO_MANY,
  RATE_LIMITED: TOO_MANY,
  NETWORK: UNREACHABLE,
  TIMEOUT: UNREACHABLE,
  /** Fallback for any other code. */
  other: 'Sorry, something went wrong. Please try again.',
};

/** Texts of the contact form, the newsletter, feedback and chat, by group. */
export interface FormMessageTables {
  errors: Record<keyof typeof ERRORS, string>;
  topics: Record<ContactTopic, string>;
  ratings: Record<'1' | '2' | '3' | '4' | '5', string>;
  jobFunctions: Record<JobFunction, string>;
  employeeSizes: Record<EmployeeSize, string>;
  forms: {
    topic: string;
    chooseTopic: string;
    name: string;
    email: string;
    orderNumber: string;
    orderNumberHint: string;
    message: string;
    send: string;
    contactSent: string;
    jobFunction: string;
    chooseJobFunction: string;
    employeeSize: string;
    chooseEmployeeSize: string;
    consent: string;
    signUp: string;
    newsletterSent: string;
    rating: string;
    comment: string;
    commentHint: string;
    sendFeedback: string;
    feedbackSent: string;
  };
  chat: {
    conversation: string;
    connecting: string;
    joined: (agent: string) => string;
    typing: (agent: string) => string;
    agent: string;
    you: string;
    /** Introduces a line of the conversation for screen readers. */
    from: (name: string) => string;
    message: string;
    send: string;
    end: string;
    ended: string;
    restart: string;
    failed: string;
    retry: string;
    contact: string;
    privacy: string;
  };
}

/** The English texts of the forms. */
export const FORM_MESSAGES: FormMessageTables = {
  errors: ERRORS,
  topics: {
    ORDER: 'An order',
    DELIVERY: 'Delivery or pickup',
    RETURN: 'A return or refund',
    PRODUCT: 'A product',
    ACCOUNT: 'My account',
    OTHER: 'Something else',
  },
  ratings: { 5: '5, excellent', 4: '4, good', 3: '3, all right', 2: '2, poor', 1: '1, bad' },
  jobFunctions: {
    'Corporate Leadership': 'Corporate Leadership',
    Facilities: 'Facilities',
    'Administration or Office Management': 'Administration or Office Management',
    Procurement: 'Procurement',
    Technology: 'Technology',
    Other: 'Other',
  },
  employeeSizes: { '1-4': '1-4', '5-20': '5-20', '21-399': '21-399', '400+': '400+' },
  forms: {
    topic: 'Topic',
    chooseTopic: 'Choose a topic',
    name: 'Name',
    email: 'Email address',
    orderNumber: 'Order number',
    orderNumberHint: 'It is in the emails about your order.',
    message: 'Message',
    send: 'Send message',
    contactSent: 'Thank you. We’ve received your message and sent a copy to your email address.',
    jobFunction: 'Job function',
    chooseJobFunction: 'Choose a job function',
    employeeSize: 'Number of employees',
    chooseEmployeeSize: 'Choose a number',
    consent: NEWSLETTER_CONSENT.text,
    signUp: 'Sign up',
    newsletterSent: `Check your inbox. If this address isn’t subscribed yet, we’ve sent a link to confirm it. The link works for ${CONFIRM_DAYS} days.`,
    rating: 'How do you like this site?',
    comment: 'What should we keep or improve?',
    commentHint: 'We can’t reply to feedback. For help with an order, contact us.',
    sendFeedback: 'Send feedback',
    feedbackSent: 'Thank you. Your feedback helps us improve the site.',
  },
  chat: {
    conversation: 'Conversation',
    connecting: 'Connecting you to an agent…',
    joined: (agent) => `You’re chatting with ${agent}.`,
    typing: (agent) => `${agent} is typing…`,
    agent: 'Agent',
    you: 'You',
    from: (name) => `${name}:`,
    message: 'Your message',
    send: 'Send',
    end: 'End chat',
    ended: 'The chat has ended.',
    restart: 'Start a new chat',
    failed: 'We couldn’t open the chat. Try again, or send us a message.',
    retry: 'Try again',
    contact: 'Send us a message',
    privacy: 'Don’t enter card numbers or passwords.',
  },
};
