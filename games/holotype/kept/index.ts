import type { Kept } from '../../versions.ts';

/** Rules that people have played by, each with the SHA-256 of its bundle: the past, which nothing changes. Written by `npm run raise`. */
export const kept: Kept = {
  1: '6b51a8ff2bb9081988328e169c52928c64ae82df4cc54b1cd456e39d94fcf0e0',
};
