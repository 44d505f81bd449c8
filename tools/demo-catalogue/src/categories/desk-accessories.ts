import { colours } from '../colours.ts';
import type { Shelf } from '../define.ts';

export const deskAccessories: Shelf = {
  category: {
    id: 'desk-accessories',
    name: 'Staplers & desk accessories',
    description: 'Staplers, punches, tape, scissors, clips and what keeps a desk in order.',
    position: 5,
    picture: { drawing: 'stapler', colour: '#c4312d' },
  },
  families: [
    {
      brand: 'Tolvane',
      description:
        'A full-strip desk stapler with a steel frame and a base that stays put. It loads from the top and opens flat for pinning to a board.',
      bullets: ['Staples up to 25 sheets', 'Full strip of 210 staples', 'Opens for tacking', 'Non-slip base'],
      attributes: { Capacity: '25 sheets', 'Staple size': '26/6 (standard)' },
      uom: 'each',
      weight: '0.9 lb',
      drawing: 'stapler',
      businessSaving: 7,
      items: [
        {
          sku: '24150101',
          name: 'Tolvane Full-Strip Desk Stapler, 25 Sheets, Black',
          part: 'TV-ST25K',
          price: 1399,
          list: 1699,
          stock: 480,
          colour: colours.black,
        },
        {
          sku: '24150102',
          name: 'Tolvane Full-Strip Desk Stapler, 25 Sheets, Red',
          part: 'TV-ST25R',
          price: 1399,
          list: 1699,
          stock: 265,
          colour: colours.red,
        },
        {
          sku: '24150103',
          name: 'Tolvane Full-Strip Desk Stapler, 25 Sheets, Teal',
          part: 'TV-ST25T',
          price: 1399,
          stock: 1,
          colour: colours.teal,
        },
      ],
    },
    {
      brand: 'Tolvane',
      description:
        'Standard chisel-point staples for any full-strip desk stapler. They are cut sharp, so they go through straight and do not buckle.',
      bullets: ['1/4" leg, up to 25 sheets', '5,000 staples', 'Chisel point'],
      attributes: { 'Staple size': '26/6 (standard)' },
      uom: 'box of 5,000',
      weight: '0.4 lb',
      drawing: 'staples',
      items: [
        {
          sku: '24150201',
          name: 'Tolvane Standard Staples, 5,000-Box',
          part: 'TV-S5000',
          price: 299,
          stock: 3100,
          colour: ['Silver', '#c4312d'],
        },
      ],
    },
    {
      brand: 'Tolvane',
      description:
        'A three-hole punch with a long handle that needs little force. The chip tray holds a month of paper dust and opens without spilling.',
      bullets: ['Punches 20 sheets at once', '9/32" holes', 'Soft-grip handle'],
      attributes: { Capacity: '20 sheets', Holes: '3' },
      uom: 'each',
      weight: '2.3 lb',
      drawing: 'hole-punch',
      items: [
        {
          sku: '24150301',
          name: 'Tolvane Three-Hole Punch, 20 Sheets, Charcoal',
          part: 'TV-P320',
          price: 2199,
          stock: 150,
          colour: colours.charcoal,
        },
      ],
    },
    {
      brand: 'Tolvane',
      description:
        'A weighted dispenser that lets go of the tape and not of the desk. It takes 1" core rolls up to 3/4" wide; one roll is included.',
      bullets: ['Weighted, non-skid base', 'Fits 1" cores', 'One roll of tape included'],
      attributes: { 'Core size': '1"' },
      uom: 'each',
      weight: '1.6 lb',
      drawing: 'tape-dispenser',
      items: [
        {
          sku: '24150401',
          name: 'Tolvane Desktop Tape Dispenser, Black',
          part: 'TV-TDK',
          price: 799,
          stock: 320,
          colour: colours.black,
        },
        {
          sku: '24150402',
          name: 'Tolvane Desktop Tape Dispenser, Mint',
          part: 'TV-TDM',
          price: 799,
          stock: 85,
          colour: colours.mint,
        },
      ],
    },
    {
      brand: 'Tolvane',
      description:
        'Scissors with stainless blades that cut to the tip. The bow handles are shaped for either hand and padded where the thumb presses.',
      bullets: ['8" stainless blades', 'For left and right hands', 'Padded bows'],
      attributes: { Length: '8"' },
      uom: 'each',
      weight: '0.3 lb',
      drawing: 'scissors',
      items: [
        {
          sku: '24150501',
          name: 'Tolvane Office Scissors, 8", Blue',
          part: 'TV-SC8B',
          price: 749,
          stock: 540,
          colour: colours.blue,
        },
        {
          sku: '24150502',
          name: 'Tolvane Office Scissors, 8", Orange',
          part: 'TV-SC8O',
          price: 749,
          list: 899,
          stock: 205,
          colour: colours.orange,
        },
      ],
    },
    {
      brand: 'Bellcap',
      description:
        'Steel clips that hold without marking the sheet. They come in a box that works as a drawer tray.',
      bullets: ['Reusable steel', 'Smooth finish does not mark paper', 'Box doubles as a tray'],
      attributes: { Material: 'Steel' },
      uom: 'box',
      drawing: 'paper-clips',
      colour: colours.silver,
      items: [
        {
          sku: '24150601',
          name: 'Bellcap Jumbo Paper Clips, 1,000-Box',
          part: 'BC-PCJ',
          price: 599,
          stock: 1460,
          weight: '2.1 lb',
        },
      ],
    },
    {
      brand: 'Bellcap',
      description:
        'Spring-steel binder clips with a firm bite for thick stacks. The handles fold flat or come off for a permanent bind.',
      bullets: ['Holds up to 5/8" of paper', 'Handles fold flat', 'Tempered steel'],
      attributes: { Size: 'Medium, 1.25"', Count: '24' },
      uom: 'box of 24',
      weight: '0.6 lb',
      drawing: 'binder-clip',
      items: [
        {
          sku: '24150701',
          name: 'Bellcap Medium Binder Clips, 1.25", Black, 24-Box',
          part: 'BC-BCM',
          price: 449,
          stock: 1180,
          colour: colours.black,
        },
      ],
    },
    {
      brand: 'Tolvane',
      description:
        'A desk organizer with places for pens, notes, clips and a phone. The feet are felt, and it is low enough to sit below a monitor.',
      bullets: ['Seven compartments', 'Phone slot with cable notch', 'Felt feet'],
      attributes: { Material: 'Recycled polystyrene' },
      uom: 'each',
      weight: '1.1 lb',
      drawing: 'desk-organizer',
      items: [
        {
          sku: '24150801',
          name: 'Tolvane Desk Organizer, 7 Compartments, White',
          part: 'TV-DOW',
          price: 1899,
          stock: 135,
          colour: colours.white,
        },
        {
          sku: '24150802',
          name: 'Tolvane Desk Organizer, 7 Compartments, Charcoal',
          part: 'TV-DOC',
          price: 1899,
          list: 2299,
          stock: 160,
          colour: colours.charcoal,
        },
      ],
    },
    {
      brand: 'Tolvane',
      description:
        'Clear everyday tape for envelopes and mending. It tears straight by hand and does not yellow on the page.',
      bullets: ['3/4" x 1,000" rolls', '1" core', 'Writes over with pen or pencil'],
      attributes: { Width: '3/4"', Rolls: '6' },
      uom: 'pack of 6',
      weight: '0.5 lb',
      drawing: 'tape-roll',
      items: [
        {
          sku: '24150901',
          name: 'Tolvane Invisible Tape, 3/4" x 1,000", 6 Rolls',
          part: 'TV-IT6',
          price: 1049,
          stock: 890,
          colour: colours.clear,
        },
      ],
    },
    {
      brand: 'Tolvane',
      description:
        'A magnetic whiteboard in an aluminum frame. The enameled steel surface wipes clean without ghosting and takes magnets; the tray clips on anywhere along the lower edge.',
      bullets: ['Enameled steel surface', 'Aluminum frame', 'Hanging kit and tray included'],
      attributes: { Surface: 'Enameled steel' },
      uom: 'each',
      drawing: 'whiteboard',
      colour: colours.silver,
      delivery: 'oversized',
      items: [
        {
          sku: '24151001',
          name: 'Tolvane Magnetic Whiteboard, 36" x 24"',
          part: 'TV-WB36',
          price: 6499,
          list: 7999,
          stock: 64,
          weight: '11 lb',
          attributes: { Size: '36" x 24"' },
        },
      ],
    },
  ],
};
