/** The database did not answer in time: unreachable, frozen or overloaded. A later retry may succeed. */
export class DatabaseAway extends Error {
  override readonly name: string = 'DatabaseAway';
}

/** The database has no room to write: reading goes on, and writing does once there is room again. */
export class DatabaseFull extends DatabaseAway {}
