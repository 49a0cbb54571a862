import type { Report } from '@bonebed/protocol';
import { href } from '../route.ts';
import { gameWords } from '../words.ts';
import type { Act } from './admin-page.tsx';
import { a, moment } from './words.ts';

/** What people have reported, and what can be done about it at once. */
export function Reports({ reports, act }: { reports: readonly Report[]; act: Act }) {
  return (
    <section aria-labelledby="admin-reports">
      <h2 id="admin-reports">{a('reports')}</h2>
      {reports.length === 0 && <p class="quiet">{a('reports.none')}</p>}
      <ul class="plain">
        {reports.map(report => (
          <OneReport key={report.id} report={report} act={act} />
        ))}
      </ul>
    </section>
  );
}

function OneReport({ report, act }: { report: Report; act: Act }) {
  const { id, at, table, game, names, reporter, person, words, lines, times, isClosed } = report;
  const there = names.flatMap(name => name ?? []).join(', ');
  return (
    <li class="card-like" data-report={id}>
      <div class="row">
        <b dir="auto">{a('report.about', { name: person.name, reporter: reporter.name })}</b>
        <span class="quiet">
          {moment(at)} · {a('report.times', { count: times })}
        </span>
        {isClosed && <span class="tag">{a('report.settled')}</span>}
        {person.isSilenced && <span class="tag">{a('silenced')}</span>}
      </div>
      {words === '' ? <p class="quiet">{a('report.noWords')}</p> : <blockquote dir="auto">{words}</blockquote>}
      <p>
        <a href={href('at', table)}>{gameWords(game, 'short')}</a> · {a('report.names', { names: there })}
      </p>
      <details open={!isClosed}>
        <summary>{a('report.lines')}</summary>
        {lines.length === 0 && <p class="quiet">{a('report.silence')}</p>}
        <ol class="plain">
          {lines.map(line => (
            <li key={line.id}>
              <span class="quiet">{moment(line.at)}</span> <b dir="auto">{line.name}</b>{' '}
              <span dir="auto">{line.text}</span>
            </li>
          ))}
        </ol>
      </details>
      {!isClosed && (
        <div class="row">
          <button type="button" class="button small" data-act="settle" onClick={() => void act('settle', id)}>
            {a('settle')}
          </button>
          <button
            type="button"
            class="link"
            onClick={() => void act(person.isSilenced ? 'unsilence' : 'silence', person.id)}
          >
            {a(person.isSilenced ? 'unsilence' : 'silence')} ({person.name})
          </button>
        </div>
      )}
    </li>
  );
}
