import { randomBytes } from 'node:crypto';
import { BadInput } from '@bonebed/kernel';
import { type CallWishes, type ChannelInfo, DAY_MS, type Destination, type MessagesInfo } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import { type Channel, placeOf } from '../storage/calls.ts';
import type { Storage } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Couriers } from './couriers.ts';
import type { Keys, Purpose } from './keys.ts';
import { Undelivered } from './post.ts';
import { trial } from './words.ts';

interface Needs {
  readonly storage: Storage;
  readonly keys: Keys;
  readonly couriers: Couriers;
  now(): number;
  /** Somebody can be reached in a new way: their tables must know. */
  onChannel(person: string): void;
}

/** The ways in which people can be reached, as they make, change and end them. */
export class Channels {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async info(person: string | null): Promise<MessagesInfo> {
    const channels = person === null ? [] : await this.#needs.storage.channelsOf(person);
    return { can: this.#needs.couriers.can, channels: channels.map(infoOf) };
  }

  /** A new way to reach somebody. It counts once its owner has shown that they read there; a browser has shown it by subscribing. */
  async add(person: string, destination: Destination, wishes: CallWishes): Promise<ChannelInfo> {
    const { storage, couriers, now, onChannel } = this.#needs;
    const fault = couriers.faultOf(destination);
    if (fault !== null) throw new BadInput('badMessage', fault.path, fault.fault);
    const own = await storage.channelsOf(person);
    const known = own.find(channel => placeOf(channel.destination) === placeOf(destination));
    // The same place once more: a browser whose keys are new, or somebody who has forgotten. What they wished there stays.
    if (known !== undefined) return this.#keep({ ...known, destination, failures: 0, retryAt: 0, stoppedAt: null });
    if (own.length >= limits.channelsPerPerson) {
      throw new CommandError('tooMany', `you have ${limits.channelsPerPerson} ways to be called; end one first`);
    }
    const at = now();
    if ((await storage.askedOf(placeOf(destination), at - DAY_MS)) >= limits.asksPerAddress) {
      throw new CommandError('tooMany', 'this address was asked often enough today');
    }
    const confirmedAt = destination.by === 'mail' ? null : at;
    const id = randomBytes(12).toString('base64url');
    const still = { failures: 0, retryAt: 0, stoppedAt: null };
    const channel: Channel = { id, person, destination, wishes, createdAt: at, confirmedAt, ...still };
    await this.#introduce(channel);
    await storage.addChannel(channel);
    onChannel(person);
    return infoOf(channel);
  }

  /** The first word by a new channel: whoever mistyped an address learns it here. */
  async #introduce(channel: Channel): Promise<void> {
    const { by } = channel.destination;
    if (by === 'push') return;
    if (by === 'webhook') return this.#tryOut(channel);
    await this.#needs.couriers.ask(channel).catch(error => {
      throw unreachable(error);
    });
  }

  async #tryOut(channel: Channel): Promise<void> {
    const now = this.#needs.now();
    const { fault } = await this.#needs.couriers.deliver(channel, [trial(channel.wishes, now)], now);
    if (fault !== null) throw unreachable(fault);
  }

  async change(person: string, id: string, wishes: CallWishes): Promise<ChannelInfo> {
    const channel = await this.#own(person, id);
    return this.#keep({ ...channel, wishes });
  }

  async #keep(channel: Channel): Promise<ChannelInfo> {
    await this.#needs.storage.updateChannel(channel);
    return infoOf(channel);
  }

  async remove(person: string, id: string): Promise<void> {
    await this.#needs.storage.removeChannel((await this.#own(person, id)).id);
  }

  /** Sends something by it, so that its owner sees that it works. */
  async tryOut(person: string, id: string): Promise<void> {
    const channel = await this.#own(person, id);
    if (channel.confirmedAt === null) throw new CommandError('notNow', 'this address is not confirmed yet');
    await this.#tryOut(channel);
    if (channel.stoppedAt !== null) await this.#keep({ ...channel, failures: 0, retryAt: 0, stoppedAt: null });
  }

  async confirm(token: string): Promise<ChannelInfo> {
    const channel = await this.#by('confirm', token);
    if (channel === null) throw new CommandError('notFound', 'this link is not good any more');
    if (channel.confirmedAt !== null) return infoOf(channel);
    return this.#keep({ ...channel, confirmedAt: this.#needs.now() });
  }

  /** Ends a channel, for whoever has the link from one of its messages. It is done also if there is none any more. */
  async stop(token: string): Promise<void> {
    const channel = await this.#by('stop', token);
    if (channel !== null) await this.#needs.storage.removeChannel(channel.id);
  }

  async #by(purpose: Purpose, token: string): Promise<Channel | null> {
    const id = this.#needs.keys.channelOf(purpose, token);
    if (id === null) throw new CommandError('forbidden', 'this link is not one of ours');
    return this.#needs.storage.findChannel(id);
  }

  async #own(person: string, id: string): Promise<Channel> {
    const channel = await this.#needs.storage.findChannel(id);
    if (channel === null || channel.person !== person) throw new CommandError('notFound', 'you have no such channel');
    return channel;
  }
}

/** Nothing could be sent there: whoever gave the address should know. */
export function unreachable(error: unknown): unknown {
  return error instanceof Undelivered ? new BadInput('badMessage', 'to', error.message) : error;
}

function infoOf({ id, destination, wishes, confirmedAt, stoppedAt }: Channel): ChannelInfo {
  const confirmed = confirmedAt === null ? 'asked' : 'on';
  return {
    ...wishes,
    id,
    by: destination.by,
    to: shownPlace(destination),
    state: stoppedAt === null ? confirmed : 'stopped',
  };
}

function shownPlace(destination: Destination): string {
  switch (destination.by) {
    case 'mail':
      return destination.address;
    case 'push':
      return new URL(destination.endpoint).host;
    case 'webhook':
      return new URL(destination.url).host;
  }
}
