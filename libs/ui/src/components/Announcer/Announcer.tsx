import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import styles from './Announcer.module.scss';

/** Announces a message to screen readers; `polite` waits for a pause, `assertive` interrupts. */
export type Announce = (announcement: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Milliseconds before a message is cleared: long enough to be announced, short enough not to be found later. */
const CLEAR_AFTER_MS = 5000;

export interface AnnouncerProps {
  /** The application. */
  readonly children: ReactNode;
}

interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly urgency: 'polite' | 'assertive';
}

/** The live regions of an application, one of each kind; components below use them with `useAnnounce`. */
export function Announcer({ children }: AnnouncerProps) {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const lastId = useRef(0);

  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const id = ++lastId.current;
    setAnnouncements((before) => [...before, { id, text, urgency }]);
    setTimeout(
      () => setAnnouncements((before) => before.filter((announcement) => announcement.id !== id)),
      CLEAR_AFTER_MS,
    );
  }, []);

  const region = (urgency: 'polite' | 'assertive') => (
    <div
      className={styles.region}
      role={urgency === 'polite' ? 'status' : 'alert'}
      aria-live={urgency}
      aria-atomic="false"
    >
      {announcements
        .filter((announcement) => announcement.urgency === urgency)
        .map(({ id, text }) => (
          // A new element for each message, so that a repeated message is announced again.
          <p key={id}>{text}</p>
        ))}
    </div>
  );

  return (
    <AnnounceContext value={announce}>
      {children}
      {region('polite')}
      {region('assertive')}
    </AnnounceContext>
  );
}

/** Returns the announce function of the nearest `Announcer`; it does nothing without one. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
