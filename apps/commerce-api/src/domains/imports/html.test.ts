import * as fc from 'fast-check';
import { getPath } from './feed-fields.ts';
import { inertText } from './html.ts';
import { capText, plainText } from './plain-text.ts';

describe('a line of text', () => {
  it.each([
    ['Pens &amp; Pencils', 'Pens & Pencils'],
    ['Pens &amp;amp; Pencils', 'Pens & Pencils'],
    ['Ren&eacute;&#39;s 8&frac12;&quot; pad&nbsp;&reg;', 'René\'s 8½" pad ®'],
    ['Don&#146;t bend &#x2713;', 'Don’t bend ✓'],
    ['&lt;b&gt;Bold&lt;/b&gt; pen', 'Bold pen'],
    ['&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt;&lt;br /&gt;pen', 'Bold pen'],
    ['<span class="x">Gel</span> pen<script>alert(1)</script>', 'Gel pen'],
    [
      'AT&T R&D &copy &unknown; desks < 60 in, 3 > 2 <USB>',
      'AT&T R&D &copy &unknown; desks < 60 in, 3 > 2 <USB>',
    ],
    ['a&#0;b&#xd800;&#8203;c&#10;d', 'a\ufffdb\ufffdc d'],
  ])('%j is %j', (text, plain) => expect(plainText(text)).toBe(plain));

  it('keeps the levels of a category, however many times it was escaped', () => {
    for (const text of [
      'Paper & Pads > Gel',
      'Paper &amp; Pads &gt; Gel',
      'Paper &amp;amp; Pads &amp;gt; Gel',
    ])
      expect(getPath(text)).toEqual(['Paper & Pads', 'Gel']);
  });
});

describe('the text of a description', () => {
  it('is the same for HTML that was escaped, once or twice', () => {
    const html = '<p>Writes &amp; dries <b>fast</b>.</p><ul><li>Blue</li><li>Red</li></ul>';
    const escape = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const expected = { description: 'Writes & dries fast.', bullets: ['Blue', 'Red'] };
    for (const text of [html, escape(html), escape(escape(html))]) expect(inertText(text)).toEqual(expected);
    expect(inertText('<p>Pens &amp;amp; &lt;b&gt;ink&lt;/b&gt;</p>').description).toBe('Pens & ink');
  });

  it('consists of paragraphs and bullets, without active content', () => {
    const html = `<style>p { color: red }</style><p onclick="steal()">Writes &amp; dries <b>fast</b>.</p>
      <script>alert('no')</script><ul><li>Blue&nbsp;ink</li><li><p>12 in a box<img src=x onerror=alert(1)></p></li></ul>
      <iframe src="https://example.com">frame</iframe><p>Refills <a href="javascript:alert(1)">fit</a>.</p>`;
    expect(inertText(html)).toEqual({
      description: 'Writes & dries fast.\n\nRefills fit.',
      bullets: ['Blue ink', '12 in a box'],
    });
  });

  it('keeps line breaks, and starts a paragraph after two', () => {
    expect(
      inertText('<p>Holds 40 sheets.<br>Fits letter\n and legal.<br/><br>Made of steel.</p>').description,
    ).toBe('Holds 40 sheets.\nFits letter and legal.\n\nMade of steel.');
  });

  it('has paragraphs in plain text as well, however its lines are wrapped', () => {
    const text =
      'A desk for two\nwho share.\r\n\r\nIn the box:\n- four legs\n- one top\n\nTwo years of warranty.';
    expect(inertText(text)).toEqual({
      description: 'A desk for two who share.\n\nIn the box:\n\nTwo years of warranty.',
      bullets: ['four legs', 'one top'],
    });
  });

  it('keeps all bullets of a long list: excess ones stay in the text', () => {
    const { description, bullets } = inertText(
      `<p>Holds much:</p><ul>${Array.from({ length: 11 }, (_, n) => `<li>Point ${n + 1}</li>`).join('')}</ul><p>End.</p>`,
    );
    expect(bullets).toHaveLength(8);
    expect(description).toBe('Holds much:\n\n• Point 9\n• Point 10\n• Point 11\n\nEnd.');
  });

  it('of plain text is complete', () => {
    expect(inertText('Desks < 60 in, 3 > 2 & more\u0000\u0007')).toEqual({
      description: 'Desks < 60 in, 3 > 2 & more',
      bullets: [],
    });
  });

  it('has a length limit', () => {
    const { description, bullets } = inertText(
      `<p>${'word '.repeat(5000)}</p>${'<li>point</li>'.repeat(20)}<li>${'x'.repeat(1000)}</li>`,
    );
    expect(description).toMatch(/word…$/);
    expect(description.length).toBeLessThanOrEqual(5000);
    expect(bullets).toHaveLength(8);
    expect(inertText(`<li>${'x'.repeat(1000)}`).bullets[0]).toHaveLength(300);
  });

  it('survives unclosed markup', () => {
    expect(inertText('<p>One<p>Two<script>alert(1)').description).toBe('One\n\nTwo');
    expect(inertText('</script></div>Three<ul><li>Four<li>Five')).toEqual({
      description: 'Three',
      bullets: ['Four', 'Five'],
    });
  });

  it('never contains characters that a database or a screen refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const { description, bullets } = inertText(`<p>${a}\ud800</p><li>${b}</li>`);
        for (const text of [description.replaceAll('\n', ''), ...bullets])
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });

  it('is cut at a word', () => {
    expect(capText('one two three', 9)).toBe('one two…');
    expect(capText('one two', 9)).toBe('one two');
  });
});
