/** What is being done, by its name: however many ask for it meanwhile, it is done once. */
export class SingleFlight {
  readonly #doing = new Map<string, Promise<unknown>>();

  get isBusy(): boolean {
    return this.#doing.size > 0;
  }

  do<V>(name: string, work: () => Promise<V>): Promise<V> {
    // Whoever does the same thing does it for the same result.
    const known = this.#doing.get(name) as Promise<V> | undefined;
    if (known !== undefined) return known;
    const doing = work().finally(() => this.#doing.delete(name));
    this.#doing.set(name, doing);
    return doing;
  }
}
