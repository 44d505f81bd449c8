// One exported name as it is shown in an API report: its documentation and its type.
import ts from 'typescript';

const { TypeFormatFlags: F } = ts;

const FLAGS =
  F.NoTruncation |
  F.UseSingleQuotesForStringLiteralType |
  F.OmitParameterModifiers |
  F.WriteArrowStyleSignature |
  F.UseAliasDefinedOutsideCurrentScope;

/** Types are shown with the names that a reader imports, not with the files that hold them. */
const withoutFiles = (text) => text.replace(/import\("[^"]*"\)\./g, '');

const isFromTypebox = (type) =>
  [type.aliasSymbol, type.symbol].some((symbol) =>
    symbol?.declarations?.some((node) => node.getSourceFile().fileName.includes('/typebox/')),
  );

const typeText = (checker, type, node) => withoutFiles(checker.typeToString(type, node, FLAGS));

/** The members of an object type, one a line. */
function membersText(checker, type, node) {
  const lines = checker.getPropertiesOfType(type).map((member) => {
    const memberType = checker.getNonOptionalType(checker.getTypeOfSymbolAtLocation(member, node));
    const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    const text = typeText(
      checker,
      optional ? memberType : checker.getTypeOfSymbolAtLocation(member, node),
      node,
    );
    return `  ${/^[\w$]+$/.test(member.name) ? member.name : `'${member.name}'`}${optional}: ${text};`;
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}';
}

/** A declaration as its author wrote it, without `export` and without the comment above it. */
const written = (node) => withoutFiles(node.getText().replace(/^export\s+(default\s+)?/, ''));

function valueText(checker, name, symbol, node) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const calls = type.getCallSignatures();
  // A schema is best described by itself; its type repeats all that it is made of.
  if (isFromTypebox(type)) return `const ${written(node)}`;
  if (
    ts.isFunctionDeclaration(node) ||
    (calls.length > 0 && checker.getPropertiesOfType(type).length === 0)
  ) {
    return calls
      .map((call) => {
        const text = withoutFiles(checker.signatureToString(call, node, FLAGS & ~F.WriteArrowStyleSignature));
        // Which props a component takes out of its argument is its own affair.
        return `function ${name}${text.replace(/^((?:<[^(]*>)?)\(\{[^:]*\}: /, '$1(props: ')}`;
      })
      .join('\n');
  }
  const isPlainObject =
    type.flags & ts.TypeFlags.Object &&
    calls.length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    checker.getIndexInfosOfType(type).length === 0;
  const shown = isPlainObject ? membersText(checker, type, node) : typeText(checker, type, node);
  return `const ${name}: ${shown}`;
}

function codeOf(checker, name, symbol) {
  const texts = (symbol.declarations ?? []).map((node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return written(node);
    if (ts.isClassDeclaration(node))
      return `class ${name} ${membersText(checker, checker.getDeclaredTypeOfSymbol(symbol), node)}`;
    return valueText(checker, name, symbol, node);
  });
  return [...new Set(texts)].join('\n');
}

const tagText = ({ name, text }) => {
  const description = ts.displayPartsToString(text).replace(/\s+/g, ' ').trim();
  return description && ['param', 'returns', 'return', 'throws'].includes(name)
    ? `- \`@${name}\` ${description}`
    : undefined;
};

/**
 * Describes an exported name.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 * @returns {string} Markdown
 */
export function describe(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  const description = ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const tags = symbol.getJsDocTags(checker).map(tagText).filter(Boolean);
  return [
    `### ${name}`,
    ...(description ? [description] : []),
    ...(tags.length > 0 ? [tags.join('\n')] : []),
    `\`\`\`ts\n${codeOf(checker, name, symbol)}\n\`\`\``,
  ].join('\n\n');
}
