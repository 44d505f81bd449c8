import { formMessage } from './form-message.ts';
import {
  checkContact,
  checkFeedback,
  checkNewsletter,
  EMPLOYEE_SIZES,
  JOB_FUNCTIONS,
  MARKETING_FORMS,
} from './form-rules.ts';

const MESSAGE = { topic: 'ORDER', name: 'Ada', email: 'ada@example.com', message: 'Hello' };

it.each([
  [{}, {}],
  [{ orderNumber: ' 7100000001 ' }, {}],
  [{ orderNumber: '#71' }, { orderNumber: 'ORDER_NUMBER_INVALID' }],
  [{ topic: '' }, { topic: 'TOPIC_MISSING' }],
  [{ email: 'ada@example' }, { email: 'EMAIL_INVALID' }],
  [{ email: `${'a'.repeat(250)}@example.com` }, { email: 'EMAIL_INVALID' }],
  [
    { name: '\u200b', message: ' \n' },
    { name: 'NAME_MISSING', message: 'MESSAGE_MISSING' },
  ],
])('checks a message with %j', (change, faults) => {
  expect(checkContact({ ...MESSAGE, ...change })).toEqual(faults);
});

it('has the marketing forms and their choices (storefront-9.38, storefront-9.39, storefront-9.40)', () => {
  expect(MARKETING_FORMS).toEqual({ long: 6759, short: 4053 });
  expect(JOB_FUNCTIONS).toEqual([
    'Corporate Leadership',
    'Facilities',
    'Administration or Office Management',
    'Procurement',
    'Technology',
    'Other',
  ]);
  expect(EMPLOYEE_SIZES).toEqual(['1-4', '5-20', '21-399', '400+']);
  const emailID = 'ada@example.com';
  expect(checkNewsletter({ emailID })).toEqual({});
  expect(checkNewsletter({ emailID, jobFunction: 'Pilot' }, 'long')).toEqual({
    jobFunction: 'JOB_FUNCTION_MISSING',
    employeeSize: 'EMPLOYEE_SIZE_MISSING',
  });
});

it('requires a rating of feedback', () => {
  expect(checkFeedback({ comment: 'Hello' })).toEqual({ rating: 'RATING_MISSING' });
  expect(checkFeedback({ rating: '3' })).toEqual({});
});

it('shows the waiting time of the server', () => {
  expect(formMessage({ code: 'TOO_MANY_REQUESTS', message: 'Try again in 5 minutes.' })).toBe(
    'Try again in 5 minutes.',
  );
  expect(formMessage({ code: 'EMAIL_INVALID' })).toBe('Enter an email address like name@example.com.');
  expect(formMessage({ code: 'SOMETHING' })).toBe('Sorry, something went wrong. Please try again.');
});
