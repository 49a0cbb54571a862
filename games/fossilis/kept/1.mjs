// The rules of fossilis as they were played, with all that they need. Kept, never edited: docs/ARCHITECTURE.md.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
};

// games/fossilis/box/components.json
var components_default = JSON.parse(`{"id":"fossilis","title":{"en":"Fossilis","fr":"Fossilis"},"version":1,"credits":{"design":"David Diaz","art":"Apolline Etienne","graphicDesign":"Josh Cappel","publisher":"KTBG (Kids Table Board Gaming)"},"note":"Facts and numbers only; every sentence is our own wording. Groups marked reconstructed are our own values, consistent with the preview rulebook's counts and examples; an owner of the boxed game can correct them here without touching code.","provenanceLegend":{"rulebook":"stated by, or directly computed from, the 2019 preview rulebook","public":"found in public pages (see note)","reconstructed":"our own value, no source gives it"},"publicSources":[{"url":"https://www.icollecteverything.com/db/item/boardgame/45570/","fact":"counts of every component; bones and tiles by kind; four player colours (2020 edition)"},{"url":"https://boardgamesashi.com/2021/02/06/ (play report of Fossilis)","fact":"nine of the eighteen skill effects (2020 edition)"},{"url":"https://www.mirthespelletjeskast.com/post/fossils","fact":"four stone spaces on the site map; set-up (2020 edition)"},{"url":"https://thinkoutsidetheboard.com/kickstart-this-120-fossilis","fact":"an extraction costs 0 to 6 plaster (preview time)"},{"url":"https://dailyworkerplacement.com/2019/10/11/fossilis-digging-up-the-past/","fact":"teeth and limbs cheap, hips and skulls dear; a pit may hold nothing (preview time)"},{"url":"https://www.kidstablebg.com/post/extraction-the-mechanics-of-fossilis","fact":"Tyrannosaurus needs ribs, Edmontosaurus a claw; 3 energy (preview time)"},{"url":"http://chiharakai2019.livedoor.blog/archives/30161619.html","fact":"names Microraptor, Mosasaurus, Plateosaurus, Stegosaurus, Tyrannosaurus, Pterodactylus; a winner above 100 VP (2020 edition)"},{"url":"https://tgiw.info/2022/01/fossilisj.html","fact":"characteristics carnivore, herbivore, aquatic, Cretaceous, Jurassic"},{"url":"https://tabletopping.games/2023/05/04/fossilis/","fact":"three characteristics a card: food, era, living area"},{"url":"https://board-game.co.uk/fossilis-review","fact":"4 energy and a 1-energy extraction (2020 edition)"}],"constants":{"values":{"energyPerTurn":3,"gainPlasterEnergy":1,"gainPlasterAmount":1,"moveEnergy":1,"moveSpaces":2,"climbEnergy":1,"placeSandEnergy":1,"extractionEnergy":0,"extractionsPerTurn":1,"claimsPerTurn":1,"maxLayers":2,"maxFindsPerPit":5,"evenFindsPerPit":2,"safetyRounds":60},"provenance":"rulebook","fieldProvenance":{"maxFindsPerPit":"reconstructed","evenFindsPerPit":"reconstructed","safetyRounds":"reconstructed"},"fieldNotes":{"maxFindsPerPit":"digital seeding only, FO-R2","evenFindsPerPit":"option even_pits, FO-R2","safetyRounds":"technical end, FO-R46"}},"board":{"columns":["A","B","C","D","E"],"rows":[1,2,3,4,5],"pits":25,"cellOrder":["A1","B1","C1","D1","E1","A2","B2","C2","D2","E2","A3","B3","C3","D3","E3","A4","B4","C4","D4","E4","A5","B5","C5","D5","E5"],"sides":{"N":["A1","B1","C1","D1","E1"],"E":["E1","E2","E3","E4","E5"],"S":["A5","B5","C5","D5","E5"],"W":["A1","A2","A3","A4","A5"]},"corners":["A1","E1","A5","E5"],"provenance":"rulebook","provenanceNote":"25 bottom tiles and four corners, so 5x5; the grid is named as 5x5 in public reviews"},"siteMap":{"stoneCells":["B2","D2","B4","D4"],"noTopTileCells":["A1","E1","A5","E5"],"provenance":"public","provenanceNote":"final-edition set-up summary, mirthespelletjeskast.com/post/fossils (four stone spaces on the site map)","fieldProvenance":{"stoneCells":"reconstructed","noTopTileCells":"rulebook"},"fieldNotes":{"stoneCells":"the number of spaces (four) is public"}},"setupLayers":{"bottom":{"total":25,"stone":4,"clayOrSand":21},"top":{"total":10,"stone":4,"clayOrSand":6},"setAsideSand":["amber","egg","footprint"],"provenance":"rulebook","provenanceNote":"follows from 38 tiles, 3 set aside, 25 + 10 laid and stone only on the map's stone spaces in the bottom layer","fieldProvenance":{"stone":"public"},"fieldNotes":{"stone":"count of 8 stone tiles and of 4 map spaces"}},"fragments":[{"id":"amber","name":{"en":"Amber","fr":"Ambre"},"provenance":"rulebook"},{"id":"egg","name":{"en":"Egg","fr":"Œuf"},"provenance":"rulebook"},{"id":"footprint","name":{"en":"Footprint","fr":"Empreinte"},"provenance":"rulebook"}],"fragmentAny":{"id":"any","symbol":"?","name":{"en":"Any Fragment","fr":"Fragment au choix"},"provenance":"rulebook","provenanceNote":"a ? symbol is shown beside the fragments; its meaning as a wild part of a cost is reconstructed"},"terrain":{"materials":[{"id":"sand","name":{"en":"Sand","fr":"Sable"},"count":21,"weight":1,"digEnergy":1,"fragmentsPerTile":1},{"id":"clay","name":{"en":"Clay","fr":"Argile"},"count":9,"weight":2,"digEnergy":2,"fragmentsPerTile":2},{"id":"stone","name":{"en":"Stone","fr":"Pierre"},"count":8,"weight":3,"digEnergy":3,"fragmentsPerTile":3}],"tiles":[{"id":"sand-01","material":"sand","fragments":["amber"]},{"id":"sand-02","material":"sand","fragments":["amber"]},{"id":"sand-03","material":"sand","fragments":["amber"]},{"id":"sand-04","material":"sand","fragments":["amber"]},{"id":"sand-05","material":"sand","fragments":["amber"]},{"id":"sand-06","material":"sand","fragments":["amber"]},{"id":"sand-07","material":"sand","fragments":["amber"]},{"id":"sand-08","material":"sand","fragments":["egg"]},{"id":"sand-09","material":"sand","fragments":["egg"]},{"id":"sand-10","material":"sand","fragments":["egg"]},{"id":"sand-11","material":"sand","fragments":["egg"]},{"id":"sand-12","material":"sand","fragments":["egg"]},{"id":"sand-13","material":"sand","fragments":["egg"]},{"id":"sand-14","material":"sand","fragments":["egg"]},{"id":"sand-15","material":"sand","fragments":["footprint"]},{"id":"sand-16","material":"sand","fragments":["footprint"]},{"id":"sand-17","material":"sand","fragments":["footprint"]},{"id":"sand-18","material":"sand","fragments":["footprint"]},{"id":"sand-19","material":"sand","fragments":["footprint"]},{"id":"sand-20","material":"sand","fragments":["footprint"]},{"id":"sand-21","material":"sand","fragments":["footprint"]},{"id":"clay-01","material":"clay","fragments":["amber","egg"]},{"id":"clay-02","material":"clay","fragments":["amber","egg"]},{"id":"clay-03","material":"clay","fragments":["amber","footprint"]},{"id":"clay-04","material":"clay","fragments":["amber","footprint"]},{"id":"clay-05","material":"clay","fragments":["egg","footprint"]},{"id":"clay-06","material":"clay","fragments":["egg","footprint"]},{"id":"clay-07","material":"clay","fragments":["amber","amber"]},{"id":"clay-08","material":"clay","fragments":["egg","egg"]},{"id":"clay-09","material":"clay","fragments":["footprint","footprint"]},{"id":"stone-01","material":"stone","fragments":["amber","egg","footprint"]},{"id":"stone-02","material":"stone","fragments":["amber","egg","footprint"]},{"id":"stone-03","material":"stone","fragments":["amber","amber","egg"]},{"id":"stone-04","material":"stone","fragments":["egg","egg","footprint"]},{"id":"stone-05","material":"stone","fragments":["amber","footprint","footprint"]},{"id":"stone-06","material":"stone","fragments":["amber","amber","footprint"]},{"id":"stone-07","material":"stone","fragments":["amber","egg","egg"]},{"id":"stone-08","material":"stone","fragments":["egg","footprint","footprint"]}],"provenance":"public","provenanceNote":"component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)","fieldProvenance":{"weight":"rulebook","digEnergy":"rulebook","fragmentsPerTile":"reconstructed","tiles.fragments":"reconstructed"},"fieldNotes":{"fragmentsPerTile":"sand: rulebook, one tile of each of the three fragments is set aside; clay and stone are ours"}},"bones":{"kinds":[{"id":"tooth","name":{"en":"Tooth","fr":"Dent"},"plural":{"en":"Teeth","fr":"Dents"},"also":{"en":"Tooth or claw","fr":"Dent ou griffe"},"count":15,"plaster":2,"leftoverVP":4},{"id":"limb","name":{"en":"Limb","fr":"Membre"},"plural":{"en":"Limbs","fr":"Membres"},"count":12,"plaster":2,"leftoverVP":1},{"id":"rib","name":{"en":"Ribs","fr":"Côtes"},"plural":{"en":"Ribs","fr":"Côtes"},"count":9,"plaster":3,"leftoverVP":2},{"id":"hip","name":{"en":"Hip","fr":"Bassin"},"plural":{"en":"Hips","fr":"Bassins"},"count":6,"plaster":4,"leftoverVP":3},{"id":"skull","name":{"en":"Skull","fr":"Crâne"},"plural":{"en":"Skulls","fr":"Crânes"},"count":3,"plaster":6,"leftoverVP":12,"usedByDinosaurs":false}],"total":45,"provenance":"public","provenanceNote":"component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)","fieldProvenance":{"plaster":"reconstructed","leftoverVP":"reconstructed","skull.usedByDinosaurs":"rulebook"},"fieldNotes":{"plaster":"inside the public range 0 to 6 (thinkoutsidetheboard.com/kickstart-this-120-fossilis: extraction costs 0 to 6 plaster; dailyworkerplacement.com 2019-10-11: teeth and limbs cheap, hips and skulls dear)","leftoverVP":"under the rulebook's constraint 2 x skull + tooth = 28"}},"hammers":{"id":"hammer","name":{"en":"Hammer","fr":"Marteau"},"count":9,"plaster":0,"provenance":"public","provenanceNote":"component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)","fieldProvenance":{"plaster":"rulebook"}},"plaster":{"count":40,"poolPerPlayer":4,"pools":4,"leftoverPerVP":2,"provenance":"rulebook","provenanceNote":"40 cubes, 4 per player, four pools (one before each event and one after the last), 1 VP per 2 left"},"players":{"min":2,"max":5,"colours":[{"id":"blue","name":{"en":"Blue","fr":"Bleu"},"hex":"#6CB4D9"},{"id":"yellow","name":{"en":"Yellow","fr":"Jaune"},"hex":"#D9A520"},{"id":"purple","name":{"en":"Purple","fr":"Violet"},"hex":"#7B4FA0"},{"id":"grey","name":{"en":"Grey","fr":"Gris"},"hex":"#4A4A4A"},{"id":"green","name":{"en":"Green","fr":"Vert"},"hex":"#4E8F4A"}],"provenance":"public","provenanceNote":"component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info): light blue, golden yellow, purple, dark grey","fieldProvenance":{"colours.green":"reconstructed","hex":"reconstructed"}},"playerMat":{"labSlots":1,"skillSlots":[{"slot":1,"vpIfEmpty":0},{"slot":2,"vpIfEmpty":2},{"slot":3,"vpIfEmpty":4}],"provenance":"rulebook","provenanceNote":"three slots, VP on the 2nd and 3rd, 4 VP for the last empty one","fieldProvenance":{"skillSlots.2.vpIfEmpty":"reconstructed"}},"display":{"dinosaurs":4,"skills":9,"events":3,"provenance":"rulebook"},"market":{"toolSlots":2,"supplySlots":2,"buysPerTurn":1,"provenance":"rulebook"},"characteristics":[{"id":"carnivore","group":"diet","name":{"en":"Carnivore","fr":"Carnivore"},"setValue":3,"provenance":"rulebook","provenanceNote":"the final example gives 3 VP base; the name too","cards":19},{"id":"herbivore","group":"diet","name":{"en":"Herbivore","fr":"Herbivore"},"setValue":4,"provenance":"public","provenanceNote":"tgiw.info/2022/01/fossilisj (carnivore, herbivore, aquatic, Cretaceous, Jurassic); tabletopping.games 2023-05-04 (each card: food source, era, living area)","fieldProvenance":{"setValue":"reconstructed"},"cards":14},{"id":"triassic","group":"era","name":{"en":"Triassic","fr":"Trias"},"setValue":8,"provenance":"reconstructed","provenanceNote":"the third era of the Mesozoic; certain by elimination","fieldProvenance":{"setValue":"reconstructed"},"cards":8},{"id":"jurassic","group":"era","name":{"en":"Jurassic","fr":"Jurassique"},"setValue":6,"provenance":"rulebook","provenanceNote":"the final example gives 6 VP for exactly a set","cards":11},{"id":"cretaceous","group":"era","name":{"en":"Cretaceous","fr":"Crétacé"},"setValue":4,"provenance":"public","provenanceNote":"tgiw.info/2022/01/fossilisj (carnivore, herbivore, aquatic, Cretaceous, Jurassic); tabletopping.games 2023-05-04 (each card: food source, era, living area)","fieldProvenance":{"setValue":"reconstructed"},"cards":14},{"id":"biped","group":"locomotion","name":{"en":"Biped","fr":"Bipède"},"setValue":5,"provenance":"rulebook","provenanceNote":"both scoring examples give 5 VP","cards":13},{"id":"quadruped","group":"locomotion","name":{"en":"Quadruped","fr":"Quadrupède"},"setValue":7,"provenance":"reconstructed","provenanceNote":"by elimination among nine characteristics","cards":9},{"id":"aquatic","group":"locomotion","name":{"en":"Aquatic","fr":"Aquatique"},"setValue":9,"provenance":"public","provenanceNote":"tgiw.info/2022/01/fossilisj (carnivore, herbivore, aquatic, Cretaceous, Jurassic); tabletopping.games 2023-05-04 (each card: food source, era, living area)","fieldProvenance":{"setValue":"reconstructed"},"cards":6},{"id":"flying","group":"locomotion","name":{"en":"Flying","fr":"Volant"},"setValue":10,"provenance":"reconstructed","provenanceNote":"by elimination among nine characteristics","cards":5}],"characteristicScoring":{"setSize":3,"extraSymbolVP":3,"varietyBonus":12,"provenance":"rulebook"},"skills":{"count":18,"cards":[{"id":"regular_customer","number":1,"name":{"en":"Regular Customer","fr":"Bon client"},"effects":[{"op":"buyLimit","perTurn":2}],"text":{"en":"You may buy up to two cards in the Market step, one after the other.","fr":"Vous pouvez acheter jusqu'à deux cartes pendant l'étape du marché, l'une après l'autre."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"toolmaker","number":2,"name":{"en":"Toolmaker","fr":"Outilleur"},"effects":[{"op":"onScore","when":"perfect","gain":[{"op":"drawTool","count":1}]}],"text":{"en":"Each time you score a Dinosaur perfectly, draw the top card of the Tool deck and keep it, unspent.","fr":"Chaque fois que vous marquez un dinosaure parfait, piochez la première carte du paquet Outils et gardez-la, non utilisée."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"long_reach","number":3,"name":{"en":"Long Reach","fr":"Bras longs"},"effects":[{"op":"digReach","diagonal":true}],"text":{"en":"You may also dig the tile of a space diagonally adjacent to your pawn; it still slides in one of the four straight directions.","fr":"Vous pouvez aussi creuser la tuile d'une case voisine de votre pion en diagonale ; elle glisse toujours dans l'une des quatre directions droites."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"plasterer","number":4,"name":{"en":"Plasterer","fr":"Plâtrier"},"effects":[{"op":"plasterAction","amount":2,"perTurn":1}],"text":{"en":"Once per turn, your Gain Plaster action gives 2 Plaster instead of 1.","fr":"Une fois par tour, votre action Prendre du plâtre vous donne 2 plâtres au lieu de 1."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"renown","number":5,"name":{"en":"Renown","fr":"Renommée"},"effects":[{"op":"endgameVP","amount":5}],"text":{"en":"Worth 5 VP at the end of the game.","fr":"Vaut 5 PV à la fin de la partie."},"provenance":"rulebook","provenanceNote":"the scoring example shows a skill worth 5 VP; also in final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"steady_hand","number":6,"name":{"en":"Steady Hand","fr":"Main sûre"},"effects":[{"op":"extractReach","diagonal":true}],"text":{"en":"You may also extract from an open pit diagonally adjacent to your pawn.","fr":"Vous pouvez aussi extraire d'une fosse ouverte voisine de votre pion en diagonale."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"clay_expert","number":7,"name":{"en":"Clay Expert","fr":"Spécialiste de l'argile"},"effects":[{"op":"digCost","material":"clay","energy":1}],"text":{"en":"Digging a Clay tile costs you 1 Energy.","fr":"Creuser une tuile d'argile vous coûte 1 énergie."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"second_bench","number":8,"name":{"en":"Second Bench","fr":"Deuxième paillasse"},"effects":[{"op":"labSize","size":2}],"text":{"en":"Your lab can hold two Dinosaurs at the same time.","fr":"Votre laboratoire peut contenir deux dinosaures à la fois."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"stonebreaker","number":9,"name":{"en":"Stonebreaker","fr":"Casseur de pierre"},"effects":[{"op":"digCost","material":"stone","energy":2}],"text":{"en":"Digging a Stone tile costs you 2 Energy.","fr":"Creuser une tuile de pierre vous coûte 2 énergies."},"provenance":"public","provenanceNote":"final-edition play report, boardgamesashi.com 2021-02-06 (lists nine of the eighteen skills)","fieldProvenance":{"name":"reconstructed"}},{"id":"scout","number":10,"name":{"en":"Scout","fr":"Éclaireur"},"effects":[{"op":"moveSpaces","spaces":3}],"text":{"en":"Your Move action lets you move up to 3 spaces.","fr":"Votre action Se déplacer vous fait avancer de 3 cases au plus."},"provenance":"reconstructed"},{"id":"light_foot","number":11,"name":{"en":"Light Foot","fr":"Pied léger"},"effects":[{"op":"freeMove","spaces":1,"perTurn":1}],"text":{"en":"Once per turn, move 1 space without spending Energy.","fr":"Une fois par tour, déplacez-vous de 1 case sans dépenser d'énergie."},"provenance":"reconstructed"},{"id":"thrifty","number":12,"name":{"en":"Thrifty","fr":"Économe"},"effects":[{"op":"extractDiscount","amount":1,"min":1}],"text":{"en":"Every bone you extract costs 1 Plaster less, but never less than 1.","fr":"Chaque os que vous extrayez coûte 1 plâtre de moins, mais jamais moins de 1."},"provenance":"reconstructed"},{"id":"overtime","number":13,"name":{"en":"Overtime","fr":"Heures supplémentaires"},"effects":[{"op":"extraExtraction","energy":1,"perTurn":1}],"text":{"en":"Once per turn, you may spend 1 Energy to make one more extraction.","fr":"Une fois par tour, vous pouvez dépenser 1 énergie pour faire une extraction de plus."},"provenance":"reconstructed"},{"id":"bargainer","number":14,"name":{"en":"Bargainer","fr":"Marchandeur"},"effects":[{"op":"buyDiscount","amount":1,"min":1}],"text":{"en":"Each Market card costs you one Fragment less, of your choice, but always at least one.","fr":"Chaque carte du marché vous coûte un fragment de moins, au choix, mais toujours au moins un."},"provenance":"reconstructed"},{"id":"geochemist","number":15,"name":{"en":"Geochemist","fr":"Géochimiste"},"effects":[{"op":"fragmentsWild"}],"text":{"en":"When you buy a card, each of your Fragments counts as any kind you like.","fr":"Quand vous achetez une carte, chacun de vos fragments compte comme la sorte de votre choix."},"provenance":"reconstructed"},{"id":"mountaineer","number":16,"name":{"en":"Mountaineer","fr":"Alpiniste"},"effects":[{"op":"climb","energy":0,"anySide":true}],"text":{"en":"Climbing onto the dig site costs you no Energy, and you may climb up on any side.","fr":"Grimper sur le site ne vous coûte pas d'énergie, et vous pouvez grimper de n'importe quel côté."},"provenance":"reconstructed"},{"id":"lecturer","number":17,"name":{"en":"Lecturer","fr":"Conférencier"},"effects":[{"op":"onScore","when":"partial","gain":[{"op":"vp","amount":3}]}],"text":{"en":"Each time you score a Dinosaur partially, gain 3 more VP.","fr":"Chaque fois que vous marquez un dinosaure partiel, gagnez 3 PV de plus."},"provenance":"reconstructed"},{"id":"curator","number":18,"name":{"en":"Curator","fr":"Conservateur"},"effects":[{"op":"endgameVPPer","per":"dinosaur","amount":1}],"text":{"en":"At the end of the game, gain 1 VP for each Dinosaur in your collection.","fr":"À la fin de la partie, gagnez 1 PV par dinosaure de votre collection."},"provenance":"reconstructed"}],"provenance":"public","provenanceNote":"component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)","fieldProvenance":{"cards":"public"},"fieldNotes":{"cards":"count public; effects: see each card"}},"tools":{"count":21,"kinds":[{"id":"whisk_broom","name":{"en":"Whisk Broom","fr":"Balayette"},"copies":3,"vp":2,"effects":[{"op":"removeTile","materials":["sand"],"where":"orthAdjacent","uncovered":true,"unoccupied":true}],"text":{"en":"Remove an uncovered Sand tile without a pawn from a space orthogonally adjacent to your pawn, and keep it.","fr":"Retirez une tuile de sable découverte et sans pion d'une case voisine de votre pion (pas en diagonale), et gardez-la."}},{"id":"shovel","name":{"en":"Shovel","fr":"Pelle"},"copies":3,"vp":2,"effects":[{"op":"freeDig","materials":["sand","clay"],"ignoreWeight":false}],"text":{"en":"Dig one Sand or Clay tile without spending Energy.","fr":"Creusez une tuile de sable ou d'argile sans dépenser d'énergie."}},{"id":"jackhammer","name":{"en":"Jackhammer","fr":"Marteau-piqueur"},"copies":3,"vp":3,"effects":[{"op":"freeDig","materials":["stone"],"ignoreWeight":false}],"text":{"en":"Dig one Stone tile without spending Energy.","fr":"Creusez une tuile de pierre sans dépenser d'énergie."}},{"id":"ladder","name":{"en":"Ladder","fr":"Échelle"},"copies":3,"vp":1,"effects":[{"op":"choose","options":[[{"op":"climbNow","energy":0,"anySide":true}],[{"op":"moveNow","spaces":3}]]}],"text":{"en":"Either climb onto the dig site on any side, or move up to 3 spaces, without spending Energy.","fr":"Grimpez sur le site par n'importe quel côté, ou déplacez-vous de 3 cases au plus, sans dépenser d'énergie."}},{"id":"thermos","name":{"en":"Thermos","fr":"Thermos"},"copies":3,"vp":0,"effects":[{"op":"energy","amount":2}],"text":{"en":"Gain 2 more Energy this turn.","fr":"Gagnez 2 énergies de plus pour ce tour."}},{"id":"hydraulic_jack","name":{"en":"Hydraulic Jack","fr":"Vérin hydraulique"},"copies":2,"vp":3,"effects":[{"op":"freeDig","materials":["sand","clay"],"ignoreWeight":true}],"text":{"en":"Dig one Sand or Clay tile without spending Energy; this dig can push tiles of any weight.","fr":"Creusez une tuile de sable ou d'argile sans dépenser d'énergie ; elle peut pousser des tuiles de n'importe quel poids."}},{"id":"spare_tweezers","name":{"en":"Spare Tweezers","fr":"Pince de rechange"},"copies":2,"vp":3,"effects":[{"op":"extraExtractionNow","energy":0}],"text":{"en":"Make one more extraction this turn, paying its Plaster as usual.","fr":"Faites une extraction de plus ce tour-ci, en payant son plâtre comme d'habitude."}},{"id":"ground_radar","name":{"en":"Ground Radar","fr":"Géoradar"},"copies":2,"vp":3,"effects":[{"op":"peek","pits":2}],"text":{"en":"Secretly look at what lies in up to two covered pits, anywhere on the site.","fr":"Regardez en secret ce que contiennent une ou deux fosses couvertes, n'importe où sur le site."}}],"cards":[{"id":"whisk_broom-1","kind":"whisk_broom","cost":{"amber":1,"any":1}},{"id":"whisk_broom-2","kind":"whisk_broom","cost":{"egg":1,"any":1}},{"id":"whisk_broom-3","kind":"whisk_broom","cost":{"footprint":1,"any":1}},{"id":"shovel-1","kind":"shovel","cost":{"amber":1,"egg":1}},{"id":"shovel-2","kind":"shovel","cost":{"egg":1,"footprint":1}},{"id":"shovel-3","kind":"shovel","cost":{"footprint":1,"amber":1}},{"id":"jackhammer-1","kind":"jackhammer","cost":{"amber":2,"any":1}},{"id":"jackhammer-2","kind":"jackhammer","cost":{"egg":2,"any":1}},{"id":"jackhammer-3","kind":"jackhammer","cost":{"footprint":2,"any":1}},{"id":"ladder-1","kind":"ladder","cost":{"amber":1}},{"id":"ladder-2","kind":"ladder","cost":{"egg":1}},{"id":"ladder-3","kind":"ladder","cost":{"footprint":1}},{"id":"thermos-1","kind":"thermos","cost":{"amber":1,"egg":1,"any":1}},{"id":"thermos-2","kind":"thermos","cost":{"egg":1,"footprint":1,"any":1}},{"id":"thermos-3","kind":"thermos","cost":{"footprint":1,"amber":1,"any":1}},{"id":"hydraulic_jack-1","kind":"hydraulic_jack","cost":{"amber":1,"egg":1,"footprint":1}},{"id":"hydraulic_jack-2","kind":"hydraulic_jack","cost":{"egg":1,"footprint":1,"amber":1}},{"id":"spare_tweezers-1","kind":"spare_tweezers","cost":{"any":3}},{"id":"spare_tweezers-2","kind":"spare_tweezers","cost":{"any":3}},{"id":"ground_radar-1","kind":"ground_radar","cost":{"any":2}},{"id":"ground_radar-2","kind":"ground_radar","cost":{"any":2}}],"provenance":"reconstructed","provenanceNote":"only the count is public (component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)); the rulebook says that Tools act, may remove or slide tiles off, and that many carry VP"},"supplies":{"count":24,"kinds":[{"id":"plaster_bucket","name":{"en":"Bucket of Plaster","fr":"Seau de plâtre"},"copies":3,"vp":2,"effects":[{"op":"plaster","amount":2}],"text":{"en":"Gain 2 Plaster now; worth 2 VP at the end.","fr":"Gagnez 2 plâtres tout de suite ; vaut 2 PV à la fin."}},{"id":"plaster_sack","name":{"en":"Sack of Plaster","fr":"Sac de plâtre"},"copies":3,"vp":1,"effects":[{"op":"plaster","amount":3}],"text":{"en":"Gain 3 Plaster now; worth 1 VP at the end.","fr":"Gagnez 3 plâtres tout de suite ; vaut 1 PV à la fin."}},{"id":"plaster_pallet","name":{"en":"Pallet of Plaster","fr":"Palette de plâtre"},"copies":3,"vp":0,"effects":[{"op":"plaster","amount":5}],"text":{"en":"Gain 5 Plaster now.","fr":"Gagnez 5 plâtres tout de suite."}},{"id":"donated_tooth","name":{"en":"Donated Tooth","fr":"Dent offerte"},"copies":3,"vp":1,"effects":[{"op":"bone","kind":"tooth"}],"text":{"en":"Gain a Tooth; worth 1 VP at the end.","fr":"Gagnez une dent ; vaut 1 PV à la fin."}},{"id":"donated_limb","name":{"en":"Donated Limb","fr":"Membre offert"},"copies":3,"vp":1,"effects":[{"op":"bone","kind":"limb"},{"op":"plaster","amount":1}],"text":{"en":"Gain a Limb and 1 Plaster; worth 1 VP at the end.","fr":"Gagnez un membre et 1 plâtre ; vaut 1 PV à la fin."}},{"id":"donated_rib","name":{"en":"Donated Ribs","fr":"Côtes offertes"},"copies":3,"vp":1,"effects":[{"op":"bone","kind":"rib"}],"text":{"en":"Gain Ribs; worth 1 VP at the end.","fr":"Gagnez des côtes ; vaut 1 PV à la fin."}},{"id":"donated_hip","name":{"en":"Donated Hip","fr":"Bassin offert"},"copies":3,"vp":0,"effects":[{"op":"bone","kind":"hip"}],"text":{"en":"Gain a Hip.","fr":"Gagnez un bassin."}},{"id":"museum_grant","name":{"en":"Museum Grant","fr":"Bourse du musée"},"copies":3,"vp":5,"effects":[],"text":{"en":"Worth 5 VP at the end.","fr":"Vaut 5 PV à la fin."}}],"cards":[{"id":"plaster_bucket-1","kind":"plaster_bucket","cost":{"amber":1,"any":1}},{"id":"plaster_bucket-2","kind":"plaster_bucket","cost":{"egg":1,"any":1}},{"id":"plaster_bucket-3","kind":"plaster_bucket","cost":{"footprint":1,"any":1}},{"id":"plaster_sack-1","kind":"plaster_sack","cost":{"amber":2}},{"id":"plaster_sack-2","kind":"plaster_sack","cost":{"egg":2}},{"id":"plaster_sack-3","kind":"plaster_sack","cost":{"footprint":2}},{"id":"plaster_pallet-1","kind":"plaster_pallet","cost":{"amber":2,"any":1}},{"id":"plaster_pallet-2","kind":"plaster_pallet","cost":{"egg":2,"any":1}},{"id":"plaster_pallet-3","kind":"plaster_pallet","cost":{"footprint":2,"any":1}},{"id":"donated_tooth-1","kind":"donated_tooth","cost":{"amber":1,"egg":1}},{"id":"donated_tooth-2","kind":"donated_tooth","cost":{"egg":1,"footprint":1}},{"id":"donated_tooth-3","kind":"donated_tooth","cost":{"footprint":1,"amber":1}},{"id":"donated_limb-1","kind":"donated_limb","cost":{"amber":1,"any":1}},{"id":"donated_limb-2","kind":"donated_limb","cost":{"egg":1,"any":1}},{"id":"donated_limb-3","kind":"donated_limb","cost":{"footprint":1,"any":1}},{"id":"donated_rib-1","kind":"donated_rib","cost":{"amber":1,"egg":1,"any":1}},{"id":"donated_rib-2","kind":"donated_rib","cost":{"egg":1,"footprint":1,"any":1}},{"id":"donated_rib-3","kind":"donated_rib","cost":{"footprint":1,"amber":1,"any":1}},{"id":"donated_hip-1","kind":"donated_hip","cost":{"amber":2,"egg":1,"any":1}},{"id":"donated_hip-2","kind":"donated_hip","cost":{"egg":2,"footprint":1,"any":1}},{"id":"donated_hip-3","kind":"donated_hip","cost":{"footprint":2,"amber":1,"any":1}},{"id":"museum_grant-1","kind":"museum_grant","cost":{"amber":1,"egg":1,"footprint":1}},{"id":"museum_grant-2","kind":"museum_grant","cost":{"egg":1,"footprint":1,"amber":1}},{"id":"museum_grant-3","kind":"museum_grant","cost":{"footprint":1,"amber":1,"egg":1}}],"provenance":"reconstructed","provenanceNote":"only the count is public (component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)); the rulebook says that Supplies give Plaster, bones and VP in some mix"},"events":{"count":10,"cards":[{"id":"press_day","name":{"en":"Press Day","fr":"Journée de presse"},"effects":[{"op":"vp","who":"active","amount":3},{"op":"vp","who":"others","amount":1}],"text":{"en":"The active player gains 3 VP; every other player gains 1 VP.","fr":"Le joueur actif gagne 3 PV ; chaque autre joueur gagne 1 PV."}},{"id":"plaster_delivery","name":{"en":"Plaster Delivery","fr":"Livraison de plâtre"},"effects":[{"op":"plaster","who":"active","amount":3},{"op":"plaster","who":"others","amount":2}],"text":{"en":"The active player gains 3 Plaster and every other player gains 2, from the supply.","fr":"Le joueur actif gagne 3 plâtres et chaque autre joueur en gagne 2, pris dans la réserve."}},{"id":"sandstorm","name":{"en":"Sandstorm","fr":"Tempête de sable"},"effects":[{"op":"placeSandEach","order":"activeFirst","where":"anyFreeSpace"}],"text":{"en":"Starting with the active player and going clockwise, each player must put one Sand tile from the discard pile on any space without a pawn that has fewer than two tiles.","fr":"En commençant par le joueur actif puis dans le sens horaire, chaque joueur doit poser une tuile de sable de la défausse sur une case sans pion qui a moins de deux tuiles."}},{"id":"tremor","name":{"en":"Tremor","fr":"Secousse"},"effects":[{"op":"slideAny","who":"active","optional":true}],"text":{"en":"The active player may slide any one uncovered tile of the site by one space, following the digging rules, and keeps the tiles that fall off.","fr":"Le joueur actif peut faire glisser d'une case n'importe quelle tuile découverte du site, selon les règles pour creuser, et garde les tuiles qui tombent."}},{"id":"flash_flood","name":{"en":"Flash Flood","fr":"Crue subite"},"effects":[{"op":"washOffBorderPawns"}],"text":{"en":"Every pawn on a border space of the site is washed off on that side; from a corner, its owner chooses one of the two sides.","fr":"Chaque pion sur une case du bord est emporté hors du site, de ce côté ; dans un coin, son propriétaire choisit l'un des deux côtés."}},{"id":"museum_gala","name":{"en":"Museum Gala","fr":"Gala du musée"},"effects":[{"op":"vpPerDinosaur","who":"all","amount":1,"max":4}],"text":{"en":"Each player gains 1 VP per Dinosaur in their collection, 4 VP at most.","fr":"Chaque joueur gagne 1 PV par dinosaure de sa collection, 4 PV au plus."}},{"id":"market_day","name":{"en":"Market Day","fr":"Jour de marché"},"effects":[{"op":"refreshMarket"},{"op":"takeSandTile","who":"active","optional":true}],"text":{"en":"Put the four Market cards under their decks and deal new ones; then the active player may take one Sand tile from the discard pile.","fr":"Mettez les quatre cartes du marché sous leurs paquets et distribuez-en de nouvelles ; ensuite le joueur actif peut prendre une tuile de sable de la défausse."}},{"id":"new_exhibits","name":{"en":"New Exhibits","fr":"Nouvelles expositions"},"effects":[{"op":"refreshDinosaurs"}],"text":{"en":"Put the Dinosaurs of the display under their deck and deal four new ones.","fr":"Mettez les dinosaures exposés sous leur paquet et exposez-en quatre nouveaux."}},{"id":"damp_stores","name":{"en":"Damp Stores","fr":"Réserve humide"},"effects":[{"op":"plasterCap","who":"all","max":4}],"text":{"en":"Each player who holds more than 4 Plaster returns the excess to the supply.","fr":"Chaque joueur qui a plus de 4 plâtres remet le surplus dans la réserve."}},{"id":"night_dig","name":{"en":"Night Dig","fr":"Fouille de nuit"},"effects":[{"op":"extractionEach","order":"activeFirst","optional":true}],"text":{"en":"Starting with the active player and going clockwise, each player may make one extraction under the usual rules, paying its Plaster.","fr":"En commençant par le joueur actif puis dans le sens horaire, chaque joueur peut faire une extraction selon les règles habituelles, en payant son plâtre."}}],"provenance":"reconstructed","provenanceNote":"only the count is public (component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)); the rulebook says that events may give VP and Plaster and often name the active player"},"dinosaurs":{"count":33,"cards":[{"id":"coelophysis","name":{"en":"Coelophysis","fr":"Coelophysis"},"characteristics":["carnivore","triassic","biped"],"bones":{"limb":2},"values":{"limb":3},"partialTotal":6,"perfect":8,"note":{"en":"A light, fast hunter known from a great mass of skeletons in New Mexico.","fr":"Un chasseur léger et rapide, connu par une grande accumulation de squelettes au Nouveau-Mexique."},"provenance":"reconstructed"},{"id":"herrerasaurus","name":{"en":"Herrerasaurus","fr":"Herrérasaure"},"characteristics":["carnivore","triassic","biped"],"bones":{"tooth":1,"limb":1,"hip":1},"values":{"tooth":5,"limb":3,"hip":8},"partialTotal":16,"perfect":20,"note":{"en":"One of the oldest dinosaurs known, found in Argentina.","fr":"L'un des plus anciens dinosaures connus, trouvé en Argentine."},"provenance":"reconstructed"},{"id":"plateosaurus","name":{"en":"Plateosaurus","fr":"Platéosaure"},"characteristics":["herbivore","triassic","biped"],"bones":{"tooth":1,"limb":1,"rib":1,"hip":1},"values":{"tooth":4,"limb":3,"rib":5,"hip":8},"partialTotal":20,"perfect":26,"note":{"en":"A long-necked plant eater of Central Europe that walked on its hind legs.","fr":"Un mangeur de plantes au long cou d'Europe centrale, qui marchait sur ses pattes arrière."},"provenance":"public","provenanceNote":"final-edition play report, chiharakai2019.livedoor.blog/archives/30161619 (name; said to score high)","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"}},{"id":"riojasaurus","name":{"en":"Riojasaurus","fr":"Riojasaure"},"characteristics":["herbivore","triassic","quadruped"],"bones":{"limb":2,"hip":1},"values":{"limb":3,"hip":7},"partialTotal":13,"perfect":17,"note":{"en":"A heavy early relative of the giant sauropods, from north-western Argentina.","fr":"Un lourd cousin primitif des sauropodes géants, du nord-ouest de l'Argentine."},"provenance":"reconstructed"},{"id":"desmatosuchus","name":{"en":"Desmatosuchus","fr":"Desmatosuchus"},"characteristics":["herbivore","triassic","quadruped"],"bones":{"tooth":1,"limb":1,"rib":1},"values":{"tooth":4,"limb":3,"rib":6},"partialTotal":13,"perfect":17,"note":{"en":"An armoured plant eater with long shoulder spikes; a cousin of crocodiles, not a dinosaur.","fr":"Un mangeur de plantes cuirassé, aux longues pointes d'épaule ; un cousin des crocodiles, pas un dinosaure."},"provenance":"reconstructed"},{"id":"shonisaurus","name":{"en":"Shonisaurus","fr":"Shonisaure"},"characteristics":["carnivore","triassic","aquatic"],"bones":{"limb":1,"rib":2},"values":{"limb":4,"rib":5},"partialTotal":14,"perfect":18,"note":{"en":"A huge ichthyosaur whose bones were found in the Nevada desert.","fr":"Un immense ichthyosaure dont les os ont été trouvés dans le désert du Nevada."},"provenance":"reconstructed"},{"id":"atopodentatus","name":{"en":"Atopodentatus","fr":"Atopodentatus"},"characteristics":["herbivore","triassic","aquatic"],"bones":{"tooth":1,"limb":1},"values":{"tooth":4,"limb":4},"partialTotal":8,"perfect":10,"note":{"en":"A marine reptile of China with a hammer-shaped muzzle for scraping algae.","fr":"Un reptile marin de Chine, au museau en marteau pour racler les algues."},"provenance":"reconstructed"},{"id":"eudimorphodon","name":{"en":"Eudimorphodon","fr":"Eudimorphodon"},"characteristics":["carnivore","triassic","flying"],"bones":{"tooth":2},"values":{"tooth":5},"partialTotal":10,"perfect":12,"note":{"en":"One of the first pterosaurs, with many-pointed teeth, from northern Italy.","fr":"L'un des premiers ptérosaures, aux dents à plusieurs pointes, du nord de l'Italie."},"provenance":"reconstructed"},{"id":"allosaurus","name":{"en":"Allosaurus","fr":"Allosaure"},"characteristics":["carnivore","jurassic","biped"],"bones":{"tooth":1,"limb":1,"hip":1},"values":{"tooth":5,"limb":3,"hip":8},"partialTotal":16,"perfect":20,"note":{"en":"The great predator of western North America at the end of the Jurassic.","fr":"Le grand prédateur de l'ouest de l'Amérique du Nord à la fin du Jurassique."},"provenance":"rulebook","provenanceNote":"named in the claiming example, needs a Tooth, perfect score below Quetzalcoatlus","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"},"fieldNotes":{"bones":"rulebook for the Tooth, else reconstructed"}},{"id":"dilophosaurus","name":{"en":"Dilophosaurus","fr":"Dilophosaure"},"characteristics":["carnivore","jurassic","biped"],"bones":{"tooth":1,"limb":1,"hip":1},"values":{"tooth":5,"limb":3,"hip":8},"partialTotal":16,"perfect":20,"note":{"en":"An early large hunter with two crests on its head, from Arizona.","fr":"Un grand chasseur précoce, à deux crêtes sur la tête, de l'Arizona."},"provenance":"reconstructed"},{"id":"compsognathus","name":{"en":"Compsognathus","fr":"Compsognathus"},"characteristics":["carnivore","jurassic","biped"],"bones":{"tooth":1,"limb":1},"values":{"tooth":5,"limb":3},"partialTotal":8,"perfect":10,"note":{"en":"A hunter no bigger than a turkey, found in Germany and France.","fr":"Un chasseur pas plus gros qu'une dinde, trouvé en Allemagne et en France."},"provenance":"reconstructed"},{"id":"dryosaurus","name":{"en":"Dryosaurus","fr":"Dryosaure"},"characteristics":["herbivore","jurassic","biped"],"bones":{"limb":1,"hip":1},"values":{"limb":3,"hip":8},"partialTotal":11,"perfect":13,"note":{"en":"A small plant eater built for running.","fr":"Un petit mangeur de plantes bâti pour la course."},"provenance":"reconstructed"},{"id":"stegosaurus","name":{"en":"Stegosaurus","fr":"Stégosaure"},"characteristics":["herbivore","jurassic","quadruped"],"bones":{"tooth":1,"limb":1,"rib":1,"hip":1},"values":{"tooth":4,"limb":3,"rib":6,"hip":7},"partialTotal":20,"perfect":26,"note":{"en":"Two rows of back plates and four tail spikes.","fr":"Deux rangées de plaques sur le dos et quatre pointes sur la queue."},"provenance":"public","provenanceNote":"final-edition play report, chiharakai2019.livedoor.blog/archives/30161619 (name)","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"}},{"id":"brachiosaurus","name":{"en":"Brachiosaurus","fr":"Brachiosaure"},"characteristics":["herbivore","jurassic","quadruped"],"bones":{"limb":2,"rib":2,"hip":1},"values":{"limb":3,"rib":6,"hip":7},"partialTotal":25,"perfect":34,"note":{"en":"Its front legs were longer than its hind legs, lifting its neck to the treetops.","fr":"Ses pattes avant étaient plus longues que ses pattes arrière et portaient son cou vers la cime des arbres."},"provenance":"reconstructed"},{"id":"diplodocus","name":{"en":"Diplodocus","fr":"Diplodocus"},"characteristics":["herbivore","jurassic","quadruped"],"bones":{"limb":1,"rib":2,"hip":1},"values":{"limb":3,"rib":6,"hip":7},"partialTotal":22,"perfect":28,"note":{"en":"One of the longest dinosaurs known from good skeletons, with a tail like a whip.","fr":"L'un des plus longs dinosaures connus par de bons squelettes, à la queue en fouet."},"provenance":"reconstructed"},{"id":"pterodactylus","name":{"en":"Pterodactylus","fr":"Ptérodactyle"},"characteristics":["carnivore","jurassic","flying"],"bones":{"tooth":1,"limb":1},"values":{"tooth":5,"limb":4},"partialTotal":9,"perfect":11,"note":{"en":"The first flying reptile ever described, from the limestone of Bavaria.","fr":"Le premier reptile volant jamais décrit, venu du calcaire de Bavière."},"provenance":"public","provenanceNote":"final-edition play report, chiharakai2019.livedoor.blog/archives/30161619 (name)","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"}},{"id":"rhamphorhynchus","name":{"en":"Rhamphorhynchus","fr":"Rhamphorhynque"},"characteristics":["carnivore","jurassic","flying"],"bones":{"tooth":2},"values":{"tooth":5},"partialTotal":10,"perfect":12,"note":{"en":"A fish-catching pterosaur with a long tail ending in a vane.","fr":"Un ptérosaure pêcheur à la longue queue terminée par une palette."},"provenance":"reconstructed"},{"id":"plesiosaurus","name":{"en":"Plesiosaurus","fr":"Plésiosaure"},"characteristics":["carnivore","jurassic","aquatic"],"bones":{"tooth":1,"limb":1,"rib":1},"values":{"tooth":5,"limb":4,"rib":5},"partialTotal":14,"perfect":18,"note":{"en":"A long-necked marine reptile made famous by Mary Anning's finds at Lyme Regis.","fr":"Un reptile marin au long cou, rendu célèbre par les découvertes de Mary Anning à Lyme Regis."},"provenance":"reconstructed"},{"id":"liopleurodon","name":{"en":"Liopleurodon","fr":"Liopleurodon"},"characteristics":["carnivore","jurassic","aquatic"],"bones":{"tooth":2,"rib":1},"values":{"tooth":5,"rib":5},"partialTotal":15,"perfect":19,"note":{"en":"A short-necked hunter of the European seas with very large teeth.","fr":"Un chasseur au cou court des mers d'Europe, aux très grandes dents."},"provenance":"reconstructed"},{"id":"tyrannosaurus","name":{"en":"Tyrannosaurus rex","fr":"Tyrannosaure"},"characteristics":["carnivore","cretaceous","biped"],"bones":{"tooth":2,"limb":1,"rib":1,"hip":1},"values":{"tooth":5,"limb":3,"rib":5,"hip":8},"partialTotal":26,"perfect":35,"note":{"en":"The bone-crushing predator of the last two million years of the Cretaceous in North America.","fr":"Le prédateur broyeur d'os des deux derniers millions d'années du Crétacé en Amérique du Nord."},"provenance":"public","provenanceNote":"kidstablebg.com/post/extraction-the-mechanics-of-fossilis (name, needs Ribs); final-edition play report, chiharakai2019.livedoor.blog/archives/30161619 (name)","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"},"fieldNotes":{"bones":"public for the Ribs, else reconstructed"}},{"id":"velociraptor","name":{"en":"Velociraptor","fr":"Vélociraptor"},"characteristics":["carnivore","cretaceous","biped"],"bones":{"tooth":2},"values":{"tooth":5},"partialTotal":10,"perfect":12,"note":{"en":"A feathered hunter of Mongolia with a sickle claw on each foot.","fr":"Un chasseur à plumes de Mongolie, avec une griffe en faucille à chaque pied."},"provenance":"reconstructed"},{"id":"carnotaurus","name":{"en":"Carnotaurus","fr":"Carnotaure"},"characteristics":["carnivore","cretaceous","biped"],"bones":{"tooth":2,"hip":1},"values":{"tooth":5,"hip":8},"partialTotal":18,"perfect":22,"note":{"en":"A horned predator of Patagonia with tiny arms.","fr":"Un prédateur à cornes de Patagonie, aux bras minuscules."},"provenance":"reconstructed"},{"id":"baryonyx","name":{"en":"Baryonyx","fr":"Baryonyx"},"characteristics":["carnivore","cretaceous","biped"],"bones":{"tooth":2,"limb":1},"values":{"tooth":5,"limb":3},"partialTotal":13,"perfect":17,"note":{"en":"A fish eater from England with a huge thumb claw.","fr":"Un mangeur de poissons d'Angleterre, à l'énorme griffe de pouce."},"provenance":"reconstructed"},{"id":"pachycephalosaurus","name":{"en":"Pachycephalosaurus","fr":"Pachycéphalosaure"},"characteristics":["herbivore","cretaceous","biped"],"bones":{"tooth":1,"rib":1},"values":{"tooth":4,"rib":5},"partialTotal":9,"perfect":11,"note":{"en":"Its skull carried a dome of solid bone.","fr":"Son crâne portait un dôme d'os massif."},"provenance":"reconstructed"},{"id":"therizinosaurus","name":{"en":"Therizinosaurus","fr":"Thérizinosaure"},"characteristics":["herbivore","cretaceous","biped"],"bones":{"tooth":2,"rib":1},"values":{"tooth":4,"rib":5},"partialTotal":13,"perfect":17,"note":{"en":"A pot-bellied plant eater with the longest claws of any land animal known.","fr":"Un mangeur de plantes ventru, aux plus longues griffes connues chez un animal terrestre."},"provenance":"reconstructed"},{"id":"edmontosaurus","name":{"en":"Edmontosaurus","fr":"Edmontosaure"},"characteristics":["herbivore","cretaceous","quadruped"],"bones":{"tooth":1,"limb":1,"hip":1},"values":{"tooth":4,"limb":3,"hip":7},"partialTotal":14,"perfect":18,"note":{"en":"A duck-billed plant eater with hundreds of small teeth packed together.","fr":"Un mangeur de plantes à bec de canard, aux centaines de petites dents serrées."},"provenance":"public","provenanceNote":"kidstablebg.com/post/extraction-the-mechanics-of-fossilis (name, needs a claw, that is a Tooth)","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"},"fieldNotes":{"bones":"public for the Tooth, else reconstructed"}},{"id":"triceratops","name":{"en":"Triceratops","fr":"Tricératops"},"characteristics":["herbivore","cretaceous","quadruped"],"bones":{"tooth":1,"limb":1,"rib":1,"hip":1},"values":{"tooth":4,"limb":3,"rib":6,"hip":7},"partialTotal":20,"perfect":26,"note":{"en":"Three horns and a bony frill.","fr":"Trois cornes et une collerette osseuse."},"provenance":"reconstructed"},{"id":"ankylosaurus","name":{"en":"Ankylosaurus","fr":"Ankylosaure"},"characteristics":["herbivore","cretaceous","quadruped"],"bones":{"limb":1,"rib":1,"hip":1},"values":{"limb":3,"rib":6,"hip":7},"partialTotal":16,"perfect":20,"note":{"en":"A living fortress with a club at the end of its tail.","fr":"Une forteresse vivante, avec une massue au bout de la queue."},"provenance":"reconstructed"},{"id":"protoceratops","name":{"en":"Protoceratops","fr":"Protocératops"},"characteristics":["herbivore","cretaceous","quadruped"],"bones":{"tooth":1,"limb":1},"values":{"tooth":4,"limb":3},"partialTotal":7,"perfect":9,"note":{"en":"A sheep-sized cousin of Triceratops from the Gobi desert.","fr":"Un cousin du tricératops, de la taille d'un mouton, du désert de Gobi."},"provenance":"reconstructed"},{"id":"mosasaurus","name":{"en":"Mosasaurus","fr":"Mosasaure"},"characteristics":["carnivore","cretaceous","aquatic"],"bones":{"tooth":2,"rib":2},"values":{"tooth":5,"rib":5},"partialTotal":20,"perfect":26,"note":{"en":"A giant sea lizard named after the river Meuse.","fr":"Un lézard marin géant, nommé d'après la Meuse."},"provenance":"public","provenanceNote":"final-edition play report, chiharakai2019.livedoor.blog/archives/30161619 (name)","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"}},{"id":"elasmosaurus","name":{"en":"Elasmosaurus","fr":"Élasmosaure"},"characteristics":["carnivore","cretaceous","aquatic"],"bones":{"tooth":1,"rib":2},"values":{"tooth":5,"rib":5},"partialTotal":15,"perfect":19,"note":{"en":"A swimmer whose neck had about seventy vertebrae.","fr":"Un nageur dont le cou comptait environ soixante-dix vertèbres."},"provenance":"reconstructed"},{"id":"quetzalcoatlus","name":{"en":"Quetzalcoatlus","fr":"Quetzalcoatlus"},"characteristics":["carnivore","cretaceous","flying"],"bones":{"tooth":1,"limb":2,"rib":1},"values":{"tooth":5,"limb":4,"rib":5},"partialTotal":18,"perfect":24,"note":{"en":"A flyer as tall as a giraffe, with wings some ten metres across.","fr":"Un animal volant aussi haut qu'une girafe, d'une dizaine de mètres d'envergure."},"provenance":"rulebook","provenanceNote":"named in the claiming example, needs a Tooth, perfect score above Allosaurus","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"},"fieldNotes":{"bones":"rulebook for the Tooth, else reconstructed"}},{"id":"microraptor","name":{"en":"Microraptor","fr":"Microraptor"},"characteristics":["carnivore","cretaceous","flying"],"bones":{"tooth":1,"limb":1},"values":{"tooth":5,"limb":4},"partialTotal":9,"perfect":11,"note":{"en":"A small four-winged feathered dinosaur from China.","fr":"Un petit dinosaure à plumes et à quatre ailes, de Chine."},"provenance":"public","provenanceNote":"final-edition play report, chiharakai2019.livedoor.blog/archives/30161619 (name)","fieldProvenance":{"characteristics":"reconstructed","bones":"reconstructed","values":"reconstructed","perfect":"reconstructed"}}],"provenance":"reconstructed","provenanceNote":"count public (component list at icollecteverything.com/db/item/boardgame/45570 (also lunatics4games.game.blog, mirthespelletjeskast.com, tgiw.info)); nine names known, see each card; bones, values and scores reconstructed","valueRule":{"tooth":"5 on a carnivore, 4 on a herbivore","limb":"4 on a flying or aquatic animal, else 3","rib":"6 on a quadruped, else 5","hip":"8 on a biped, else 7","perfectBonus":{"2":2,"3":4,"4":6,"5":9},"note":"how the reconstructed numbers were made; the program must read the numbers on each card, never this rule"}},"variants":[{"id":"final_energy","default":false,"name":{"en":"Final edition energy","fr":"Énergie de l'édition finale"},"changes":{"energyPerTurn":4,"extractionEnergy":1,"extractionsPerTurn":null},"text":{"en":"4 Energy per turn; each extraction is an action that costs 1 Energy and may be repeated.","fr":"4 énergies par tour ; chaque extraction est une action qui coûte 1 énergie et peut être répétée."},"provenance":"public","provenanceNote":"board-game.co.uk/fossilis-review, vanillajoy.com, boardgamequest.com/fossilis-review: 4 energy, extraction as a 1-energy action","fieldProvenance":{"extractionsPerTurn":"reconstructed"},"fieldNotes":{"extractionsPerTurn":"unlimited is our reading; no source says so"}},{"id":"even_pits","default":false,"name":{"en":"Even pits","fr":"Fosses égales"},"changes":{"seeding":"even"},"text":{"en":"Every pit starts with two or three finds.","fr":"Chaque fosse contient au départ deux ou trois trouvailles."},"provenance":"reconstructed"},{"id":"pure_memory","default":false,"name":{"en":"Pure memory","fr":"Mémoire seule"},"changes":{"rememberSeenPits":false},"text":{"en":"The table does not remind you of what was seen in a pit that is covered again.","fr":"La table ne rappelle pas ce qui a été vu dans une fosse recouverte."},"provenance":"reconstructed"}],"effectVocabulary":{"buyLimit":"skill: the Market step allows perTurn purchases","onScore":"skill: after each scoring of type when (perfect or partial), the gain list happens","drawTool":"take count cards from the top of the Tool deck, face up and unspent","digReach":"skill: Dig may also target the four diagonal neighbours","plasterAction":"skill: perTurn times, Gain Plaster gives amount","endgameVP":"skill: amount VP in final scoring","endgameVPPer":"skill: amount VP per dinosaur in the collection in final scoring","extractReach":"skill: Extract may also target the four diagonal neighbours","digCost":"skill: energy replaces the Dig cost of material (weights do not change)","labSize":"skill: the lab holds size dinosaurs","moveSpaces":"skill: Move covers up to spaces steps","freeMove":"skill: perTurn times, a Move of up to spaces steps for 0 Energy","extractDiscount":"skill: each bone costs amount Plaster less, never below min; hammers stay free","extraExtraction":"skill: perTurn times, one more extraction for energy Energy","buyDiscount":"skill: remove amount fragments, of the buyer's choice, from each card's cost, leaving at least min","fragmentsWild":"skill: every fragment counts as any kind when buying","climb":"skill: Climb costs energy, and any side if anySide","vp":"gain amount VP at once (events: who = active, others, all)","removeTile":"tool: take a tile that matches off the site and keep it","freeDig":"tool: one Dig of one of materials for 0 Energy; ignoreWeight lifts the weight limit for that dig only","choose":"tool: the player picks one of options","climbNow":"tool: a Climb now at the given cost","moveNow":"tool: a Move now of up to spaces steps for 0 Energy","energy":"tool: amount more Energy this turn","extraExtractionNow":"tool: one more extraction this turn for energy Energy","peek":"tool: see the contents of up to pits covered pits, privately","plaster":"gain amount Plaster (on a turn: pool first, then supply; in an event: supply)","bone":"supplies: gain a bone of kind (FO-12.8)","placeSandEach":"event: each player in order places one sand tile","slideAny":"event: the player may slide one uncovered tile anywhere","washOffBorderPawns":"event: border pawns leave the site","vpPerDinosaur":"event: amount VP per dinosaur in the collection, at most max","refreshMarket":"event: market cards go under their decks, new ones are dealt","takeSandTile":"event: take one sand tile from the discard pile","refreshDinosaurs":"event: display goes under the deck, new ones are dealt","plasterCap":"event: plaster above max returns to the supply","extractionEach":"event: each player in order may make one extraction"}}`);

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
function takeRandom(rng, items) {
  return items.splice(below(rng, items.length), 1)[0];
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
function offer(candidates, ...guards) {
  return { candidates, guards };
}
function allows(at, seat, guards, candidate) {
  for (let i = 0; i < guards.length; i++) if (guards[i].bars(at, seat, candidate)) return false;
  return true;
}
function hasLegal(at, seat, from) {
  for (const candidate of from.candidates) if (allows(at, seat, from.guards, candidate)) return true;
  return false;
}
var PASS = "pass";
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
  return Object.fromEntries(names.map((name2, place2) => [name2, place2]));
}

// kernel/clone.ts
function cloneEach(things, clone2) {
  const copies = [];
  for (let i = 0; i < things.length; i++) copies.push(clone2(things[i]));
  return copies;
}

// kernel/playout.ts
var silence = Object.assign(() => {
}, { only: () => {
} });
function withPass(offer2) {
  return { candidates: [PASS, ...offer2.candidates], guards: offer2.guards.map(sparingPass) };
}
var sparing = /* @__PURE__ */ new WeakMap();
function sparingPass(guard) {
  const known = sparing.get(guard);
  if (known !== void 0) return known;
  const wrapped = {
    ...guard,
    bars: (at, seat, candidate) => candidate !== PASS && guard.bars(at, seat, candidate)
  };
  sparing.set(guard, wrapped);
  return wrapped;
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
function formatMessage(message, values2, language) {
  let parts = compiled.get(message);
  if (parts === void 0) {
    parts = parseMessage(message);
    compiled.set(message, parts);
  }
  return render(parts, values2, language, 0);
}
function render(parts, values2, language, count) {
  let text2 = "";
  for (const part of parts) {
    if (part.kind === "text") text2 += part.text;
    else if (part.kind === "count") text2 += count;
    else {
      const value = values2[part.name];
      if (value === void 0) throw new Error(`the message needs a value '${part.name}'`);
      text2 += part.kind === "value" ? value : renderChoice(part, value, values2, language, count);
    }
  }
  return text2;
}
function renderChoice({ by, cases }, value, values2, language, count) {
  const other = cases.get("other") ?? [];
  if (by === "select") return render(cases.get(String(value)) ?? other, values2, language, count);
  const number = Number(value);
  const chosen = cases.get(`=${number}`) ?? cases.get(plurals[language].select(number)) ?? other;
  return render(chosen, values2, language, number);
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
  const name2 = expect(reader, /\w+/y);
  expect(reader, /\s*/y);
  if (reader.message[reader.at] === "}") {
    reader.at += 1;
    return { kind: "value", name: name2 };
  }
  expect(reader, /,\s*/y);
  const by = expect(reader, /plural|select/y);
  expect(reader, /\s*,\s*/y);
  const cases = /* @__PURE__ */ new Map();
  while (reader.message[reader.at] !== "}") {
    const key = expect(reader, by === "plural" ? PLURAL_CASE : /[\w-]+/y);
    if (cases.has(key)) throw new Error(`'${name2}' has two cases '${key}' in '${reader.message}'`);
    expect(reader, /\s*\{/y);
    cases.set(key, parseParts(reader, inPlural || by === "plural"));
    expect(reader, /\}\s*/y);
  }
  reader.at += 1;
  if (!cases.has("other")) throw new Error(`'${name2}' has no case 'other' in '${reader.message}'`);
  return { kind: "choice", by, name: name2, cases };
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
  let total2 = 0;
  for (const { points } of lines) total2 += points;
  return total2;
}
function compareRows(a, b) {
  const points = totalOf(a) - totalOf(b);
  if (points !== 0) return points;
  const index = a.tieBreaks.findIndex((line2, at) => line2.points !== b.tieBreaks[at]?.points);
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
function text(most2 = 400) {
  return { type: "string", minLength: 1, maxLength: most2 };
}
function integer(least2, most2) {
  return { type: "integer", minimum: least2, maximum: most2 };
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
function either(...shapes) {
  return { anyOf: shapes };
}
function list(items, least2, most2) {
  return { type: "array", items, minItems: least2, maxItems: most2 };
}
function table(values2, most2) {
  return { type: "object", additionalProperties: values2, maxProperties: most2 };
}
function fields(shapes) {
  const entries = Object.entries(shapes).map(([name2, shape]) => [name2, "optional" in shape ? shape.optional : shape]);
  const required = Object.keys(shapes).filter((name2) => !("optional" in shapes[name2]));
  return { type: "object", required, properties: Object.fromEntries(entries) };
}
function closed(shapes) {
  return { ...fields(shapes), additionalProperties: false };
}
function optional(shape) {
  return { optional: shape };
}

// kernel/words.ts
function say(reader, key, values2 = {}) {
  const message = reader.texts[key];
  if (message === void 0) throw new Error(`no text '${key}' in ${reader.language} for ${reader.game.id}`);
  return formatMessage(message, values2, reader.language);
}

// games/fossilis/box/components.ts
var name = fields({ en: text(600), fr: text(600) });
var cost = table(integer(1, 4), 4);
var needs = table(integer(1, 4), 5);
var values = table(integer(1, 20), 6);
var gain = either(
  closed({ op: exactly("drawTool"), count: integer(1, 3) }),
  closed({ op: exactly("vp"), amount: integer(1, 6) })
);
var skillEffect = either(
  closed({ op: exactly("buyLimit"), perTurn: integer(1, 4) }),
  closed({ op: exactly("onScore"), when: word("perfect", "partial"), gain: list(gain, 1, 3) }),
  closed({ op: exactly("digReach"), diagonal: flag }),
  closed({ op: exactly("extractReach"), diagonal: flag }),
  closed({ op: exactly("plasterAction"), amount: integer(1, 4), perTurn: integer(1, 3) }),
  closed({ op: exactly("endgameVP"), amount: integer(1, 10) }),
  closed({ op: exactly("endgameVPPer"), per: exactly("dinosaur"), amount: integer(1, 3) }),
  closed({ op: exactly("digCost"), material: text(40), energy: integer(0, 4) }),
  closed({ op: exactly("labSize"), size: integer(1, 3) }),
  closed({ op: exactly("moveSpaces"), spaces: integer(1, 6) }),
  closed({ op: exactly("freeMove"), spaces: integer(1, 3), perTurn: integer(1, 3) }),
  closed({ op: exactly("extractDiscount"), amount: integer(1, 3), min: integer(0, 3) }),
  closed({ op: exactly("extraExtraction"), energy: integer(0, 3), perTurn: integer(1, 3) }),
  closed({ op: exactly("buyDiscount"), amount: integer(1, 3), min: integer(0, 3) }),
  closed({ op: exactly("fragmentsWild") }),
  closed({ op: exactly("climb"), energy: integer(0, 3), anySide: flag })
);
var plainToolEffect = either(
  closed({
    op: exactly("removeTile"),
    materials: list(text(40), 1, 3),
    where: exactly("orthAdjacent"),
    uncovered: exactly(true),
    unoccupied: flag
  }),
  closed({ op: exactly("freeDig"), materials: list(text(40), 1, 4), ignoreWeight: flag }),
  closed({ op: exactly("energy"), amount: integer(1, 4) }),
  closed({ op: exactly("extraExtractionNow"), energy: integer(0, 3) }),
  closed({ op: exactly("peek"), pits: integer(1, 4) }),
  closed({ op: exactly("climbNow"), energy: integer(0, 3), anySide: flag }),
  closed({ op: exactly("moveNow"), spaces: integer(1, 6) })
);
var toolEffect = either(
  plainToolEffect,
  closed({ op: exactly("choose"), options: list(list(plainToolEffect, 1, 1), 1, 4) })
);
var supplyEffect = either(
  closed({ op: exactly("plaster"), amount: integer(1, 10) }),
  closed({ op: exactly("bone"), kind: text(40) })
);
var eventEffect = either(
  closed({ op: exactly("vp"), who: word("active", "others", "all"), amount: integer(1, 6) }),
  closed({ op: exactly("plaster"), who: word("active", "others", "all"), amount: integer(1, 6) }),
  closed({ op: exactly("placeSandEach"), order: exactly("activeFirst"), where: exactly("anyFreeSpace") }),
  closed({ op: exactly("slideAny"), who: exactly("active"), optional: exactly(true) }),
  closed({ op: exactly("washOffBorderPawns") }),
  closed({
    op: exactly("vpPerDinosaur"),
    who: word("active", "others", "all"),
    amount: integer(1, 3),
    max: integer(1, 8)
  }),
  closed({ op: exactly("refreshMarket") }),
  closed({ op: exactly("takeSandTile"), who: exactly("active"), optional: exactly(true) }),
  closed({ op: exactly("refreshDinosaurs") }),
  closed({ op: exactly("plasterCap"), who: word("active", "others", "all"), max: integer(0, 8) }),
  closed({ op: exactly("extractionEach"), order: exactly("activeFirst"), optional: exactly(true) })
);
var components = fields({
  id: exactly("fossilis"),
  title: name,
  version: integer(1, 1e3),
  constants: fields({
    values: fields({
      energyPerTurn: integer(0, 10),
      gainPlasterEnergy: integer(1, 3),
      gainPlasterAmount: integer(0, 3),
      moveEnergy: integer(1, 3),
      moveSpaces: integer(0, 6),
      climbEnergy: integer(0, 3),
      placeSandEnergy: integer(0, 3),
      extractionEnergy: integer(0, 3),
      extractionsPerTurn: integer(0, 3),
      claimsPerTurn: integer(0, 3),
      maxFindsPerPit: integer(0, 10),
      evenFindsPerPit: integer(0, 4),
      safetyRounds: integer(0, 120),
      maxLayers: exactly(2)
    })
  }),
  board: fields({
    columns: list(text(40), 5, 5),
    rows: list(integer(1, 10), 5, 5),
    pits: integer(1, 50),
    cellOrder: list(text(40), 0, 40),
    sides: fields({
      N: list(text(40), 0, 8),
      E: list(text(40), 0, 8),
      S: list(text(40), 0, 8),
      W: list(text(40), 0, 8)
    }),
    corners: list(text(40), 1, 8)
  }),
  siteMap: fields({ stoneCells: list(text(40), 0, 12), noTopTileCells: list(text(40), 0, 12) }),
  setupLayers: fields({
    bottom: fields({ total: integer(0, 50), stone: integer(0, 25), clayOrSand: integer(0, 50) }),
    top: fields({ total: integer(0, 25), stone: integer(0, 25), clayOrSand: integer(0, 25) }),
    setAsideSand: list(text(40), 0, 5)
  }),
  fragments: list(fields({ id: text(40), name }), 1, 4),
  fragmentAny: fields({ id: text(40), name }),
  terrain: fields({
    materials: list(
      fields({
        id: text(40),
        name,
        count: integer(1, 50),
        weight: integer(1, 6),
        digEnergy: integer(0, 6),
        fragmentsPerTile: integer(0, 6)
      }),
      1,
      5
    ),
    tiles: list(fields({ id: text(40), material: text(40), fragments: list(text(40), 1, 4) }), 1, 60)
  }),
  bones: fields({
    kinds: list(
      fields({
        id: text(40),
        name,
        plural: name,
        count: integer(0, 30),
        plaster: integer(0, 12),
        leftoverVP: integer(0, 25)
      }),
      1,
      6
    ),
    total: integer(0, 100)
  }),
  hammers: fields({ id: text(40), name, count: integer(0, 20), plaster: integer(0, 3) }),
  plaster: fields({
    count: integer(0, 80),
    poolPerPlayer: integer(1, 8),
    pools: integer(1, 8),
    leftoverPerVP: integer(1, 4)
  }),
  players: fields({ min: integer(1, 4), max: integer(1, 10) }),
  playerMat: fields({
    labSlots: integer(1, 3),
    skillSlots: list(fields({ slot: integer(1, 6), vpIfEmpty: integer(0, 8) }), 1, 5)
  }),
  display: fields({ dinosaurs: integer(1, 8), skills: integer(1, 20), events: integer(0, 6) }),
  market: fields({ toolSlots: integer(1, 4), supplySlots: integer(1, 4), buysPerTurn: integer(0, 3) }),
  characteristics: list(fields({ id: text(40), group: text(40), name, setValue: integer(0, 20) }), 1, 15),
  characteristicScoring: fields({ setSize: integer(1, 6), extraSymbolVP: integer(0, 6), varietyBonus: integer(0, 25) }),
  skills: fields({
    count: integer(1, 40),
    cards: list(fields({ id: text(50), name, effects: list(skillEffect, 1, 3), text: name }), 1, 30)
  }),
  tools: fields({
    count: integer(1, 50),
    kinds: list(
      fields({
        id: text(50),
        name,
        copies: integer(1, 6),
        vp: integer(0, 6),
        effects: list(toolEffect, 1, 1),
        text: name
      }),
      1,
      12
    ),
    cards: list(fields({ id: text(50), kind: text(50), cost }), 1, 40)
  }),
  supplies: fields({
    count: integer(1, 50),
    kinds: list(
      fields({
        id: text(50),
        name,
        copies: integer(1, 6),
        vp: integer(0, 10),
        effects: list(supplyEffect, 0, 4),
        text: name
      }),
      1,
      12
    ),
    cards: list(fields({ id: text(50), kind: text(50), cost }), 1, 40)
  }),
  events: fields({
    count: integer(1, 20),
    cards: list(fields({ id: text(50), name, effects: list(eventEffect, 1, 4), text: name }), 1, 15)
  }),
  dinosaurs: fields({
    count: integer(1, 80),
    cards: list(
      fields({
        id: text(60),
        name,
        characteristics: list(text(40), 3, 3),
        bones: needs,
        values,
        perfect: integer(0, 80)
      }),
      1,
      50
    )
  }),
  variants: list(
    fields({
      id: text(40),
      changes: fields({
        energyPerTurn: optional(integer(0, 10)),
        extractionEnergy: optional(integer(0, 3)),
        extractionsPerTurn: optional(orNull(integer(0, 3)))
      })
    }),
    0,
    5
  )
});

// games/fossilis/box/check.ts
function readEdition(value) {
  const edition = read(components, value);
  checkCounts(edition);
  checkCosts(edition);
  checkLayers(edition);
  return edition;
}
function place(ids, id, path) {
  const index = ids.indexOf(id);
  if (index < 0) throw new BadInput("edition", path, `'${id}' is not one of ${ids.join(", ")}`);
  return index;
}
function expectNumber(path, found, expected, what) {
  if (found !== expected) throw new BadInput("edition", path, `${found}, but ${what} make ${expected}`);
}
function checkCounts({ terrain, skills: skills2, tools: tools2, supplies: supplies2, events, dinosaurs: dinosaurs2 }) {
  for (const [index, { id, count }] of terrain.materials.entries()) {
    const listed = terrain.tiles.filter((tile) => tile.material === id).length;
    expectNumber(`terrain.materials.${index}.count`, count, listed, "the tiles listed");
  }
  const decks = { skills: skills2, tools: tools2, supplies: supplies2, events, dinosaurs: dinosaurs2 };
  for (const [path, { count, cards }] of Object.entries(decks)) {
    expectNumber(`${path}.count`, count, cards.length, "the cards listed");
    const ids = cards.map((card) => card.id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) throw new BadInput("edition", `${path}.cards.${twice}.id`, `'${ids[twice]}' stands twice`);
  }
  for (const [path, { kinds, cards }] of Object.entries({ tools: tools2, supplies: supplies2 })) {
    for (const [index, { id, copies }] of kinds.entries()) {
      const listed = cards.filter((card) => card.kind === id).length;
      expectNumber(`${path}.kinds.${index}.copies`, copies, listed, "the cards listed");
    }
  }
}
var MOST_FRAGMENTS = 6;
function checkCosts({ tools: tools2, supplies: supplies2 }) {
  for (const [path, { cards }] of Object.entries({ tools: tools2, supplies: supplies2 })) {
    for (const [index, { cost: cost2 }] of cards.entries()) {
      const fragments = Object.values(cost2).reduce((sum2, n) => sum2 + n, 0);
      if (fragments <= MOST_FRAGMENTS) continue;
      throw new BadInput("edition", `${path}.cards.${index}.cost`, `${fragments} Fragments, at most ${MOST_FRAGMENTS}`);
    }
  }
}
function checkLayers({ board, siteMap, setupLayers, terrain, skills: skills2, events, display, hammers }) {
  const { bottom, top, setAsideSand: setAsideSand2 } = setupLayers;
  const stone = terrain.materials.find((material) => material.id === "stone")?.count ?? 0;
  const cells = board.columns.length * board.rows.length;
  expectNumber("setupLayers.bottom.total", bottom.total, cells, "the spaces of the site");
  expectNumber("setupLayers.bottom.stone", bottom.stone, siteMap.stoneCells.length, "the stone spaces of the map");
  expectNumber("setupLayers.bottom.clayOrSand", bottom.clayOrSand, bottom.total - bottom.stone, "the other spaces");
  expectNumber("setupLayers.top.stone", top.stone, stone - bottom.stone, "the Stone tiles left over");
  const laid = terrain.tiles.length - setAsideSand2.length - bottom.total;
  expectNumber("setupLayers.top.total", top.total, laid, "the tiles left over");
  expectNumber("setupLayers.top.clayOrSand", top.clayOrSand, top.total - top.stone, "the tiles left over");
  if (display.skills > skills2.count) throw new BadInput("edition", "display.skills", "more than there are skills");
  if (display.events > events.count) throw new BadInput("edition", "display.events", "more than there are events");
  if (display.skills < hammers.count) throw new BadInput("edition", "display.skills", "fewer than there are hammers");
}

// games/fossilis/rules/ids.ts
function seatsFrom(first, seats) {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
function indexes(count) {
  return Array.from({ length: count }, (_, index) => index);
}

// games/fossilis/rules/traits.ts
var NEVER = Number.POSITIVE_INFINITY;
var NONE = {
  buysPerTurn: 0,
  toolsPerPerfect: 0,
  toolsPerPartial: 0,
  vpPerPerfect: 0,
  vpPerPartial: 0,
  digsDiagonally: false,
  extractsDiagonally: false,
  plasterAmount: 0,
  plasterBoostsPerTurn: 0,
  endVP: 0,
  endVPPerDinosaur: 0,
  labSize: 0,
  moveSpaces: 0,
  freeMoveSpaces: 0,
  freeMovesPerTurn: 0,
  extractDiscount: 0,
  extractMin: 0,
  extraExtractionEnergy: NEVER,
  extraExtractionsPerTurn: 0,
  buyDiscount: 0,
  buyMin: 0,
  fragmentsWild: false,
  climbEnergy: NEVER,
  climbsAnySide: false
};
function traitsOf(effects, materials, materialOf) {
  const digEnergy2 = new Array(materials).fill(NEVER);
  const changes = {};
  for (const effect of effects) {
    if (effect.op === "digCost") digEnergy2[materialOf(effect.material)] = effect.energy;
    else Object.assign(changes, traitOf(effect));
  }
  return { ...NONE, digEnergy: digEnergy2, ...changes };
}
function traitOf(effect) {
  switch (effect.op) {
    case "buyLimit":
      return { buysPerTurn: effect.perTurn };
    case "onScore":
      return onScore(effect);
    case "digReach":
      return { digsDiagonally: effect.diagonal };
    case "extractReach":
      return { extractsDiagonally: effect.diagonal };
    case "plasterAction":
      return { plasterAmount: effect.amount, plasterBoostsPerTurn: effect.perTurn };
    case "endgameVP":
      return { endVP: effect.amount };
    case "endgameVPPer":
      return { endVPPerDinosaur: effect.amount };
    case "labSize":
      return { labSize: effect.size };
    case "moveSpaces":
      return { moveSpaces: effect.spaces };
    case "freeMove":
      return { freeMoveSpaces: effect.spaces, freeMovesPerTurn: effect.perTurn };
    case "extractDiscount":
      return { extractDiscount: effect.amount, extractMin: effect.min };
    case "extraExtraction":
      return { extraExtractionEnergy: effect.energy, extraExtractionsPerTurn: effect.perTurn };
    case "buyDiscount":
      return { buyDiscount: effect.amount, buyMin: effect.min };
    case "fragmentsWild":
      return { fragmentsWild: true };
    case "climb":
      return { climbEnergy: effect.energy, climbsAnySide: effect.anySide };
  }
}
function onScore({ when, gain: gain2 }) {
  let tools2 = 0;
  let vp = 0;
  for (const one of gain2) {
    if (one.op === "drawTool") tools2 += one.count;
    else vp += one.amount;
  }
  return when === "perfect" ? { toolsPerPerfect: tools2, vpPerPerfect: vp } : { toolsPerPartial: tools2, vpPerPartial: vp };
}

// games/fossilis/rules/cards.ts
function makeCards(edition) {
  return {
    dinosaurs: dinosaurs(edition),
    skills: skills(edition),
    tools: tools(edition),
    supplies: supplies(edition),
    events: edition.events.cards
  };
}
function row(counts, ids, path) {
  for (const id of Object.keys(counts)) place(ids, id, `${path}.${id}`);
  return ids.map((id) => counts[id] ?? 0);
}
function dinosaurs({ dinosaurs: { cards }, characteristics, bones }) {
  const kinds = bones.kinds.map((bone) => bone.id);
  const traits = characteristics.map((characteristic) => characteristic.id);
  return cards.map((card, index) => {
    const path = `dinosaurs.cards.${index}`;
    const needs2 = row(card.bones, kinds, `${path}.bones`);
    for (const id of Object.keys(card.bones)) place(Object.keys(card.values), id, `${path}.values`);
    return {
      id: card.id,
      name: card.name,
      characteristics: card.characteristics.map((id, at) => place(traits, id, `${path}.characteristics.${at}`)),
      needs: needs2,
      values: row(card.values, kinds, `${path}.values`),
      perfect: card.perfect
    };
  });
}
function skills({ skills: { cards }, terrain }) {
  const materials = terrain.materials.map((material) => material.id);
  return cards.map(({ id, name: name2, text: text2, effects }, index) => ({
    id,
    name: name2,
    text: text2,
    ...traitsOf(effects, materials.length, (material) => place(materials, material, `skills.cards.${index}.effects`))
  }));
}
function tools({ tools: { kinds, cards }, terrain, fragments, fragmentAny }) {
  const costs = [...fragments, fragmentAny].map((fragment) => fragment.id);
  const materials = terrain.materials.map((material) => material.id);
  return cards.map((card, index) => {
    const at = place(
      kinds.map((kind) => kind.id),
      card.kind,
      `tools.cards.${index}.kind`
    );
    const { name: name2, text: text2, vp, effects } = kinds[at];
    const effect = toolEffect2(effects[0], materials, `tools.kinds.${at}.effects`);
    return {
      id: card.id,
      kind: card.kind,
      name: name2,
      text: text2,
      vp,
      cost: row(card.cost, costs, `tools.cards.${index}.cost`),
      effect
    };
  });
}
function toolEffect2(effect, materials, path) {
  if (effect.op !== "choose") return plainEffect(effect, materials, path);
  return { op: "choose", options: effect.options.map((option) => option.map((one) => plainEffect(one, materials, path))) };
}
function plainEffect(effect, materials, path) {
  if (effect.op !== "removeTile" && effect.op !== "freeDig") return effect;
  const all = indexes(materials.length);
  return { ...effect, materials: effect.materials.map((id) => all[place(materials, id, path)]) };
}
function supplies({ supplies: { kinds, cards }, bones, fragments, fragmentAny }) {
  const costs = [...fragments, fragmentAny].map((fragment) => fragment.id);
  const boneIds = bones.kinds.map((bone) => bone.id);
  const all = indexes(boneIds.length);
  return cards.map((card, index) => {
    const at = place(
      kinds.map((kind) => kind.id),
      card.kind,
      `supplies.cards.${index}.kind`
    );
    const { name: name2, text: text2, vp, effects } = kinds[at];
    const inBox = (effect) => effect.op === "bone" ? { op: "bone", kind: all[place(boneIds, effect.kind, `supplies.kinds.${at}.effects`)] } : effect;
    const cost2 = row(card.cost, costs, `supplies.cards.${index}.cost`);
    return { id: card.id, kind: card.kind, name: name2, text: text2, vp, cost: cost2, effects: effects.map(inBox) };
  });
}

// games/fossilis/rules/grid.ts
var STEPS = [
  { id: "N", column: 0, row: -1 },
  { id: "E", column: 1, row: 0 },
  { id: "S", column: 0, row: 1 },
  { id: "W", column: -1, row: 0 }
];
var DIRECTION_IDS = STEPS.map((step2) => step2.id);
function makeGrid(columns, rows) {
  const cells = indexes(columns * rows);
  const directions = indexes(STEPS.length);
  const cellAt = (column, row2) => column >= 0 && column < columns && row2 >= 0 && row2 < rows ? cells[row2 * columns + column] : null;
  const neighbour = (cell, column, row2) => cellAt(cell % columns + column, Math.floor(cell / columns) + row2);
  const next = STEPS.map(({ column, row: row2 }) => cells.map((cell) => neighbour(cell, column, row2)));
  const orthogonal = cells.map((cell) => onSite(STEPS.map(({ column, row: row2 }) => neighbour(cell, column, row2))));
  const diagonal = cells.map(
    (cell) => onSite([-1, 1].flatMap((row2) => [-1, 1].map((column) => neighbour(cell, column, row2))))
  );
  const apart = (a, b) => Math.abs(a - b);
  const distance = cells.map(
    (a) => cells.map((b) => Math.max(apart(a % columns, b % columns), apart(Math.floor(a / columns), Math.floor(b / columns))))
  );
  const sidesOf = cells.map((cell) => setOf(directions.filter((direction) => next[direction][cell] === null)));
  const back = directions.map((direction) => directions[(direction + STEPS.length / 2) % STEPS.length]);
  return {
    cells,
    directions,
    next,
    back,
    orthogonal,
    around: cells.map((cell) => [...orthogonal[cell], ...diagonal[cell]]),
    distance,
    within: indexes(Math.max(columns, rows)).map(
      (spaces) => cells.map((from) => cells.filter((to) => distance[from][to] <= spaces))
    ),
    sidesOf,
    border: cells.filter((cell) => sidesOf[cell] !== 0),
    allSides: setOf(directions),
    beside: indexes(1 << directions.length).map(
      (sides) => setOf(directions.filter((side) => directions.some((own) => has(sides, own) && own !== side && own !== back[side])))
    )
  };
}
function has(sides, side) {
  return (sides & 1 << side) !== 0;
}
function setOf(sides) {
  let set = 0;
  for (const side of sides) set |= 1 << side;
  return set;
}
function onSite(cells) {
  return cells.filter((cell) => cell !== null);
}

// games/fossilis/box/box.ts
function openBox(components2) {
  const edition = readEdition(components2);
  const cards = makeCards(edition);
  const { constants, plaster, playerMat, display, market: market2, characteristics, characteristicScoring } = edition;
  return {
    ...siteTables(edition),
    ...tileTables(edition),
    ...cards,
    ...turnRules(edition),
    constants: constants.values,
    plaster,
    labSlots: playerMat.labSlots,
    skillSlots: playerMat.skillSlots.map((slot) => slot.vpIfEmpty),
    display,
    market: market2,
    characteristics,
    sets: characteristicScoring,
    allDinosaurs: indexes(cards.dinosaurs.length),
    allSkills: indexes(cards.skills.length),
    allTools: indexes(cards.tools.length),
    allSupplies: indexes(cards.supplies.length),
    allEvents: indexes(cards.events.length),
    firstThing: thingsFrom(edition)
  };
}
function siteTables({ board, siteMap, terrain, bones }) {
  const { columns, rows, cellOrder } = board;
  const grid = makeGrid(columns.length, rows.length);
  const ids = rows.flatMap((row2) => columns.map((column) => `${column}${row2}`));
  for (const [index, id] of cellOrder.entries()) place([ids[index]], id, `board.cellOrder.${index}`);
  const cellsOf = (path, names) => names.map((id, index) => grid.cells[place(ids, id, `${path}.${index}`)]);
  const digsAt = (cell) => grid.directions.map((direction) => ({ cell, direction }));
  const finds = indexes(bones.kinds.length + 1);
  const weights = terrain.tiles.map(({ material }) => terrain.materials.find(({ id }) => id === material)?.weight ?? 0);
  return {
    ground: { ...grid, weights },
    cells: ids.map((id) => ({ id })),
    directions: DIRECTION_IDS.map((id) => ({ id })),
    corners: cellsOf("board.corners", board.corners),
    stoneCells: cellsOf("siteMap.stoneCells", siteMap.stoneCells),
    noTopTileCells: cellsOf("siteMap.noTopTileCells", siteMap.noTopTileCells),
    digs: grid.cells.map((cell) => [cell, ...grid.around[cell]].flatMap(digsAt)),
    slides: grid.cells.flatMap(digsAt),
    extractions: grid.cells.map((cell) => finds.map((find) => ({ cell, find })))
  };
}
function tileTables({ terrain, fragments, fragmentAny, setupLayers, bones, hammers }) {
  const materials = terrain.materials.map((material) => material.id);
  const kinds = fragments.map((fragment) => fragment.id);
  const looks = [];
  const tiles = terrain.tiles.map((tile, index) => {
    const path = `terrain.tiles.${index}`;
    const carried = kinds.map((kind) => tile.fragments.filter((id) => id === kind).length);
    for (const [at, id] of tile.fragments.entries()) place(kinds, id, `${path}.fragments.${at}`);
    const material = indexes(materials.length)[place(materials, tile.material, `${path}.material`)];
    const look = `${material}: ${carried.join(" ")}`;
    if (!looks.includes(look)) looks.push(look);
    return {
      id: tile.id,
      name: tileName(tile, { terrain, fragments }),
      material,
      fragments: carried,
      look: looks.indexOf(look)
    };
  });
  const materialIndexes = indexes(materials.length);
  return {
    materials: terrain.materials,
    sand: materialIndexes[place(materials, "sand", "terrain.materials")],
    stone: materialIndexes[place(materials, "stone", "terrain.materials")],
    tiles,
    allTiles: indexes(tiles.length),
    looks: looks.length,
    setAsideSand: setupLayers.setAsideSand.map(
      (id, index) => indexes(kinds.length)[place(kinds, id, `setupLayers.setAsideSand.${index}`)]
    ),
    topTiles: setupLayers.top,
    fragments: [...fragments, fragmentAny],
    allFragments: indexes(kinds.length + 1),
    anyFragment: indexes(kinds.length + 1)[kinds.length],
    finds: [...bones.kinds, { ...hammers, leftoverVP: 0 }],
    bones: indexes(bones.kinds.length),
    hammer: indexes(bones.kinds.length + 1)[bones.kinds.length]
  };
}
function tileName(tile, { terrain, fragments }) {
  const material = terrain.materials.find(({ id }) => id === tile.material)?.name;
  const shown = tile.fragments.map((id) => fragments.find((fragment) => fragment.id === id)?.name);
  const inLanguage = (language) => `${material?.[language]} (${shown.map((name2) => name2?.[language]).join(", ")})`;
  return { en: inLanguage("en"), fr: inLanguage("fr") };
}
function turnRules({ constants, variants }) {
  const { energyPerTurn, extractionEnergy: extractionEnergy2, extractionsPerTurn } = constants.values;
  const preview = { energyPerTurn, extractionEnergy: extractionEnergy2, extractionsPerTurn };
  const changes = variants.find((variant) => variant.id === "final_energy")?.changes ?? {};
  return { preview, finalEnergy: { ...preview, ...changes } };
}
function thingsFrom({ board, dinosaurs: dinosaurs2, tools: tools2, supplies: supplies2, events }) {
  const pit = 0;
  const dinosaur = pit + board.columns.length * board.rows.length;
  const tool = dinosaur + dinosaurs2.count;
  const supply = tool + tools2.count;
  const event = supply + supplies2.count;
  return { pit, dinosaur, tool, supply, event, end: event + events.count };
}

// games/fossilis/manifest.ts
var manifest = {
  title: { en: "Fossilis", fr: "Fossilis" },
  short: { en: "Fossilis", fr: "Fossilis" },
  line: {
    en: "Slide the layers of the dig, lift what lies below, and complete skeletons.",
    fr: "Faites glisser les couches, dégagez ce qui dort dessous et complétez des squelettes."
  },
  credit: {
    en: "Design: David Diaz. Publisher: Kids Table Board Gaming (preview rules).",
    fr: "Auteur : David Diaz. Éditeur : Kids Table Board Gaming (règles provisoires)."
  },
  seats: [2, 3, 4, 5],
  minutes: [40, 75],
  weight: 2
};

// games/fossilis/rules/slide.ts
function isOpen(site, cell) {
  return site.bottom[cell] === null;
}
function isStack(site, cell) {
  return site.top[cell] !== null;
}
function topmost(site, cell) {
  return site.top[cell] ?? site.bottom[cell];
}
function pawnOn(site, cell) {
  const seat = site.pawns.indexOf(cell);
  return seat < 0 ? null : seat;
}
function obstacle(site, ground, from, direction, limit = weightOn(site, ground, from)) {
  const next = ground.next[direction];
  const onTop = isStack(site, from);
  const layer = onTop ? site.top : site.bottom;
  for (let cell = next[from]; cell !== null; cell = next[cell]) {
    const tile = layer[cell];
    if (tile === null) return null;
    if (!onTop && isStack(site, cell) || ground.weights[tile] > limit) return cell;
  }
  return null;
}
function weightOn(site, { weights }, cell) {
  const tile = topmost(site, cell);
  return tile === null ? 0 : weights[tile];
}
function stopsAsStack(site, from, obstructing) {
  return !isStack(site, from) && isStack(site, obstructing);
}
var NO_MOVES = [];
function slide(site, ground, from, direction) {
  const next = ground.next[direction];
  const onTop = isStack(site, from);
  const layer = onTop ? site.top : site.bottom;
  const row2 = [from];
  let beyond = next[from];
  while (beyond !== null && layer[beyond] !== null) {
    row2.push(beyond);
    beyond = next[beyond];
  }
  const moves = [];
  if (onTop && beyond !== null) pushPawn(site, ground, beyond, direction, moves);
  const covered = beyond !== null && isOpen(site, beyond) ? beyond : null;
  let fallen = null;
  for (let i = row2.length - 1; i >= 0; i--) {
    const to = next[row2[i]];
    const tile = layer[row2[i]];
    layer[row2[i]] = null;
    carryPawn(site, row2[i], to, direction, moves);
    if (to === null) fallen = tile;
    else if (isOpen(site, to)) site.bottom[to] = tile;
    else layer[to] = tile;
  }
  return { fallen, covered, moves: moves.length === 0 ? NO_MOVES : moves };
}
function carryPawn(site, from, to, direction, moves) {
  const seat = pawnOn(site, from);
  if (seat === null) return;
  if (to === null) leave(site, seat, direction, moves);
  else {
    site.pawns[seat] = to;
    moves.push({ how: "carried", seat, cell: to });
  }
}
function leave(site, seat, side, moves) {
  site.pawns[seat] = null;
  site.sides[seat] = 1 << side;
  moves.push({ how: "fellOff", seat, side });
}
function fallIn(site, { allSides }, seat, cell, moves) {
  site.pawns[seat] = null;
  site.sides[seat] = allSides;
  moves.push({ how: "fellIn", seat, cell });
}
function pushPawn(site, ground, from, direction, moves) {
  const seat = pawnOn(site, from);
  if (seat === null) return;
  const to = ground.next[direction][from];
  if (to === null) leave(site, seat, direction, moves);
  else if (isOpen(site, to)) fallIn(site, ground, seat, to, moves);
  else {
    pushPawn(site, ground, to, direction, moves);
    site.pawns[seat] = to;
    moves.push({ how: isStack(site, to) ? "hopped" : "pushed", seat, cell: to });
  }
}
function removeTile(site, ground, cell) {
  const tile = topmost(site, cell);
  if (isStack(site, cell)) {
    site.top[cell] = null;
    return { tile, moves: NO_MOVES };
  }
  site.bottom[cell] = null;
  const seat = pawnOn(site, cell);
  if (seat === null) return { tile, moves: NO_MOVES };
  const moves = [];
  fallIn(site, ground, seat, cell, moves);
  return { tile, moves };
}
function layTile(site, tile, cell) {
  if (isOpen(site, cell)) site.bottom[cell] = tile;
  else site.top[cell] = tile;
}

// games/fossilis/rules/faults.ts
function faults(at) {
  const found = [];
  siteFaults(at, found);
  tileFaults(at, found);
  findFaults(at, found);
  cardFaults(at, found);
  playerFaults(at, found);
  tableFaults(at, found);
  return found;
}
function siteFaults({ state, box }, found) {
  const { site } = state;
  for (const cell of box.ground.cells) {
    const path = `site.top.${cell}`;
    if (isStack(site, cell) && isOpen(site, cell)) found.push({ path, fault: "a top tile with none below it" });
    const knowers = state.seen[box.firstThing.pit + cell];
    if (isOpen(site, cell) && knowers !== EVERYBODY) found.push({ path: `seen.${cell}`, fault: "an open pit unseen" });
  }
  for (const [seat, cell] of site.pawns.entries()) {
    const path = `site.pawns.${seat}`;
    if (cell === null) {
      if (site.sides[seat] === 0 && state.phase !== "placing") found.push({ path, fault: "beside no side" });
      continue;
    }
    if (isOpen(site, cell)) found.push({ path, fault: "on an open pit" });
    if (site.pawns.indexOf(cell) !== seat) found.push({ path, fault: "two pawns on a space" });
    if (site.sides[seat] !== 0) found.push({ path, fault: "on the site and beside it" });
  }
}
function eachOnce(what, total2, places, found) {
  const seen = new Array(total2).fill(0);
  for (const place2 of places) for (const one of place2) if (one !== null) seen[one] += 1;
  for (let one = 0; one < seen.length; one++) {
    if (seen[one] !== 1) found.push({ path: `${what}.${one}`, fault: `is in ${seen[one]} places` });
  }
}
function tileFaults({ state, box }, found) {
  const { site, tileDiscard, payment, players } = state;
  const places = [site.bottom, site.top, tileDiscard, payment, ...players.map((player) => player.tiles)];
  eachOnce("tiles", box.tiles.length, places, found);
}
function findFaults({ state, box }, found) {
  const kinds = box.finds.length;
  for (const { find } of box.extractions[0]) {
    let count = 0;
    for (const cell of box.ground.cells) {
      const inPit = state.finds[cell * kinds + find];
      if (inPit < 0) found.push({ path: `finds.${cell}`, fault: "less than nothing in a pit" });
      count += inPit;
    }
    if (find === box.hammer) for (const player of state.players) count += player.skills.length;
    else count += state.boneDiscard[find] + piecesHeld(state.players, find);
    const { id, count: expected } = box.finds[find];
    if (count !== expected) found.push({ path: `finds.${id}`, fault: `${count} in all, expected ${expected}` });
  }
}
function piecesHeld(players, bone) {
  let count = 0;
  for (const { storage, lab } of players) {
    count += storage[bone];
    for (const place2 of lab) count += place2.bones[bone];
  }
  return count;
}
function cardFaults({ state, box }, found) {
  const { players } = state;
  const labs = players.map((player) => player.lab.map((place2) => place2.dinosaur));
  const collections = players.map((player) => player.collection);
  const dinosaurs2 = [state.dinosaurs, state.dinosaurDeck, ...labs, ...collections];
  eachOnce("dinosaurs", box.dinosaurs.length, dinosaurs2, found);
  const tools2 = [state.tools, state.toolDeck, ...players.flatMap((player) => [player.tools, player.spentTools])];
  eachOnce("tools", box.tools.length, tools2, found);
  const supplies2 = [state.supplies, state.supplyDeck, ...players.map((player) => player.supplies)];
  eachOnce("supplies", box.supplies.length, supplies2, found);
  const skills2 = [state.skills, state.unusedSkills, ...players.map((player) => player.skills)];
  eachOnce("skills", box.skills.length, skills2, found);
  const events = [state.events, state.heldEvent, state.pastEvents, state.unusedEvents];
  eachOnce("events", box.events.length, events, found);
}
function playerFaults({ state, box }, found) {
  for (const [seat, player] of state.players.entries()) {
    const path = `players.${seat}`;
    if (player.plaster < 0) found.push({ path: `${path}.plaster`, fault: "less than none" });
    if (player.skills.length > box.skillSlots.length) found.push({ path: `${path}.skills`, fault: "more than slots" });
    for (const bone of box.bones) {
      if (player.storage[bone] < 0 || player.donated[bone] < 0) {
        found.push({ path: `${path}.storage.${bone}`, fault: "less than none" });
      }
      for (const place2 of player.lab) {
        if (place2.bones[bone] + place2.donated[bone] > box.dinosaurs[place2.dinosaur].needs[bone]) {
          found.push({ path: `${path}.lab`, fault: "more bones than needed" });
        }
      }
    }
  }
}
function tableFaults({ state, box }, found) {
  const { pool, players, turn: turn2, active, round, phase, seen } = state;
  const full = box.plaster.poolPerPlayer * players.length;
  if (pool < 0 || pool > full) found.push({ path: "pool", fault: `${pool}, expected 0 to ${full}` });
  if (turn2.energy < 0) found.push({ path: "turn.energy", fault: "less than none" });
  if (active < 0 || active >= players.length) found.push({ path: "active", fault: "no such seat" });
  if (round < 1) found.push({ path: "round", fault: "rounds are counted from 1" });
  if (!PHASES.includes(phase)) found.push({ path: "phase", fault: `'${phase}' is no phase` });
  if (seen.length !== box.firstThing.end) found.push({ path: "seen", fault: `${seen.length} things` });
}
var PHASES = ["placing", "actions", "market", "claim", "event", "over"];

// games/fossilis/rules/skills.ts
function most({ state, box }, seat, trait, base = 0) {
  let best = base;
  for (const skill of state.players[seat].skills) best = Math.max(best, box.skills[skill][trait]);
  return best;
}
function least({ state, box }, seat, trait, base = NEVER) {
  let best = base;
  for (const skill of state.players[seat].skills) best = Math.min(best, box.skills[skill][trait]);
  return best;
}
function sum({ state, box }, seat, trait) {
  let total2 = 0;
  for (const skill of state.players[seat].skills) total2 += box.skills[skill][trait];
  return total2;
}
function can({ state, box }, seat, trait) {
  for (const skill of state.players[seat].skills) if (box.skills[skill][trait]) return true;
  return false;
}
function digEnergy({ state, box }, seat, material) {
  let best = box.materials[material].digEnergy;
  for (const skill of state.players[seat].skills) best = Math.min(best, box.skills[skill].digEnergy[material]);
  return best;
}
function price(at, seat, find) {
  const { plaster } = at.box.finds[find];
  if (find === at.box.hammer) return plaster;
  const discounted2 = plaster - sum(at, seat, "extractDiscount");
  return Math.min(plaster, Math.max(discounted2, most(at, seat, "extractMin")));
}

// games/fossilis/rules/state.ts
function turnRules2({ state, box }) {
  return state.finalEnergy ? box.finalEnergy : box.preview;
}
function freshTurn(at) {
  const { energyPerTurn, extractionsPerTurn } = turnRules2(at);
  return {
    energy: energyPerTurn,
    extractions: extractionsPerTurn ?? 0,
    spareExtractions: 0,
    plasterBoosts: 0,
    freeMoves: 0,
    extraExtractions: 0,
    buys: 0,
    claims: 0
  };
}
function findCount({ state, box }, cell, find) {
  return state.finds[cell * box.finds.length + find];
}
function findsIn({ state, box }, cell) {
  const found = [];
  const kinds = box.finds.length;
  for (const { find } of box.extractions[cell]) {
    for (let n = state.finds[cell * kinds + find]; n > 0; n--) found.push(find);
  }
  return found;
}
function stored({ state }, seat, bone) {
  return state.players[seat].storage[bone] + state.players[seat].donated[bone];
}
function refill({ state }, places, place2, deck, firstThing) {
  const card = deck.pop() ?? null;
  places[place2] = card;
  if (card !== null) state.seen[firstThing + card] = EVERYBODY;
  return card;
}
function take(items, item) {
  const index = items.indexOf(item);
  if (index < 0) impossible("an item of the list", item);
  items.splice(index, 1);
}
function clone(state) {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    finalEnergy: state.finalEnergy,
    evenPits: state.evenPits,
    pureMemory: state.pureMemory,
    phase: state.phase,
    active: state.active,
    round: state.round,
    turn: cloneTurn(state.turn),
    lastRound: state.lastRound,
    pool: state.pool,
    ranOut: state.ranOut,
    events: state.events.slice(),
    heldEvent: state.heldEvent.slice(),
    pastEvents: state.pastEvents.slice(),
    unusedEvents: state.unusedEvents.slice(),
    site: cloneSite(state.site),
    finds: state.finds.slice(),
    tileDiscard: state.tileDiscard.slice(),
    boneDiscard: state.boneDiscard.slice(),
    payment: state.payment.slice(),
    skills: state.skills.slice(),
    unusedSkills: state.unusedSkills.slice(),
    dinosaurs: state.dinosaurs.slice(),
    dinosaurDeck: state.dinosaurDeck.slice(),
    tools: state.tools.slice(),
    toolDeck: state.toolDeck.slice(),
    supplies: state.supplies.slice(),
    supplyDeck: state.supplyDeck.slice(),
    players: cloneEach(state.players, clonePlayer)
  };
}
function cloneSite({ bottom, top, pawns, sides }) {
  return { bottom: bottom.slice(), top: top.slice(), pawns: pawns.slice(), sides: sides.slice() };
}
function cloneTurn(turn2) {
  return {
    energy: turn2.energy,
    extractions: turn2.extractions,
    spareExtractions: turn2.spareExtractions,
    plasterBoosts: turn2.plasterBoosts,
    freeMoves: turn2.freeMoves,
    extraExtractions: turn2.extraExtractions,
    buys: turn2.buys,
    claims: turn2.claims
  };
}
function clonePlayer(player) {
  return {
    score: player.score,
    plaster: player.plaster,
    tiles: player.tiles.slice(),
    storage: player.storage.slice(),
    donated: player.donated.slice(),
    lab: cloneEach(player.lab, cloneLab),
    skills: player.skills.slice(),
    tools: player.tools.slice(),
    spentTools: player.spentTools.slice(),
    supplies: player.supplies.slice(),
    collection: player.collection.slice(),
    labAtEnd: player.labAtEnd
  };
}
function cloneLab({ dinosaur, bones, donated }) {
  return { dinosaur, bones: bones.slice(), donated: donated.slice() };
}

// games/fossilis/rules/dinosaurs.ts
function isDinosaurAct(act) {
  if (typeof act === "string") return false;
  return act.do === "assign" || act.do === "scorePerfect" || act.do === "scorePartial" || act.do === "scoreDisplay";
}
function labSize(at, seat) {
  return most(at, seat, "labSize", at.box.labSlots);
}
function inLab({ state }, seat, dinosaur) {
  for (const place2 of state.players[seat].lab) if (place2.dinosaur === dinosaur) return place2;
  return impossible("a Dinosaur of the lab", dinosaur);
}
function missing({ box }, place2, bone) {
  return box.dinosaurs[place2.dinosaur].needs[bone] - place2.bones[bone] - place2.donated[bone];
}
function isComplete(at, place2) {
  for (const bone of at.box.bones) if (missing(at, place2, bone) > 0) return false;
  return true;
}
function hasBones(at, seat) {
  for (const bone of at.box.bones) if (stored(at, seat, bone) > 0) return true;
  return false;
}
var uselessBone = {
  rule: "FO-9.2",
  bars: (at, seat, act) => isDinosaurAct(act) && act.do === "assign" && missing(at, inLab(at, seat, act.dinosaur), act.bone) <= 0
};
var bonesLacking = {
  rule: "FO-14.3",
  bars: (at, seat, act) => {
    if (!isDinosaurAct(act) || act.do !== "scoreDisplay") return false;
    const { needs: needs2 } = at.box.dinosaurs[act.dinosaur];
    for (const bone of at.box.bones) if (stored(at, seat, bone) < needs2[bone]) return true;
    return false;
  }
};
var dinosaurGuards = [uselessBone, bonesLacking];
function addDinosaurActs(at, seat, acts) {
  const { state, box } = at;
  const { lab } = state.players[seat];
  for (const place2 of lab) {
    const { dinosaur } = place2;
    for (const bone of box.bones) if (stored(at, seat, bone) > 0) acts.push({ do: "assign", bone, dinosaur });
    acts.push({ do: isComplete(at, place2) ? "scorePerfect" : "scorePartial", dinosaur });
  }
  if (!hasBones(at, seat)) return;
  for (const dinosaur of state.dinosaurs) if (dinosaur !== null) acts.push({ do: "scoreDisplay", dinosaur });
}
function doDinosaurAct(play, seat, act) {
  if (act.do === "assign") assign(play, seat, act.bone, act.dinosaur);
  else if (act.do === "scoreDisplay") scoreDisplay(play, seat, act.dinosaur);
  else scoreLab(play, seat, act.dinosaur);
}
function assign(play, seat, bone, dinosaur) {
  const { state, tell } = play;
  const player = state.players[seat];
  const place2 = inLab(play, seat, dinosaur);
  if (player.donated[bone] > 0) {
    player.donated[bone] -= 1;
    place2.donated[bone] += 1;
  } else {
    player.storage[bone] -= 1;
    place2.bones[bone] += 1;
  }
  tell({ type: "assigned", seat, bone, dinosaur });
}
function needsNone(at, seat, dinosaur) {
  const { needs: needs2 } = at.box.dinosaurs[dinosaur];
  for (const bone of at.box.bones) if (needs2[bone] > 0 && stored(at, seat, bone) > 0) return false;
  return true;
}
function claim(play, seat, dinosaur) {
  const { state, box, ask, tell } = play;
  state.turn.claims += 1;
  state.players[seat].lab.push({
    dinosaur,
    bones: box.bones.map(() => 0),
    donated: box.bones.map(() => 0)
  });
  tell({ type: "claimed", seat, dinosaur });
  takeFromDisplay(play, dinosaur);
  assign(play, seat, ask.open(seat, "firstBone", firstBoneOffer(play, seat, dinosaur)), dinosaur);
}
var notNeededBy = (dinosaur) => ({
  rule: "FO-13.2",
  bars: ({ box }, _seat, bone) => box.dinosaurs[dinosaur].needs[bone] === 0
});
function firstBoneOffer(at, seat, dinosaur) {
  return offer(
    at.box.bones.filter((bone) => stored(at, seat, bone) > 0),
    notNeededBy(dinosaur)
  );
}
function takeFromDisplay(play, dinosaur) {
  const { state, box, tell } = play;
  const place2 = state.dinosaurs.indexOf(dinosaur);
  const shown = refill(play, state.dinosaurs, place2, state.dinosaurDeck, box.firstThing.dinosaur);
  if (shown !== null) tell({ type: "shownDinosaur", dinosaur: shown });
}
function partialScore({ box }, { dinosaur, bones, donated }) {
  const { values: values2 } = box.dinosaurs[dinosaur];
  let total2 = 0;
  for (const bone of box.bones) total2 += values2[bone] * (bones[bone] + donated[bone]);
  return total2;
}
function scoreLab(play, seat, dinosaur) {
  const { state, box } = play;
  const { lab } = state.players[seat];
  const place2 = inLab(play, seat, dinosaur);
  lab.splice(lab.indexOf(place2), 1);
  for (const bone of box.bones) state.boneDiscard[bone] += place2.bones[bone];
  if (isComplete(play, place2)) collectPerfect(play, seat, dinosaur);
  else collectPartial(play, seat, dinosaur, partialScore(play, place2));
}
function scoreDisplay(play, seat, dinosaur) {
  const { state, box } = play;
  const player = state.players[seat];
  const { needs: needs2 } = box.dinosaurs[dinosaur];
  for (const bone of box.bones) {
    const donated = Math.min(needs2[bone], player.donated[bone]);
    player.donated[bone] -= donated;
    player.storage[bone] -= needs2[bone] - donated;
    state.boneDiscard[bone] += needs2[bone] - donated;
  }
  takeFromDisplay(play, dinosaur);
  collectPerfect(play, seat, dinosaur);
}
function collectPerfect(play, seat, dinosaur) {
  const { state, box, tell } = play;
  const n = box.dinosaurs[dinosaur].perfect;
  state.players[seat].collection.push(dinosaur);
  state.players[seat].score += n;
  tell({ type: "scoredPerfect", seat, dinosaur, n });
  gainVP(play, seat, sum(play, seat, "vpPerPerfect"));
  drawTools(play, seat, sum(play, seat, "toolsPerPerfect"));
}
function collectPartial(play, seat, dinosaur, n) {
  const { state, tell } = play;
  state.players[seat].collection.push(dinosaur);
  state.players[seat].score += n;
  tell({ type: "scoredPartial", seat, dinosaur, n });
  gainVP(play, seat, sum(play, seat, "vpPerPartial"));
  drawTools(play, seat, sum(play, seat, "toolsPerPartial"));
}
function gainVP({ state, tell }, seat, n) {
  if (n === 0) return;
  state.players[seat].score += n;
  tell({ type: "gainedVP", seat, n });
}
function drawTools({ state, box, tell }, seat, count) {
  for (let n = 0; n < count; n++) {
    const tool = state.toolDeck.pop();
    if (tool === void 0) return;
    state.seen[box.firstThing.tool + tool] = EVERYBODY;
    state.players[seat].tools.push(tool);
    tell({ type: "drewTool", seat, tool });
  }
}

// games/fossilis/rules/score.ts
function finalScoring(play) {
  const { state, tell } = play;
  for (const [seat, player] of state.players.entries()) {
    const before = player.score;
    const { added } = bestAdditions(play, seat);
    for (const [place2, bones] of added.entries()) {
      const { dinosaur } = player.lab[place2];
      for (const bone of play.box.bones) for (let n = 0; n < bones[bone]; n++) assign(play, seat, bone, dinosaur);
    }
    for (const { dinosaur } of player.lab.slice()) scoreLab(play, seat, dinosaur);
    player.labAtEnd = player.score - before;
  }
  for (const { seat, lines } of score(play)) {
    if (seat !== null) tell({ type: "finalScore", seat, n: totalOf({ lines }) });
  }
}
function bestAdditions(at, seat) {
  let best = { added: [], labVP: 0, worth: Number.NEGATIVE_INFINITY };
  for (const aims of waysToAim(at, seat)) {
    const added = bestFor(at, seat, aims);
    if (added === null) continue;
    const found = additions(at, seat, added);
    if (isBetter(found, best)) best = found;
  }
  return best;
}
function waysToAim(at, seat) {
  let ways = [[]];
  for (const place2 of at.state.players[seat].lab) {
    const aims = aimsFor(at, seat, place2);
    ways = ways.flatMap((way) => aims.map((aim) => [...way, aim]));
  }
  return ways;
}
function aimsFor(at, seat, place2) {
  const lacking = at.box.bones.filter((bone) => missing(at, place2, bone) > 0);
  const isOutOfReach = lacking.some((bone) => stored(at, seat, bone) < missing(at, place2, bone));
  return isOutOfReach ? ["open"] : ["complete", ...lacking];
}
function bestFor(at, seat, aims) {
  const { lab } = at.state.players[seat];
  const added = lab.map(() => new Array(at.box.bones.length).fill(0));
  for (const bone of at.box.bones) {
    let left = stored(at, seat, bone);
    for (let place2 = 0; place2 < lab.length; place2++) {
      if (aims[place2] !== "complete") continue;
      added[place2][bone] = missing(at, lab[place2], bone);
      left -= added[place2][bone];
    }
    if (left < 0) return null;
    for (const place2 of inOrderOfWorth(at, lab, bone)) {
      if (aims[place2] === "complete") continue;
      const most2 = missing(at, lab[place2], bone) - (aims[place2] === bone ? 1 : 0);
      added[place2][bone] = Math.min(left, most2);
      left -= added[place2][bone];
    }
  }
  return added;
}
function inOrderOfWorth({ box }, lab, bone) {
  const worth = (place2) => box.dinosaurs[lab[place2].dinosaur].values[bone];
  const places = [];
  for (let place2 = 0; place2 < lab.length; place2++) if (worth(place2) >= box.finds[bone].leftoverVP) places.push(place2);
  return places.sort((a, b) => worth(b) - worth(a) || b - a);
}
function additions(at, seat, added) {
  const { lab } = at.state.players[seat];
  const left = at.box.bones.map((bone) => stored(at, seat, bone));
  let labVP = 0;
  for (let place2 = 0; place2 < lab.length; place2++) {
    labVP += valueWith(at, seat, lab[place2], added[place2]);
    for (const bone of at.box.bones) left[bone] -= added[place2][bone];
  }
  return { added, labVP, worth: labVP + bonesVP(at, left) };
}
function isBetter(one, other) {
  if (one.worth !== other.worth) return one.worth > other.worth;
  const [bones, others] = [one.added.flat(), other.added.flat()];
  const count = (counts) => counts.reduce((sum2, n) => sum2 + n, 0);
  if (count(bones) !== count(others)) return count(bones) > count(others);
  const differs = bones.findIndex((n, index) => n !== others[index]);
  return differs >= 0 && bones[differs] < others[differs];
}
function valueWith(at, seat, place2, bones) {
  const { perfect, values: values2 } = at.box.dinosaurs[place2.dinosaur];
  let isWhole = true;
  let vp = 0;
  for (const bone of at.box.bones) {
    if (bones[bone] < missing(at, place2, bone)) isWhole = false;
    vp += bones[bone] * values2[bone];
  }
  if (isWhole) return perfect + sum(at, seat, "vpPerPerfect");
  return vp + partialScore(at, place2) + sum(at, seat, "vpPerPartial");
}
function bonesVP({ box }, left) {
  let vp = 0;
  for (const bone of box.bones) vp += left[bone] * box.finds[bone].leftoverVP;
  return vp;
}
function slotsVP({ state, box }, seat) {
  let vp = 0;
  for (let slot = state.players[seat].skills.length; slot < box.skillSlots.length; slot++) vp += box.skillSlots[slot];
  return vp;
}
function cardsVP({ state, box }, seat) {
  const { tools: tools2, spentTools, supplies: supplies2 } = state.players[seat];
  let vp = 0;
  for (const tool of tools2) vp += box.tools[tool].vp;
  for (const tool of spentTools) vp += box.tools[tool].vp;
  for (const supply of supplies2) vp += box.supplies[supply].vp;
  return vp;
}
function symbols({ box }, dinosaurs2) {
  const counts = box.characteristics.map(() => 0);
  for (const dinosaur of dinosaurs2) {
    for (const characteristic of box.dinosaurs[dinosaur].characteristics) counts[characteristic] += 1;
  }
  return counts;
}
function setsVP({ box }, counts) {
  const { setSize, extraSymbolVP } = box.sets;
  let vp = 0;
  for (const [index, { setValue }] of box.characteristics.entries()) {
    if (counts[index] >= setSize) vp += setValue + extraSymbolVP * (counts[index] - setSize);
  }
  return vp;
}
function varietyVP({ box }, counts) {
  return counts.every((count) => count > 0) ? box.sets.varietyBonus : 0;
}
function rowOf(at, seat) {
  const player = at.state.players[seat];
  const { labVP, worth } = bestAdditions(at, seat);
  const collection = [...player.collection, ...player.lab.map((place2) => place2.dinosaur)];
  const counts = symbols(at, collection);
  const line2 = (what, points) => ({ what, points, secret: false });
  return {
    seat,
    lines: [
      line2("played", player.score - player.labAtEnd),
      line2("lab", labVP + player.labAtEnd),
      line2("slots", slotsVP(at, seat)),
      // FO-17.3
      line2("skills", sum(at, seat, "endVP") + sum(at, seat, "endVPPerDinosaur") * collection.length),
      line2("bones", worth - labVP),
      // FO-17.5
      line2("plaster", Math.floor(player.plaster / at.box.plaster.leftoverPerVP)),
      line2("cards", cardsVP(at, seat)),
      line2("sets", setsVP(at, counts)),
      line2("variety", varietyVP(at, counts))
    ],
    tieBreaks: [line2("collection", collection.length)]
  };
}
function score(at) {
  return at.state.players.map((_, seat) => rowOf(at, seat));
}
function outcome(at) {
  const { state } = at;
  if (state.phase !== "over") return null;
  const lastRoundPlayed = state.lastRound !== null && state.round > state.lastRound;
  return { reason: lastRoundPlayed ? "lastPool" : "safetyRounds", places: placesBySheet(score(at)) };
}

// games/fossilis/rules/setup.ts
function setup(box, { seats, settings, rng }) {
  const state = emptyState(box, seats, rng);
  state.finalEnergy = settings.final_energy === true;
  state.evenPits = settings.even_pits === true;
  state.pureMemory = settings.pure_memory === true;
  state.tileDiscard = setAsideSand(box);
  layFinds({ box, rng, evenPits: state.evenPits }, state.finds, box.ground.cells, allFinds(box));
  layTiles(box, rng, state);
  dealSkillsAndEvents(box, rng, state);
  state.pool = box.plaster.poolPerPlayer * seats;
  showCards(box, rng, state);
  state.turn = freshTurn({ state, box });
  return state;
}
function emptyState(box, seats, rng) {
  const nowhere = box.ground.cells.map(() => null);
  return {
    rng,
    seen: new Array(box.firstThing.end).fill(NOBODY),
    finalEnergy: false,
    evenPits: false,
    pureMemory: false,
    phase: "placing",
    active: 0,
    round: 1,
    turn: {
      energy: 0,
      extractions: 0,
      spareExtractions: 0,
      plasterBoosts: 0,
      freeMoves: 0,
      extraExtractions: 0,
      buys: 0,
      claims: 0
    },
    lastRound: null,
    pool: 0,
    ranOut: false,
    events: [],
    heldEvent: [],
    pastEvents: [],
    unusedEvents: [],
    site: {
      bottom: [...nowhere],
      top: [...nowhere],
      pawns: new Array(seats).fill(null),
      sides: new Array(seats).fill(0)
    },
    finds: new Array(box.ground.cells.length * box.finds.length).fill(0),
    tileDiscard: [],
    boneDiscard: box.bones.map(() => 0),
    payment: [],
    skills: [],
    unusedSkills: [],
    dinosaurs: new Array(box.display.dinosaurs).fill(null),
    dinosaurDeck: [],
    tools: new Array(box.market.toolSlots).fill(null),
    toolDeck: [],
    supplies: new Array(box.market.supplySlots).fill(null),
    supplyDeck: [],
    players: Array.from({ length: seats }, () => newPlayer(box))
  };
}
function newPlayer(box) {
  return {
    score: 0,
    plaster: 0,
    tiles: [],
    storage: box.bones.map(() => 0),
    donated: box.bones.map(() => 0),
    lab: [],
    skills: [],
    tools: [],
    spentTools: [],
    supplies: [],
    collection: [],
    labAtEnd: 0
  };
}
function setAsideSand({ setAsideSand: setAsideSand2, tiles, allTiles, sand }) {
  const aside = [];
  for (const fragment of setAsideSand2) {
    const found = allTiles.find(
      (tile) => tiles[tile].material === sand && tiles[tile].fragments[fragment] > 0 && !aside.includes(tile)
    );
    if (found !== void 0) aside.push(found);
  }
  return aside;
}
function allFinds({ finds }) {
  return indexes(finds.length).flatMap((find) => new Array(finds[find].count).fill(find));
}
function layFinds({ box, rng, evenPits }, finds, pits, things) {
  const { maxFindsPerPit, evenFindsPerPit } = box.constants;
  const room = pits.slice();
  const held = new Array(box.ground.cells.length).fill(0);
  let limit = evenPits ? evenFindsPerPit : maxFindsPerPit;
  for (const find of shuffle(rng, things)) {
    if (room.length === 0) {
      room.push(...pits);
      limit += 1;
    }
    const index = below(rng, room.length);
    const pit = room[index];
    finds[pit * box.finds.length + find] += 1;
    held[pit] += 1;
    if (held[pit] < limit) continue;
    room[index] = room[room.length - 1];
    room.pop();
  }
}
function layTiles(box, rng, { site, tileDiscard }) {
  const { ground, stoneCells, noTopTileCells, stone, topTiles } = box;
  const left = box.allTiles.filter((tile) => !tileDiscard.includes(tile));
  const isStone = (tile) => box.tiles[tile].material === stone;
  const stones = shuffle(rng, left.filter(isStone));
  const others = shuffle(
    rng,
    left.filter((tile) => !isStone(tile))
  );
  for (const cell of ground.cells) site.bottom[cell] = (stoneCells.includes(cell) ? stones : others).pop() ?? null;
  const free = ground.cells.filter((cell) => !noTopTileCells.includes(cell));
  const notOnStone = free.filter((cell) => !stoneCells.includes(cell));
  for (let n = 0; n < topTiles.stone; n++) layOnTop(site, takeRandom(rng, notOnStone), stones);
  const stillFree = free.filter((cell) => site.top[cell] === null);
  for (let n = 0; n < topTiles.clayOrSand; n++) layOnTop(site, takeRandom(rng, stillFree), others);
}
function layOnTop(site, cell, tiles) {
  site.top[cell] = tiles.pop() ?? null;
}
function dealSkillsAndEvents(box, rng, state) {
  const skills2 = shuffle(rng, box.allSkills.slice());
  state.skills = skills2.splice(0, box.display.skills);
  state.unusedSkills = skills2;
  const events = shuffle(rng, box.allEvents.slice());
  state.events = events.splice(0, box.display.events);
  state.unusedEvents = events;
}
function showCards(box, rng, state) {
  const at = { state, box };
  const { firstThing } = box;
  state.dinosaurDeck = shuffle(rng, box.allDinosaurs.slice());
  state.toolDeck = shuffle(rng, box.allTools.slice());
  state.supplyDeck = shuffle(rng, box.allSupplies.slice());
  for (const place2 of state.dinosaurs.keys())
    refill(at, state.dinosaurs, place2, state.dinosaurDeck, firstThing.dinosaur);
  for (const place2 of state.tools.keys()) refill(at, state.tools, place2, state.toolDeck, firstThing.tool);
  for (const place2 of state.supplies.keys()) refill(at, state.supplies, place2, state.supplyDeck, firstThing.supply);
}
var freeCorners = ({ state, box }) => box.corners.some((cell) => pawnOn(state.site, cell) === null);
var notACorner = {
  rule: "FO-3.13",
  bars: (at, _seat, cell) => freeCorners(at) && !at.box.corners.includes(cell)
};
var pawnThere = {
  rule: "FO-3.13",
  text: "pawnThere",
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null
};
var notOnTheBorder = {
  rule: "FO-R1",
  bars: (at, _seat, cell) => !freeCorners(at) && at.box.ground.sidesOf[cell] === 0
};
function placePawns(play) {
  const { state, box, ask, tell } = play;
  for (let seat = state.players.length - 1; seat >= 0; seat--) {
    const cell = ask.open(seat, "pawn", offer(box.ground.cells, notACorner, pawnThere, notOnTheBorder));
    state.site.pawns[seat] = cell;
    tell({ type: "placedPawn", seat, cell });
  }
  state.phase = "actions";
  tell({ type: "turn", seat: state.active, round: state.round });
}

// games/fossilis/rules/plaster.ts
function gainPlaster(play, seat, n) {
  const { state, tell } = play;
  tell({ type: "gainedPlaster", seat, n });
  state.players[seat].plaster += n;
  if (state.pool === 0) return;
  state.pool = Math.max(0, state.pool - n);
  if (state.pool === 0) runOut(play);
}
function runOut({ state, tell }) {
  state.ranOut = true;
  const event = state.events.pop();
  if (event === void 0) return;
  state.heldEvent.push(event);
  tell({ type: "poolRanOut", seat: state.active });
}
function gainFromSupply({ state, tell }, seat, n) {
  state.players[seat].plaster += n;
  tell({ type: "gainedPlaster", seat, n });
}

// games/fossilis/rules/actions.ts
function gainPlasterAction(play, seat) {
  const { state, box } = play;
  const { gainPlasterEnergy, gainPlasterAmount } = box.constants;
  state.turn.energy -= gainPlasterEnergy;
  const boosted = state.turn.plasterBoosts < most(play, seat, "plasterBoostsPerTurn");
  if (boosted) state.turn.plasterBoosts += 1;
  gainPlaster(play, seat, boosted ? most(play, seat, "plasterAmount", gainPlasterAmount) : gainPlasterAmount);
}
function moveSpaces(at, seat) {
  return most(at, seat, "moveSpaces", at.box.constants.moveSpaces);
}
var staysPut = {
  rule: "FO-R20",
  bars: ({ state }, seat, cell) => state.site.pawns[seat] === cell
};
var intoPit = {
  rule: "FO-5.3",
  text: "openPit",
  bars: ({ state }, _seat, cell) => isOpen(state.site, cell)
};
var ontoPawn = {
  rule: "FO-5.3",
  text: "pawnThere",
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null
};
var tooFar = (spaces) => ({
  rule: "FO-5.2",
  bars: ({ state, box }, seat, cell) => {
    const from = state.site.pawns[seat];
    return from === null || !canWalk(state.site, box.ground, from, cell, spaces);
  },
  values: () => ({ n: spaces })
});
function canWalk(site, ground, from, to, spaces) {
  const reached = [from];
  let latest2 = 0;
  for (let left = spaces; left > 0 && latest2 < reached.length; left--) {
    const { length } = reached;
    for (; latest2 < length; latest2++) {
      for (const step2 of ground.around[reached[latest2]]) {
        if (ground.distance[step2][to] >= left || isOpen(site, step2) || reached.includes(step2)) continue;
        if (step2 === to) return true;
        reached.push(step2);
      }
    }
  }
  return from === to;
}
function moveOffer({ state, box }, seat, spaces) {
  const from = state.site.pawns[seat];
  const { within } = box.ground;
  const cells = from === null ? [] : within[Math.min(spaces, within.length - 1)][from];
  return offer(cells, staysPut, intoPit, ontoPawn, tooFar(spaces));
}
function move(play, seat, spaces) {
  const { state, ask, tell } = play;
  const cell = ask.open(seat, "move", moveOffer(play, seat, spaces));
  state.site.pawns[seat] = cell;
  tell({ type: "moved", seat, cell });
}
function climbEnergy(at, seat) {
  return least(at, seat, "climbEnergy", at.box.constants.climbEnergy);
}
var isFree = (site, cell) => !isOpen(site, cell) && pawnOn(site, cell) === null;
function someFree({ state, box }, sides) {
  for (const cell of box.ground.border) {
    if ((box.ground.sidesOf[cell] & sides) !== 0 && isFree(state.site, cell)) return true;
  }
  return false;
}
function climbSides(at, seat) {
  const { ground } = at.box;
  const own = at.state.site.sides[seat];
  if (can(at, seat, "climbsAnySide")) return ground.allSides;
  if (someFree(at, own) || hasSand(at)) return own;
  return someFree(at, ground.beside[own]) ? ground.beside[own] : ground.allSides;
}
var otherSide = {
  rule: "FO-5.4",
  text: "otherSide",
  bars: (at, seat, cell) => (at.box.ground.sidesOf[cell] & climbSides(at, seat)) === 0
};
var nothingToStandOn = {
  rule: "FO-5.4",
  text: "noTile",
  bars: ({ state }, _seat, cell) => isOpen(state.site, cell)
};
var climbsOntoPawn = {
  rule: "FO-5.4",
  text: "pawnThere",
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null
};
function climbOffer({ box }, { anySide }) {
  const { border } = box.ground;
  return anySide ? offer(border, nothingToStandOn, climbsOntoPawn) : offer(border, otherSide, nothingToStandOn, climbsOntoPawn);
}
function climb(play, seat, where) {
  const { state, ask, tell } = play;
  const cell = ask.open(seat, "climb", climbOffer(play, where));
  state.site.pawns[seat] = cell;
  state.site.sides[seat] = 0;
  tell({ type: "climbed", seat, cell });
}
function hasSand({ state, box }) {
  for (const tile of state.tileDiscard) if (box.tiles[tile].material === box.sand) return true;
  return false;
}
function differentTiles({ box }, tiles) {
  const different = [];
  for (const tile of tiles) {
    if (!different.some((other) => box.tiles[other].look === box.tiles[tile].look)) different.push(tile);
  }
  return different;
}
var notSand = {
  rule: "FO-5.9",
  bars: ({ box }, _seat, tile) => box.tiles[tile].material !== box.sand
};
var notBeside = {
  rule: "FO-5.7",
  bars: ({ state, box }, seat, cell) => {
    const from = state.site.pawns[seat];
    return from !== null && !box.ground.orthogonal[from].includes(cell);
  }
};
var notOnMySide = {
  rule: "FO-5.8",
  text: "otherSide",
  bars: ({ state, box }, seat, cell) => state.site.pawns[seat] === null && (box.ground.sidesOf[cell] & state.site.sides[seat]) === 0
};
var fullSpace = {
  rule: "FO-5.6",
  bars: ({ state }, _seat, cell) => isStack(state.site, cell)
};
var underPawn = {
  rule: "FO-R18",
  text: "pawnThere",
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null
};
function sandOffer({ state, box }, seat) {
  const from = state.site.pawns[seat];
  const cells = from === null ? box.ground.border : box.ground.around[from];
  return offer(cells, notBeside, notOnMySide, fullSpace, underPawn);
}
function canPlaceSand(at, seat) {
  return hasLegal(at, seat, sandOffer(at, seat));
}
function placeSand(play, seat) {
  const { state, ask } = play;
  const tile = askForSand(play, seat);
  const cell = ask.open(seat, "sandSpace", sandOffer(play, seat));
  if (state.site.pawns[seat] === null) settleSide(play, seat, cell);
  laySand(play, seat, tile, cell);
}
function askForSand(play, seat) {
  return play.ask.open(seat, "sandTile", offer(differentTiles(play, play.state.tileDiscard), notSand));
}
function laySand({ state, tell }, seat, tile, cell) {
  const opened = isOpen(state.site, cell);
  take(state.tileDiscard, tile);
  layTile(state.site, tile, cell);
  tell({ type: "placedSand", seat, tile, cell });
  if (opened) tell({ type: "covered", cell });
}
function settleSide({ state, box, ask }, seat, cell) {
  const { directions, sidesOf } = box.ground;
  const open = sidesOf[cell] & state.site.sides[seat];
  const sides = directions.filter((side) => has(open, side));
  state.site.sides[seat] = 1 << ask.open(seat, "side", offer(sides));
}

// games/fossilis/rules/dig.ts
var outOfReach = {
  rule: "FO-6.2",
  bars: (at, seat, { cell }) => {
    const from = at.state.site.pawns[seat];
    if (from === null) return true;
    return from !== cell && !at.box.ground.orthogonal[from].includes(cell) && !can(at, seat, "digsDiagonally");
  }
};
var noTile = {
  rule: "FO-6.2",
  text: "noTile",
  bars: ({ state }, _seat, { cell }) => isOpen(state.site, cell)
};
function materialOn({ state, box }, cell) {
  const tile = topmost(state.site, cell);
  return tile === null ? null : box.tiles[tile].material;
}
var tooHard = {
  rule: "FO-6.1",
  bars: (at, seat, { cell }) => energyFor(at, seat, cell) > at.state.turn.energy,
  values: (at, seat, { cell }) => ({ n: energyFor(at, seat, cell) })
};
function energyFor(at, seat, cell) {
  const material = materialOn(at, cell);
  return material === null ? 0 : digEnergy(at, seat, material);
}
var tooHeavy = {
  rule: "FO-6.7",
  bars: ({ state, box }, _seat, { cell, direction }) => {
    const stop = obstacle(state.site, box.ground, cell, direction);
    return stop !== null && !stopsAsStack(state.site, cell, stop);
  },
  values: (at, _seat, { cell, direction }) => {
    const stop = obstacle(at.state.site, at.box.ground, cell, direction) ?? cell;
    return { material: materialOn(at, cell) ?? "", heavier: materialOn(at, stop) ?? "" };
  }
};
var stackInTheWay = {
  rule: "FO-6.10",
  bars: ({ state, box }, _seat, { cell, direction }) => {
    const stop = obstacle(state.site, box.ground, cell, direction);
    return stop !== null && stopsAsStack(state.site, cell, stop);
  }
};
var stackStopsAll = {
  rule: "FO-6.10",
  bars: ({ state, box }, _seat, { cell, direction }) => obstacle(state.site, box.ground, cell, direction, NEVER) !== null
};
var wrongMaterial = (materials) => ({
  rule: "FO-11.4",
  bars: (at, _seat, { cell }) => {
    const material = materialOn(at, cell);
    return material === null || !materials.includes(material);
  }
});
function digs({ state, box }, seat) {
  const from = state.site.pawns[seat];
  return from === null ? [] : box.digs[from];
}
function digOffer(at, seat) {
  return offer(digs(at, seat), outOfReach, noTile, tooHard, tooHeavy, stackInTheWay);
}
function freeDigOffer(at, seat, { materials, ignoreWeight }) {
  const fits = wrongMaterial(materials);
  return ignoreWeight ? offer(digs(at, seat), outOfReach, noTile, fits, stackStopsAll) : offer(digs(at, seat), outOfReach, noTile, fits, tooHeavy, stackInTheWay);
}
var slideGuards = [noTile, tooHeavy, stackInTheWay];
function canDig(at, seat) {
  return hasLegal(at, seat, digOffer(at, seat));
}
function dig(play, seat) {
  const { state, ask } = play;
  const { cell, direction } = ask.open(seat, "dig", digOffer(play, seat));
  state.turn.energy -= energyFor(play, seat, cell);
  slideTile(play, seat, cell, direction);
}
function freeDig(play, seat, effect) {
  const { cell, direction } = play.ask.open(seat, "dig", freeDigOffer(play, seat, effect));
  slideTile(play, seat, cell, direction);
}
function slideTile(play, seat, cell, direction) {
  const { state, box, tell } = play;
  const tile = topmost(state.site, cell);
  if (tile !== null) tell({ type: "dug", seat, tile, cell, direction });
  const { fallen, covered, moves } = slide(state.site, box.ground, cell, direction);
  if (fallen !== null) keepTile(play, seat, fallen);
  tellPawns(play, moves);
  if (covered !== null) tell({ type: "covered", cell: covered });
  if (isOpen(state.site, cell)) openPit(play, cell);
}
function keepTile({ state, tell }, seat, tile) {
  state.players[seat].tiles.push(tile);
  tell({ type: "keptTile", seat, tile });
}
function tellPawns({ tell }, moves) {
  for (const move2 of moves) {
    if (move2.how === "fellOff") tell({ type: "fellOff", seat: move2.seat, side: move2.side });
    else tell({ type: move2.how, seat: move2.seat, cell: move2.cell });
  }
}
function openPit(play, cell) {
  const { state, box, tell } = play;
  state.seen[box.firstThing.pit + cell] = EVERYBODY;
  tell({ type: "opened", cell, finds: findsIn(play, cell) });
}

// games/fossilis/rules/extraction.ts
function allowance(at, seat) {
  const { turn: turn2 } = at.state;
  const unlimited = turnRules2(at).extractionsPerTurn === null;
  if (turn2.extractions > 0) return "usual";
  if (turn2.spareExtractions > 0) return "spare";
  if (turn2.extraExtractions < most(at, seat, "extraExtractionsPerTurn")) return "extra";
  return unlimited ? "usual" : null;
}
function extractionEnergy(at, seat, by) {
  const { extractionEnergy: extractionEnergy2, extractionsPerTurn } = turnRules2(at);
  if (by === "usual") return extractionEnergy2;
  if (by === "spare" || extractionsPerTurn === null) return 0;
  return least(at, seat, "extraExtractionEnergy");
}
var pitOutOfReach = {
  rule: "FO-8.1",
  text: "pitOutOfReach",
  bars: (at, seat, { cell }) => {
    const from = at.state.site.pawns[seat];
    if (from === null) return true;
    return !at.box.ground.orthogonal[from].includes(cell) && !can(at, seat, "extractsDiagonally");
  }
};
var tooDear = {
  rule: "FO-8.2",
  bars: (at, seat, { find }) => price(at, seat, find) > at.state.players[seat].plaster,
  values: (at, seat, { find }) => ({ n: price(at, seat, find) })
};
var slotsFull = {
  rule: "FO-R23",
  bars: ({ state, box }, seat, { find }) => find === box.hammer && state.players[seat].skills.length >= box.skillSlots.length
};
function extractionOffer(at, seat) {
  const { state, box } = at;
  const from = state.site.pawns[seat];
  const finds = [];
  for (const cell of from === null ? [] : box.ground.around[from]) {
    if (!isOpen(state.site, cell)) continue;
    for (const extraction of box.extractions[cell]) {
      if (findCount(at, cell, extraction.find) > 0) finds.push(extraction);
    }
  }
  return offer(finds, pitOutOfReach, tooDear, slotsFull);
}
function canExtract(at, seat) {
  return hasLegal(at, seat, extractionOffer(at, seat));
}
function extract(play, seat) {
  const { state, ask } = play;
  const by = allowance(play, seat);
  const extraction = ask.open(seat, "extract", extractionOffer(play, seat));
  if (by !== null) state.turn.energy -= extractionEnergy(play, seat, by);
  if (by === "usual") state.turn.extractions = Math.max(0, state.turn.extractions - 1);
  if (by === "spare") state.turn.spareExtractions -= 1;
  if (by === "extra") state.turn.extraExtractions += 1;
  takeFind(play, seat, extraction);
}
function takeFind(play, seat, { cell, find }) {
  const { state, box, tell } = play;
  const n = price(play, seat, find);
  const player = state.players[seat];
  player.plaster -= n;
  tell({ type: "extracted", seat, find, cell, n });
  if (find === box.hammer) learnSkill(play, seat);
  else player.storage[find] += 1;
  state.finds[cell * box.finds.length + find] -= 1;
}
function learnSkill({ state, ask, tell }, seat) {
  const skill = ask.open(seat, "skill", offer(state.skills));
  take(state.skills, skill);
  state.players[seat].skills.push(skill);
  tell({ type: "learned", seat, skill });
}

// games/fossilis/rules/event-cards.ts
function carryOutEvent(play, event) {
  const { state, box, tell } = play;
  state.seen[box.firstThing.event + event] = EVERYBODY;
  state.pastEvents.push(event);
  tell({ type: "eventRevealed", seat: state.active, event });
  for (const effect of box.events[event].effects) carryOut(play, effect);
}
function concerned({ state }, who) {
  const seats = seatsFrom(state.active, state.players.length);
  if (who === "all") return seats;
  return who === "active" ? [state.active] : seats.filter((seat) => seat !== state.active);
}
function carryOut(play, effect) {
  switch (effect.op) {
    case "vp":
      for (const seat of concerned(play, effect.who)) gainVP(play, seat, effect.amount);
      break;
    case "plaster":
      for (const seat of concerned(play, effect.who)) gainFromSupply(play, seat, effect.amount);
      break;
    case "vpPerDinosaur":
      for (const seat of concerned(play, effect.who)) {
        gainVP(play, seat, Math.min(effect.max, effect.amount * play.state.players[seat].collection.length));
      }
      break;
    case "plasterCap":
      for (const seat of concerned(play, effect.who)) capPlaster(play, seat, effect.max);
      break;
    case "placeSandEach":
      for (const seat of concerned(play, "all")) placeSandAnywhere(play, seat);
      break;
    case "slideAny":
      tremor(play, play.state.active);
      break;
    case "washOffBorderPawns":
      washOff(play);
      break;
    case "refreshMarket":
      renewMarket(play);
      break;
    case "takeSandTile":
      takeSand(play, play.state.active);
      break;
    case "refreshDinosaurs":
      renewExhibits(play);
      break;
    case "extractionEach":
      for (const seat of concerned(play, "all")) extractOnce(play, seat);
      break;
  }
}
function capPlaster({ state, tell }, seat, max) {
  const player = state.players[seat];
  const n = player.plaster - max;
  if (n <= 0) return;
  player.plaster = max;
  tell({ type: "lostPlaster", seat, n });
}
function placeSandAnywhere(play, seat) {
  const { box, ask, tell } = play;
  const spaces = offer(box.ground.cells, fullSpace, underPawn);
  if (!hasSand(play) || !hasLegal(play, seat, spaces)) {
    tell({ type: "skipped", seat });
    return;
  }
  const tile = askForSand(play, seat);
  laySand(play, seat, tile, ask.open(seat, "sandSpace", spaces));
}
function tremor(play, seat) {
  const { box, ask, tell } = play;
  const choice = ask.open(seat, "tremor", withPass({ candidates: box.slides, guards: slideGuards }));
  if (choice === PASS) tell({ type: "passed", seat });
  else slideTile(play, seat, choice.cell, choice.direction);
}
function washOff({ state, box, tell }) {
  const { pawns, sides } = state.site;
  for (const [seat, cell] of pawns.entries()) {
    if (cell === null || box.ground.sidesOf[cell] === 0) continue;
    pawns[seat] = null;
    sides[seat] = box.ground.sidesOf[cell];
    tell({ type: "washedOff", seat, cell });
  }
}
function renew(at, places, deck, firstThing) {
  for (const card of places) if (card !== null) deck.unshift(card);
  for (const place2 of places.keys()) refill(at, places, place2, deck, firstThing);
}
function renewMarket(play) {
  const { state, box, tell } = play;
  renew(play, state.tools, state.toolDeck, box.firstThing.tool);
  renew(play, state.supplies, state.supplyDeck, box.firstThing.supply);
  tell({ type: "marketRenewed" });
  for (const tool of state.tools) if (tool !== null) tell({ type: "shownTool", tool });
  for (const supply of state.supplies) if (supply !== null) tell({ type: "shownSupply", supply });
}
function renewExhibits(play) {
  const { state, box, tell } = play;
  renew(play, state.dinosaurs, state.dinosaurDeck, box.firstThing.dinosaur);
  tell({ type: "exhibitsRenewed" });
  for (const dinosaur of state.dinosaurs) if (dinosaur !== null) tell({ type: "shownDinosaur", dinosaur });
}
function takeSand(play, seat) {
  const { state, ask, tell } = play;
  const tiles = differentTiles(play, state.tileDiscard);
  const choice = ask.open(seat, "takeSand", withPass(offer(tiles, notSand)));
  if (choice === PASS) {
    tell({ type: "passed", seat });
    return;
  }
  take(state.tileDiscard, choice);
  state.players[seat].tiles.push(choice);
  tell({ type: "tookSand", seat, tile: choice });
}
function extractOnce(play, seat) {
  const { ask, tell } = play;
  const choice = ask.open(seat, "nightDig", withPass(extractionOffer(play, seat)));
  if (choice === PASS) tell({ type: "passed", seat });
  else takeFind(play, seat, choice);
}

// games/fossilis/rules/end.ts
function endTurn(play) {
  const { state, tell } = play;
  if (state.heldEvent.length > 0) {
    state.phase = "event";
    return;
  }
  if (state.ranOut && state.lastRound === null) {
    state.lastRound = state.round + 1;
    tell({ type: "endTriggered" });
  }
  nextSeat(play);
}
function resolveEvent(play) {
  const { state, box, tell } = play;
  const event = state.heldEvent.pop();
  if (event !== void 0) carryOutEvent(play, event);
  state.pool = box.plaster.poolPerPlayer * state.players.length;
  tell({ type: "poolRefilled", n: state.pool });
  nextSeat(play);
}
function nextSeat(play) {
  const { state, box, tell } = play;
  state.ranOut = false;
  state.turn = freshTurn(play);
  state.active = (state.active + 1) % state.players.length;
  if (state.active === 0) state.round += 1;
  if (state.round > (state.lastRound ?? box.constants.safetyRounds) || state.round > box.constants.safetyRounds) {
    finalScoring(play);
    state.phase = "over";
    return;
  }
  state.phase = "actions";
  if (state.active === 0 && state.round === state.lastRound) tell({ type: "lastRound" });
  tell({ type: "turn", seat: state.active, round: state.round });
}

// games/fossilis/rules/payment.ts
function total(cost2) {
  let all = 0;
  for (const n of cost2) all += n;
  return all;
}
function paidBy({ tiles, anyFragment }, cost2, paid, wild) {
  let matched = 0;
  let spare = 0;
  for (let kind = 0; kind < anyFragment; kind++) {
    let have = 0;
    for (const tile of paid) have += tiles[tile].fragments[kind];
    const used = Math.min(have, cost2[kind]);
    matched += used;
    spare += have - used;
  }
  return matched + Math.min(spare, wild ? total(cost2) - matched : cost2[anyFragment]);
}
function covers(box, cost2, paid, wild) {
  return paidBy(box, cost2, paid, wild) === total(cost2);
}
var paysWild = (at, seat) => can(at, seat, "fragmentsWild");
function waivers(at, seat, cost2) {
  return Math.max(0, Math.min(sum(at, seat, "buyDiscount"), total(cost2) - most(at, seat, "buyMin")));
}
function without(cost2, kind) {
  return cost2.map((n, index) => index === kind ? n - 1 : n);
}
function affordable(at, seat, cost2, waived) {
  const paid = paidBy(at.box, cost2, at.state.players[seat].tiles, paysWild(at, seat));
  return paid + waived >= total(cost2);
}
var notThisWaiver = (cost2, left) => ({
  rule: "FO-12.2",
  text: "waiver",
  bars: (at, seat, fragment) => !affordable(at, seat, without(cost2, fragment), left)
});
function discounted({ state, box, ask }, seat, cost2) {
  let left = cost2;
  for (let n = waivers({ state, box }, seat, cost2); n > 0; n--) {
    const kinds = box.allFragments.filter((fragment) => left[fragment] > 0);
    left = without(left, ask.open(seat, "waive", offer(kinds, notThisWaiver(left, n - 1))));
  }
  return left;
}
function isFirstOfItsKind({ tiles }, row2, index) {
  const { fragments } = tiles[row2[index]];
  return row2.findIndex((tile) => tiles[tile].fragments.every((n, kind) => n === fragments[kind])) === index;
}
function inMinimalPayment(box, cost2, wild, chosen, rest) {
  const paid = paidBy(box, cost2, chosen, wild);
  const paidWithout = (tile) => {
    const others = chosen.filter((other) => other !== tile);
    return paidBy(box, cost2, others, wild);
  };
  if (chosen.some((tile) => paidWithout(tile) === paid)) return false;
  if (paid === total(cost2)) return true;
  return rest.some(
    (tile, index) => isFirstOfItsKind(box, rest, index) && inMinimalPayment(box, cost2, wild, [...chosen, tile], rest.slice(index + 1))
  );
}
var tooMuch = (cost2) => ({
  rule: "FO-R28",
  bars: (at, seat, tile) => {
    const rest = at.state.players[seat].tiles.filter((other) => other !== tile);
    return !inMinimalPayment(at.box, cost2, paysWild(at, seat), [...at.state.payment, tile], rest);
  }
});
function pay(play, seat, cost2) {
  const { state, box, ask } = play;
  const { tiles } = state.players[seat];
  const guard = tooMuch(cost2);
  while (!covers(box, cost2, state.payment, paysWild(play, seat))) {
    const tile = ask.open(seat, "payment", offer(differentTiles(play, tiles), guard));
    take(tiles, tile);
    state.payment.push(tile);
  }
  const paid = state.payment.slice();
  for (const tile of paid) state.tileDiscard.push(tile);
  state.payment.length = 0;
  return paid;
}

// games/fossilis/rules/market.ts
var isPurchase = (act) => act !== "done" && (act.do === "buyTool" || act.do === "buySupply");
function costOf({ box }, purchase) {
  return purchase.do === "buyTool" ? box.tools[purchase.tool].cost : box.supplies[purchase.supply].cost;
}
var cannotPay = {
  rule: "FO-12.2",
  bars: (at, seat, act) => {
    if (!isPurchase(act)) return false;
    const cost2 = costOf(at, act);
    return !affordable(at, seat, cost2, waivers(at, seat, cost2));
  }
};
function buyLimit(at, seat) {
  return most(at, seat, "buysPerTurn", at.box.market.buysPerTurn);
}
function market(play) {
  const { state, ask } = play;
  const seat = state.active;
  while (state.turn.buys < buyLimit(play, seat)) {
    const act = ask.open(seat, "market", marketOffer(play, seat));
    if (act === "done") break;
    if (isDinosaurAct(act)) doDinosaurAct(play, seat, act);
    else if (act.do === "buyTool") buyTool(play, seat, act.tool);
    else buySupply(play, seat, act.supply);
  }
  state.phase = "claim";
}
var marketGuards = [cannotPay, ...dinosaurGuards];
function marketOffer(at, seat) {
  const { tools: tools2, supplies: supplies2 } = at.state;
  const acts = ["done"];
  for (const tool of tools2) if (tool !== null) acts.push({ do: "buyTool", tool });
  for (const supply of supplies2) if (supply !== null) acts.push({ do: "buySupply", supply });
  addDinosaurActs(at, seat, acts);
  return { candidates: acts, guards: marketGuards };
}
function buyTool(play, seat, tool) {
  const { state, box, tell } = play;
  const tiles = pay(play, seat, discounted(play, seat, box.tools[tool].cost));
  state.turn.buys += 1;
  state.players[seat].tools.push(tool);
  tell({ type: "boughtTool", seat, tool, tiles });
  const shown = refill(play, state.tools, state.tools.indexOf(tool), state.toolDeck, box.firstThing.tool);
  if (shown !== null) tell({ type: "shownTool", tool: shown });
}
function buySupply(play, seat, supply) {
  const { state, box, tell } = play;
  const tiles = pay(play, seat, discounted(play, seat, box.supplies[supply].cost));
  state.turn.buys += 1;
  state.players[seat].supplies.push(supply);
  tell({ type: "boughtSupply", seat, supply, tiles });
  for (const effect of box.supplies[supply].effects) {
    if (effect.op === "plaster") gainPlaster(play, seat, effect.amount);
    else gainBone(play, seat, effect.kind);
  }
  const shown = refill(play, state.supplies, state.supplies.indexOf(supply), state.supplyDeck, box.firstThing.supply);
  if (shown !== null) tell({ type: "shownSupply", supply: shown });
}
function gainBone({ state, tell }, seat, bone) {
  const player = state.players[seat];
  if (state.boneDiscard[bone] > 0) {
    state.boneDiscard[bone] -= 1;
    player.storage[bone] += 1;
  } else {
    player.donated[bone] += 1;
  }
  tell({ type: "gotBone", seat, bone });
}

// games/fossilis/rules/tools.ts
function isUsable(at, seat, tool) {
  return canDo(at, seat, at.box.tools[tool].effect);
}
function useTool(play, seat, tool) {
  const { state, box, tell } = play;
  const player = state.players[seat];
  take(player.tools, tool);
  player.spentTools.push(tool);
  tell({ type: "usedTool", seat, tool });
  carryOut2(play, seat, box.tools[tool].effect);
}
function canDo(at, seat, effect) {
  const { state } = at;
  const isOff2 = state.site.pawns[seat] === null;
  switch (effect.op) {
    case "removeTile":
      return hasLegal(at, seat, removalOffer(at, seat, effect));
    case "freeDig":
      return hasLegal(at, seat, freeDigOffer(at, seat, effect));
    case "climbNow":
      return isOff2 && state.turn.energy >= effect.energy && hasLegal(at, seat, climbOffer(at, effect));
    case "moveNow":
      return !isOff2 && hasLegal(at, seat, moveOffer(at, seat, effect.spaces));
    case "peek":
      return hasLegal(at, seat, peekOffer(at, []));
    case "extraExtractionNow":
      return state.turn.energy >= effect.energy;
    case "energy":
      return true;
    case "choose":
      return effect.options.some((option) => option.every((one) => canDo(at, seat, one)));
  }
}
function carryOut2(play, seat, effect) {
  const { state, tell } = play;
  switch (effect.op) {
    case "removeTile":
      sweep(play, seat, effect);
      break;
    case "freeDig":
      freeDig(play, seat, effect);
      break;
    case "climbNow":
      state.turn.energy -= effect.energy;
      climb(play, seat, effect);
      break;
    case "moveNow":
      move(play, seat, effect.spaces);
      break;
    case "peek":
      peek(play, seat, effect.pits);
      break;
    case "extraExtractionNow":
      state.turn.energy -= effect.energy;
      state.turn.spareExtractions += 1;
      break;
    case "energy":
      state.turn.energy += effect.amount;
      tell({ type: "gainedEnergy", seat, n: effect.amount });
      break;
    case "choose":
      chooseEffect(play, seat, effect.options);
      break;
  }
}
var impossibleEffect = (options) => ({
  rule: "FO-11.6",
  bars: (at, seat, op) => !options.some((option) => option[0].op === op && option.every((one) => canDo(at, seat, one)))
});
function chooseEffect(play, seat, options) {
  const ops = options.map((option) => option[0].op);
  const op = play.ask.open(seat, "effect", offer(ops, impossibleEffect(options)));
  for (const effect of options.find((option) => option[0].op === op) ?? impossible("an effect", op)) {
    carryOut2(play, seat, effect);
  }
}
var notBeside2 = {
  rule: "FO-11.3",
  text: "notBeside",
  bars: ({ state, box }, seat, cell) => {
    const from = state.site.pawns[seat];
    return from === null || !box.ground.orthogonal[from].includes(cell);
  }
};
var wrongTile = ({ materials }) => ({
  rule: "FO-11.3",
  text: "wrongTile",
  bars: ({ state, box }, _seat, cell) => {
    const tile = topmost(state.site, cell);
    return tile === null || !materials.includes(box.tiles[tile].material);
  }
});
var pawnThere2 = {
  rule: "FO-11.3",
  text: "pawnThere",
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null
};
function removalOffer({ state, box }, seat, effect) {
  const from = state.site.pawns[seat];
  const cells = from === null ? [] : box.ground.around[from];
  const fits = wrongTile(effect);
  return effect.unoccupied ? offer(cells, notBeside2, fits, pawnThere2) : offer(cells, notBeside2, fits);
}
function sweep(play, seat, effect) {
  const { state, box, ask } = play;
  const cell = ask.open(seat, "sweep", removalOffer(play, seat, effect));
  const { tile, moves } = removeTile(state.site, box.ground, cell);
  if (tile !== null) keepTile(play, seat, tile);
  tellPawns(play, moves);
  if (isOpen(state.site, cell)) openPit(play, cell);
}
var alreadyOpen = {
  rule: "FO-R36",
  bars: ({ state }, _seat, cell) => cell !== "done" && isOpen(state.site, cell)
};
function peekOffer({ box }, named) {
  const left = box.ground.cells.filter((cell) => !named.includes(cell));
  return offer(named.length === 0 ? left : ["done", ...left], alreadyOpen);
}
function peek(play, seat, pits) {
  const { state, box, ask, tell } = play;
  const named = [];
  while (named.length < pits) {
    const choice = ask.open(seat, "peek", peekOffer(play, named));
    if (choice === "done") break;
    named.push(choice);
  }
  for (const cell of named) {
    state.seen[box.firstThing.pit + cell] |= only(seat);
    tell.only([seat], { type: "peeked", seat, cell, finds: findsIn(play, cell) }, { type: "peekedUnseen", seat, cell });
  }
}

// games/fossilis/rules/turn.ts
function step(play) {
  switch (play.state.phase) {
    case "placing":
      placePawns(play);
      break;
    case "actions":
      actions(play);
      break;
    case "market":
      market(play);
      break;
    case "claim":
      claims(play);
      break;
    case "event":
      resolveEvent(play);
      break;
    case "over":
      impossible("a game in progress", "one that is over");
  }
}
var VERBS = ["done", "plaster", "move", "climb", "sand", "dig", "extract"];
var isOff = ({ state }, seat) => state.site.pawns[seat] === null;
var offSite = {
  rule: "FO-R15",
  bars: (at, seat, act) => (act === "move" || act === "freeMove" || act === "dig" || act === "extract") && isOff(at, seat)
};
var onSite2 = {
  rule: "FO-5.4",
  text: "onSite",
  bars: (at, seat, act) => act === "climb" && !isOff(at, seat)
};
function energyOf(at, seat, act) {
  const { gainPlasterEnergy, moveEnergy, placeSandEnergy } = at.box.constants;
  if (act === "plaster") return gainPlasterEnergy;
  if (act === "move") return moveEnergy;
  if (act === "sand") return placeSandEnergy;
  if (act === "climb") return climbEnergy(at, seat);
  const by = act === "extract" ? allowance(at, seat) : null;
  return by === null ? 0 : extractionEnergy(at, seat, by);
}
var tired = {
  rule: "FO-4.2",
  bars: (at, seat, act) => energyOf(at, seat, act) > at.state.turn.energy,
  values: (at, seat, act) => ({ n: energyOf(at, seat, act) })
};
var freeMoveUsed = {
  rule: "FO-R38",
  bars: (at, seat, act) => act === "freeMove" && at.state.turn.freeMoves >= most(at, seat, "freeMovesPerTurn")
};
var shutIn = {
  rule: "FO-5.2",
  text: "shutIn",
  bars: (at, seat, act) => {
    if (act === "move") return !hasLegal(at, seat, moveOffer(at, seat, moveSpaces(at, seat)));
    return act === "freeMove" && !hasLegal(at, seat, moveOffer(at, seat, most(at, seat, "freeMoveSpaces")));
  }
};
var nowhereToClimb = {
  rule: "FO-5.5",
  bars: (at, seat, act) => act === "climb" && !hasLegal(at, seat, climbOffer(at, { anySide: false }))
};
var noSand = {
  rule: "FO-5.9",
  text: "noSand",
  bars: (at, _seat, act) => act === "sand" && !hasSand(at)
};
var noRoomForSand = {
  rule: "FO-5.6",
  text: "noRoomForSand",
  bars: (at, seat, act) => act === "sand" && !canPlaceSand(at, seat)
};
var nothingToDig = {
  rule: "FO-6.15",
  bars: (at, seat, act) => act === "dig" && !canDig(at, seat)
};
var extracted = {
  rule: "FO-8.1",
  text: "extracted",
  bars: (at, seat, act) => act === "extract" && allowance(at, seat) === null
};
var nothingToExtract = {
  rule: "FO-8.1",
  text: "nothingToExtract",
  bars: (at, seat, act) => act === "extract" && !canExtract(at, seat)
};
var uselessTool = {
  rule: "FO-11.6",
  bars: (at, seat, act) => typeof act === "object" && act.do === "use" && !isUsable(at, seat, act.tool)
};
var actGuards = [
  offSite,
  onSite2,
  tired,
  freeMoveUsed,
  shutIn,
  nowhereToClimb,
  noSand,
  noRoomForSand,
  nothingToDig,
  extracted,
  nothingToExtract,
  uselessTool,
  ...dinosaurGuards
];
function actOffer(at, seat) {
  const list2 = VERBS.slice();
  if (most(at, seat, "freeMovesPerTurn") > 0) list2.push("freeMove");
  for (const tool of at.state.players[seat].tools) list2.push({ do: "use", tool });
  addDinosaurActs(at, seat, list2);
  return { candidates: list2, guards: actGuards };
}
function actions(play) {
  const { state, ask } = play;
  const seat = state.active;
  for (; ; ) {
    const act = ask.open(seat, "act", actOffer(play, seat), { n: state.turn.energy });
    if (act === "done") break;
    doAct(play, seat, act);
  }
  state.phase = "market";
}
function doAct(play, seat, act) {
  const { state, box } = play;
  if (typeof act === "object") {
    if (isDinosaurAct(act)) doDinosaurAct(play, seat, act);
    else useTool(play, seat, act.tool);
    return;
  }
  switch (act) {
    case "plaster":
      gainPlasterAction(play, seat);
      break;
    case "move":
      state.turn.energy -= box.constants.moveEnergy;
      move(play, seat, moveSpaces(play, seat));
      break;
    case "freeMove":
      state.turn.freeMoves += 1;
      move(play, seat, most(play, seat, "freeMoveSpaces"));
      break;
    case "climb":
      state.turn.energy -= climbEnergy(play, seat);
      climb(play, seat, { anySide: false });
      break;
    case "sand":
      state.turn.energy -= box.constants.placeSandEnergy;
      placeSand(play, seat);
      break;
    case "dig":
      dig(play, seat);
      break;
    case "extract":
      extract(play, seat);
      break;
  }
}
var isClaim = (act) => act !== "done" && act.do === "claim";
var claimed = {
  rule: "FO-4.4",
  bars: ({ state, box }, _seat, act) => isClaim(act) && state.turn.claims >= box.constants.claimsPerTurn
};
var labFull = {
  rule: "FO-13.4",
  bars: (at, seat, act) => isClaim(act) && at.state.players[seat].lab.length >= labSize(at, seat)
};
var noBoneForIt = {
  rule: "FO-13.1",
  bars: (at, seat, act) => isClaim(act) && needsNone(at, seat, act.dinosaur)
};
function claims(play) {
  const { state, ask } = play;
  const seat = state.active;
  for (; ; ) {
    const act = ask.open(seat, "claim", claimOffer(play, seat));
    if (act === "done") break;
    if (isDinosaurAct(act)) doDinosaurAct(play, seat, act);
    else claim(play, seat, act.dinosaur);
  }
  endTurn(play);
}
var claimGuards = [claimed, labFull, noBoneForIt, ...dinosaurGuards];
function claimOffer(at, seat) {
  const list2 = ["done"];
  for (const dinosaur of at.state.dinosaurs) if (dinosaur !== null) list2.push({ do: "claim", dinosaur });
  addDinosaurActs(at, seat, list2);
  return { candidates: list2, guards: claimGuards };
}

// games/fossilis/rules/view.ts
function view(at, seat) {
  const { state, box } = at;
  return {
    phase: state.phase,
    active: state.active,
    startPlayer: 0,
    round: state.round,
    lastRound: state.lastRound,
    turn: { ...state.turn },
    options: { finalEnergy: state.finalEnergy, evenPits: state.evenPits, pureMemory: state.pureMemory },
    plaster: { pool: state.pool, poolSize: box.plaster.poolPerPlayer * state.players.length, ranOut: state.ranOut },
    events: eventsView(at),
    site: box.ground.cells.map((cell) => spaceView(at, seat, cell)),
    pawns: state.site.pawns.map((cell, owner) => ({
      cell,
      sides: box.ground.directions.filter((side) => has(state.site.sides[owner], side))
    })),
    tileDiscard: state.tileDiscard.slice(),
    boneDiscard: state.boneDiscard.slice(),
    payment: state.payment.slice(),
    skills: state.skills.slice(),
    unusedSkills: state.unusedSkills.slice().sort((a, b) => a - b),
    dinosaurs: state.dinosaurs.slice(),
    dinosaurDeck: deckView(at, state.dinosaurDeck, box.firstThing.dinosaur),
    tools: state.tools.slice(),
    toolDeck: deckView(at, state.toolDeck, box.firstThing.tool),
    supplies: state.supplies.slice(),
    supplyDeck: deckView(at, state.supplyDeck, box.firstThing.supply),
    players: state.players.map((_, player) => playerView(at, player))
  };
}
function eventsView({ state }) {
  return {
    left: state.events.length,
    heldBy: state.heldEvent.length > 0 ? state.active : null,
    past: state.pastEvents.slice()
  };
}
function deckView({ state }, deck, firstThing) {
  return { count: deck.length, known: deck.filter((card) => state.seen[firstThing + card] === EVERYBODY) };
}
function spaceView(at, seat, cell) {
  const { site } = at.state;
  const known = knowledgeOf(at, seat, cell);
  return {
    bottom: site.bottom[cell],
    top: site.top[cell],
    pawn: pawnOn(site, cell),
    pit: known,
    finds: known === "unknown" ? null : findsIn(at, cell)
  };
}
function knowledgeOf({ state, box }, seat, cell) {
  if (isOpen(state.site, cell)) return "open";
  const knowers = state.seen[box.firstThing.pit + cell];
  if (knowers === EVERYBODY) return state.pureMemory ? "unknown" : "lastSeen";
  return knows(knowers, seat) ? "peeked" : "unknown";
}
function playerView(at, seat) {
  const { state, box } = at;
  const player = state.players[seat];
  return {
    score: player.score,
    plaster: player.plaster,
    tiles: player.tiles.slice(),
    storage: box.bones.map((bone) => stored(at, seat, bone)),
    donated: player.donated.slice(),
    lab: player.lab.map((place2) => labView(at, place2)),
    labSize: labSize(at, seat),
    skills: player.skills.slice(),
    skillSlots: box.skillSlots.length,
    tools: player.tools.slice(),
    spentTools: player.spentTools.slice(),
    supplies: player.supplies.slice(),
    // FO-R44
    collection: player.collection.slice(),
    symbols: symbols(at, player.collection)
  };
}
function labView(at, place2) {
  const { dinosaur, bones, donated } = place2;
  return {
    dinosaur,
    bones: bones.map((count, bone) => count + donated[bone]),
    donated: donated.slice(),
    partial: partialScore(at, place2)
  };
}
function redeal(at, eyes, rng) {
  const { state, box } = at;
  const { pit, dinosaur, tool, supply, event } = box.firstThing;
  const unseen = box.ground.cells.filter((cell) => !knows(state.seen[pit + cell], eyes));
  layFinds({ box, rng, evenPits: state.evenPits }, state.finds, unseen, liftFinds(at, unseen));
  redealPlaces(state.seen, eyes, [state.dinosaurDeck], rng, dinosaur);
  redealPlaces(state.seen, eyes, [state.toolDeck], rng, tool);
  redealPlaces(state.seen, eyes, [state.supplyDeck], rng, supply);
  redealPlaces(state.seen, eyes, [state.events, state.heldEvent, state.unusedEvents], rng, event);
}
function liftFinds({ state, box }, pits) {
  const kinds = box.finds.length;
  const lifted = [];
  for (const { find } of box.extractions[0]) {
    for (const pit of pits) {
      for (let n = state.finds[pit * kinds + find]; n > 0; n--) lifted.push(find);
      state.finds[pit * kinds + find] = 0;
    }
  }
  return lifted;
}

// games/fossilis/index.ts
var fossilis = {
  id: "fossilis",
  version: 1,
  seats: manifest.seats,
  // FO-19.2: of the 2020 edition only what is known well enough is an option.
  settings: [
    { id: "final_energy", values: [false, true], default: false },
    { id: "even_pits", values: [false, true], default: false },
    { id: "pure_memory", values: [false, true], default: false }
  ],
  asks: {
    pawn: { rule: "FO-3.13", noun: "cell" },
    act: { rule: "FO-4.2" },
    move: { rule: "FO-5.2", noun: "cell" },
    climb: { rule: "FO-5.4", noun: "cell" },
    sandTile: { rule: "FO-5.6", noun: "tile" },
    sandSpace: { rule: "FO-5.6", noun: "cell" },
    side: { rule: "FO-R14", noun: "side" },
    dig: { rule: "FO-6.4" },
    extract: { rule: "FO-8.4" },
    skill: { rule: "FO-10.1", noun: "skill" },
    effect: { rule: "FO-11.6" },
    sweep: { rule: "FO-11.3", noun: "cell" },
    peek: { rule: "FO-H2", noun: "cell" },
    market: { rule: "FO-12.1" },
    waive: { rule: "FO-12.2", noun: "fragment" },
    payment: { rule: "FO-R28", noun: "tile" },
    claim: { rule: "FO-13.1" },
    firstBone: { rule: "FO-13.2", noun: "bone" },
    tremor: { rule: "FO-R40" },
    takeSand: { rule: "FO-R39", noun: "tile" },
    nightDig: { rule: "FO-R39" }
  },
  nouns: {
    seat: "seats",
    cell: "cells",
    direction: "directions",
    side: "directions",
    material: "materials",
    heavier: "materials",
    tile: "tiles",
    tiles: "tiles",
    fragment: "fragments",
    find: "finds",
    finds: "finds",
    bone: "finds",
    skill: "skills",
    tool: "tools",
    supply: "supplies",
    event: "events",
    dinosaur: "dinosaurs",
    characteristic: "characteristics"
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

// games/fossilis/texts/en.ts
var en = {
  "game.points": "VP",
  "ask.pawn": "Choose a free corner for your pawn, or a border space if all corners are taken.",
  "option.pawn": "Place your pawn on {cell}",
  "ask.act": "Your turn: {n, plural, =0 {no Energy left} other {# Energy left}}.",
  "option.act.done": "End your actions",
  "option.act.plaster": "Gain Plaster",
  "option.act.move": "Move",
  "option.act.freeMove": "Move without spending Energy",
  "option.act.climb": "Climb onto the site",
  "option.act.sand": "Place Sand",
  "option.act.dig": "Dig",
  "option.act.extract": "Extract a find",
  "option.act.use": "Use {tool}",
  "option.act.assign": "Assign {bone} to {dinosaur}",
  "option.act.scorePerfect": "Score {dinosaur}, complete",
  "option.act.scorePartial": "Score {dinosaur} now, incomplete",
  "option.act.scoreDisplay": "Score {dinosaur} straight from the display",
  "ask.move": "Choose where to move.",
  "option.move": "Move to {cell}",
  "ask.climb": "Choose a space to climb onto.",
  "option.climb": "Climb onto {cell}",
  "ask.sandTile": "Choose a Sand tile from the discard pile.",
  "option.sandTile": "Take {tile}",
  "ask.sandSpace": "Choose a space for the Sand tile.",
  "option.sandSpace": "Place it on {cell}",
  "ask.side": "Choose the side where your pawn comes out.",
  "option.side": "The {sideId, select, N {north} E {east} S {south} other {west}} side",
  "ask.dig": "Choose a tile to dig and a direction.",
  "option.dig": "Dig {cell} towards the {directionId, select, N {north} E {east} S {south} other {west}}",
  "ask.extract": "Choose a find to extract.",
  "option.extract": "Extract {find} from {cell}",
  "ask.skill": "Choose a Skill.",
  "option.skill": "Learn {skill}",
  "ask.effect": "Choose what the Tool does.",
  "option.effect.climbNow": "Climb onto the site",
  "option.effect.moveNow": "Move",
  "option.effect.removeTile": "Take a tile away",
  "option.effect.freeDig": "Dig",
  "option.effect.energy": "Gain Energy",
  "option.effect.extraExtractionNow": "Make one more extraction",
  "option.effect.peek": "Look into covered pits",
  "ask.sweep": "Choose a tile to take away.",
  "option.sweep": "Take the tile of {cell}",
  "ask.peek": "Choose covered pits to look into. Only you will see what lies there.",
  "option.peek": "Look into the pit of {cell}",
  "option.peek.done": "Look into no more pits",
  "ask.market": "You may buy a card.",
  "option.market.done": "Leave the market",
  "option.market.buyTool": "Buy {tool}",
  "option.market.buySupply": "Buy {supply}",
  "option.market.assign": "Assign {bone} to {dinosaur}",
  "option.market.scorePerfect": "Score {dinosaur}, complete",
  "option.market.scorePartial": "Score {dinosaur} now, incomplete",
  "option.market.scoreDisplay": "Score {dinosaur} straight from the display",
  "ask.waive": "Choose the Fragment you do not pay.",
  "option.waive": "Do not pay: {fragment}",
  "ask.payment": "Choose the tiles to pay with.",
  "option.payment": "Pay with {tile}",
  "ask.claim": "You may claim a Dinosaur for your lab.",
  "option.claim.done": "End your turn",
  "option.claim.claim": "Claim {dinosaur}",
  "option.claim.assign": "Assign {bone} to {dinosaur}",
  "option.claim.scorePerfect": "Score {dinosaur}, complete",
  "option.claim.scorePartial": "Score {dinosaur} now, incomplete",
  "option.claim.scoreDisplay": "Score {dinosaur} straight from the display",
  "ask.firstBone": "Assign a bone to the Dinosaur you claim.",
  "option.firstBone": "Assign {bone}",
  "ask.tremor": "Tremor: you may slide any uncovered tile.",
  "option.tremor": "Slide {cell} towards the {directionId, select, N {north} E {east} S {south} other {west}}",
  "option.tremor.pass": "Slide nothing",
  "ask.takeSand": "You may take a Sand tile from the discard pile.",
  "option.takeSand": "Take {tile}",
  "option.takeSand.pass": "Take nothing",
  "ask.nightDig": "Night Dig: you may make one extraction.",
  "option.nightDig": "Extract {find} from {cell}",
  "option.nightDig.pass": "Extract nothing",
  "bar.FO-3.13": "A corner is still free: pawns start there.",
  "bar.FO-R1": "Your pawn starts on the border of the site.",
  "bar.pawnThere": "A pawn is there.",
  "bar.FO-R15": "Your pawn is off the site.",
  "bar.onSite": "Your pawn is on the site already.",
  "bar.FO-4.2": "Not enough Energy: this costs {n}.",
  "bar.FO-R38": "You have used this Skill this turn.",
  "bar.shutIn": "There is no space your pawn could move to.",
  "bar.FO-5.2": "Your pawn cannot get there within {n, plural, one {# step} other {# steps}} over tiles.",
  "bar.openPit": "This space is an open pit.",
  "bar.FO-R20": "A move must end on another space.",
  "bar.otherSide": "This space is not on your side of the site.",
  "bar.noTile": "There is no tile here.",
  "bar.FO-5.5": "There is no tile to climb onto on your side: place a Sand tile first.",
  "bar.noSand": "There is no Sand tile in the discard pile.",
  "bar.FO-5.9": "Only Sand can be placed.",
  "bar.noRoomForSand": "There is no space in reach where Sand could go.",
  "bar.FO-5.6": "There are two tiles here already.",
  "bar.FO-5.7": "Sand goes on a space next to your pawn, not diagonally.",
  "bar.FO-6.15": "There is no tile in reach that you could dig.",
  "bar.FO-6.2": "This tile is not next to your pawn.",
  "bar.FO-6.1": "Not enough Energy: this tile costs {n}.",
  "bar.FO-6.7": "Too heavy: {material} cannot push {heavier}.",
  "bar.FO-6.10": "A stack of two tiles is in the way.",
  "bar.FO-11.4": "This Tool does not dig that kind of tile.",
  "bar.extracted": "You have already extracted this turn.",
  "bar.nothingToExtract": "There is no find in reach that you could pay for.",
  "bar.pitOutOfReach": "This pit is not next to your pawn.",
  "bar.FO-8.2": "Not enough Plaster: this find costs {n}.",
  "bar.FO-R23": "Your skill slots are full.",
  "bar.FO-11.6": "This Tool can do nothing here.",
  "bar.notBeside": "This space is not next to your pawn.",
  "bar.wrongTile": "This Tool cannot take that tile.",
  "bar.FO-R36": "This pit is open: all can see what lies there.",
  "bar.FO-12.2": "Your tiles do not cover the cost.",
  "bar.waiver": "Your tiles would not cover the rest.",
  "bar.FO-R28": "With this tile you would pay too much.",
  "bar.FO-4.4": "You have already claimed a Dinosaur this turn.",
  "bar.FO-13.4": "Your lab is full: score a Dinosaur first.",
  "bar.FO-13.1": "You have no bone this Dinosaur needs.",
  "bar.FO-13.2": "This Dinosaur does not need that bone.",
  "bar.FO-9.2": "This Dinosaur does not need that bone.",
  "bar.FO-14.3": "You do not have all its bones in storage.",
  "event.placedPawn": "{seat} places their pawn on {cell}.",
  "event.turn": "Round {round}: {seat} plays.",
  "event.gainedPlaster": "{seat} gains {n} Plaster.",
  "event.moved": "{seat} moves to {cell}.",
  "event.climbed": "{seat} climbs onto {cell}.",
  "event.placedSand": "{seat} places {tile} on {cell}.",
  "event.dug": "{seat} slides {tile} of {cell} towards the {directionId, select, N {north} E {east} S {south} other {west}}.",
  "event.keptTile": "{seat} claims {tile}.",
  "event.opened": "The pit of {cell} is open: {findsCount, plural, =0 {it is empty} other {{finds}}}.",
  "event.covered": "The pit of {cell} is covered.",
  "event.carried": "{seat}'s pawn rides its tile to {cell}.",
  "event.pushed": "{seat}'s pawn is pushed to {cell}.",
  "event.hopped": "{seat}'s pawn hops up onto {cell}.",
  "event.fellIn": "{seat}'s pawn falls into the pit of {cell} and is taken out.",
  "event.fellOff": "{seat}'s pawn falls off the site on the {sideId, select, N {north} E {east} S {south} other {west}} side.",
  "event.extracted": "{seat} extracts {find} from {cell} {n, plural, =0 {for free} other {for # Plaster}}.",
  "event.learned": "{seat} learns {skill}.",
  "event.usedTool": "{seat} uses {tool}.",
  "event.gainedEnergy": "{seat} gains {n} Energy.",
  "event.peeked": "You look into the pit of {cell}: {findsCount, plural, =0 {it is empty} other {{finds}}}.",
  "event.peekedUnseen": "{seat} looks into the pit of {cell}.",
  "event.boughtTool": "{seat} buys {tool} for {tiles}.",
  "event.boughtSupply": "{seat} buys {supply} for {tiles}.",
  "event.gotBone": "{seat} gets {bone}.",
  "event.drewTool": "{seat} draws {tool}.",
  "event.shownTool": "{tool} comes to the market.",
  "event.shownSupply": "{supply} comes to the market.",
  "event.shownDinosaur": "{dinosaur} joins the display.",
  "event.claimed": "{seat} claims {dinosaur}.",
  "event.assigned": "{seat} assigns {bone} to {dinosaur}.",
  "event.scoredPerfect": "{seat} scores {dinosaur}: perfect, {n} VP.",
  "event.scoredPartial": "{seat} scores {dinosaur}: partial, {n} VP.",
  "event.gainedVP": "{seat} gains {n} VP.",
  "event.poolRanOut": "The Plaster pool has run out: {seat} takes an Event for the end of this turn.",
  "event.eventRevealed": "Event: {event}.",
  "event.poolRefilled": "The pool is refilled: {n} Plaster.",
  "event.lostPlaster": "{seat} loses {n} Plaster.",
  "event.washedOff": "{seat}'s pawn is washed off {cell}.",
  "event.marketRenewed": "The market cards go under their decks.",
  "event.exhibitsRenewed": "The Dinosaurs of the display go under their deck.",
  "event.tookSand": "{seat} takes {tile} from the discard pile.",
  "event.skipped": "{seat} can place no Sand.",
  "event.passed": "{seat} passes.",
  "event.endTriggered": "The last pool has run out: this round is finished, then one last round.",
  "event.lastRound": "Last round!",
  "event.finalScore": "{seat} ends with {n} VP.",
  "score.played": "Score during the game",
  "score.lab": "Last Dinosaurs of the lab",
  "score.slots": "Empty skill slots",
  "score.skills": "Skills",
  "score.bones": "Leftover bones",
  "score.plaster": "Leftover Plaster",
  "score.cards": "Market cards",
  "score.sets": "Characteristic sets",
  "score.variety": "Variety bonus",
  "score.collection": "Dinosaurs in the collection",
  "end.lastPool": "The last Plaster pool ran out and the last round has been played.",
  "end.safetyRounds": "The game has gone on for too many rounds without using up the Plaster.",
  "draw.round": "Round {round}{lastRound, select, none {} other { of {lastRound}}} · Plaster pool {pool} · Events left {left}",
  "draw.turn": "{phase, select, placing {The pawns are being placed} actions {{player}: actions, {energy} Energy left} market {{player}: market} claim {{player}: claim} event {{player}: event} other {The game is over}}",
  "draw.none": "none",
  "draw.empty": "empty",
  "draw.pit": "Pit {cell}: {finds}{known, select, lastSeen { (last seen here)} peeked { (only you see this)} other {}}",
  "draw.dinosaurs": "Dinosaurs:",
  "draw.dinosaur": "{dinosaur}: {bones}; perfect {perfect}; {characteristics}",
  "draw.market": "Market:",
  "draw.skills": "Skills:",
  "draw.discard": "Tile discard pile:",
  "draw.card": "{card}: {cost}",
  "draw.unplaced": "pawn not placed yet",
  "draw.off": "off the site ({sides})",
  "draw.player": "{number} {player}: {score} VP, {plaster} Plaster, {where}",
  "draw.tiles": "Tiles:",
  "draw.bones": "Bones:",
  "draw.lab": "Lab:",
  "draw.labPlace": "{dinosaur}; assigned: {bones} (partial {partial})",
  "draw.learned": "Skills:",
  "draw.tools": "Tools:",
  "draw.collection": "Collection:",
  "setting.final_energy": "Final edition energy: 4 Energy per turn, each extraction costs 1 Energy and may be repeated",
  "setting.final_energy.false": "No: 3 Energy and one free extraction",
  "setting.final_energy.true": "Yes: 4 Energy, extractions cost 1",
  "setting.even_pits": "Even pits: every pit starts with two or three finds",
  "setting.even_pits.false": "No: finds are strewn at random",
  "setting.even_pits.true": "Yes: two or three in each pit",
  "setting.pure_memory": "Pure memory: no reminder of what was seen in a pit that is covered again",
  "setting.pure_memory.false": "No: the table reminds you",
  "setting.pure_memory.true": "Yes: remember it yourselves"
};

// games/fossilis/texts/fr.ts
var fr = {
  "game.points": "PV",
  "ask.pawn": "Choisissez un coin libre pour votre pion, ou une case du bord si tous les coins sont pris.",
  "option.pawn": "Placer votre pion en {cell}",
  "ask.act": "À vous de jouer : {n, plural, =0 {il ne vous reste plus d’énergie} one {il vous reste # énergie} other {il vous reste # énergies}}.",
  "option.act.done": "Finir les actions",
  "option.act.plaster": "Prendre du plâtre",
  "option.act.move": "Se déplacer",
  "option.act.freeMove": "Se déplacer sans dépenser d’énergie",
  "option.act.climb": "Grimper sur le site",
  "option.act.sand": "Poser du sable",
  "option.act.dig": "Creuser",
  "option.act.extract": "Extraire une trouvaille",
  "option.act.use": "Utiliser {tool}",
  "option.act.assign": "Affecter {bone} à {dinosaur}",
  "option.act.scorePerfect": "Marquer {dinosaur}, complet",
  "option.act.scorePartial": "Marquer {dinosaur} maintenant, incomplet",
  "option.act.scoreDisplay": "Marquer {dinosaur} directement depuis les dinosaures exposés",
  "ask.move": "Choisissez où aller.",
  "option.move": "Aller en {cell}",
  "ask.climb": "Choisissez une case où grimper.",
  "option.climb": "Grimper en {cell}",
  "ask.sandTile": "Choisissez une tuile de sable dans la défausse.",
  "option.sandTile": "Prendre {tile}",
  "ask.sandSpace": "Choisissez une case pour la tuile de sable.",
  "option.sandSpace": "La poser en {cell}",
  "ask.side": "Choisissez le côté par où sort votre pion.",
  "option.side": "Le côté {sideId, select, N {nord} E {est} S {sud} other {ouest}}",
  "ask.dig": "Choisissez une tuile à creuser et une direction.",
  "option.dig": "Creuser {cell} vers {directionId, select, N {le nord} E {l’est} S {le sud} other {l’ouest}}",
  "ask.extract": "Choisissez une trouvaille à extraire.",
  "option.extract": "Extraire {find} de {cell}",
  "ask.skill": "Choisissez une compétence.",
  "option.skill": "Apprendre {skill}",
  "ask.effect": "Choisissez ce que fait l’outil.",
  "option.effect.climbNow": "Grimper sur le site",
  "option.effect.moveNow": "Se déplacer",
  "option.effect.removeTile": "Retirer une tuile",
  "option.effect.freeDig": "Creuser",
  "option.effect.energy": "Gagner de l’énergie",
  "option.effect.extraExtractionNow": "Faire une extraction de plus",
  "option.effect.peek": "Regarder dans des fosses couvertes",
  "ask.sweep": "Choisissez une tuile à retirer.",
  "option.sweep": "Prendre la tuile de {cell}",
  "ask.peek": "Choisissez des fosses couvertes où regarder. Vous seul verrez ce qui s’y trouve.",
  "option.peek": "Regarder dans la fosse de {cell}",
  "option.peek.done": "Ne plus regarder d’autre fosse",
  "ask.market": "Vous pouvez acheter une carte.",
  "option.market.done": "Quitter le marché",
  "option.market.buyTool": "Acheter {tool}",
  "option.market.buySupply": "Acheter {supply}",
  "option.market.assign": "Affecter {bone} à {dinosaur}",
  "option.market.scorePerfect": "Marquer {dinosaur}, complet",
  "option.market.scorePartial": "Marquer {dinosaur} maintenant, incomplet",
  "option.market.scoreDisplay": "Marquer {dinosaur} directement depuis les dinosaures exposés",
  "ask.waive": "Choisissez le fragment que vous ne payez pas.",
  "option.waive": "Ne pas payer : {fragment}",
  "ask.payment": "Choisissez les tuiles pour payer.",
  "option.payment": "Payer avec {tile}",
  "ask.claim": "Vous pouvez prendre un dinosaure au laboratoire.",
  "option.claim.done": "Finir le tour",
  "option.claim.claim": "Prendre {dinosaur} au laboratoire",
  "option.claim.assign": "Affecter {bone} à {dinosaur}",
  "option.claim.scorePerfect": "Marquer {dinosaur}, complet",
  "option.claim.scorePartial": "Marquer {dinosaur} maintenant, incomplet",
  "option.claim.scoreDisplay": "Marquer {dinosaur} directement depuis les dinosaures exposés",
  "ask.firstBone": "Affectez un os au dinosaure que vous prenez.",
  "option.firstBone": "Affecter {bone}",
  "ask.tremor": "Secousse : vous pouvez faire glisser n’importe quelle tuile découverte.",
  "option.tremor": "Faire glisser {cell} vers {directionId, select, N {le nord} E {l’est} S {le sud} other {l’ouest}}",
  "option.tremor.pass": "Ne rien faire glisser",
  "ask.takeSand": "Vous pouvez prendre une tuile de sable dans la défausse.",
  "option.takeSand": "Prendre {tile}",
  "option.takeSand.pass": "Ne rien prendre",
  "ask.nightDig": "Fouille de nuit : vous pouvez faire une extraction.",
  "option.nightDig": "Extraire {find} de {cell}",
  "option.nightDig.pass": "Ne rien extraire",
  "bar.FO-3.13": "Un coin est encore libre : les pions commencent là.",
  "bar.FO-R1": "Votre pion commence au bord du site.",
  "bar.pawnThere": "Un pion s’y trouve.",
  "bar.FO-R15": "Votre pion est hors du site.",
  "bar.onSite": "Votre pion est déjà sur le site.",
  "bar.FO-4.2": "Pas assez d’énergie : cela en coûte {n}.",
  "bar.FO-R38": "Vous avez déjà utilisé cette compétence ce tour-ci.",
  "bar.shutIn": "Il n’y a aucune case où votre pion puisse aller.",
  "bar.FO-5.2": "Votre pion ne peut pas y arriver en {n, plural, one {# pas} other {# pas}} sur des tuiles.",
  "bar.openPit": "Cette case est une fosse ouverte.",
  "bar.FO-R20": "Un déplacement doit finir sur une autre case.",
  "bar.otherSide": "Cette case n’est pas de votre côté du site.",
  "bar.noTile": "Il n’y a pas de tuile ici.",
  "bar.FO-5.5": "Aucune tuile où grimper de votre côté : posez d’abord une tuile de sable.",
  "bar.noSand": "Il n’y a pas de tuile de sable dans la défausse.",
  "bar.FO-5.9": "Seul le sable peut être posé.",
  "bar.noRoomForSand": "Aucune case à portée ne peut recevoir du sable.",
  "bar.FO-5.6": "Il y a déjà deux tuiles ici.",
  "bar.FO-5.7": "Le sable se pose sur une case voisine de votre pion, pas en diagonale.",
  "bar.FO-6.15": "Aucune tuile à portée ne peut être creusée.",
  "bar.FO-6.2": "Cette tuile n’est pas voisine de votre pion.",
  "bar.FO-6.1": "Pas assez d’énergie : cette tuile en coûte {n}.",
  "bar.FO-6.7": "Trop lourd : {material} ne peut pas pousser {heavier}.",
  "bar.FO-6.10": "Une pile de deux tuiles bloque le passage.",
  "bar.FO-11.4": "Cet outil ne creuse pas ce genre de tuile.",
  "bar.extracted": "Vous avez déjà fait votre extraction ce tour-ci.",
  "bar.nothingToExtract": "Aucune trouvaille à portée que vous puissiez payer.",
  "bar.pitOutOfReach": "Cette fosse n’est pas voisine de votre pion.",
  "bar.FO-8.2": "Pas assez de plâtre : cette trouvaille en coûte {n}.",
  "bar.FO-R23": "Vos emplacements de compétence sont pleins.",
  "bar.FO-11.6": "Cet outil ne peut rien faire ici.",
  "bar.notBeside": "Cette case n’est pas voisine de votre pion.",
  "bar.wrongTile": "Cet outil ne peut pas prendre cette tuile.",
  "bar.FO-R36": "Cette fosse est ouverte : tout le monde voit ce qu’elle contient.",
  "bar.FO-12.2": "Vos tuiles ne couvrent pas le coût.",
  "bar.waiver": "Vos tuiles ne couvriraient pas le reste.",
  "bar.FO-R28": "Avec cette tuile, vous paieriez trop.",
  "bar.FO-4.4": "Vous avez déjà pris un dinosaure ce tour-ci.",
  "bar.FO-13.4": "Votre laboratoire est plein : marquez d’abord un dinosaure.",
  "bar.FO-13.1": "Vous n’avez aucun os demandé par ce dinosaure.",
  "bar.FO-13.2": "Ce dinosaure ne demande pas cet os.",
  "bar.FO-9.2": "Ce dinosaure ne demande pas cet os.",
  "bar.FO-14.3": "Vous n’avez pas tous ses os dans votre stock.",
  "event.placedPawn": "{seat} place son pion en {cell}.",
  "event.turn": "Manche {round} : {seat} joue.",
  "event.gainedPlaster": "{seat} prend {n, plural, one {# plâtre} other {# plâtres}}.",
  "event.moved": "{seat} va en {cell}.",
  "event.climbed": "{seat} grimpe en {cell}.",
  "event.placedSand": "{seat} pose {tile} en {cell}.",
  "event.dug": "{seat} fait glisser {tile} de {cell} vers {directionId, select, N {le nord} E {l’est} S {le sud} other {l’ouest}}.",
  "event.keptTile": "{seat} prend {tile}.",
  "event.opened": "La fosse de {cell} est ouverte : {findsCount, plural, =0 {elle est vide} other {{finds}}}.",
  "event.covered": "La fosse de {cell} est couverte.",
  "event.carried": "Le pion de {seat} est porté par sa tuile en {cell}.",
  "event.pushed": "Le pion de {seat} est poussé en {cell}.",
  "event.hopped": "Le pion de {seat} monte d’un bond en {cell}.",
  "event.fellIn": "Le pion de {seat} tombe dans la fosse de {cell} et en est ressorti.",
  "event.fellOff": "Le pion de {seat} tombe du site, côté {sideId, select, N {nord} E {est} S {sud} other {ouest}}.",
  "event.extracted": "{seat} extrait {find} de {cell} {n, plural, =0 {gratuitement} one {pour # plâtre} other {pour # plâtres}}.",
  "event.learned": "{seat} apprend {skill}.",
  "event.usedTool": "{seat} utilise {tool}.",
  "event.gainedEnergy": "{seat} gagne {n, plural, one {# énergie} other {# énergies}}.",
  "event.peeked": "Vous regardez dans la fosse de {cell} : {findsCount, plural, =0 {elle est vide} other {{finds}}}.",
  "event.peekedUnseen": "{seat} regarde dans la fosse de {cell}.",
  "event.boughtTool": "{seat} achète {tool} contre {tiles}.",
  "event.boughtSupply": "{seat} achète {supply} contre {tiles}.",
  "event.gotBone": "{seat} reçoit {bone}.",
  "event.drewTool": "{seat} pioche {tool}.",
  "event.shownTool": "{tool} arrive au marché.",
  "event.shownSupply": "{supply} arrive au marché.",
  "event.shownDinosaur": "{dinosaur} rejoint les dinosaures exposés.",
  "event.claimed": "{seat} prend {dinosaur} au laboratoire.",
  "event.assigned": "{seat} affecte {bone} à {dinosaur}.",
  "event.scoredPerfect": "{seat} marque {dinosaur} : parfait, {n} PV.",
  "event.scoredPartial": "{seat} marque {dinosaur} : partiel, {n} PV.",
  "event.gainedVP": "{seat} gagne {n} PV.",
  "event.poolRanOut": "Le bac de plâtre est vide : {seat} reçoit un évènement pour la fin de ce tour.",
  "event.eventRevealed": "Évènement : {event}.",
  "event.poolRefilled": "Le bac est rempli : {n, plural, one {# plâtre} other {# plâtres}}.",
  "event.lostPlaster": "{seat} perd {n, plural, one {# plâtre} other {# plâtres}}.",
  "event.washedOff": "Le pion de {seat} est emporté hors de {cell}.",
  "event.marketRenewed": "Les cartes du marché vont sous leurs paquets.",
  "event.exhibitsRenewed": "Les dinosaures exposés vont sous leur paquet.",
  "event.tookSand": "{seat} prend {tile} dans la défausse.",
  "event.skipped": "{seat} ne peut pas poser de sable.",
  "event.passed": "{seat} passe.",
  "event.endTriggered": "Le dernier bac est vide : on finit cette manche, puis une dernière manche.",
  "event.lastRound": "Dernière manche !",
  "event.finalScore": "{seat} termine avec {n} PV.",
  "score.played": "Score en cours de partie",
  "score.lab": "Derniers dinosaures du laboratoire",
  "score.slots": "Emplacements de compétence vides",
  "score.skills": "Compétences",
  "score.bones": "Os restants",
  "score.plaster": "Plâtre restant",
  "score.cards": "Cartes du marché",
  "score.sets": "Séries de caractéristiques",
  "score.variety": "Bonus de variété",
  "score.collection": "Dinosaures dans la collection",
  "end.lastPool": "Le dernier bac de plâtre est vide et la dernière manche a été jouée.",
  "end.safetyRounds": "La partie a duré trop de manches sans épuiser le plâtre.",
  "draw.round": "Manche {round}{lastRound, select, none {} other { sur {lastRound}}} · Bac de plâtre {pool} · Évènements restants {left}",
  "draw.turn": "{phase, select, placing {Mise en place des pions} actions {{player} : actions, énergie restante : {energy}} market {{player} : marché} claim {{player} : laboratoire} event {{player} : évènement} other {La partie est finie}}",
  "draw.none": "aucun",
  "draw.empty": "vide",
  "draw.pit": "Fosse {cell} : {finds}{known, select, lastSeen { (vu ici la dernière fois)} peeked { (visible de vous seul)} other {}}",
  "draw.dinosaurs": "Dinosaures exposés :",
  "draw.dinosaur": "{dinosaur} : {bones} ; parfait {perfect} ; {characteristics}",
  "draw.market": "Marché :",
  "draw.skills": "Compétences exposées :",
  "draw.discard": "Défausse de tuiles :",
  "draw.card": "{card} : {cost}",
  "draw.unplaced": "pion pas encore placé",
  "draw.off": "hors du site ({sides})",
  "draw.player": "{number} {player} : {score} PV, {plaster, plural, one {# plâtre} other {# plâtres}}, {where}",
  "draw.tiles": "Tuiles :",
  "draw.bones": "Os :",
  "draw.lab": "Laboratoire :",
  "draw.labPlace": "{dinosaur} ; affectés : {bones} (partiel {partial})",
  "draw.learned": "Compétences :",
  "draw.tools": "Outils :",
  "draw.collection": "Collection :",
  "setting.final_energy": "Énergie de l’édition finale : 4 énergies par tour, chaque extraction coûte 1 énergie et peut être répétée",
  "setting.final_energy.false": "Non : 3 énergies et une extraction gratuite",
  "setting.final_energy.true": "Oui : 4 énergies, les extractions en coûtent 1",
  "setting.even_pits": "Fosses égales : chaque fosse contient au départ deux ou trois trouvailles",
  "setting.even_pits.false": "Non : les trouvailles sont semées au hasard",
  "setting.even_pits.true": "Oui : deux ou trois dans chaque fosse",
  "setting.pure_memory": "Mémoire seule : aucun rappel de ce qui a été vu dans une fosse recouverte",
  "setting.pure_memory.false": "Non : la table vous le rappelle",
  "setting.pure_memory.true": "Oui : à vous de vous en souvenir"
};

// games/fossilis/module.ts
var module = {
  manifest,
  game: fossilis,
  components: components_default,
  shape: components,
  texts: { en, fr },
  loadDrawing: () => import("./draw/index.ts")
};

// games/fossilis/draw/index.ts
var draw_exports = {};
__export(draw_exports, {
  draw: () => draw
});
function draw(view2, reader) {
  const table2 = view2;
  return [
    ...turnLines(table2, reader),
    "",
    ...siteLines(table2, reader),
    ...pitLines(table2, reader),
    "",
    ...displayLines(table2, reader),
    ...table2.players.flatMap((player, seat) => ["", ...playerLines(table2, reader, player, seat)])
  ].join("\n");
}
var INDENT = "  ";
var TEXTS = "draw";
function word2(reader, name2, values2 = {}) {
  return say(reader, `${TEXTS}.${name2}`, values2);
}
function nameOf({ game, box, language }, noun, index) {
  const { id, name: name2 = id } = component(game, box, noun, index) ?? { id: String(index) };
  return typeof name2 === "string" ? name2 : name2[language];
}
function namesOf(reader, noun, indexes2) {
  const names = indexes2.filter((index) => index !== null).map((index) => nameOf(reader, noun, index));
  return names.length === 0 ? word2(reader, "none") : names.join(", ");
}
function counted(reader, noun, counts) {
  const parts = counts.flatMap((count, kind) => {
    if (count === 0) return [];
    return [count === 1 ? nameOf(reader, noun, kind) : `${nameOf(reader, noun, kind)} ×${count}`];
  });
  return parts.length === 0 ? word2(reader, "none") : parts.join(", ");
}
function turnLines(table2, reader) {
  const { round, lastRound, plaster, events, active, phase, turn: turn2 } = table2;
  return [
    word2(reader, "round", { round, lastRound: lastRound ?? "none", pool: plaster.pool, left: events.left }),
    word2(reader, "turn", { player: reader.players[active], phase, energy: turn2.energy })
  ];
}
var SHADES = ["░", "▒", "▓"];
function shade({ box }, tile) {
  return tile === null ? "·" : SHADES[box.tiles[tile].material] ?? "█";
}
function siteLines({ site }, reader) {
  const ids = reader.box.cells.map((cell) => cell.id);
  const rows = [...new Set(ids.map((id) => id.slice(1)))];
  const columns = [...new Set(ids.map((id) => id[0]))];
  const spaces = site.map(({ bottom, top, pawn }) => {
    const player = pawn === null ? " " : String(pawn + 1);
    return `${shade(reader, bottom)}${shade(reader, top)}${player}`;
  });
  const drawn = rows.map((row2) => {
    const line2 = spaces.filter((_, cell) => ids[cell].slice(1) === row2);
    return `${INDENT}${row2} ${line2.join(" ")}`.trimEnd();
  });
  const legend = reader.box.materials.map((_, kind) => `${SHADES[kind] ?? "█"} ${nameOf(reader, "material", kind)}`);
  return [`${INDENT}  ${columns.join("   ")}`, ...drawn, `${INDENT}${legend.join("  ")}`];
}
function pitLines({ site }, reader) {
  return site.flatMap(({ pit, finds }, cell) => {
    if (finds === null) return [];
    const inside = finds.length === 0 ? word2(reader, "empty") : namesOf(reader, "find", finds);
    return [`${INDENT}${word2(reader, "pit", { cell: nameOf(reader, "cell", cell), finds: inside, known: pit })}`];
  });
}
function displayLines(table2, reader) {
  const { box } = reader;
  const card = (noun, index, cost2) => INDENT + word2(reader, "card", { card: nameOf(reader, noun, index), cost: counted(reader, "fragment", cost2) });
  const dinosaurs2 = table2.dinosaurs.filter((dinosaur) => dinosaur !== null);
  const tools2 = table2.tools.filter((tool) => tool !== null);
  const supplies2 = table2.supplies.filter((supply) => supply !== null);
  return [
    word2(reader, "dinosaurs"),
    ...dinosaurs2.map((dinosaur) => `${INDENT}${dinosaurText(reader, dinosaur)}`),
    word2(reader, "market"),
    ...tools2.map((tool) => card("tool", tool, box.tools[tool].cost)),
    ...supplies2.map((supply) => card("supply", supply, box.supplies[supply].cost)),
    `${word2(reader, "skills")} ${namesOf(reader, "skill", table2.skills)}`,
    `${word2(reader, "discard")} ${namesOf(reader, "tile", table2.tileDiscard)}`
  ];
}
function dinosaurText(reader, dinosaur) {
  const { needs: needs2, perfect, characteristics } = reader.box.dinosaurs[dinosaur];
  return word2(reader, "dinosaur", {
    dinosaur: nameOf(reader, "dinosaur", dinosaur),
    bones: counted(reader, "bone", needs2),
    perfect,
    characteristics: namesOf(reader, "characteristic", characteristics)
  });
}
function playerLines({ pawns }, reader, player, seat) {
  const { score: score2, plaster } = player;
  const { cell, sides } = pawns[seat];
  const where = whereIs(reader, cell, sides);
  const rows = [
    ["tiles", namesOf(reader, "tile", player.tiles), player.tiles.length],
    ["bones", counted(reader, "bone", player.storage), player.storage.filter((count) => count > 0).length],
    ...player.lab.map((place2) => ["lab", labText(reader, place2), 1]),
    ["learned", namesOf(reader, "skill", player.skills), player.skills.length],
    ["tools", namesOf(reader, "tool", player.tools), player.tools.length],
    ["collection", namesOf(reader, "dinosaur", player.collection), player.collection.length]
  ];
  return [
    word2(reader, "player", { number: seat + 1, player: reader.players[seat], score: score2, plaster, where }),
    ...rows.filter(([, , count]) => count > 0).map(([label, text2]) => `${INDENT}${word2(reader, label)} ${text2}`)
  ];
}
function whereIs(reader, cell, sides) {
  if (cell !== null) return nameOf(reader, "cell", cell);
  return sides.length === 0 ? word2(reader, "unplaced") : word2(reader, "off", { sides: namesOf(reader, "side", sides) });
}
function labText(reader, { dinosaur, bones, partial }) {
  return word2(reader, "labPlace", {
    dinosaur: dinosaurText(reader, dinosaur),
    bones: counted(reader, "bone", bones),
    partial
  });
}

// games/fossilis/bots/features.ts
var NAMES = [
  "played",
  "lab",
  "cards",
  "skillVP",
  "sets",
  "variety",
  "plaster",
  "plasterLeft",
  "tiles",
  "tilesLeft",
  "bones",
  "bonesLeft",
  "needed",
  "perfect",
  "claimable",
  "claimableLeft",
  "skills",
  "skillsLeft",
  "tools",
  "toolsLeft",
  "collection",
  "reach",
  "reachBones",
  "offSite"
];
var AT = placesOf(NAMES);
var fossilisFeatures = {
  names: NAMES,
  read: (at, seat, score2, row2) => {
    const { state, box } = at;
    const player = state.players[seat];
    const left = leftOf(at);
    const lab = labOf(at, seat);
    const claimable = claimableOf(at, seat);
    const reach = reachOf(at, seat);
    let bones = 0;
    for (const bone of box.bones) bones += player.storage[bone] + player.donated[bone];
    row2[AT.played] = line(score2, "played") + line(score2, "slots");
    row2[AT.lab] = line(score2, "lab");
    row2[AT.cards] = line(score2, "cards");
    row2[AT.skillVP] = line(score2, "skills");
    row2[AT.sets] = line(score2, "sets");
    row2[AT.variety] = line(score2, "variety");
    row2[AT.plaster] = player.plaster;
    row2[AT.plasterLeft] = player.plaster * left;
    row2[AT.tiles] = player.tiles.length;
    row2[AT.tilesLeft] = player.tiles.length * left;
    row2[AT.bones] = bones;
    row2[AT.bonesLeft] = bones * left;
    row2[AT.needed] = lab.needed;
    row2[AT.perfect] = lab.perfect;
    row2[AT.claimable] = claimable;
    row2[AT.claimableLeft] = claimable * left;
    row2[AT.skills] = player.skills.length;
    row2[AT.skillsLeft] = player.skills.length * left;
    row2[AT.tools] = player.tools.length;
    row2[AT.toolsLeft] = player.tools.length * left;
    row2[AT.collection] = player.collection.length;
    row2[AT.reach] = reach.finds;
    row2[AT.reachBones] = reach.bones;
    row2[AT.offSite] = state.site.pawns[seat] === null ? 1 : 0;
  }
};
function line({ lines }, what) {
  for (const entry of lines) if (entry.what === what) return entry.points;
  return 0;
}
function leftOf({ state, box }) {
  if (state.lastRound !== null) return 0;
  const full = box.plaster.poolPerPlayer * state.players.length;
  const rounds = state.events.length + state.pastEvents.length + 1;
  return (state.events.length + state.pool / full) / rounds;
}
function labOf({ state, box }, seat) {
  let needed = 0;
  let perfect = 0;
  for (const { dinosaur, bones, donated } of state.players[seat].lab) {
    const { needs: needs2, perfect: most2 } = box.dinosaurs[dinosaur];
    let all = 0;
    let open = 0;
    for (const bone of box.bones) {
      all += needs2[bone];
      open += needs2[bone] - bones[bone] - donated[bone];
    }
    needed += open;
    perfect += most2 * (all - open) / all;
  }
  return { needed, perfect };
}
function claimableOf({ state, box }, seat) {
  const { storage, donated } = state.players[seat];
  let best = 0;
  for (const dinosaur of state.dinosaurs) {
    if (dinosaur === null) continue;
    const { needs: needs2, perfect } = box.dinosaurs[dinosaur];
    let all = 0;
    let there = 0;
    for (const bone of box.bones) {
      all += needs2[bone];
      there += Math.min(needs2[bone], storage[bone] + donated[bone]);
    }
    best = Math.max(best, perfect * there / all);
  }
  return best;
}
function reachOf({ state, box }, seat) {
  const pawn = state.site.pawns[seat];
  let finds = 0;
  let bones = 0;
  if (pawn === null) return { finds, bones };
  for (const cell of box.ground.orthogonal[pawn]) {
    if (state.site.bottom[cell] !== null) continue;
    for (const { find } of box.extractions[cell]) {
      const count = state.finds[cell * box.finds.length + find];
      finds += count;
      if (find !== box.hammer) bones += count * box.finds[find].plaster;
    }
  }
  return { finds, bones };
}

// games/fossilis/bots/weights.json
var weights_default = JSON.parse('{"played":0.13448,"lab":0.05057,"cards":0.11854,"skillVP":0.06233,"sets":0.10486,"variety":0.10398,"plaster":0.03268,"plasterLeft":0.15305,"tiles":0.1526,"tilesLeft":0.07937,"bones":0.44454,"bonesLeft":0.14959,"needed":-0.01672,"perfect":0.0309,"claimable":0.03443,"claimableLeft":-0.02314,"skills":0.10865,"skillsLeft":-0.00952,"tools":-0.00337,"toolsLeft":-0.1117,"collection":0.14803,"reach":0.01407,"reachBones":0.00516,"offSite":-0.12568}');

// games/fossilis/bots/brain.ts
var brain = { features: fossilisFeatures, weights: weights_default, search: { horizon: 2 } };

// games/fossilis/bundle.ts
var module2 = { ...module, brain, loadDrawing: async () => draw_exports };
export {
  module2 as module
};
