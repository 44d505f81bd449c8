import { messages as Messages, protocol, types, type PGlite } from '@electric-sql/pglite';

/** The engine's description of a prepared statement. */
interface Prepared {
  parameterTypes: readonly number[];
  columns: readonly { name: string; dataTypeID: number }[];
}

export interface PreparedResult<R> {
  rows: R[];
  /** Number of rows changed by a write. */
  affectedRows: number;
}

const { serialize } = protocol;
const WRITES = /^(?:INSERT|UPDATE|DELETE|MERGE) /;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Creates prepared statements for the embedded database, which are parsed and planned once and then run in one round trip. PGlite's own
 * `query` parses and plans every time. Values are serialized and parsed with PGlite's own serializers and parsers.
 */
export function createPreparedStatements(pglite: PGlite) {
  const known = new Map<string, Prepared>();
  const send = async (...parts: Uint8Array[]) => (await pglite.execProtocol(joined(parts))).messages;

  async function prepare(name: string, text: string): Promise<Prepared> {
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared: Prepared = { parameterTypes: [], columns: [] };
    for (const message of messages) {
      if (message instanceof Messages.ParameterDescriptionMessage)
        prepared.parameterTypes = message.dataTypeIDs;
      if (message instanceof Messages.RowDescriptionMessage) prepared.columns = message.fields;
    }
    known.set(name, prepared);
    return prepared;
  }

  return async <R>(name: string, text: string, parameters: readonly unknown[]): Promise<PreparedResult<R>> =>
    pglite.runExclusive(async () => {
      const { parameterTypes, columns } = known.get(name) ?? (await prepare(name, text));
      const values = parameters.map((value, place) => {
        if (value === null || value === undefined) return null;
        const write = pglite.serializers[parameterTypes[place] ?? 0];
        return write ? write(value) : String(value);
      });
      const messages = await send(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      );
      const result: PreparedResult<R> = { rows: [], affectedRows: 0 };
      for (const message of messages) {
        if (message instanceof Messages.DataRowMessage) {
          result.rows.push(
            Object.fromEntries(
              columns.map(({ name: column, dataTypeID }, place) => [
                column,
                types.parseType(message.fields[place] ?? null, dataTypeID, pglite.parsers),
              ]),
            ) as R,
          );
        } else if (message instanceof Messages.CommandCompleteMessage && WRITES.test(message.text)) {
          result.affectedRows += Number(message.text.split(' ').at(-1));
        }
      }
      return result;
    });
}
