import { BadInput } from '@bonebed/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Occupant } from '../host/host.ts';
import { fromLink, type Imported, readImport } from '../host/imports.ts';
import { packGame } from '../host/share.ts';
import { go, href } from '../route.ts';
import { seatNames } from '../table/names.ts';
import { gameWords, t } from '../words.ts';
import { FaultPlace } from './fault-place.tsx';
import { GoOnWithOthers } from './go-on-with-others.tsx';
import { openFork, ownName } from './open.ts';
import { PageHead } from './page-head.tsx';
import { SeatFields } from './seat-fields.tsx';
import './lobby-screen.css';
import './verify-page.css';

/** A game from elsewhere: from a file, pasted, or in the link. First what it is, then where to go on with it. */
export function ImportPage({ packed }: { packed: string }) {
  const found = useSignal<Imported | null>(null);
  const fault = useSignal<BadInput | null>(null);
  const read = (reading: Promise<Imported>) => {
    fault.value = null;
    reading.then(
      imported => (found.value = imported),
      error => {
        found.value = null;
        fault.value = error instanceof BadInput ? error : new BadInput('other', '', String(error));
      },
    );
  };
  useEffect(() => {
    if (packed !== '') read(fromLink(packed));
  }, []);
  return (
    <div class="page">
      <PageHead />
      <main class="narrow">
        <h1>{t(packed === '' ? 'import.title' : 'import.titleLink')}</h1>
        {packed === '' && <Source onText={text => read(readImport(text))} />}
        {fault.value !== null && <ImportFault fault={fault.value} />}
        {found.value !== null && <Found key={found.value.text} imported={found.value} />}
      </main>
    </div>
  );
}

function Source({ onText }: { onText: (text: string) => void }) {
  const pasted = useSignal('');
  return (
    <div class="form">
      <p>{t('import.line')}</p>
      <label class="row">
        <span>{t('import.file')}</span>
        <input
          type="file"
          accept=".bonebed,.txt,text/plain"
          onChange={event => void event.currentTarget.files?.[0]?.text().then(onText)}
        />
      </label>
      <label class="pasting">
        <span>{t('import.paste')}</span>
        <textarea
          rows={5}
          spellcheck={false}
          value={pasted.value}
          onInput={event => (pasted.value = event.currentTarget.value)}
        />
      </label>
      <button type="button" class="button" onClick={() => onText(pasted.value)}>
        {t('import.read')}
      </button>
    </div>
  );
}

/** What may be wrong with a text, in words; the rest is told as it is. */
const FAULTS = ['empty', 'link', 'record', 'truncated', 'game', 'version', 'edition', 'hash', 'answer'] as const;

function ImportFault({ fault: { code, path, fault } }: { fault: BadInput }) {
  const known = FAULTS.find(one => one === code) ?? 'other';
  return (
    <div role="alert" id="import-fault">
      <p class="fault">{t(`import.fault.${known}`, { path })}</p>
      {fault !== '' && <FaultPlace path={path} fault={fault} />}
    </div>
  );
}

function Found({ imported }: { imported: Imported }) {
  const { text, record, isOtherEdition } = imported;
  const { game, edition, seats: count } = record.header;
  const seats = useSignal<readonly Occupant[]>(imported.seats ?? guessSeats(count));
  const isOver = record.final !== null;
  const look = () =>
    void packGame({ record: text, seats: seats.peek() }).then(packed =>
      go('replay', packed, String(record.answers.length)),
    );
  return (
    <section class="form" id="imported">
      <h2>
        {t('pair', {
          what: gameWords(game, 'title'),
          said: isOver ? t('home.over') : t('import.moves', { count: record.answers.length }),
        })}
      </h2>
      <p class="quiet">
        {t('import.rules', { version: record.header.version })} · {t('about.edition')}{' '}
        <a href={href('about', game, edition)}>
          <code>{edition}</code>
        </a>
        {isOtherEdition && <> ({t('edition.loaded')})</>}
      </p>
      <Seats seats={seats} />
      <div class="game-actions">
        <button
          type="button"
          class="button strong"
          id="keep-here"
          onClick={() => openFork(text, seats.value, record.answers.length)}
        >
          {isOver ? t('import.keepOver') : t('import.keep')}
        </button>
        {isOver && (
          <button type="button" class="button" onClick={look}>
            {t('import.look')}
          </button>
        )}
      </div>
      <GoOnWithOthers record={text} seats={seats.value} isOver={isOver} />
    </section>
  );
}

function Seats({ seats }: { seats: Signal<readonly Occupant[]> }) {
  const names = seatNames(seats.value);
  return (
    <ol class="seat-list">
      {seats.value.map((info, seat) => (
        <SeatFields
          key={seat}
          seat={seat}
          info={info}
          called={names[seat]}
          onChange={next => {
            seats.value = seats.value.map((old, index) => (index === seat ? { ...old, ...next } : old));
          }}
        />
      ))}
    </ol>
  );
}

/** A record does not say who sat where: we have the first seat, the others are people too until someone says otherwise. */
function guessSeats(count: number): Occupant[] {
  return Array.from({ length: count }, (_, seat) => ({
    name: seat === 0 ? ownName() : t('name.other', { number: seat + 1 }),
    kind: 'person',
    bot: null,
  }));
}
