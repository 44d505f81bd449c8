import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PASSWORD_FAULT_TEXTS } from '@foolscap/account/model';
import { CHECKOUT_MESSAGES } from '@foolscap/checkout/model';
import { FORM_MESSAGES } from '@foolscap/content/model';
import { LIST_ERRORS } from '@foolscap/lists/model';
import { PAYMENT_MESSAGES } from '@foolscap/payments/model';
import { FRENCH_TEXTS } from './fr-CA/index.ts';
import { getDetailNames, translate } from './translate.ts';
import { translateTexts } from './translate-reply.ts';

const ENTRIES = Object.entries<string>(FRENCH_TEXTS);
const inFrench = (text: string) => translate(text, 'fr-CA');

describe('a text', () => {
  it('stays English for the English languages, and without a translation', () => {
    expect(translate('Your cart is empty.', 'en-CA')).toBe('Your cart is empty.');
    expect(inFrench('There is no toggle beta.')).toBe('There is no toggle beta.');
  });

  it.each([
    ['Your cart is empty.', 'Votre panier est vide.'],
    ['items[0].qty is missing.', 'Il manque items[0].qty.'],
    [
      'The total is now $1,234.50. Check it, then place your order.',
      'Le total est maintenant de 1 234,50 $. Vérifiez-le, puis passez votre commande.',
    ],
    [
      'Choose a business day from Mon, Nov 30 to Thu, Dec 3.',
      'Choisissez un jour ouvrable entre le lun. 30 nov. et le jeu. 3 déc.',
    ],
    [
      'Too many attempts. Try again in 12 minutes, or choose a new password.',
      'Trop de tentatives. Réessayez dans 12 minutes, ou choisissez un nouveau mot de passe.',
    ],
    ['Ends Monday, November 30', 'Jusqu’au lundi 30 novembre'],
    ['pack of 1,200', 'paquet de 1 200'],
    // A unit that is not listed.
    ['pack of 12 pens', 'pack of 12 pens'],
    ['We no longer offer the free item Pen.', 'Nous n’offrons plus l’article gratuit Pen.'],
    [
      'Sold in multiples of 1,200. Change the quantity to continue.',
      'Vendu par multiples de 1 200. Changez la quantité pour continuer.',
    ],
    // From a library's table of messages.
    [
      'You already have a list with this name. Choose another name.',
      expect.stringMatching(/^Vous avez déjà/),
    ],
  ])('%s', (english, french) => {
    const translated = inFrench(english);
    expect(typeof french === 'string' ? translated.replaceAll(/[\u00a0\u202f]/g, ' ') : translated).toEqual(
      french,
    );
  });

  it('keeps details as they are, also those that look like a placeholder', () => {
    expect(inFrench('We couldn’t find the coupon {code} $& $1. Check the code and try again.')).toBe(
      'Nous n’avons pas trouvé le coupon {code} $& $1. Vérifiez le code et réessayez.',
    );
  });
});

/** The tables of libraries that errors take their texts from. */
const LIBRARY_TABLES: Record<string, Readonly<Record<string, string>>> = {
  passwords: PASSWORD_FAULT_TEXTS,
  checkout: CHECKOUT_MESSAGES.checkout,
  forms: FORM_MESSAGES.errors,
  lists: LIST_ERRORS,
  payments: PAYMENT_MESSAGES.payment,
  vendors: PAYMENT_MESSAGES.vendor,
  'stored value': PAYMENT_MESSAGES.storedValue,
  balance: PAYMENT_MESSAGES.balance,
};

it.each(Object.entries(LIBRARY_TABLES))('texts of a library are translated: %s', (_name, table) => {
  for (const text of Object.values(table)) expect([text, inFrench(text)]).not.toEqual([text, text]);
});

describe('the French catalog', () => {
  it.each(ENTRIES)('has the details of: %s', (english, french) => {
    expect(getDetailNames(french).sort()).toEqual(getDetailNames(english).sort());
    expect(french).not.toMatch(/ [:»]|« |\{\w+:(?!(money|day|number|text)\})/);
    expect(french.endsWith('.')).toBe(english.endsWith('.'));
  });

  it('has the reasons that the libraries decide', () => {
    const keys = new Set(ENTRIES.map(([english]) => withoutNames(english)));
    const sentences = listFiles(['libs/cart/src/model', 'libs/pricing/src/model'])
      // Tables of messages have their translations beside them; effects of permissions are for operators.
      .filter((path) => !/messages\.ts$|permission-effects/.test(path) || /service-messages/.test(path))
      .flatMap((path) => listSentences(readFileSync(path, 'utf8')));
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((text) => !keys.has(text))).toEqual([]);
  });

  it('has only texts that the shop uses', () => {
    const sources = listFiles(SOURCES)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const unused = ENTRIES.map(([english]) => english).filter((english) => !toSource(english).test(sources));
    expect(unused).toEqual([]);
  });
});

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a text in the source code, where its details are expressions. */
function toSource(english: string): RegExp {
  const fixed = english.split(/\{\w+\}/).map((part) => escape(part));
  return new RegExp(`['"\`]${fixed.join(String.raw`\$\{[^\`]*?\}`)}['"\`]`);
}

const ROOT = join(import.meta.dirname, '../../../../..');
const SOURCES = [
  'apps/commerce-api/src',
  'libs/cart/src/model',
  'libs/pricing/src/model',
  'libs/payments/src/model',
];

const listFiles = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(ROOT, folder, name),
      ),
    )
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|fr-CA|\/testing\//.test(path));

const withoutNames = (text: string) => text.replace(/\{\w+\}/g, '{}');

/** Lists the sentences in the literals of a source file, with `{}` in place of expressions. */
function listSentences(source: string): string[] {
  const sentences: string[] = [];
  const visit = (node: ts.Node) => {
    const text = ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    if (/^[A-Z{].* .*\.$/.test(text)) sentences.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return sentences;
}

describe('a reply', () => {
  it('has the descriptions of its messages in French, and nothing else changed', () => {
    const reply = {
      data: {
        at: new Date(0),
        product: { code: 'A', description: 'A blue pen.' },
        // A shopper's own text, which is the same as one of the shop's.
        list: { name: 'Purchase order' },
        invoiceInfo: { po: { name: 'Purchase order', list: [{ name: 'Purchase order' }] } },
        messages: [{ code: 'EMPTY_CART', type: 'INFO', description: 'Your cart is empty.' }],
        lines: [{ id: 1, messages: [] }],
      },
    };
    const before = structuredClone(reply);
    const translated = translateTexts(reply, 'fr-CA') as typeof reply;
    expect(translated.data.messages[0]!.description).toBe('Votre panier est vide.');
    expect(translated.data.invoiceInfo.po.name).toBe('Bon de commande');
    const { messages, invoiceInfo } = reply.data;
    expect({ ...translated.data, messages, invoiceInfo }).toEqual(before.data);
    expect(translated.data.invoiceInfo.po.list).toBe(invoiceInfo.po.list);
    expect(translated.data.lines).toBe(reply.data.lines);
    expect(reply).toEqual(before);
  });
});
