/** Texts that the models of `@foolscap/cart` and `@foolscap/pricing` decide: the reasons why items are not added, and conditions of carts. */
export const CART_MESSAGE_TEXTS = {
  'This item is out of stock.': 'Cet article est en rupture de stock.',
  'This item is out of stock at {store}.': 'Cet article est en rupture de stock au magasin {store}.',
  'Only {count} of this item is available.': 'Seulement {count} unité de cet article est disponible.',
  'Only {count} of this item are available.': 'Seulement {count} unités de cet article sont disponibles.',
  'Only {count} of this item is available at {store}.':
    'Seulement {count} unité de cet article est disponible au magasin {store}.',
  'Only {count} of this item are available at {store}.':
    'Seulement {count} unités de cet article sont disponibles au magasin {store}.',
  'There is a purchase limit of {count} for this item.':
    'L’achat de cet article est limité à {count:number}.',
  'There is a purchase limit of 9,999 for this item. Because you already have {previous} in your cart, your order quantity has been updated to {added}.':
    'L’achat de cet article est limité à 9 999. Comme vous en avez déjà {previous:number} dans votre panier, la quantité commandée a été ramenée à {added:number}.',
  'You already have this item in cart with the maximum quantity allowed.':
    'Votre panier contient déjà la quantité maximale permise de cet article.',
  'Sold in multiples of {multiple}.': 'Vendu par multiples de {multiple:number}.',
  'Sold in multiples of {multiple}. Change the quantity to continue.':
    'Vendu par multiples de {multiple:number}. Changez la quantité pour continuer.',
  'Sold in multiples of {multiple}, so we changed the quantity to {qty}.':
    'Vendu par multiples de {multiple:number}; nous avons donc changé la quantité pour {qty:number}.',
  'This store doesn’t offer pickup. Choose another store, or have it delivered.':
    'Ce magasin n’offre pas le ramassage. Choisissez un autre magasin, ou la livraison.',
  'Customize this item before you add it to your cart.':
    'Personnalisez cet article avant de l’ajouter à votre panier.',
  'This set has an item that is made to order. Customize that item on its own page.':
    'Cet ensemble contient un article fait sur mesure. Personnalisez cet article sur sa propre page.',
  'This item is made to order. Remove it, then customize it on its page.':
    'Cet article est fait sur mesure. Retirez-le, puis personnalisez-le sur sa page.',
  'This set has an item that is made to order. Remove the set, then customize that item on its own page.':
    'Cet ensemble contient un article fait sur mesure. Retirez l’ensemble, puis personnalisez cet article sur sa propre page.',
  'This item can’t be picked up in a store. We’ll ship it to you.':
    'Cet article ne peut pas être ramassé en magasin. Nous vous le livrerons.',
  'This item can’t be picked up in a store. Have it delivered instead.':
    'Cet article ne peut pas être ramassé en magasin. Faites-le plutôt livrer.',
  'Your account doesn’t include store pickup. We’ll ship this item to you.':
    'Votre compte n’offre pas le ramassage en magasin. Nous vous livrerons cet article.',
  'Your account doesn’t include store pickup. Have this item delivered instead.':
    'Votre compte n’offre pas le ramassage en magasin. Faites plutôt livrer cet article.',
  '{store} has none of this item, so nothing was changed. Have it delivered, or choose another store.':
    'Le magasin {store} n’a pas cet article; rien n’a donc changé. Faites-le livrer, ou choisissez un autre magasin.',
  'Warranties must be purchased with a related product and cannot be purchased separately.':
    'Les garanties doivent être achetées avec un produit connexe et ne peuvent pas être achetées séparément.',
  'Warranty plan quantity cannot exceed the quantity of items purchased.':
    'La quantité du plan de garantie ne peut pas dépasser la quantité d’articles achetés.',
  'A surcharge of {amount} applies to each unit.':
    'Un supplément de {amount:money} s’applique à chaque unité.',
  'Your rewards can pay for this item.': 'Vos récompenses peuvent payer cet article.',
  'This protection plan isn’t available right now. You can add it to the product later.':
    'Ce plan de protection n’est pas offert pour le moment. Vous pourrez l’ajouter au produit plus tard.',
  'Your order is below {amount}. Combine small orders to save money and help the environment.':
    'Votre commande est inférieure à {amount:money}. Regroupez vos petites commandes pour économiser et aider l’environnement.',

  // Conditions of the whole cart.
  'Some items are out of stock or only partly available. Change or remove them to continue.':
    'Certains articles sont en rupture de stock ou offerts en partie seulement. Modifiez-les ou retirez-les pour continuer.',
  'Some items are no longer available. Remove them to continue.':
    'Certains articles ne sont plus offerts. Retirez-les pour continuer.',
  'Some items are sold in multiples. Change their quantity to continue.':
    'Certains articles sont vendus par multiples. Changez leur quantité pour continuer.',
  'Some items are made to order and need a design. Remove them, then customize them on their pages.':
    'Certains articles sont faits sur mesure et ont besoin d’une création. Retirez-les, puis personnalisez-les sur leur page.',
  'Some items can’t be delivered to your area. Remove them, or change the address.':
    'Certains articles ne peuvent pas être livrés dans votre région. Retirez-les, ou changez l’adresse.',
  'Your organization’s policy doesn’t allow some items. Remove them to continue.':
    'La politique de votre organisation ne permet pas certains articles. Retirez-les pour continuer.',
  'Some items aren’t part of your contract. Remove them to continue.':
    'Certains articles ne font pas partie de votre contrat. Retirez-les pour continuer.',
  'These items can’t be delivered together. Place separate orders.':
    'Ces articles ne peuvent pas être livrés ensemble. Passez des commandes distinctes.',
  'We can’t add up your cart right now. Please try again later.':
    'Nous ne pouvons pas calculer le total de votre panier pour le moment. Réessayez plus tard.',
  'Add {amount} of other items to order your add-on items.':
    'Ajoutez {amount:money} d’autres articles pour commander vos articles complémentaires.',

  // Reasons why an item cannot be added.
  'We can’t deliver this item to your area ({state}). Choose another address.':
    'Nous ne pouvons pas livrer cet article dans votre région ({state}). Choisissez une autre adresse.',
  'This item is on back order. We expect it on {day}.':
    'Cet article est en commande. Nous l’attendons le {day:day}.',
  'Your organization’s policy doesn’t allow this item. Ask your administrator.':
    'La politique de votre organisation ne permet pas cet article. Adressez-vous à votre administrateur.',
  'This item isn’t part of your contract.': 'Cet article ne fait pas partie de votre contrat.',
  'Sign in to buy a membership.': 'Ouvrez une session pour acheter une adhésion.',
  'Sign in with your own account to buy a membership.':
    'Ouvrez une session avec votre propre compte pour acheter une adhésion.',
  'Memberships aren’t available to business accounts.':
    'Les adhésions ne sont pas offertes aux comptes d’entreprise.',
  'You already have the benefits of a shared membership.':
    'Vous profitez déjà des avantages d’une adhésion partagée.',
  'You already have this membership.': 'Vous avez déjà cette adhésion.',
  'Your cart has another membership. Keep one of them.':
    'Votre panier contient une autre adhésion. Gardez-en une seule.',
  'You can’t order a membership in your cart. Remove it to continue.':
    'Vous ne pouvez pas commander une adhésion de votre panier. Retirez-la pour continuer.',
  'Join the rewards program to buy a membership.':
    'Inscrivez-vous au programme de récompenses pour acheter une adhésion.',
  'This item is available from {day}.': 'Cet article sera offert à partir du {day:day}.',
  'This item is coming soon.': 'Cet article sera offert bientôt.',
  'This free sample comes with other items and can’t be bought.':
    'Cet échantillon gratuit accompagne d’autres articles et ne peut pas être acheté.',
  'This item is sold only to certified users of health-care organizations.':
    'Cet article est vendu uniquement aux utilisateurs certifiés d’établissements de santé.',
} as const;
