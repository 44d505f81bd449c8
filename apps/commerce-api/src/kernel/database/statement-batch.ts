import pg from 'pg';
import { preparedName } from './prepared.ts';

/** A statement that waits to be sent. */
export interface BatchedStatement {
  text: string;
  parameters: readonly unknown[];
  resolve: (result: pg.QueryResult<never>) => void;
  reject: (error: unknown) => void;
}

/** The part of a connection of `pg` that queries write to. */
interface Wire {
  _send(message: Buffer): void;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  describe(message: object): void;
  sync(): void;
  on(event: 'parseComplete', listener: () => void): void;
  off(event: 'parseComplete', listener: () => void): void;
}

/** The columns of a result, as `pg` keeps them. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The parts of a query of `pg` that its client calls. */
interface WireQuery {
  name?: string;
  text: string;
  _result: Columns & { _types: pg.CustomTypesConfig };
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  hasBeenParsed(wire: Wire): boolean;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, wire: Wire): void;
  handleEmptyQuery(wire: Wire): void;
  handleError(error: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

// The types of `pg` leave out the members of a query that its client calls, which `WireQuery` declares.
const WireQuery = pg.Query as unknown as new (
  config: pg.QueryConfig,
  callback?: (error: unknown, result: pg.QueryResult<never>) => void,
) => WireQuery;
// Exported by `pg`, and missing in its types.
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/** The columns of the prepared statements of each connection; a batch requests them once, and not at every call. */
const described = new WeakMap<Wire, Map<string, Columns>>();

function getDescribed(wire: Wire): Map<string, Columns> {
  const columns = described.get(wire) ?? new Map<string, Columns>();
  described.set(wire, columns);
  return columns;
}

/** Begins and ends of transactions have no tag, and are sent with most batches. */
const getName = (text: string): string | undefined =>
  preparedName(text) ?? (/^(?:begin|commit)\b[\w /*]*$/.test(text) ? text.replace(/\W+/g, '.') : undefined);

/**
 * Statements that `pg` sends together, with one answer of the server for all: a system call, and a wake-up of the other process, take longer than most
 * statements. They run one after the other; if one fails, all of them fail with its error.
 */
class StatementBatch extends WireQuery {
  readonly #queries: WireQuery[];
  /** Queries whose statement the server parses with this batch, in their order; those without a name are parsed each time. */
  readonly #parsing: WireQuery[] = [];
  #current = 0;
  #wire: Wire | undefined;

  /** @throws for parameters that cannot be sent; none of the statements is sent then */
  constructor(statements: readonly BatchedStatement[], types: pg.CustomTypesConfig | undefined) {
    super({ text: '' });
    this.#queries = statements.map(({ text, parameters, resolve, reject }) => {
      const name = getName(text);
      const query = new WireQuery(
        { text, values: parameters.map(prepareValue), ...(name ? { name } : {}) },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
      if (types) query._result._types = types;
      return query;
    });
  }

  submit(wire: Wire): null {
    this.#wire = wire;
    const columns = getDescribed(wire);
    const messages: Buffer[] = [];
    const collect = { _send: (message: Buffer) => messages.push(message) };
    // Everything but the end of the batch, which is for all of them.
    const collecting = Object.assign(Object.create(wire) as Wire, collect, { sync: () => undefined });
    const quiet = Object.assign(Object.create(collecting) as Wire, { describe: () => undefined });
    for (const query of this.#queries) {
      if (!query.hasBeenParsed(wire)) this.#parsing.push(query);
      const known = query.name && columns.get(query.name);
      if (known) Object.assign(query._result, known);
      if (known) query._accumulateRows = true;
      query.prepare(known ? quiet : collecting);
    }
    wire.sync.call(collecting);
    wire._send(Buffer.concat(messages));
    if (this.#parsing.length) wire.on('parseComplete', this.#parsed);
    return null;
  }

  readonly #parsed = (): void => {
    const { name, text } = this.#parsing.shift() ?? {};
    if (!this.#wire || !name) return;
    this.#wire.parsedStatements[name] = text!;
    delete this.#wire.submittedNamedStatements[name];
  };

  #end(): void {
    const wire = this.#wire;
    wire?.off('parseComplete', this.#parsed);
    // Statements behind one that failed were not prepared.
    for (const { name } of this.#parsing.splice(0)) if (name) delete wire?.submittedNamedStatements[name];
  }

  override handleRowDescription(message: object): void {
    this.#queries[this.#current]!.handleRowDescription(message);
  }

  override handleDataRow(message: object): void {
    this.#queries[this.#current]!.handleDataRow(message);
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    const query = this.#queries[this.#current]!;
    query.handleCommandComplete(message, wire);
    const { fields, _parsers, _prebuiltEmptyResultObject } = query._result;
    if (query.name) getDescribed(wire).set(query.name, { fields, _parsers, _prebuiltEmptyResultObject });
    this.#current += 1;
  }

  override handleEmptyQuery(): void {
    this.#current += 1;
  }

  /** All fail: outside of a transaction, the server undoes the statements before a failed one. */
  override handleError(error: unknown, wire: Wire): void {
    this.#end();
    for (const query of this.#queries) query.handleError(error, wire);
  }

  override handleReadyForQuery(wire: Wire): void {
    this.#end();
    for (const query of this.#queries) query.handleReadyForQuery(wire);
  }
}

/** Sends statements on a connection that has `pipeline` set; each is answered by its own callbacks. */
export function sendBatch(
  client: pg.ClientBase,
  statements: readonly BatchedStatement[],
  types: pg.CustomTypesConfig | undefined,
): void {
  try {
    // The client calls more of a query than the public type `Submittable` has; a batch has all of it.
    client.query(new StatementBatch(statements, types) as unknown as pg.Submittable);
  } catch (error) {
    for (const { reject } of statements) reject(error);
  }
}
