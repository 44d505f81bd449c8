/** Review sentences about one kind of product: praise and criticism. */
export interface Topic {
  shelves: string[];
  /** Not a physical product, so general sentences about shipping, wear or size do not fit. */
  isService?: boolean;
  good: string[];
  bad: string[];
}

export const topics: Topic[] = [
  {
    shelves: ['ballpoint-pens', 'gel-pens', 'rollerball-pens'],
    good: [
      'The ink starts at the first stroke, even after a weekend.',
      'I am left-handed and there is no smear on my hand.',
      'The line is even and dark without pressing.',
      'Comfortable through a whole meeting of notes.',
      'The barrel feels sturdier than it looks.',
      'They disappear from my desk, which says it all.',
    ],
    bad: [
      'One of them skipped from the start.',
      'The clip came off in a pocket.',
      'The ink ran out sooner than I am used to.',
    ],
  },
  {
    shelves: ['pencils'],
    good: [
      'The lead does not break in the sharpener.',
      'The eraser really erases.',
      'Dark enough for forms that are scanned.',
      'Good balance in the hand.',
      'The point keeps for half a page of sums.',
    ],
    bad: [
      'The eraser is used up long before the rest.',
      'A few leads were broken on arrival.',
      'Paler than I like.',
    ],
  },
  {
    shelves: ['markers', 'highlighters'],
    good: [
      'The color is strong and dries in a moment.',
      'No smell in a closed meeting room.',
      'The tip keeps its edge.',
      'Somebody left the cap off overnight and it still writes.',
      'Nothing shows on the back of the sheet.',
    ],
    bad: [
      'The tip frayed quickly.',
      'One of the set was dry on arrival.',
      'The color is a shade off what the picture shows.',
    ],
  },
  {
    shelves: ['copy-paper', 'colored-paper', 'card-stock', 'photo-paper'],
    good: [
      'Not one jam since we changed to it.',
      'Prints on both sides without showing through.',
      'The sheets lie flat out of the wrapper.',
      'Colors come out clean.',
      'The shade is the same from one order to the next.',
      'It feels heavier than the number says.',
    ],
    bad: [
      'The corners of the wrapper were bent.',
      'A little dusty in our copier.',
      'Thinner than I had thought.',
    ],
  },
  {
    shelves: ['labels'],
    good: [
      'The template lined up the first time.',
      'They peel off the sheet without tearing.',
      'Still on the box after a week in a van.',
      'No label came off inside the printer.',
      'Ink does not smear on them.',
    ],
    bad: ['The last row prints slightly low.', 'Hard to remove again.', 'The sheets curl when it is damp.'],
  },
  {
    shelves: ['wirebound-notebooks', 'journals', 'legal-pads', 'index-cards', 'planners'],
    good: [
      'The paper takes ink without bleeding.',
      'The lines are pale enough to write over.',
      'The cover has survived my bag for a term.',
      'Sheets tear out clean.',
      'It lies flat on the desk.',
      'The size is right for a small table.',
    ],
    bad: ['Thinner paper than before.', 'The cover scuffs easily.', 'Two pages were creased.'],
  },
  {
    shelves: ['sticky-notes'],
    good: [
      'They stay on the monitor for weeks.',
      'The adhesive leaves nothing behind.',
      'The color is cheerful without shouting.',
      'Pencil and pen both write well on them.',
      'They come off the pad one at a time.',
    ],
    bad: [
      'They curl in a dry room.',
      'Fell off the wall overnight.',
      'The pads are a little smaller than I thought.',
    ],
  },
  {
    shelves: [
      'binders',
      'file-folders',
      'hanging-folders',
      'expanding-files',
      'sheet-protectors',
      'dividers',
    ],
    good: [
      'Sturdy enough for a year of audits.',
      'The tabs are easy to read in the drawer.',
      'Everything lines up as it should.',
      'The corners have kept their shape.',
      'Our archive finally looks tidy.',
      'Easy to open with one hand.',
    ],
    bad: ['One arrived bent.', 'The edges are a little sharp.', 'Holds less than it says.'],
  },
  {
    shelves: ['staplers-punches'],
    good: [
      'It has not jammed once.',
      'Goes through a thick stack with little force.',
      'It stays where you put it.',
      'Quieter than the old one.',
      'Loading takes a second.',
    ],
    bad: ['It jams with more than half of what it claims.', 'The spring is weak.', 'Heavier than I need.'],
  },
  {
    shelves: ['tape-scissors'],
    good: [
      'Clean cuts, right to the tip.',
      'Comfortable in either hand.',
      'The tape tears where it should.',
      'It has weight and does not slide about.',
      'Better than what we had at twice the price.',
    ],
    bad: ['Lost its edge sooner than hoped.', 'A bit stiff at first.', 'The finish scratches.'],
  },
  {
    shelves: ['clips-fasteners'],
    good: [
      'A firm grip that does not mark the page.',
      'The box is handy on the desk.',
      'They have not bent out of shape.',
      'A box lasts our floor for months.',
    ],
    bad: ['A few were bent.', 'Too stiff for small hands.', 'The lid does not close well.'],
  },
  {
    shelves: ['desk-organizers', 'desk-kits'],
    good: [
      'My desk has never been this clear.',
      'The compartments are the right size for real things.',
      'It does not slide about.',
      'Easy to wipe.',
      'All the new starters got one.',
    ],
    bad: ['One corner was chipped.', 'A little flimsy when empty.', 'Takes more room than I thought.'],
  },
  {
    shelves: ['boards'],
    good: [
      'Wipes clean even after a week.',
      'Went up on the wall in twenty minutes.',
      'No ghosting so far.',
      'The frame looks better than the picture.',
      'Strong enough for real magnets and pins.',
    ],
    bad: ['The screws in the box were too short.', 'A small dent in the frame.', 'Shows fingerprints.'],
  },
  {
    shelves: ['ink-cartridges', 'ink-bottles', 'toner-cartridges', 'drums-maintenance'],
    good: [
      'The printer took it at once.',
      'The page count is honest.',
      'Blacks are black again.',
      'No streaks from first page to last.',
      'Changing it took less than a minute.',
    ],
    bad: [
      'The printer complained until I restarted it.',
      'Lasted fewer pages than the box says.',
      'The price keeps creeping up.',
    ],
  },
  {
    shelves: ['inkjet-printers', 'laser-printers', 'scanners'],
    good: [
      'On our network within ten minutes.',
      'It wakes up fast.',
      'Both sides without turning the pages, at last.',
      'Quiet enough for a shared room.',
      'The scan to email simply works.',
      'Supplies are easy to find here.',
    ],
    bad: [
      'The menu takes some learning.',
      'Slower than it claims with pictures.',
      'Larger than it looks, so measure first.',
    ],
  },
  {
    shelves: ['shredders', 'laminators', 'desk-machines'],
    good: [
      'It does its job and then is quiet.',
      'The keys have a good click.',
      'Easy to understand without the manual.',
      'It handled everything that we gave it.',
      'A sturdy little machine.',
    ],
    bad: ['The cord is short.', 'It gets warm.', 'The manual is hard to read.'],
  },
  {
    shelves: ['task-chairs', 'executive-chairs', 'stools', 'guest-chairs', 'stacking-chairs'],
    good: [
      'My back no longer complains at four in the afternoon.',
      'The seat is firm in a good way.',
      'No creaks so far.',
      'The fabric looks new after a wipe.',
      'The color matches the picture.',
      'Visitors have asked where it is from.',
    ],
    bad: ['The seat is too hard for me.', 'One screw hole was off.', 'It sits lower than I like.'],
  },
  {
    shelves: ['chair-mats'],
    good: [
      'Lies flat after a day.',
      'The chair rolls easily now.',
      'The carpet below is like new.',
      'It does not slide.',
    ],
    bad: [
      'Came rolled and took a week to flatten.',
      'Smelled a little at first.',
      'The edge lifts at one corner.',
    ],
  },
  {
    shelves: ['desks', 'standing-desks', 'meeting-tables', 'folding-tables', 'monitor-risers'],
    good: [
      'Steady, even when I lean on it.',
      'The finish looks like real wood.',
      'Instructions were clear and all screws were there.',
      'Cables are finally out of sight.',
      'The right height for two screens.',
      'It took two of us an hour to build.',
    ],
    bad: [
      'The carton had a hole and one edge a scratch.',
      'Wobbles slightly on our floor.',
      'Very heavy to get upstairs.',
    ],
  },
  {
    shelves: ['lamps'],
    good: [
      'Light where I need it and no glare on the screen.',
      'The arm stays where it is put.',
      'Warm light in the evening is a blessing.',
      'Looks good on video calls.',
    ],
    bad: [
      'The switch is hard to find in the dark.',
      'The base is lighter than I would like.',
      'A bit bright at its lowest.',
    ],
  },
  {
    shelves: ['file-cabinets', 'bookcases', 'storage-cabinets', 'shelving'],
    good: [
      'The drawers glide, even full.',
      'Came without a scratch.',
      'Holds far more than our old one.',
      'The lock works smoothly.',
      'Straight and solid once it was level.',
    ],
    bad: ['A dent in one side on arrival.', 'The lock is stiff.', 'You need two people to move it.'],
  },
  {
    shelves: ['storage-boxes'],
    good: [
      'Stacked four high and none has given way.',
      'Folds up in seconds.',
      'The handles do not tear.',
      'Lids fit well.',
    ],
    bad: [
      'The board is thinner than the last batch.',
      'Lids are a tight fit.',
      'They arrived slightly crushed.',
    ],
  },
  {
    shelves: ['envelopes', 'mailers'],
    good: [
      'They seal and stay sealed.',
      'Nothing shows through.',
      'They run through our printer without wrinkles.',
      'Nothing has arrived damaged since.',
      'Light, so postage stays low.',
    ],
    bad: ['Some flaps did not stick.', 'Inner size is smaller than I had thought.', 'The box was dented.'],
  },
  {
    shelves: ['shipping-boxes', 'packing-tape', 'cushioning', 'postal-supplies'],
    good: [
      'Not one broken shipment since.',
      'Strong for its weight.',
      'It sticks at once and holds in the cold.',
      'Comes off the roll without a fight.',
      'The measurements are exact.',
    ],
    bad: ['Noisy to use.', 'The first turn of the roll was wasted.', 'A few came creased.'],
  },
  {
    shelves: ['coffee', 'tea', 'snacks'],
    good: [
      'Gone by Wednesday, so we order double now.',
      'Fresh, with a long date.',
      'The office has stopped going out for it.',
      'A good taste without being bitter or too sweet.',
      'Everyone finds something to like.',
    ],
    bad: ['Not to my taste.', 'The pack was open at one end.', 'Smaller portions than before.'],
  },
  {
    shelves: ['cups-plates', 'drinkware'],
    good: [
      'No leaks, even when it sits for an hour.',
      'Feels good in the hand.',
      'Survived the dishwasher every night.',
      'They do not go soft.',
      'A nice color in our kitchen.',
    ],
    bad: ['One was broken on arrival.', 'The lid takes some pressing.', 'Smaller than I pictured.'],
  },
  {
    shelves: ['appliances'],
    good: [
      'Hot and ready before the first meeting.',
      'Easy to clean.',
      'It switches itself off, so nobody worries.',
      'Quick for its size.',
    ],
    bad: ['The display is hard to read.', 'The lid drips when poured fast.', 'Louder than expected.'],
  },
  {
    shelves: ['cleaners', 'wipes', 'soap'],
    good: [
      'Cleans without leaving a film.',
      'The scent is light and soon gone.',
      'Gentle on hands.',
      'A little goes a long way.',
      'Our cleaners asked for more.',
    ],
    bad: [
      'The scent is too strong for me.',
      'The pump stuck after a week.',
      'It dries out when the lid is not shut well.',
    ],
  },
  {
    shelves: ['towels-tissues', 'trash-bags', 'bins'],
    good: [
      'Strong enough not to tear when wet.',
      'The right size for our bins.',
      'Soft without leaving lint.',
      'A case lasts the quarter.',
      'Easy to handle and no mess.',
    ],
    bad: ['Thinner than the last order.', 'Two of them were torn.', 'The carton takes a lot of room.'],
  },
  {
    shelves: ['keyboards-mice'],
    good: [
      'Paired at once and has kept its connection.',
      'Quiet enough for an open office.',
      'My wrist thanks me.',
      'The battery is still full after months.',
      'The keys have a pleasant travel.',
    ],
    bad: ['The receiver blocks the next port.', 'Letters show a little wear.', 'Small for large hands.'],
  },
  {
    shelves: ['headsets-webcams'],
    good: [
      'People say that they hear me clearly now.',
      'I forget that I am wearing it.',
      'The picture is good even in a dim room.',
      'Plugged in and recognized.',
      'The mute switch is easy to find.',
    ],
    bad: [
      'The cable could be longer.',
      'It presses after three hours.',
      'The picture is grainy in the evening.',
    ],
  },
  {
    shelves: ['drives-cables'],
    good: [
      'As fast as it says.',
      'The plug sits firmly.',
      'Works with every computer we have.',
      'Small, but it feels solid.',
      'It charges my laptop as well.',
    ],
    bad: ['The cap is easy to lose.', 'It gets warm with large files.', 'Stiffer than my old one.'],
  },
  {
    shelves: ['monitors'],
    good: [
      'Sharp text and even light to the corners.',
      'One cable for picture and power, finally.',
      'The stand goes high enough for me.',
      'No dead pixels on any of ours.',
    ],
    bad: ['The speakers are weak.', 'The buttons are awkward to reach.', 'The foot takes half the desk.'],
  },
  {
    shelves: ['batteries-power'],
    good: [
      'They last as long as the famous ones.',
      'Enough room between the outlets.',
      'No surprises, they just work.',
      'The date on the pack is years away.',
    ],
    bad: ['One was flat on arrival.', 'The packaging is hard to open.', 'The cord is stiff.'],
  },
  {
    shelves: ['software'],
    isService: true,
    good: [
      'The download was ready within minutes.',
      'Installed without a call to anybody.',
      'Friendly and quick when I had a question.',
      'Everything was explained in plain words.',
    ],
    bad: [
      'The email went to the spam folder first.',
      'The license key is long to type.',
      'The terms are long to read.',
    ],
  },
  {
    shelves: ['protection-plans'],
    isService: true,
    good: [
      'The claim took one phone call.',
      'The plan came by email within minutes.',
      'Our repair was paid for within the week.',
      'The terms are in plain words.',
    ],
    bad: [
      'I had to call twice about a claim.',
      'The terms are long to read.',
      'The claim form asks for too much.',
    ],
  },
  {
    shelves: ['setup-help', 'assembly-services'],
    isService: true,
    good: [
      'Friendly, and on time to the minute.',
      'Everything was explained in plain words.',
      'Saved us an afternoon.',
      'Done faster than I had planned for.',
    ],
    bad: [
      'I had to call twice for an appointment.',
      'The appointment was moved by a day.',
      'It took longer than planned.',
    ],
  },
  {
    shelves: ['gift-cards'],
    isService: true,
    good: [
      'The email came within minutes.',
      'Easy to use at checkout.',
      'The balance can be spent over several orders.',
      'The right thank-you when you are late with one.',
    ],
    bad: [
      'The email went to the spam folder first.',
      'I would have liked to choose the design.',
      'It cannot be scheduled for a birthday.',
    ],
  },
];
