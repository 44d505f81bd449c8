// Describes one exported name for an API report: its documentation and its type.
import ts from 'typescript';

const { TypeFormatFlags: F } = ts;

const FLAGS =
  F.NoTruncation |
  F.UseSingleQuotesForStringLiteralType |
  F.OmitParameterModifiers |
  F.WriteArrowStyleSignature |
  F.UseAliasDefinedOutsideCurrentScope;

/** Removes file paths from a type, because readers know the imported names and not the files. */
const withoutFiles = (text) => text.replace(/import\("[^"]*"\)\./g, '');

const isFromTypebox = (type) =>
  [type.aliasSymbol, type.symbol].some((symbol) =>
    symbol?.declarations?.some((node) => node.getSourceFile().fileName.includes('/typebox/')),
  );

const typeText = (checker, type, node) => withoutFiles(checker.typeToString(type, node, FLAGS));

/** Lists the members of an object type, one a line. */
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

/** Returns a declaration as written in the source, without `export` and without the comment above it. */
const written = (node) => withoutFiles(node.getText().replace(/^export\s+(default\s+)?/, ''));

function valueText(checker, name, symbol, node) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const calls = type.getCallSignatures();
  // A schema describes itself best; its type would repeat all its parts.
  if (isFromTypebox(type)) return `const ${written(node)}`;
  if (
    ts.isFunctionDeclaration(node) ||
    (calls.length > 0 && checker.getPropertiesOfType(type).length === 0)
  ) {
    return calls
      .map((call) => {
        const text = withoutFiles(checker.signatureToString(call, node, FLAGS & ~F.WriteArrowStyleSignature));
        // The destructured parameters of a component are an implementation detail.
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

function getCode(checker, name, symbol) {
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
    `\`\`\`ts\n${getCode(checker, name, symbol)}\n\`\`\``,
  ].join('\n\n');
}
