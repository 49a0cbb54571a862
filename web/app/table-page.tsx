import { type GameRules, loadRules } from '@bonebed/games';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadBoard } from '../boards/registry.ts';
import type { Host } from '../host/host.ts';
import { href } from '../route.ts';
import { TableScreen } from '../table/screen.tsx';
import { t } from '../words.ts';
import { retryMs } from './again.ts';
import { Missing } from './lazy.tsx';
import { spoken } from './spoken.ts';

interface TablePageProps<H extends Host> {
  readonly open: () => H;
  readonly moment: number | null;
  /** The game with the edition of this table, where it is not the page's own. */
  readonly moduleOf?: (host: Host) => Promise<GameRules>;
  /** What to show in place of a table that can't be opened. */
  readonly lost?: (fault: string | null) => ComponentChildren;
  /** What stands above the prompt. */
  readonly letter?: (host: H) => ComponentChildren;
}

/** Opens a host and shows its table when all of it is there: the table, the rules, the board. */
export function TablePage<H extends Host>({ open, moment, moduleOf, lost, letter }: TablePageProps<H>) {
  const ready = useSignal<ComponentProps<typeof TableScreen> | null>(null);
  const isLost = useSignal(false);
  const isMissing = useSignal(false);
  const fault = useSignal<string | null>(null);
  /** How often a part of it did not come. */
  const failures = useSignal(0);
  useEffect(() => {
    const host = open();
    let again: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => {
      const failed = failures.peek();
      again = setTimeout(() => (failures.value = failed + 1), retryMs(failed));
      isMissing.value = true;
    };
    const stop = host.link.subscribe(link => {
      if (link !== 'gone') return;
      fault.value = host.fault.peek();
      if (fault.value === 'missing') tryAgain();
      else isLost.value = true;
    });
    let isLoading = false;
    const load = () => {
      const info = host.info.value;
      const first = host.frame.value;
      if (isLoading || info === null || first === null) return;
      isLoading = true;
      const rules = (moduleOf?.(host) ?? loadRules(info.game)).then(spoken);
      // Who did not play a game that is over is not told at once how it ended.
      const opened = moment ?? (first.outcome !== null && info.mine.length === 0 ? 0 : null);
      const past =
        opened === null || opened >= first.length ? null : host.past(opened).then(frame => ({ moment: opened, frame }));
      void Promise.all([rules, loadBoard(info.game), past]).then(([module, board, then]) => {
        isMissing.value = false;
        ready.value = { host, info, first: host.frame.value ?? first, module, board, then, letter: letter?.(host) };
      }, tryAgain);
    };
    const stopInfo = host.info.subscribe(load);
    const stopFrame = host.frame.subscribe(load);
    return () => {
      stop();
      stopInfo();
      stopFrame();
      clearTimeout(again);
      host.close();
    };
  }, [failures.value]);
  if (isLost.value) return lost?.(fault.value) ?? <Lost fault={fault.value} />;
  if (isMissing.value) return <Missing />;
  if (ready.value === null) return <p class="loading">{t('loading.table')}</p>;
  return <TableScreen {...ready.value} />;
}

/** A link that leads nowhere, or to a table that other rules or another edition began. */
export function Lost({ fault = null }: { fault?: string | null }) {
  const isOutdated = fault === 'version' || fault === 'edition';
  return (
    <main class="lost">
      <h1>{t('lost.title')}</h1>
      <p>{isOutdated ? t('lost.outdated') : t('lost.line')}</p>
      <a class="button strong" href={href()}>
        {t('lost.home')}
      </a>
    </main>
  );
}
