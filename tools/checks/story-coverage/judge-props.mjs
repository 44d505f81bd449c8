// The rules for the tables of props. They work on rows that were already read, and access no files.

/** Type names that are meaningless to a reader. */
const SAYS_NOTHING = /\b(Static|unknown|any)\b|\bT[A-Z]\w*</;

/** An editor of raw objects, which a story's own `argTypes` could bring back. */
const OBJECT_CONTROL = /control:\s*(\{\s*type:\s*)?'(object|array|file)'/;

/** Words of a description that do not repeat the name of the prop. */
const getWords = (text) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !/^(the|a|an)$/.test(word));

/** Whether a description only repeats the name: "The line." for `line`. */
const repeatsName = ({ name, description }) =>
  getWords(description).join('') === name.replace(/[^a-z]/gi, '').toLowerCase();

/**
 * Lists the problems of the tables of props, one per line, with the totals.
 *
 * @param {readonly { component: string, description: string, rows: readonly { name: string, description: string,
 *   type: string }[] }[]} tables
 * @param {(story: string) => string} readStory returns the text of a story file
 */
export function judgeProps(tables, readStory = () => '') {
  const rows = tables.flatMap((table) => table.rows.map((row) => ({ ...row, component: table.component })));
  const opaque = rows.filter(({ type }) => SAYS_NOTHING.test(type));
  const undescribed = rows.filter(({ description }) => !description);
  const missing = [
    ...tables
      .filter(({ description }) => !description)
      .map(({ component }) => `${component} has no description`),
    ...tables
      .filter(({ story }) => OBJECT_CONTROL.test(readStory(story)))
      .map(({ component }) => `${component} has an editor of raw objects`),
    ...undescribed.map(({ component, name }) => `${component}: the prop ${name} has no description`),
    ...rows
      .filter((row) => row.description && repeatsName(row))
      .map(({ component, name }) => `${component}: the description of ${name} only repeats its name`),
    ...opaque.map(({ component, name, type }) => `${component}: the type of ${name} reads "${type}"`),
  ];
  const totals = [
    `Props: ${rows.length} of ${tables.length} components`,
    `${rows.length - undescribed.length} described`,
    `${rows.length - opaque.length} with a readable type`,
  ].join(', ');
  return { missing, totals };
}
