import { nameOf } from '../name-of.ts';
import { matchOf, PARTS } from './facts.ts';
import { type BoneId, type Box, type CardId, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** What a card of the Event deck is for, in a word. */
export function roleOf({ kind, phase, timing }: Box['cards'][number]) {
  if (kind === 'name' || kind === 'crew' || kind === 'defence') return kind;
  if (timing === 'doubt') return timing;
  if (timing === 'withPresentation' || timing === 'withRevision') return 'boost';
  return phase === 'any' ? 'defence' : phase;
}

/** The words of bones and cards for those who do not see them. */
export function useCardWords() {
  const { box, language } = useRuthless();
  const wordsOf = (bone: BoneId): string => {
    const { slot, family, ...named } = box.bones[bone];
    const name = nameOf(named, language);
    if (slot === null || family === null) return bt('bone.fossil', { name });
    return bt('bone.words', { name, part: bt(`part.${PARTS[slot]}`), family: box.families[family].name[language] });
  };
  return {
    bone: wordsOf,
    /** A bone, and how well it matches a Name. */
    matching(bone: BoneId, name: CardId): string {
      const score = matchOf(box, bone, name);
      return bt('bone.matching', { bone: wordsOf(bone), score, most: box.constants.perfectScore });
    },
    boneName(bone: BoneId): string {
      return nameOf(box.bones[bone], language);
    },
    card(card: CardId): string {
      const { id, name } = box.cards[card];
      return bt('card.words', { name: nameOf({ id, name }, language), role: bt(`role.${roleOf(box.cards[card])}`) });
    },
    name(card: CardId): string {
      const { id, name } = box.cards[card];
      return nameOf({ id, name }, language);
    },
  };
}
