import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 bits that nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function includesHash(hashes: readonly string[], hash: string): boolean {
  const wanted = Buffer.from(hash);
  return hashes.some(known => known.length === hash.length && timingSafeEqual(Buffer.from(known), wanted));
}
