import type { Compilable } from 'kysely';
import type { Database } from './open.ts';

/** Stands for a parameter while a statement is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built and compiled once, at its first use: that takes longer than to take its kept result. `build` gets placeholders,
 * so it must put its parameters into the statement as they are and decide nothing by them.
 */
export function compiledOnce<Parameters extends object, Row>(
  build: (database: Database, parameters: Parameters) => Compilable<Row>,
): (database: Database, parameters: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy({} as Parameters, { get: (_, name) => new Placeholder(String(name)) });
  let compiled: ReturnType<Compilable<Row>['compile']> | undefined;
  return async (database, given) => {
    compiled ??= build(database, placeholders).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name as keyof Parameters] : value,
    );
    return (await database.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
