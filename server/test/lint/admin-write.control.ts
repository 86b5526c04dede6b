/**
 * Controls of the ESLint rule that keeps writes out of the admin services. A line that the rule does not report makes
 * its suppression an error.
 */

interface Notes {
  find: () => string;
  recordOne: () => string;
  records: () => string;
}

export class AdminNotes {
  constructor(private readonly notes: Notes) {}

  write(): string {
    // eslint-disable-next-line no-restricted-syntax -- control: a write of another module's service
    return this.notes.recordOne();
  }

  read(): string {
    return this.notes.find() + this.notes.records();
  }
}
