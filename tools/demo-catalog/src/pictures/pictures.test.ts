import fc from 'fast-check';
import { createDemoCatalog } from '../index.ts';
import { drawings } from './drawings/index.ts';
import { drawPicture, hasDrawing } from './draw.ts';
import { drawScene, sceneNames } from './scenes.ts';

const { categories, products } = createDemoCatalog();

/** Expects balanced tags, unique `url(#id)` definitions, and no scripts or external resources. */
function expectSound(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name!);
  }
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  expect(svg).not.toMatch(/<script|<foreignObject|<image|href|\son[a-z]+=|NaN|undefined|role=/i);
}

describe('drawPicture', () => {
  it.each([...drawings.keys()].map((name) => [name]))('%s is a valid SVG with a contact shadow', (name) => {
    const spec = { drawing: name, color: '#2461ab', accent: '#f3cb3c', label: 'Word' };
    const svg = drawPicture(spec);
    expectSound(svg);
    expect(svg).toContain('fill="url(#contact)"');
    expect(drawPicture(spec)).toBe(svg);
    expectSound(drawPicture({ drawing: name, color: '#ffffff' }));
  });

  it('draws every drawing of the demo catalog, without the fallback parcel', () => {
    for (const { picture } of [...categories, ...products])
      expect([...drawings.keys()]).toContain(picture.drawing);
    const views = new Set(products.flatMap(({ gallery }) => gallery.map(({ drawing }) => drawing)));
    expect(views.size).toBeGreaterThan(100);
    for (const view of views) {
      expect({ view, known: hasDrawing(view) }).toEqual({ view, known: true });
      expectSound(drawPicture({ drawing: view, color: '#2461ab' }));
    }
  });

  it('draws different pictures for variants of one product', () => {
    const stapler = (color: string): string => drawPicture({ drawing: 'stapler', color });
    expect(stapler('#c4312d')).not.toBe(stapler('#1f7f86'));
  });

  it('shows the number of pieces that the name of a pack gives', () => {
    const packs = products.filter(({ picture }) => picture.count);
    expect(packs.length).toBeGreaterThan(500);
    for (const { name, picture } of packs) {
      const svg = drawPicture(picture);
      const count = />([\d,]+) ct</.exec(svg)![1]!;
      expect(name).toContain(count);
      // Drawn as outlines, because the page's font is not available in a picture.
      expect(svg).not.toMatch(/<text[^>]*>[\d,]+ ct/);
    }
    expectSound(drawPicture(packs[0]!.picture));
    const single = products.find(({ packSize }) => packSize === 1)!;
    expect(drawPicture(single.picture)).not.toContain(' ct</title>');
  });

  it.each([
    ['gift-card', /Gift Card/],
    ['mechanical-pencil', /Mechanical Pencil/],
    ['bubble-wrap', /Bubble/],
    ['sheet-protector', /Sheet Protectors/],
    ['power-strip', /Surge|Power Strip/],
  ])('draws %s only for products named like %s', (drawing, name) => {
    const drawn = products.filter(({ picture }) => picture.drawing === drawing);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.map((product) => product.name).filter((each) => !name.test(each))).toEqual([]);
  });

  it('ties a gift card with a ribbon of another color', () => {
    const ribbon = '#c8322b';
    expect(drawPicture({ drawing: 'gift-card', color: '#2461ab' })).toContain(ribbon);
    expect(drawPicture({ drawing: 'gift-card', color: '#c4312d' })).not.toContain(ribbon);
  });

  it('has no view of an unknown drawing and no unknown view', () => {
    expect(hasDrawing('pack--stapler')).toBe(true);
    for (const name of ['pack--unicorn', 'upside-down--stapler', '--stapler', 'pack--']) {
      expect(hasDrawing(name)).toBe(false);
    }
  });

  it('draws a parcel for an unknown drawing', () => {
    expect(drawPicture({ drawing: 'unicorn', color: '#c79a66' })).toBe(
      drawPicture({ drawing: 'parcel', color: '#c79a66' }),
    );
  });

  it('escapes labels and colors', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...drawings.keys()), (label, color, drawing) => {
        const svg = drawPicture({ drawing, color, accent: color, label: `<script>${label}"'&` });
        expect(svg).not.toMatch(/<script/i);
        expect(svg).not.toContain('undefined');
      }),
      { numRuns: 200 },
    );
  });
});

describe('drawScene', () => {
  it.each(sceneNames.map((name) => [name]))('%s is a valid SVG', (name) => {
    expectSound(drawScene(name));
  });
});

describe('text printed on products', () => {
  // A scale's reading and a calculator's keys are not properties of the product.
  const READINGS = ['postal-scale', 'calculator'];

  it.each([...drawings.keys()].filter((name) => !READINGS.includes(name)))(
    '%s has no fixed number: counts and sizes differ by variant',
    (drawing) => {
      const texts = [...drawPicture({ drawing, color: '#1f7f86' }).matchAll(/<text[^>]*>([^<]*)</g)];
      expect(texts.map(([, text]) => text).filter((text) => /\d/.test(text ?? ''))).toEqual([]);
    },
  );

  it('a hole punch has as many posts as its variant makes holes', () => {
    const posts = (label?: string) =>
      drawPicture({ drawing: 'hole-punch', color: '#1f7f86', ...(label ? { label } : {}) }).length;
    expect(posts('3')).toBeGreaterThan(posts('2'));
    expect(posts('4')).toBeGreaterThan(posts('3'));
    expect(posts()).toBe(posts('2'));
  });

  it('9-volt batteries are blocks, all others are round', () => {
    const arcs = (label: string) =>
      drawPicture({ drawing: 'batteries', color: '#1f7f86', label }).match(/A38 10/g)?.length ?? 0;
    expect(arcs('9V')).toBe(0);
    expect(arcs('AA')).toBeGreaterThan(0);
  });
});
