// The rules of holotype as they were played, with all that they need. Kept, never edited: docs/ARCHITECTURE.md.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// games/holotype/box/components.json
var components_default = JSON.parse(`{"id":"holotype","title":{"en":"Holotype: Mesozoic North America","fr":"Holotype : l'Amérique du Nord à l'ère Mésozoïque"},"version":1,"players":{"min":2,"max":5},"provenanceLegend":{"rulebook":"stated by the French rulebook (or follows from it by arithmetic)","public":"stated by a public page; the note names it","reconstructed":"no source gives the printed value; chosen by the analyst to fit every count, example and percentage of the rulebook. An owner of the box may correct it."},"publicSources":[{"url":"https://mindforge.games/video/VbQweqKrpQk/","fact":"setup as in the rulebook; purple cubes are the most valuable, then blue, then green; 5 shuffled decks; players + 1 global objectives face up"},{"url":"https://aiptcomics.com/2022/05/06/holotype-boardgame-paleontology-dinosaur/","fact":"60 unique dinosaurs and marine reptiles; expeditions named after real fossil-bearing geologic formations"},{"url":"https://www.sjgames.com/ill/archive/April_10_2024/Holotype_Characters","fact":"fan-made powers, from which we infer: a track reaches 20; a player can publish a sixth holotype with play left; some holotypes are worth less than 6 VP; recall normally gives 1 research. The player count behind the 20 is not stated; the same author reports a 5-player game on warehouse23.com"},{"url":"https://warehouse23.com/blogs/news/first-play-i-holotype-i","fact":"5 locations, start with 2 workers, bump equal or lower rank when all spaces are full; a first 5-player game took about 2.5 hours with teaching"},{"url":"https://www.meeplemountain.com/reviews/holotype-mesozoic-north-america/","fact":"grad student released by the third publication; field assistant cannot publish; bump same size or smaller when no space is free"},{"url":"https://offthechartsgames.com/2023/05/new-game-holotype/","fact":"6 milestone tiles per player; 60 to 120 minutes"},{"url":"https://tabletopbellhop.com/game-reviews/holotype-messozoic-north-america/","fact":"2-5 players, age 14+, one to two hours"},{"url":"https://gamingwithscience.net/e/s2e01-holotype-paleontology","fact":"episode summary mentions pterosaurs; the rulebook's four type symbols have none, so none is used here"}],"enums":{"periods":[{"id":"triassic","cube":"purple","name":{"en":"Triassic","fr":"Trias"}},{"id":"jurassic","cube":"blue","name":{"en":"Jurassic","fr":"Jurassique"}},{"id":"cretaceous","cube":"green","name":{"en":"Cretaceous","fr":"Crétacé"}}],"types":[{"id":"theropod","takesTraceFossil":true,"name":{"en":"Theropod","fr":"Théropode"}},{"id":"genasaur","takesTraceFossil":true,"name":{"en":"Genasaur","fr":"Génasaurien"}},{"id":"sauropod","takesTraceFossil":true,"name":{"en":"Sauropod","fr":"Sauropode"}},{"id":"marineReptile","takesTraceFossil":false,"name":{"en":"Marine Reptile","fr":"Reptile marin"}}],"diets":[{"id":"herbivore","name":{"en":"Herbivore","fr":"Herbivore"},"countsAs":["herbivore"]},{"id":"carnivore","name":{"en":"Carnivore","fr":"Carnivore"},"countsAs":["carnivore"]},{"id":"omnivore","name":{"en":"Omnivore","fr":"Omnivore"},"countsAs":["herbivore","carnivore"]}],"traceKinds":[{"id":"tracks","name":{"en":"Tracks","fr":"Traces de pas"}},{"id":"coprolite","name":{"en":"Coprolite","fr":"Coprolithe"}},{"id":"eggs","name":{"en":"Eggs","fr":"Œufs"}},{"id":"amber","name":{"en":"Amber","fr":"Ambre"}}],"workers":[{"id":"paleontologist","rank":3,"size":"large","name":{"en":"Paleontologist","fr":"Paléontologue"},"ejects":["paleontologist","gradStudent","fieldAssistant"]},{"id":"gradStudent","rank":2,"size":"medium","name":{"en":"Grad Student","fr":"Étudiant diplômé"},"ejects":["gradStudent","fieldAssistant"]},{"id":"fieldAssistant","rank":1,"size":"small","name":{"en":"Field Assistant","fr":"Assistant terrain"},"ejects":["fieldAssistant"]}],"ratioBands":[{"id":"low","fromPercent":10,"toPercent":23},{"id":"medium","fromPercent":24,"toPercent":38},{"id":"high","fromPercent":39,"toPercent":54}],"provenance":"rulebook","provenanceNote":"Génasaurien, Sauropode, Traces de pas, Œufs, Ambre and Coprolithe are our French: the French rulebook keeps the printed English words for these symbols."},"counts":{"provenance":"rulebook","gameBoards":2,"trackBoards":2,"playerBoards":5,"specimens":60,"fieldExpeditions":25,"traceFossils":12,"globalObjectives":15,"personalObjectives":16,"dice":{"total":12,"triassic":4,"jurassic":4,"cretaceous":4},"cubes":{"total":150,"triassic":30,"jurassic":35,"cretaceous":40,"research":45},"workers":15,"discs":25,"milestoneTiles":30,"holotypeMarkers":1,"note":"The contents list prints '3 per player' beside the 30 milestone tiles; the player setup gives each player 6, and 30 / 5 = 6. 6 is right."},"constants":{"provenance":"rulebook","specimensDealt":3,"personalObjectivesDealt":2,"personalObjectivesKept":1,"globalObjectivesRevealedMinusPlayers":1,"museumStart":{"triassic":1,"jurassic":2,"cretaceous":3},"museumReset":{"triassic":1,"jurassic":2,"cretaceous":3},"recallResearch":1,"gradStudentUnlockAtHolotypes":3,"fossilStorage":8,"fossilStorageMilestoneBonus":4,"contributionResearchCostWhenReferencingOthers":5,"supplyUnlimited":true,"handLimit":null,"traceFossilAttachCostFossils":1,"traceFossilsPerHolotype":1,"libraryResearch":{"paleontologist":3,"gradStudent":3,"fieldAssistant":2},"labDraw":{"paleontologist":3,"gradStudent":3,"fieldAssistant":2},"labDrawDiscard":1,"labDiscardUpTo":{"paleontologist":2,"gradStudent":2,"fieldAssistant":1},"fieldDraw":{"paleontologist":2,"gradStudent":2,"fieldAssistant":1},"museumTrade":[{"give":{"period":"triassic","count":1},"take":{"period":"jurassic","upTo":2}},{"give":{"period":"triassic","count":1},"take":{"period":"cretaceous","upTo":3}},{"give":{"period":"jurassic","count":2},"take":{"period":"triassic","upTo":1}},{"give":{"period":"jurassic","count":2},"take":{"period":"cretaceous","upTo":3}},{"give":{"period":"cretaceous","count":3},"take":{"period":"triassic","upTo":1}},{"give":{"period":"cretaceous","count":3},"take":{"period":"jurassic","upTo":2}}],"museumExchange":[{"give":{"period":"triassic","count":1},"research":2},{"give":{"period":"jurassic","count":1},"research":1},{"give":{"period":"cretaceous","count":2},"research":1}],"museumActions":{"paleontologist":["trade","exchange"],"gradStudent":["trade","exchange"],"fieldAssistant":["tradeOrExchange"]}},"limits":{"provenance":"reconstructed","provenanceNote":"Technical limits of the program, no printed value: HT-R44 (a game that nobody ends), HT-R45 (trading in circles).","safetyTurnsPerPlayer":400,"museumTransactions":30},"locations":[{"id":"specimenLab","name":{"en":"Specimen Lab","fr":"Laboratoire de spécimens"},"workers":["paleontologist","gradStudent","fieldAssistant"]},{"id":"fieldExpeditions","name":{"en":"Field Expeditions","fr":"Terrain d'expéditions"},"workers":["paleontologist","gradStudent","fieldAssistant"]},{"id":"universityLibrary","name":{"en":"University Library","fr":"Bibliothèque universitaire"},"workers":["paleontologist","gradStudent","fieldAssistant"]},{"id":"publishingJournal","name":{"en":"Publishing Journal","fr":"Journal de publication"},"workers":["paleontologist","gradStudent"]},{"id":"museumCollections","name":{"en":"Museum Collections","fr":"Musée"},"workers":["paleontologist","gradStudent","fieldAssistant"]}],"boards":{"provenance":"reconstructed","provenanceNote":"Rulebook: one or more spaces per location, by player count; its worker example shows a Field Expeditions location with exactly 2 spaces. All other numbers reconstructed.","items":[{"players":2,"slots":{"specimenLab":1,"fieldExpeditions":1,"universityLibrary":1,"publishingJournal":1,"museumCollections":1}},{"players":3,"slots":{"specimenLab":2,"fieldExpeditions":2,"universityLibrary":2,"publishingJournal":1,"museumCollections":1}},{"players":4,"slots":{"specimenLab":2,"fieldExpeditions":2,"universityLibrary":2,"publishingJournal":2,"museumCollections":2}},{"players":5,"slots":{"specimenLab":3,"fieldExpeditions":3,"universityLibrary":3,"publishingJournal":2,"museumCollections":2}}]},"tracks":{"provenance":"reconstructed","provenanceNote":"Rulebook: one track per player count, longer for more players; a space 0, a last space, some Museum-reset and some Milestone spaces. Public, inferred (sjgames.com fan page, April 10 2024; player count not stated, probably 5): a track reaches 20. Length 6 x players; Milestones at 1/4, 1/2, 3/4 and Museum resets at 1/8, 3/8, 5/8, 7/8 of it (halves rounded up): reconstructed. No space carries both symbols and the last space carries none.","items":[{"players":2,"lastSpace":12,"museumReset":[2,5,8,11],"milestone":[3,6,9]},{"players":3,"lastSpace":18,"museumReset":[2,7,11,16],"milestone":[5,9,14]},{"players":4,"lastSpace":24,"museumReset":[3,9,15,21],"milestone":[6,12,18]},{"players":5,"lastSpace":30,"museumReset":[4,11,19,26],"milestone":[8,15,23]}]},"playerBoard":{"provenance":"rulebook","fossilStorage":8,"researchSpaces":null,"loungeStart":["paleontologist","fieldAssistant"],"gradSpaceStart":["gradStudent"],"contributionCircles":5,"contributionVp":{"provenance":"reconstructed","values":[3,7,12,18,25],"note":"values[k-1] is the score of a player who has placed k discs (not cumulative with the others); 0 discs = 0."}},"playerColours":{"provenance":"reconstructed","note":"Rulebook examples name red and yellow; the other three are ours.","items":["red","yellow","blue","green","black"]},"dice":{"provenance":"reconstructed","provenanceNote":"Rulebook: 4 dice per period colour, symbols 1, 2, 3 fossils and 1 fossil from the Museum. Number of each face per die reconstructed so that the mean yield from the supply is 0.5 / 1.0 / 1.5, i.e. the trade rate 1 Triassic = 2 Jurassic = 3 Cretaceous.","faceLegend":{"0":"blank","1":"1 fossil","2":"2 fossils","3":"3 fossils","M":"1 fossil of the die's colour from the Museum, if there is one"},"items":[{"period":"triassic","count":4,"faces":["0","0","1","1","1","M"]},{"period":"jurassic","count":4,"faces":["0","1","1","2","2","M"]},{"period":"cretaceous","count":4,"faces":["1","1","2","2","3","M"]}]},"fieldExpeditions":{"provenance":"reconstructed","provenanceNote":"Rulebook: 25 cards; the Erosion Event is spoken of in the singular (1 card inferred); each other card stands for one period and shows dice, possibly reroll symbols, possibly a Trace Fossil icon; that all dice of a card have its period's colour is inferred (HT-R43). Split 4/8/12 and all values reconstructed; formations are real North American units of that period.","items":[{"id":"FE01","name":{"en":"Chinle Formation","fr":"Formation de Chinle"},"kind":"expedition","period":"triassic","dice":4,"rerolls":0,"traceFossil":false},{"id":"FE02","name":{"en":"Cooper Canyon Formation","fr":"Formation de Cooper Canyon"},"kind":"expedition","period":"triassic","dice":3,"rerolls":1,"traceFossil":false},{"id":"FE03","name":{"en":"Luning Formation","fr":"Formation de Luning"},"kind":"expedition","period":"triassic","dice":3,"rerolls":0,"traceFossil":true},{"id":"FE04","name":{"en":"Hosselkus Limestone","fr":"Calcaire de Hosselkus"},"kind":"expedition","period":"triassic","dice":2,"rerolls":2,"traceFossil":true},{"id":"FE05","name":{"en":"Morrison Formation","fr":"Formation de Morrison"},"kind":"expedition","period":"jurassic","dice":4,"rerolls":0,"traceFossil":false},{"id":"FE06","name":{"en":"Kayenta Formation","fr":"Formation de Kayenta"},"kind":"expedition","period":"jurassic","dice":4,"rerolls":0,"traceFossil":false},{"id":"FE07","name":{"en":"Navajo Sandstone","fr":"Grès de Navajo"},"kind":"expedition","period":"jurassic","dice":3,"rerolls":2,"traceFossil":false},{"id":"FE08","name":{"en":"Sundance Formation","fr":"Formation de Sundance"},"kind":"expedition","period":"jurassic","dice":3,"rerolls":1,"traceFossil":false},{"id":"FE09","name":{"en":"Naknek Formation","fr":"Formation de Naknek"},"kind":"expedition","period":"jurassic","dice":3,"rerolls":1,"traceFossil":false},{"id":"FE10","name":{"en":"Portland Formation","fr":"Formation de Portland"},"kind":"expedition","period":"jurassic","dice":3,"rerolls":0,"traceFossil":true},{"id":"FE11","name":{"en":"La Boca Formation","fr":"Formation de La Boca"},"kind":"expedition","period":"jurassic","dice":2,"rerolls":2,"traceFossil":true},{"id":"FE12","name":{"en":"McCoy Brook Formation","fr":"Formation de McCoy Brook"},"kind":"expedition","period":"jurassic","dice":2,"rerolls":2,"traceFossil":true},{"id":"FE13","name":{"en":"Hell Creek Formation","fr":"Formation de Hell Creek"},"kind":"expedition","period":"cretaceous","dice":4,"rerolls":0,"traceFossil":false},{"id":"FE14","name":{"en":"Lance Formation","fr":"Formation de Lance"},"kind":"expedition","period":"cretaceous","dice":4,"rerolls":0,"traceFossil":false},{"id":"FE15","name":{"en":"Dinosaur Park Formation","fr":"Formation de Dinosaur Park"},"kind":"expedition","period":"cretaceous","dice":4,"rerolls":0,"traceFossil":false},{"id":"FE16","name":{"en":"Niobrara Formation","fr":"Formation de Niobrara"},"kind":"expedition","period":"cretaceous","dice":3,"rerolls":2,"traceFossil":false},{"id":"FE17","name":{"en":"Pierre Shale","fr":"Schistes de Pierre"},"kind":"expedition","period":"cretaceous","dice":3,"rerolls":2,"traceFossil":false},{"id":"FE18","name":{"en":"Horseshoe Canyon Formation","fr":"Formation de Horseshoe Canyon"},"kind":"expedition","period":"cretaceous","dice":3,"rerolls":1,"traceFossil":false},{"id":"FE19","name":{"en":"Judith River Formation","fr":"Formation de Judith River"},"kind":"expedition","period":"cretaceous","dice":3,"rerolls":1,"traceFossil":false},{"id":"FE20","name":{"en":"Cedar Mountain Formation","fr":"Formation de Cedar Mountain"},"kind":"expedition","period":"cretaceous","dice":3,"rerolls":1,"traceFossil":false},{"id":"FE21","name":{"en":"Two Medicine Formation","fr":"Formation de Two Medicine"},"kind":"expedition","period":"cretaceous","dice":3,"rerolls":0,"traceFossil":true},{"id":"FE22","name":{"en":"Cloverly Formation","fr":"Formation de Cloverly"},"kind":"expedition","period":"cretaceous","dice":3,"rerolls":0,"traceFossil":true},{"id":"FE23","name":{"en":"Kaiparowits Formation","fr":"Formation de Kaiparowits"},"kind":"expedition","period":"cretaceous","dice":2,"rerolls":2,"traceFossil":true},{"id":"FE24","name":{"en":"Prince Creek Formation","fr":"Formation de Prince Creek"},"kind":"expedition","period":"cretaceous","dice":2,"rerolls":2,"traceFossil":true},{"id":"FE25","name":{"en":"Erosion Event","fr":"Erosion Event"},"kind":"erosionEvent","period":null,"dice":0,"rerolls":0,"traceFossil":false}]},"specimens":{"provenance":"reconstructed","provenanceNote":"Rulebook: 60 cards, each with a colour (period) and a cost in resources; that all its fossil cubes are of its own colour is our inference (HT-R42). Public (aiptcomics.com 2022-05-06): 60 different dinosaurs and marine reptiles. Which taxa, their costs and VP: reconstructed. type/period/diet/formation are palaeontological facts about the chosen taxa.","items":[{"id":"SP01","name":"Coelophysis bauri","type":"theropod","period":"triassic","diet":"carnivore","cost":{"fossils":2,"research":3},"vp":7,"formation":"Chinle Formation"},{"id":"SP02","name":"Tawa hallae","type":"theropod","period":"triassic","diet":"carnivore","cost":{"fossils":1,"research":2},"vp":4,"formation":"Chinle Formation"},{"id":"SP03","name":"Daemonosaurus chauliodus","type":"theropod","period":"triassic","diet":"carnivore","cost":{"fossils":1,"research":1},"vp":4,"formation":"Chinle Formation"},{"id":"SP04","name":"Gojirasaurus quayi","type":"theropod","period":"triassic","diet":"carnivore","cost":{"fossils":2,"research":2},"vp":6,"formation":"Cooper Canyon Formation"},{"id":"SP05","name":"Camposaurus arizonensis","type":"theropod","period":"triassic","diet":"carnivore","cost":{"fossils":1,"research":3},"vp":5,"formation":"Chinle Formation"},{"id":"SP06","name":"Shonisaurus popularis","type":"marineReptile","period":"triassic","diet":"carnivore","cost":{"fossils":3,"research":5},"vp":10,"formation":"Luning Formation"},{"id":"SP07","name":"Cymbospondylus petrinus","type":"marineReptile","period":"triassic","diet":"carnivore","cost":{"fossils":3,"research":4},"vp":9,"formation":"Favret Formation"},{"id":"SP08","name":"Thalattoarchon saurophagis","type":"marineReptile","period":"triassic","diet":"carnivore","cost":{"fossils":3,"research":3},"vp":8,"formation":"Favret Formation"},{"id":"SP09","name":"Californosaurus perrini","type":"marineReptile","period":"triassic","diet":"carnivore","cost":{"fossils":1,"research":2},"vp":4,"formation":"Hosselkus Limestone"},{"id":"SP10","name":"Thalattosaurus alexandrae","type":"marineReptile","period":"triassic","diet":"carnivore","cost":{"fossils":2,"research":2},"vp":6,"formation":"Hosselkus Limestone"},{"id":"SP11","name":"Allosaurus fragilis","type":"theropod","period":"jurassic","diet":"carnivore","cost":{"fossils":5,"research":4},"vp":8,"formation":"Morrison Formation"},{"id":"SP12","name":"Ceratosaurus nasicornis","type":"theropod","period":"jurassic","diet":"carnivore","cost":{"fossils":4,"research":3},"vp":6,"formation":"Morrison Formation"},{"id":"SP13","name":"Torvosaurus tanneri","type":"theropod","period":"jurassic","diet":"carnivore","cost":{"fossils":4,"research":4},"vp":7,"formation":"Morrison Formation"},{"id":"SP14","name":"Dilophosaurus wetherilli","type":"theropod","period":"jurassic","diet":"carnivore","cost":{"fossils":3,"research":3},"vp":6,"formation":"Kayenta Formation"},{"id":"SP15","name":"Ornitholestes hermanni","type":"theropod","period":"jurassic","diet":"carnivore","cost":{"fossils":2,"research":1},"vp":3,"formation":"Morrison Formation"},{"id":"SP16","name":"Stegosaurus stenops","type":"genasaur","period":"jurassic","diet":"herbivore","cost":{"fossils":5,"research":4},"vp":8,"formation":"Morrison Formation"},{"id":"SP17","name":"Camptosaurus dispar","type":"genasaur","period":"jurassic","diet":"herbivore","cost":{"fossils":3,"research":2},"vp":5,"formation":"Morrison Formation"},{"id":"SP18","name":"Dryosaurus altus","type":"genasaur","period":"jurassic","diet":"herbivore","cost":{"fossils":2,"research":2},"vp":4,"formation":"Morrison Formation"},{"id":"SP19","name":"Scutellosaurus lawleri","type":"genasaur","period":"jurassic","diet":"herbivore","cost":{"fossils":2,"research":1},"vp":3,"formation":"Kayenta Formation"},{"id":"SP20","name":"Gargoyleosaurus parkpinorum","type":"genasaur","period":"jurassic","diet":"herbivore","cost":{"fossils":3,"research":3},"vp":6,"formation":"Morrison Formation"},{"id":"SP21","name":"Apatosaurus ajax","type":"sauropod","period":"jurassic","diet":"herbivore","cost":{"fossils":5,"research":5},"vp":8,"formation":"Morrison Formation"},{"id":"SP22","name":"Brontosaurus excelsus","type":"sauropod","period":"jurassic","diet":"herbivore","cost":{"fossils":5,"research":4},"vp":8,"formation":"Morrison Formation"},{"id":"SP23","name":"Diplodocus carnegii","type":"sauropod","period":"jurassic","diet":"herbivore","cost":{"fossils":5,"research":3},"vp":7,"formation":"Morrison Formation"},{"id":"SP24","name":"Camarasaurus supremus","type":"sauropod","period":"jurassic","diet":"herbivore","cost":{"fossils":4,"research":3},"vp":6,"formation":"Morrison Formation"},{"id":"SP25","name":"Brachiosaurus altithorax","type":"sauropod","period":"jurassic","diet":"herbivore","cost":{"fossils":6,"research":5},"vp":9,"formation":"Morrison Formation"},{"id":"SP26","name":"Barosaurus lentus","type":"sauropod","period":"jurassic","diet":"herbivore","cost":{"fossils":4,"research":4},"vp":7,"formation":"Morrison Formation"},{"id":"SP27","name":"Supersaurus vivianae","type":"sauropod","period":"jurassic","diet":"herbivore","cost":{"fossils":6,"research":6},"vp":10,"formation":"Morrison Formation"},{"id":"SP28","name":"Baptanodon natans","type":"marineReptile","period":"jurassic","diet":"carnivore","cost":{"fossils":3,"research":2},"vp":5,"formation":"Sundance Formation"},{"id":"SP29","name":"Megalneusaurus rex","type":"marineReptile","period":"jurassic","diet":"carnivore","cost":{"fossils":4,"research":4},"vp":7,"formation":"Sundance Formation"},{"id":"SP30","name":"Tatenectes laramiensis","type":"marineReptile","period":"jurassic","diet":"carnivore","cost":{"fossils":2,"research":2},"vp":4,"formation":"Sundance Formation"},{"id":"SP31","name":"Tyrannosaurus rex","type":"theropod","period":"cretaceous","diet":"carnivore","cost":{"fossils":8,"research":6},"vp":10,"formation":"Hell Creek Formation"},{"id":"SP32","name":"Albertosaurus sarcophagus","type":"theropod","period":"cretaceous","diet":"carnivore","cost":{"fossils":6,"research":4},"vp":7,"formation":"Horseshoe Canyon Formation"},{"id":"SP33","name":"Acrocanthosaurus atokensis","type":"theropod","period":"cretaceous","diet":"carnivore","cost":{"fossils":6,"research":5},"vp":8,"formation":"Antlers Formation"},{"id":"SP34","name":"Deinonychus antirrhopus","type":"theropod","period":"cretaceous","diet":"carnivore","cost":{"fossils":4,"research":3},"vp":5,"formation":"Cloverly Formation"},{"id":"SP35","name":"Utahraptor ostrommaysi","type":"theropod","period":"cretaceous","diet":"carnivore","cost":{"fossils":5,"research":4},"vp":7,"formation":"Cedar Mountain Formation"},{"id":"SP36","name":"Dromaeosaurus albertensis","type":"theropod","period":"cretaceous","diet":"carnivore","cost":{"fossils":3,"research":2},"vp":4,"formation":"Dinosaur Park Formation"},{"id":"SP37","name":"Stenonychosaurus inequalis","type":"theropod","period":"cretaceous","diet":"omnivore","cost":{"fossils":3,"research":3},"vp":5,"formation":"Dinosaur Park Formation"},{"id":"SP38","name":"Struthiomimus altus","type":"theropod","period":"cretaceous","diet":"omnivore","cost":{"fossils":4,"research":2},"vp":5,"formation":"Dinosaur Park Formation"},{"id":"SP39","name":"Anzu wyliei","type":"theropod","period":"cretaceous","diet":"omnivore","cost":{"fossils":4,"research":3},"vp":5,"formation":"Hell Creek Formation"},{"id":"SP40","name":"Nothronychus mckinleyi","type":"theropod","period":"cretaceous","diet":"herbivore","cost":{"fossils":4,"research":4},"vp":6,"formation":"Moreno Hill Formation"},{"id":"SP41","name":"Triceratops horridus","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":7,"research":5},"vp":8,"formation":"Lance Formation"},{"id":"SP42","name":"Styracosaurus albertensis","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":5,"research":3},"vp":6,"formation":"Dinosaur Park Formation"},{"id":"SP43","name":"Chasmosaurus belli","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":5,"research":3},"vp":6,"formation":"Dinosaur Park Formation"},{"id":"SP44","name":"Pachyrhinosaurus canadensis","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":6,"research":4},"vp":7,"formation":"Horseshoe Canyon Formation"},{"id":"SP45","name":"Parasaurolophus walkeri","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":6,"research":4},"vp":7,"formation":"Dinosaur Park Formation"},{"id":"SP46","name":"Lambeosaurus lambei","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":5,"research":4},"vp":7,"formation":"Dinosaur Park Formation"},{"id":"SP47","name":"Edmontosaurus regalis","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":7,"research":4},"vp":7,"formation":"Horseshoe Canyon Formation"},{"id":"SP48","name":"Maiasaura peeblesorum","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":5,"research":2},"vp":5,"formation":"Two Medicine Formation"},{"id":"SP49","name":"Tenontosaurus tilletti","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":4,"research":2},"vp":5,"formation":"Cloverly Formation"},{"id":"SP50","name":"Ankylosaurus magniventris","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":6,"research":5},"vp":8,"formation":"Hell Creek Formation"},{"id":"SP51","name":"Borealopelta markmitchelli","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":4,"research":3},"vp":5,"formation":"Clearwater Formation"},{"id":"SP52","name":"Pachycephalosaurus wyomingensis","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":3,"research":3},"vp":5,"formation":"Lance Formation"},{"id":"SP53","name":"Thescelosaurus neglectus","type":"genasaur","period":"cretaceous","diet":"herbivore","cost":{"fossils":3,"research":1},"vp":3,"formation":"Lance Formation"},{"id":"SP54","name":"Alamosaurus sanjuanensis","type":"sauropod","period":"cretaceous","diet":"herbivore","cost":{"fossils":8,"research":5},"vp":9,"formation":"Ojo Alamo Formation"},{"id":"SP55","name":"Sauroposeidon proteles","type":"sauropod","period":"cretaceous","diet":"herbivore","cost":{"fossils":7,"research":6},"vp":9,"formation":"Antlers Formation"},{"id":"SP56","name":"Abydosaurus mcintoshi","type":"sauropod","period":"cretaceous","diet":"herbivore","cost":{"fossils":5,"research":3},"vp":6,"formation":"Cedar Mountain Formation"},{"id":"SP57","name":"Tylosaurus proriger","type":"marineReptile","period":"cretaceous","diet":"carnivore","cost":{"fossils":6,"research":3},"vp":6,"formation":"Niobrara Formation"},{"id":"SP58","name":"Mosasaurus missouriensis","type":"marineReptile","period":"cretaceous","diet":"carnivore","cost":{"fossils":6,"research":4},"vp":7,"formation":"Pierre Shale"},{"id":"SP59","name":"Elasmosaurus platyurus","type":"marineReptile","period":"cretaceous","diet":"carnivore","cost":{"fossils":7,"research":5},"vp":8,"formation":"Pierre Shale"},{"id":"SP60","name":"Archelon ischyros","type":"marineReptile","period":"cretaceous","diet":"carnivore","cost":{"fossils":4,"research":2},"vp":5,"formation":"Pierre Shale"}]},"traceFossils":{"provenance":"reconstructed","provenanceNote":"Rulebook: 12 cards; four kinds tracks, eggs, amber, coprolite. 3 of each and the VP reconstructed.","items":[{"id":"TF01","kind":"tracks","vp":2},{"id":"TF02","kind":"tracks","vp":2},{"id":"TF03","kind":"tracks","vp":2},{"id":"TF04","kind":"coprolite","vp":3},{"id":"TF05","kind":"coprolite","vp":3},{"id":"TF06","kind":"coprolite","vp":3},{"id":"TF07","kind":"eggs","vp":3},{"id":"TF08","kind":"eggs","vp":3},{"id":"TF09","kind":"eggs","vp":3},{"id":"TF10","kind":"amber","vp":4},{"id":"TF11","kind":"amber","vp":4},{"id":"TF12","kind":"amber","vp":4}]},"globalObjectives":{"provenance":"reconstructed","provenanceNote":"Rulebook: 15 cards; GO01 is printed in the rulebook in full. The 14 others reconstructed in its style.","items":[{"id":"GO01","name":{"en":"Advancements in Jurassic Systematics","fr":"Avancées en systématique jurassique"},"slots":[{"slot":0,"text":{"en":"2 Jurassic Theropod Holotypes","fr":"2 Holotypes Théropodes du Jurassique"},"requirements":[{"count":2,"match":{"card":"holotype","type":"theropod","period":"jurassic"}}]},{"slot":1,"text":{"en":"2 Jurassic Genasaur Holotypes","fr":"2 Holotypes Génasauriens du Jurassique"},"requirements":[{"count":2,"match":{"card":"holotype","type":"genasaur","period":"jurassic"}}]},{"slot":2,"text":{"en":"3 Jurassic Sauropod Holotypes","fr":"3 Holotypes Sauropodes du Jurassique"},"requirements":[{"count":3,"match":{"card":"holotype","type":"sauropod","period":"jurassic"}}]}],"provenance":"rulebook","provenanceNote":"English name and the three requirements as printed in the rulebook; the French wording is ours."},{"id":"GO02","name":{"en":"Advancements in Triassic Systematics","fr":"Avancées en systématique triasique"},"slots":[{"slot":0,"text":{"en":"2 Triassic Theropod Holotypes","fr":"2 Holotypes Théropodes du Trias"},"requirements":[{"count":2,"match":{"card":"holotype","type":"theropod","period":"triassic"}}]},{"slot":1,"text":{"en":"2 Triassic Marine Reptile Holotypes","fr":"2 Holotypes Reptiles marins du Trias"},"requirements":[{"count":2,"match":{"card":"holotype","type":"marineReptile","period":"triassic"}}]},{"slot":2,"text":{"en":"3 Triassic Holotypes","fr":"3 Holotypes du Trias"},"requirements":[{"count":3,"match":{"card":"holotype","period":"triassic"}}]}]},{"id":"GO03","name":{"en":"Advancements in Cretaceous Systematics","fr":"Avancées en systématique crétacée"},"slots":[{"slot":0,"text":{"en":"3 Cretaceous Theropod Holotypes","fr":"3 Holotypes Théropodes du Crétacé"},"requirements":[{"count":3,"match":{"card":"holotype","type":"theropod","period":"cretaceous"}}]},{"slot":1,"text":{"en":"4 Cretaceous Genasaur Holotypes","fr":"4 Holotypes Génasauriens du Crétacé"},"requirements":[{"count":4,"match":{"card":"holotype","type":"genasaur","period":"cretaceous"}}]},{"slot":2,"text":{"en":"2 Cretaceous Marine Reptile Holotypes","fr":"2 Holotypes Reptiles marins du Crétacé"},"requirements":[{"count":2,"match":{"card":"holotype","type":"marineReptile","period":"cretaceous"}}]}]},{"id":"GO04","name":{"en":"Theropod Paleobiology","fr":"Paléobiologie des théropodes"},"slots":[{"slot":0,"text":{"en":"4 Theropod Holotypes","fr":"4 Holotypes Théropodes"},"requirements":[{"count":4,"match":{"card":"holotype","type":"theropod"}}]},{"slot":1,"text":{"en":"1 Triassic Theropod Holotype + 1 Jurassic Theropod Holotype + 1 Cretaceous Theropod Holotype","fr":"1 Holotype Théropode du Trias + 1 Holotype Théropode du Jurassique + 1 Holotype Théropode du Crétacé"},"requirements":[{"count":1,"match":{"card":"holotype","type":"theropod","period":"triassic"}},{"count":1,"match":{"card":"holotype","type":"theropod","period":"jurassic"}},{"count":1,"match":{"card":"holotype","type":"theropod","period":"cretaceous"}}]},{"slot":2,"text":{"en":"2 Theropod Holotypes + 1 Trace Fossil (Tracks)","fr":"2 Holotypes Théropodes + 1 Ichnofossile (Traces de pas)"},"requirements":[{"count":2,"match":{"card":"holotype","type":"theropod"}},{"count":1,"match":{"card":"traceFossil","kind":"tracks"}}]}]},{"id":"GO05","name":{"en":"Genasaur Paleobiology","fr":"Paléobiologie des génasauriens"},"slots":[{"slot":0,"text":{"en":"4 Genasaur Holotypes","fr":"4 Holotypes Génasauriens"},"requirements":[{"count":4,"match":{"card":"holotype","type":"genasaur"}}]},{"slot":1,"text":{"en":"1 Jurassic Genasaur Holotype + 2 Cretaceous Genasaur Holotypes","fr":"1 Holotype Génasaurien du Jurassique + 2 Holotypes Génasauriens du Crétacé"},"requirements":[{"count":1,"match":{"card":"holotype","type":"genasaur","period":"jurassic"}},{"count":2,"match":{"card":"holotype","type":"genasaur","period":"cretaceous"}}]},{"slot":2,"text":{"en":"2 Genasaur Holotypes + 1 Trace Fossil (Eggs)","fr":"2 Holotypes Génasauriens + 1 Ichnofossile (Œufs)"},"requirements":[{"count":2,"match":{"card":"holotype","type":"genasaur"}},{"count":1,"match":{"card":"traceFossil","kind":"eggs"}}]}]},{"id":"GO06","name":{"en":"Sauropod Paleobiology","fr":"Paléobiologie des sauropodes"},"slots":[{"slot":0,"text":{"en":"3 Sauropod Holotypes","fr":"3 Holotypes Sauropodes"},"requirements":[{"count":3,"match":{"card":"holotype","type":"sauropod"}}]},{"slot":1,"text":{"en":"1 Jurassic Sauropod Holotype + 1 Cretaceous Sauropod Holotype","fr":"1 Holotype Sauropode du Jurassique + 1 Holotype Sauropode du Crétacé"},"requirements":[{"count":1,"match":{"card":"holotype","type":"sauropod","period":"jurassic"}},{"count":1,"match":{"card":"holotype","type":"sauropod","period":"cretaceous"}}]},{"slot":2,"text":{"en":"1 Sauropod Holotype + 1 Trace Fossil (Tracks)","fr":"1 Holotype Sauropode + 1 Ichnofossile (Traces de pas)"},"requirements":[{"count":1,"match":{"card":"holotype","type":"sauropod"}},{"count":1,"match":{"card":"traceFossil","kind":"tracks"}}]}]},{"id":"GO07","name":{"en":"Marine Reptile Paleobiology","fr":"Paléobiologie des reptiles marins"},"slots":[{"slot":0,"text":{"en":"3 Marine Reptile Holotypes","fr":"3 Holotypes Reptiles marins"},"requirements":[{"count":3,"match":{"card":"holotype","type":"marineReptile"}}]},{"slot":1,"text":{"en":"1 Triassic Marine Reptile Holotype + 1 Cretaceous Marine Reptile Holotype","fr":"1 Holotype Reptile marin du Trias + 1 Holotype Reptile marin du Crétacé"},"requirements":[{"count":1,"match":{"card":"holotype","type":"marineReptile","period":"triassic"}},{"count":1,"match":{"card":"holotype","type":"marineReptile","period":"cretaceous"}}]},{"slot":2,"text":{"en":"2 Jurassic Marine Reptile Holotypes","fr":"2 Holotypes Reptiles marins du Jurassique"},"requirements":[{"count":2,"match":{"card":"holotype","type":"marineReptile","period":"jurassic"}}]}]},{"id":"GO08","name":{"en":"Ichnology of North America","fr":"Ichnologie de l'Amérique du Nord"},"slots":[{"slot":0,"text":{"en":"4 Trace Fossils","fr":"4 Ichnofossiles"},"requirements":[{"count":4,"match":{"card":"traceFossil"}}]},{"slot":1,"text":{"en":"1 Trace Fossil (Tracks) + 1 Trace Fossil (Coprolite)","fr":"1 Ichnofossile (Traces de pas) + 1 Ichnofossile (Coprolithe)"},"requirements":[{"count":1,"match":{"card":"traceFossil","kind":"tracks"}},{"count":1,"match":{"card":"traceFossil","kind":"coprolite"}}]},{"slot":2,"text":{"en":"1 Trace Fossil (Eggs) + 1 Trace Fossil (Amber)","fr":"1 Ichnofossile (Œufs) + 1 Ichnofossile (Ambre)"},"requirements":[{"count":1,"match":{"card":"traceFossil","kind":"eggs"}},{"count":1,"match":{"card":"traceFossil","kind":"amber"}}]}]},{"id":"GO09","name":{"en":"Predators of the Mesozoic","fr":"Prédateurs du Mésozoïque"},"slots":[{"slot":0,"text":{"en":"6 Carnivore Holotypes","fr":"6 Holotypes Carnivores"},"requirements":[{"count":6,"match":{"card":"holotype","diet":"carnivore"}}]},{"slot":1,"text":{"en":"3 Jurassic Carnivore Holotypes","fr":"3 Holotypes Carnivores du Jurassique"},"requirements":[{"count":3,"match":{"card":"holotype","period":"jurassic","diet":"carnivore"}}]},{"slot":2,"text":{"en":"4 Cretaceous Carnivore Holotypes","fr":"4 Holotypes Carnivores du Crétacé"},"requirements":[{"count":4,"match":{"card":"holotype","period":"cretaceous","diet":"carnivore"}}]}]},{"id":"GO10","name":{"en":"Plant Eaters of the Mesozoic","fr":"Herbivores du Mésozoïque"},"slots":[{"slot":0,"text":{"en":"6 Herbivore Holotypes","fr":"6 Holotypes Herbivores"},"requirements":[{"count":6,"match":{"card":"holotype","diet":"herbivore"}}]},{"slot":1,"text":{"en":"3 Jurassic Herbivore Holotypes","fr":"3 Holotypes Herbivores du Jurassique"},"requirements":[{"count":3,"match":{"card":"holotype","period":"jurassic","diet":"herbivore"}}]},{"slot":2,"text":{"en":"4 Cretaceous Herbivore Holotypes","fr":"4 Holotypes Herbivores du Crétacé"},"requirements":[{"count":4,"match":{"card":"holotype","period":"cretaceous","diet":"herbivore"}}]}]},{"id":"GO11","name":{"en":"Reconstructing Ancient Diets","fr":"Reconstitution des régimes anciens"},"slots":[{"slot":0,"text":{"en":"4 Carnivore Holotypes + 4 Herbivore Holotypes","fr":"4 Holotypes Carnivores + 4 Holotypes Herbivores"},"requirements":[{"count":4,"match":{"card":"holotype","diet":"carnivore"}},{"count":4,"match":{"card":"holotype","diet":"herbivore"}}]},{"slot":1,"text":{"en":"2 Carnivore Holotypes + 1 Trace Fossil (Coprolite)","fr":"2 Holotypes Carnivores + 1 Ichnofossile (Coprolithe)"},"requirements":[{"count":2,"match":{"card":"holotype","diet":"carnivore"}},{"count":1,"match":{"card":"traceFossil","kind":"coprolite"}}]},{"slot":2,"text":{"en":"2 Herbivore Holotypes + 1 Trace Fossil (Coprolite)","fr":"2 Holotypes Herbivores + 1 Ichnofossile (Coprolithe)"},"requirements":[{"count":2,"match":{"card":"holotype","diet":"herbivore"}},{"count":1,"match":{"card":"traceFossil","kind":"coprolite"}}]}]},{"id":"GO12","name":{"en":"Mesozoic Biostratigraphy","fr":"Biostratigraphie du Mésozoïque"},"slots":[{"slot":0,"text":{"en":"2 Triassic Holotypes + 2 Jurassic Holotypes + 2 Cretaceous Holotypes","fr":"2 Holotypes du Trias + 2 Holotypes du Jurassique + 2 Holotypes du Crétacé"},"requirements":[{"count":2,"match":{"card":"holotype","period":"triassic"}},{"count":2,"match":{"card":"holotype","period":"jurassic"}},{"count":2,"match":{"card":"holotype","period":"cretaceous"}}]},{"slot":1,"text":{"en":"5 Jurassic Holotypes","fr":"5 Holotypes du Jurassique"},"requirements":[{"count":5,"match":{"card":"holotype","period":"jurassic"}}]},{"slot":2,"text":{"en":"6 Cretaceous Holotypes","fr":"6 Holotypes du Crétacé"},"requirements":[{"count":6,"match":{"card":"holotype","period":"cretaceous"}}]}]},{"id":"GO13","name":{"en":"Faunal Turnover","fr":"Renouvellement des faunes"},"slots":[{"slot":0,"text":{"en":"2 Triassic Holotypes + 2 Jurassic Holotypes","fr":"2 Holotypes du Trias + 2 Holotypes du Jurassique"},"requirements":[{"count":2,"match":{"card":"holotype","period":"triassic"}},{"count":2,"match":{"card":"holotype","period":"jurassic"}}]},{"slot":1,"text":{"en":"3 Jurassic Holotypes + 4 Cretaceous Holotypes","fr":"3 Holotypes du Jurassique + 4 Holotypes du Crétacé"},"requirements":[{"count":3,"match":{"card":"holotype","period":"jurassic"}},{"count":4,"match":{"card":"holotype","period":"cretaceous"}}]},{"slot":2,"text":{"en":"1 Triassic Holotype + 5 Cretaceous Holotypes","fr":"1 Holotype du Trias + 5 Holotypes du Crétacé"},"requirements":[{"count":1,"match":{"card":"holotype","period":"triassic"}},{"count":5,"match":{"card":"holotype","period":"cretaceous"}}]}]},{"id":"GO14","name":{"en":"Forests Preserved in Resin","fr":"Forêts prises dans la résine"},"slots":[{"slot":0,"text":{"en":"1 Trace Fossil (Amber) + 3 Cretaceous Holotypes","fr":"1 Ichnofossile (Ambre) + 3 Holotypes du Crétacé"},"requirements":[{"count":1,"match":{"card":"traceFossil","kind":"amber"}},{"count":3,"match":{"card":"holotype","period":"cretaceous"}}]},{"slot":1,"text":{"en":"1 Trace Fossil (Amber) + 2 Genasaur Holotypes","fr":"1 Ichnofossile (Ambre) + 2 Holotypes Génasauriens"},"requirements":[{"count":1,"match":{"card":"traceFossil","kind":"amber"}},{"count":2,"match":{"card":"holotype","type":"genasaur"}}]},{"slot":2,"text":{"en":"3 Trace Fossils","fr":"3 Ichnofossiles"},"requirements":[{"count":3,"match":{"card":"traceFossil"}}]}]},{"id":"GO15","name":{"en":"Comparative Dinosaur Anatomy","fr":"Anatomie comparée des dinosaures"},"slots":[{"slot":0,"text":{"en":"3 Theropod Holotypes + 3 Genasaur Holotypes","fr":"3 Holotypes Théropodes + 3 Holotypes Génasauriens"},"requirements":[{"count":3,"match":{"card":"holotype","type":"theropod"}},{"count":3,"match":{"card":"holotype","type":"genasaur"}}]},{"slot":1,"text":{"en":"2 Theropod Holotypes + 2 Sauropod Holotypes","fr":"2 Holotypes Théropodes + 2 Holotypes Sauropodes"},"requirements":[{"count":2,"match":{"card":"holotype","type":"theropod"}},{"count":2,"match":{"card":"holotype","type":"sauropod"}}]},{"slot":2,"text":{"en":"1 Theropod Holotype + 2 Genasaur Holotypes + 1 Sauropod Holotype","fr":"1 Holotype Théropode + 2 Holotypes Génasauriens + 1 Holotype Sauropode"},"requirements":[{"count":1,"match":{"card":"holotype","type":"theropod"}},{"count":2,"match":{"card":"holotype","type":"genasaur"}},{"count":1,"match":{"card":"holotype","type":"sauropod"}}]}]}]},"personalObjectives":{"provenance":"reconstructed","provenanceNote":"Rulebook: 16 cards of two kinds; PO01 and PO10 are described in the rulebook. The 14 others reconstructed; every ratio icon is computed from the deck.","items":[{"id":"PO01","name":{"en":"Theropod Taxonomy","fr":"Taxonomie des théropodes"},"kind":"scale","match":{"card":"holotype","type":"theropod"},"ratio":"medium","text":{"en":"Theropod Holotypes: 2 = 2 VP, 3 = 5 VP, 4 = 9 VP, 5+ = 14 VP","fr":"Holotypes Théropodes : 2 = 2 PV, 3 = 5 PV, 4 = 9 PV, 5+ = 14 PV"},"scale":[{"atLeast":2,"vp":2,"provenance":"reconstructed"},{"atLeast":3,"vp":5,"provenance":"reconstructed"},{"atLeast":4,"vp":9,"provenance":"rulebook"},{"atLeast":5,"vp":14,"provenance":"rulebook","atLeastProvenance":"reconstructed"}],"provenance":"rulebook","provenanceNote":"Rulebook: 4 theropods score 9; 6 theropods score 14, the card's maximum. The steps 2 and 3, and the step at which 14 is reached (5), are reconstructed."},{"id":"PO02","name":{"en":"Genasaur Taxonomy","fr":"Taxonomie des génasauriens"},"kind":"scale","match":{"card":"holotype","type":"genasaur"},"ratio":"medium","text":{"en":"Genasaur Holotypes: 2 = 2 VP, 3 = 5 VP, 4 = 9 VP, 5+ = 14 VP","fr":"Holotypes Génasauriens : 2 = 2 PV, 3 = 5 PV, 4 = 9 PV, 5+ = 14 PV"},"scale":[{"atLeast":2,"vp":2},{"atLeast":3,"vp":5},{"atLeast":4,"vp":9},{"atLeast":5,"vp":14}]},{"id":"PO03","name":{"en":"Sauropod Taxonomy","fr":"Taxonomie des sauropodes"},"kind":"scale","match":{"card":"holotype","type":"sauropod"},"ratio":"low","text":{"en":"Sauropod Holotypes: 1 = 2 VP, 2 = 5 VP, 3 = 9 VP, 4+ = 14 VP","fr":"Holotypes Sauropodes : 1 = 2 PV, 2 = 5 PV, 3 = 9 PV, 4+ = 14 PV"},"scale":[{"atLeast":1,"vp":2},{"atLeast":2,"vp":5},{"atLeast":3,"vp":9},{"atLeast":4,"vp":14}]},{"id":"PO04","name":{"en":"Marine Reptile Taxonomy","fr":"Taxonomie des reptiles marins"},"kind":"scale","match":{"card":"holotype","type":"marineReptile"},"ratio":"low","text":{"en":"Marine Reptile Holotypes: 1 = 2 VP, 2 = 5 VP, 3 = 9 VP, 4+ = 14 VP","fr":"Holotypes Reptiles marins : 1 = 2 PV, 2 = 5 PV, 3 = 9 PV, 4+ = 14 PV"},"scale":[{"atLeast":1,"vp":2},{"atLeast":2,"vp":5},{"atLeast":3,"vp":9},{"atLeast":4,"vp":14}]},{"id":"PO05","name":{"en":"Triassic Stratigraphy","fr":"Stratigraphie du Trias"},"kind":"scale","match":{"card":"holotype","period":"triassic"},"ratio":"low","text":{"en":"Triassic Holotypes: 1 = 2 VP, 2 = 5 VP, 3 = 9 VP, 4+ = 14 VP","fr":"Holotypes du Trias : 1 = 2 PV, 2 = 5 PV, 3 = 9 PV, 4+ = 14 PV"},"scale":[{"atLeast":1,"vp":2},{"atLeast":2,"vp":5},{"atLeast":3,"vp":9},{"atLeast":4,"vp":14}]},{"id":"PO06","name":{"en":"Jurassic Stratigraphy","fr":"Stratigraphie du Jurassique"},"kind":"scale","match":{"card":"holotype","period":"jurassic"},"ratio":"medium","text":{"en":"Jurassic Holotypes: 2 = 2 VP, 3 = 5 VP, 4 = 9 VP, 5+ = 14 VP","fr":"Holotypes du Jurassique : 2 = 2 PV, 3 = 5 PV, 4 = 9 PV, 5+ = 14 PV"},"scale":[{"atLeast":2,"vp":2},{"atLeast":3,"vp":5},{"atLeast":4,"vp":9},{"atLeast":5,"vp":14}]},{"id":"PO07","name":{"en":"Cretaceous Stratigraphy","fr":"Stratigraphie du Crétacé"},"kind":"scale","match":{"card":"holotype","period":"cretaceous"},"ratio":"high","text":{"en":"Cretaceous Holotypes: 3 = 2 VP, 4 = 5 VP, 5 = 9 VP, 6+ = 14 VP","fr":"Holotypes du Crétacé : 3 = 2 PV, 4 = 5 PV, 5 = 9 PV, 6+ = 14 PV"},"scale":[{"atLeast":3,"vp":2},{"atLeast":4,"vp":5},{"atLeast":5,"vp":9},{"atLeast":6,"vp":14}]},{"id":"PO08","name":{"en":"Carnivore Paleoecology","fr":"Paléoécologie des carnivores"},"kind":"scale","match":{"card":"holotype","diet":"carnivore"},"ratio":"high","text":{"en":"Carnivore Holotypes: 3 = 2 VP, 4 = 5 VP, 5 = 9 VP, 6+ = 14 VP","fr":"Holotypes Carnivores : 3 = 2 PV, 4 = 5 PV, 5 = 9 PV, 6+ = 14 PV"},"scale":[{"atLeast":3,"vp":2},{"atLeast":4,"vp":5},{"atLeast":5,"vp":9},{"atLeast":6,"vp":14}]},{"id":"PO09","name":{"en":"Herbivore Paleoecology","fr":"Paléoécologie des herbivores"},"kind":"scale","match":{"card":"holotype","diet":"herbivore"},"ratio":"high","text":{"en":"Herbivore Holotypes: 3 = 2 VP, 4 = 5 VP, 5 = 9 VP, 6+ = 14 VP","fr":"Holotypes Herbivores : 3 = 2 PV, 4 = 5 PV, 5 = 9 PV, 6+ = 14 PV"},"scale":[{"atLeast":3,"vp":2},{"atLeast":4,"vp":5},{"atLeast":5,"vp":9},{"atLeast":6,"vp":14}]},{"id":"PO10","name":{"en":"Sauria Evolution","fr":"Évolution des sauriens"},"kind":"allOrNothing","requirements":[{"count":1,"match":{"card":"holotype","period":"triassic"},"ratio":"low"},{"count":2,"match":{"card":"holotype","period":"jurassic"},"ratio":"medium"},{"count":3,"match":{"card":"holotype","period":"cretaceous"},"ratio":"high"}],"text":{"en":"1 Triassic Holotype + 2 Jurassic Holotypes + 3 Cretaceous Holotypes","fr":"1 Holotype du Trias + 2 Holotypes du Jurassique + 3 Holotypes du Crétacé"},"vp":17,"provenance":"rulebook","provenanceNote":"Requirements and 17 VP from the rulebook; ratio icons computed from the reconstructed deck."},{"id":"PO11","name":{"en":"Dinosauria Phylogeny","fr":"Phylogénie des dinosaures"},"kind":"allOrNothing","requirements":[{"count":2,"match":{"card":"holotype","type":"theropod"},"ratio":"medium"},{"count":2,"match":{"card":"holotype","type":"genasaur"},"ratio":"medium"},{"count":1,"match":{"card":"holotype","type":"sauropod"},"ratio":"low"}],"text":{"en":"2 Theropod Holotypes + 2 Genasaur Holotypes + 1 Sauropod Holotype","fr":"2 Holotypes Théropodes + 2 Holotypes Génasauriens + 1 Holotype Sauropode"},"vp":14},{"id":"PO12","name":{"en":"Saurischia Revision","fr":"Révision des saurischiens"},"kind":"allOrNothing","requirements":[{"count":2,"match":{"card":"holotype","type":"theropod"},"ratio":"medium"},{"count":2,"match":{"card":"holotype","type":"sauropod"},"ratio":"low"}],"text":{"en":"2 Theropod Holotypes + 2 Sauropod Holotypes","fr":"2 Holotypes Théropodes + 2 Holotypes Sauropodes"},"vp":15},{"id":"PO13","name":{"en":"Mesozoic Food Webs","fr":"Réseaux trophiques du Mésozoïque"},"kind":"allOrNothing","requirements":[{"count":3,"match":{"card":"holotype","diet":"carnivore"},"ratio":"high"},{"count":3,"match":{"card":"holotype","diet":"herbivore"},"ratio":"high"}],"text":{"en":"3 Carnivore Holotypes + 3 Herbivore Holotypes","fr":"3 Holotypes Carnivores + 3 Holotypes Herbivores"},"vp":13},{"id":"PO14","name":{"en":"Triassic-Jurassic Transition","fr":"Transition Trias-Jurassique"},"kind":"allOrNothing","requirements":[{"count":2,"match":{"card":"holotype","period":"triassic"},"ratio":"low"},{"count":2,"match":{"card":"holotype","period":"jurassic"},"ratio":"medium"}],"text":{"en":"2 Triassic Holotypes + 2 Jurassic Holotypes","fr":"2 Holotypes du Trias + 2 Holotypes du Jurassique"},"vp":15},{"id":"PO15","name":{"en":"Jurassic-Cretaceous Turnover","fr":"Renouvellement Jurassique-Crétacé"},"kind":"allOrNothing","requirements":[{"count":3,"match":{"card":"holotype","period":"jurassic"},"ratio":"medium"},{"count":3,"match":{"card":"holotype","period":"cretaceous"},"ratio":"high"}],"text":{"en":"3 Jurassic Holotypes + 3 Cretaceous Holotypes","fr":"3 Holotypes du Jurassique + 3 Holotypes du Crétacé"},"vp":15},{"id":"PO16","name":{"en":"Reptile Disparity","fr":"Disparité des reptiles"},"kind":"allOrNothing","requirements":[{"count":1,"match":{"card":"holotype","type":"theropod"},"ratio":"medium"},{"count":1,"match":{"card":"holotype","type":"genasaur"},"ratio":"medium"},{"count":1,"match":{"card":"holotype","type":"sauropod"},"ratio":"low"},{"count":1,"match":{"card":"holotype","type":"marineReptile"},"ratio":"low"}],"text":{"en":"1 Theropod Holotype + 1 Genasaur Holotype + 1 Sauropod Holotype + 1 Marine Reptile Holotype","fr":"1 Holotype Théropode + 1 Holotype Génasaurien + 1 Holotype Sauropode + 1 Holotype Reptile marin"},"vp":13}]},"variants":{"provenance":"rulebook","items":[{"id":"elementary","name":{"en":"Elementary variant","fr":"Variante élémentaire"},"removes":["personalObjectives","globalObjectives","milestones"]},{"id":"shortOrLong","name":{"en":"Short or long variant","fr":"Variante courte ou longue"},"option":"trackForPlayers","values":[2,3,4,5]},{"id":"shortTwoPlayers","name":{"en":"Short two-player game","fr":"Partie courte à 2 joueurs"},"option":"lastSpace","values":[6,7,8,9,10,11],"provenanceNote":"Rulebook: two players agree on a smaller number of Holotypes. The offered range 6-11 is ours."}]},"milestones":{"provenance":"rulebook","provenanceNote":"The six effects are the rulebook's. Tile names (en, fr) and keys are ours: the tiles carry only icons in the source. One full set of 6 per player.","items":[{"id":"MS1","key":"libraryGrant","name":{"en":"Library Grant","fr":"Bourse de bibliothèque"},"effect":{"en":"Each University Library action gives 1 extra Research cube.","fr":"Recevez 1 cube Recherche de plus à chaque action Bibliothèque universitaire."}},{"id":"MS2","key":"extraStorage","name":{"en":"Extra Storage","fr":"Entrepôt agrandi"},"effect":{"en":"Your Fossil Storage holds 4 more cubes (12 in all).","fr":"Votre Fossil Storage compte 4 places de plus (12 en tout)."}},{"id":"MS3","key":"fieldExpertise","name":{"en":"Field Expertise","fr":"Expertise de terrain"},"effect":{"en":"After rolling at Field Expeditions, take 1 extra Fossil cube of the expedition's colour from the supply.","fr":"Après vos jets au Terrain d'expéditions, prenez dans la réserve 1 cube Fossile de plus de la couleur de l'expédition."}},{"id":"MS4","key":"museumPatron","name":{"en":"Museum Patron","fr":"Mécénat du Musée"},"effect":{"en":"After all your Museum Collections transactions, take 1 cube of your choice (Research included) from the supply.","fr":"Après toutes vos transactions au Musée, prenez dans la réserve 1 cube de votre choix (Recherche comprise)."}},{"id":"MS5","key":"archiveSearch","name":{"en":"Archive Search","fr":"Recherche en archives"},"effect":{"en":"When you take from the Specimen discard pile, you may take any card of the pile instead of the top one.","fr":"Quand vous prenez dans la défausse Spécimen, vous pouvez choisir n'importe quelle carte de la pile au lieu de la première."}},{"id":"MS6","key":"labExpansion","name":{"en":"Lab Expansion","fr":"Laboratoire agrandi"},"effect":{"en":"When you draw and discard at the Specimen Lab, you may draw 1 more and/or discard 1 more.","fr":"Quand vous piochez et défaussez au Laboratoire, vous pouvez piocher 1 carte de plus et/ou en défausser 1 de plus."}}]}}`);

// kernel/errors.ts
var BadInput = class _BadInput extends Error {
  name = "BadInput";
  code;
  path;
  fault;
  constructor(code, path, fault) {
    super(path === "" ? fault : `${path}: ${fault}`);
    this.code = code;
    this.path = path;
    this.fault = fault;
  }
  /** The same fault, seen from a place further out: a file around a path. */
  within(outer) {
    return new _BadInput(this.code, this.path === "" ? outer : `${outer}: ${this.path}`, this.fault);
  }
};
function impossible(expected, found) {
  throw new Error(`expected ${expected}, found ${typeof found === "string" ? found : JSON.stringify(found)}`);
}

// kernel/rng.ts
var CHACHA_WORDS = 8;
var FAST_WORDS = 4;
function scripted(rng, n) {
  const result = rng.words[CHACHA_WORDS + 1 + rng.used++] ?? n - 1;
  if (result < 0 || result >= n)
    throw new Error(`chance is scripted to give ${result}, but only 0 to ${n - 1} can come`);
  return result;
}
function cloneRng(rng) {
  return { words: rng.words.slice(), used: rng.used };
}
function nextWord(rng) {
  const index = rng.used++;
  return rng.words.length === FAST_WORDS ? sfc32(rng.words) : chacha20Word(rng.words, index);
}
function below(rng, n) {
  if (n <= 1) return n === 1 ? 0 : impossible("something to choose from", n);
  if (rng.words.length > CHACHA_WORDS) return scripted(rng, n);
  const spare = Math.clz32(n - 1);
  let drawn = nextWord(rng) >>> spare;
  while (drawn >= n) drawn = nextWord(rng) >>> spare;
  return drawn;
}
function shuffle(rng, items) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const held = items[last];
    items[last] = items[other];
    items[other] = held;
  }
  return items;
}
function shuffled(rng, n) {
  const items = [];
  for (let i = 0; i < n; i++) items.push(i);
  return shuffle(rng, items);
}
function sfc32(words) {
  const a = words[0] | 0;
  const b = words[1] | 0;
  const c = words[2] | 0;
  const counter = words[3] | 0;
  const result = (a + b | 0) + counter | 0;
  words[0] = b ^ b >>> 9;
  words[1] = c + (c << 3) | 0;
  words[2] = (c << 21 | c >>> 11) + result | 0;
  words[3] = counter + 1 | 0;
  return result;
}
function chacha20Word(key, index) {
  const counter = index >>> 4;
  if (latest.counter !== counter || !latest.key.every((word3, i) => word3 === key[i])) {
    latest = { key: key.slice(), counter, block: chacha20Block(key, counter) };
  }
  return latest.block[index & 15];
}
var latest = {
  key: [0],
  counter: -1,
  block: new Int32Array(16)
};
function chacha20Block(key, counter) {
  const start = Int32Array.of(1634760805, 857760878, 2036477234, 1797285236, ...key, counter, 0, 0, 0);
  const block = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(block, 0, 4, 8, 12);
    quarter(block, 1, 5, 9, 13);
    quarter(block, 2, 6, 10, 14);
    quarter(block, 3, 7, 11, 15);
    quarter(block, 0, 5, 10, 15);
    quarter(block, 1, 6, 11, 12);
    quarter(block, 2, 7, 8, 13);
    quarter(block, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = block[i] + start[i] | 0;
  return block;
}
function quarter(x, a, b, c, d) {
  x[a] = x[a] + x[b] | 0;
  x[d] = turn(x[d] ^ x[a], 16);
  x[c] = x[c] + x[d] | 0;
  x[b] = turn(x[b] ^ x[c], 12);
  x[a] = x[a] + x[b] | 0;
  x[d] = turn(x[d] ^ x[a], 8);
  x[c] = x[c] + x[d] | 0;
  x[b] = turn(x[b] ^ x[c], 7);
}
var turn = (word3, by) => word3 << by | word3 >>> 32 - by;

// kernel/offer.ts
function offer(candidates, ...guards2) {
  return { candidates, guards: guards2 };
}
function allows(at, seat, guards2, candidate) {
  for (let i = 0; i < guards2.length; i++) if (guards2[i].bars(at, seat, candidate)) return false;
  return true;
}
function hasLegal(at, seat, from) {
  for (const candidate of from.candidates) if (allows(at, seat, from.guards, candidate)) return true;
  return false;
}
function component(game, box, noun, index) {
  const collection = game.nouns[noun];
  if (collection === void 0) return void 0;
  const entries = Reflect.get(box, collection);
  return Array.isArray(entries) && isNamed(entries[index]) ? entries[index] : void 0;
}
function isNamed(entry) {
  return typeof entry === "object" && entry !== null && "id" in entry && typeof entry.id === "string";
}

// kernel/brain.ts
function placesOf(names) {
  return Object.fromEntries(names.map((name, place2) => [name, place2]));
}

// kernel/clone.ts
function cloneEach(things, clone2) {
  const copies = [];
  for (let i = 0; i < things.length; i++) copies.push(clone2(things[i]));
  return copies;
}

// kernel/knowledge.ts
var NOBODY = 0;
var EVERYBODY = 255;
var SPECTATORS = 128;
function only(seat) {
  return 1 << seat;
}
function knows(knowers, eyes) {
  if (eyes === "anyone") return knowers !== NOBODY;
  return (knowers & (eyes === null ? SPECTATORS : 1 << eyes)) !== 0;
}
function glimpse(seen, things, seat, first = 0) {
  return things.map((thing) => knows(seen[first + thing], seat) ? thing : null);
}
function redealPlaces(seen, eyes, zones, rng, first = 0) {
  const unknown = [];
  const knowers = [];
  for (const zone of zones) {
    for (const thing of zone) {
      if (knows(seen[first + thing], eyes)) continue;
      unknown.push(thing);
      knowers.push(seen[first + thing]);
    }
  }
  const dealt = shuffle(
    rng,
    unknown.slice().sort((a, b) => a - b)
  );
  let next = 0;
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) {
      if (next < unknown.length && zone[i] === unknown[next]) zone[i] = dealt[next++];
    }
  }
  for (let i = 0; i < dealt.length; i++) seen[first + dealt[i]] = knowers[i];
}

// kernel/message.ts
var compiled = /* @__PURE__ */ new Map();
var plurals = { en: new Intl.PluralRules("en"), fr: new Intl.PluralRules("fr") };
function formatMessage(message, values, language) {
  let parts = compiled.get(message);
  if (parts === void 0) {
    parts = parseMessage(message);
    compiled.set(message, parts);
  }
  return render(parts, values, language, 0);
}
function render(parts, values, language, count) {
  let text2 = "";
  for (const part of parts) {
    if (part.kind === "text") text2 += part.text;
    else if (part.kind === "count") text2 += count;
    else {
      const value = values[part.name];
      if (value === void 0) throw new Error(`the message needs a value '${part.name}'`);
      text2 += part.kind === "value" ? value : renderChoice(part, value, values, language, count);
    }
  }
  return text2;
}
function renderChoice({ by, cases }, value, values, language, count) {
  const other = cases.get("other") ?? [];
  if (by === "select") return render(cases.get(String(value)) ?? other, values, language, count);
  const number = Number(value);
  const chosen = cases.get(`=${number}`) ?? cases.get(plurals[language].select(number)) ?? other;
  return render(chosen, values, language, number);
}
function parseMessage(message) {
  const reader = { message, at: 0 };
  const parts = parseParts(reader, false);
  if (reader.at < message.length) throw new Error(`unexpected '}' at ${reader.at} in '${message}'`);
  return parts;
}
function parseParts(reader, inPlural) {
  const parts = [];
  let text2 = "";
  const flush = () => {
    if (text2 !== "") parts.push({ kind: "text", text: text2 });
    text2 = "";
  };
  while (reader.at < reader.message.length && reader.message[reader.at] !== "}") {
    const char = reader.message[reader.at];
    if (char === "{") {
      flush();
      parts.push(parseArgument(reader, inPlural));
    } else if (char === "#" && inPlural) {
      flush();
      parts.push({ kind: "count" });
      reader.at += 1;
    } else {
      text2 += char;
      reader.at += 1;
    }
  }
  flush();
  return parts;
}
var PLURAL_CASE = /(?:=\d+|zero|one|two|few|many|other)\b/y;
function parseArgument(reader, inPlural) {
  expect(reader, /\{\s*/y);
  const name = expect(reader, /\w+/y);
  expect(reader, /\s*/y);
  if (reader.message[reader.at] === "}") {
    reader.at += 1;
    return { kind: "value", name };
  }
  expect(reader, /,\s*/y);
  const by = expect(reader, /plural|select/y);
  expect(reader, /\s*,\s*/y);
  const cases = /* @__PURE__ */ new Map();
  while (reader.message[reader.at] !== "}") {
    const key = expect(reader, by === "plural" ? PLURAL_CASE : /[\w-]+/y);
    if (cases.has(key)) throw new Error(`'${name}' has two cases '${key}' in '${reader.message}'`);
    expect(reader, /\s*\{/y);
    cases.set(key, parseParts(reader, inPlural || by === "plural"));
    expect(reader, /\}\s*/y);
  }
  reader.at += 1;
  if (!cases.has("other")) throw new Error(`'${name}' has no case 'other' in '${reader.message}'`);
  return { kind: "choice", by, name, cases };
}
function expect(reader, pattern) {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.message);
  if (found === null) throw new Error(`expected ${pattern.source} at ${reader.at} in '${reader.message}'`);
  reader.at = pattern.lastIndex;
  return found[0];
}

// kernel/sheet.ts
function totalOf({ lines }) {
  let total = 0;
  for (const { points } of lines) total += points;
  return total;
}
function compareRows(a, b) {
  const points = totalOf(a) - totalOf(b);
  if (points !== 0) return points;
  const index = a.tieBreaks.findIndex((line, at) => line.points !== b.tieBreaks[at]?.points);
  return index === -1 ? 0 : a.tieBreaks[index].points - (b.tieBreaks[index]?.points ?? 0);
}
function placesBySheet(sheet) {
  return sheet.map((own) => 1 + sheet.filter((other) => compareRows(other, own) > 0).length);
}

// kernel/schema.ts
function schemaFaults(schema, value) {
  const faults2 = [];
  check(schema, value, "", { root: schema, faults: faults2 });
  return faults2;
}
var KEYWORDS = {
  $ref: true,
  $defs: true,
  type: true,
  enum: true,
  const: true,
  minimum: true,
  maximum: true,
  minLength: true,
  maxLength: true,
  minItems: true,
  maxItems: true,
  items: true,
  required: true,
  properties: true,
  additionalProperties: true,
  maxProperties: true,
  anyOf: true
};
var ANNOTATIONS = ["$schema", "$id", "$comment", "title", "description", "default", "examples"];
function knownOnly(schema) {
  for (const key of Object.keys(schema)) {
    if (!Object.hasOwn(KEYWORDS, key) && !ANNOTATIONS.includes(key))
      throw new Error(`schema keyword '${key}' is not known`);
  }
}
function check(schema, value, path, context) {
  knownOnly(schema);
  const fault = (text2) => context.faults.push({ path, fault: text2 });
  if (schema.$ref !== void 0) check(resolve(schema.$ref, context.root), value, path, context);
  if (schema.anyOf?.every((one) => faultsIn(one, value, context.root).length > 0)) {
    fault("fits none of the allowed shapes");
    return;
  }
  if (schema.type !== void 0 && ![schema.type].flat().includes(typeOf(value, schema.type))) {
    fault(`expected ${[schema.type].flat().join(" or ")}, found ${typeOf(value, "")}`);
    return;
  }
  if (schema.enum !== void 0 && !schema.enum.includes(value)) {
    fault(`${JSON.stringify(value)} is not one of ${schema.enum.join(", ")}`);
  }
  if (schema.const !== void 0 && schema.const !== value) fault(`expected ${JSON.stringify(schema.const)}`);
  if (typeof value === "number") {
    if (schema.minimum !== void 0 && value < schema.minimum) fault(`${value} is less than ${schema.minimum}`);
    if (schema.maximum !== void 0 && value > schema.maximum) fault(`${value} is more than ${schema.maximum}`);
  }
  if (typeof value === "string") {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
    if (value.length < minLength) fault(`shorter than ${minLength} characters`);
    if (value.length > maxLength) fault(`longer than ${maxLength} characters`);
  }
  if (Array.isArray(value)) checkList(schema, value, path, context);
  else if (typeof value === "object" && value !== null) checkObject(schema, value, path, context);
}
function checkList(schema, list2, path, context) {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (list2.length < minItems || list2.length > maxItems) {
    const wanted = maxItems === Number.POSITIVE_INFINITY ? `at least ${minItems}` : `${minItems} to ${maxItems}`;
    context.faults.push({ path, fault: `${list2.length} entries, expected ${wanted}` });
    if (list2.length > maxItems) return;
  }
  if (schema.items === void 0) return;
  for (const [index, entry] of list2.entries()) check(schema.items, entry, join(path, String(index)), context);
}
function checkObject(schema, value, path, context) {
  const { maxProperties = Number.POSITIVE_INFINITY } = schema;
  const fields2 = Object.keys(value).length;
  if (fields2 > maxProperties) {
    context.faults.push({ path, fault: `${fields2} fields, expected at most ${maxProperties}` });
    return;
  }
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) context.faults.push({ path: join(path, key), fault: "missing" });
  }
  for (const [key, entry] of Object.entries(value)) {
    const { properties = {}, additionalProperties } = schema;
    const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (known === false) context.faults.push({ path: join(path, key), fault: "no such field" });
    else if (typeof known === "object") check(known, entry, join(path, key), context);
  }
}
function faultsIn(schema, value, root) {
  const faults2 = [];
  check(schema, value, "", { root, faults: faults2 });
  return faults2;
}
function resolve(ref, root) {
  const found = root.$defs?.[ref.replace("#/$defs/", "")];
  if (found === void 0) throw new Error(`schema has no ${ref}`);
  return found;
}
function typeOf(value, wanted) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (Number.isInteger(value) && [wanted].flat().includes("integer")) return "integer";
  return typeof value;
}
var join = (path, key) => path === "" ? key : `${path}.${key}`;

// kernel/shape.ts
function read(shape, value) {
  const [first] = schemaFaults(shape, value);
  if (first !== void 0) throw new BadInput("edition", first.path, first.fault);
  return value;
}
function text(most = 400) {
  return { type: "string", minLength: 1, maxLength: most };
}
function integer(least, most) {
  return { type: "integer", minimum: least, maximum: most };
}
var flag = { type: "boolean" };
function word(...words) {
  return { enum: words };
}
function exactly(value) {
  return { const: value };
}
function orNull(shape) {
  if (typeof shape.type === "string") return { ...shape, type: [shape.type, "null"] };
  if (shape.enum !== void 0) return { enum: [...shape.enum, null] };
  return { anyOf: [shape, { type: "null" }] };
}
function list(items, least, most) {
  return { type: "array", items, minItems: least, maxItems: most };
}
function fields(shapes) {
  const entries = Object.entries(shapes).map(([name, shape]) => [name, "optional" in shape ? shape.optional : shape]);
  const required = Object.keys(shapes).filter((name) => !("optional" in shapes[name]));
  return { type: "object", required, properties: Object.fromEntries(entries) };
}
function closed(shapes) {
  return { ...fields(shapes), additionalProperties: false };
}
function optional(shape) {
  return { optional: shape };
}

// kernel/words.ts
function say(reader, key, values = {}) {
  const message = reader.texts[key];
  if (message === void 0) throw new Error(`no text '${key}' in ${reader.language} for ${reader.game.id}`);
  return formatMessage(message, values, reader.language);
}

// games/holotype/box/components.ts
var localised = fields({ en: text(400), fr: text(400) });
var period = word("triassic", "jurassic", "cretaceous");
var worker = word("paleontologist", "gradStudent", "fieldAssistant");
var location = word("specimenLab", "fieldExpeditions", "universityLibrary", "publishingJournal", "museumCollections");
var byPeriod = fields({ triassic: integer(0, 6), jurassic: integer(0, 6), cretaceous: integer(0, 6) });
var byWorker = fields({ paleontologist: integer(0, 6), gradStudent: integer(0, 6), fieldAssistant: integer(0, 4) });
var match = closed({
  card: word("holotype", "traceFossil"),
  type: optional(text(40)),
  period: optional(period),
  diet: optional(text(40)),
  kind: optional(text(40))
});
var requirement = fields({ count: integer(1, 12), match });
var components = fields({
  id: exactly("holotype"),
  version: integer(1, 1e3),
  enums: fields({
    periods: list(fields({ id: period, name: localised }), 3, 3),
    types: list(fields({ id: text(40), name: localised, takesTraceFossil: flag }), 1, 6),
    diets: list(fields({ id: text(40), countsAs: list(text(40), 1, 4) }), 1, 5),
    traceKinds: list(fields({ id: text(40), name: localised }), 1, 6),
    workers: list(fields({ id: worker, name: localised, ejects: list(worker, 0, 5) }), 3, 3)
  }),
  constants: fields({
    specimensDealt: integer(1, 6),
    personalObjectivesDealt: integer(1, 4),
    globalObjectivesRevealedMinusPlayers: integer(0, 3),
    museumStart: byPeriod,
    museumReset: byPeriod,
    recallResearch: integer(0, 3),
    gradStudentUnlockAtHolotypes: integer(1, 6),
    fossilStorage: integer(1, 20),
    fossilStorageMilestoneBonus: integer(0, 8),
    contributionResearchCostWhenReferencingOthers: integer(0, 10),
    traceFossilAttachCostFossils: integer(0, 3),
    libraryResearch: byWorker,
    labDraw: byWorker,
    labDrawDiscard: integer(0, 3),
    labDiscardUpTo: byWorker,
    fieldDraw: fields({ paleontologist: integer(1, 4), gradStudent: integer(1, 4), fieldAssistant: integer(1, 3) }),
    museumTrade: list(
      fields({ give: fields({ period, count: integer(1, 6) }), take: fields({ period, upTo: integer(1, 6) }) }),
      0,
      10
    ),
    museumExchange: list(fields({ give: fields({ period, count: integer(1, 4) }), research: integer(1, 4) }), 0, 5),
    museumActions: fields({
      paleontologist: list(text(40), 1, 4),
      gradStudent: list(text(40), 1, 4),
      fieldAssistant: list(text(50), 1, 3)
    })
  }),
  limits: fields({ safetyTurnsPerPlayer: integer(1, 500), museumTransactions: integer(1, 60) }),
  locations: list(fields({ id: location, name: localised, workers: list(worker, 1, 5) }), 5, 5),
  boards: fields({
    items: list(
      fields({
        players: integer(1, 10),
        slots: fields({
          specimenLab: integer(1, 6),
          fieldExpeditions: integer(1, 6),
          universityLibrary: integer(1, 6),
          publishingJournal: integer(1, 4),
          museumCollections: integer(1, 4)
        })
      }),
      0,
      6
    )
  }),
  tracks: fields({
    items: list(
      fields({
        players: integer(1, 10),
        lastSpace: integer(1, 60),
        museumReset: list(integer(1, 60), 0, 6),
        milestone: list(integer(1, 50), 0, 5)
      }),
      0,
      6
    )
  }),
  playerBoard: fields({
    loungeStart: list(text(50), 1, 4),
    gradSpaceStart: list(text(40), 1, 1),
    contributionCircles: integer(1, 10),
    contributionVp: fields({ values: list(integer(0, 50), 5, 5) })
  }),
  dice: fields({ items: list(fields({ period, faces: list(word("0", "1", "2", "3", "M"), 1, 10) }), 3, 3) }),
  fieldExpeditions: fields({
    items: list(
      fields({
        id: text(40),
        name: localised,
        kind: word("expedition", "erosionEvent"),
        period: orNull(period),
        dice: integer(0, 8),
        rerolls: integer(0, 4),
        traceFossil: flag
      }),
      25,
      25
    )
  }),
  specimens: fields({
    items: list(
      fields({
        id: text(40),
        name: text(100),
        type: text(40),
        period,
        diet: text(40),
        cost: fields({ fossils: integer(0, 20), research: integer(0, 12) }),
        vp: integer(0, 20)
      }),
      60,
      60
    )
  }),
  traceFossils: fields({ items: list(fields({ id: text(40), kind: text(40), vp: integer(0, 8) }), 12, 12) }),
  globalObjectives: fields({
    items: list(
      fields({
        id: text(40),
        name: localised,
        slots: list(fields({ text: localised, requirements: list(requirement, 1, 5) }), 1, 5)
      }),
      15,
      15
    )
  }),
  personalObjectives: fields({
    items: list(
      fields({
        id: text(40),
        name: localised,
        kind: word("scale", "allOrNothing"),
        match: optional(match),
        scale: optional(list(fields({ atLeast: integer(1, 12), vp: integer(0, 30) }), 1, 6)),
        requirements: optional(list(requirement, 1, 6)),
        vp: optional(integer(0, 40)),
        text: localised
      }),
      16,
      16
    )
  }),
  milestones: fields({
    items: list(fields({ id: text(40), key: text(50), name: localised, effect: localised }), 6, 6)
  })
});

// games/holotype/box/check.ts
function checkComponents(value) {
  return read(components, value);
}
function finder(list2, where) {
  const places = /* @__PURE__ */ new Map();
  for (const [index, { id }] of list2.entries()) {
    if (places.has(id)) throw new BadInput("edition", `${where}.${index}.id`, `'${id}' stands there twice`);
    places.set(id, index);
  }
  return (id, path) => {
    const place2 = places.get(id);
    if (place2 === void 0) throw new BadInput("edition", path, `'${id}' is not in ${where}`);
    return place2;
  };
}

// games/holotype/rules/cards.ts
function makeSpecimens({ enums, specimens }, period2) {
  const type = finder(enums.types, "enums.types");
  const diet = finder(enums.diets, "enums.diets");
  refuseDoubles(specimens.items, "specimens.items");
  return specimens.items.map((card, index) => {
    const path = `specimens.items.${index}`;
    return {
      id: card.id,
      name: card.name,
      type: card.type,
      period: period2(card.period, `${path}.period`),
      diet: card.diet,
      // HT-1.10: an omnivore counts as both.
      diets: enums.diets[diet(card.diet, `${path}.diet`)].countsAs,
      fossils: card.cost.fossils,
      research: card.cost.research,
      vp: card.vp,
      takesTrace: enums.types[type(card.type, `${path}.type`)].takesTraceFossil
    };
  });
}
function refuseDoubles(items, path) {
  finder(items, path);
}
function makeTraceFossils({ enums, traceFossils }) {
  const kinds = finder(enums.traceKinds, "enums.traceKinds");
  refuseDoubles(traceFossils.items, "traceFossils.items");
  return traceFossils.items.map(({ id, kind, vp }, index) => {
    const { name } = enums.traceKinds[kinds(kind, `traceFossils.items.${index}.kind`)];
    return { id, name, kind, vp };
  });
}
function makeExpeditions({ fieldExpeditions: { items } }, period2) {
  refuseDoubles(items, "fieldExpeditions.items");
  return items.map(({ id, name, kind, period: of, dice, rerolls, traceFossil }, index) => {
    const path = `fieldExpeditions.items.${index}.period`;
    if (kind === "erosionEvent" !== (of === null)) {
      throw new BadInput("edition", path, `'${of}' does not go with the kind '${kind}'`);
    }
    return { id, name, period: of === null ? null : period2(of, path), dice, rerolls, traceFossil };
  });
}
function makeSlots(components2, specimens, traceFossils) {
  return components2.globalObjectives.items.flatMap(
    ({ slots }, objective) => slots.map(({ text: text2, requirements }, place2) => {
      const path = `globalObjectives.items.${objective}.slots.${place2}.requirements`;
      return {
        id: String(place2),
        name: text2,
        objective,
        place: place2,
        requirements: makeRequirements(components2, specimens, traceFossils, requirements, path)
      };
    })
  );
}
function makeObjectives({ globalObjectives: { items } }, slots) {
  refuseDoubles(items, "globalObjectives.items");
  return items.map(({ id, name }, index) => ({
    id,
    name,
    slots: slots.flatMap(({ objective }, slot) => objective === index ? [slot] : [])
  }));
}
function makePersonals(components2, specimens, traceFossils) {
  const { items } = components2.personalObjectives;
  refuseDoubles(items, "personalObjectives.items");
  const make = (raw, path) => makeRequirements(components2, specimens, traceFossils, raw, path);
  return items.map((raw, index) => makePersonal(raw, make, `personalObjectives.items.${index}`));
}
function makePersonal({ id, name, text: text2, kind, match: match2, scale, requirements, vp }, make, path) {
  if (kind === "scale" && match2 !== void 0 && scale !== void 0) {
    const [requirement2] = make([{ count: 1, match: match2 }], `${path}.match`);
    const steps = scale.slice().sort((a, b) => a.atLeast - b.atLeast);
    return { id, name, text: text2, scale: { requirement: requirement2, steps }, all: null };
  }
  if (kind === "allOrNothing" && requirements !== void 0 && vp !== void 0) {
    return { id, name, text: text2, scale: null, all: { requirements: make(requirements, `${path}.requirements`), vp } };
  }
  throw new BadInput("edition", path, `a '${kind}' objective lacks what it scores by`);
}
function makeRequirements(components2, specimens, traceFossils, raw, path) {
  const { periods } = components2.enums;
  return raw.map(({ count, match: match2 }, index) => {
    checkMatch(components2, match2, `${path}.${index}.match`);
    return {
      count,
      fitsSpecimen: specimens.map(
        (specimen) => match2.card === "holotype" && specimenFits(specimen, match2, periods[specimen.period].id)
      ),
      // HT-R34: a trace requirement asks only for the kind.
      fitsTrace: traceFossils.map(
        ({ kind }) => match2.card === "traceFossil" && (match2.kind === void 0 || match2.kind === kind)
      )
    };
  });
}
function specimenFits(specimen, { type, period: period2, diet }, ofPeriod) {
  return (type === void 0 || type === specimen.type) && (period2 === void 0 || period2 === ofPeriod) && (diet === void 0 || specimen.diets.includes(diet));
}
function checkMatch({ enums }, { type, diet, kind }, path) {
  if (type !== void 0) finder(enums.types, "enums.types")(type, `${path}.type`);
  if (diet !== void 0) finder(enums.diets, "enums.diets")(diet, `${path}.diet`);
  if (kind !== void 0) finder(enums.traceKinds, "enums.traceKinds")(kind, `${path}.kind`);
}
function makeDice({ dice, enums }) {
  return enums.periods.map(({ id: period2 }) => {
    const die = dice.items.find((item) => item.period === period2);
    if (die === void 0) throw new BadInput("edition", "dice.items", `no dice for ${period2}`);
    return die.faces.map((id) => ({ id, fossils: Number.parseInt(id, 10) || 0, museum: id === "M" }));
  });
}
function makeTransactions({ constants }, period2) {
  const trades = constants.museumTrade.flatMap(
    ({ give, take }, index) => Array.from({ length: take.upTo }, (_, fewer) => ({
      do: "trade",
      give: period2(give.period, `constants.museumTrade.${index}.give.period`),
      paid: give.count,
      take: period2(take.period, `constants.museumTrade.${index}.take.period`),
      count: take.upTo - fewer
    }))
  );
  const exchanges = constants.museumExchange.map(
    ({ give, research }, index) => ({
      do: "exchange",
      give: period2(give.period, `constants.museumExchange.${index}.give.period`),
      paid: give.count,
      research
    })
  );
  return [...trades, ...exchanges];
}

// games/holotype/box/box.ts
function openBox(value) {
  const components2 = checkComponents(value);
  const { enums, constants, limits, playerBoard } = components2;
  const period2 = finder(enums.periods, "enums.periods");
  const worker2 = finder(enums.workers, "enums.workers");
  const location2 = finder(components2.locations, "locations");
  const milestone = finder(
    components2.milestones.items.map(({ key }) => ({ id: key })),
    "milestones.items"
  );
  const workers = enums.workers.map(({ id, name, ejects }, index) => ({
    id,
    name,
    ejects: ejects.map((other, at) => worker2(other, `enums.workers.${index}.ejects.${at}`)),
    labDraw: constants.labDraw[id],
    labDiscardUpTo: constants.labDiscardUpTo[id],
    fieldDraw: constants.fieldDraw[id],
    libraryResearch: constants.libraryResearch[id],
    tradesAndExchanges: constants.museumActions[id].includes("trade")
  }));
  const locations = components2.locations.map(({ id, name, workers: allowed }, index) => ({
    id,
    name,
    workers: allowed.map((kind, at) => worker2(kind, `locations.${index}.workers.${at}`))
  }));
  const field = location2("fieldExpeditions", "locations");
  const specimens = makeSpecimens(components2, period2);
  const traceFossils = makeTraceFossils(components2);
  const expeditions = makeExpeditions(components2, period2);
  const slots = makeSlots(components2, specimens, traceFossils);
  const personalObjectives = makePersonals(components2, specimens, traceFossils);
  const transactions = makeTransactions(components2, period2);
  const fossilCubes = placesIn(enums.periods);
  return {
    periods: enums.periods,
    workers,
    locations,
    lab: location2("specimenLab", "locations"),
    field,
    library: location2("universityLibrary", "locations"),
    journal: location2("publishingJournal", "locations"),
    museum: location2("museumCollections", "locations"),
    specimens,
    traceFossils,
    expeditions,
    globalObjectives: makeObjectives(components2, slots),
    slots,
    personalObjectives,
    milestones: components2.milestones.items,
    milestone: {
      libraryGrant: milestone("libraryGrant", "milestones.items"),
      extraStorage: milestone("extraStorage", "milestones.items"),
      fieldExpertise: milestone("fieldExpertise", "milestones.items"),
      museumPatron: milestone("museumPatron", "milestones.items"),
      archiveSearch: milestone("archiveSearch", "milestones.items"),
      labExpansion: milestone("labExpansion", "milestones.items")
    },
    dice: makeDice(components2),
    // HT-1.1: a side of the board for each number of players.
    spaces: byPlayers(components2.boards.items, "boards.items").map(
      (board) => board === null ? [] : components2.locations.map(({ id }) => board.slots[id])
    ),
    // HT-1.2: and a side of the track.
    tracks: byPlayers(components2.tracks.items, "tracks.items").map((track) => track ?? NO_TRACK),
    // HT-1.3: the player board: circles, Lounge, Grad space, and below the storage.
    contributionVp: contributionVp(playerBoard),
    discs: playerBoard.contributionCircles,
    loungeStart: playerBoard.loungeStart.map((kind, at) => worker2(kind, `playerBoard.loungeStart.${at}`)),
    specimensDealt: constants.specimensDealt,
    personalsDealt: constants.personalObjectivesDealt,
    extraObjectives: constants.globalObjectivesRevealedMinusPlayers,
    museumStart: enums.periods.map(({ id }) => constants.museumStart[id]),
    museumReset: enums.periods.map(({ id }) => constants.museumReset[id]),
    recallResearch: constants.recallResearch,
    gradUnlockAt: constants.gradStudentUnlockAtHolotypes,
    gradStudent: worker2(playerBoard.gradSpaceStart[0], "playerBoard.gradSpaceStart.0"),
    storage: constants.fossilStorage,
    storageBonus: constants.fossilStorageMilestoneBonus,
    labDrawDiscard: constants.labDrawDiscard,
    referenceCost: constants.contributionResearchCostWhenReferencingOthers,
    traceCost: constants.traceFossilAttachCostFossils,
    safetyTurns: limits.safetyTurnsPerPlayer,
    museumTransactions: limits.museumTransactions,
    first: firstSeen(specimens.length, traceFossils.length, personalObjectives.length, expeditions.length),
    turnChoices: [
      ...placesIn(workers).flatMap(
        (kind) => placesIn(locations).map((at) => ({ do: "place", worker: kind, location: at }))
      ),
      "recall"
    ],
    publications: placesIn(specimens).map((specimen) => ({ do: "publish", specimen })),
    contributions: placesIn(slots).map((slot) => ({
      do: "contribute",
      objective: slots[slot].objective,
      slot
    })),
    transactions,
    museumChoices: [...transactions, "done"],
    fossilCubes,
    cubes: [...fossilCubes, "research"],
    milestoneTiles: placesIn(components2.milestones.items),
    erosionLocations: placesIn(locations).filter((at) => at !== field)
  };
}
var NO_TRACK = { lastSpace: 0, museumReset: [], milestone: [] };
function placesIn(list2) {
  return list2.map((_, index) => index);
}
function firstSeen(specimens, traces, personals, expeditions) {
  const beforeExpeditions = specimens + traces + personals;
  return {
    specimens: 0,
    traces: specimens,
    personals: specimens + traces,
    expeditions: beforeExpeditions,
    all: beforeExpeditions + expeditions
  };
}
function byPlayers(items, path) {
  const table = [];
  for (const item of items) table[item.players] = item;
  for (const players of PLAYER_COUNTS) {
    if (table[players] === void 0) throw new BadInput("edition", path, `nothing for ${players} players`);
  }
  return Array.from(table, (item) => item ?? null);
}
var PLAYER_COUNTS = [2, 3, 4, 5];
function contributionVp({ contributionCircles, contributionVp: { values } }) {
  if (values.length === contributionCircles) return values;
  const fault = `${values.length} numbers for ${contributionCircles} circles`;
  throw new BadInput("edition", "playerBoard.contributionVp.values", fault);
}

// games/holotype/manifest.ts
var manifest = {
  title: { en: "Holotype: Mesozoic North America", fr: "Holotype : l’Amérique du Nord au Mésozoïque" },
  short: { en: "Holotype", fr: "Holotype" },
  line: {
    en: "Place scholars, dig in the field, study, and be the first to publish a new species.",
    fr: "Placez vos savants, fouillez, étudiez, et publiez le premier une nouvelle espèce."
  },
  credit: {
    en: "Design: Brett Harrison and Lex Terenchin. Publisher: Brexwerx Games.",
    fr: "Auteurs : Brett Harrison et Lex Terenchin. Éditeur : Brexwerx Games."
  },
  seats: [2, 3, 4, 5],
  minutes: [45, 75],
  weight: 2
};

// games/holotype/rules/faults.ts
function faults(at) {
  return [...cardFaults(at), ...numberFaults(at), ...knowledgeFaults(at)];
}
function cardFaults({ state, box }) {
  const { players } = state;
  const traces = players.flatMap((player) => player.holotypeTraces).filter((trace) => trace !== null);
  const kept = players.flatMap(({ kept: one }) => one === null ? [] : [one]);
  const kinds = [
    [
      "specimenDeck",
      box.specimens.length,
      [state.specimenDeck, state.specimenDiscard, ...players.flatMap((p) => [p.specimens, p.holotypes])]
    ],
    ["traceDeck", box.traceFossils.length, [state.traceDeck, traces, ...players.map((p) => p.traces)]],
    ["expeditionDeck", box.expeditions.length, [state.expeditionDeck, state.expeditionDiscard, state.drawn]],
    [
      "objectiveDeck",
      box.globalObjectives.length,
      [state.objectiveDeck, state.objectives.map(({ objective }) => objective)]
    ],
    [
      "personalDeck",
      box.personalObjectives.length,
      [state.personalDeck, kept, ...players.flatMap((p) => [p.dealt, p.discarded])]
    ]
  ];
  return kinds.flatMap(([path, count, zones]) => deckFaults(path, count, zones.flat()));
}
function deckFaults(path, count, cards) {
  const unknown = cards.find((card) => !Number.isInteger(card) || card < 0 || card >= count);
  if (unknown !== void 0) return [{ path, fault: `there is no card ${unknown}` }];
  const doubled = cards.find((card, index) => cards.indexOf(card) !== index);
  if (doubled !== void 0) return [{ path, fault: `card ${doubled} is there twice` }];
  return cards.length === count ? [] : [{ path, fault: `${cards.length} of ${count} cards` }];
}
function numberFaults({ state, box }) {
  const found = [];
  const expect2 = (isRight, path, fault) => {
    if (!isRight) found.push({ path, fault });
  };
  expect2(state.marker >= 0 && state.marker <= state.lastSpace, "marker", "off the track");
  expect2(
    state.museum.every((count) => count >= 0),
    "museum",
    "fewer than no cubes"
  );
  for (const [seat, player] of state.players.entries()) {
    const path = `players.${seat}`;
    expect2(
      player.fossils.every((count) => count >= 0),
      `${path}.fossils`,
      "fewer than no cubes"
    );
    expect2(player.research >= 0, `${path}.research`, "fewer than no cubes");
    expect2(
      player.workers.every((place2) => place2 >= -2 && place2 < box.locations.length),
      `${path}.workers`,
      "nowhere"
    );
    expect2(new Set(player.milestones).size === player.milestones.length, `${path}.milestones`, "a tile twice");
    const placed = state.objectives.flatMap(({ discs }) => discs).filter((disc) => disc === seat).length;
    expect2(
      player.discs >= 0 && player.discs + placed === box.discs,
      `${path}.discs`,
      `${player.discs} and ${placed} placed`
    );
  }
  for (const [location2, spaces] of box.spaces[state.players.length].entries()) {
    const standing = state.players.flatMap(({ workers }) => workers).filter((place2) => place2 === location2).length;
    expect2(standing <= spaces, `players`, `${standing} workers on ${spaces} spaces of ${box.locations[location2].id}`);
  }
  return found;
}
function knowledgeFaults({ state, box }) {
  const { first } = box;
  const found = [];
  const expect2 = (isRight, path) => {
    if (!isRight) found.push({ path, fault: "known by the wrong seats" });
  };
  expect2(
    state.specimenDeck.every((card) => state.seen[card] === NOBODY),
    "specimenDeck"
  );
  expect2(
    state.specimenDiscard.every((card) => state.seen[card] === EVERYBODY),
    "specimenDiscard"
  );
  expect2(
    state.drawn.every((card) => state.seen[first.expeditions + card] === EVERYBODY),
    "drawn"
  );
  for (const [seat, { specimens, traces }] of state.players.entries()) {
    expect2(
      specimens.every((card) => knows(state.seen[card], seat)),
      `players.${seat}.specimens`
    );
    expect2(
      traces.every((card) => knows(state.seen[first.traces + card], seat)),
      `players.${seat}.traces`
    );
  }
  return found;
}

// games/holotype/rules/contribution.ts
var noDiscLeft = {
  rule: "HT-R32",
  bars: ({ state }, seat, paper) => paper.do === "contribute" && state.players[seat].discs === 0
};
var slotTaken = {
  rule: "HT-15.3",
  bars: ({ state, box }, _seat, paper) => {
    if (paper.do !== "contribute") return false;
    return revealed(state, paper.objective).discs[box.slots[paper.slot].place] !== null;
  }
};
var notMet = {
  rule: "HT-15.1",
  bars: (at, _seat, paper) => paper.do === "contribute" && !isMet(at, paper, at.state.players)
};
var cannotPay = {
  rule: "HT-15.2",
  bars: (at, seat, paper) => paper.do === "contribute" && at.state.players[seat].research < costOf(at, seat, paper),
  values: ({ state, box }, seat) => ({ need: box.referenceCost, have: state.players[seat].research })
};
var contributionGuards = [noDiscLeft, slotTaken, notMet, cannotPay];
function revealed({ objectives }, id) {
  const found = objectives.find(({ objective }) => objective === id);
  if (found === void 0) throw new Error(`objective ${id} is not revealed`);
  return found;
}
function costOf(at, seat, contribution) {
  return isMet(at, contribution, [at.state.players[seat]]) ? 0 : at.box.referenceCost;
}
function isMet({ box }, { slot }, players) {
  for (const requirement2 of box.slots[slot].requirements) {
    let fitting2 = 0;
    for (const player of players) fitting2 += countFitting(player, requirement2);
    if (fitting2 < requirement2.count) return false;
  }
  return true;
}
function countFitting({ holotypes, holotypeTraces }, { fitsSpecimen, fitsTrace }) {
  let fitting2 = 0;
  for (let i = 0; i < holotypes.length; i++) {
    if (fitsSpecimen[holotypes[i]]) fitting2 += 1;
    const trace = holotypeTraces[i];
    if (trace !== null && fitsTrace[trace]) fitting2 += 1;
  }
  return fitting2;
}
function contribute(play, seat, contribution) {
  const { state, box, tell } = play;
  const { objective, slot } = contribution;
  const player = state.players[seat];
  const paid = costOf(play, seat, contribution);
  player.research -= paid;
  player.discs -= 1;
  const card = revealed(state, objective);
  card.discs[box.slots[slot].place] = seat;
  tell({ type: "contributed", seat, objective, slot, paid });
  if (!isCompleted(card)) return;
  tell({ type: "objectiveCompleted", objective });
  if (state.objectives.filter(isCompleted).length < state.players.length) return;
  state.ended = "objectives";
  tell({ type: "ended", reason: "objectives" });
}
function isCompleted({ discs }) {
  return !discs.includes(null);
}

// games/holotype/rules/score.ts
function score({ state, box }) {
  return state.players.map((player, seat) => scoreRow(box, player, seat, state.elementary));
}
function scoreRow(box, player, seat, elementary) {
  const lines = [
    { what: "holotypes", points: holotypePoints(box, player), secret: false },
    { what: "traceFossils", points: tracePoints(box, player), secret: false }
  ];
  if (!elementary) {
    lines.push(
      { what: "contributions", points: contributionPoints(box, player), secret: false },
      { what: "personalObjective", points: personalPoints(box, player), secret: true }
    );
  }
  lines.push({ what: "unpublished", points: 0 - unpublishedCost(box, player), secret: true });
  return { seat, lines, tieBreaks: [{ what: "research", points: player.research, secret: false }] };
}
function holotypePoints({ specimens }, { holotypes }) {
  let points = 0;
  for (const holotype2 of holotypes) points += specimens[holotype2].vp;
  return points;
}
function tracePoints({ traceFossils }, { holotypeTraces }) {
  let points = 0;
  for (const trace of holotypeTraces) if (trace !== null) points += traceFossils[trace].vp;
  return points;
}
function contributionPoints({ discs, contributionVp: contributionVp2 }, player) {
  const placed = discs - player.discs;
  return placed === 0 ? 0 : contributionVp2[placed - 1];
}
function personalPoints({ personalObjectives }, player) {
  return player.kept === null ? 0 : objectivePoints(personalObjectives[player.kept], player);
}
function objectivePoints({ scale, all }, player) {
  if (scale !== null) {
    const count = countFitting(player, scale.requirement);
    let points = 0;
    for (const step2 of scale.steps) if (count >= step2.atLeast) points = step2.vp;
    return points;
  }
  if (all === null) return 0;
  const met = all.requirements.every((requirement2) => countFitting(player, requirement2) >= requirement2.count);
  return met ? all.vp : 0;
}
function unpublishedCost(box, { specimens }) {
  let cost = 0;
  for (const specimen of specimens) cost += box.specimens[specimen].research;
  return cost;
}
function outcome(at) {
  if (at.state.ended === null) return null;
  return { reason: at.state.ended, places: placesBySheet(score(at)) };
}

// games/holotype/rules/state.ts
function noAction() {
  return { worker: null, location: null, expedition: null, transaction: null, transactions: 0 };
}
function actingWorker({ state }) {
  return state.action.worker ?? impossible("an action", state.action);
}
var LOUNGE = -1;
var LOCKED = -2;
function clone(state) {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    active: state.active,
    firstSeat: state.firstSeat,
    turns: state.turns,
    elementary: state.elementary,
    track: state.track,
    lastSpace: state.lastSpace,
    marker: state.marker,
    museum: state.museum.slice(),
    action: {
      worker: state.action.worker,
      location: state.action.location,
      expedition: state.action.expedition,
      transaction: state.action.transaction,
      transactions: state.action.transactions
    },
    specimenDeck: state.specimenDeck.slice(),
    specimenDiscard: state.specimenDiscard.slice(),
    expeditionDeck: state.expeditionDeck.slice(),
    expeditionDiscard: state.expeditionDiscard.slice(),
    drawn: state.drawn.slice(),
    dice: state.dice.slice(),
    rerollsLeft: state.rerollsLeft,
    traceDeck: state.traceDeck.slice(),
    objectives: cloneEach(state.objectives, ({ objective, discs }) => ({ objective, discs: discs.slice() })),
    objectiveDeck: state.objectiveDeck.slice(),
    personalDeck: state.personalDeck.slice(),
    players: cloneEach(state.players, clonePlayer),
    ended: state.ended
  };
}
function clonePlayer(player) {
  return {
    workers: player.workers.slice(),
    fossils: player.fossils.slice(),
    research: player.research,
    specimens: player.specimens.slice(),
    traces: player.traces.slice(),
    dealt: player.dealt.slice(),
    kept: player.kept,
    discarded: player.discarded.slice(),
    holotypes: player.holotypes.slice(),
    holotypeTraces: player.holotypeTraces.slice(),
    milestones: player.milestones.slice(),
    discs: player.discs
  };
}
function seatsFrom({ state }, first) {
  return state.players.map((_, index) => (first + index) % state.players.length);
}
function workersAt({ state }, location2) {
  const pegs = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const { workers } = state.players[seat];
    for (let worker2 = 0; worker2 < workers.length; worker2++) {
      if (workers[worker2] === location2) pegs.push({ seat, worker: worker2 });
    }
  }
  return pegs;
}
function hasFreeSpace({ state, box }, location2) {
  let taken = 0;
  for (const { workers } of state.players) {
    for (const place2 of workers) if (place2 === location2) taken += 1;
  }
  return taken < box.spaces[state.players.length][location2];
}
function hasMilestone({ state, box }, seat, key) {
  return state.players[seat].milestones.includes(box.milestone[key]);
}
function storageLimit(at, seat) {
  return at.box.storage + (hasMilestone(at, seat, "extraStorage") ? at.box.storageBonus : 0);
}
function stored({ state }, seat) {
  let cubes2 = 0;
  for (const count of state.players[seat].fossils) cubes2 += count;
  return cubes2;
}
function gainFossils({ state, tell }, seat, period2, count, from) {
  if (count === 0) return;
  state.players[seat].fossils[period2] += count;
  if (from === "museum") state.museum[period2] -= count;
  tell({ type: "gained", seat, period: period2, count, from });
}
function gainResearch({ state, tell }, seat, count) {
  state.players[seat].research += count;
  tell({ type: "researched", seat, count });
}

// games/holotype/rules/setup.ts
function setup(box, { seats, settings, rng }) {
  const expeditionDeck = shuffled(rng, box.expeditions.length);
  const traceDeck = shuffled(rng, box.traceFossils.length);
  const objectiveDeck = shuffled(rng, box.globalObjectives.length);
  const specimenDeck = shuffled(rng, box.specimens.length);
  const personalDeck = shuffled(rng, box.personalObjectives.length);
  const elementary = settings.elementary === true;
  const track = typeof settings.trackForPlayers === "number" ? settings.trackForPlayers : seats;
  const state = {
    rng,
    seen: new Array(box.first.all).fill(NOBODY),
    active: null,
    firstSeat: 0,
    turns: 0,
    elementary,
    track,
    lastSpace: lastSpace(box, track, settings.lastSpace),
    // HT-2.5: the marker starts on space 0.
    marker: 0,
    // HT-2.4: one Triassic, two Jurassic and three Cretaceous cubes lie in the Museum.
    museum: box.museumStart.slice(),
    action: noAction(),
    specimenDeck,
    specimenDiscard: [],
    expeditionDeck,
    expeditionDiscard: [],
    drawn: [],
    dice: [],
    rerollsLeft: 0,
    traceDeck,
    objectives: [],
    objectiveDeck,
    personalDeck,
    players: [],
    ended: null
  };
  if (!elementary) revealObjectives(box, state, seats + box.extraObjectives);
  for (let seat = 0; seat < seats; seat++) state.players.push(newPlayer(box, state, seat));
  state.firstSeat = below(rng, seats);
  return state;
}
function lastSpace(box, track, agreed) {
  const printed = box.tracks[track].lastSpace;
  return typeof agreed === "number" ? Math.min(agreed, printed) : printed;
}
function revealObjectives({ globalObjectives }, state, count) {
  for (const objective of state.objectiveDeck.splice(-count)) {
    state.objectives.push({ objective, discs: globalObjectives[objective].slots.map(() => null) });
  }
}
function newPlayer(box, state, seat) {
  const specimens = state.specimenDeck.splice(-box.specimensDealt);
  for (const specimen of specimens) state.seen[specimen] = only(seat);
  const dealt = state.elementary ? [] : state.personalDeck.splice(-box.personalsDealt);
  for (const personal of dealt) state.seen[box.first.personals + personal] = only(seat);
  return {
    // HT-3.2: Paleontologist and Field Assistant go to the Lounge, the Grad Student is locked.
    workers: box.workers.map((_, worker2) => box.loungeStart.includes(worker2) ? LOUNGE : LOCKED),
    fossils: box.periods.map(() => 0),
    research: 0,
    specimens,
    traces: [],
    dealt,
    kept: null,
    discarded: [],
    holotypes: [],
    holotypeTraces: [],
    milestones: [],
    // HT-3.3: a disc on each contribution circle.
    discs: box.discs
  };
}
function choosePersonals(play) {
  const { state, ask, tell } = play;
  const choosing = state.players.flatMap(({ dealt }, seat) => dealt.length > 0 ? [seat] : []);
  if (choosing.length > 0) {
    const kept = ask.each(choosing, "keepObjective", (seat) => offer(state.players[seat].dealt));
    for (const [index, seat] of choosing.entries()) keepPersonal(play, seat, kept[index]);
    tell({ type: "objectivesChosen" });
  }
  state.active = state.firstSeat;
  tell({ type: "firstPlayer", seat: state.firstSeat });
}
function keepPersonal({ state, tell }, seat, personal) {
  const player = state.players[seat];
  player.kept = personal;
  player.discarded = player.dealt.filter((other) => other !== personal);
  player.dealt = [];
  tell.only([seat], { type: "objectiveKept", seat, personal }, null);
}

// games/holotype/rules/storage.ts
function storeSurplus(play, seat) {
  const { state, box, ask, tell } = play;
  const { fossils } = state.players[seat];
  for (let surplus = stored(play, seat) - storageLimit(play, seat); surplus > 0; surplus--) {
    const period2 = ask.open(seat, "dropSurplus", offer(box.fossilCubes, noneStored), { surplus });
    fossils[period2] -= 1;
    state.museum[period2] += 1;
    tell({ type: "dropped", seat, period: period2 });
  }
}
var noneStored = {
  rule: "HT-8.3",
  bars: ({ state }, seat, period2) => state.players[seat].fossils[period2] === 0
};

// games/holotype/rules/field.ts
function explore(play, seat, worker2) {
  const { state, box, ask, tell } = play;
  drawExpeditions(play, seat, box.workers[worker2].fieldDraw);
  const chosen = ask.open(seat, "expedition", offer(state.drawn));
  state.action.expedition = chosen;
  tell({ type: "explored", seat, expedition: chosen });
  const { period: period2 } = box.expeditions[chosen];
  if (period2 === null) erode(play, seat, worker2);
  else dig(play, seat, chosen, period2);
  if (state.ended === null) putExpeditionsAway(play);
}
function drawExpeditions({ state, box, tell }, seat, count) {
  const first = box.first.expeditions;
  while (state.drawn.length < count) {
    if (state.expeditionDeck.length === 0) reshuffleExpeditions({ state, box, tell });
    const card = state.expeditionDeck.pop();
    if (card === void 0) break;
    state.drawn.push(card);
    state.seen[first + card] = EVERYBODY;
  }
  tell({ type: "expeditionsDrawn", seat, expeditions: state.drawn.slice() });
}
function reshuffleExpeditions({ state, box, tell }) {
  const first = box.first.expeditions;
  state.expeditionDeck.push(...state.expeditionDiscard);
  state.expeditionDiscard = [];
  for (const card of state.expeditionDeck) state.seen[first + card] = NOBODY;
  shuffle(state.rng, state.expeditionDeck);
  tell({ type: "expeditionsReshuffled" });
}
function dig(play, seat, expedition, period2) {
  const { box } = play;
  if (box.expeditions[expedition].traceFossil) drawTrace(play, seat);
  roll(play, seat, expedition, period2);
  reroll(play, seat, period2);
  collect(play, seat, period2);
  storeSurplus(play, seat);
}
function drawTrace({ state, box, tell }, seat) {
  const trace = state.traceDeck.pop();
  if (trace === void 0) return;
  state.players[seat].traces.push(trace);
  state.seen[box.first.traces + trace] = only(seat);
  tell.only([seat], { type: "drewTrace", seat, trace }, { type: "drewTraceHidden", seat });
}
function roll({ state, box, tell }, seat, expedition, period2) {
  const { dice, rerolls } = box.expeditions[expedition];
  const faces = box.dice[period2];
  for (let die = 0; die < dice; die++) state.dice.push(below(state.rng, faces.length));
  state.rerollsLeft = rerolls;
  tell({ type: "rolled", seat, period: period2, faces: state.dice.map((face) => faces[face].id) });
}
function reroll({ state, box, ask, tell }, seat, period2) {
  const faces = box.dice[period2];
  while (state.rerollsLeft > 0) {
    const dice = state.dice.map((face2, index) => ({ do: "reroll", die: index + 1, face: faces[face2].id }));
    const choice = ask(seat, "reroll", offer(["keep", ...dice]), { left: state.rerollsLeft });
    if (choice === "keep") break;
    const face = below(state.rng, faces.length);
    state.dice[choice.die - 1] = face;
    state.rerollsLeft -= 1;
    tell({ type: "rerolled", seat, die: choice.die, face: faces[face].id, was: choice.face });
  }
  state.rerollsLeft = 0;
}
function collect(play, seat, period2) {
  const { state, box } = play;
  let supply = 0;
  let museum2 = 0;
  for (const face of state.dice) {
    supply += box.dice[period2][face].fossils;
    if (box.dice[period2][face].museum) museum2 += 1;
  }
  state.dice = [];
  gainFossils(play, seat, period2, supply, "supply");
  gainFossils(play, seat, period2, Math.min(museum2, state.museum[period2]), "museum");
  if (hasMilestone(play, seat, "fieldExpertise")) gainFossils(play, seat, period2, 1, "supply");
}
function putExpeditionsAway({ state, box, tell }) {
  const eroded = state.drawn.some((card) => box.expeditions[card].period === null);
  state.expeditionDiscard.push(...state.drawn);
  state.drawn = [];
  if (eroded) reshuffleExpeditions({ state, box, tell });
}
function erode(play, seat, worker2) {
  const { state, box, ask, tell } = play;
  const others = offer(box.erosionLocations, wrongWorker, nothingToDo);
  const location2 = ask(seat, "erosion", others);
  state.action.location = location2;
  tell({ type: "eroded", seat, location: location2 });
  act(play, seat, worker2, location2);
}
var wrongWorker = {
  rule: "HT-9.3",
  bars: (at, _seat, location2) => !at.box.locations[location2].workers.includes(actingWorker(at)),
  values: (at, _seat, location2) => ({ worker: actingWorker(at), location: location2 })
};
var nothingToDo = {
  rule: "HT-R13",
  bars: (at, seat, location2) => !couldAct(at, seat, location2),
  values: (_at, _seat, location2) => ({ location: location2 })
};

// games/holotype/rules/track.ts
function advance(play, seat) {
  const { state, box, tell } = play;
  state.marker += 1;
  tell({ type: "markerMoved", space: state.marker, last: state.lastSpace });
  if (state.marker >= state.lastSpace) {
    state.ended = "track";
    tell({ type: "ended", reason: "track" });
    return;
  }
  const track = box.tracks[state.track];
  if (track.museumReset.includes(state.marker)) resetMuseum(play);
  if (!state.elementary && track.milestone.includes(state.marker)) takeMilestones(play, seat);
}
function resetMuseum({ state, box, tell }) {
  state.museum = box.museumReset.slice();
  tell({ type: "museumReset" });
}
function takeMilestones(play, first) {
  const { state, box, ask, tell } = play;
  const tiles = box.milestoneTiles;
  const choosing = seatsFrom(play, first).filter((seat) => state.players[seat].milestones.length < tiles.length);
  const taken = ask.each(choosing, "milestone", () => offer(tiles, owned));
  for (const [index, seat] of choosing.entries()) {
    state.players[seat].milestones.push(taken[index]);
    tell({ type: "milestoneTaken", seat, milestone: taken[index] });
  }
}
var owned = {
  rule: "HT-14.1",
  bars: ({ state }, seat, milestone) => state.players[seat].milestones.includes(milestone)
};

// games/holotype/rules/publication.ts
var tooFewFossils = {
  rule: "HT-11.1",
  text: "HT-11.1.fossils",
  bars: ({ state, box }, seat, paper) => {
    if (paper.do !== "publish") return false;
    const { period: period2, fossils } = box.specimens[paper.specimen];
    return state.players[seat].fossils[period2] < fossils;
  },
  values: ({ state, box }, seat, paper) => {
    if (paper.do !== "publish") return {};
    const { period: period2, fossils } = box.specimens[paper.specimen];
    return { period: period2, need: fossils, have: state.players[seat].fossils[period2] };
  }
};
var tooLittleResearch = {
  rule: "HT-11.1",
  text: "HT-11.1.research",
  bars: ({ state, box }, seat, paper) => paper.do === "publish" && state.players[seat].research < box.specimens[paper.specimen].research,
  values: ({ state, box }, seat, paper) => paper.do === "publish" ? { need: box.specimens[paper.specimen].research, have: state.players[seat].research } : {}
};
var publicationGuards = [tooFewFossils, tooLittleResearch];
function publish(play, seat, specimen) {
  payAndLayDown(play, seat, specimen);
  addTrace(play, seat, specimen);
  advance(play, seat);
  if (play.state.ended === null) unlockGradStudent(play, seat);
}
function payAndLayDown({ state, box, tell }, seat, specimen) {
  const player = state.players[seat];
  const { period: period2, fossils, research, vp } = box.specimens[specimen];
  player.specimens.splice(player.specimens.indexOf(specimen), 1);
  player.holotypes.push(specimen);
  player.holotypeTraces.push(null);
  player.fossils[period2] -= fossils;
  player.research -= research;
  state.seen[specimen] = EVERYBODY;
  tell({ type: "published", seat, specimen, vp });
}
function addTrace({ state, box, ask, tell }, seat, specimen) {
  const player = state.players[seat];
  if (player.traces.length === 0) return;
  const trace = ask.open(
    seat,
    "trace",
    offer(["none", ...player.traces], noPlaceForTrace, noFossilForTrace)
  );
  if (trace === "none") return;
  player.traces.splice(player.traces.indexOf(trace), 1);
  player.holotypeTraces[player.holotypeTraces.length - 1] = trace;
  player.fossils[box.specimens[specimen].period] -= box.traceCost;
  state.seen[box.first.traces + trace] = EVERYBODY;
  tell({ type: "traceAdded", seat, trace, vp: box.traceFossils[trace].vp });
}
function lastPublished({ state }, seat) {
  const { holotypes } = state.players[seat];
  return holotypes[holotypes.length - 1];
}
var noPlaceForTrace = {
  rule: "HT-12.3",
  bars: (at, seat, trace) => trace !== "none" && !at.box.specimens[lastPublished(at, seat)].takesTrace
};
var noFossilForTrace = {
  rule: "HT-12.2",
  bars: (at, seat, trace) => {
    const { period: period2 } = at.box.specimens[lastPublished(at, seat)];
    return trace !== "none" && at.state.players[seat].fossils[period2] < at.box.traceCost;
  },
  values: (at, seat) => ({ period: at.box.specimens[lastPublished(at, seat)].period, need: at.box.traceCost })
};
function unlockGradStudent({ state, box, tell }, seat) {
  const player = state.players[seat];
  if (player.holotypes.length !== box.gradUnlockAt) return;
  player.workers[box.gradStudent] = LOUNGE;
  tell({ type: "gradUnlocked", seat });
}

// games/holotype/rules/journal.ts
var guards = [...publicationGuards, ...contributionGuards];
function journal(play, seat) {
  const choice = play.ask(seat, "journal", papers(play, seat));
  if (choice.do === "publish") publish(play, seat, choice.specimen);
  else contribute(play, seat, choice);
}
function couldUseJournal(at, seat) {
  return hasLegal(at, seat, papers(at, seat));
}
function papers({ state, box }, seat) {
  const candidates = [];
  for (const specimen of state.players[seat].specimens) candidates.push(box.publications[specimen]);
  for (const { objective } of state.objectives) {
    for (const slot of box.globalObjectives[objective].slots) candidates.push(box.contributions[slot]);
  }
  return { candidates, guards };
}

// games/holotype/rules/lab.ts
var LAB_CHOICES = ["draw", "drawExtra", "take", "discard"];
function lab(play, seat, worker2) {
  const { box, ask } = play;
  const { labDraw, labDiscardUpTo } = box.workers[worker2];
  const choice = ask(
    seat,
    "lab",
    offer(LAB_CHOICES, nothingToDraw, noExpansion, emptyPile, emptyHand)
  );
  if (choice === "take") takeFromPile(play, seat);
  else if (choice === "discard") discard(play, seat, 1, labDiscardUpTo);
  else drawAndDiscard(play, seat, choice === "drawExtra" ? labDraw + 1 : labDraw);
}
function couldUseLab({ state }, seat) {
  return state.specimenDeck.length + state.specimenDiscard.length > 0 || state.players[seat].specimens.length > 0;
}
var nothingToDraw = {
  rule: "HT-R7",
  bars: ({ state }, _seat, choice) => (choice === "draw" || choice === "drawExtra") && state.specimenDeck.length + state.specimenDiscard.length === 0
};
var noExpansion = {
  rule: "HT-14.7",
  bars: (at, seat, choice) => choice === "drawExtra" && !hasMilestone(at, seat, "labExpansion")
};
var emptyPile = {
  rule: "HT-6.2",
  text: "HT-6.2.empty",
  bars: ({ state }, _seat, choice) => choice === "take" && state.specimenDiscard.length === 0
};
var emptyHand = {
  rule: "HT-6.3",
  bars: ({ state }, seat, choice) => choice === "discard" && state.players[seat].specimens.length === 0
};
function drawAndDiscard(play, seat, count) {
  const { box, tell } = play;
  const drawn = [];
  while (drawn.length < count) {
    const card = drawSpecimen(play, seat);
    if (card === null) break;
    drawn.push(card);
  }
  tell.only([seat], { type: "drew", seat, specimens: drawn }, { type: "drewHidden", seat, count: drawn.length });
  const more = hasMilestone(play, seat, "labExpansion") ? 1 : 0;
  discard(play, seat, box.labDrawDiscard, box.labDrawDiscard + more);
}
function drawSpecimen({ state, tell }, seat) {
  if (state.specimenDeck.length === 0 && state.specimenDiscard.length > 0) {
    state.specimenDeck = shuffle(state.rng, state.specimenDiscard);
    state.specimenDiscard = [];
    for (const card2 of state.specimenDeck) state.seen[card2] = NOBODY;
    tell({ type: "specimensReshuffled" });
  }
  const card = state.specimenDeck.pop() ?? null;
  if (card === null) return null;
  state.players[seat].specimens.push(card);
  state.seen[card] = only(seat);
  return card;
}
function discard(play, seat, least, most) {
  const { state, ask, tell } = play;
  const { specimens } = state.players[seat];
  for (let count = 0; count < most && specimens.length > 0; count++) {
    const candidates = count < least ? specimens : [...specimens, "done"];
    const choice = ask(seat, "labDiscard", offer(candidates), { left: most - count });
    if (choice === "done") return;
    specimens.splice(specimens.indexOf(choice), 1);
    state.specimenDiscard.push(choice);
    state.seen[choice] = EVERYBODY;
    tell({ type: "discarded", seat, specimen: choice });
  }
}
function takeFromPile(play, seat) {
  const { state, ask, tell } = play;
  const specimen = ask.open(seat, "labTake", offer(state.specimenDiscard, notOnTop));
  state.specimenDiscard.splice(state.specimenDiscard.indexOf(specimen), 1);
  state.players[seat].specimens.push(specimen);
  state.seen[specimen] = EVERYBODY;
  tell({ type: "tookFromPile", seat, specimen });
}
var notOnTop = {
  rule: "HT-6.2",
  bars: (at, seat, specimen) => at.state.specimenDiscard.at(-1) !== specimen && !hasMilestone(at, seat, "archiveSearch")
};

// games/holotype/rules/library.ts
function library(play, seat, worker2) {
  const grant = hasMilestone(play, seat, "libraryGrant") ? 1 : 0;
  gainResearch(play, seat, play.box.workers[worker2].libraryResearch + grant);
}

// games/holotype/rules/museum.ts
function museum(play, seat) {
  const { state, box, ask } = play;
  while (state.action.transactions < box.museumTransactions) {
    const choice = ask.open(seat, "museum", { candidates: box.museumChoices, guards: transactionGuards });
    if (choice === "done") break;
    if (choice.do === "trade") trade(play, seat, choice);
    else exchange(play, seat, choice);
    state.action.transaction ??= choice.do;
    state.action.transactions += 1;
  }
  if (hasMilestone(play, seat, "museumPatron")) takePatronCube(play, seat);
  storeSurplus(play, seat);
}
function couldUseMuseum(at, seat) {
  if (hasMilestone(at, seat, "museumPatron")) return true;
  return hasLegal(at, seat, { candidates: at.box.transactions, guards: affordable });
}
var mustTransact = {
  rule: "HT-R27",
  bars: (at, seat, choice) => choice === "done" && at.state.action.transactions === 0 && !hasMilestone(at, seat, "museumPatron")
};
var oneKindOnly = {
  rule: "HT-16.1",
  bars: (at, _seat, choice) => {
    const { transaction } = at.state.action;
    if (choice === "done" || transaction === null || transaction === choice.do) return false;
    return !at.box.workers[actingWorker(at)].tradesAndExchanges;
  },
  values: (at) => ({ worker: actingWorker(at) })
};
var tooFewToGive = {
  rule: "HT-16.2",
  bars: ({ state }, seat, choice) => choice !== "done" && state.players[seat].fossils[choice.give] < choice.paid,
  values: ({ state }, seat, choice) => choice === "done" ? {} : { period: choice.give, need: choice.paid, have: state.players[seat].fossils[choice.give] }
};
var museumLacks = {
  rule: "HT-R26",
  bars: ({ state }, _seat, choice) => choice !== "done" && choice.do === "trade" && state.museum[choice.take] < choice.count,
  values: ({ state }, _seat, choice) => choice === "done" || choice.do !== "trade" ? {} : { period: choice.take, need: choice.count, have: state.museum[choice.take] }
};
var affordable = [tooFewToGive, museumLacks];
var transactionGuards = [mustTransact, oneKindOnly, ...affordable];
function trade({ state, tell }, seat, { give, paid, take, count }) {
  const { fossils } = state.players[seat];
  fossils[give] -= paid;
  state.museum[give] += paid;
  state.museum[take] -= count;
  fossils[take] += count;
  tell({ type: "traded", seat, give, paid, take, count });
}
function exchange({ state, tell }, seat, { give, paid, research }) {
  const player = state.players[seat];
  player.fossils[give] -= paid;
  state.museum[give] += paid;
  player.research += research;
  tell({ type: "exchanged", seat, give, paid, research });
}
function takePatronCube(play, seat) {
  const { box, ask } = play;
  const cube = ask(seat, "patronCube", offer(box.cubes));
  if (cube === "research") gainResearch(play, seat, 1);
  else gainFossils(play, seat, cube, 1, "supply");
}

// games/holotype/rules/locations.ts
function act(play, seat, worker2, location2) {
  const { box } = play;
  if (location2 === box.lab) lab(play, seat, worker2);
  else if (location2 === box.field) explore(play, seat, worker2);
  else if (location2 === box.library) library(play, seat, worker2);
  else if (location2 === box.journal) journal(play, seat);
  else museum(play, seat);
}
function couldAct(at, seat, location2) {
  const { box } = at;
  if (location2 === box.lab) return couldUseLab(at, seat);
  if (location2 === box.journal) return couldUseJournal(at, seat);
  if (location2 === box.museum) return couldUseMuseum(at, seat);
  return true;
}

// games/holotype/rules/turn.ts
function turn2(play, seat) {
  const choice = decide(play, seat);
  if (choice === "recall") recall(play, seat);
  else place(play, seat, choice);
  endTurn(play);
}
function decide({ state, box, ask }, seat) {
  if (!state.players[seat].workers.includes(LOUNGE)) return "recall";
  return ask(seat, "turn", { candidates: box.turnChoices, guards: choiceGuards });
}
var noWorkerOut = {
  rule: "HT-R2",
  bars: ({ state }, seat, choice) => choice === "recall" && !state.players[seat].workers.some((place2) => place2 >= 0)
};
var notInLounge = {
  rule: "HT-4.1",
  bars: ({ state }, seat, choice) => choice !== "recall" && state.players[seat].workers[choice.worker] !== LOUNGE,
  values: (_at, _seat, choice) => choice === "recall" ? {} : { worker: choice.worker }
};
var wrongWorker2 = {
  rule: "HT-5.2",
  bars: ({ box }, _seat, choice) => choice !== "recall" && !box.locations[choice.location].workers.includes(choice.worker),
  values: (_at, _seat, choice) => choice === "recall" ? {} : { worker: choice.worker, location: choice.location }
};
var nobodyToEject = {
  rule: "HT-5.8",
  bars: (at, _seat, choice) => choice !== "recall" && !hasFreeSpace(at, choice.location) && !couldEject(at, choice.worker, choice.location),
  values: (_at, _seat, choice) => choice === "recall" ? {} : { worker: choice.worker, location: choice.location }
};
var nothingToDo2 = {
  rule: "HT-R3",
  bars: (at, seat, choice) => choice !== "recall" && !couldAct(at, seat, choice.location),
  values: (_at, _seat, choice) => choice === "recall" ? {} : { location: choice.location }
};
var choiceGuards = [noWorkerOut, notInLounge, wrongWorker2, nobodyToEject, nothingToDo2];
function couldEject(at, worker2, location2) {
  const { ejects } = at.box.workers[worker2];
  for (const { workers } of at.state.players) {
    for (const rival of ejects) if (workers[rival] === location2) return true;
  }
  return false;
}
function recall(play, seat) {
  const { state, box, tell } = play;
  const { workers } = state.players[seat];
  const forced = workers.includes(LOUNGE) ? "no" : "yes";
  let count = 0;
  for (let worker2 = 0; worker2 < workers.length; worker2++) {
    if (workers[worker2] < 0) continue;
    workers[worker2] = LOUNGE;
    count += 1;
  }
  tell({ type: "recalled", seat, count, forced });
  gainResearch(play, seat, box.recallResearch);
}
function place(play, seat, { worker: worker2, location: location2 }) {
  const { state, tell } = play;
  state.action.worker = worker2;
  state.action.location = location2;
  if (!hasFreeSpace(play, location2)) eject(play, seat, location2);
  state.players[seat].workers[worker2] = location2;
  tell({ type: "placed", seat, worker: worker2, location: location2 });
  act(play, seat, worker2, location2);
}
function eject(play, seat, location2) {
  const { state, ask, tell } = play;
  const rivals = workersAt(play, location2).map((peg) => ({ owner: peg.seat, worker: peg.worker }));
  const { owner, worker: worker2 } = ask.open(seat, "eject", offer(rivals, outranked), { location: location2 });
  state.players[owner].workers[worker2] = LOUNGE;
  tell({ type: "ejected", seat, worker: worker2, owner });
}
var outranked = {
  rule: "HT-5.4",
  bars: (at, _seat, rival) => !at.box.workers[actingWorker(at)].ejects.includes(rival.worker),
  values: (at, _seat, rival) => ({ worker: actingWorker(at), rival: rival.worker })
};
function endTurn({ state, box, tell }) {
  state.action = noAction();
  if (state.ended !== null || state.active === null) return;
  state.turns += 1;
  if (state.turns >= box.safetyTurns * state.players.length) {
    state.ended = "safety";
    tell({ type: "ended", reason: "safety" });
    return;
  }
  state.active = (state.active + 1) % state.players.length;
}

// games/holotype/rules/view.ts
function view(at, seat) {
  const { state, box } = at;
  const track = box.tracks[state.track];
  return {
    active: state.active,
    firstSeat: state.firstSeat,
    turns: state.turns,
    elementary: state.elementary,
    ended: state.ended,
    track: {
      marker: state.marker,
      lastSpace: state.lastSpace,
      museumReset: track.museumReset.filter((space) => space < state.lastSpace),
      milestone: state.elementary ? [] : track.milestone.filter((space) => space < state.lastSpace)
    },
    museum: state.museum.slice(),
    locations: box.locations.map((_, location2) => ({
      spaces: box.spaces[state.players.length][location2],
      workers: workersAt(at, location2).map((peg) => ({ seat: peg.seat, worker: peg.worker }))
    })),
    action: { ...state.action },
    drawn: state.drawn.slice(),
    dice: state.dice.slice(),
    rerollsLeft: state.rerollsLeft,
    // HT-H3: of the decks everybody knows only how many cards they have.
    decks: {
      specimens: state.specimenDeck.length,
      expeditions: state.expeditionDeck.length,
      traces: state.traceDeck.length,
      objectives: state.objectiveDeck.length,
      personals: state.personalDeck.length
    },
    // HT-H4: the specimen pile may be looked through.
    specimenDiscard: state.specimenDiscard.slice(),
    expeditionDiscard: state.expeditionDiscard.slice(),
    objectives: state.objectives.map(({ objective, discs }) => ({ objective, discs: discs.slice() })),
    players: state.players.map((player, owner) => viewPlayer(at, player, owner, seat))
  };
}
function viewPlayer(at, player, owner, seat) {
  const { state, box } = at;
  const { first } = box;
  const isKnown = (personal) => knows(state.seen[first.personals + personal], seat);
  return {
    workers: player.workers.slice(),
    fossils: player.fossils.slice(),
    storage: storageLimit(at, owner),
    research: player.research,
    specimens: glimpse(state.seen, player.specimens, seat),
    traces: glimpse(state.seen, player.traces, seat, first.traces),
    dealt: glimpse(state.seen, player.dealt, seat, first.personals),
    hasChosen: player.kept !== null,
    kept: player.kept !== null && isKnown(player.kept) ? player.kept : null,
    discarded: glimpse(state.seen, player.discarded, seat, first.personals),
    holotypes: player.holotypes.map((specimen, index) => ({ specimen, trace: player.holotypeTraces[index] })),
    milestones: player.milestones.slice(),
    discs: player.discs,
    contributions: contributionPoints(box, player)
  };
}
function redeal({ state, box }, eyes, rng) {
  const { first } = box;
  const { players } = state;
  redealPlaces(state.seen, eyes, [state.specimenDeck, ...players.map((player) => player.specimens)], rng);
  redealPlaces(state.seen, eyes, [state.traceDeck, ...players.map((player) => player.traces)], rng, first.traces);
  redealPersonals({ state, box }, eyes, rng);
  redealPlaces(state.seen, eyes, [state.expeditionDeck], rng, first.expeditions);
  shuffle(
    rng,
    state.objectiveDeck.sort((a, b) => a - b)
  );
}
function redealPersonals({ state, box }, eyes, rng) {
  const kept = state.players.map((player) => player.kept === null ? [] : [player.kept]);
  const zones = [state.personalDeck, ...kept, ...state.players.flatMap((player) => [player.dealt, player.discarded])];
  redealPlaces(state.seen, eyes, zones, rng, box.first.personals);
  for (const [owner, [personal = null]] of kept.entries()) state.players[owner].kept = personal;
}
function revealAll({ state, box }) {
  const { first } = box;
  for (const { specimens, traces, kept } of state.players) {
    for (const specimen of specimens) state.seen[specimen] = EVERYBODY;
    for (const trace of traces) state.seen[first.traces + trace] = EVERYBODY;
    if (kept !== null) state.seen[first.personals + kept] = EVERYBODY;
  }
}

// games/holotype/index.ts
var holotype = {
  id: "holotype",
  version: 1,
  seats: manifest.seats,
  settings: [
    { id: "elementary", values: [false, true], default: false },
    { id: "trackForPlayers", values: ["standard", ...PLAYER_COUNTS], default: "standard" },
    { id: "lastSpace", values: ["standard", 6, 7, 8, 9, 10, 11], default: "standard", seats: [2] }
  ],
  asks: {
    keepObjective: { rule: "HT-3.5", noun: "personal" },
    turn: { rule: "HT-4.1" },
    eject: { rule: "HT-5.5" },
    lab: { rule: "HT-6.1" },
    labDiscard: { rule: "HT-6.4", noun: "specimen" },
    labTake: { rule: "HT-6.2", noun: "specimen" },
    expedition: { rule: "HT-7.2", noun: "expedition" },
    reroll: { rule: "HT-7.6" },
    erosion: { rule: "HT-9.1", noun: "location" },
    dropSurplus: { rule: "HT-8.3", noun: "period" },
    journal: { rule: "HT-11.1" },
    trace: { rule: "HT-12.1", noun: "trace" },
    milestone: { rule: "HT-14.1", noun: "milestone" },
    museum: { rule: "HT-16.1" },
    patronCube: { rule: "HT-14.5", noun: "period" }
  },
  nouns: {
    seat: "seats",
    owner: "seats",
    worker: "workers",
    rival: "workers",
    location: "locations",
    period: "periods",
    give: "periods",
    take: "periods",
    specimen: "specimens",
    specimens: "specimens",
    trace: "traceFossils",
    expedition: "expeditions",
    expeditions: "expeditions",
    objective: "globalObjectives",
    slot: "slots",
    personal: "personalObjectives",
    milestone: "milestones",
    // Faces of dice are words, not numbers.
    face: "face",
    faces: "face",
    was: "face"
  },
  box: openBox,
  setup,
  step,
  outcome,
  score,
  view,
  redeal,
  clone,
  faults
};
function step(play) {
  if (play.state.active === null) choosePersonals(play);
  else turn2(play, play.state.active);
  if (play.state.ended !== null) revealAll(play);
}

// games/holotype/texts/en.ts
var en = {
  "game.points": "VP",
  "ask.keepObjective": "Keep 1 Personal Objective, discard the other",
  "ask.turn": "Place a worker or recall all your workers",
  "ask.eject": "{location}: choose the worker to eject",
  "ask.lab": "Specimen Lab: choose what to do",
  "ask.labDiscard": "{left, plural, one {Discard a Specimen card; it will lie on top} other {Discard up to # Specimen cards; the last one will lie on top}}",
  "ask.labTake": "Take a card from the Specimen discard pile",
  "ask.expedition": "Choose 1 Field Expedition card",
  "ask.reroll": "Reroll a die ({left} left)?",
  "ask.erosion": "Erosion Event: choose the action of another location",
  "ask.dropSurplus": "Your storage is full: put {surplus, plural, one {# cube} other {# cubes}} into the Museum",
  "ask.journal": "Publish a Holotype or contribute to a Global Objective",
  "ask.trace": "Add a Trace Fossil? (1 more Fossil cube of the Holotype’s colour)",
  "ask.milestone": "Choose a milestone",
  "ask.museum": "Trade or exchange with the Museum",
  "ask.patronCube": "Take 1 cube of your choice from the supply",
  "option.keepObjective": "Keep {personal}",
  "option.turn.place": "Place the {worker} at {location}",
  "option.turn.recall": "Recall all your workers and receive 1 Research cube",
  "option.eject": "{worker} of {owner}",
  "option.lab.draw": "Draw and discard Specimen cards",
  "option.lab.drawExtra": "Draw 1 card more, then discard",
  "option.lab.take": "Take a card from the Specimen discard pile",
  "option.lab.discard": "Discard Specimen cards",
  "option.labDiscard": "Discard {specimen}",
  "option.labDiscard.done": "Discard no more",
  "option.labTake": "Take {specimen}",
  "option.reroll.keep": "Keep the dice",
  "option.reroll.reroll": "Reroll die {die} ({face})",
  "option.dropSurplus": "1 {period} cube",
  "option.journal.publish": "Publish {specimen}",
  "option.journal.contribute": "Contribute to {objective}: {slot}",
  "option.trace": "Add {trace}",
  "option.trace.none": "Without a Trace Fossil",
  "option.museum.trade": "Trade {paid} {give} for {count} {take}",
  "option.museum.exchange": "Exchange {paid} {give} for {research} Research",
  "option.museum.done": "Done",
  "option.patronCube": "1 {period} cube",
  "option.patronCube.research": "1 Research cube",
  "bar.HT-R2": "You have no worker on the board",
  "bar.HT-4.1": "Your {worker} is not in the Lounge",
  "bar.HT-5.2": "A {worker} cannot go to {location}",
  "bar.HT-5.8": "No worker at {location} can be ejected by the {worker}",
  "bar.HT-R3": "You could do nothing at {location}",
  "bar.HT-5.4": "A {worker} cannot eject a {rival}",
  "bar.HT-R7": "There is no Specimen card left to draw",
  "bar.HT-14.7": "Only Lab Expansion lets you draw one more",
  "bar.HT-6.2.empty": "The Specimen discard pile is empty",
  "bar.HT-6.3": "You have no Specimen card to discard",
  "bar.HT-6.2": "Only the top card can be taken, except with Archive Search",
  "bar.HT-9.3": "A {worker} cannot use {location}",
  "bar.HT-R13": "You could do nothing at {location}",
  "bar.HT-8.3": "You have no cube of this colour",
  "bar.HT-11.1.fossils": "{need, plural, one {# {period} cube is} other {# {period} cubes are}} needed, you have {have}",
  "bar.HT-11.1.research": "{need, plural, one {# Research cube is} other {# Research cubes are}} needed, you have {have}",
  "bar.HT-12.3": "Trace Fossils cannot be added to a Marine Reptile",
  "bar.HT-12.2": "{need, plural, one {# more {period} cube is} other {# more {period} cubes are}} needed",
  "bar.HT-R32": "You have no disc left",
  "bar.HT-15.3": "This slot is taken",
  "bar.HT-15.1": "The requirement is not met",
  "bar.HT-15.2": "Cards of other players are referenced: {need, plural, one {# Research cube} other {# Research cubes}} needed, you have {have}",
  "bar.HT-14.1": "You own this milestone already",
  "bar.HT-R27": "Make at least one transaction",
  "bar.HT-16.1": "A {worker} either trades or exchanges",
  "bar.HT-16.2": "{need, plural, one {# {period} cube is} other {# {period} cubes are}} needed, you have {have}",
  "bar.HT-R26": "The Museum has {have, plural, =0 {no {period} cube} one {only # {period} cube} other {only # {period} cubes}}",
  "event.objectivesChosen": "All players have chosen their Personal Objective",
  "event.objectiveKept": "{seat} keeps {personal}",
  "event.firstPlayer": "{seat} begins",
  "event.placed": "{seat} places the {worker} at {location}",
  "event.ejected": "{seat} ejects the {worker} of {owner}",
  "event.recalled": "{seat} recalls {count, plural, one {# worker} other {# workers}}{forced, select, yes { (the Lounge was empty)} other {}}",
  "event.drew": "{seat} draws {specimens}",
  "event.drewHidden": "{seat} draws {count, plural, one {# Specimen card} other {# Specimen cards}}",
  "event.discarded": "{seat} discards {specimen}",
  "event.tookFromPile": "{seat} takes {specimen} from the discard pile",
  "event.specimensReshuffled": "The Specimen discard pile becomes the new deck",
  "event.expeditionsDrawn": "{seat} draws the {expeditionsCount, plural, one {card} other {cards}} {expeditions}",
  "event.explored": "{seat} chooses the card {expedition}",
  "event.drewTrace": "{seat} draws the Trace Fossil {trace}",
  "event.drewTraceHidden": "{seat} draws a Trace Fossil",
  "event.rolled": "{seat} rolls {faces}",
  "event.rerolled": "{seat} rerolls die {die} ({was}): {face}",
  "event.gained": "{seat} receives {count, plural, one {# {period} cube} other {# {period} cubes}} from the {from, select, museum {Museum} other {supply}}",
  "event.researched": "{seat} receives {count, plural, one {# Research cube} other {# Research cubes}}",
  "event.dropped": "{seat} puts 1 {period} cube into the Museum",
  "event.eroded": "{seat} uses {location}",
  "event.expeditionsReshuffled": "The Field Expedition cards are shuffled again",
  "event.published": "{seat} publishes {specimen} ({vp} VP)",
  "event.traceAdded": "{seat} adds the Trace Fossil {trace} ({vp} VP)",
  "event.markerMoved": "The Holotype marker moves to space {space} of {last}",
  "event.museumReset": "The Museum is reset",
  "event.milestoneTaken": "{seat} takes the milestone {milestone}",
  "event.gradUnlocked": "The Grad Student of {seat} is available",
  "event.contributed": "{seat} contributes to {objective}: {slot}{paid, plural, =0 {} one { (for # Research cube)} other { (for # Research cubes)}}",
  "event.objectiveCompleted": "{objective} is completed",
  "event.traded": "{seat} trades {paid, plural, one {# {give} cube} other {# {give} cubes}} for {count} {take}",
  "event.exchanged": "{seat} exchanges {paid, plural, one {# {give} cube} other {# {give} cubes}} for {research, plural, one {# Research cube} other {# Research cubes}}",
  "event.ended": "{reason, select, track {The Holotype marker has reached the last space} objectives {Enough Global Objectives are completed} other {Nobody brings the game to an end}}: the game ends",
  "score.holotypes": "Holotypes",
  "score.traceFossils": "Trace Fossils",
  "score.contributions": "Contributions to Global Objectives",
  "score.personalObjective": "Personal Objective",
  "score.unpublished": "Unpublished Specimens (Research cost)",
  "score.research": "Research cubes (tie-break)",
  "end.track": "The Holotype marker has reached the last space",
  "end.objectives": "As many Global Objectives are completed as there are players",
  "end.safety": "The game was stopped after too many turns",
  "setting.elementary": "Elementary variant",
  "setting.elementary.false": "No: the full game",
  "setting.elementary.true": "Yes: no objectives, no milestones",
  "setting.trackForPlayers": "Field Advancement Track",
  "setting.trackForPlayers.standard": "For the number of players",
  "setting.trackForPlayers.2": "For 2 players",
  "setting.trackForPlayers.3": "For 3 players",
  "setting.trackForPlayers.4": "For 4 players",
  "setting.trackForPlayers.5": "For 5 players",
  "setting.lastSpace": "Short two-player game",
  "setting.lastSpace.standard": "No: the whole track",
  "setting.lastSpace.6": "6 Holotypes",
  "setting.lastSpace.7": "7 Holotypes",
  "setting.lastSpace.8": "8 Holotypes",
  "setting.lastSpace.9": "9 Holotypes",
  "setting.lastSpace.10": "10 Holotypes",
  "setting.lastSpace.11": "11 Holotypes",
  "face.0": "blank",
  "face.1": "1",
  "face.2": "2",
  "face.3": "3",
  "face.M": "Museum",
  "type.theropod": "Theropod",
  "type.genasaur": "Genasaur",
  "type.sauropod": "Sauropod",
  "type.marineReptile": "Marine Reptile",
  "diet.herbivore": "Herbivore",
  "diet.carnivore": "Carnivore",
  "diet.omnivore": "Omnivore",
  "draw.track": "Field Advancement Track: {marker} of {lastSpace}",
  "draw.active": "turn {turn}: {player}",
  "draw.museumReset": "Museum reset",
  "draw.milestone": "Milestone",
  "draw.paleontologist": "P",
  "draw.gradStudent": "G",
  "draw.fieldAssistant": "A",
  "draw.triassic": "T",
  "draw.jurassic": "J",
  "draw.cretaceous": "K",
  "draw.museum": "Museum:",
  "draw.decks": "Decks:",
  "draw.specimens": "{count, plural, one {# Specimen} other {# Specimens}}",
  "draw.expeditions": "{count, plural, one {# Expedition} other {# Expeditions}}",
  "draw.traces": "{count, plural, one {# Trace Fossil} other {# Trace Fossils}}",
  "draw.pile": "{count, plural, =0 {no Specimen discarded} other {# discarded (top: {top})}}",
  "draw.drawn": "Drawn:",
  "draw.dice": "Dice{left, plural, =0 {} one { (# reroll left)} other { (# rerolls left)}}:",
  "draw.expedition": "{name} ({dice, plural, one {# die} other {# dice}} {period}{rerolls, plural, =0 {} one {, # reroll} other {, # rerolls}}{trace, select, yes {, Trace Fossil} other {}})",
  "draw.holding": "({stored} of {storage})  Research {research}",
  "draw.hand": "{specimens, plural, one {# Specimen} other {# Specimens}}, {traces, plural, one {# Trace Fossil} other {# Trace Fossils}} in hand · Lounge: {lounge}",
  "draw.discs": "{discs, plural, one {# disc} other {# discs}} left · contributions: {contributions} VP",
  "draw.holotypes": "Holotypes:",
  "draw.milestones": "Milestones:",
  "draw.cost": "{fossils}{period} {research}R  {vp} VP",
  "draw.trace": "Trace Fossil: {name} ({vp} VP)",
  "draw.personal": "Personal Objective: {name}",
  "draw.points": ": {vp} VP"
};

// games/holotype/texts/fr.ts
var fr = {
  "game.points": "PV",
  "ask.keepObjective": "Gardez 1 Objectif personnel, défaussez-vous de l’autre",
  "ask.turn": "Placez un ouvrier ou ramenez tous vos ouvriers",
  "ask.eject": "{location} : choisissez l’ouvrier à éjecter",
  "ask.lab": "Laboratoire de spécimens : choisissez quoi faire",
  "ask.labDiscard": "{left, plural, one {Défaussez-vous d’une carte Spécimen ; elle sera au sommet} other {Défaussez-vous de # cartes Spécimen au plus ; la dernière sera au sommet}}",
  "ask.labTake": "Prenez une carte de la défausse Spécimen",
  "ask.expedition": "Choisissez 1 carte Expédition terrain",
  "ask.reroll": "Relancer un dé (encore {left}) ?",
  "ask.erosion": "Erosion Event : choisissez l’action d’un autre emplacement",
  "ask.dropSurplus": "Entrepôt plein : placez {surplus, plural, one {# cube} other {# cubes}} au Musée",
  "ask.journal": "Publiez un Holotype ou contribuez à un Objectif global",
  "ask.trace": "Ajouter un Ichnofossile ? (1 cube Fossile de plus, de la couleur de l’Holotype)",
  "ask.milestone": "Choisissez un Jalon",
  "ask.museum": "Troquez ou échangez avec le Musée",
  "ask.patronCube": "Prenez 1 cube de votre choix dans la réserve",
  "option.keepObjective": "Garder « {personal} »",
  "option.turn.place": "Placer {workerId, select, paleontologist {le {worker}} other {l’{worker}}} {locationId, select, universityLibrary {à la {location}} other {au {location}}}",
  "option.turn.recall": "Ramener tous vos ouvriers et recevoir 1 cube Recherche",
  "option.eject": "{worker} ({owner})",
  "option.lab.draw": "Piocher et se défausser de cartes Spécimen",
  "option.lab.drawExtra": "Piocher 1 carte de plus, puis se défausser",
  "option.lab.take": "Prendre une carte de la défausse Spécimen",
  "option.lab.discard": "Se défausser de cartes Spécimen",
  "option.labDiscard": "Se défausser de {specimen}",
  "option.labDiscard.done": "Ne plus se défausser",
  "option.labTake": "Prendre {specimen}",
  "option.reroll.keep": "Garder les dés",
  "option.reroll.reroll": "Relancer le dé {die} ({face})",
  "option.dropSurplus": "1 cube du {period}",
  "option.journal.publish": "Publier {specimen}",
  "option.journal.contribute": "Contribuer à « {objective} » : {slot}",
  "option.trace": "Ajouter {trace}",
  "option.trace.none": "Sans Ichnofossile",
  "option.museum.trade": "Troquer {paid} {give} contre {count} {take}",
  "option.museum.exchange": "Échanger {paid} {give} contre {research} Recherche",
  "option.museum.done": "Terminé",
  "option.patronCube": "1 cube du {period}",
  "option.patronCube.research": "1 cube Recherche",
  "bar.HT-R2": "Vous n’avez aucun ouvrier sur le plateau",
  "bar.HT-4.1": "Votre {worker} n’est pas dans le Lounge",
  "bar.HT-5.2": "Un {worker} ne peut pas aller {locationId, select, universityLibrary {à la {location}} other {au {location}}}",
  "bar.HT-5.8": "{location} : aucun ouvrier présent ne peut être éjecté par {workerId, select, paleontologist {le {worker}} other {l’{worker}}}",
  "bar.HT-R3": "{location} : vous ne pourriez rien y faire",
  "bar.HT-5.4": "Un {worker} ne peut pas éjecter un {rival}",
  "bar.HT-R7": "Il n’y a plus de carte Spécimen à piocher",
  "bar.HT-14.7": "Seul le Laboratoire agrandi permet de piocher une carte de plus",
  "bar.HT-6.2.empty": "La défausse Spécimen est vide",
  "bar.HT-6.3": "Vous n’avez pas de carte Spécimen à défausser",
  "bar.HT-6.2": "Seule la première carte peut être prise, sauf avec la Recherche en archives",
  "bar.HT-9.3": "Un {worker} ne peut pas agir {locationId, select, universityLibrary {à la {location}} other {au {location}}}",
  "bar.HT-R13": "{location} : vous ne pourriez rien y faire",
  "bar.HT-8.3": "Vous n’avez pas de cube de cette couleur",
  "bar.HT-11.1.fossils": "Il faut {need, plural, one {# cube} other {# cubes}} du {period}, vous en avez {have}",
  "bar.HT-11.1.research": "Il faut {need, plural, one {# cube} other {# cubes}} Recherche, vous en avez {have}",
  "bar.HT-12.3": "Les Ichnofossiles ne peuvent pas être ajoutés à un Reptile marin",
  "bar.HT-12.2": "Il faut encore {need, plural, one {# cube} other {# cubes}} du {period}",
  "bar.HT-R32": "Vous n’avez plus de disque",
  "bar.HT-15.3": "Cette case est déjà prise",
  "bar.HT-15.1": "Le prérequis n’est pas rempli",
  "bar.HT-15.2": "Des cartes d’autres joueurs sont référencées : il faut {need, plural, one {# cube} other {# cubes}} Recherche, vous en avez {have}",
  "bar.HT-14.1": "Vous avez déjà ce Jalon",
  "bar.HT-R27": "Faites au moins une transaction",
  "bar.HT-16.1": "Un {worker} troque ou échange, pas les deux",
  "bar.HT-16.2": "Il faut {need, plural, one {# cube} other {# cubes}} du {period}, vous en avez {have}",
  "bar.HT-R26": "Le Musée n’a {have, plural, =0 {pas de cube} one {que # cube} other {que # cubes}} du {period}",
  "event.objectivesChosen": "Tous ont choisi leur Objectif personnel",
  "event.objectiveKept": "{seat} garde « {personal} »",
  "event.firstPlayer": "{seat} commence",
  "event.placed": "{seat} place {workerId, select, paleontologist {le {worker}} other {l’{worker}}} {locationId, select, universityLibrary {à la {location}} other {au {location}}}",
  "event.ejected": "{seat} éjecte {workerId, select, paleontologist {le {worker}} other {l’{worker}}} de {owner}",
  "event.recalled": "{seat} ramène {count, plural, one {# ouvrier} other {# ouvriers}}{forced, select, yes { (le Lounge était vide)} other {}}",
  "event.drew": "{seat} pioche {specimens}",
  "event.drewHidden": "{seat} pioche {count, plural, one {# carte} other {# cartes}} Spécimen",
  "event.discarded": "{seat} se défausse de {specimen}",
  "event.tookFromPile": "{seat} prend {specimen} dans la défausse",
  "event.specimensReshuffled": "La défausse Spécimen devient la nouvelle pile",
  "event.expeditionsDrawn": "{seat} pioche {expeditionsCount, plural, one {la carte} other {les cartes}} {expeditions}",
  "event.explored": "{seat} choisit la carte {expedition}",
  "event.drewTrace": "{seat} pioche l’Ichnofossile {trace}",
  "event.drewTraceHidden": "{seat} pioche un Ichnofossile",
  "event.rolled": "{seat} obtient {faces}",
  "event.rerolled": "{seat} relance le dé {die} ({was}) : {face}",
  "event.gained": "{seat} reçoit {count, plural, one {# cube} other {# cubes}} du {period} {from, select, museum {du Musée} other {de la réserve}}",
  "event.researched": "{seat} reçoit {count, plural, one {# cube} other {# cubes}} Recherche",
  "event.dropped": "{seat} place 1 cube du {period} au Musée",
  "event.eroded": "{seat} agit {locationId, select, universityLibrary {à la {location}} other {au {location}}}",
  "event.expeditionsReshuffled": "Les cartes Expédition terrain sont remélangées",
  "event.published": "{seat} publie {specimen} ({vp} PV)",
  "event.traceAdded": "{seat} ajoute l’Ichnofossile {trace} ({vp} PV)",
  "event.markerMoved": "Le marqueur Holotype avance à la case {space} sur {last}",
  "event.museumReset": "Le Musée est réinitialisé",
  "event.milestoneTaken": "{seat} prend le Jalon « {milestone} »",
  "event.gradUnlocked": "L’Étudiant diplômé de {seat} est disponible",
  "event.contributed": "{seat} contribue à « {objective} » : {slot}{paid, plural, =0 {} one { (pour # cube Recherche)} other { (pour # cubes Recherche)}}",
  "event.objectiveCompleted": "L’Objectif global « {objective} » est complété",
  "event.traded": "{seat} troque {paid, plural, one {# cube} other {# cubes}} du {give} contre {count} du {take}",
  "event.exchanged": "{seat} échange {paid, plural, one {# cube} other {# cubes}} du {give} contre {research, plural, one {# cube} other {# cubes}} Recherche",
  "event.ended": "{reason, select, track {Le marqueur Holotype atteint la dernière case} objectives {Assez d’Objectifs globaux sont complétés} other {Personne ne conclut la partie}} : la partie se termine",
  "score.holotypes": "Holotypes",
  "score.traceFossils": "Ichnofossiles",
  "score.contributions": "Contributions aux Objectifs globaux",
  "score.personalObjective": "Objectif personnel",
  "score.unpublished": "Spécimens non publiés (coût en Recherche)",
  "score.research": "Cubes Recherche (départage)",
  "end.track": "Le marqueur Holotype a atteint la dernière case",
  "end.objectives": "Autant d’Objectifs globaux sont complétés qu’il y a de joueurs",
  "end.safety": "La partie a été arrêtée après trop de tours",
  "setting.elementary": "Variante élémentaire",
  "setting.elementary.false": "Non : la partie complète",
  "setting.elementary.true": "Oui : sans objectifs ni Jalons",
  "setting.trackForPlayers": "Piste de score",
  "setting.trackForPlayers.standard": "Selon le nombre de joueurs",
  "setting.trackForPlayers.2": "Pour 2 joueurs",
  "setting.trackForPlayers.3": "Pour 3 joueurs",
  "setting.trackForPlayers.4": "Pour 4 joueurs",
  "setting.trackForPlayers.5": "Pour 5 joueurs",
  "setting.lastSpace": "Partie courte à 2 joueurs",
  "setting.lastSpace.standard": "Non : toute la piste",
  "setting.lastSpace.6": "6 Holotypes",
  "setting.lastSpace.7": "7 Holotypes",
  "setting.lastSpace.8": "8 Holotypes",
  "setting.lastSpace.9": "9 Holotypes",
  "setting.lastSpace.10": "10 Holotypes",
  "setting.lastSpace.11": "11 Holotypes",
  "face.0": "vide",
  "face.1": "1",
  "face.2": "2",
  "face.3": "3",
  "face.M": "Musée",
  "type.theropod": "Théropode",
  "type.genasaur": "Génasaurien",
  "type.sauropod": "Sauropode",
  "type.marineReptile": "Reptile marin",
  "diet.herbivore": "Herbivore",
  "diet.carnivore": "Carnivore",
  "diet.omnivore": "Omnivore",
  "draw.track": "Piste de score : {marker} sur {lastSpace}",
  "draw.active": "tour {turn} : {player}",
  "draw.museumReset": "Réinitialisation du Musée",
  "draw.milestone": "Jalon",
  "draw.paleontologist": "P",
  "draw.gradStudent": "É",
  "draw.fieldAssistant": "A",
  "draw.triassic": "T",
  "draw.jurassic": "J",
  "draw.cretaceous": "C",
  "draw.museum": "Musée :",
  "draw.decks": "Piles :",
  "draw.specimens": "{count, plural, one {# Spécimen} other {# Spécimens}}",
  "draw.expeditions": "{count, plural, one {# Expédition} other {# Expéditions}}",
  "draw.traces": "{count, plural, one {# Ichnofossile} other {# Ichnofossiles}}",
  "draw.pile": "{count, plural, =0 {défausse Spécimen vide} one {# en défausse ({top})} other {# en défausse (première : {top})}}",
  "draw.drawn": "Piochée :",
  "draw.dice": "Dés{left, plural, =0 {} one { (encore # relance)} other { (encore # relances)}} :",
  "draw.expedition": "{name} ({dice, plural, one {# dé} other {# dés}} {period}{rerolls, plural, =0 {} one {, # relance} other {, # relances}}{trace, select, yes {, Ichnofossile} other {}})",
  "draw.holding": "({stored} sur {storage})  Recherche {research}",
  "draw.hand": "{specimens, plural, one {# Spécimen} other {# Spécimens}}, {traces, plural, one {# Ichnofossile} other {# Ichnofossiles}} en main · Lounge : {lounge}",
  "draw.discs": "encore {discs, plural, one {# disque} other {# disques}} · contributions : {contributions} PV",
  "draw.holotypes": "Holotypes :",
  "draw.milestones": "Jalons :",
  "draw.cost": "{fossils}{period} {research}R  {vp} PV",
  "draw.trace": "Ichnofossile : {name} ({vp} PV)",
  "draw.personal": "Objectif personnel : {name}",
  "draw.points": " : {vp} PV"
};

// games/holotype/module.ts
var module = {
  manifest,
  game: holotype,
  components: components_default,
  shape: components,
  texts: { en, fr },
  loadDrawing: () => import("./draw/index.ts")
};

// games/holotype/draw/index.ts
var draw_exports = {};
__export(draw_exports, {
  draw: () => draw
});
function draw(view2, reader) {
  const table = view2;
  const lines = [
    ...trackLines(table, reader),
    "",
    ...locationLines(table, reader),
    "",
    ...pileLines(table, reader),
    ...objectiveLines(table, reader),
    ...table.players.flatMap((player, seat) => ["", ...playerLines(table, reader, player, seat)])
  ];
  return lines.join("\n");
}
var WIDTH = 80;
var INDENT = "  ";
function word2(reader, name, values = {}) {
  return say(reader, `draw.${name}`, values);
}
function nameOf({ game, box, language }, noun, index) {
  const { id, name = id } = component(game, box, noun, index) ?? { id: String(index) };
  return typeof name === "string" ? name : name[language];
}
function listed(label, entries, indent = INDENT) {
  const lines = [];
  let line = `${indent}${label}`;
  for (const [index, entry] of entries.entries()) {
    const piece = index < entries.length - 1 ? `${entry},` : entry;
    if (line.length + 1 + piece.length <= WIDTH) line += ` ${piece}`;
    else {
      lines.push(line);
      line = `${indent}${INDENT}${piece}`;
    }
  }
  return [...lines, line];
}
function wrapped(indent, text2) {
  const lines = [];
  let line = indent;
  for (const piece of text2.split(" ")) {
    if (line.length + 1 + piece.length > WIDTH && line.trim() !== "") {
      lines.push(line);
      line = `${indent}${INDENT}`;
    }
    line += line.trim() === "" ? piece : ` ${piece}`;
  }
  return [...lines, line];
}
function trackLines({ track, active, turns }, reader) {
  const { marker, lastSpace: lastSpace2, museumReset, milestone } = track;
  let spaces = "";
  for (let space = 0; space <= lastSpace2; space++) {
    const sign = signOf(space, track);
    spaces += space === marker ? `[${sign}]` : ` ${sign} `;
  }
  const signs = [
    ...museumReset.length > 0 ? [`○ ${word2(reader, "museumReset")}`] : [],
    ...milestone.length > 0 ? [`◇ ${word2(reader, "milestone")}`] : []
  ];
  const turn3 = active === null ? [] : [word2(reader, "active", { player: reader.players[active], turn: turns + 1 })];
  return [
    [word2(reader, "track", { marker, lastSpace: lastSpace2 }), ...turn3].join(" · "),
    ...spaces.match(new RegExp(`.{1,${WIDTH - INDENT.length}}`, "g"))?.map((line) => line.trimEnd()) ?? [],
    `${INDENT}${signs.join("  ")}`.trimEnd()
  ];
}
function signOf(space, { lastSpace: lastSpace2, museumReset, milestone }) {
  if (space === lastSpace2) return "■";
  if (museumReset.includes(space)) return "○";
  return milestone.includes(space) ? "◇" : "·";
}
function locationLines({ locations }, reader) {
  const titles = locations.map((_, location2) => nameOf(reader, "location", location2));
  const width = Math.max(...titles.map((title) => title.length));
  return locations.flatMap(({ spaces, workers }, location2) => {
    const standing = workers.map(({ seat, worker: worker2 }) => `${reader.players[seat]} ${workerLetter(reader, worker2)}`);
    const free = Array.from({ length: spaces - workers.length }, () => "–");
    return listed(`${titles[location2].padEnd(width)} `, [...standing, ...free]);
  });
}
function workerLetter(reader, worker2) {
  return word2(reader, reader.box.workers[worker2].id);
}
function cubes(reader, counts) {
  return counts.map((count, period2) => `${periodLetter(reader, period2)} ${count}`).join("  ");
}
function periodLetter(reader, period2) {
  return word2(reader, reader.box.periods[period2].id);
}
function pileLines(table, reader) {
  const { museum: museum2, decks, specimenDiscard, drawn, dice, rerollsLeft } = table;
  const top = specimenDiscard.at(-1);
  const piles = [
    word2(reader, "specimens", { count: decks.specimens }),
    word2(reader, "expeditions", { count: decks.expeditions }),
    word2(reader, "traces", { count: decks.traces }),
    word2(reader, "pile", {
      count: specimenDiscard.length,
      top: top === void 0 ? "none" : specimenName(reader, top)
    })
  ];
  const lines = [
    `${INDENT}${word2(reader, "museum")} ${cubes(reader, museum2)}`,
    ...listed(word2(reader, "decks"), piles)
  ];
  for (const card of drawn) {
    const mark = card === table.action.expedition ? "▸ " : INDENT;
    lines.push(`${mark}${word2(reader, "drawn")} ${expeditionText(reader, card)}`);
  }
  const { expedition: chosen } = table.action;
  const period2 = chosen === null ? null : reader.box.expeditions[chosen].period;
  if (dice.length > 0 && period2 !== null) {
    const faces = dice.map((face) => say(reader, `face.${reader.box.dice[period2][face].id}`));
    lines.push(...listed(word2(reader, "dice", { left: rerollsLeft }), faces));
  }
  return lines;
}
function expeditionText(reader, index) {
  const { period: period2, dice, rerolls, traceFossil } = reader.box.expeditions[index];
  const name = nameOf(reader, "expedition", index);
  if (period2 === null) return name;
  const trace = traceFossil ? "yes" : "no";
  return word2(reader, "expedition", { name, period: periodLetter(reader, period2), dice, rerolls, trace });
}
function specimenName(reader, specimen) {
  return nameOf(reader, "specimen", specimen);
}
function objectiveLines({ objectives }, reader) {
  return objectives.flatMap(({ objective, discs }) => {
    const { slots } = reader.box.globalObjectives[objective];
    const lines = slots.flatMap((slot, place2) => {
      const owner = discs[place2];
      const disc = owner === null ? "○" : `● ${reader.players[owner]} ·`;
      return wrapped(`${INDENT}${INDENT}`, `${disc} ${nameOf(reader, "slot", slot)}`);
    });
    return ["", `${INDENT}${nameOf(reader, "objective", objective)}`, ...lines];
  });
}
function playerLines(table, reader, player, seat) {
  const { fossils, storage, research, specimens, traces, discs, contributions, milestones, holotypes } = player;
  let stored2 = 0;
  for (const count of fossils) stored2 += count;
  const resting = player.workers.flatMap((place2, worker2) => place2 === LOUNGE ? [workerLetter(reader, worker2)] : []);
  const lines = [
    `${table.active === seat ? "▸" : " "} ${reader.players[seat]}`,
    `${INDENT}${cubes(reader, fossils)}  ${word2(reader, "holding", { stored: stored2, storage, research })}`,
    `${INDENT}${word2(reader, "hand", { specimens: specimens.length, traces: traces.length, lounge: resting.join(" ") || "–" })}`
  ];
  if (!table.elementary) lines.push(`${INDENT}${word2(reader, "discs", { discs, contributions })}`);
  if (holotypes.length > 0)
    lines.push(
      ...listed(
        word2(reader, "holotypes"),
        holotypes.map((card) => holotypeText(reader, card))
      )
    );
  if (milestones.length > 0) {
    lines.push(
      ...listed(
        word2(reader, "milestones"),
        milestones.map((tile) => nameOf(reader, "milestone", tile))
      )
    );
  }
  return [...lines, ...knownLines(reader, player)];
}
function holotypeText(reader, { specimen, trace }) {
  const name = specimenName(reader, specimen);
  return trace === null ? name : `${name} + ${nameOf(reader, "trace", trace)}`;
}
function knownLines(reader, { specimens, traces, dealt, kept }) {
  const lines = [];
  for (const specimen of specimens)
    if (specimen !== null) lines.push(`${INDENT}${INDENT}${specimenLine(reader, specimen)}`);
  for (const trace of traces) {
    if (trace === null) continue;
    const { vp } = reader.box.traceFossils[trace];
    lines.push(`${INDENT}${INDENT}${word2(reader, "trace", { name: nameOf(reader, "trace", trace), vp })}`);
  }
  for (const personal of [...dealt, kept]) {
    if (personal === null) continue;
    const { text: text2, all } = reader.box.personalObjectives[personal];
    lines.push(`${INDENT}${INDENT}${word2(reader, "personal", { name: nameOf(reader, "personal", personal) })}`);
    const points = all === null ? "" : word2(reader, "points", { vp: all.vp });
    lines.push(...wrapped(`${INDENT}${INDENT}${INDENT}`, `${text2[reader.language]}${points}`));
  }
  return lines;
}
var NAME_WIDTH = 32;
function specimenLine(reader, specimen) {
  const { type, period: period2, diet, fossils, research, vp } = reader.box.specimens[specimen];
  const cost = word2(reader, "cost", { fossils, period: periodLetter(reader, period2), research, vp });
  const kind = `${say(reader, `type.${type}`)}, ${say(reader, `diet.${diet}`)}`;
  return `${specimenName(reader, specimen).padEnd(NAME_WIDTH)} ${cost}  ${kind}`;
}

// games/holotype/bots/features.ts
var NAMES = [
  "points",
  "personal",
  "unpublished",
  "research",
  "triassic",
  "jurassic",
  "cretaceous",
  "best",
  "second",
  "publishable",
  "traces",
  "milestones",
  "lounge",
  "gradStudent",
  "pointsLeft",
  "researchLeft",
  "cubesLeft",
  "bestLeft",
  "milestonesLeft",
  "loungeLeft",
  "progress",
  "nextDisc",
  "openSlots",
  "borrowedSlots",
  "publisher",
  "publisherReady",
  "third",
  "specimens",
  "toMove",
  "toMoveReady",
  "loungeEmpty"
];
var AT = placesOf(NAMES);
var TURNS_A_FOSSIL = [0.5, 0.3, 0.2];
var TURNS_A_RESEARCH = 1 / 3;
var holotypeFeatures = {
  names: NAMES,
  read: (at, seat, { lines }, row) => {
    const { state, box } = at;
    const player = state.players[seat];
    const left = 1 - state.marker / state.lastSpace;
    const { best, second, third, publishable } = handOf(at, seat);
    let onTable = 0;
    let personal = 0;
    let unpublished = 0;
    for (const line of lines) {
      if (!line.secret) onTable += line.points;
      else if (line.what === "personalObjective") personal = line.points;
      else unpublished = line.points;
    }
    const cubes2 = player.fossils[0] * 3 + player.fossils[1] * 1.5 + player.fossils[2];
    const research = Math.min(player.research, 12);
    let lounge = 0;
    for (const place2 of player.workers) if (place2 === -1) lounge += 1;
    const publisher = player.workers[0] === -1 || player.workers[1] === -1 ? 1 : 0;
    const slots = slotsOf(at, seat);
    const toMove = state.active === seat ? 1 : 0;
    const ready = publishable > 0 || slots.open > 0 ? 1 : 0;
    const placed = box.discs - player.discs;
    row[AT.points] = onTable;
    row[AT.personal] = personal;
    row[AT.unpublished] = unpublished;
    row[AT.research] = research;
    row[AT.triassic] = player.fossils[0];
    row[AT.jurassic] = player.fossils[1];
    row[AT.cretaceous] = player.fossils[2];
    row[AT.best] = best;
    row[AT.second] = second;
    row[AT.publishable] = publishable;
    row[AT.traces] = player.traces.length;
    row[AT.milestones] = player.milestones.length;
    row[AT.lounge] = lounge;
    row[AT.gradStudent] = player.workers[box.gradStudent] === -2 ? 0 : 1;
    row[AT.pointsLeft] = onTable * left;
    row[AT.researchLeft] = research * left;
    row[AT.cubesLeft] = cubes2 * left;
    row[AT.bestLeft] = best * left;
    row[AT.milestonesLeft] = player.milestones.length * left;
    row[AT.loungeLeft] = lounge * left;
    row[AT.progress] = progressOf(at, player);
    row[AT.nextDisc] = slots.open > 0 && player.discs > 0 ? box.contributionVp[placed] - (placed === 0 ? 0 : box.contributionVp[placed - 1]) : 0;
    row[AT.openSlots] = Math.min(slots.open, player.discs);
    row[AT.borrowedSlots] = Math.min(slots.borrowed, player.discs);
    row[AT.publisher] = publisher;
    row[AT.publisherReady] = publisher * ready;
    row[AT.third] = third;
    row[AT.specimens] = player.specimens.length;
    row[AT.toMove] = toMove;
    row[AT.toMoveReady] = toMove * publisher * ready;
    row[AT.loungeEmpty] = lounge === 0 ? 1 : 0;
  }
};
function fitting({ holotypes, holotypeTraces }, { fitsSpecimen, fitsTrace }) {
  let count = 0;
  for (let i = 0; i < holotypes.length; i++) {
    if (fitsSpecimen[holotypes[i]]) count += 1;
    const trace = holotypeTraces[i];
    if (trace !== null && fitsTrace[trace]) count += 1;
  }
  return count;
}
function progressOf({ box }, player) {
  if (player.kept === null) return 0;
  const { scale, all } = box.personalObjectives[player.kept];
  if (scale !== null) {
    const top = scale.steps[scale.steps.length - 1];
    return top.vp * Math.min(fitting(player, scale.requirement), top.atLeast) / top.atLeast;
  }
  if (all === null) return 0;
  let need = 0;
  let met = 0;
  for (const requirement2 of all.requirements) {
    need += requirement2.count;
    met += Math.min(fitting(player, requirement2), requirement2.count);
  }
  return all.vp * met / need;
}
function helps({ box }, player, card) {
  if (player.kept === null) return 0;
  const { scale, all } = box.personalObjectives[player.kept];
  if (scale !== null) {
    const top = scale.steps[scale.steps.length - 1];
    const isMore = scale.requirement.fitsSpecimen[card] && fitting(player, scale.requirement) < top.atLeast;
    return isMore ? top.vp / top.atLeast : 0;
  }
  if (all === null) return 0;
  let need = 0;
  let more = 0;
  for (const requirement2 of all.requirements) {
    need += requirement2.count;
    if (requirement2.fitsSpecimen[card] && fitting(player, requirement2) < requirement2.count) more += 1;
  }
  return all.vp * more / need;
}
function slotsOf({ state, box }, seat) {
  const player = state.players[seat];
  let open = 0;
  let borrowed = 0;
  for (const { objective, discs } of state.objectives) {
    for (const id of box.globalObjectives[objective].slots) {
      const { place: place2, requirements } = box.slots[id];
      if (discs[place2] !== null) continue;
      let isOwn = true;
      let isMet2 = true;
      for (const requirement2 of requirements) {
        if (fitting(player, requirement2) >= requirement2.count) continue;
        isOwn = false;
        let all = 0;
        for (const other of state.players) all += fitting(other, requirement2);
        if (all < requirement2.count) isMet2 = false;
      }
      if (isOwn) open += 1;
      else if (isMet2 && player.research >= box.referenceCost) borrowed += 1;
    }
  }
  return { open, borrowed };
}
function handOf(at, seat) {
  const { state, box } = at;
  const player = state.players[seat];
  const fossils = player.fossils.slice();
  let { research } = player;
  const rest = player.specimens.slice();
  const near = [0, 0, 0];
  let publishable = 0;
  for (const card of rest) {
    const cost = box.specimens[card];
    if (cost.fossils <= fossils[cost.period] && cost.research <= research) publishable += 1;
  }
  const worth = rest.map((card) => box.specimens[card].vp + helps(at, player, card));
  for (let place2 = 0; place2 < near.length && rest.length > 0; place2++) {
    let bestAt = 0;
    for (let i = 0; i < rest.length; i++) {
      const { period: period2, fossils: need, research: read2 } = box.specimens[rest[i]];
      const turns = TURNS_A_FOSSIL[period2] * Math.max(0, need - fossils[period2]) + TURNS_A_RESEARCH * Math.max(0, read2 - research);
      const value = worth[i] / (1 + turns);
      if (value > near[place2]) {
        near[place2] = value;
        bestAt = i;
      }
    }
    const used = box.specimens[rest[bestAt]];
    fossils[used.period] = Math.max(0, fossils[used.period] - used.fossils);
    research = Math.max(0, research - used.research);
    rest.splice(bestAt, 1);
    worth.splice(bestAt, 1);
  }
  return { best: near[0], second: near[1], third: near[2], publishable };
}

// games/holotype/bots/weights.json
var weights_default = JSON.parse('{"points":0.14499,"personal":0.10119,"unpublished":0.00616,"research":0.0009,"triassic":0.07983,"jurassic":0.04916,"cretaceous":0.03046,"best":0.07754,"second":0.06274,"publishable":0.07113,"traces":-0.02606,"milestones":0.125,"lounge":0.10506,"gradStudent":-0.01863,"pointsLeft":-0.00974,"researchLeft":-0.01063,"cubesLeft":-0.00999,"bestLeft":-0.00493,"milestonesLeft":0,"loungeLeft":-0.07461,"progress":0.05695,"nextDisc":-0.01073,"openSlots":-0.00294,"borrowedSlots":-0.03747,"publisher":-0.00206,"publisherReady":0.07322,"third":0.0597,"specimens":-0.11209,"toMove":0.00739,"toMoveReady":0.0282,"loungeEmpty":-0.01044}');

// games/holotype/bots/brain.ts
var brain = { features: holotypeFeatures, weights: weights_default, search: { horizon: 5, farsight: 0.8, lines: 3 } };

// games/holotype/bundle.ts
var module2 = { ...module, brain, loadDrawing: async () => draw_exports };
export {
  module2 as module
};
