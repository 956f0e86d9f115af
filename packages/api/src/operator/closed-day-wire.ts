/** A closed day: row of `GET operator/closed_days`, and the request of `POST operator/closed_days`. */
export interface ClosedDayWire {
  /** ISO date. */
  day: string;
  name: string;
}
