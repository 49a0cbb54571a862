/** Numbers for Prometheus, in its text format. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #times = new Map<string, { readonly counts: number[]; sum: number; count: number }>();

  count(name: string, labels = '', by = 1): void {
    const key = labels === '' ? name : `${name}{${labels}}`;
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + by);
  }

  counted(name: string, labels = ''): number {
    return this.#counters.get(labels === '' ? name : `${name}{${labels}}`) ?? 0;
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  time(name: string, seconds: number): void {
    let times = this.#times.get(name);
    if (times === undefined) {
      times = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.#times.set(name, times);
    }
    times.sum += seconds;
    times.count += 1;
    for (let i = 0; i < BUCKETS.length; i++) if (seconds <= BUCKETS[i]) times.counts[i] += 1;
  }

  text(): string {
    const lines: string[] = [];
    const named = new Set<string>();
    const head = (key: string, type: string): void => {
      const [name] = key.split('{');
      if (!named.has(name)) lines.push(`# TYPE ${name} ${type}`);
      named.add(name);
    };
    for (const [key, value] of [...this.#counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
      head(key, 'counter');
      lines.push(`${key} ${value}`);
    }
    for (const [name, read] of this.#gauges) {
      head(name, 'gauge');
      lines.push(`${name} ${read()}`);
    }
    for (const [name, { counts, sum, count }] of this.#times) {
      head(name, 'histogram');
      for (const [i, limit] of BUCKETS.entries()) lines.push(`${name}_bucket{le="${limit}"} ${counts[i]}`);
      lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
