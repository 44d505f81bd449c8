/**
 * The words that this repository's comments, docs and tests avoid, as a table and as an ESLint rule. `plain-english.test.mjs` tests both.
 * The Markdown files are checked by `tools/checks/language.mjs`.
 */

/** Each pattern with the reason or the better word. Patterns match whole words, in any case. */
export const AVOIDED = [
  ['anew|afresh', 'Use “again”.'],
  ['nobody|no one|noone', 'Name the role: no shopper, no caller, no other process.'],
  ['somebody|someone|anybody|anyone', 'Name the role: the shopper, the caller, the user.'],
  ['whoever', 'Name the role: the caller that ..., the shopper who ....'],
  ['wish(?:es|ed)?', 'Use request, command or choice.'],
  ['told|tells?', 'Use reports, shows, returns or notifies.'],
  ['said', 'Use reported, shown or sent.'],
  ['asked|asks', 'Use requested, requests, reads or calls.'],
  ['speaks? for', 'Use represents.'],
  ['stands?|stood', 'Use is, is shown or is placed.'],
  ['goes on|go on|going on', 'Use continues.'],
  ['comes? to|came to', 'Use equals, results in or reaches.'],
  ['lively|livelier', 'Use hydrated or interactive.'],
  ['at night|by night|by day', 'Use dark mode, light mode.'],
  ['(?:a|the) fingers?', 'Use touch.'],
  ['the house', 'Use the project, the workspace or the architecture.'],
  ['manners', 'Use plugins, conventions or rules.'],
  ['the ones? (?:that|which|who)', 'Name the thing.'],
  ['as a person would', 'Leave it out.'],
  ['every so many-th', 'Use every Nth.'],
  ['the last word', 'Say which value replaces which.'],
  ['catalogues?', 'Use product catalog, Storybook or story states.'],
  ['colou?rs? of the house', 'Use brand colors.'],
  [
    'colour\\w*|grey|behaviour\\w*|organis\\w+|cancell(?:ed|ing)|favourite\\w*|centre[ds]?|tokenis\\w+|authoris\\w+|recognis\\w+|normalis\\w+|serialis\\w+',
    'Use American spelling.',
  ],
];

const PATTERNS = AVOIDED.map(([words, instead]) => ({
  pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  instead,
}));

/** A docstring describes the purpose or the effect of its subject. */
const DOC_OPENING = /^\s*(What|Who|Whom|Whose|How|Where|Which)\b/;

/** Code, URLs and links are not prose. */
const withoutCode = (text) =>
  text
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))
    .replace(/\]\([^)]*\)/g, (link) => ' '.repeat(link.length))
    .replace(/\{@link [^}]*\}/g, (link) => ' '.repeat(link.length))
    .replace(/https?:\/\/\S+/g, (address) => ' '.repeat(address.length));

/**
 * Finds avoided words in prose.
 * @returns {{ index: number, word: string, instead: string }[]} in the order of the text
 */
export function avoidedWords(text) {
  const prose = withoutCode(text);
  return PATTERNS.flatMap(({ pattern, instead }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: word }) => ({ index, word, instead })),
  ).sort((a, b) => a.index - b.index);
}

const TITLED = new Set(['it', 'test', 'describe']);

/** The function that gives a test its title: `it`, `it.each`, `test.describe`. */
function titledBy(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return titledBy(callee.object);
  if (callee.type === 'CallExpression') return titledBy(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return titledBy(callee.tag);
  return undefined;
}

/** `foolscap/plain-english`: flags avoided words in comments and test titles, and docstrings that open with a question word. */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      avoided: '“{{word}}”: {{instead}}',
      opening: 'Open with what it is or does, not with “{{word}}”.',
    },
  },
  create(context) {
    const source = context.sourceCode;
    const report = (text, offset) => {
      for (const { index, word, instead } of avoidedWords(text)) {
        context.report({
          loc: {
            start: source.getLocFromIndex(offset + index),
            end: source.getLocFromIndex(offset + index + word.length),
          },
          messageId: 'avoided',
          data: { word, instead },
        });
      }
    };
    return {
      Program() {
        for (const comment of source.getAllComments()) {
          report(comment.value, comment.range[0] + 2);
          const opening =
            comment.type === 'Block' &&
            comment.value.startsWith('*') &&
            DOC_OPENING.exec(comment.value.replace(/^[*\s]+/, ''));
          if (opening) context.report({ loc: comment.loc, messageId: 'opening', data: { word: opening[1] } });
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!TITLED.has(titledBy(callee) ?? '')) return;
        if (title?.type === 'Literal' && typeof title.value === 'string')
          report(title.value, title.range[0] + 1);
        if (title?.type === 'TemplateLiteral')
          for (const { value, range } of title.quasis) report(value.raw, range[0] + 1);
      },
    };
  },
};
