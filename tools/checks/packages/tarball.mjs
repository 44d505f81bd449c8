// Creates a tarball of a folder as a registry serves it (ustar, gzip).
import { readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { filesBelow } from '../../pack/libraries.mjs';

const BLOCK = 512;

/** Splits a path at a slash into the two fields of a ustar header, of at most 155 and 100 bytes. */
function splitPath(path) {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  const cut = path.indexOf('/', path.length - 101);
  return [path.slice(0, cut), path.slice(cut + 1)];
}

function getHeader(path, size) {
  const header = Buffer.alloc(BLOCK);
  const [prefix, name] = splitPath(path);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')} `, 124);
  header.write('00000000000 ', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/**
 * Packs a package's folder without its installed dependencies.
 *
 * @param {string} dir
 * @returns {Promise<Buffer>}
 */
export function getTarball(dir) {
  const parts = [];
  for (const file of filesBelow(dir)) {
    const path = relative(dir, file).replaceAll(sep, '/');
    if (path.startsWith('node_modules/') || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    parts.push(getHeader(`package/${path}`, content.length), content);
    parts.push(Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK));
  }
  parts.push(Buffer.alloc(2 * BLOCK));
  return promisify(gzip)(Buffer.concat(parts), { level: 1 });
}
