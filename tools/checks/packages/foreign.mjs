// Loads the libraries' style sheets into the page of another application, in a browser. The rest of the page must not change.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchArgs } from '../find-browser.mjs';

/** A page of another application: no library classes, and elements that resets tend to change. */
const HOST = `
  <header><nav><a href="#a">Home</a><button>Menu</button></nav></header>
  <main tabindex="-1"><h1>Title</h1><h2>Part</h2><h3>Detail</h3><p>Words <a href="#b">link</a> <b>bold</b></p>
  <ul><li>One</li></ul><blockquote>Said</blockquote><dl><dt>A</dt><dd>B</dd></dl><figure><img alt="x"></figure>
  <form><fieldset><legend>Form</legend><input value="x"><select><option>1</option></select><textarea>t</textarea>
  <button disabled>Send</button></fieldset></form><details><summary>More</summary>Words</details>
  <table><tr><td>1</td></tr></table><svg width="10" height="10"></svg><p hidden>Not yet</p></main>`;

/** Styles of that application: none, or rules for the elements that the libraries use too. */
const HOSTS = {
  'a page without styles': '',
  'a page with styles of its own': `
    :root { color-scheme: light dark; } body { margin: 20px; font: 18px/1.4 serif; background: ivory; color: navy; }
    h1, h2 { margin: 1em 0; font-weight: 300; } button { padding: 12px; border: 3px solid teal; } nav { display: flex; }
    a { color: crimson; } @layer app { p { margin: 2em; } ul { padding: 3em; } }`,
};

const MEDIA = {
  'on a screen': {
    media: 'screen',
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
  },
  'in dark mode': {
    media: 'screen',
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
  },
  'with reduced motion': {
    media: 'screen',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: 'none',
  },
  'in forced colors': {
    media: 'screen',
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'active',
  },
  'on paper': { media: 'print', colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' },
};

/** Reads the computed styles of the elements that a selector matches. */
const getLooks = (page, selector) =>
  page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(wanted)];
    return elements.map((element) => {
      const parts = [null, '::before', '::after', '::selection'].map((part) => {
        const style = getComputedStyle(element, part);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
      return { name: element.localName, style: parts.flat() };
    });
  }, selector);

const differences = (before, after) =>
  before.flatMap(({ name, style }, place) => {
    const now = new Set(after[place].style);
    const changed = style.filter((line) => !now.has(line));
    return changed.length > 0 ? [`${name} had ${changed.slice(0, 3).join('; ')}`] : [];
  });

const getPage = (css, body, wrap = body) =>
  `<!doctype html><html><head><style>${css}</style></head><body>${wrap}</body></html>`;

/** Checks that sheets leave a host's page unchanged. */
async function hostComplaints(page, sheets) {
  const complaints = [];
  for (const [host, css] of Object.entries(HOSTS)) {
    for (const [medium, settings] of Object.entries(MEDIA)) {
      await page.emulateMedia(settings);
      await page.setContent(getPage(css, HOST));
      const before = await getLooks(page, 'html, body, body *');
      await page.setContent(getPage(`${sheets}\n${css}`, HOST));
      const changed = differences(before, await getLooks(page, 'html, body, body *'));
      complaints.push(...changed.slice(0, 5).map((line) => `${host}, ${medium}: ${line}`));
    }
  }
  return complaints;
}

/** Renders the five-line quick start, a primary button, with the application's own server build. */
function startMarkup(app) {
  const code = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Example } from './server/ui/start.js';
    console.log(renderToString(createElement(Example)));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: app, encoding: 'utf8' })
    .stdout;
}

/** Checks that a button looks the same with its own sheet as with the complete sheet, and takes an application's brand. */
async function partComplaints(page, ui, read) {
  const button = `<div class="foolscap">${startMarkup(ui.app)}</div>`;
  await page.emulateMedia(MEDIA['on a screen']);
  await page.setContent(getPage(read('styles.css'), button));
  const whole = await getLooks(page, 'button, button *');
  if (whole.length === 0) return ['the five-line start renders no button'];
  await page.setContent(
    getPage(['tokens.css', 'base.css', 'styles/Button.css'].map(read).join('\n'), button),
  );
  const alone = differences(whole, await getLooks(page, 'button, button *')).map(
    (line) => `a Button alone: ${line}`,
  );

  const brand = ':root { --fs-action: rgb(1, 2, 3); }';
  await page.setContent(getPage(`${brand}\n${read('styles.css')}`, button));
  const ground = await page.$eval('button', (element) => getComputedStyle(element).backgroundColor);
  return [
    ...alone,
    ...(ground === 'rgb(1, 2, 3)' ? [] : [`a Button does not take --fs-action: it is ${ground}`]),
  ];
}

/**
 * Checks the style sheets in another application's page.
 * @param {import('./packed.mjs').Pack} ui
 * @param {Iterable<import('./packed.mjs').Pack>} packs libraries whose sheets the page imports
 * @returns {Promise<{ host: string[], parts: string[] }>} complaints
 */
export async function inForeignPage(ui, packs) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs });
  try {
    const page = await browser.newPage();
    const sheets = [...packs]
      .map(({ dir }) => join(dir, 'dist/styles.css'))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const read = (name) => readFileSync(join(ui.inside, 'dist', name), 'utf8');
    return { host: await hostComplaints(page, sheets), parts: await partComplaints(page, ui, read) };
  } finally {
    await browser.close();
  }
}
