/** General sentences of reviews, by rating from 1 to 5. `{n}` becomes a small number. */
export const openers: Record<number, string[]> = {
  5: [
    'Just what we were after.',
    'Our second order, and surely not the last.',
    'I was sceptical at this price and was wrong.',
    'We tried three others before this one.',
    'Ordered for an office of {n}, and everybody is happy.',
    'My colleague recommended it and I see why.',
    'In daily use for {n} months now.',
    'Arrived a day early and well packed.',
    'It replaced one that I had for years.',
    'No complaints at all, which is rare for me.',
    'We buy this for all {n} of our rooms.',
    'Does its work and stays out of the way.',
  ],
  4: [
    'Good, with one small reservation.',
    'Nearly perfect.',
    'Solid choice for an office of {n}.',
    'After {n} weeks I would buy it again.',
    'Better than I expected.',
    'Good value, all in all.',
    'We are pleased with it on the whole.',
    'Does what it should.',
    'A sensible buy.',
  ],
  3: [
    'It is all right.',
    'Mixed feelings after {n} weeks.',
    'Decent, but I had hoped for more.',
    'It works, with some patience.',
    'Fine for occasional use.',
    'Neither good nor bad.',
  ],
  2: [
    'Not quite what I expected.',
    'I wanted to like this.',
    'Disappointed after {n} weeks.',
    'For this price I had hoped for better.',
    'We shall look for something else next time.',
  ],
  1: [
    'I sent it back.',
    'Sorry, this was not for us.',
    'It did not last {n} weeks here.',
    'A poor buy, I am afraid.',
  ],
};

export const closers: Record<number, string[]> = {
  5: [
    'Would order again without thinking.',
    'Recommended.',
    'Already on our standing order.',
    'Worth every cent.',
    'I wish I had found it sooner.',
    'The rest of the team has asked for the same.',
    'Nothing to add.',
    'Five stars from our front desk.',
    'I am keeping a spare in the cupboard.',
  ],
  4: [
    'I would still recommend it.',
    'A small thing, so four stars.',
    'For the price, hard to fault.',
    'We will reorder.',
    'Otherwise very good.',
    'I can live with that.',
  ],
  3: [
    'Three stars seems fair.',
    'It will do until the next order.',
    'I might try another one next time.',
    'At a lower price I would be kinder.',
    'Read the measurements before you order.',
  ],
  2: [
    'The return went smoothly, at least.',
    'I would not buy it again.',
    'Two stars because the delivery was quick.',
    'Perhaps ours was a bad one.',
  ],
  1: ['The refund came within the week.', 'Customer service was kind about it.', 'I would choose another.'],
};

export const titles: Record<number, string[]> = {
  5: [
    'Exactly right',
    'A keeper',
    'Would buy again',
    'Better than the big names',
    'Our new standard',
    'No complaints',
    'Great value',
    'Simply good',
    'Very pleased',
    'Does what it says',
    'A small pleasure at work',
    'Reordered already',
  ],
  4: [
    'Very good',
    'Nearly perfect',
    'Good value',
    'Solid',
    'Happy with it',
    'Good, with one small thing',
    'Recommended',
    'Dependable',
  ],
  3: ['All right', 'Fair for the price', 'Mixed feelings', 'It does the job', 'Average', 'Good enough'],
  2: ['Not for us', 'Expected more', 'Disappointing', 'Not great'],
  1: ['Sent it back', 'Did not last', 'Would not buy again'],
};

/**
 * General sentences and titles that fit only physical products: services are not packed, measured, worn out or sent back, and gift cards
 * have no price.
 */
export const goodsOnly: ReadonlySet<string> = new Set([
  'I was sceptical at this price and was wrong.',
  'In daily use for {n} months now.',
  'Arrived a day early and well packed.',
  'It replaced one that I had for years.',
  'We buy this for all {n} of our rooms.',
  'Does its work and stays out of the way.',
  'Solid choice for an office of {n}.',
  'Good value, all in all.',
  'It works, with some patience.',
  'Fine for occasional use.',
  'Disappointed after {n} weeks.',
  'Mixed feelings after {n} weeks.',
  'For this price I had hoped for better.',
  'I sent it back.',
  'It did not last {n} weeks here.',
  'Already on our standing order.',
  'Worth every cent.',
  'I am keeping a spare in the cupboard.',
  'For the price, hard to fault.',
  'It will do until the next order.',
  'At a lower price I would be kinder.',
  'Read the measurements before you order.',
  'The return went smoothly, at least.',
  'Two stars because the delivery was quick.',
  'Perhaps ours was a bad one.',
  'Better than the big names',
  'Great value',
  'Good value',
  'A small pleasure at work',
  'Solid',
  'Dependable',
  'Fair for the price',
  'Sent it back',
  'Did not last',
]);

export const firstNames = (
  'Dana Marcus Priya Elena Tom Ruth Andre Keiko Sam Lucia Owen Farah Grace Milo Hannah Jorge Nadia Peter Wendy Carl ' +
  'Ines Theo Bea Rafael Joan Victor Amara Colin Sofia Dev Maya Greg Lena Paul Irene Omar Tess Hugo Clara Ben'
).split(' ');
