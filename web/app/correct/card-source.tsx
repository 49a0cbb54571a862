import { isReconstructed, loadPrinted, type Piece, piecesOf } from '@bonebed/games/printed.ts';
import { component } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ownEdition } from '../../host/editions.ts';
import { href } from '../../route.ts';
import { useSession } from '../../table/session.ts';
import { language } from '../../words.ts';
import { ct } from './words.ts';
import './card-source.css';

/**
 * Below a card that is enlarged: its name in English where that is another, whether a source shows its values, and the way to correct them. Boards say of whole decks that they are
 * reconstructed; of a card that is not, this takes their word back.
 */
export function CardSource({ item }: { item: string }) {
  const { module, at } = useSession();
  const { box, components } = at.value;
  const piece = useSignal<Piece | null>(null);
  useEffect(() => {
    const [noun, index] = item.split('.');
    // Copies of a card have a number behind the id of their card.
    const id = component(module.game, box, noun, Number(index))?.id.replace(/#\d+$/, '');
    void loadPrinted(module.game.id).then(printed => {
      piece.value = piecesOf(printed ?? [], components).find(one => one.id === id) ?? null;
    });
  }, [item]);
  if (piece.value === null) return null;
  const { en, fr } = piece.value.name;
  const isOurs = isReconstructed(components, piece.value);
  return (
    <p class={`quiet card-source ${isOurs ? 'ours' : 'sourced'}`}>
      {language.value === 'fr' && en !== fr && `${ct('inEnglish', { name: en })} `}
      {isOurs ? ct('ours') : ct('shown')}{' '}
      <a href={href('correct', module.game.id, ownEdition(module), piece.value.path)}>{ct('correctThis')}</a>
    </p>
  );
}
