import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type PDFKit from 'pdfkit';
import type { Locale } from '@foolscap/core/vocabulary';

const MARGIN = 50;
const SIZE = 9.5;
const LINE_GAP = 2;
const INK = '#1b1f24';
const QUIET = '#4d5661';
const RULE = '#c4cad2';

/** A column of a table. Its share of the width is relative to those of the others. */
export interface PdfColumn {
  title: string;
  share: number;
  align?: 'left' | 'right';
}

export interface TaggedPdfOptions {
  title: string;
  locale: Locale;
  /** The text at the bottom of each page, before the page number. */
  footer: string;
  /** Describes a page number, such as `Page 1 of 2`. */
  describePage(page: number, pages: number): string;
  createdAt: Date;
  /** False for tests, which read the content. */
  compress?: boolean;
}

export type TaggedPdf = Awaited<ReturnType<typeof createTaggedPdf>>;

const FONTS = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
} as const;
type FontName = keyof typeof FONTS;

let fonts: Promise<Record<FontName, Buffer>> | undefined;

/** Loads the package and its fonts with the first document, because a server that writes none need not have them in memory. */
async function load() {
  const { resolve } = createRequire(import.meta.url);
  fonts ??= Promise.all([readFile(resolve(FONTS.regular)), readFile(resolve(FONTS.bold))]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
  const { default: PdfDocument } = await import('pdfkit');
  return { PdfDocument, files: await fonts };
}

/** Replaces characters that the font does not have. */
const toPrintable = (font: { hasGlyphForCodePoint(code: number): boolean }, text: string): string =>
  [...text.replaceAll('\u202f', '\u00a0').replaceAll(/[\u0000-\u001f\u007f]/g, ' ')]
    .map((char) => (font.hasGlyphForCodePoint(char.codePointAt(0)!) ? char : '?'))
    .join('');

/**
 * Creates a PDF document for printing and for screen readers: tagged (PDF/UA), with a title, a language, embedded fonts, and headings and tables as such.
 * Call its functions from top to bottom, then `end`.
 */
export async function createTaggedPdf(options: TaggedPdfOptions) {
  const { PdfDocument, files } = await load();
  const doc = new PdfDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 20 },
    pdfVersion: '1.7',
    // The types of the package do not know it yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: options.locale,
    displayTitle: true,
    bufferPages: true,
    compress: options.compress ?? true,
    info: { Title: options.title, CreationDate: options.createdAt },
    // The fonts of PDF readers are not embedded, so they must not be the default.
    // The types of pdfkit allow only a path here; its code takes the bytes of a font, too.
    font: files.regular as unknown as string,
  } as PDFKit.PDFDocumentOptions);
  doc.registerFont('regular', files.regular);
  doc.registerFont('bold', files.bold);
  const documentRoot = doc.struct('Document');
  doc.addStructure(documentRoot);
  let root = documentRoot;
  /** The parts of the document, whose pages are numbered on their own. */
  const parts: { start: number; describePage: TaggedPdfOptions['describePage'] }[] = [];
  const width = doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - doc.page.margins.bottom;

  const setFont = (name: FontName, size: number, color = INK) =>
    doc.font(name).fontSize(size).fillColor(color);
  // pdfkit has no public access to the glyphs of the current font.
  const clean = (text: string) =>
    toPrintable((doc as unknown as { _font: { font: Parameters<typeof toPrintable>[0] } })._font.font, text);

  /** Starts a page, unless the rest of this one has room. @param height points */
  function keep(height: number): void {
    if (doc.y + height > bottom()) doc.addPage();
  }

  /** Draws what screen readers skip. */
  function draw(work: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    work();
    doc.endMarkedContent();
  }

  function heading(level: 1 | 2, text: string): void {
    const size = level === 1 ? 20 : 12;
    keep(size * 4);
    setFont('bold', size);
    const shown = clean(text);
    root.add(doc.struct(level === 1 ? 'H1' : 'H2', {}, () => doc.text(shown, MARGIN, doc.y, { width })));
    doc.y += 6;
  }

  function paragraph(text: string, { quiet = false }: { quiet?: boolean } = {}): void {
    setFont('regular', SIZE, quiet ? QUIET : INK);
    const shown = clean(text);
    keep(doc.heightOfString(shown, { width, lineGap: LINE_GAP }));
    root.add(doc.struct('P', {}, () => doc.text(shown, MARGIN, doc.y, { width, lineGap: LINE_GAP })));
    doc.y += 6;
  }

  /** Writes blocks next to each other, each with a heading. */
  function blocks(list: readonly { title: string; lines: readonly string[] }[]): void {
    const gap = 16;
    const each = (width - gap * (list.length - 1)) / list.length;
    const measure = (text: string) => doc.heightOfString(text, { width: each, lineGap: LINE_GAP });
    const prepared = list.map(({ title, lines }) => {
      setFont('bold', SIZE);
      const head = clean(title);
      const headHeight = measure(head) + 2;
      setFont('regular', SIZE);
      const body = lines.map((line) => ({ text: clean(line), height: measure(clean(line)) }));
      return { head, headHeight, body, height: body.reduce((sum, line) => sum + line.height, headHeight) };
    });
    const height = Math.max(0, ...prepared.map((block) => block.height));
    keep(height);
    const top = doc.y;
    for (const [index, { head, headHeight, body }] of prepared.entries()) {
      const x = MARGIN + index * (each + gap);
      setFont('bold', SIZE);
      root.add(doc.struct('H2', {}, () => doc.text(head, x, top, { width: each })));
      setFont('regular', SIZE);
      let y = top + headHeight;
      // A paragraph for each line, because screen readers run the lines of one together.
      for (const line of body) {
        const at = y;
        root.add(doc.struct('P', {}, () => doc.text(line.text, x, at, { width: each, lineGap: LINE_GAP })));
        y += line.height;
      }
    }
    doc.y = top + height + 12;
  }

  /** Writes a table. Its head is repeated on each page. @param sums rows at the end, whose first cell describes the last one */
  function table(
    columns: readonly PdfColumn[],
    rows: readonly (readonly string[])[],
    sums: readonly (readonly [label: string, amount: string, isTotal?: boolean])[] = [],
  ): void {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const padding = 4;
    const starts: number[] = [];
    const widths = columns.map(({ share }) => (width * share) / shares);
    widths.reduce((x, each) => (starts.push(x), x + each), MARGIN);
    const element = doc.struct('Table');
    root.add(element);

    const measure = (cells: readonly string[], font: FontName) => {
      setFont(font, SIZE);
      return (
        Math.max(
          ...cells.map((cell, index) =>
            doc.heightOfString(clean(cell) || ' ', { width: widths[index]! - 2 * padding, lineGap: 1 }),
          ),
        ) +
        2 * padding
      );
    };
    const rule = () =>
      draw(() =>
        doc
          .moveTo(MARGIN, doc.y)
          .lineTo(MARGIN + width, doc.y)
          .lineWidth(0.5)
          .strokeColor(RULE)
          .stroke(),
      );

    function writeRow(
      cells: readonly string[],
      font: FontName,
      getTag: (index: number) => { tag: 'TH' | 'TD'; scope?: 'Column' | 'Row' },
    ): void {
      const height = measure(cells, font);
      const top = doc.y;
      const row = doc.struct('TR');
      element.add(row);
      for (const [index, cell] of cells.entries()) {
        const { tag, scope } = getTag(index);
        setFont(font, SIZE);
        const shown = clean(cell);
        row.add(
          doc.struct(tag, (scope ? { scope } : {}) as PDFKit.Mixins.StructureElementOptions, () =>
            doc.text(shown, starts[index]! + padding, top + padding, {
              width: widths[index]! - 2 * padding,
              align: columns[index]!.align ?? 'left',
              lineGap: 1,
            }),
          ),
        );
      }
      row.end();
      doc.y = top + height;
      rule();
    }
    const titles = columns.map(({ title }) => title);
    function repeatHead(): void {
      const height = measure(titles, 'bold');
      const top = doc.y;
      draw(() => {
        for (const [index, title] of titles.entries()) {
          setFont('bold', SIZE);
          doc.text(clean(title), starts[index]! + padding, top + padding, {
            width: widths[index]! - 2 * padding,
            align: columns[index]!.align ?? 'left',
          });
        }
      });
      doc.y = top + height;
      rule();
    }
    function makeRoom(cells: readonly string[], font: FontName): void {
      if (doc.y + measure(cells, font) <= bottom()) return;
      doc.addPage();
      repeatHead();
    }

    keep(measure(titles, 'bold') * 3);
    writeRow(titles, 'bold', () => ({ tag: 'TH', scope: 'Column' }));
    for (const cells of rows) {
      makeRoom(cells, 'regular');
      writeRow(cells, 'regular', (index) => (index === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' }));
    }
    for (const [label, amount, isTotal = false] of sums) {
      const cells = columns.map((_, index) =>
        index === 0 ? label : index === columns.length - 1 ? amount : '',
      );
      const font = isTotal ? 'bold' : 'regular';
      makeRoom(cells, font);
      writeRow(cells, font, (index) => (index === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' }));
    }
    element.end();
    doc.y += 14;
  }

  /** Starts a part on a page of its own, with its own language and page numbers. Call it before the content of each part. */
  function startPart({ locale, describePage }: Pick<TaggedPdfOptions, 'locale' | 'describePage'>): void {
    if (parts.length) {
      root.end();
      doc.addPage();
    }
    root = doc.struct('Sect', { lang: locale } as PDFKit.Mixins.StructureElementOptions);
    documentRoot.add(root);
    parts.push({ start: doc.bufferedPageRange().count - 1, describePage });
  }

  /** Numbers the pages and finishes the document. */
  function end(): NodeJS.ReadableStream {
    root.end();
    if (root !== documentRoot) documentRoot.end();
    const { count } = doc.bufferedPageRange();
    const ends = parts.map((_, index) => parts[index + 1]?.start ?? count);
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      setFont('regular', 8, QUIET);
      doc.page.margins.bottom = 0;
      const index = parts.findLastIndex(({ start }) => start <= page);
      const { start, describePage } = parts[index] ?? { start: 0, describePage: options.describePage };
      const number = describePage(page + 1 - start, (ends[index] ?? count) - start);
      const text = clean(`${options.footer}   ${number}`);
      doc.markContent('Artifact', { type: 'Pagination' });
      doc.text(text, MARGIN, doc.page.height - MARGIN, { width, align: 'center', lineBreak: false });
      doc.endMarkedContent();
    }
    doc.end();
    return doc;
  }

  return { heading, paragraph, blocks, table, startPart, end };
}
