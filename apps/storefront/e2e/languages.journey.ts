import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addItems, callApi, createList, register, saveAddress, signIn } from './api.ts';
import { expectAccessible, expectFits } from './inspect-page.ts';
import { FULL, expect, expectPage, test } from './journey.ts';
import { newEmail } from './new-email.ts';
import { orderOf } from './place-order.ts';
import { CARDS, untilReady } from './shopper.ts';

const ITEM = '24110101';
const FRENCH_ADDED = 'Article ajouté au panier';

/** Collects errors of scripts and of the console. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Opens a page in French. */
async function openInFrench(page: Page, path: string): Promise<void> {
  await page.goto(`/fr-ca${path}`);
  await untilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
}

/** Expects a page to fit a phone and to be accessible. */
async function expectGoodOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await expectFits(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function fillAll(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
}

test('a guest chooses French, keeps page, search and cart, and comes back to French', async ({ page }) => {
  const complaints = watchErrors(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/search?q=paper&sort=price-asc');
  await untilReady(page);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();

  await page.goto('/search?q=paper&sort=price-asc');
  await page.getByRole('link', { name: 'Français (Canada)' }).click();
  await expect(page).toHaveURL(/\/fr-ca\/search\?q=paper&sort=price-asc$/);
  await untilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
  // The price format of the language (decision-locales.2).
  await expect(page.locator('main')).toContainText(/\d,\d\d\s\$/);
  await page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Panier, 2 articles' })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const path of ['/', '/cart', '/help']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/fr-ca${path === '/' ? '/?' : path}$`));
    await untilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/fr-ca\/(checkout|office\/supplies\/login)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(complaints).toEqual([]);
});

test('a guest buys in French, and the confirmation is in French', async ({ page }) => {
  const errors = watchErrors(page);
  const email = newEmail('lea');
  await openInFrench(page, '/');
  const name = 'Rechercher des produits';
  const box = page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name }));
  await box.fill('stapler');
  await box.press('Enter');
  await expectPage(page, /\/fr-ca\/search\?q=stapler/);
  // The address changes before the page does, which has products as well.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('stapler');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expectPage(page, /\/fr-ca\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stapler');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  const added = page.getByRole('dialog', { name: FRENCH_ADDED });
  await added.getByRole('link', { name: 'Voir le panier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  await expect(page.getByText('Sous-total (1 article)')).toBeVisible();
  await page.getByRole('link', { name: 'Passer à la caisse' }).filter({ visible: true }).first().click();

  const guest = page.getByRole('button', { name: 'Continuer avec une adresse courriel' });
  await page
    .locator('form', { has: guest })
    .getByLabel(/^Adresse courriel/)
    .fill(email);
  await guest.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passer à la caisse' })).toBeVisible();
  await fillAll(page, {
    Prénom: 'Léa',
    'Nom de famille': 'Côté',
    'Adresse municipale': '12 Mill Lane',
    Ville: 'Framingham',
    'Code postal': '01702',
    'Numéro de téléphone': '508 555-0142',
  });
  await page.getByLabel(/^État/).selectOption('MA');
  await page.getByRole('button', { name: 'Utiliser cette adresse' }).click();
  await fillAll(page, { 'Numéro de carte': CARDS.good, Expiration: '04/31', 'Code de sécurité': '123' });
  await page.getByRole('button', { name: 'Utiliser cette carte' }).click();
  await page.getByRole('button', { name: /^Passer la commande, \d+,\d\d\s\$$/ }).click();

  await expectPage(page, /\/fr-ca\/order\/\d+$/);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Merci\. La commande \d+ est passée\.$/ }),
  ).toBeVisible();
  await expect(page.getByText('Visa se terminant par 1111')).toBeVisible();
  await expectGoodOnPhone(page);

  const directory = process.env.SHOP_DATA_DIR;
  if (directory)
    // The mail is sent after the reply.
    await expect
      .poll(() =>
        readFileSync(join(directory, 'mail', 'outbox.jsonl'), 'utf8')
          .split('\n')
          .find((line) => line.includes(email)),
      )
      .toContain('commande');
  expect(errors).toEqual([]);
});

test(
  'a member signs in from the header, and uses orders, lists and the account in French',
  FULL,
  async ({ page }) => {
    const errors = watchErrors(page);
    const account = await register(page);
    await saveAddress(page);
    await createList(page, 'Bureau');
    const orderNumber = await orderOf(page, ITEM);
    await callApi(page, '/account/signout');

    await openInFrench(page, '/c/paper');
    await page.getByRole('banner').getByRole('link', { name: 'Ouvrir une session' }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(/^Adresse courriel/).fill(account.username);
    await drawer
      .getByLabel(/^Mot de passe/)
      .first()
      .fill(account.password);
    await drawer.getByRole('button', { name: 'Ouvrir une session', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Fermer la session' })).toBeVisible();
    await expect(page).toHaveURL(/\/fr-ca\/c\/paper$/);

    for (const [path, heading] of [
      ['/account', 'Votre compte'],
      ['/account/orders', 'Vos commandes'],
      ['/account/addresses', 'Vos adresses'],
      ['/account/rewards', 'Vos récompenses'],
      ['/account/messages', 'Vos messages'],
    ] as const) {
      await openInFrench(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await openInFrench(page, '/account/orders');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(orderNumber) })
      .first()
      .click();
    await expectPage(page, /\/fr-ca\/order\/\d+$/);
    await expect(
      page.getByRole('heading', { level: 1, name: `Merci. La commande ${orderNumber} est passée.` }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d,\d\d\s\$/);
    await openInFrench(page, '/account/addresses');
    await expect(page.getByRole('button', { name: 'Modifier 12 Mill Lane' })).toBeVisible();
    await expectGoodOnPhone(page);
    await openInFrench(page, '/kuber/viewList?tid=US');
    await page.getByRole('main').getByRole('link', { name: 'Bureau', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bureau' })).toBeVisible();
    await expect(page.getByText('Cette liste est vide.')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('a shopper chooses a store in French and picks an item up there', FULL, async ({ page }) => {
  const errors = watchErrors(page);
  for (const query of ['gel pen', 'copy paper', 'notebook', 'stapler']) {
    const { items } = await callApi<{ items: { itemId: string }[] }>(
      page,
      `/catalog/search?inStock=true&q=${encodeURIComponent(query)}`,
      { method: 'GET' },
    );
    await addItems(page, [{ itemId: items[0]!.itemId, qty: 1 }]);
  }
  await openInFrench(page, '/stores?back=/cart');
  await page.getByLabel(/^Code postal, ville/).fill('01702');
  await page.getByRole('button', { name: 'Trouver un magasin' }).click();
  await expect(page.getByText(/^\d+ magasins dans un rayon de \d+ milles/)).toBeVisible();
  await expectGoodOnPhone(page);
  await page.getByRole('button', { name: 'En faire mon magasin : Framingham' }).click();
  await expectPage(page, /\/fr-ca\/cart$/);
  const pickup = page
    .getByRole('radio', { name: /^Ramassage au magasin Framingham/ })
    .and(page.locator(':enabled'));
  await pickup.first().click();
  await expect(page.getByRole('heading', { name: /– Framingham$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /– Framingham$/ })).toBeVisible();
  await openInFrench(page, '/stores/1547');
  await expect(page.getByRole('heading', { level: 1, name: 'Magasin Framingham' })).toBeVisible();
  await openInFrench(page, '/stores/directory/ma');
  await expect(page.getByRole('main')).not.toContainText(/\b(Open|Closed)\b/);
  expect(errors).toEqual([]);
});

test('a shopper finds ink and compares products in French', FULL, async ({ page }) => {
  const errors = watchErrors(page);
  await openInFrench(page, '/ink-toner');
  await page.getByLabel(/^Modèle d’imprimante/).fill('page 220');
  await page.getByRole('button', { name: 'Trouver l’imprimante' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Page 220/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Encre et toner pour Corvelle Page 220' }),
  ).toBeVisible();
  await expectGoodOnPhone(page);

  await openInFrench(page, '/c/paper');
  const boxes = page.getByRole('checkbox', { name: /^Comparer / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: 'Comparer des produits' });
  await bar.getByRole('link', { name: 'Comparer', exact: true }).click();
  await expectPage(page, /\/fr-ca\/compare\?items=\d+,\d+$/);
  const table = page.getByRole('table', { name: 'Comparaison de produits' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: /^Prix/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Afficher seulement les différences' }).click();
  await expect(page).toHaveURL(/differences=1$/);
  expect(errors).toEqual([]);
});

for (const site of ['', '/cc/mmx'])
  test(
    `a quick order names its bad row in French, on ${site || '/'}`,
    FULL,
    async ({ page, holdAccount }) => {
      const errors = watchErrors(page);
      if (site) {
        await holdAccount('office@example.com');
        await signIn(page, 'office@example.com', 'ledger-and-rule', 'sba');
      }
      await openInFrench(page, `${site}/quick-order`);
      await page.getByRole('combobox', { name: 'Numéro d’article, ligne 1', exact: true }).fill(ITEM);
      await page
        .getByRole('combobox', { name: 'Numéro d’article, ligne 2', exact: true })
        .fill('no-such-item');
      await expectGoodOnPhone(page);
      await page.getByRole('button', { name: 'Ajouter 2 lignes au panier' }).click();
      await expect(
        page.getByRole('list', { name: 'Lignes qui n’ont pas été ajoutées' }).getByRole('listitem'),
      ).toHaveText([/^Ligne 2 \(no-such-item\)\s: Nous n’avons pas trouvé/]);
      await expect(page.getByText(/^1 article sur 2 ajouté à votre panier\./).first()).toBeVisible();
      expect(errors).toEqual([]);
    },
  );

test(
  'a member of an organization charges a cart to a budget in French',
  FULL,
  async ({ page, holdAccount }) => {
    const errors = watchErrors(page);
    await holdAccount('studio@example.com');
    await signIn(page, 'studio@example.com', 'pencil-and-plan', 'sba');
    await addItems(page, [{ itemId: ITEM, qty: 1 }], { tenant: 'sba' });
    await callApi(page, '/checkout/default', {
      method: 'PUT',
      data: { accounting: { budgetCenter: 'STUDIO', purchaseOrder: null } },
      tenant: 'sba',
    });
    await openInFrench(page, '/cc/mmx/');
    await expect(page.getByRole('region', { name: 'Votre organisation' })).toContainText(
      'au prix du contrat',
    );
    await openInFrench(page, '/cc/mmx/cart');
    const box = page.getByRole('region', { name: 'Imputation' });
    await expect(box).toContainText('Studio supplies · STUDIO');
    await expect(box).toContainText('disponibles');
    await box.getByRole('button', { name: /^Modifier : Centre budgétaire/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Centre budgétaire' });
    await drawer.getByRole('radio', { name: /^Paper samples/ }).click();
    await drawer.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(box).toContainText('Paper samples · SAMPLES');
    await expectGoodOnPhone(page);
    expect(errors).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms and links stay in French', async ({ page }) => {
    await page.goto('/fr-ca/c/paper');
    await page
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/fr-ca\//);
    await page.goto('/fr-ca/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier');
    await page.goto('/fr-ca/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable');
    await page.getByRole('link', { name: 'English (US)' }).click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/no-such-page$/);
  });
});
