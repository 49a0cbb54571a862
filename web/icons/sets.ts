/**
 * Which icon of game-icons.net (CC BY 3.0) stands for what: one icon, one meaning, in all games. `common` is loaded with the
 * client, the others with the board of their game.
 */
export const iconSets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  common: {
    ammonite: 'ammonite-fossil',
    undo: 'anticlockwise-rotation',
    trophy: 'trophy-cup',
    screen: 'hand-of-god',
    skull: 't-rex-skull',
    trilobite: 'trilobite',
    theropod: 'dinosaur-rex',
    tracks: 'velociraptor-tracks',
  },
  holotype: {
    theropod: 'dinosaur-rex',
    genasaur: 'triceratops-head',
    sauropod: 'diplodocus',
    marineReptile: 'plesiosaurus',
    lab: 'microscope',
    field: 'war-pick',
    library: 'bookshelf',
    museum: 'greek-temple',
    journal: 'quill-ink',
    tracks: 'velociraptor-tracks',
    eggs: 'dinosaur-egg',
    amber: 'amber-mosquito',
    coprolite: 'stone-pile',
    trace: 'trilobite',
    carnivore: 'steak',
    herbivore: 'fern',
    milestone: 'medal',
    erosion: 'sandstorm',
    libraryGrant: 'book-pile',
    extraStorage: 'wooden-crate',
    fieldExpertise: 'compass',
    museumPatron: 'top-hat',
    archiveSearch: 'magnifying-glass',
    labExpansion: 'round-bottom-flask',
    reroll: 'clockwise-rotation',
  },
};
