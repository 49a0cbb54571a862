import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser's page of our own (or one that the host allows) sent this. Requests without an origin come from no page:
 * no browser leaves it out where it matters.
 */
export function isOwnOrigin(
  headers: IncomingMessage['headers'],
  origins: readonly string[],
  trustProxy: boolean,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded : headers.host;
  return new URL(origin).host === host;
}

/** Whether the request came by TLS, as far as this server can know. */
export function isSecure(headers: IncomingMessage['headers'], trustProxy: boolean): boolean {
  return trustProxy && headers['x-forwarded-proto'] === 'https';
}

/** Sent with every response. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
