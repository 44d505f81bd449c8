import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
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
  /** Empty once it is cleared. */
  readonly text: string;
}

/** Holds the latest announcement of a live region and clears it after a while. */
function useAnnouncement(): readonly [Announcement, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ id: 0, text: '' });
  const { id, text } = announcement;
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setAnnouncement({ id, text: '' }), CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, text]);
  const announce = useCallback((next: string) => {
    setAnnouncement((before) => ({ id: before.id + 1, text: next }));
  }, []);
  return [announcement, announce];
}

/** The live regions of an application, one of each kind; components below use them with `useAnnounce`. */
export function Announcer({ children }: AnnouncerProps) {
  const [polite, announcePolitely] = useAnnouncement();
  const [assertive, announceAssertively] = useAnnouncement();

  const announce = useCallback<Announce>(
    (text, urgency) => (urgency === 'assertive' ? announceAssertively : announcePolitely)(text),
    [announceAssertively, announcePolitely],
  );

  const region = (urgency: 'polite' | 'assertive', { id, text }: Announcement) => (
    <div
      className={styles.region}
      role={urgency === 'polite' ? 'status' : 'alert'}
      aria-live={urgency}
      aria-atomic="false"
    >
      {/* A new element for each message, so that a repeated message is announced again. */}
      {text && <p key={id}>{text}</p>}
    </div>
  );

  return (
    <AnnounceContext value={announce}>
      {children}
      {region('polite', polite)}
      {region('assertive', assertive)}
    </AnnounceContext>
  );
}

/** Returns the announce function of the nearest `Announcer`; it does nothing without one. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
