/** Reports an invalid catalogue; `problems` lists file, id and reason of each fault. */
export class CatalogueError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The catalogue cannot be loaded:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}
