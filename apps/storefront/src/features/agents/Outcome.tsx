import { useLocation } from 'react-router';
import { Alert, useMessages } from '@foolscap/ui/components';
import { AGENTS_MESSAGES } from './agents-messages.ts';

/** The outcome of the form that led to the page. */
export function Outcome() {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const query = new URLSearchParams(useLocation().search);
  const code = query.get('error');
  if (code !== null) {
    const faults: Readonly<Record<string, string>> = texts.faults;
    return <Alert kind="failure">{Object.hasOwn(faults, code) ? faults[code] : texts.notDone}</Alert>;
  }
  const done: Readonly<Record<string, string>> = {
    requested: texts.accessRequested,
    allowed: texts.allowed,
    declined: texts.requestDeclined,
    withdrawn: texts.withdrawn,
  };
  const text = done[query.get('done') ?? ''];
  return text === undefined ? null : <Alert kind="success">{text}</Alert>;
}
