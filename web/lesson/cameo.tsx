import type { Face } from '@bonebed/kernel';

/** The face of a teacher in a brass oval: each has their own hair, and what makes them known. */
export function Cameo({ face }: { face: Face }) {
  return (
    <svg class="cameo" viewBox="0 0 84 100" aria-hidden="true">
      <ellipse cx="42" cy="50" rx="40" ry="48" fill="#b98a2e" />
      <ellipse cx="42" cy="50" rx="36" ry="44" fill="#f3e6c8" />
      <path d="M12 92c2-18 14-24 30-24s28 6 30 24c-8 5-18 6-30 6s-22-1-30-6z" fill="#2f2a2c" />
      <path d="M34 66h16l-8 12z" fill="#fbf6ea" />
      <ellipse cx="42" cy="44" rx="15" ry="19" fill="#e6bf98" />
      {face === 'professor' && (
        <>
          <path d="M27 46c2 22 8 27 15 27s13-5 15-27c-3 8-8 9-15 9s-12-1-15-9z" fill="#5a3d26" />
          <path d="M26 42c-2-16 6-22 16-22s18 6 16 22c-2-8-6-11-16-11s-14 3-16 11z" fill="#5a3d26" />
          <g fill="none" stroke="#2a2119" stroke-width="1.6">
            <circle cx="36" cy="43" r="5" />
            <circle cx="48" cy="43" r="5" />
            <path d="M41 43h2" />
          </g>
        </>
      )}
      {face === 'finder' && (
        <>
          <path d="M24 48c-4-20 4-32 18-32s22 12 18 32c-2-12-8-18-18-18s-16 6-18 18z" fill="#4b5d78" />
          <path d="M28 44c0-10 5-14 14-14s14 4 14 14c-4-6-8-8-14-8s-10 2-14 8z" fill="#6b4526" />
          <path d="M36 67l6 5 6-5v8l-6-4-6 4z" fill="#8c2f2b" />
          <path d="M38 55q4 3 8 0" fill="none" stroke="#8c4a3a" stroke-width="1.6" />
        </>
      )}
      {face === 'editor' && (
        <>
          <path d="M25 36c4-4 30-4 34 0l-2 5H27z" fill="#46632f" />
          <path d="M28 34c0-9 6-13 14-13s14 4 14 13c-8-3-20-3-28 0z" fill="#3a3430" />
          <path d="M32 52c4-4 7-2 10 0 3-2 6-4 10 0-3 4-7 4-10 2-3 2-7 2-10-2z" fill="#3a3430" />
        </>
      )}
      {face !== 'professor' && (
        <g fill="#2a2119">
          <circle cx="36.5" cy="45" r="1.7" />
          <circle cx="47.5" cy="45" r="1.7" />
        </g>
      )}
    </svg>
  );
}
