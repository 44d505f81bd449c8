// Reads the props of every component with stories from its types, for the tables of Storybook's documentation pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describeType } from './describeType.mjs';

/**
 * @typedef {object} PropRow one prop, as a documentation page shows it
 * @property {string} name
 * @property {string} description from its doc comment, or ''
 * @property {boolean} required
 * @property {import('./describeType.mjs').PropType} type
 * @property {string} [defaultValue] as in the source
 *
 * @typedef {object} PropTable
 * @property {string} component
 * @property {string} file source of the component
 * @property {string} story its story file
 * @property {string} description
 * @property {PropRow[]} rows
 */

const STORY_FOLDERS = ['libs', 'apps/storefront'];

/** Lists the story files below a folder. */
function findStories(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : findStories(path);
    return entry.name.endsWith('.stories.tsx') ? [path] : [];
  });
}

/** Creates a program of these files, with the workspace's compiler options. */
function createProgram(root, files, former) {
  const config = join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  return ts.createProgram(
    [...files, join(root, 'types/styles.d.ts')].filter((file) => ts.sys.fileExists(file)),
    { ...options, composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true },
    undefined,
    former,
  );
}

const docsOf = (symbol, checker) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** Finds `X` in a story file's `component: X` or `component: X<Row>`. */
function findComponent(node) {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'component') {
    const value = ts.isExpressionWithTypeArguments(node.initializer)
      ? node.initializer.expression
      : node.initializer;
    if (ts.isIdentifier(value)) return value;
  }
  return ts.forEachChild(node, findComponent);
}

/** Resolves the component of a story file to its declaration; pages have none. */
function getComponent(source, checker) {
  const name = findComponent(source);
  if (!name) return undefined;
  const symbol = checker.getSymbolAtLocation(name);
  const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!original?.valueDeclaration)
    throw new Error(`${source.fileName}: the component ${name.text} was not found`);
  return original;
}

/** Reads the default values from the destructuring of a component's props. */
function getDefaults(declaration) {
  const component =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const pattern = component?.parameters?.[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements
      .filter(({ initializer }) => initializer)
      .map(({ propertyName, name, initializer }) => [
        (propertyName ?? name).getText(),
        initializer.getText(),
      ]),
  );
}

/** Lists the properties of the props; those of a union belong to some of its members only and so are optional. */
function getProperties(type) {
  const members = type.isUnion() ? type.types : [type];
  const byName = new Map();
  for (const member of members)
    for (const property of member.getProperties()) {
      const known = byName.get(property.name);
      byName.set(property.name, { property: known?.property ?? property, count: (known?.count ?? 0) + 1 });
    }
  return [...byName.values()].map(({ property, count }) => ({
    property,
    everywhere: count === members.length,
  }));
}

/** Attributes that all elements have are left to React's documentation. */
const isOurs = (symbol) =>
  (symbol.declarations ?? []).some((node) => !node.getSourceFile().fileName.includes('/node_modules/'));

function readRows(symbol, declaration, checker) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [signature] = type.getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (!props) return [];
  const defaults = getDefaults(declaration);
  return getProperties(checker.getTypeOfSymbolAtLocation(props, declaration))
    .filter(({ property }) => isOurs(property))
    .map(({ property, everywhere }) => {
      const defaultValue = defaults.get(property.name);
      return {
        name: property.name,
        description: docsOf(property, checker),
        required: everywhere && !(property.flags & ts.SymbolFlags.Optional),
        type: describeType(property, declaration, checker),
        ...(defaultValue === undefined ? {} : { defaultValue }),
      };
    });
}

/**
 * Creates a reader of the prop tables. It keeps its program, so that a second reading parses changed files only.
 *
 * @param {string} root of the workspace
 * @returns {() => PropTable[]}
 */
export function createPropTableReader(root) {
  let program;
  return () => {
    const stories = STORY_FOLDERS.flatMap((folder) => findStories(join(root, folder)));
    program = createProgram(root, stories, program && dropChanged(program));
    const checker = program.getTypeChecker();
    return stories.flatMap((story) => {
      const symbol = getComponent(program.getSourceFile(story), checker);
      if (!symbol) return [];
      const declaration = symbol.valueDeclaration;
      return [
        {
          component: symbol.name,
          file: declaration.getSourceFile().fileName,
          story,
          description: docsOf(symbol, checker),
          rows: readRows(symbol, declaration, checker),
        },
      ];
    });
  };
}

/** TypeScript reuses a source file unless its version differs, and files read without a language service have none. */
function dropChanged(program) {
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.includes('/node_modules/') && readFileSync(source.fileName, 'utf8') !== source.text)
      return undefined;
  }
  return program;
}
