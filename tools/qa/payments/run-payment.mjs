import { createVisitor } from '../visitor.mjs';
import { runStep } from './steps.mjs';

/** Lists the codes of a reply: of its errors and messages, or the status of its order. */
function getCodes({ body }) {
  if (body.error) return [body.error.code];
  const { error = [], cartInfo, order } = body.data;
  return [
    ...[
      ...error,
      ...(cartInfo?.messages ?? []),
      ...(cartInfo?.items ?? []).flatMap(({ messages }) => messages),
    ].map(({ code }) => code),
    ...(order ? [order.status] : []),
  ];
}

/**
 * Runs the steps of a payment outcome as a new visitor of the consumer site.
 * @returns {Promise<{ came: boolean, shown: string[] }>} whether it occurred, and the result shown in the last reply
 */
export async function runPayment(url, { code, steps }) {
  const send = createVisitor(url, 'consumer');
  let reply;
  for (const step of steps) reply = await runStep(send, step);
  const shown = [...new Set(getCodes(reply))];
  return { came: shown.includes(code), shown };
}
