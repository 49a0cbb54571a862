/** Numbers for Prometheus, in its text format. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #times = new Map<string, Times>();

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

  time(name: string, seconds: number, labels = ''): void {
    const key = labels === '' ? name : `${name}{${labels}}`;
    let times = this.#times.get(key);
    if (times === undefined) {
      times = { name, labels, counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.#times.set(key, times);
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
    for (const [key, value] of sorted(this.#counters)) {
      head(key, 'counter');
      lines.push(`${key} ${value}`);
    }
    for (const [name, read] of this.#gauges) {
      head(name, 'gauge');
      lines.push(`${name} ${read()}`);
    }
    for (const [key, { name, labels, counts, sum, count }] of sorted(this.#times)) {
      head(key, 'histogram');
      const bucket = (limit: number | string): string =>
        `${name}_bucket{${labels === '' ? '' : `${labels},`}le="${limit}"}`;
      const rest = labels === '' ? '' : `{${labels}}`;
      for (const [i, limit] of BUCKETS.entries()) lines.push(`${bucket(limit)} ${counts[i]}`);
      lines.push(`${bucket('+Inf')} ${count}`, `${name}_sum${rest} ${sum}`, `${name}_count${rest} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

/** How often something took how long. */
interface Times {
  readonly name: string;
  readonly labels: string;
  readonly counts: number[];
  sum: number;
  count: number;
}

/** All of one name stand together, as Prometheus wants it. */
function sorted<V>(map: ReadonlyMap<string, V>): [string, V][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
