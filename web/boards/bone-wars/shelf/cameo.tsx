import { useId } from 'preact/hooks';

/** Profiles of the two men, looking at each other. */
const PROFILES = [
  'M8 120C10 100 22 93 35 88l1-10C22 72 15 57 17 42 19 20 37 8 56 10c14 1 22 10 24 21 1 4-1 7 1 11l8 12c1 3-2 4-5 4l2 5c7 4 9 15 4 27-4 10-15 15-24 9l-2-3c14 4 26 11 30 24Z',
  'M8 120c2-17 14-24 27-29l1-10C24 75 15 60 16 44 14 22 30 5 52 7c9-4 23 0 27 10 3 5 0 9 0 14l1 10 8 13c1 3-2 4-6 4 6 1 14 4 16 9-5 1-10 1-14 0 2 3 0 5-1 7 4 6 1 14-7 16-6 1-10-1-12-3v7c14 5 26 13 30 26Z',
];

/** A patron as a cameo in a brass frame. */
export function Cameo({ patron }: { patron: number }) {
  const clip = useId();
  return (
    <svg class="cameo" viewBox="-33 -40 66 82" data-patron={patron} aria-hidden="true">
      <clipPath id={clip}>
        <ellipse rx="26.5" ry="33.5" />
      </clipPath>
      <ellipse rx="31" ry="38" class="cameo-frame" />
      <ellipse rx="26.5" ry="33.5" class="cameo-ground" />
      <g clip-path={`url(#${clip})`}>
        <path
          class="profile"
          transform={patron === 0 ? 'translate(-26 -30) scale(.53)' : 'translate(26 -30) scale(-.53 .53)'}
          d={PROFILES[patron % PROFILES.length]}
        />
      </g>
    </svg>
  );
}
