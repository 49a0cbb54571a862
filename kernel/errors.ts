/** Input from outside that can't be used. `code` is for programs and translations, `path` says where, `fault` what. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly code: string;
  readonly path: string;
  readonly fault: string;

  constructor(code: string, path: string, fault: string) {
    super(path === '' ? fault : `${path}: ${fault}`);
    this.code = code;
    this.path = path;
    this.fault = fault;
  }

  /** The same fault, seen from a place further out: a file around a path. */
  within(outer: string): BadInput {
    return new BadInput(this.code, this.path === '' ? outer : `${outer}: ${this.path}`, this.fault);
  }
}

/** For what can't happen: throws at once with what was expected and what was found. */
export function impossible(expected: string, found: unknown): never {
  throw new Error(`expected ${expected}, found ${typeof found === 'string' ? found : JSON.stringify(found)}`);
}
