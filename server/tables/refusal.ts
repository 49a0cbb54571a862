import type { AnswerFault, Barrier } from '@bonebed/kernel';
import type { ErrorCode, Refused } from '@bonebed/protocol';

/** Something that was not done, and why. Nothing changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly more: { fault?: AnswerFault; barrier?: Barrier };

  constructor(code: ErrorCode, message: string, more: Refusal['more'] = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }

  toMessage(): Refused {
    return { code: this.code, message: this.message, ...this.more };
  }
}
