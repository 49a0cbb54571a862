import type { Storage } from '../storage/storage.ts';
import type { TableMaker } from '../tables/maker.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Tables } from '../tables/tables.ts';
import type { Trying } from './trying.ts';

/** What deals are made of and played with. */
export interface DealNeeds {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly tables: Tables;
  readonly maker: TableMaker;
  readonly trying: Trying;
  now(): number;
  newSecret(): string;
  onFault(error: unknown): void;
}
