/**
 * Controls of the ESLint rule against promises that outlive a request: each would keep every request that awaits it.
 * A line that the rule does not report makes its suppression an error.
 */

// eslint-disable-next-line no-restricted-syntax -- control: of the module
const ofTheModule = new Promise<boolean>(() => undefined);

// eslint-disable-next-line no-restricted-syntax -- control: exported
export const exported = new Promise<boolean>(() => undefined);

export class Service {
  // eslint-disable-next-line no-restricted-syntax -- control: of the class
  static readonly ofTheClass = new Promise<boolean>(() => undefined);
  // eslint-disable-next-line no-restricted-syntax -- control: of the instance, of which Nest makes one
  private readonly ofTheInstance = new Promise<boolean>(() => undefined);

  wait(): Promise<boolean> {
    return Promise.race([ofTheModule, this.ofTheInstance]);
  }
}

/** What the rule lets pass: a promise made for each call. */
export function perCall(): Promise<boolean> {
  return new Promise<boolean>(() => undefined);
}
