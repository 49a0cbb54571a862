import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that are named begin first, in this order: begun last, one of them would keep one core busy while the other has nothing left to do. */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification) => {
    const found = names.findIndex(name => moduleId.includes(name));
    return found === -1 ? names.length : found;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
}
