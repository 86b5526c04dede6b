import { TestEnvironment } from 'jest-environment-jsdom';

/** For tests of React code (`@jest-environment ./jest.jsdom.mjs`): jsdom, with the globals that it lacks. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { window } = this.dom;
    // For React Router: a navigation makes a Request, whose signal must be of the same kind.
    Object.assign(this.global, { AbortController, AbortSignal, Request, TextEncoder });
    window.HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    window.HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  }
}
