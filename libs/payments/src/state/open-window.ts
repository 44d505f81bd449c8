/** An open window of another origin. */
export interface OpenedWindow<Outcome> {
  /** Resolves once; to the outcome of a closed window if the shopper closes it. */
  outcome: Promise<Outcome>;
  focus(): void;
  close(): void;
}

const FEATURES = 'popup,width=480,height=720';
const POLL_MS = 400;

/**
 * Opens a window and waits for its message. Only messages from the window itself and from the origin of its URL are accepted.
 * @param read returns the outcome of a message; undefined for other messages
 * @param closed the outcome if the window is closed without a message
 * @returns undefined if the browser has blocked it
 */
export function openWindow<Outcome>(
  page: Window,
  { url, name }: { url: string; name: string },
  read: (data: unknown) => Outcome | undefined,
  closed: Outcome,
): OpenedWindow<Outcome> | undefined {
  const opened = page.open(url, name, FEATURES);
  if (!opened) return undefined;
  const { origin } = new URL(url);
  let stop: () => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== opened) return;
      const message = read(event.data);
      if (message) resolve(message);
    };
    page.addEventListener('message', onMessage);
    // A window of another origin does not report that it was closed. A message that it sends just before closing itself may arrive after it
    // is found closed, so it counts as closed without a message only at the next check.
    let seenClosed = false;
    const poll = page.setInterval(() => {
      if (seenClosed) resolve(closed);
      seenClosed = opened.closed;
    }, POLL_MS);
    stop = () => {
      page.removeEventListener('message', onMessage);
      page.clearInterval(poll);
      resolve(closed);
    };
  });
  void outcome.then(() => stop());
  return {
    outcome,
    focus: () => opened.focus(),
    close: () => {
      stop();
      opened.close();
    },
  };
}
