// Describes the type of a prop as text that fits a table: `"small" | "large"`, `CartItem`, `(qty: number) => void`.
import ts from 'typescript';

/**
 * @typedef {'choice' | 'text' | 'number' | 'boolean' | 'node' | 'function' | 'value'} PropKind
 *
 * @typedef {object} PropType
 * @property {PropKind} kind
 * @property {string} summary
 * @property {string} [detail] the members, if the summary is a name
 * @property {(string | number)[]} [options] of a choice
 */

const SUMMARY_LENGTH = 72;
const DETAIL_LINES = 40;

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Names of React's types for markup. */
const NODE = /^(ReactNode|ReactElement|JSX\.Element|Element)\b/;

/** Removes parts that a reader of a table does not need: `readonly`, `| undefined`, line breaks. */
const shorten = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\breadonly /g, '')
    .replace(/ \| undefined\b/g, '')
    .replace(/\bundefined \| /g, '')
    .replace(/\bReact\.|import\("[^"]*"\)\./g, '')
    .replace(/; \}/g, ' }')
    .replace(/^\((.*)\)$/, (whole, inner) => (inner.includes('=>') || !inner.includes('(') ? inner : whole))
    .trim();

/** The type as the source declares it: a name is more useful than the members of its schema. */
function getDeclared(symbol) {
  const declaration = symbol.declarations?.find((node) => node.type);
  return declaration?.type ? shorten(declaration.type.getText()) : undefined;
}

/** Text that is neither a name nor a readable expression: a lookup of another type's member, or a type generated from a schema. */
const isOpaque = (text) =>
  /\['|\bStatic\b|\btypeof\b|\b(Parameters|ReturnType|ComponentProps\w*|NonNullable)</.test(text);

const print = (type, place, checker) => shorten(checker.typeToString(type, place, FORMAT));

/** Members of the platform's and React's own types are documented elsewhere. */
const isForeign = (type) =>
  (type.flags & ts.TypeFlags.Primitive) !== 0 ||
  (type.symbol?.declarations ?? []).some((node) =>
    /\/node_modules\/(@types\/react|typescript)\//.test(node.getSourceFile().fileName),
  );

/** Writes the members of an object type, one per line. */
function printMembers(type, place, checker) {
  const of = checker.isArrayType(type) ? checker.getTypeArguments(type)[0] : type;
  if (!of || of.isUnion() || of.getCallSignatures().length > 0 || isForeign(of)) return undefined;
  const lines = of.getProperties().map((member) => {
    const declared = getDeclared(member);
    const printed = print(checker.getTypeOfSymbolAtLocation(member, place), place, checker);
    const text = declared && !isOpaque(declared) && !declared.includes('Schema') ? declared : printed;
    const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `  ${member.name}${optional}: ${text.length > SUMMARY_LENGTH ? cut(text) : text};`;
  });
  if (lines.length === 0) return undefined;
  const shown = lines.slice(0, DETAIL_LINES);
  return ['{', ...shown, ...(shown.length < lines.length ? ['  ...'] : []), '}'].join('\n');
}

/** Sorts numbers by size, and texts in the order of the source. */
function sortAsWritten(options, type, declared) {
  const [alias] = type.aliasSymbol?.declarations ?? [];
  const source = `${declared} ${alias?.getText() ?? ''}`;
  const place = (option) => (typeof option === 'number' ? option : source.indexOf(`'${option}'`));
  return [...options].sort((a, b) => place(a) - place(b));
}

/** Shortens a type that is too long for a line. */
const cut = (text) => (text.startsWith('{') ? '{ ... }' : `${text.slice(0, SUMMARY_LENGTH - 4)} ...`);

const NAME = /^[A-Z][\w.]*(<[\w, ]+>)?(\[\])?$/;

/**
 * Describes a prop's type.
 *
 * @param {ts.Symbol} symbol of the prop
 * @param {ts.Node} place at which its type is read
 * @param {ts.TypeChecker} checker
 * @returns {PropType}
 */
export function describeType(symbol, place, checker) {
  const full = checker.getTypeOfSymbolAtLocation(symbol, place);
  const type = checker.getNonNullableType(full);
  const declared = getDeclared(symbol);
  const named = declared !== undefined && !isOpaque(declared) ? declared : print(type, place, checker);
  const members = type.isUnion() ? type.types : [type];
  const has = (flags) => members.every((member) => member.flags & flags);

  if (NODE.test(named)) return { kind: 'node', summary: named };
  if (has(ts.TypeFlags.BooleanLike)) return { kind: 'boolean', summary: 'boolean' };
  if (members.every((member) => member.isStringLiteral() || member.isNumberLiteral())) {
    const options = sortAsWritten(
      members.map(({ value }) => value),
      full,
      declared ?? '',
    );
    const list = options.map((value) => JSON.stringify(value)).join(' | ');
    return list.length <= SUMMARY_LENGTH
      ? { kind: 'choice', summary: list, options }
      : { kind: 'choice', summary: NAME.test(named) ? named : 'text, one of', detail: list, options };
  }
  if (has(ts.TypeFlags.StringLike)) return { kind: 'text', summary: NAME.test(named) ? named : 'string' };
  if (has(ts.TypeFlags.NumberLike)) return { kind: 'number', summary: NAME.test(named) ? named : 'number' };
  if (members.every((member) => member.getCallSignatures().length > 0)) {
    const summary = named.length <= SUMMARY_LENGTH ? named : print(type, place, checker);
    return summary.length <= SUMMARY_LENGTH
      ? { kind: 'function', summary }
      : { kind: 'function', summary: '(...) => ...', detail: summary };
  }
  if (full.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { kind: 'value', summary: named };
  // A type that is written out needs no members.
  const detail =
    named.startsWith('{') && named.length <= SUMMARY_LENGTH ? undefined : printMembers(type, place, checker);
  if (named.length <= SUMMARY_LENGTH) return { kind: 'value', summary: named, ...(detail ? { detail } : {}) };
  return { kind: 'value', summary: checker.isArrayType(type) ? 'list' : 'object', detail: detail ?? named };
}
