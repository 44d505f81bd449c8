import { endSentence } from '@foolscap/core/messages';
import { writeFrenchMail } from './mail-body.ts';
import { nameForMail } from './name-for-mail.ts';
import {
  LONGEST_CHANGE,
  LONGEST_COMMENT,
  LONGEST_LINE,
  MAIL_TEXTS,
  type ContactMail,
  type MailTexts,
  type NewsletterMail,
  type WaitingOrder,
} from './texts.ts';

const describeComment = (comment: string | undefined) =>
  comment ? [`Commentaire : ${nameForMail(comment, LONGEST_COMMENT)}`] : [];

const describeWaiting = ({ buyer, total, lastDay, approvalUrl }: WaitingOrder) => [
  `Acheteur : ${nameForMail(buyer, 100)}`,
  `Total : ${total}`,
  `Sans décision, elle sera refusée le ${lastDay}`,
  '',
  'Approuvez-la ou refusez-la :',
  approvalUrl,
];

/** Describes a message to the shop. The sender can name any recipient, so no line has a link. */
const describeMessage = ({ topic, name, email, orderNumber, message }: ContactMail) => [
  `Sujet : ${topic}`,
  `Nom : ${nameForMail(name, 100)}`,
  `Adresse courriel : ${nameForMail(email, 254)}`,
  ...(orderNumber ? [`Numéro de commande : ${orderNumber}`] : []),
  '',
  ...message.split(/\r\n|\r|\n/).map((line) => nameForMail(line, LONGEST_LINE)),
];

const describeUnsubscribe = ({ unsubscribeUrl }: NewsletterMail) => ['', 'Se désabonner :', unsubscribeUrl];

const VIEW_ORDER = 'Voir votre commande :';

/** The subjects and texts of all mails to shoppers in French. */
export const FRENCH_MAIL_TEXTS: MailTexts = {
  welcome: ({ firstName, accountUrl, confirmUrl }) =>
    writeFrenchMail(
      'Bienvenue chez Foolscap',
      `Bonjour ${nameForMail(firstName)},`,
      '',
      'Votre compte est prêt. Consultez-y vos commandes, vos adresses et vos récompenses :',
      accountUrl,
      '',
      'Confirmez votre adresse courriel pour ajouter les commandes que vous avez passées avec elle sans compte :',
      confirmUrl,
      '',
      'Si vous n’avez pas créé ce compte, ne tenez pas compte de ce courriel.',
    ),
  confirmEmail: ({ firstName, confirmUrl }) =>
    writeFrenchMail(
      'Confirmez votre adresse courriel',
      `Bonjour ${nameForMail(firstName)},`,
      '',
      'Confirmez cette adresse courriel pour votre compte Foolscap :',
      confirmUrl,
      '',
      'Si vous n’avez pas de compte, ne tenez pas compte de ce courriel.',
    ),
  orderPlaced: (order) =>
    writeFrenchMail(
      `Merci pour votre commande ${order.orderNumber}`,
      'Merci pour votre commande.',
      ...(order.isWaiting
        ? ['Votre organisation doit d’abord l’approuver. D’ici là, rien n’est expédié ni facturé.']
        : []),
      '',
      `Numéro de commande : ${order.orderNumber}`,
      ...order.details,
      '',
      ...order.lines,
      '',
      ...order.amounts,
      '',
      ...(order.tenders.length > 0
        ? [order.isWaiting ? 'À payer avec' : 'Payée avec', ...order.tenders, '']
        : []),
      VIEW_ORDER,
      order.orderUrl,
    ),
  orderShipped: (order) =>
    writeFrenchMail(
      `Votre commande ${order.orderNumber} est en route`,
      `Votre commande ${order.orderNumber} est en route.`,
      ...(order.carrier ? [`Transporteur : ${order.carrier}`] : []),
      ...(order.tracking ? [`Numéro de suivi : ${order.tracking}`] : []),
      '',
      VIEW_ORDER,
      order.orderUrl,
    ),
  orderReady: (order) =>
    writeFrenchMail(
      `Votre commande ${order.orderNumber} est prête pour le ramassage`,
      `Votre commande ${order.orderNumber} est prête pour le ramassage au magasin ${order.store}. Apportez votre numéro de commande et une pièce d’identité avec photo.`,
      '',
      order.address,
      ...order.hours,
      '',
      VIEW_ORDER,
      order.orderUrl,
    ),
  invoiceIssued: ({ number, orderNumber, total, open, dueOn, invoiceUrl }) =>
    writeFrenchMail(
      `Votre facture pour la commande ${orderNumber}`,
      `Voici la facture ${number} de la commande ${orderNumber}.`,
      `Total : ${total}`,
      ...(open === undefined ? ['Elle est payée.'] : [`Montant dû : ${open}`, `Échéance : ${dueOn}`]),
      '',
      'Voir la facture et la télécharger en PDF :',
      invoiceUrl,
    ),
  invoicesPaid: ({ number, amount, details, invoicesUrl }) =>
    writeFrenchMail(
      'Nous avons reçu votre paiement de factures',
      `Nous avons reçu votre paiement de ${amount}. Votre reçu est ${number}.`,
      ...details,
      '',
      'Voir vos factures :',
      invoicesUrl,
    ),
  orderApproved: ({ orderNumber, comment, orderUrl }) =>
    writeFrenchMail(
      `Votre commande ${orderNumber} a été approuvée`,
      `Votre commande ${orderNumber} a été approuvée. Nous la préparons maintenant.`,
      ...describeComment(comment),
      '',
      VIEW_ORDER,
      orderUrl,
    ),
  orderChanged: ({ orderNumber, changes, comment, orderUrl }) =>
    writeFrenchMail(
      `Votre commande ${orderNumber} a été modifiée`,
      `Une personne qui approuve a modifié votre commande ${orderNumber}, qui attend toujours une approbation.`,
      '',
      ...changes.map((change) => nameForMail(change, LONGEST_CHANGE)),
      ...describeComment(comment),
      '',
      VIEW_ORDER,
      orderUrl,
    ),
  orderComment: ({ orderNumber, name, comment, orderUrl }) =>
    writeFrenchMail(
      `Commentaire sur la commande ${orderNumber}`,
      `${nameForMail(name, 100)} a commenté la commande ${orderNumber}, qui attend une approbation.`,
      ...describeComment(comment),
      '',
      'Voir la commande :',
      orderUrl,
    ),
  approvalRequested: (order) =>
    writeFrenchMail(
      `La commande ${order.orderNumber} attend votre approbation`,
      `La commande ${order.orderNumber} attend votre approbation.`,
      '',
      ...describeWaiting(order),
    ),
  approvalReminder: (order) =>
    writeFrenchMail(
      `La commande ${order.orderNumber} attend toujours votre approbation`,
      `La commande ${order.orderNumber} attend toujours votre approbation.`,
      '',
      ...describeWaiting(order),
    ),
  orderDeclined: ({ orderNumber, comment, orderUrl }) =>
    writeFrenchMail(
      `Votre commande ${orderNumber} n’a pas été approuvée`,
      `Votre commande ${orderNumber} n’a pas été approuvée. Rien ne sera expédié ni facturé.`,
      ...describeComment(comment),
      '',
      VIEW_ORDER,
      orderUrl,
    ),
  orderCanceled: (order) =>
    writeFrenchMail(
      `Votre commande ${order.orderNumber} a été annulée`,
      `Votre commande ${order.orderNumber} a été annulée.${order.tenders.length > 0 ? ' Nous vous remboursons.' : ''}`,
      '',
      ...order.tenders,
      '',
      VIEW_ORDER,
      order.orderUrl,
    ),
  membershipEnds: ({ firstName, program, day, membershipUrl }) =>
    writeFrenchMail(
      'Votre adhésion Foolscap prend bientôt fin',
      `Bonjour ${nameForMail(firstName)},`,
      '',
      `${endSentence(`Votre adhésion ${program} prend fin le ${day}`)} Elle ne se renouvelle pas d’elle-même, et rien ne vous est facturé.`,
      '',
      'Pour en garder les avantages, ajoutez une nouvelle adhésion ici. Elle commencera quand celle-ci prendra fin\u00a0:',
      membershipUrl,
    ),
  membershipRenews: (renewal) =>
    writeFrenchMail(
      'Votre adhésion Foolscap sera bientôt renouvelée',
      `Bonjour ${nameForMail(renewal.firstName)},`,
      '',
      `Votre adhésion ${renewal.program} prend fin le ${renewal.day}. Vous avez choisi de la renouveler automatiquement.`,
      renewal.card
        ? `Le ${renewal.orderDay}, nous porterons ${renewal.price}, plus les taxes, à votre carte se terminant par ${renewal.card}. La nouvelle adhésion commencera quand celle-ci prendra fin.`
        : `La nouvelle adhésion coûte ${renewal.price}, plus les taxes. Choisissez une carte valide pour votre adhésion d’ici le ${renewal.orderDay}. Sinon, elle ne sera pas renouvelée et rien ne vous sera facturé.`,
      '',
      'Voyez le prix, choisissez une autre carte ou désactivez le renouvellement automatique ici\u00a0:',
      renewal.membershipUrl,
    ),
  membershipNotRenewed: (failed) =>
    writeFrenchMail(
      'Votre adhésion Foolscap n’a pas pu être renouvelée',
      `Bonjour ${nameForMail(failed.firstName)},`,
      '',
      `Nous n’avons pas pu renouveler votre adhésion ${failed.program}. ${failed.reason} Rien ne vous a été facturé.`,
      failed.retryDay
        ? `Nous réessaierons le ${failed.retryDay}.`
        : `Nous avons désactivé le renouvellement automatique. Votre adhésion prend fin le ${failed.day}.`,
      '',
      'Gérez votre adhésion ici\u00a0:',
      failed.membershipUrl,
    ),
  restockReminder: (order) =>
    writeFrenchMail(
      'Votre prochain réapprovisionnement automatique',
      `Nous commanderons pour vous le ${order.day} : ${order.qty} x ${nameForMail(order.name)}.`,
      `Prix actuel : ${order.price} chacun, avant la livraison et les taxes.`,
      '',
      'Modifiez-la, sautez-la ou annulez-la ici :',
      order.manageUrl,
    ),
  restockProblem: (order) =>
    writeFrenchMail(
      'Votre réapprovisionnement n’a pas pu être commandé',
      `Nous n’avons pas pu commander cet article pour vous : ${nameForMail(order.name)}.`,
      order.reason,
      order.next,
      '',
      'Gérez votre réapprovisionnement automatique ici :',
      order.manageUrl,
    ),
  agentAccess: (requested) =>
    writeFrenchMail(
      'Notre personnel souhaite vous aider avec votre compte',
      `Bonjour ${nameForMail(requested.firstName)},`,
      '',
      `${nameForMail(requested.agent)} de Foolscap demande l’accès à votre compte, pour magasiner ou modifier une commande pour vous. Autorisez-le pour un certain temps, ou ne faites rien pour le refuser :`,
      requested.accessUrl,
      '',
      'Cette page montre tout ce que notre personnel fait dans votre compte. Nous n’avons jamais besoin de votre mot de passe.',
    ),
  invitation: (invited) =>
    writeFrenchMail(
      'Invitation à un compte d’entreprise chez Foolscap',
      `Bonjour ${nameForMail(invited.firstName)},`,
      '',
      `« ${nameForMail(invited.organization)} » vous invite à utiliser son compte d’entreprise chez Foolscap. Choisissez votre mot de passe ici :`,
      invited.inviteUrl,
      '',
      `Le lien fonctionne une seule fois et expire dans ${invited.days} jours. Si vous n’attendiez pas cette invitation, ne tenez pas compte de ce courriel.`,
    ),
  passwordReset: ({ resetUrl, minutes }) =>
    writeFrenchMail(
      'Réinitialisez votre mot de passe Foolscap',
      'Nous avons reçu une demande de réinitialisation de votre mot de passe. Choisissez-en un nouveau ici :',
      resetUrl,
      '',
      `Le lien fonctionne une seule fois et expire dans ${minutes} minutes. Si vous n’avez rien demandé, ne tenez pas compte de ce courriel. Votre mot de passe reste le même.`,
    ),
  passwordChanged: ({ forgotUrl }) =>
    writeFrenchMail(
      'Votre mot de passe Foolscap a été modifié',
      'Votre mot de passe a été modifié. Votre session a été fermée sur tous les autres appareils.',
      '',
      'Si vous ne l’avez pas modifié, réinitialisez-le maintenant :',
      forgotUrl,
    ),
  dataExported: ({ pageUrl, days }) =>
    writeFrenchMail(
      'Vos données Foolscap sont prêtes',
      'La copie de vos données que vous avez demandée est prête. Ouvrez une session pour la télécharger :',
      pageUrl,
      '',
      `Vous pouvez la télécharger pendant ${days} jours. Si vous ne l’avez pas demandée, changez votre mot de passe.`,
    ),
  erasureRequested: () =>
    writeFrenchMail(
      'Nous effaçons vos données Foolscap',
      'Nous avons reçu votre demande d’effacement de vos données. Votre compte est fermé, et votre session a été fermée sur tous les appareils.',
      '',
      'Si vous n’avez pas fait cette demande, répondez maintenant à ce courriel.',
    ),
  dataErased: () =>
    writeFrenchMail(
      'Vos données Foolscap ont été effacées',
      'Votre compte et ses données ont été effacés. Nous gardons vos commandes aussi longtemps que la loi fiscale l’exige, sans votre nom, votre adresse ni votre adresse courriel.',
    ),
  emailChanged: ({ newEmail }) =>
    writeFrenchMail(
      'Votre adresse courriel Foolscap a été modifiée',
      `Ouvrez désormais une session avec ${newEmail}. Nous y envoyons tous les courriels.`,
      '',
      'Si vous ne l’avez pas modifiée, répondez à ce courriel.',
    ),
  // To the shop itself, which reads English.
  contactMessage: MAIL_TEXTS.contactMessage,
  contactCopy: (message) =>
    writeFrenchMail(
      'Nous avons reçu votre message',
      'Merci pour votre message. Nous répondrons à cette adresse courriel.',
      '',
      ...describeMessage(message),
      '',
      'Si vous n’avez pas envoyé ce message, ne tenez pas compte de ce courriel.',
    ),
  newsletterConfirm: (signUp) => ({
    ...writeFrenchMail(
      'Confirmez votre inscription à l’infolettre',
      'Nous avons reçu une demande d’envoi d’offres et de nouvelles à cette adresse courriel. Confirmez-la ici :',
      signUp.confirmUrl,
      '',
      `Le lien fonctionne pendant ${signUp.days} jours. Si vous n’avez pas demandé cette inscription, ne tenez pas compte de ce courriel : sans confirmation, vous ne recevrez aucune infolettre.`,
      ...describeUnsubscribe(signUp),
    ),
    unsubscribeUrl: signUp.oneClickUrl,
  }),
  newsletterWelcome: (signUp) => ({
    ...writeFrenchMail(
      'Votre inscription aux offres et aux nouvelles est confirmée',
      'Merci d’avoir confirmé votre adresse courriel. Vous recevrez désormais nos offres et nos nouvelles.',
      ...describeUnsubscribe(signUp),
    ),
    unsubscribeUrl: signUp.oneClickUrl,
  }),
};
