import type { Connection, mongo } from 'mongoose';

type Document = mongo.BSON.Document;

/** A command as it was sent, reduced to what its plan depends on. */
export interface Query {
  /** Command, collection and shape: the same for queries that differ in their values alone. */
  name: string;
  collection: string;
  command: Document;
}

const READS = ['find', 'aggregate', 'count', 'distinct'];
const WRITES: Readonly<Record<string, string>> = { update: 'updates', delete: 'deletes' };
/** What a command says beside its query, and `explain` takes none of. */
const BESIDE =
  /^(lsid|\$db|\$clusterTime|\$readPreference|txnNumber|writeConcern|readConcern|ordered|maxTimeMS|comment)$/;

/**
 * Collects the queries that the client of a connection sends from now on, each shape once.
 * The client must have been made with `monitorCommands`.
 */
export function collectQueries(connection: Connection): Map<string, Query> {
  const queries = new Map<string, Query>();
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    for (const query of queriesOf(commandName, command)) {
      if (!queries.has(query.name)) queries.set(query.name, query);
    }
  });
  return queries;
}

function queriesOf(commandName: string, sent: Document): Query[] {
  const collection: unknown = sent[commandName];
  if (typeof collection !== 'string') return [];
  const command = Object.fromEntries(Object.entries(sent).filter(([key]) => !BESIDE.test(key)));
  const statements = WRITES[commandName];
  if (statements !== undefined) {
    // `explain` takes one statement at a time.
    return (sent[statements] as Document[]).map((statement) => {
      const selection = { q: statement['q'], sort: statement['sort'], hint: statement['hint'] };
      return {
        name: `${commandName} ${collection} ${JSON.stringify(shapeOf(selection))}`,
        collection,
        command: { [commandName]: collection, [statements]: [statement] },
      };
    });
  }
  if (commandName === 'findAndModify') {
    const { query, sort } = command;
    return [{ name: `${commandName} ${collection} ${JSON.stringify(shapeOf({ query, sort }))}`, collection, command }];
  }
  if (!READS.includes(commandName)) return [];
  const { filter, query, key, pipeline, sort, hint } = command;
  const hasLimit = 'limit' in command;
  const shape = shapeOf({ filter, query, key, pipeline, sort, hint, hasLimit });
  return [{ name: `${commandName} ${collection} ${JSON.stringify(shape)}`, collection, command }];
}

/** A value with the keys and operators that it has, and without its values; a list as the kinds of its entries. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = new Map(value.map(shapeOf).map((shape) => [JSON.stringify(shape), shape]));
    return [...shapes.values()];
  }
  if (typeof value === 'string' && value.startsWith('$')) return value;
  if (typeof value !== 'object' || value === null) return typeof value;
  if ('_bsontype' in value) return value._bsontype;
  if (value instanceof Date || value instanceof Uint8Array || value instanceof RegExp) return value.constructor.name;
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return Object.fromEntries(entries.filter(([, of]) => of !== undefined).map(([key, of]) => [key, shapeOf(of)]));
}

/** What a plan does that grows with its collection: stages that read all of it, or sort all that they are given. */
export async function scansOf(db: mongo.Db, { command }: Query): Promise<string[]> {
  const explained = await db.command({ explain: command, verbosity: 'queryPlanner' });
  return [...new Set(stagesOf(explained))].filter((stage) => /^(COLLSCAN|SORT|\$sort|EOF)$/.test(stage)).toSorted();
}

/** The stages of the plans that won, whichever form the server explains them in. */
function stagesOf(explained: unknown): string[] {
  if (Array.isArray(explained)) return explained.flatMap(stagesOf);
  if (typeof explained !== 'object' || explained === null) return [];
  const { stage } = explained as { stage?: unknown };
  return [
    ...(typeof stage === 'string' ? [stage] : []),
    ...Object.entries(explained).flatMap(([key, value]) => {
      // Nothing of what was asked, nor of the plans that lost.
      if (/^(rejectedPlans|parsedQuery|command|slotBasedPlan)$/.test(key)) return [];
      return [...(key === '$sort' ? [key] : []), ...stagesOf(value)];
    }),
  ];
}
