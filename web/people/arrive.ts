import { preferences } from '../preferences.ts';
import { syncShelf } from './shelf.ts';

/** This browser is somebody's from now on: what they chose elsewhere holds here, and the page begins anew as theirs. */
export async function arrive(name: string, at: string): Promise<void> {
  preferences.name.value = name;
  preferences.isKept.value = true;
  await syncShelf().catch(() => {});
  preferences.name.value = name;
  location.hash = at;
  location.reload();
}
