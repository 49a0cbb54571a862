import type { TableView } from '../view.ts';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import { Cameo } from './cameo.tsx';
import './worth.css';

/** What a patron pays: his credibility times one's own loyalty, now and after the option under the pointer. */
export function Worth({ patron }: { patron: number }) {
  const { session, view, at, box } = useBoneWars();
  const now = worthOf(view, at.eyes, patron);
  const preview = session.preview.value;
  const then = preview === null ? now : worthOf(preview.view as TableView, at.eyes, patron);
  const isChanging = then.credibility !== now.credibility || then.value !== now.value;
  const name = box.patrons[patron].id === 'marsh' ? 'Marsh' : 'Cope';
  // A sum that changes, or would, is another one: drawn in its place (`key`), for the old one would be pushed aside.
  return (
    <span class={isChanging ? 'worth changing' : 'worth'} data-patron={patron} data-thing={`worth.${patron}`}>
      <span class="product" key={`${isChanging} ${now.worth}`}>
        <Product {...now} />
        {isChanging && (
          <>
            <i class="becomes">→</i>
            <Product {...then} />
          </>
        )}
      </span>
      <b class="worth-words" key={`of ${isChanging} ${now.worth}`}>
        {now.value === null && bt('worth.credibility', { name })}
        {now.value !== null && !isChanging && bt('worth.now', { name, rp: now.worth })}
        {now.value !== null && isChanging && bt('worth.then', { from: now.worth, to: then.worth })}
      </b>
    </span>
  );
}

interface WorthOf {
  readonly credibility: number;
  /** Of the person who looks; null for a spectator. */
  readonly value: number | null;
  readonly worth: number;
}

function worthOf(view: TableView, eyes: number | null, patron: number): WorthOf {
  const { credibility } = view.board.bookshelf[patron];
  const loyalty = eyes === null ? undefined : view.players[eyes]?.loyalty[patron];
  return { credibility, value: loyalty?.value ?? null, worth: loyalty?.worth ?? 0 };
}

function Product({ credibility, value }: WorthOf) {
  return (
    <span class="factors">
      <b class="credibility">{credibility}</b>
      {value !== null && (
        <>
          <i>×</i>
          <b>{value}</b>
        </>
      )}
    </span>
  );
}

/** Both products in one line over the map, where the shelves themselves are further down. */
export function Ledge() {
  const { box } = useBoneWars();
  return (
    <div class="ledge">
      {box.patronIds.map(patron => (
        <span key={patron} class="ledge-side">
          <Cameo patron={patron} />
          <Worth patron={patron} />
        </span>
      ))}
    </div>
  );
}
