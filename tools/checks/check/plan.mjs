// Plans the checks of `npm run check` for a set of changed files. Pure: reads no files and runs nothing.
import { posix } from 'node:path';

const API = /^apps\/commerce-api\/src\//;
/** Composes the whole API: every call's test reaches every source through it. */
const API_COMPOSITION = /^apps\/commerce-api\/src\/(app\.ts$|composition\/)/;
const STORY = /\.stories\.tsx$/;
const TEST = /\.test\.(tsx?|mjs)$/;
const CODE = /\.(tsx?|mjs|cjs|js)$/;
/** Page stories draw the shop's frame around the page; the frame is checked with this page alone. */
const FRAMED = 'apps/storefront/src/testing/ShopPage.tsx';
const FRAME_IS_SHOWN_BY = 'apps/storefront/src/screens/HomeScreen.stories.tsx';
/** Lists every page of the shop, or composes domains; the content of a page does not depend on them. */
const WIRING = /^apps\/storefront\/src\/(routes\.ts$|parts\/|processes\/)/;

/** Changes of these files affect more than imports show. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.base\.json|eslint\.config\.js|jest\.config\.mjs|vitest\.config\.mjs|nx\.json|tools\/(jest|build|lint)\/|\.storybook\/|types\/)/;
const JOURNEY = /^apps\/storefront\/e2e\//;

/** Returns the domain of an API file: the first folder below `domains/` or below the API's sources. */
const apiDomain = (file) => /^apps\/commerce-api\/src\/(?:domains\/)?([\w-]+)\//.exec(file)?.[1];

/** Returns the library of a file that the API also uses: its contract and its model. */
const sharedDomain = (file) =>
  TEST.test(file) ? undefined : /^libs\/([\w-]+)\/src\/(?:contract|model)\//.exec(file)?.[1];

/**
 * Chooses the checks.
 *
 * @param {object} given
 * @param {string[]} given.changed paths of changed files, deleted ones included
 * @param {string[]} given.files every current file of the workspace
 * @param {(file: string, stopsAt?: (file: string) => boolean) => Set<string>} given.getReach dependencies of a file
 * @returns {{ lint: string[], styles: string[], format: string[], tests: string[], stories: string[], beyond: string[] }} paths; `beyond`
 * are changes that only `npm test` covers
 */
export function getPlan({ changed, files, getReach }) {
  const there = new Set(files);
  const present = changed.filter((file) => there.has(file));
  const isChanged = new Set(changed);
  const reaches = (file, stopsAt) => {
    for (const each of getReach(file, stopsAt)) if (isChanged.has(each)) return true;
    return false;
  };

  // `commerce-api/src/domains/cart` mirrors `libs/cart`: API tests are chosen by domain.
  const domains = new Set(changed.map((file) => apiDomain(file) ?? sharedDomain(file)).filter(Boolean));
  const concernsApi = (file) =>
    domains.has(apiDomain(file)) || reaches(file, (each) => API_COMPOSITION.test(each));

  const concernsPage = (story) => {
    const isWiring = (file) => WIRING.test(file) || (file === FRAMED && story !== FRAME_IS_SHOWN_BY);
    const screen = story.replace(STORY, '.tsx');
    return reaches(story, isWiring) || (there.has(screen) && reaches(screen, isWiring));
  };
  const isPage = (story) => story.startsWith('apps/storefront/') && getReach(story).has(FRAMED);

  return {
    lint: present.filter((file) => CODE.test(file)),
    styles: present.filter((file) => /\.scss$/.test(file)),
    format: present,
    tests: files.filter((file) => TEST.test(file) && (API.test(file) ? concernsApi(file) : reaches(file))),
    stories: files.filter((file) => STORY.test(file) && (isPage(file) ? concernsPage(file) : reaches(file))),
    beyond: changed.filter((file) => EVERYTHING.test(file) || JOURNEY.test(posix.normalize(file))),
  };
}
