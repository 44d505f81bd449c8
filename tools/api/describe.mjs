// Describes one exported name in a line of an API list.
import { createHash } from 'node:crypto';
import ts from 'typescript';

const { TypeFormatFlags: F } = ts;

const FLAGS =
  F.NoTruncation |
  F.UseSingleQuotesForStringLiteralType |
  F.OmitParameterModifiers |
  F.UseAliasDefinedOutsideCurrentScope;

const MAX_LENGTH = 120;

/** Removes file paths and line breaks, because readers know the imported names and not the files. */
const clean = (text) => text.replace(/import\("[^"]*"\)\./g, '').replace(/\s+/g, ' ');

const getMark = (text) => `#${createHash('sha256').update(text).digest('hex').slice(0, 4)}`;

/** Truncates a long text, and appends a hash of all of it, so that any change is visible. */
const shorten = (text) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).trimEnd()}… ${getMark(text)}`;

/** Returns a declaration as written in the source, without its comments. */
function written(node) {
  const printer = ts.createPrinter({ removeComments: true });
  return clean(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

function membersText(checker, type, node) {
  const members = checker.getPropertiesOfType(type).map((member) => {
    const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${member.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbolAtLocation(member, node), node, FLAGS)}`;
  });
  return clean(members.join('; '));
}

/**
 * Describes a function, a component or a plain value by its type, on a separate line. Types, schemas and objects have too many parts for a
 * line, so they get a hash, which changes with any part.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 * @returns {{ line: string } | { mark: string }}
 */
export function describe(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  const node = symbol.valueDeclaration;
  const declared = (symbol.declarations ?? []).filter(
    (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
  );
  if (!node) return { mark: `${name}${getMark(declared.map(written).join('\n'))}` };
  const type = ts.isClassDeclaration(node)
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbolAtLocation(symbol, node);
  const calls = type.getCallSignatures();
  if (calls.length > 0 && checker.getPropertiesOfType(type).length === 0) {
    const texts = calls
      .map((call) => clean(checker.signatureToString(call, node, FLAGS)))
      // The destructured parameters of a component are an implementation detail.
      .map((text) => text.replace(/^((?:<[^(]*>)?)\(\{.*?\}(\??): /, '$1(props$2: '));
    return { line: `${name}${shorten([...new Set(texts)].join(' | '))}` };
  }
  const text = clean(checker.typeToString(type, node, FLAGS));
  if (!(type.flags & ts.TypeFlags.Object) || calls.length > 0) return { line: `${name}: ${shorten(text)}` };
  const isSchema = [type.aliasSymbol, type.symbol].some((each) =>
    each?.declarations?.some((part) => part.getSourceFile().fileName.includes('/typebox/')),
  );
  // A schema describes itself; its type would repeat all its parts.
  const parts = isSchema ? written(node) : `${text}\n${membersText(checker, type, node)}`;
  return { mark: `${name}${getMark([parts, ...declared.map(written)].join('\n'))}` };
}
