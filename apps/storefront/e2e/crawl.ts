import type { APIRequestContext, Page } from '@playwright/test';

/** A page as the server renders it. */
export interface CrawledPage {
  /** The path that was requested, without the prefix of the language. */
  path: string;
  status: number;
  /** The language of the document. */
  lang: string;
  /** Addresses of the page in other languages, by `hreflang`. */
  alternates: Record<string, string>;
  /** Paths of this site, without fragments. */
  links: string[];
  /** Names of linked products. */
  products: string[];
  /** Texts that a person sees or a screen reader reads, except those of another language than the page. */
  texts: string[];
}

/**
 * Reads a page that the server has rendered. The browser parses it but runs no script.
 * @param page any page, for its parser
 */
export async function crawlPage(
  page: Page,
  request: APIRequestContext,
  prefix: string,
  path: string,
): Promise<CrawledPage> {
  const reply = await request.get(prefix + path);
  const parsed = await page.evaluate(
    ([html, base]) => {
      const document = new DOMParser().parseFromString(html!, 'text/html');
      const isRead = (element: Element | null) =>
        element !== null &&
        !element.closest('script, style, template, noscript, body [lang], body [translate="no"]');
      const texts = new Set<string>();
      const add = (text: string | null) => {
        const clean = text?.replaceAll(/\s+/g, ' ').trim();
        if (clean) texts.add(clean);
      };
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        if (isRead(nodes.currentNode.parentElement)) add(nodes.currentNode.textContent);
      }
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'title',
        'placeholder',
      ])
        for (const element of document.body.querySelectorAll(`[${name}]`))
          if (isRead(element)) add(element.getAttribute(name));
      add(document.title);
      add(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null);
      const links = [...document.body.querySelectorAll('a[href]')]
        .map((link) => new URL(link.getAttribute('href')!, base))
        .filter(({ origin }) => origin === new URL(base!).origin)
        .map(({ pathname, search }) => pathname + search);
      const products = [...document.body.querySelectorAll('a[href*="/p/"]')]
        .map((link) => link.textContent.replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean);
      const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      return {
        lang: document.documentElement.lang,
        alternates: Object.fromEntries(alternates) as Record<string, string>,
        links: [...new Set(links)],
        products,
        texts: [...texts],
      };
    },
    [await reply.text(), reply.url()] as const,
  );
  return { path, status: reply.status(), ...parsed };
}
