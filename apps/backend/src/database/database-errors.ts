/** The database did not answer in time: unreachable, frozen or overloaded. A later retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The database has no room to write: reading goes on, and writing does once there is room again. */
export class DatabaseFull extends DatabaseUnavailable {}
