import { endSentence } from '@foolscap/core/messages';
import type { Translation } from '@foolscap/core/messages';
import type * as english from './account-messages.ts';

export const ACCOUNT_SCREEN_MESSAGES: Translation<typeof english.ACCOUNT_SCREEN_MESSAGES> = {
  accountPages: {
    orgManages: 'Votre organisation gère votre nom et votre adresse courriel. Demandez-lui de les modifier.',
    overview: 'Aperçu',
    orders: 'Commandes',
    profile: 'Profil',
    addresses: 'Adresses',
    cards: 'Cartes',
    quickBuy: 'Achat rapide',
    autoRestock: 'Réapprovisionnement automatique',
    rewards: 'Récompenses',
    messages: 'Messages',
    devices: 'Appareils',
    yourData: 'Vos données',
    lists: 'Listes',
    quickOrder: 'Commande rapide',
    shipTo: 'Adresse de livraison',
    approvals: (waiting) =>
      waiting > 0 ? `Approbations (${waiting.toLocaleString('fr-CA')})` : 'Approbations',
    users: 'Utilisateurs',
    yourAccount: 'Votre compte',
    welcomeNote: (name) => `Votre compte est prêt, ${name}. Ces étapes vous aident à en profiter pleinement.`,
    startShopping: 'Commencer à magasiner',
    getStarted: 'Premiers pas',
    hello: (name, tier) => `Bonjour ${name}${tier ? `, membre ${tier}` : ''}.`,
    seeRewards: 'Voir vos récompenses',
    join: 'Adhérez au programme de récompenses',
    allOrders: 'Toutes les commandes',
    recentOrders: 'Commandes récentes',
    saveAddress: 'Enregistrer l’adresse',
    cancel: 'Annuler',
    confirmedBefore: 'Votre adresse courriel est déjà confirmée',
    confirmed: 'Votre adresse courriel est confirmée',
    ordersAdded:
      'Les commandes que vous avez passées avec cette adresse sans compte sont maintenant dans votre compte.',
    seeOrders: 'Voir vos commandes',
    confirmTitle: 'Confirmez votre adresse courriel',
    ordersWillBeAdded:
      'Les commandes que vous avez passées avec cette adresse sans compte seront ajoutées à votre compte.',
    confirmButton: 'Confirmer l’adresse courriel',
    forgot: 'Mot de passe oublié?',
    forgotHint:
      'Entrez l’adresse courriel de votre compte. Nous vous enverrons un lien pour réinitialiser votre mot de passe.',
    backToSignIn: 'Retour à l’ouverture de session',
    passwordWrong: 'Ce n’est pas votre mot de passe actuel. Réessayez.',
    tooMany: 'Trop de tentatives. Attendez une minute, puis réessayez.',
    ordersOpen:
      'Vous avez une commande en cours. Effacez vos données une fois qu’elle sera livrée ou annulée.',
    managed: 'Votre organisation gère ce compte. Demandez à son administrateur de vous retirer.',
    copyGone: 'Cette copie n’est plus disponible. Demandez-en une nouvelle.',
    dataFailed: 'Nous n’avons pas pu traiter votre demande. Réessayez dans un instant.',
    closed:
      'Votre compte est fermé et votre session est fermée sur tous les appareils. Nous vous écrirons quand vos données seront effacées.',
    erasing: 'Nous effaçons vos données',
    home: 'Aller à la page d’accueil',
    dataHint: 'Obtenez une copie de ce que nous conservons à votre sujet, ou effacez-le.',
    requestsFailed: 'Nous n’avons pas pu afficher vos demandes. Réessayez dans un instant.',
    getCopy: 'Obtenir une copie',
    requestCopy: 'Demander une copie',
    inProgress: 'en cours',
    expired: 'expirée',
    download: 'Télécharger',
    erase: 'Effacer mes données',
    eraseHint:
      'Nous fermons votre compte et supprimons ce que nous conservons à votre sujet. Nous gardons vos commandes et vos paiements aussi longtemps que la loi fiscale l’exige, avec l’État et le code postal, mais sans votre nom, votre adresse, votre adresse courriel ni votre carte.',
    eraseWarning:
      'Cette action est irréversible. Vous perdez vos récompenses, vos listes, vos cartes enregistrées, vos réapprovisionnements automatiques et l’historique de vos commandes.',
    currentPassword: 'Mot de passe actuel',
    keep: 'Conserver mon compte',
    createBusiness: 'Créer un compte d’entreprise',
    create: 'Créer un compte',
    signIn: 'Ouvrir une session',
    newPassword: 'Choisissez un nouveau mot de passe',
    newLink: 'Demander un nouveau lien',
    notSignedIn: 'Nous n’avons pas pu confirmer que votre session est ouverte.',
    tryAgain: 'Réessayer',
    signInAgain:
      'Ouvrez de nouveau une session pour continuer. Si vous venez de le faire, attendez un instant, puis réessayez.',
    signInBusiness: 'Ouvrir une session d’entreprise',
    findOrder: 'Trouver votre commande',
    passwordChanged: 'Votre mot de passe a été changé. Ouvrez une session avec le nouveau.',
    signInWithLink: 'Ouvrir une session avec votre lien',
    invited: 'Votre organisation vous invite à magasiner à ses prix. Le lien ne fonctionne qu’une fois.',
    verification: 'Vérification par un tiers',
    verificationHint:
      'Ouvrez le lien que votre organisation vous a envoyé. S’il ne fonctionne pas, demandez-lui-en un nouveau.',
    shop: 'Commencer à magasiner',
    unread: (count) => `Messages (${count} ${count <= 1 ? 'nouveau' : 'nouveaux'})`,
    earn: 'Chaque commande rapporte des récompenses.',
    copyHint: (days) =>
      `La copie est un fichier JSON avec votre profil, vos adresses, vos commandes, votre panier, vos listes, vos avis, vos messages et tout ce que nous conservons à votre sujet. Elle est habituellement prête en quelques minutes, et nous vous écrivons si vous avez confirmé votre adresse courriel. Vous pouvez la télécharger ici pendant ${days} jours.`,
    newCopyAfter: (day) => endSentence(`Vous pourrez demander une nouvelle copie après le ${day}`),
    requestedOn: (day) => `Demandée le ${day} :`,
    readyUntil: (day) => `prête jusqu’au ${day}`,
    openOrders: (count) =>
      count <= 1
        ? 'Vous avez une commande en cours. Vous pourrez effacer vos données une fois qu’elle sera livrée ou annulée.'
        : `Vous avez ${count} commandes en cours. Vous pourrez effacer vos données une fois qu’elles seront livrées ou annulées.`,
    haveAccount: 'Vous avez déjà un compte?',
    newHere: 'C’est votre première visite?',
    orderedAsGuest: 'Vous avez commandé sans compte?',
    haveOne: 'Vous avez un compte?',
    shoppingFor: (organization, person) => `Vous magasinez pour ${organization} en tant que ${person}.`,
  },
};
