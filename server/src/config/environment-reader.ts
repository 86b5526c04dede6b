import { ConfigError } from './config-error.js';

/** One variable's rule: `expected` ends the sentence "NAME must be …", `example` is a value that passes. */
export interface Rule<T> {
  readonly expected: string;
  readonly example: string;
  /** Answers undefined when the text breaks the rule. */
  readonly parse: (text: string) => T | undefined;
  /** A secret's value is never repeated in a message. */
  readonly secret?: boolean;
}

/** Reads variables one by one and gathers every problem, so that a person mends them all in one go. */
export class EnvironmentReader {
  private readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** The trimmed value; empty counts as absent, because compose files pass unset variables on as empty ones. */
  text(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  has(name: string): boolean {
    return this.text(name) !== undefined;
  }

  optional<T>(name: string, rule: Rule<T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = rule.parse(text);
    if (value === undefined) {
      const found = rule.secret ? '' : `, not ${JSON.stringify(text)}`;
      this.problem(`${name} must be ${rule.expected}${found}. Example: ${name}=${rule.example}`);
    }
    return value;
  }

  withDefault<T>(name: string, rule: Rule<T>, fallback: T): T {
    return this.optional(name, rule) ?? fallback;
  }

  /** Answers undefined after noting the problem; {@link throwProblems} keeps such a value from being used. */
  required<T>(name: string, rule: Rule<T>, reason: string): T | undefined {
    if (!this.has(name)) {
      this.problem(`${name} is missing: ${reason}. Example: ${name}=${rule.example}`);
      return undefined;
    }
    return this.optional(name, rule);
  }

  problem(sentence: string): void {
    this.problems.push(sentence);
  }

  throwProblems(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems);
  }
}
