import type { CreatedTable, LinkOpened, PeopleInfo, PersonInfo, SignedIn, WayInfo, WayKind } from '@bonebed/protocol';
import type { Entrance, Guests } from '../http/guests.ts';
import { limits } from '../limits.ts';
import { unreachable } from '../messages/channels.ts';
import type { Couriers, LinkLetter } from '../messages/couriers.ts';
import type { Way } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Actor } from '../tables/decide.ts';
import type { TableMaker } from '../tables/maker.ts';
import type { Tables } from '../tables/tables.ts';
import { hashToken, newToken } from '../tables/tokens.ts';
import { meantCode, newCode } from './codes.ts';
import { type PasskeySite, Passkeys, passkeyLabel } from './passkeys.ts';

/** How long a link that signs in is good. */
export const LINK_MS = 15 * 60_000;

interface Needs {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly maker: TableMaker;
  readonly couriers: Couriers;
  now(): number;
  onFault(error: unknown): void;
  /** Some cookie of theirs is worth nothing any more. */
  onSignOut(person: string): void;
}

/** What a link from a mail is good for: to come back as somebody, or to be kept by that address. */
interface LinkValue {
  readonly person: string;
  readonly address: string;
  readonly did: LinkOpened['did'];
}

/** Who somebody is, on all of their devices, and how they come back when a cookie is lost. */
export class People {
  readonly passkeys: Passkeys;
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.passkeys = new Passkeys(needs.storage, needs.now);
  }

  async info(actor: Actor | null, cookies: string | undefined): Promise<PersonInfo> {
    const { storage, guests, couriers } = this.#needs;
    const can = { mail: couriers.can.mail };
    if (actor === null) return { name: null, id: null, can, ways: [], devices: [] };
    const here = guests.hashOf(cookies);
    const devices = await storage.devicesOf(actor.guest);
    return {
      name: actor.name,
      id: actor.guest,
      can,
      ways: (await storage.waysOf(actor.guest)).map(wayInfo),
      devices: devices.map(({ id, label, since, tokenHash }) => ({ id, label, since, isThis: tokenHash === here })),
    };
  }

  /** A new code to write down; the one before is worth nothing any more. */
  async newCode({ guest }: Actor): Promise<string> {
    const { storage, now } = this.#needs;
    const code = newCode();
    const older = (await storage.waysOf(guest)).filter(({ kind }) => kind === 'code');
    await this.#add({ kind: 'code', key: hashToken(code), person: guest, detail: '', since: now() });
    for (const { key } of older) await storage.removeWay(guest, 'code', key);
    return code;
  }

  async keepPasskey({ guest }: Actor, response: unknown, site: PasskeySite, label: string): Promise<void> {
    await this.#add(await this.passkeys.make(guest, response, site, label));
  }

  async #add(way: Way): Promise<void> {
    const { storage } = this.#needs;
    if ((await storage.waysOf(way.person)).length >= limits.waysPerPerson) {
      throw new CommandError('tooMany', `you are kept by ${limits.waysPerPerson} ways; end one first`);
    }
    if (!(await storage.addWay(way))) throw new CommandError('taken', 'somebody is kept by this already');
  }

  async removeWay({ guest }: Actor, kind: WayKind, id: string): Promise<void> {
    const { storage } = this.#needs;
    const way = (await storage.waysOf(guest)).find(one => one.kind === kind && wayInfo(one).id === id);
    if (way === undefined) throw new CommandError('notFound', 'you are not kept by that');
    await storage.removeWay(guest, kind, way.key);
  }

  /** Writes to an address, so that whoever reads there is known by it. Nobody learns whether somebody is already. */
  async keepByMail({ guest }: Actor, address: string, letter: LinkLetter): Promise<void> {
    const known = await this.#needs.storage.findWay('mail', address.toLowerCase());
    await this.#sendLink(
      { person: known?.person ?? guest, address, did: known === null ? 'kept' : 'signedIn' },
      letter,
    );
  }

  /** Writes to an address if somebody is known by it. It takes as long, and says as much, if nobody is. */
  signInByMail(address: string, letter: LinkLetter): void {
    const { storage, onFault } = this.#needs;
    const send = async (): Promise<void> => {
      const known = await storage.findWay('mail', address.toLowerCase());
      if (known !== null) await this.#sendLink({ person: known.person, address, did: 'signedIn' }, letter);
    };
    if (!this.#needs.couriers.can.mail) throw new CommandError('badMessage', 'this server sends no mail');
    send().catch(onFault);
  }

  async #sendLink(value: LinkValue, letter: LinkLetter): Promise<void> {
    const { storage, couriers, now } = this.#needs;
    const token = newToken();
    const name = (await storage.nameOf(value.person)) ?? '';
    await storage.keepTicket({
      ...{ kind: 'link', hash: hashToken(token), value: JSON.stringify(value) },
      until: now() + LINK_MS,
    });
    await couriers.sendLink(value.address, token, { ...letter, name, isNew: value.did === 'kept' }).catch(error => {
      throw unreachable(error);
    });
  }

  /** Opens a link from a mail, once. */
  async openLink(token: string, entrance: Entrance): Promise<LinkOpened> {
    const { storage, now } = this.#needs;
    const found = await storage.takeTicket('link', hashToken(token), now());
    if (found === null) throw new CommandError('forbidden', 'this link is not good any more');
    // It is what `#sendLink` has stored.
    const { person, address, did } = JSON.parse(found) as LinkValue;
    if (did === 'signedIn') return { did, ...(await this.enter(person, entrance)) };
    await this.#add({ kind: 'mail', key: address.toLowerCase(), person, detail: '', since: now() });
    return { did, name: (await storage.nameOf(person)) ?? '' };
  }

  async signInByCode(written: string, entrance: Entrance): Promise<SignedIn> {
    const code = meantCode(written);
    const way = code === null ? null : await this.#needs.storage.findWay('code', hashToken(code));
    if (way === null) throw new CommandError('forbidden', 'nobody is kept by this code');
    return this.enter(way.person, entrance);
  }

  async signInByPasskey(response: unknown, site: PasskeySite, entrance: Entrance): Promise<SignedIn> {
    return this.enter(await this.passkeys.signIn(response, site), entrance);
  }

  /** This browser is somebody's from now on. What a guest had here who is not kept comes along. */
  async enter(person: string, entrance: Entrance): Promise<SignedIn> {
    const { storage, guests } = this.#needs;
    const name = await storage.nameOf(person);
    if (name === null) throw new CommandError('forbidden', 'there is nobody of that name any more');
    const { actor } = entrance;
    if (actor?.guest === person) return { name };
    if (actor !== null && (await this.#isGuest(actor))) await this.#moveIn(actor.guest, person);
    await guests.leave(entrance);
    await guests.enter(person, entrance);
    const devices = (await storage.devicesOf(person)).slice(limits.devicesPerPerson);
    for (const { id } of devices) await storage.removeDevice(person, id);
    return { name };
  }

  /** Whether nothing but this one cookie leads to them. */
  async #isGuest({ guest }: Actor): Promise<boolean> {
    const { storage } = this.#needs;
    return (await storage.waysOf(guest)).length === 0 && (await storage.devicesOf(guest)).length === 1;
  }

  async #moveIn(from: string, to: string): Promise<void> {
    const { storage, tables } = this.#needs;
    await tables.passOn(from, to);
    await storage.moveChannels(from, to);
    for (const move of ['moveBlocks', 'moveMutes', 'moveBlocksOf', 'moveMutesOf'] as const) {
      await storage.moderation(move, to, from, to);
    }
    await storage.movePlays(from, to);
  }

  /** Is called otherwise from now on, also where they sit already. */
  async renameEverywhere(actor: Actor, name: string): Promise<void> {
    await this.#needs.guests.rename(actor, name);
    await this.#needs.tables.rename(actor.guest, name);
  }

  revoke(actor: Actor, what: 'links' | 'invites'): Promise<void> {
    return this.#needs.tables.revoke(actor, what);
  }

  async company(person: string | null): Promise<PeopleInfo> {
    if (person === null) return { companions: [], blocked: [], muted: [] };
    const { storage } = this.#needs;
    const blocked = await storage.blockedBy(person);
    const companions = await storage.companionsOf(person, limits.companions);
    const muted = (await storage.moderation('muted', person)).map(({ id, name }) => ({
      id: String(id),
      name: String(name),
    }));
    return { companions: companions.filter(({ id }) => !blocked.some(other => other.id === id)), blocked, muted };
  }

  /** Asks somebody with whom one has played to play again. Who does not want to is not asked, and that is not told. */
  async invite(actor: Actor, id: string): Promise<CreatedTable> {
    const { storage, maker } = this.#needs;
    const other = (await storage.companionsOf(actor.guest, limits.companions)).find(one => one.id === id);
    if (other === undefined || (await storage.blocksBetween(actor.guest, [id])).length > 0) {
      throw new CommandError('forbidden', 'they can’t be asked');
    }
    return maker.inviteAgain(actor, other, other.last.table);
  }

  /** Does not want to meet somebody any more, or does again. */
  async block({ guest }: Actor, id: string, isBlocked: boolean): Promise<void> {
    const { storage, now } = this.#needs;
    if (id === guest || (await storage.nameOf(id)) === null)
      throw new CommandError('notFound', 'there is nobody like that');
    const block = { by: guest, whom: id };
    await (isBlocked ? storage.addBlock(block, now()) : storage.removeBlock(block));
  }

  /** Wants to hear somebody again whom they met anywhere. */
  async unmute({ guest }: Actor, id: string): Promise<void> {
    await this.#needs.storage.moderation('unmute', guest, id);
  }

  /** Everything that is kept of somebody, with the records of their finished games. */
  async export(actor: Actor, cookies: string | undefined): Promise<object> {
    const { storage, tables } = this.#needs;
    const { guest } = actor;
    const { name, ways, devices } = await this.info(actor, cookies);
    const shelf = await storage.readShelf(guest);
    const own = [];
    for (const table of await tables.mine(guest)) {
      const stored = await storage.findTable(table.id);
      if (stored === null) continue;
      const said = (await storage.readChat(stored.key, limits.chatShown)).filter(({ seat }) => seat === table.seat);
      own.push({ ...table, record: await storage.readRecord(stored.key), said });
    }
    return {
      ...{ name, ways, devices, tables: own, channels: await storage.channelsOf(guest) },
      shelf: shelf === null ? null : JSON.parse(shelf),
      people: await this.company(guest),
      deals: await storage.playedBy(guest),
    };
  }

  /** Deletes somebody: their seats first, and then whatever else is known of them. */
  async delete({ guest }: Pick<Actor, 'guest'>): Promise<void> {
    await this.#needs.tables.farewell(guest);
    await this.#needs.storage.moderation('forgetMutes', guest, guest);
    await this.#needs.storage.moderation('forgetReports', guest, guest);
    await this.#needs.storage.forget(guest);
    await this.#hangUp(guest);
  }

  async signOut({ guest }: Actor, device: string): Promise<void> {
    if (!(await this.#needs.storage.removeDevice(guest, device))) {
      throw new CommandError('notFound', 'you have no such device');
    }
    await this.#hangUp(guest);
  }

  /** Here and in every other process: whoever may still come does so anew. */
  async #hangUp(person: string): Promise<void> {
    this.#needs.onSignOut(person);
    await this.#needs.storage.tellSignOut(person);
  }
}

function wayInfo(way: Way): WayInfo {
  const { kind, key, since } = way;
  switch (kind) {
    case 'code':
      return { kind, id: 'code', label: '', since };
    case 'mail':
      return { kind, id: key, label: key, since };
    case 'passkey':
      return { kind, id: key, label: passkeyLabel(way), since };
  }
}
