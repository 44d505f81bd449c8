import { ORGANIZATION_PERMISSIONS, PERMISSION_CODES, SEGMENTS } from '@foolscap/account/model';
import { PAGE_ICONS } from '@foolscap/core/vocabulary';
import {
  BAR_ACTIONS,
  FIXED_BAR_ACTIONS,
  listNavCodes,
  NAV_ACTIONS,
  NAV_TIERS,
  PERMISSION_LIMIT_CODES,
  SOCIAL_COLUMN,
  USER_GROUPS,
} from '@foolscap/header/model';
import { badRequest } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import type { NavigationDocument } from './document.ts';

/** Maximum number of items, and lengths of texts. */
const MAX_ITEMS = 500;
const MAX_LABEL = 80;
const MAX_TEXT = 240;

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

const FIELDS: readonly string[] = [
  'id',
  'label',
  'url',
  'destinationURL',
  'GroupOverrideURL',
  'usergroups',
  'permissionlimit',
  'actionType',
  'icon',
  'ariaLabel',
  'headliners',
];
const TEXT_FIELDS = ['destinationURL', 'usergroups', 'permissionlimit', 'actionType', 'icon', 'ariaLabel'];

const DEPARTMENT_FIELDS: readonly string[] = [
  'id',
  'picture',
  'promotion',
  'featured',
  'usergroups',
  'permissionlimit',
];

/** Maximum number of tools in the main row of the header, so that they fit. */
const MAX_BAR_TOOLS = 5;
/** Longest label in the main row; the search box is wider, and the link to the other store is above it. */
const MAX_BAR_LABEL = 24;

type Area = 'hat' | 'bar' | 'tools' | 'footer';
type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
/** Whether an item of the main row leads to a page that its document names. */
const hasUrl = (actionType: unknown) => actionType === 'LINK';
const includes = (known: readonly string[], value: unknown) => known.some((each) => each === value);

/** Checks whether a link leads to a page of the site, or to another site over https. */
export function isUrl(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 500) return false;
  if (SITE_PATH.test(value)) return true;
  if (!value.startsWith('https://') || /\s/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** The codes with a value, which the database or a library defines. */
export interface KnownValues {
  /** Names of the toggles. */
  toggles: readonly string[];
}

function isKnownCode(code: string, { toggles }: KnownValues): boolean {
  if (Object.hasOwn(PERMISSION_LIMIT_CODES, code)) return true;
  const values: Readonly<Record<string, readonly string[]>> = {
    SEG_: SEGMENTS.map((segment) => segment.code),
    TIER_: NAV_TIERS,
    TG_: toggles,
    PERM_: [...PERMISSION_CODES, ...ORGANIZATION_PERMISSIONS],
  };
  return Object.entries(values).some(
    ([prefix, known]) => code.startsWith(prefix) && includes(known, code.slice(prefix.length)),
  );
}

const listGroupProblems = (groups: readonly string[], where: string): string[] =>
  groups
    .filter((group) => !includes(USER_GROUPS, group))
    .map((group) => `${where} has the unknown user group "${group}". Use ${USER_GROUPS.join(', ')}.`);

/** Checks the codes and user groups that limit an item to some users. */
export function listLimitProblems(
  { permissionlimit, usergroups }: Readonly<Record<'permissionlimit' | 'usergroups', unknown>>,
  known: KnownValues,
  where: string,
): string[] {
  const codes = typeof permissionlimit === 'string' ? listNavCodes(permissionlimit) : [];
  return [
    ...codes
      .map((text) => text.replace(/^!\s*/, ''))
      .filter((code) => !isKnownCode(code, known))
      .map((code) => `${where} has the unknown code "${code}" in permissionlimit.`),
    ...(typeof usergroups === 'string' ? listGroupProblems(listNavCodes(usergroups), where) : []),
  ];
}

/**
 * Checks a navigation document, before it is published.
 * @returns the problems, each with the place and the name of the item; none for a valid document
 */
export function checkDocument(document: unknown, known: KnownValues): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  let itemCount = 0;

  const refuseUnknown = (value: Fields, fields: readonly string[], where: string) => {
    for (const name of Object.keys(value))
      if (!fields.includes(name)) problems.push(`${where} has the unknown field "${name}".`);
  };
  const listOf = (value: unknown, where: string): readonly unknown[] => {
    if (Array.isArray(value)) return value;
    problems.push(`${where} must be a list.`);
    return [];
  };
  const checkId = (id: unknown, where: string) => {
    if (!isText(id)) problems.push(`${where} has no id.`);
    else if (!ID.test(id))
      problems.push(
        `${where} has the id "${id}". An id has lowercase letters and digits, separated by hyphens.`,
      );
    else if (ids.has(id)) problems.push(`The id "${id}" is used more than once.`);
    else ids.add(id);
  };
  const checkText = (value: unknown, name: string, max: number, where: string) => {
    if (!isText(value)) problems.push(`${where} has no ${name}.`);
    else if (value.length > max) problems.push(`${where} has a ${name} of more than ${max} characters.`);
  };
  const checkUrl = (value: unknown, name: string, where: string) => {
    if (value === undefined || value === '') problems.push(`${where} has no ${name}.`);
    else if (!isUrl(value))
      problems.push(
        `${where} has the ${name} ${JSON.stringify(value)}. Use a path of the site, such as /help, or an https URL.`,
      );
  };
  const checkGroups = (groups: readonly string[], where: string) => {
    problems.push(...listGroupProblems(groups, where));
  };

  function checkLink(value: unknown, where: string) {
    if (!isObject(value)) {
      problems.push(`${where} must be an object.`);
      return;
    }
    refuseUnknown(value, ['label', 'url'], where);
    checkText(value.label, 'label', MAX_LABEL, where);
    checkUrl(value.url, 'url', where);
  }

  function checkHeadliners(value: unknown, where: string) {
    const blocks = listOf(value, `headliners of ${where}`);
    if (blocks.length === 0) problems.push(`${where} has no headliner.`);
    for (const block of blocks) {
      const place = `A headliner of ${where}`;
      if (!isObject(block)) {
        problems.push(`${place} must be an object.`);
        continue;
      }
      refuseUnknown(block, ['title', 'text', 'link'], place);
      checkText(block.text, 'text', MAX_TEXT, place);
      if (block.title !== undefined) checkText(block.title, 'title', MAX_LABEL, place);
      if (block.link === undefined) continue;
      checkLink(block.link, `The link of ${where}`);
    }
  }

  function checkOptional(item: Fields, area: Area, where: string) {
    const { permissionlimit, usergroups, GroupOverrideURL, destinationURL, actionType, icon, ariaLabel } =
      item;
    problems.push(...listLimitProblems({ permissionlimit, usergroups }, known, where));
    if (typeof destinationURL === 'string') checkUrl(destinationURL, 'destinationURL', where);
    if (isObject(GroupOverrideURL)) {
      checkGroups(Object.keys(GroupOverrideURL), where);
      for (const [group, url] of Object.entries(GroupOverrideURL))
        checkUrl(url, `GroupOverrideURL of ${group}`, where);
    } else if (GroupOverrideURL !== undefined)
      problems.push(`GroupOverrideURL of ${where} must be an object of groups and URLs.`);
    const actions: readonly string[] = area === 'bar' ? BAR_ACTIONS : NAV_ACTIONS;
    if (typeof actionType === 'string' && !actions.includes(actionType))
      problems.push(`${where} has the unknown actionType "${actionType}". Use ${actions.join(', ')}.`);
    if (actionType === 'DRAWER' && area === 'hat')
      problems.push(`${where} has the actionType DRAWER. Announcements open no drawers.`);
    if (typeof icon === 'string') {
      if (!includes(PAGE_ICONS, icon))
        problems.push(`${where} has the unknown icon "${icon}". Use ${PAGE_ICONS.join(', ')}.`);
      else if (area !== 'tools' && !(area === 'bar' && hasUrl(actionType)))
        problems.push(`${where} has an icon. Only tools and links of the bar show icons.`);
    }
    // A user of speech input says the visible text.
    // The label of the search box is not its name: it disappears with the first letter.
    if (actionType !== 'SEARCH' && isText(ariaLabel) && isText(item.label) && !ariaLabel.includes(item.label))
      problems.push(`The ariaLabel of ${where} must contain the label "${item.label}".`);
  }

  function checkBarItem({ actionType, url, ...item }: Fields, where: string) {
    if (hasUrl(actionType)) checkUrl(url, 'url', where);
    else if (url !== undefined || item.destinationURL !== undefined || item.GroupOverrideURL !== undefined)
      problems.push(`${where} has a URL. Only the action LINK has one.`);
    if (
      isText(item.label) &&
      item.label.length > MAX_BAR_LABEL &&
      !includes(['SEARCH', 'SITE_SWITCH'], actionType)
    )
      problems.push(`${where} has a label of more than ${MAX_BAR_LABEL} characters, which does not fit.`);
    if (actionType === undefined) problems.push(`${where} has no actionType. Use ${BAR_ACTIONS.join(', ')}.`);
    if (includes(FIXED_BAR_ACTIONS, actionType) && (item.permissionlimit ?? item.usergroups) !== undefined)
      problems.push(`${where} is limited to some users. ${String(actionType)} is for everyone.`);
  }

  /** The main row has what it always needs, and everything but links once. */
  function checkBar(bar: unknown) {
    checkItems(bar, 'bar', 'bar');
    if (!Array.isArray(bar)) return;
    const actions = bar.map((item: unknown) => (isObject(item) ? item.actionType : undefined));
    for (const action of FIXED_BAR_ACTIONS)
      if (!actions.includes(action)) problems.push(`bar has no item with the actionType ${action}.`);
    for (const action of BAR_ACTIONS)
      if (!hasUrl(action) && actions.filter((each) => each === action).length > 1)
        problems.push(`bar has the actionType ${action} more than once.`);
    const tools = actions.filter(
      (action) => action !== 'SITE_SWITCH' && !includes(FIXED_BAR_ACTIONS, action),
    );
    if (tools.length > MAX_BAR_TOOLS)
      problems.push(`bar has ${tools.length} tools. At most ${MAX_BAR_TOOLS} fit next to the search box.`);
  }

  function checkItem(item: unknown, area: Area, place: string) {
    itemCount += 1;
    if (!isObject(item)) {
      problems.push(`${place} must be an object.`);
      return;
    }
    const where = isText(item.id) ? `${place} (${item.id})` : place;
    refuseUnknown(item, FIELDS, where);
    checkId(item.id, where);
    checkText(item.label, 'label', MAX_LABEL, where);
    for (const name of TEXT_FIELDS)
      if (item[name] !== undefined && typeof item[name] !== 'string')
        problems.push(`${name} of ${where} must be a text.`);
    if (area === 'hat') {
      if (item.url !== undefined || item.destinationURL !== undefined || item.GroupOverrideURL !== undefined)
        problems.push(`${where} has a URL. Put the link of an announcement into a headliner.`);
      checkHeadliners(item.headliners, where);
    } else {
      if (area === 'bar') checkBarItem(item, where);
      else checkUrl(item.url, 'url', where);
      if (item.headliners !== undefined)
        problems.push(`${where} has headliners. Only announcements of the hat show them.`);
    }
    checkOptional(item, area, where);
  }

  const checkItems = (value: unknown, area: Area, where: string) => {
    for (const [at, item] of listOf(value, where).entries()) checkItem(item, area, `${where}[${at}]`);
  };

  function checkSocial(social: unknown) {
    checkItems(social, 'footer', 'footer.social');
    for (const [at, item] of (Array.isArray(social) ? social : []).entries())
      if (isObject(item) && isUrl(item.url) && !String(item.url).startsWith('https://'))
        problems.push(`footer.social[${at}] has a url of the site. Use the https URL of a profile.`);
  }

  function checkDepartment(department: unknown, place: string) {
    if (!isObject(department)) {
      problems.push(`${place} must be an object.`);
      return;
    }
    const { id, picture, promotion, featured, permissionlimit, usergroups } = department;
    const where = isText(id) ? `${place} (${id})` : place;
    refuseUnknown(department, DEPARTMENT_FIELDS, where);
    if (!isText(id)) problems.push(`${where} has no id. Use that of a category.`);
    if (picture !== undefined) {
      if (!isObject(picture)) problems.push(`The picture of ${where} must be an object.`);
      else {
        refuseUnknown(picture, ['src', 'width', 'height'], `The picture of ${where}`);
        checkUrl(picture.src, 'src', `The picture of ${where}`);
        for (const size of ['width', 'height'])
          if (!Number.isInteger(picture[size]) || (picture[size] as number) < 1)
            problems.push(`The picture of ${where} needs a ${size} in px.`);
      }
    }
    if (promotion !== undefined) checkHeadliners([promotion], where);
    if (featured !== undefined)
      for (const [at, link] of listOf(featured, `featured of ${where}`).entries())
        checkLink(link, `featured[${at}] of ${where}`);
    problems.push(...listLimitProblems({ permissionlimit, usergroups }, known, where));
  }

  if (!isObject(document)) return ['A navigation document is an object with hat, tools and footer.'];
  refuseUnknown(document, ['hat', 'bar', 'tools', 'departments', 'footer'], 'The document');
  if (document.departments !== undefined)
    for (const [at, department] of listOf(document.departments, 'departments').entries())
      checkDepartment(department, `departments[${at}]`);
  checkItems(document.hat, 'hat', 'hat');
  if (document.bar !== undefined) checkBar(document.bar);
  checkItems(document.tools, 'tools', 'tools');
  if (!isObject(document.footer)) problems.push('footer must be an object with columns and legal.');
  else {
    refuseUnknown(document.footer, ['columns', 'social', 'legal'], 'footer');
    for (const [at, column] of listOf(document.footer.columns, 'footer.columns').entries()) {
      const where = `footer.columns[${at}]`;
      if (!isObject(column)) {
        problems.push(`${where} must be an object.`);
        continue;
      }
      refuseUnknown(column, ['id', 'title', 'items'], where);
      checkId(column.id, where);
      if (column.id === SOCIAL_COLUMN)
        problems.push(
          `${where} has the id "${SOCIAL_COLUMN}". Put links to social networks into footer.social.`,
        );
      checkText(column.title, 'title', MAX_LABEL, where);
      checkItems(column.items, 'footer', `${where}.items`);
    }
    if (document.footer.social !== undefined) checkSocial(document.footer.social);
    checkItems(document.footer.legal, 'footer', 'footer.legal');
  }
  if (itemCount > MAX_ITEMS)
    problems.push(`The document has ${itemCount} items. At most ${MAX_ITEMS} are allowed.`);
  return problems;
}

/** Narrows a document that has no problems. @throws ApiError 400 with all problems, one a line */
export function assertDocument(
  document: unknown,
  known: KnownValues,
): asserts document is NavigationDocument {
  const problems = checkDocument(document, known);
  if (problems.length > 0) throw badRequest('NAVIGATION_INVALID', operatorText(problems.join('\n')));
}
