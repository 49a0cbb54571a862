import type { Outlook } from '@bonebed/bots/accounts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScorePoint } from '../host/host.ts';
import { ScoreChart } from '../table/score-chart.tsx';
import { useSession } from '../table/session.ts';
import { ChancesChart } from './chart.tsx';
import { recalled } from './find.ts';

const HEIGHT = 100;

/** The course of the game to go along: the chances, where this device has looked back at it, otherwise the points. */
export function ScrubChart({ moment }: { moment: number }) {
  const session = useSession();
  const points = useSignal<readonly ScorePoint[]>([]);
  const outlooks = useSignal<readonly Outlook[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void session.host.scores().then(async found => {
      const kept = await recalled({ record: await session.host.record() });
      if (!isHere) return;
      outlooks.value = kept?.outlooks ?? null;
      points.value = found;
    });
    return () => {
      isHere = false;
    };
  }, []);
  const given = { height: HEIGHT, moment, upTo: session.reached.value, onPick: (to: number) => session.step(to) };
  return outlooks.value === null ? (
    <ScoreChart points={points.value} {...given} />
  ) : (
    <ChancesChart outlooks={outlooks.value} {...given} />
  );
}
