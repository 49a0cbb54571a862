import { Icon } from '../../icons/icon.tsx';
import './wax.css';

const BLOT =
  'M-27,-6C-30,-18 -20,-28 -8,-26 0,-33 14,-29 20,-21 30,-19 31,-5 27,3 32,14 24,24 13,24 6,31 -8,30 -14,25 -26,24 -31,12 -27,-6Z';

/** Red wax: a bone was struck out here, or is about to be. */
export function Wax({ at, isComing = false }: { at: Record<string, string>; isComing?: boolean }) {
  return (
    <span class={isComing ? 'wax coming' : 'wax'} style={at} data-thing="wax">
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        <path class="wax-shadow" d={BLOT} transform="translate(2 4)" />
        <path class="wax-body" d={BLOT} />
        <path class="wax-shine" d="M-25,-6C-27,-16 -19,-25 -8,-24 0,-30 12,-27 18,-20" />
        <circle class="wax-seal" r="18.5" />
      </svg>
      <Icon name="its-a-fake" class="wax-sign" />
    </span>
  );
}
