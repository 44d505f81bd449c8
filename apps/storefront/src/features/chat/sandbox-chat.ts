import type { ContentClient } from '@foolscap/content/client';
import type { ChatEvent, ChatLink, ChatProvider } from '@foolscap/content/model';
import { CHAT_SCREEN_MESSAGES } from './chat-messages.ts';

const { chatPages: texts } = CHAT_SCREEN_MESSAGES;

/** Milliseconds until the agent joins, and for each reply. */
const REPLY_MS = 900;

const AGENT = 'Robin (demo)';

interface Answer {
  matches: RegExp;
  text: string;
  links?: readonly ChatLink[];
}

/** Replies to common messages. The others are searched for in the help center. */
const ANSWERS: readonly Answer[] = [
  { matches: /^(hi|hello|hey|good (morning|afternoon|evening)|bonjour|salut)\b/i, text: texts.hello },
  { matches: /\b(thanks?|thank you|merci)\b/i, text: texts.welcome },
  {
    matches:
      /\b(where|track|status|late|arrive)\b.*\b(order|package|delivery)\b|\border status\b|\b(suivre|suivi|où|quand|retard)\b.*\b(commande|colis|livraison)\b/i,
    text: texts.onItsPage,
    links: [
      { label: texts.yourOrders, href: '/account/orders' },
      { label: texts.findOrder, href: '/orders/find' },
    ],
  },
  {
    matches: /\b(human|person|agent|phone|call|humain|personne|téléphone|appeler)\b/i,
    text: texts.demo,
    links: [{ label: texts.sendMessage, href: '/contact' }],
  },
];

const MAX_LINKS = 3;

/**
 * Creates the chat of a demo: an agent with prepared replies, which looks up anything else in the help center.
 *
 * @param client reads the help center
 */
export function createSandboxChat(
  client: Pick<ContentClient, 'readHelp'>,
): Pick<ChatProvider, 'isReady' | 'start'> {
  async function answer(text: string): Promise<ChatEvent> {
    const known = ANSWERS.find(({ matches }) => matches.test(text));
    if (known) return { type: 'message', text: known.text, ...(known.links && { links: known.links }) };
    const { results = [] } = await client.readHelp({ q: text.slice(0, 100) }).catch(() => ({ results: [] }));
    return results.length > 0
      ? {
          type: 'message',
          text: texts.maybe,
          links: results.slice(0, MAX_LINKS).map(({ title, path }) => ({ label: title, href: path })),
        }
      : {
          type: 'message',
          text: texts.unknown,
          links: [{ label: texts.sendMessage, href: '/contact' }],
        };
  }
  return {
    isReady: () => true,
    start({ name }, listen) {
      const timers = new Set<ReturnType<typeof setTimeout>>();
      let isOver = false;
      const emit = (event: ChatEvent) => {
        if (!isOver) listen(event);
      };
      const later = (run: () => void) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          run();
        }, REPLY_MS);
        timers.add(timer);
      };
      later(() => {
        emit({ type: 'joined', agent: AGENT });
        emit({
          type: 'message',
          text: texts.joined(name),
        });
      });
      return {
        send(text) {
          emit({ type: 'typing' });
          later(() => void answer(text).then(emit));
        },
        end() {
          isOver = true;
          timers.forEach(clearTimeout);
        },
      };
    },
  };
}
