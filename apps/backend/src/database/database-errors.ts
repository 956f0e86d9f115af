/** The database did not respond in time: unreachable, frozen or overloaded. A later retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The disk of the database is full: reads work, writes work again once there is space. */
export class DatabaseFull extends DatabaseUnavailable {}
