/** The database did not answer in time: unreachable, frozen or overloaded. A later retry may succeed. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}
