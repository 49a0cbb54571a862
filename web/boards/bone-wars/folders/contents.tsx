import type { ComponentChildren } from 'preact';
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
  return <Inside />;
}
