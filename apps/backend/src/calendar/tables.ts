/** A day on which the shop is closed, besides the weekends. */
export interface ClosedDayTable {
  /** ISO date in the shop's time zone. */
  day: string;
  /** The reason, such as a holiday. */
  name: string;
}

/** Tables of the calendar. */
export interface CalendarTables {
  closed_day: ClosedDayTable;
}
