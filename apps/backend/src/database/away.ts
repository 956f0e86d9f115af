/** The database did not serve in time: unreachable, frozen, or busy beyond its bounds. Asking again later may help. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}
