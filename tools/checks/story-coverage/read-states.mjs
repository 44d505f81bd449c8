// Reads which states the stories of a library show, from the sources of the stories: `parameters.state` of a story, and
// `parameters.receivesData` of a component.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The states that a library must show. */
const LIST = 'docs/specification/states.md';

/** Returns the id that Storybook gives to a story; the gate compares it with Storybook's own index. */
const toId = (title, name) =>
  [
    title,
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .replace(/([a-z])(\d)/gi, '$1 $2')
      .replace(/(\d)([a-z])/gi, '$1 $2'),
  ]
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('--');

const unwrap = (node) =>
  node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? unwrap(node.expression) : node;

/** Returns the value of a property of an object literal. */
const getProperty = (node, name) =>
  node && ts.isObjectLiteralExpression(node)
    ? unwrap(
        node.properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === name)
          ?.initializer,
      )
    : undefined;

/** Evaluates texts, lists and objects of texts. */
function evaluate(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(evaluate);
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties.map((each) => [each.name.text, evaluate(unwrap(each.initializer))]),
    );
  throw new Error(`${node.getSourceFile().fileName}: "${node.getText()}" is not plain text`);
}

const getText = (node) => (node ? evaluate(node) : undefined);

/**
 * @typedef {{ name: string, story: string, recipe: string, test?: string }} ShownState
 */

/**
 * Reads the states that a file of stories shows, and the component that receives data.
 *
 * @param {string} file
 * @param {string} text
 * @returns {{ states: ShownState[], receivesData: Record<string, Record<string, string>> }}
 */
export function readFileStates(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const values = new Map(
    source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList, modifiers }) =>
      declarationList.declarations.map(({ name, initializer }) => [
        name.getText(),
        {
          value: unwrap(initializer),
          isStory: modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
        },
      ]),
    ),
  );
  const meta = values.get('meta')?.value;
  const title = getProperty(meta, 'title')?.text ?? '';
  const states = [...values].flatMap(([name, { value, isStory }]) => {
    const parameters = isStory && getProperty(value, 'parameters');
    const state = parameters && getProperty(parameters, 'state');
    if (!state) return [];
    const [recipe, test] = ['recipe', 'testedIn'].map((key) => getText(getProperty(parameters, key)));
    const story = toId(title, name);
    return [evaluate(state)].flat().map((each) => ({
      name: each,
      story,
      recipe,
      ...(test ? { test } : {}),
    }));
  });
  const data = getProperty(getProperty(meta, 'parameters'), 'receivesData');
  const component = /\bcomponent:\s*([A-Z]\w*)/.exec(meta?.getText() ?? '')?.[1] ?? '';
  return { states, receivesData: data ? { [component]: evaluate(data) } : {} };
}

/**
 * Reads the states that a library must show, by name with their origin, and those that are due with the reason.
 *
 * @param {string} text of the list
 * @param {string} library
 * @returns {{ origins: Map<string, string>, due: { name: string, section: string, due: string }[] }}
 */
export function readRequired(text, library) {
  const [, section = ''] = text.split(`\n## ${library}\n`);
  const items = section
    .split('\n## ')[0]
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .map((item) => [item.slice(0, item.indexOf(': ')), item.slice(item.indexOf(': ') + 2).split(' | ')]);
  return {
    origins: new Map(
      items.flatMap(([origin, names]) =>
        origin.startsWith('due ') ? [] : names.map((name) => [name, origin]),
      ),
    ),
    due: items
      .filter(([origin]) => origin.startsWith('due '))
      .map(([origin, [name, due]]) => ({ name, section: origin.slice('due '.length), due })),
  };
}

/**
 * Reads the states of a library: those that stories show, those that are due, and required ones that no story shows.
 *
 * @param {string} root of the workspace
 * @param {string} library name of its folder in `libs`
 */
export function readStates(root, library) {
  const folder = join(root, 'libs', library, 'src');
  const files = (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
    .filter((name) => name.endsWith('.stories.tsx'))
    .sort()
    .map((name) => join(folder, name))
    .map((file) => readFileStates(file, readFileSync(file, 'utf8')));
  const { origins, due } = readRequired(readFileSync(join(root, LIST), 'utf8'), library);
  const shown = files.flatMap(({ states }) => states);
  const names = new Set(shown.map(({ name }) => name));
  return {
    receivesData: Object.assign({}, ...files.map(({ receivesData }) => receivesData)),
    states: [...shown.map((state) => ({ ...state, section: origins.get(state.name) ?? 'ours' })), ...due],
    missing: [...origins.keys()].filter((name) => !names.has(name)),
  };
}
