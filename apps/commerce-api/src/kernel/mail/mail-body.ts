/** A table row in a mail: a label and an amount. */
export interface MailRow {
  label: string;
  value: string;
  /** A total, below a line. */
  isTotal?: boolean;
}

/** A line of a mail: a text, a URL of the shop alone on its line, an empty line, or a table row. */
export type MailLine = string | MailRow;

/** The parts that all mails of a language have. */
interface MailLanguage {
  /** The language of the HTML. */
  lang: string;
  /** Between a label and its value. */
  colon: string;
  signature: string;
}

const ENGLISH: MailLanguage = { lang: 'en', colon: ': ', signature: 'Foolscap, a shop for the whole desk.' };
const FRENCH: MailLanguage = {
  lang: 'fr-CA',
  colon: '\u00a0: ',
  signature: 'Foolscap, le magasin de tout le bureau.',
};

const writeText = (lines: readonly MailLine[], { colon, signature }: MailLanguage): string =>
  [
    ...lines.map((line) => (typeof line === 'string' ? line : `${line.label}${colon}${line.value}`)),
    '',
    signature,
    '',
  ].join('\n');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const isUrl = (line: string) => /^https?:\/\/\S+$/.test(line);

/** Mail programs support inline styles only. */
const STYLES = {
  body: 'margin:0;padding:24px;background:#f7f6f2;color:#16181d;font:16px/24px Figtree,Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px 32px;background:#ffffff;border-left:1px solid #c8322b',
  table: 'width:100%;border-collapse:collapse;margin:16px 0',
  label: 'padding:4px 0;text-align:left;font-weight:normal;vertical-align:top',
  value: 'padding:4px 0 4px 16px;text-align:right;vertical-align:top;white-space:nowrap',
  total: ';border-top:1px solid #dcdad2;font-weight:bold',
  link: 'color:#16181d;word-break:break-all',
  signature: 'margin:24px 0 0;color:#565b66;font-size:14px',
} as const;

const writeRow = ({ label, value, isTotal = false }: MailRow): string => {
  const total = isTotal ? STYLES.total : '';
  return `<tr><th scope="row" style="${STYLES.label}${total}">${escape(label)}</th><td style="${STYLES.value}${total}">${escape(value)}</td></tr>`;
};

/** Groups lines into tables and paragraphs, which empty lines separate. */
function groupLines(lines: readonly MailLine[]): (string[] | MailRow[])[] {
  const groups: (string[] | MailRow[])[] = [];
  let current: MailLine[] = [];
  const end = () => {
    if (current.length > 0) groups.push(current as string[] | MailRow[]);
    current = [];
  };
  for (const line of lines) {
    if (line === '') end();
    else {
      if (current.length > 0 && typeof current[0] !== typeof line) end();
      current.push(line);
    }
  }
  end();
  return groups;
}

const isTable = (group: string[] | MailRow[]): group is MailRow[] => typeof group[0] === 'object';

function writeHtml(subject: string, lines: readonly MailLine[], { lang, signature }: MailLanguage): string {
  const parts = groupLines(lines).map((group) =>
    isTable(group)
      ? `<table style="${STYLES.table}"><tbody>${group.map(writeRow).join('')}</tbody></table>`
      : `<p>${group
          .map((line) =>
            isUrl(line)
              ? `<a href="${escape(line)}" style="${STYLES.link}">${escape(line)}</a>`
              : escape(line),
          )
          .join('<br>')}</p>`,
  );
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="${STYLES.body}"><div style="${STYLES.sheet}">${parts.join('')}<p style="${STYLES.signature}">${signature}</p></div></body></html>\n`;
}

type WriteMail = (
  subject: string,
  ...lines: readonly MailLine[]
) => { subject: string; text: string; html: string };

const createWriter =
  (language: MailLanguage): WriteMail =>
  (subject, ...lines) => ({
    subject,
    text: writeText(lines, language),
    html: writeHtml(subject, lines, language),
  });

/** Renders a mail as text and as HTML from the same lines. */
export const writeMail = createWriter(ENGLISH);

export const writeFrenchMail = createWriter(FRENCH);
