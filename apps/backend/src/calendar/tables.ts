/** A day on which the shop is closed, besides the weekends. */
export interface ClosedDayTable {
  /** ISO date in the shop's time zone. */
  day: string;
  /** Why it is closed. */
  name: string;
}

/** Tables of the calendar. */
export interface CalendarTables {
  closed_day: ClosedDayTable;
}
