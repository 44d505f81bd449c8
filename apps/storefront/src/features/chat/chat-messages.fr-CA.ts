import type { Translation } from '@foolscap/core/messages';
import type * as english from './chat-messages.ts';

export const CHAT_SCREEN_MESSAGES: Translation<typeof english.CHAT_SCREEN_MESSAGES> = {
  chatPages: {
    title: 'Clavarder avec nous',
    sendInstead: 'Envoyez-nous plutôt un message',
    needsScript: 'Le clavardage exige JavaScript. Activez-le dans votre navigateur et rechargez cette page.',
    joined: (name) =>
      `Bonjour${name ? ` ${name}` : ''}! Je suis une démonstration et je connais notre centre d’aide. Quelle est votre question?`,
    hello: 'Bonjour! Que puis-je faire pour vous?',
    welcome: 'Avec plaisir. Autre chose?',
    onItsPage: 'Vous pouvez voir où en est une commande sur sa page.',
    yourOrders: 'Vos commandes',
    findOrder: 'Trouver une commande',
    demo: 'Je suis une démonstration : personne ne vous répond en direct. Nous répondons aux messages par courriel.',
    sendMessage: 'Envoyez-nous un message',
    maybe: 'Ces pages de notre centre d’aide y répondent peut-être :',
    unknown: 'Je n’ai pas la réponse. Notre équipe, oui.',
  },
};
