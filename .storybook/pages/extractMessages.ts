/** A message of a library with its key. */
export interface CopyRow {
  /** Code or name of the message; several if they share it. */
  readonly chosenBy: string;
  /** Text as in the source, with `${...}` resolved. */
  readonly text: string;
}

const LABEL = /^\s*(?:case\s+([\w.']+)\s*:|\[?'?([\w.-]+)'?\]?\s*:|(?:export )?const (\w+) =)/;
const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Detects text for users: it contains a space, or starts with a capital letter and is not a code. */
const isRead = (text: string): boolean =>
  /\s/.test(text.trim()) || (/^[A-Z][a-z]/.test(text) && !/^[A-Z][a-z]+[A-Z]/.test(text));

/** The key of a nested object, which prefixes the keys of its messages. */
const GROUP = /^ {2}(\w+): \{$/;

/**
 * Extracts the messages from the source of a messages file, in order.
 *
 * @param constants values of constants from other files by name, which replace `${NAME}`
 */
export function extractMessages(source: string, constants: Readonly<Record<string, string>> = {}): CopyRow[] {
  const rows: CopyRow[] = [];
  let labels: string[] = [];
  let group = '';
  let comment = false;
  for (const line of source.split('\n')) {
    comment = (comment || /^\s*\/\*/.test(line)) && !/\*\/\s*$/.test(line);
    if (comment || /^\s*(\/\/|\/\*|\*|import |export \{|\} from )/.test(line)) continue;
    group = GROUP.exec(line)?.[1] ?? (/^ {2}\}/.test(line) ? '' : group);
    const [, byCase, byKey, byName] = LABEL.exec(line) ?? [];
    const label = byCase ?? byKey ?? byName;
    const text = line.replace(/^\s*case [^:]+:/, '').replace(/^\s*\[?'[\w.-]+'\]?\s*:/, '');
    // Consecutive cases share a message.
    if (label) labels = byCase && labels.length > 0 && labels.at(-1) !== '' ? [...labels, label] : [label];
    for (const [, single, double, template] of text.matchAll(LITERAL)) {
      const text = (single ?? double ?? template ?? '')
        .replace(/\\(.)/g, '$1')
        .replace(/\$\{(\w+)\}/g, (whole, name: string) => constants[name] ?? whole);
      if (!isRead(text)) continue;
      rows.push({
        chosenBy: [
          group,
          labels
            .filter(Boolean)
            .map((name) => name.replace(/'/g, ''))
            .join(', ') || 'otherwise',
        ]
          .filter(Boolean)
          .join(': '),
        text,
      });
      if (/^\s*return|^\s*case .*return/.test(line)) labels = [''];
    }
    if (/^\s*default:/.test(line)) labels = [''];
    if (/^\}/.test(line)) labels = [];
  }
  return rows;
}
