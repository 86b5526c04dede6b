import { OperatorError } from './operator-error.js';

/** The environment can't be used. `message` holds one sentence per wrong variable, each on a line of its own. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
