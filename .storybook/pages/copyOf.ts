/** One sentence of a library, with what chooses it. */
export interface CopyRow {
  /** The code or the name by which it is chosen; several where they share it. */
  readonly chosenBy: string;
  /** As it stands in the source: `${...}` is filled in. */
  readonly text: string;
}

const LABEL = /^\s*(?:case\s+([\w.']+)\s*:|\[?'?([\w.-]+)'?\]?\s*:|(?:export )?const (\w+) =)/;
const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Words that a person reads: they hold a space, or begin with a capital and are no code. */
const isRead = (text: string): boolean =>
  /\s/.test(text.trim()) || (/^[A-Z][a-z]/.test(text) && !/^[A-Z][a-z]+[A-Z]/.test(text));

/** The key of an object within the table: what stands in it is chosen by both. */
const GROUP = /^ {2}(\w+): \{$/;

/**
 * The sentences of a file of messages, from its source, in their order.
 *
 * @param constants values of other files by name, which stand in the sentences instead of `${NAME}`
 */
export function copyOf(source: string, constants: Readonly<Record<string, string>> = {}): CopyRow[] {
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
    const words = line.replace(/^\s*case [^:]+:/, '').replace(/^\s*\[?'[\w.-]+'\]?\s*:/, '');
    // Cases that follow one another share what they say.
    if (label) labels = byCase && labels.length > 0 && labels.at(-1) !== '' ? [...labels, label] : [label];
    for (const [, single, double, template] of words.matchAll(LITERAL)) {
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
