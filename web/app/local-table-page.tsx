import type { GameRules } from '@bonebed/games';
import { useComputed, useSignal } from '@preact/signals';
import { gameWith } from '../host/editions.ts';
import type { Host, Note, Occupant } from '../host/host.ts';
import { type Elsewhere, isLocal, type LocalHost, localHost } from '../host/local.ts';
import { build, cacheName } from '../offline/build.ts';
import { keepingFault } from '../offline/storage.ts';
import { KeepingFault } from '../offline/strip.tsx';
import { preferences } from '../preferences.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { lazy } from './lazy.tsx';
import { hasOpened, openingOf } from './open.ts';
import { TablePage } from './table-page.tsx';

const KeptAside = lazy(async () => (await import('./kept-aside.tsx')).KeptAside);

/** A table of this device. One tab plays it; the others say so and can take it over. */
export function LocalTablePage({ id, moment }: { id: string; moment: number | null }) {
  /** How often this page has taken the table over from another tab. */
  const taken = useSignal(0);
  const host = useSignal<LocalHost | null>(null);
  const elsewhere = useComputed<Elsewhere>(() => host.value?.elsewhere.value ?? 'no');
  const open = () => {
    const opened = openHere(id, taken.peek() > 0);
    host.value = opened;
    return opened;
  };
  const take = () => {
    host.value = null;
    taken.value += 1;
  };
  return (
    <>
      {elsewhere.value !== 'no' && <AtAnotherTab isMoved={elsewhere.value === 'moved'} onTake={take} />}
      {elsewhere.value !== 'moved' && (
        <div class="table-holder" hidden={elsewhere.value === 'waiting'}>
          <TablePage
            key={taken.value}
            open={open}
            moment={moment}
            moduleOf={moduleOf}
            lost={fault => <KeptAside id={id} fault={fault} />}
          />
          <KeepingFault />
        </div>
      )}
    </>
  );
}

interface RecordPageProps {
  readonly text: string;
  readonly seats: readonly Occupant[];
  readonly moment: number | null;
  readonly notes: readonly Note[];
}

/** A game from a link, to look at. */
export function RecordPage({ text, seats, moment, notes }: RecordPageProps) {
  const open = () => ({ ...localHost({ kind: 'record', text, seats }, 0), notes });
  return <TablePage open={open} moment={moment} moduleOf={moduleOf} />;
}

/** The game with the rules and the edition that the table is played with. */
function moduleOf(host: Host): Promise<GameRules> {
  const info = isLocal(host) ? host.info.peek() : null;
  if (info === null) throw new Error('no table of this device is open');
  return gameWith(info.game, info.edition, info.version);
}

function openHere(id: string, take: boolean): LocalHost {
  const host = localHost(openingOf(id), preferences.paceMs.peek(), { build, caches: cacheName(''), take });
  const stops = [
    host.info.subscribe(info => {
      if (info !== null) hasOpened(id);
    }),
    host.keepingFault.subscribe(fault => (keepingFault.value = fault)),
  ];
  const close = () => {
    for (const stop of stops) stop();
    host.close();
  };
  return { ...host, close };
}

function AtAnotherTab({ isMoved, onTake }: { isMoved: boolean; onTake: () => void }) {
  return (
    <main class="lost">
      <h1>{t(isMoved ? 'elsewhere.moved' : 'elsewhere.waiting')}</h1>
      <p>{t('elsewhere.line')}</p>
      <button type="button" class="button strong" id="take" onClick={onTake}>
        {t('elsewhere.take')}
      </button>
      <a class="button" href={href()}>
        {t('lost.home')}
      </a>
    </main>
  );
}
