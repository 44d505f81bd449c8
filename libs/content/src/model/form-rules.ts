import { normalizeText } from '@foolscap/core/text';

/** The longest text of each field, in characters. */
export const FORM_LENGTHS = { name: 100, email: 254, orderNumber: 12, message: 2000, comment: 1000 } as const;

/** The topics of a message to the shop. */
export const CONTACT_TOPICS = ['ORDER', 'DELIVERY', 'RETURN', 'PRODUCT', 'ACCOUNT', 'OTHER'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The marketing forms by length; only the long one has fields for the job and the size of the company (storefront-9.38). */
export const MARKETING_FORMS = { long: 6759, short: 4053 } as const;
export type MarketingForm = keyof typeof MARKETING_FORMS;

/** The choices for a job function (storefront-9.39). */
export const JOB_FUNCTIONS = [
  'Corporate Leadership',
  'Facilities',
  'Administration or Office Management',
  'Procurement',
  'Technology',
  'Other',
] as const;
export type JobFunction = (typeof JOB_FUNCTIONS)[number];

/** The choices for the number of employees (storefront-9.40). */
export const EMPLOYEE_SIZES = ['1-4', '5-20', '21-399', '400+'] as const;
export type EmployeeSize = (typeof EMPLOYEE_SIZES)[number];

/** The consent that a newsletter sign-up shows. Change the version with the text: each sign-up is stored with it. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: 'By signing up, you agree to receive offers and news by email. Each email has a link to unsubscribe.',
} as const;

/** Days in which a newsletter sign-up can be confirmed. */
export const CONFIRM_DAYS = 7;

export const RATINGS = ['1', '2', '3', '4', '5'] as const;

/** Codes of the forms, of both the check before sending and the server. */
export const FORM_CODES = {
  topicMissing: 'TOPIC_MISSING',
  nameMissing: 'NAME_MISSING',
  emailInvalid: 'EMAIL_INVALID',
  orderNumberInvalid: 'ORDER_NUMBER_INVALID',
  messageMissing: 'MESSAGE_MISSING',
  jobFunctionMissing: 'JOB_FUNCTION_MISSING',
  employeeSizeMissing: 'EMPLOYEE_SIZE_MISSING',
  ratingMissing: 'RATING_MISSING',
  /** The link of a newsletter mail has expired, was replaced, or was not issued by this shop. */
  linkInvalid: 'NEWSLETTER_LINK_INVALID',
  /** The link to unsubscribe is not that of a subscriber. */
  unsubscribeInvalid: 'UNSUBSCRIBE_LINK_INVALID',
  feedbackOff: 'FEEDBACK_OFF',
  chatOff: 'CHAT_OFF',
} as const;
export type FormCode = (typeof FORM_CODES)[keyof typeof FORM_CODES];

/** Codes by field, in the order of the fields. */
export type FormFaults = Record<string, FormCode>;

type Values = Readonly<Partial<Record<string, string>>>;

const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(\.[^\s@.,;:<>()[\]"\\]+)+$/;

const isEmail = (text = '') =>
  EMAIL.test(normalizeText(text)) && normalizeText(text).length <= FORM_LENGTHS.email;

const isOneOf = (values: readonly string[], text = '') => values.includes(text);

const isBlank = (text = '') => normalizeText(text) === '';

/** Keeps the codes of the fields that are not valid. */
const faultsOf = (
  checks: readonly (readonly [field: string, isWrong: boolean, code: FormCode])[],
): FormFaults =>
  Object.fromEntries(checks.filter(([, isWrong]) => isWrong).map(([field, , code]) => [field, code]));

/** Checks a message to the shop. */
export const checkContact = ({ topic, name, email, orderNumber = '', message }: Values): FormFaults =>
  faultsOf([
    ['topic', !isOneOf(CONTACT_TOPICS, topic), FORM_CODES.topicMissing],
    ['name', isBlank(name), FORM_CODES.nameMissing],
    ['email', !isEmail(email), FORM_CODES.emailInvalid],
    [
      'orderNumber',
      !isBlank(orderNumber) && !/^[0-9]{1,12}$/.test(normalizeText(orderNumber)),
      FORM_CODES.orderNumberInvalid,
    ],
    ['message', isBlank(message), FORM_CODES.messageMissing],
  ]);

/** Checks a sign-up to the newsletter. */
export const checkNewsletter = (
  { emailID, jobFunction, employeeSize }: Values,
  form: MarketingForm = 'short',
): FormFaults =>
  faultsOf([
    ['emailID', !isEmail(emailID), FORM_CODES.emailInvalid],
    ['jobFunction', form === 'long' && !isOneOf(JOB_FUNCTIONS, jobFunction), FORM_CODES.jobFunctionMissing],
    [
      'employeeSize',
      form === 'long' && !isOneOf(EMPLOYEE_SIZES, employeeSize),
      FORM_CODES.employeeSizeMissing,
    ],
  ]);

/** Checks feedback about the site. */
export const checkFeedback = ({ rating }: Values): FormFaults =>
  faultsOf([['rating', !isOneOf(RATINGS, rating), FORM_CODES.ratingMissing]]);
