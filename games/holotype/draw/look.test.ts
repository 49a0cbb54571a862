import type { Language, Reader } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import type { Holotype } from '../rules/state.ts';
import { edition } from '../testing/index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { look } from './look.ts';

const { box } = edition;

function looked(id: string, language: Language = 'en'): string | null {
  const reader: Reader<Holotype> = { game: holotype, box, texts: { en, fr }[language], language, players: [] };
  return look(reader, id)?.replaceAll('\u202f', ' ') ?? null;
}

test('HT-19.4 a Personal Objective: what it asks for, its points and its ratio icons', () => {
  expect(looked('PO10')).toBe(
    [
      'Sauria Evolution',
      '  1 Triassic Holotype + 2 Jurassic Holotypes + 3 Cretaceous Holotypes: 17 VP',
      '  Specimens that fit: Triassic ●○○ 10-23 %, Jurassic ●●○ 24-38 %,',
      '    Cretaceous ●●● 39-54 %',
    ].join('\n'),
  );
  expect(looked('PO10', 'fr')).toMatch(/^Évolution des sauriens \(Sauria Evolution\)\n/);
});

test('HT-5.1 a location: what each worker does there', () => {
  expect(looked('universityLibrary')).toBe(
    'University Library\n  Paleontologist: take 3 Research cubes\n  Grad Student: take 3 Research cubes\n  Field Assistant: take 2 Research cubes',
  );
  expect(looked('publishingJournal')).not.toContain('Field Assistant');
  expect(looked('specimenLab', 'fr')).toContain('Assistant terrain : piochez 2 cartes Spécimen et défaussez-vous de 1');
});

test('HT-16.2, HT-16.4 the Museum shows its rates, each once', () => {
  const lines = looked('museumCollections')?.split('\n') ?? [];
  expect(lines.filter(line => /^ {2}(Trade|Exchange)/.test(line))).toEqual([
    '  Trade 1 Triassic for up to 2 Jurassic',
    '  Trade 1 Triassic for up to 3 Cretaceous',
    '  Trade 2 Jurassic for 1 Triassic',
    '  Trade 2 Jurassic for up to 3 Cretaceous',
    '  Trade 3 Cretaceous for 1 Triassic',
    '  Trade 3 Cretaceous for up to 2 Jurassic',
    '  Exchange 1 Triassic for 2 Research',
    '  Exchange 1 Jurassic for 1 Research',
    '  Exchange 2 Cretaceous for 1 Research',
  ]);
});

test('HT-5.4 a worker: whom it ejects', () => {
  expect(looked('gradStudent')).toBe('Grad Student: ejects Grad Student and Field Assistant where no space is free');
});

describe.each<Language>(['en', 'fr'])('in %s', language => {
  test('all of it fits into 80 columns, and what has nothing to add is left to the list of its fields', () => {
    for (const { id } of [...box.personalObjectives, ...box.locations, ...box.workers]) {
      const text = looked(id, language) ?? '';
      expect(text).not.toBe('');
      expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
    }
    expect(looked('SP01', language)).toBeNull();
  });
});
