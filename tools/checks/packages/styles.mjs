// Checks that a library's sheet repeats no rule, neither its own nor one of the ui library.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS } from '../../build/cascade-layer.mjs';

const squeeze = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * Parses the rules of a style sheet, with their at-rules.
 *
 * @param {string} css
 * @returns {{ where: string, selector: string, body: string }[]}
 */
export function getRules(css) {
  const rules = [];
  const around = [];
  let text = '';
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  for (const [, words, mark] of plain.matchAll(/((?:"[^"]*"|'[^']*'|\\.|[^{};"'])*)([{};]|$)/g)) {
    if (mark === '{') {
      const selector = squeeze(text + words);
      around.push({ selector, body: '' });
      text = '';
    } else if (mark === ';') {
      if (around.length > 0) around.at(-1).body += `${squeeze(words)};`;
    } else if (mark === '}') {
      const { selector, body } = around.pop() ?? { selector: '', body: '' };
      const whole = body + (squeeze(words) ? `${squeeze(words)};` : '');
      // A selector inside a keyframes block is a keyframe, not a rule.
      if (whole && !around.some((outer) => /^@(-\w+-)?keyframes/.test(outer.selector)))
        rules.push({ where: around.map((outer) => outer.selector).join(' '), selector, body: whole });
    }
  }
  return rules;
}

/** Finds rules outside the cascade layers, which an application could not override; typefaces are in no layer anywhere. */
export const outsideLayers = (rules) =>
  rules
    .filter(
      ({ where, selector }) =>
        !/^@layer foolscap\.(reset|tokens|components)\b/.test(where) && !/^@font-face/.test(selector),
    )
    .map(({ selector }) => selector);

/** Lists the tokens that a sheet sets for the whole page. */
export const getTokens = (rules) =>
  new Set(
    rules
      .filter(
        ({ where, selector }) => where === '@layer foolscap.tokens' && /(^|,\s*):root(,|$)/.test(selector),
      )
      .flatMap(({ body }) => [...body.matchAll(/(?:^|;)\s*(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  );

const getClasses = (rules) =>
  new Set(
    rules.flatMap(({ selector }) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name)),
  );

const sentence = (words, names) => (names.length > 0 ? [`${words} ${names.slice(0, 5).join(', ')}`] : []);

/** Finds repeated rules of a sheet: the same declarations for the same elements in the same place. */
export function repeatedIn(rules) {
  const seen = new Set();
  const twice = new Set();
  for (const { where, selector, body } of rules) {
    const key = `${where} ${selector} {${body}}`;
    if (seen.has(key)) twice.add(selector);
    seen.add(key);
  }
  return [...twice];
}

/**
 * Checks a library's sheet.
 * @param {string} sheet of a library
 * @param {string | undefined} base ui's sheet; undefined when the library is ui itself
 */
export function judgeSheet(sheet, base) {
  const rules = getRules(sheet);
  const complaints = [
    ...sentence('says twice:', repeatedIn(rules)),
    ...sentence('has rules outside of its layers:', outsideLayers(rules)),
    ...(sheet.startsWith(LAYERS) ? [] : ['does not begin with the order of the layers']),
  ];
  if (base === undefined) {
    if (getTokens(rules).size < 50) complaints.push('has no tokens');
    return complaints;
  }
  const theirs = getRules(base);
  const [tokens, classes] = [getTokens(theirs), getClasses(theirs)];
  return [
    ...complaints,
    ...sentence(
      'sets tokens of ui again:',
      [...getTokens(rules)].filter((name) => tokens.has(name)),
    ),
    ...sentence(
      'repeats classes of ui:',
      [...getClasses(rules)].filter((name) => classes.has(name)),
    ),
    ...(/@font-face/.test(sheet) ? ['includes a typeface'] : []),
  ];
}

/** Custom properties that a sheet of tokens sets: those of the libraries, and the color scheme of bundlers that compile `light-dark()`. */
const TOKEN = /^--(fs-|lightningcss-(light|dark):)/;

/** Finds everything in a sheet of tokens other than custom properties of the libraries. */
export const notTokens = (sheet) =>
  getRules(sheet)
    .filter(({ selector, body }) => {
      const isRoot = selector
        .split(',')
        .every((part) => /^\s*(:root(\[[^\]]*\])?|:where\(:root\))\s*$/.test(part));
      return !isRoot || body.split(';').some((line) => line.trim() !== '' && !TOKEN.test(line.trim()));
    })
    .map(({ selector, body }) => `${selector} { ${body.slice(0, 60)} }`);

/** Lists modules of a package that import styles themselves, which would load them twice. */
export function styledModules(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      return /(?:from|import)\s*\(?\s*["'][^"']+\.s?css["']|createElement\(["']style["']\)|adoptedStyleSheets/.test(
        code,
      );
    });
}

/** Checks the styles of a packed library. */
export function getStyles({ inside, json }, base) {
  const modules = sentence('modules import styles themselves:', styledModules(join(inside, 'dist')));
  const sheet = join(inside, 'dist/styles.css');
  if (!json.exports['./styles.css'])
    return [...modules, ...(existsSync(sheet) ? ['has a sheet that is not exported'] : [])];
  const tokens = join(inside, 'dist/tokens.css');
  return [
    ...modules,
    ...judgeSheet(readFileSync(sheet, 'utf8'), base),
    ...(existsSync(tokens)
      ? sentence('tokens.css does more than set tokens:', notTokens(readFileSync(tokens, 'utf8')))
      : []),
  ];
}
