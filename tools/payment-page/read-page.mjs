// Reads a page as a browser receives it: its security headers, its scripts, and all scripts that these can import.
import { createHash } from 'node:crypto';

/** The headers that protect a page; any difference in them is reported. */
const HEADERS = [
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const NONCE = /'nonce-([^']+)'/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const PRELOAD = /<link\b(?=[^>]*\brel="?modulepreload)[^>]*\bhref="([^"]+)"/gi;
/** Paths of modules in a module: of imports, and in lists of modules to preload. */
const MODULE = /["'`]((?:\.{1,2}\/|\/|assets\/)[\w./-]+\.m?js)["'`]/g;

const getAttribute = (attributes, name) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find(Boolean);

export const digest = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Attributes and URLs that run code. The policy blocks them, but they would still be a change. */
const findInlineHandlers = (html) => [
  ...[...html.matchAll(/<[a-z][^>]*?\s(on[a-z]+)\s*=/gi)].map(([, name]) => name.toLowerCase()),
  ...[...html.matchAll(/\b(?:href|src|action)\s*=\s*["']?\s*javascript:/gi)].map(() => 'javascript:'),
];

/** Lists the scripts of a document: URLs, and digests of inline code. Data blocks are not executed. */
function readScripts(html, nonce) {
  const scripts = { urls: [], inline: [], withoutNonce: 0 };
  for (const [, attributes, code] of html.matchAll(SCRIPT)) {
    const type = getAttribute(attributes, 'type') ?? '';
    if (/json$/i.test(type)) continue;
    const src = getAttribute(attributes, 'src');
    if (src) scripts.urls.push(src);
    else scripts.inline.push(digest(code));
    if (getAttribute(attributes, 'nonce') !== nonce) scripts.withoutNonce += 1;
  }
  scripts.urls.push(...[...html.matchAll(PRELOAD)].map(([, href]) => href));
  return scripts;
}

/**
 * @typedef {{ path: string, status: number, headers: Record<string, string>, inline: string[], handlers: string[], scripts: Record<string, string> }} PageContent `scripts` are digests by
 *   URL, of the page's scripts and of all that they can import; URLs of the shop are paths
 */

/**
 * Reads a page as a new visitor.
 * @param {string} origin of the shop
 * @param {string} path of the page
 * @returns {Promise<PageContent>}
 * @throws if a script cannot be read, or the page is not protected by its own nonce
 */
export async function readPage(origin, path) {
  const load = () => fetch(new URL(path, origin), { headers: { accept: 'text/html' } });
  const [reply, again] = [await load(), await load()];
  const html = await reply.text();
  const policy = reply.headers.get('content-security-policy') ?? '';
  const [nonce] = [...policy.matchAll(NONCE)].map(([, value]) => value);
  if (nonce && (again.headers.get('content-security-policy') ?? '').includes(nonce))
    throw new Error(`${path} has the same nonce twice, so it protects nothing.`);
  const { urls, inline, withoutNonce } = readScripts(html, nonce);
  if (withoutNonce) throw new Error(`${path} has ${withoutNonce} scripts without the nonce of its policy.`);

  const scripts = {};
  const waiting = urls.map((url) => new URL(url, reply.url));
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    const name = url.origin === new URL(origin).origin ? url.pathname + url.search : url.href;
    if (scripts[name]) continue;
    const script = await fetch(url);
    if (!script.ok) throw new Error(`${name} cannot be read: ${script.status}.`);
    const code = await script.text();
    scripts[name] = digest(code);
    for (const [, module] of code.matchAll(MODULE))
      waiting.push(new URL(module.startsWith('assets/') ? `/${module}` : module, url));
  }
  return {
    path,
    status: reply.status,
    headers: Object.fromEntries(
      HEADERS.filter((name) => reply.headers.has(name)).map((name) => [
        name,
        reply.headers.get(name).replaceAll(NONCE, "'nonce-...'"),
      ]),
    ),
    inline,
    handlers: findInlineHandlers(html),
    scripts: Object.fromEntries(Object.entries(scripts).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
