import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushedCall } from '@bonebed/protocol';
import { onTestFinished } from 'vitest';

/** What a browser hands to a server so that it can be reached. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Device {
  readonly key: ECDH;
  readonly auth: Buffer;
}

/** A message as its browser has it after decryption. */
export interface Pushed {
  readonly device: string;
  readonly call: PushedCall;
  readonly topic: string | null;
}

/** A push service with browsers behind it: it checks who sends, and decrypts as they do. */
export class PushService {
  readonly #server: Server;
  readonly #devices = new Map<string, Device>();
  readonly received: Pushed[] = [];
  /** What it answers; 201 is what such services say when all is well. */
  status = 201;
  #knownKey: string | null = null;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#take(request).then(
        status => response.writeHead(status).end(),
        error => response.writeHead(400).end(String(error)),
      );
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>(resolve => service.#server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void service.#server.close());
    return service;
  }

  /** A browser subscribes with the key of the only server that may write to it. */
  subscribe(vapidKey: string): Subscription {
    const key = createECDH('prime256v1');
    key.generateKeys();
    const auth = randomBytes(16);
    const id = `device${this.#devices.size}`;
    this.#devices.set(id, { key, auth });
    this.#knownKey = vapidKey;
    // It is an address and a port: nothing else was asked for.
    const { port } = this.#server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}/${id}`;
    return { endpoint, p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') };
  }

  async #take(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (this.status !== 201) return this.status;
    const id = request.url?.slice(1) ?? '';
    const device = this.#devices.get(id);
    if (device === undefined) return 404;
    checkSender(request, this.#knownKey);
    if (request.headers['content-encoding'] !== 'aes128gcm' || !(Number(request.headers.ttl) > 0)) return 400;
    const { topic = null } = request.headers;
    const call = JSON.parse(decrypted(Buffer.concat(chunks), device)) as PushedCall;
    this.received.push({ device: id, call, topic: topic === null ? null : String(topic) });
    return 201;
  }
}

/** RFC 8292: the token is signed by the key, made out for this service, and good for a day at most. */
function checkSender({ headers }: IncomingMessage, knownKey: string | null): void {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || key !== knownKey) throw new Error('not from the server that was subscribed to');
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) {
    throw new Error('the signature is wrong');
  }
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const leftS = exp - Date.now() / 1000;
  if (aud !== `http://${headers.host}` || leftS < 0 || leftS > 86_400) throw new Error('not for here and now');
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('nobody to turn to');
}

/** RFC 8291 and RFC 8188: what was encrypted for this device, in its one record. */
function decrypted(body: Buffer, { key, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + body[20]);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = hkdf(key.computeSecret(sender), auth, info, 32);
  const contentKey = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1) throw new Error('this is not the last record');
  return padded.subarray(0, end).toString();
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
