import { useHolotype } from './view.ts';
import './plate.css';

/** The drawings by the plan of the body: black ink and ivory bones. The ink takes the colour of the period. */
const drawings = import.meta.glob<string>('./plates/*.svg', { query: '?url', import: 'default', eager: true });

/** The plan of each body, by the card; of a species that nobody has drawn, by its type. */
const PLANS: Readonly<Record<string, string>> = {
  SP06: 'ichthyosaur',
  SP07: 'ichthyosaur',
  SP08: 'ichthyosaur',
  SP09: 'ichthyosaur',
  SP10: 'mosasaur',
  SP16: 'stegosaur',
  SP19: 'armored',
  SP20: 'armored',
  SP21: 'diplodocus',
  SP22: 'diplodocus',
  SP23: 'diplodocus',
  SP26: 'diplodocus',
  SP27: 'diplodocus',
  SP28: 'ichthyosaur',
  SP31: 'tyranno',
  SP32: 'tyranno',
  SP33: 'acro',
  SP41: 'ceratopsian',
  SP42: 'ceratopsian',
  SP43: 'ceratopsian',
  SP44: 'ceratopsian',
  SP50: 'armored',
  SP51: 'armored',
  SP57: 'mosasaur',
  SP58: 'mosasaur',
  theropod: 'theropod',
  genasaur: 'ornithopod',
  sauropod: 'sauropod',
  marineReptile: 'plesiosaur',
};

/** A species as an engraved plate: silhouette and skeleton. */
export function Plate({ specimen }: { specimen: number }) {
  const { box } = useHolotype();
  const { id, type } = box.specimens[specimen];
  const drawing = drawings[`./plates/${PLANS[id] ?? PLANS[type]}.svg`];
  return <span class="engraving" {...(drawing === undefined ? {} : { style: { '--drawing': `url("${drawing}")` } })} />;
}
