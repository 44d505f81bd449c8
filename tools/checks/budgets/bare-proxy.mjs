// Serves the shop's pages with and without their scripts from one address, so that both pages of a comparison take the same route.
import { createServer, request } from 'node:http';

/** The header of a request for a document without scripts. */
export const BARE_HEADER = 'x-bare-page';

const SCRIPTS =
  /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** Removes scripts and their data from a document. Markup, styles and pictures stay the same. */
export const withoutScripts = (html) => html.replace(SCRIPTS, '');

/**
 * Starts a proxy on the loopback interface.
 *
 * @param {string} target URL of the shop
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openBareProxy(target) {
  const { hostname, port } = new URL(target);
  const server = createServer((from, to) => {
    const isBare = from.headers[BARE_HEADER] !== undefined && from.headers['sec-fetch-dest'] === 'document';
    const headers = { ...from.headers, ...(isBare ? { 'accept-encoding': 'identity' } : {}) };
    from.pipe(
      request({ hostname, port, path: from.url, method: from.method, headers }, (reply) => {
        if (!isBare) {
          to.writeHead(reply.statusCode, reply.headers);
          reply.pipe(to);
          return;
        }
        const parts = [];
        reply.on('data', (part) => parts.push(part));
        reply.on('end', () => {
          const { 'content-length': _, 'transfer-encoding': __, ...kept } = reply.headers;
          to.writeHead(reply.statusCode, kept).end(withoutScripts(Buffer.concat(parts).toString()));
        });
      }).on('error', () => to.destroy()),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
