// Reads the props of every component with stories, as Storybook's documentation pages show them.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { docgenOptions, shortenType, tsconfigPath } from '../../../.storybook/docgen.mjs';
import { getComponents } from './exported-components.mjs';

/** Lists the sources of a folder that can have components. */
const getSources = (folder) =>
  readdirSync(folder)
    .filter((name) => /(?<!\.(stories|test))\.tsx$/.test(name))
    .map((name) => join(folder, name));

const toRow = ({ name, description, type }) => ({
  name,
  description,
  type: shortenType(type.value?.map(({ value }) => value).join(' | ') ?? type.name),
});

/**
 * Reads the tables of props; a component is next to its stories.
 *
 * @param {string} root of the workspace
 * @param {readonly string[]} stories story files; pages have no component
 */
export function readProps(root, stories) {
  const folders = new Set(stories.map(dirname));
  const docs = withCustomConfig(join(root, tsconfigPath), docgenOptions).parse(
    [...folders].flatMap(getSources),
  );
  return stories.flatMap((story) => {
    const { component } = getComponents(readFileSync(story, 'utf8'));
    if (!component) return [];
    const doc = docs.find(
      ({ displayName, filePath }) => displayName === component && dirname(filePath) === dirname(story),
    );
    if (!doc) throw new Error(`${story}: the component ${component} was not found`);
    return [{ component, story, description: doc.description, rows: Object.values(doc.props).map(toRow) }];
  });
}
