/** Where the database's own news go: the server's logger, or the terminal of a test run. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
