/** The texts of the form for a review. */
export const REVIEW_FORM_MESSAGES = {
  reviewForm: {
    NOT_BOUGHT: 'You can review this item after you buy it here.',
    WRITTEN: 'You’ve already reviewed this item.',
    thanks: 'Thank you. Your review has been posted.',
    checking: 'Checking your orders',
    signIn: 'Sign in to review items that you’ve bought.',
    heading: 'Write a review',
    starsMissing: 'Choose a star rating.',
    titleMissing: 'Give your review a title.',
    textMissing: 'Write what you think of it.',
    stars: 'Stars',
    stars5: '5, excellent',
    stars4: '4, good',
    stars3: '3, all right',
    stars2: '2, poor',
    stars1: '1, bad',
    title: 'Title',
    text: 'What do you think of it?',
    post: 'Post review',
  },
};
