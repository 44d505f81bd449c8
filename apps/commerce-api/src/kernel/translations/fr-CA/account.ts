/** Texts of accounts, organizations, privacy and account messages. */
export const ACCOUNT_TEXTS = {
  'Sign in to see and change your account.': 'Ouvrez une session pour voir et modifier votre compte.',
  'Sign in to see your messages.': 'Ouvrez une session pour voir vos messages.',
  'Sign in to see your organization.': 'Ouvrez une session pour voir votre organisation.',
  'Check your user name and password, then try again.':
    'Vérifiez votre nom d’utilisateur et votre mot de passe, puis réessayez.',
  'Your company requires signing in with your company account.':
    'Votre entreprise exige l’ouverture de session avec votre compte d’entreprise.',
  'Continue to your company’s sign-in': 'Continuer vers l’ouverture de session de votre entreprise',
  'Your current password is incorrect. Try again.': 'Votre mot de passe actuel est incorrect. Réessayez.',
  'Your organization has no such invoice.': 'Votre organisation n’a pas cette facture.',
  'Invoice {number} is already paid.': 'La facture {number} est déjà payée.',
  'A payment of invoice {number} is in progress. Try again in a few minutes.':
    'Un paiement de la facture {number} est en cours. Réessayez dans quelques minutes.',
  'Invoice {number} can’t be paid here.': 'La facture {number} ne peut pas être payée ici.',
  'The open amount is different now. Check it, then pay again.':
    'Le montant dû est maintenant différent. Vérifiez-le, puis payez de nouveau.',
  'Invoices are paid by credit card.': 'Les factures se paient par carte de crédit.',
  'Ask your organization to change your details.':
    'Demandez à votre organisation de modifier vos renseignements.',
  'Enter an email address like name@example.com.': 'Entrez une adresse courriel comme nom@exemple.com.',
  'Enter a name.': 'Entrez un nom.',
  'Enter your company name.': 'Entrez le nom de votre entreprise.',
  'organizationName is for the business site.': 'organizationName est réservé au site des entreprises.',
  'An account with this email address already exists. Sign in, or reset your password.':
    'Un compte avec cette adresse courriel existe déjà. Ouvrez une session ou réinitialisez votre mot de passe.',
  'This session has already ended.': 'Cette session est déjà fermée.',
  'You can save up to {count} addresses. Remove one to add another.':
    'Vous pouvez enregistrer jusqu’à {count} adresses. Retirez-en une pour en ajouter une autre.',
  'This address is no longer in your address book.': 'Cette adresse n’est plus dans votre carnet d’adresses.',
  'You are signed in to another account. Sign in with this email address, then open the link again.':
    'Votre session est ouverte dans un autre compte. Ouvrez une session avec cette adresse courriel, puis ouvrez de nouveau le lien.',
  'This link has expired or is not valid.': 'Ce lien est expiré ou n’est pas valide.',
  'This email address is already confirmed.': 'Cette adresse courriel est déjà confirmée.',
  'You can’t do this for a customer. The customer can do it after signing in.':
    'Vous ne pouvez pas faire cela pour un client. Le client peut le faire après avoir ouvert une session.',
  'This page is only for our customer service and sales staff.':
    'Cette page est réservée à notre personnel du service à la clientèle et des ventes.',
  'There is no such customer, or the customer is not assigned to you.':
    'Ce client n’existe pas ou ne vous est pas attribué.',
  'This search has expired. Search again.': 'Cette recherche a expiré. Recherchez de nouveau.',
  'The customer has not allowed access yet. Request it, and the customer gets an email.':
    'Le client n’a pas encore autorisé l’accès. Demandez-le, et le client recevra un courriel.',
  'You are not acting for a customer.': 'Vous n’agissez pas pour un client.',
  'You may already act for this customer.': 'Vous pouvez déjà agir pour ce client.',
  'The customer has declined your request. You can request access again after 30 days.':
    'Le client a refusé votre demande. Vous pourrez redemander l’accès après 30 jours.',
  'You have requested access in the last 24 hours. The customer has an email with the link.':
    'Vous avez demandé l’accès au cours des 24 dernières heures. Le client a reçu un courriel avec le lien.',
  'This request does not exist anymore.': 'Cette demande n’existe plus.',
  'This permission does not exist anymore.': 'Cette autorisation n’existe plus.',
  'As a store associate you can order only items that are picked up at your store. Change or remove the others.':
    'Comme associé de magasin, vous pouvez commander seulement des articles à ramasser à votre magasin. Modifiez ou supprimez les autres.',
  'The customer entered the payment in this cart before your visit. Remove it, and enter another payment.':
    'Le client a saisi le paiement de ce panier avant votre visite. Supprimez-le, puis saisissez un autre paiement.',
  'Too many attempts. Try again in {wait}.': 'Trop de tentatives. Réessayez dans {wait:text}.',
  'Too many attempts. Try again in {wait}, or choose a new password.':
    'Trop de tentatives. Réessayez dans {wait:text}, ou choisissez un nouveau mot de passe.',
  'This link has expired or was already used. Request a new one.':
    'Ce lien est expiré ou a déjà servi. Demandez-en un nouveau.',
  'This sign-in link has expired or was already used. Ask your organization for a new link.':
    'Ce lien d’ouverture de session est expiré ou a déjà servi. Demandez un nouveau lien à votre organisation.',
  'Quick buy is not available for your account.': 'L’achat rapide n’est pas offert pour votre compte.',
  'Choose a card to turn on quick buy.': 'Choisissez une carte pour activer l’achat rapide.',
  'Choose an address to turn on quick buy.': 'Choisissez une adresse pour activer l’achat rapide.',

  // Organizations.
  'This account is not part of an organization.': 'Ce compte ne fait pas partie d’une organisation.',
  'This user is not in your organization.': 'Cet utilisateur n’est pas dans votre organisation.',
  'Ask an admin of your organization to do this.':
    'Demandez à un administrateur de votre organisation de le faire.',
  'Your company manages its users in its own directory. Change them there.':
    'Votre entreprise gère ses utilisateurs dans son propre répertoire. Modifiez-les là.',
  'This person has already received several invitations. They can request a link on the sign-in page.':
    'Cette personne a déjà reçu plusieurs invitations. Elle peut demander un lien à la page d’ouverture de session.',
  'You cannot change your own role or access. Ask another admin.':
    'Vous ne pouvez pas modifier votre propre rôle ni votre accès. Adressez-vous à un autre administrateur.',
  'This is the only admin of your organization. Make another user an admin first.':
    'C’est le seul administrateur de votre organisation. Nommez d’abord un autre administrateur.',
  'You can give only permissions that you have yourself. Ask an admin.':
    'Vous pouvez accorder seulement les autorisations que vous avez. Adressez-vous à un administrateur.',
  'Your organization has no such role. Choose another one.':
    'Votre organisation n’a pas ce rôle. Choisissez-en un autre.',
  'Another role has this name. Choose another name.': 'Un autre rôle porte ce nom. Choisissez un autre nom.',
  'Admins always have all permissions.': 'Les administrateurs ont toujours toutes les autorisations.',
  'Roles that every organization has cannot be removed.':
    'Les rôles que toutes les organisations ont ne peuvent pas être supprimés.',
  'An organization can have up to {count} roles. Remove one to add another.':
    'Une organisation peut avoir jusqu’à {count} rôles. Supprimez-en un pour en ajouter un autre.',
  'Users have this role. Give them another one first.':
    'Des utilisateurs ont ce rôle. Donnez-leur d’abord un autre rôle.',
  'Your organization has no such unit. Choose another one.':
    'Votre organisation n’a pas cette unité. Choisissez-en une autre.',
  'Another unit at this place has this name. Choose another name.':
    'Une autre unité porte ce nom au même endroit. Choisissez un autre nom.',
  'A unit cannot be below itself, and units can have up to {count} levels. Choose another place.':
    'Une unité ne peut pas relever d’elle-même, et les unités ont au plus {count} niveaux. Choisissez un autre endroit.',
  'An organization can have up to {count} units. Remove one to add another.':
    'Une organisation peut avoir jusqu’à {count} unités. Supprimez-en une pour en ajouter une autre.',
  'This isn’t a CSV file of users. Its first row needs the headings email, first name and last name.':
    'Ce n’est pas un fichier CSV d’utilisateurs. Sa première ligne doit avoir les titres email, first name et last name.',
  'A file can have up to {count} users. Split it into several files.':
    'Un fichier peut avoir jusqu’à {count} utilisateurs. Divisez-le en plusieurs fichiers.',
  'This value is not valid: {field}.': 'Cette valeur n’est pas valide : {field}.',
  'An earlier row has the same email address.': 'Une ligne précédente a la même adresse courriel.',
  'Your organization has imported several files in the last hour. Try again later.':
    'Votre organisation a importé plusieurs fichiers dans la dernière heure. Réessayez plus tard.',
  'Approval rules or budgets are for this unit. Change or remove them first.':
    'Des règles d’approbation ou des budgets concernent cette unité. Modifiez-les ou supprimez-les d’abord.',
  'This unit has users or other units. Move them first.':
    'Cette unité a des utilisateurs ou d’autres unités. Déplacez-les d’abord.',
  'Choose one of your organization’s addresses.': 'Choisissez une des adresses de votre organisation.',
  'Your organization has no such budget center. Choose another one.':
    'Votre organisation n’a pas ce centre budgétaire. Choisissez-en un autre.',
  'Your organization has no such purchase order. Choose another one.':
    'Votre organisation n’a pas ce bon de commande. Choisissez-en un autre.',
  'This purchase order has no such release. Choose another one.':
    'Ce bon de commande n’a pas cet appel de commande. Choisissez-en un autre.',
  'Your organization has no such cost center. Choose another one.':
    'Votre organisation n’a pas ce centre de coûts. Choisissez-en un autre.',
  'Your organization has no such project. Choose another one.':
    'Votre organisation n’a pas ce projet. Choisissez-en un autre.',
  'Choose a cost center for every item to continue.':
    'Choisissez un centre de coûts pour chaque article afin de continuer.',
  'Choose a project for every item to continue.':
    'Choisissez un projet pour chaque article afin de continuer.',
  'Choose a cost center or a project for each part of the item.':
    'Choisissez un centre de coûts ou un projet pour chaque partie de l’article.',
  'An item has the same cost center and project twice. Combine these parts.':
    'Un article a deux fois le même centre de coûts et le même projet. Regroupez ces parties.',
  'Split an item either by percentage or by amount.':
    'Répartissez un article soit par pourcentage, soit par montant.',
  'Enter a share above 0 with up to two decimals.':
    'Entrez une part supérieure à 0 avec au plus deux décimales.',
  'The percentages of an item must add up to 100.':
    'La somme des pourcentages d’un article doit être de 100.',
  'The last part of an item gets the rest. Leave its amount empty.':
    'La dernière partie d’un article reçoit le reste. Laissez son montant vide.',
  'The amounts that {name} is split into are higher than its price. Change the split to continue.':
    'Les montants de la répartition de {name} dépassent son prix. Modifiez la répartition pour continuer.',
  'Your organization requires a purchase order number.':
    'Votre organisation exige un numéro de bon de commande.',
  'Use up to {count} letters, digits, spaces and . / # _ - in a purchase order number.':
    'Utilisez jusqu’à {count} lettres, chiffres, espaces et . / # _ - dans un numéro de bon de commande.',

  // Fields of `invoiceInfo`.
  'Budget center': 'Centre budgétaire',
  'Choose what the budget is for.': 'Choisissez à quoi sert le budget.',
  'Your organization has no such budget.': 'Votre organisation n’a pas ce budget.',
  'Enter an amount with at most two decimals.': 'Entrez un montant avec au plus deux décimales.',
  'The first month must not be after the last one.': 'Le premier mois ne doit pas suivre le dernier.',
  'Another budget has this code.': 'Un autre budget a ce code.',
  'The budget that pays for the order': 'Le budget qui paie la commande',
  'Cost center': 'Centre de coûts',
  'The cost center that pays for an item': 'Le centre de coûts qui paie un article',
  Project: 'Projet',
  'The project that pays for an item': 'Le projet qui paie un article',
  'Purchase order': 'Bon de commande',
  'The number of your purchase order': 'Le numéro de votre bon de commande',
  'PO release': 'Appel de commande',
  'The part of the purchase order that the order uses':
    'La partie du bon de commande que la commande utilise',
  'No approver decided within {days} days.': 'Aucun approbateur n’a pris de décision en {days} jours.',

  // Privacy.
  'This copy is no longer available. Request a new one.':
    'Cette copie n’est plus disponible. Demandez-en une nouvelle.',
  'Your organization manages this account. Ask its administrator to remove you.':
    'Votre organisation gère ce compte. Demandez à son administrateur de vous retirer.',
  'You have an open order. Erase your data once it is delivered or canceled.':
    'Vous avez une commande en cours. Effacez vos données une fois qu’elle est livrée ou annulée.',
} as const;
