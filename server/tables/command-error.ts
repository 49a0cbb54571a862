import type { AnswerFault, Barrier } from '@bonebed/kernel';
import type { ErrorCode, Refused } from '@bonebed/protocol';

/** Something that was not done, and why. Nothing changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: ErrorCode;
  readonly more: { fault?: AnswerFault; barrier?: Barrier };

  constructor(code: ErrorCode, message: string, more: CommandError['more'] = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }

  toMessage(): Refused {
    return { code: this.code, message: this.message, ...this.more };
  }
}

/**
 * For what a newer server has stored and this one does not know: while servers are replaced one by one, it is left to the newer ones. Whoever
 * asks tries again and comes to one of those in the end.
 */
export class LeftToNewer extends CommandError {
  constructor(what: string) {
    super('unavailable', `${what}; the server is being upgraded, try again in a moment`);
  }
}
