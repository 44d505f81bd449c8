/** Attributes whose values are not texts for people. */
const NOT_TEXT =
  /^(?:className|d|viewBox|points|transform|accept|pattern|sizes|srcSet|media|rel|autoComplete|fill|stroke\w*|style|sandbox|allow|name|id|htmlFor|href|key|role|type|data-.*|\w*[cC]lassName)$/;

const hasWord = (text) => /\p{L}{2}/u.test(text);
/** The same in all languages. */
const NAMES = ['American Express'];

/** `Buy now`, but not `ArrowDown` or `noopener noreferrer`. */
const isSentence = (text) => !NAMES.includes(text) && /^[“"]?\p{Lu}\p{L}*[’'-]?\p{L}* \p{L}/u.test(text);
const isLabel = (text) => isSentence(text) || /^\p{Lu}\p{Ll}+$/u.test(text);

/** `Ship to: ${name}` or `${name} is gone`, but not `${id}-label` or `/order/${number}`: a template with a word beside a space. */
const isTextWithDetails = (node) =>
  node.type === 'TemplateLiteral' &&
  node.expressions.length > 0 &&
  // Neither CSS functions nor markup.
  !node.quasis.some(({ value }) => /\p{L}\(|<|\(m/u.test(value.cooked)) &&
  node.quasis.some(({ value }) => /\p{L}{2}[.,:!?]? |^ \p{L}{2}|^\p{Lu}\p{Ll}+ /u.test(value.cooked));

/** Returns the fixed text of a literal or a template; undefined for other nodes. */
const getText = (node) =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateLiteral'
      ? node.quasis
          .map(({ value }) => value.cooked)
          .join(' ')
          .replace(/\s+/g, ' ')
      : undefined;

/** Lists the values that an expression in markup may show. */
const shownValues = (node) =>
  node.type === 'ConditionalExpression'
    ? [...shownValues(node.consequent), ...shownValues(node.alternate)]
    : node.type === 'LogicalExpression'
      ? [...shownValues(node.left), ...shownValues(node.right)]
      : [node];

/**
 * ESLint rule: texts that people read come from a table of messages, which has a translation, and not from markup. Brand
 * names and texts without letters are allowed.
 */
export const literalText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Move “{{text}}” to a table of messages (`*-messages.ts`), which is translated.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        messageId: 'literal',
        data: { text: text.trim().replace(/\s+/g, ' ').slice(0, 40) },
      });
    /** Nodes that another check has reported or accepted. */
    const seen = new Set();
    return {
      JSXText(node) {
        if (hasWord(node.value) && node.value.trim().toLowerCase() !== 'foolscap') report(node, node.value);
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        const value =
          node.value?.type === 'JSXExpressionContainer' ? node.value.expression : (node.value ?? undefined);
        if (!value) return;
        for (const shown of shownValues(value)) {
          const text = getText(shown);
          if (text === undefined) continue;
          seen.add(shown);
          const isText = /^(?:aria-label|aria-description|alt|title|placeholder)$/.test(name)
            ? hasWord(text)
            : !NOT_TEXT.test(name) && (isLabel(text) || isTextWithDetails(shown));
          if (isText) report(shown, text);
        }
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        for (const shown of shownValues(node.expression)) {
          const text = getText(shown);
          if (text === undefined) continue;
          seen.add(shown);
          if (hasWord(text)) report(shown, text);
        }
      },
      'Literal, TemplateLiteral'(node) {
        const text = getText(node);
        if (text === undefined || seen.has(node) || !(isSentence(text) || isTextWithDetails(node))) return;
        // Developers read errors and reports.
        const isError = context.sourceCode
          .getAncestors(node)
          .some(({ type, callee }) =>
            type === 'NewExpression' || type === 'CallExpression'
              ? /Error$|^report|^warn$/.test(callee.name ?? callee.property?.name ?? '')
              : type === 'ImportDeclaration',
          );
        if (!isError) report(node, text);
      },
    };
  },
};
