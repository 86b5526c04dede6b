/** Prints the steps of the proof and what came of each. */
export class Report {
  passed = 0;
  failed = 0;

  chapter(title) {
    console.log(`\n${title}`);
  }

  note(text) {
    console.log(`        ${text}`);
  }

  /**
   * One step; its result is printed behind its name.
   * @returns whether it went well; a step that throws is printed and counted, and the others go on
   */
  async step(name, work) {
    const began = performance.now();
    const line = (mark, rest) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
      console.log(`  ${mark} ${seconds} s  ${name}${rest ? `: ${rest}` : ''}`);
    };
    try {
      line('ok  ', await work());
      this.passed++;
      return true;
    } catch (error) {
      line('FAIL', error.message);
      this.failed++;
      return false;
    }
  }

  sum() {
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0;
  }
}

/** @throws when it isn't so */
export function must(is, otherwise) {
  if (!is) throw new Error(otherwise);
}
