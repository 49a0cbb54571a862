import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { bringIntoView } from '../../../table/in-view.ts';
import { Awards } from './awards.tsx';
import { Careers } from './careers.tsx';
import { Colleagues } from './colleagues.tsx';
import { Finds } from './finds.tsx';
import type { FolderName } from './names.ts';
import { Papers } from './papers.tsx';
import { RareBones } from './rare.tsx';

const CONTENTS: Readonly<Record<FolderName, () => ComponentChildren>> = {
  papers: Papers,
  awards: Awards,
  finds: Finds,
  rare: RareBones,
  colleagues: Colleagues,
  careers: Careers,
};

/** What lies in a folder. */
export function Contents({ folder }: { folder: FolderName }) {
  const Inside = CONTENTS[folder];
  useEffect(() => {
    // The first time it may come after the question that it is about.
    const isAbout = (state: string) => document.querySelector(`.folder .spot.${state}`) !== null;
    if (isAbout('legal')) bringIntoView(isAbout('ringed') ? '.spot.ringed' : '.spot.legal');
  }, []);
  return <Inside />;
}
