import { share } from '../lab/figures.ts';
import { both, plain } from '../lab/labels.ts';
import { pairPlot, sharePlot } from '../lab/plots.ts';
import type { Findings } from './findings.ts';
import type { Group } from './groups.ts';

export interface Picture {
  readonly file: string;
  readonly title: string;
  readonly svg: string;
}

/** Of a long list only so many at each end are drawn: what is taken most, and what is hardly taken. */
const MOST_AT_AN_END = 12;

/** Where points come from, and how often each of a group is taken when it could be. */
export function picturesOf(table: Findings): Picture[] {
  const { own, groups, sources } = table;
  const scored = sources.filter(({ winners, others }) => winners !== 0 || others !== 0);
  const scores = {
    file: fileOf(table, 'scores'),
    title: 'Where points come from: winners (full dots) and the others (rings)',
    svg: standalone(pairPlot(both('report.sources'), scored)),
  };
  const noted = groups.filter(({ name, members }) => own.includes(name) && members.length > 0);
  return [
    scores,
    ...noted.map(group => ({
      file: fileOf(table, group.name),
      title: `How often each is taken when it could be: ${group.name}`,
      svg: standalone(groupPlot(group)),
    })),
  ];
}

function fileOf({ seats, settings }: Findings, what: string): string {
  const set = Object.entries(settings).map(([id, value]) => `-${id}-${value}`);
  return `${seats}${set.join('')}-${what}.svg`;
}

function groupPlot({ name, members }: Group): string {
  const isLong = members.length > 2 * MOST_AT_AN_END;
  const shown = isLong ? [...members.slice(0, MOST_AT_AN_END), ...members.slice(-MOST_AT_AN_END)] : members;
  const rows = shown.map(({ name: member, times, chances }) => ({
    name: plain(member),
    share: share(times, chances),
    note: plain(`${times} / ${chances}`),
  }));
  return sharePlot(plain(name), rows, 0);
}

/** A plot of a report, with the paper and ink that it has there from its page. */
function standalone(svg: string): string {
  return svg
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="540" ')
    .replace('>', `><style>${STYLE}</style><rect width="100%" height="100%" fill="#fbf6ea"/>`);
}

const STYLE = [
  'text{font:13px sans-serif;fill:#2a2119}.fr{display:none}.faint{fill:#6d5f4d}.strong{font-weight:500}.small{font-size:11.5px}',
  '.axis{stroke:#6d5f4d}.rail{stroke:#d9ccb2;stroke-width:2}.chance{stroke:#6d5f4d;stroke-dasharray:2 4}',
  '.whisker{stroke:#9a6f1e;stroke-width:3;stroke-linecap:round;opacity:.6}',
  '.dot{fill:#9a6f1e;stroke:#fbf6ea}.ring{fill:#fbf6ea;stroke:#274c77;stroke-width:2.2}',
].join('');
