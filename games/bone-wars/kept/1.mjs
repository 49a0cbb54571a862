// The rules of bone-wars as they were played, with all that they need. Kept, never edited: docs/ARCHITECTURE.md.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// games/bone-wars/box/components.json
var components_default = JSON.parse(`{"schemaVersion":1,"game":{"id":"bone-wars","title":{"en":"Bone Wars","fr":"Bone Wars"},"designer":"Wim Goossens","artist":"Laura Bevon","publisher":"Game Brewer","players":{"min":1,"max":4},"rounds":4,"provenance":"rulebook"},"provenanceLegend":{"rulebook":"stated by, or forced by, the English and/or French rulebook (text, count or example)","public":"from a public page or the zoological literature, see sourceNote","reconstructed":"not printed in our sources: chosen to fit every count and example; an owner of the box should correct it here only"},"publicSources":["https://www.vindjeu.eu/2023/09/18/bone-wars/ (preview of the crowdfunding prototype: starting hand of 4 cards, 5 paid action slots, 4 rounds)","https://www.gamingwolves.net/post/bone-wars-giant-roc (German edition: player colours yellow, red, turquoise, blue; dig sites are US states)","https://www.ringbote.de/news/bone-wars (German review: 4 rounds, three kinds of cards)","https://forum.cwowd.com/t/bone-wars-de-wim-goossens-par-game-brewer/72281 and https://www.brettspiel-news.de/ (publisher's pitch: loyalty times papers)","http://fossilworks.org/bridge.pl?a=taxonInfo&taxon_no=36624, http://piglix.com/piglix/Merycoidodon, https://clyx.com/books/moodie/ (The Coal Measures Amphibia), http://dino.lindahall.org/lei1856.shtml, https://encyklopedia.dinozaury.com/wiki/1877, http://dml.cmnh.org/1996Jun/msg00149.html, https://wikimili.com/en/Eohippus, http://fossilworks.org/bridge.pl?a=taxonInfo&taxon_no=70397, http://www.oceansofkansas.com/Hesperornis.html, https://mapress.com/zt/article/view/7585 (names, authors, years of species)"],"enums":{"boneKinds":["torso","tail","skullCarnivore","skullHerbivore","paw","flipper","claw","wing"],"boneCategories":{"torso":["torso"],"tail":["tail"],"skull":["skullCarnivore","skullHerbivore"],"limb":["paw","flipper","claw","wing"]},"minorFinds":["bug","footprint","fossil","hammer","plant"],"speciesCategories":["reptile","mammal","bird","amphibian"],"wildSpeciesCategory":"amphibian","discoverers":["marsh","cope","leidy"],"patrons":["marsh","cope"],"playerColors":["yellow","red","green","blue"],"teamActions":["dig","discover","digSiteAction","baseCamp","digDeeper","move"],"paleontologistActions":["publish","debunk","award","minorFind"],"effects":{"money":"receive n dollars","boneFromBag":"draw n bones from the bag","rareBone":"take n bones from the rare display","exchangeRare":"trade n own bones for rare ones","swapPatron":"flip the patron tile","removePaleontologist":"take the paleontologist off the board","speciesLook":"look at \`look\` species cards, keep \`keep\`","speciesDraw":"draw n species cards","paleoCard":"take n paleontologist cards from the display","digSiteActions":"perform n dig site actions at any sites","loyalty":"advance n steps with the current patron (or the named one)","rp":"receive n reputation points","reclassify":"move an archived species card, envelope bonus once","upgradeSlot":"take an upgraded action slot tile","removeCover":"remove a cover tile, then $2 or 1 RP","upgradeTeam":"advanced team card or specialist","roundBonus":"the current round's bonus","discardSpecies":"cost: discard n species cards from hand"},"provenance":"rulebook"},"labels":{"provenance":"rulebook","sourceNote":"French terms are the French rulebook's own.","boneKinds":{"torso":{"en":"Torso","fr":"Torse"},"tail":{"en":"Tail","fr":"Queue"},"skullCarnivore":{"en":"Carnivore skull","fr":"Crâne de carnivore"},"skullHerbivore":{"en":"Herbivore skull","fr":"Crâne d'herbivore"},"paw":{"en":"Paw","fr":"Patte"},"flipper":{"en":"Flipper","fr":"Nageoire"},"claw":{"en":"Claw","fr":"Griffe"},"wing":{"en":"Wing","fr":"Aile"}},"boneCategories":{"torso":{"en":"Torso","fr":"Torse"},"tail":{"en":"Tail","fr":"Queue"},"skull":{"en":"Skull","fr":"Crâne"},"limb":{"en":"Limb","fr":"Membre"}},"minorFinds":{"bug":{"en":"Bug","fr":"Insecte"},"footprint":{"en":"Footprint","fr":"Empreinte"},"fossil":{"en":"Fossil","fr":"Fossile"},"hammer":{"en":"Hammer","fr":"Marteau"},"plant":{"en":"Plant","fr":"Plante"}},"speciesCategories":{"reptile":{"en":"Reptile","fr":"Reptile"},"mammal":{"en":"Mammal","fr":"Mammifère"},"bird":{"en":"Bird","fr":"Oiseau"},"amphibian":{"en":"Amphibian","fr":"Amphibien"}},"patrons":{"marsh":{"en":"Othniel C. Marsh","fr":"Othniel C. Marsh"},"cope":{"en":"Edward D. Cope","fr":"Edward D. Cope"}},"playerColors":{"yellow":{"en":"Yellow","fr":"Jaune"},"red":{"en":"Red","fr":"Rouge"},"green":{"en":"Green","fr":"Vert"},"blue":{"en":"Blue","fr":"Bleu"}},"teamActions":{"dig":{"en":"Dig for Bones","fr":"Creuser pour Trouver des Os"},"discover":{"en":"Discover","fr":"Découvrir"},"digSiteAction":{"en":"Dig Site Action","fr":"Action de Site de Fouille"},"baseCamp":{"en":"Establish Base Camp","fr":"Établir un Camp de Base"},"digDeeper":{"en":"Dig Deeper","fr":"Creuser plus Profondément"},"move":{"en":"Move Your Team","fr":"Déplacer votre Équipe"}},"paleontologistActions":{"publish":{"en":"Publish Papers","fr":"Publier des Articles"},"debunk":{"en":"Debunk Papers","fr":"Discréditer des Articles"},"award":{"en":"Claim an Award","fr":"Revendiquer un Trophée"},"minorFind":{"en":"Make a Minor Find","fr":"Faire une Découverte Mineure"}}},"boneTokens":{"provenance":"rulebook","sourceNote":"Counts from the component lists; 80 in all.","total":80,"rareDisplayPerKind":2,"kinds":[{"kind":"torso","count":15,"category":"torso","symbol":"◆"},{"kind":"tail","count":15,"category":"tail","symbol":"▼"},{"kind":"skullCarnivore","count":12,"category":"skull","symbol":"●"},{"kind":"skullHerbivore","count":12,"category":"skull","symbol":"●"},{"kind":"paw","count":8,"category":"limb","symbol":"■"},{"kind":"flipper","count":7,"category":"limb","symbol":"■"},{"kind":"claw","count":6,"category":"limb","symbol":"■"},{"kind":"wing","count":5,"category":"limb","symbol":"■"}]},"species":{"provenance":"reconstructed","sourceNote":"48 cards (rulebook). Author, year and class follow the zoological literature: \`historyChecked\` true = author and year seen on a public page (see publicSources), false = general knowledge, not looked up (Protostega: 1871 on one page, 1872 for the genus). Dimetrodon and the pterosaurs count as reptiles, as in the 19th century. \`rulebookFacts\` lists what an example fixes. Latin names are used in both languages (as the French rulebook does).","fieldProvenance":{"count":"rulebook","id":"reconstructed","name":"see nameProvenance on each card","category":"public if historyChecked, else reconstructed (general knowledge)","discoverer":"public if historyChecked, else reconstructed (general knowledge)","author":"public if historyChecked, else reconstructed (general knowledge)","year":"public if historyChecked, else reconstructed (general knowledge)","monogram":"reconstructed","skull":"reconstructed","limb":"reconstructed","prize":"reconstructed","minorFind":"reconstructed"},"count":48,"cards":[{"id":"allosaurus","name":"Allosaurus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1877,"skull":"carnivore","limb":"claw","prize":"reclassify","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":true},{"id":"amphibamus","name":"Amphibamus","category":"amphibian","discoverer":"cope","monogram":"EDC","author":"Cope","year":1865,"skull":"any","limb":"paw","prize":"money3","minorFind":"plant","nameProvenance":"reconstructed","historyChecked":false},{"id":"apatornis","name":"Apatornis","category":"bird","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1873,"skull":"carnivore","limb":"wing","prize":"money3","minorFind":"bug","nameProvenance":"reconstructed","historyChecked":false},{"id":"apatosaurus","name":"Apatosaurus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1877,"skull":"herbivore","limb":"paw","prize":"money3","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":true},{"id":"archaeotherium","name":"Archaeotherium","category":"mammal","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1850,"skull":"any","limb":"paw","prize":"bones2","minorFind":"bug","nameProvenance":"rulebook","historyChecked":false,"rulebookFacts":["name","skull: either kind accepted (publish example)","limb: a paw is accepted (publish example)","prize: draw 2 bones (publish example)","minorFind: belongs to the envelope that pays $2 (publish example)"]},{"id":"baptornis","name":"Baptornis","category":"bird","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1877,"skull":"carnivore","limb":"wing","prize":"cover","minorFind":"footprint","nameProvenance":"reconstructed","historyChecked":false},{"id":"brontosaurus","name":"Brontosaurus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1879,"skull":"herbivore","limb":"paw","prize":"reclassify","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":true},{"id":"brontotherium","name":"Brontotherium","category":"mammal","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1873,"skull":"herbivore","limb":"paw","prize":"digSite3","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":false},{"id":"camarasaurus","name":"Camarasaurus","category":"reptile","discoverer":"cope","monogram":"EDC","author":"Cope","year":1877,"skull":"herbivore","limb":"any","prize":"cover","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":true},{"id":"cimoliasaurus","name":"Cimoliasaurus","category":"reptile","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1851,"skull":"carnivore","limb":"flipper","prize":"cover","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":false},{"id":"cimolopteryx","name":"Cimolopteryx","category":"bird","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1892,"skull":"carnivore","limb":"wing","prize":"reclassify","minorFind":"fossil","nameProvenance":"rulebook","historyChecked":true,"rulebookFacts":["name","skull: a carnivore skull is accepted (publish example)","limb: a wing is accepted (publish example)","minorFind: belongs to the envelope that draws species cards (publish example)"]},{"id":"coelophysis","name":"Coelophysis","category":"reptile","discoverer":"cope","monogram":"EDC","author":"Cope","year":1889,"skull":"carnivore","limb":"claw","prize":"teamUpgrade","minorFind":"bug","nameProvenance":"reconstructed","historyChecked":false},{"id":"cricotus","name":"Cricotus","category":"amphibian","discoverer":"cope","monogram":"EDC","author":"Cope","year":1875,"skull":"carnivore","limb":"flipper","prize":"money3","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":false},{"id":"diatryma","name":"Diatryma","category":"bird","discoverer":"cope","monogram":"EDC","author":"Cope","year":1876,"skull":"any","limb":"claw","prize":"cover","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":false},{"id":"dimetrodon","name":"Dimetrodon","category":"reptile","discoverer":"cope","monogram":"EDC","author":"Cope","year":1878,"skull":"carnivore","limb":"claw","prize":"bones2","minorFind":"footprint","nameProvenance":"reconstructed","historyChecked":false},{"id":"diplocaulus","name":"Diplocaulus","category":"amphibian","discoverer":"cope","monogram":"EDC","author":"Cope","year":1877,"skull":"any","limb":"flipper","prize":"cover","minorFind":"bug","nameProvenance":"reconstructed","historyChecked":false},{"id":"diplodocus","name":"Diplodocus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1878,"skull":"herbivore","limb":"any","prize":"teamUpgrade","minorFind":"footprint","nameProvenance":"reconstructed","historyChecked":true},{"id":"dryosaurus","name":"Dryosaurus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1894,"skull":"herbivore","limb":"any","prize":"bones2","minorFind":"plant","nameProvenance":"rulebook","historyChecked":false,"rulebookFacts":["name read in the French card diagram, prize numbered 2"]},{"id":"dryptosaurus","name":"Dryptosaurus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1877,"skull":"carnivore","limb":"claw","prize":"bones2","minorFind":"bug","nameProvenance":"rulebook","historyChecked":true,"rulebookFacts":["name","author Marsh (artwork note)","same artwork as Laelaps","English card diagram appears to show it with a prize numbered 2"]},{"id":"elasmosaurus","name":"Elasmosaurus","category":"reptile","discoverer":"cope","monogram":"EDC","author":"Cope","year":1868,"skull":"carnivore","limb":"flipper","prize":"digSite3","minorFind":"plant","nameProvenance":"rulebook","historyChecked":true,"rulebookFacts":["name","author Cope (artwork note)"]},{"id":"eobasileus","name":"Eobasileus","category":"mammal","discoverer":"cope","monogram":"EDC","author":"Cope","year":1872,"skull":"herbivore","limb":"paw","prize":"bones2","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":false},{"id":"eohippus","name":"Eohippus","category":"mammal","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1876,"skull":"herbivore","limb":"paw","prize":"teamUpgrade","minorFind":"plant","nameProvenance":"reconstructed","historyChecked":true},{"id":"eryops","name":"Eryops","category":"amphibian","discoverer":"cope","monogram":"EDC","author":"Cope","year":1877,"skull":"carnivore","limb":"any","prize":"digSite3","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":true},{"id":"hadrosaurus","name":"Hadrosaurus","category":"reptile","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1858,"skull":"herbivore","limb":"paw","prize":"teamUpgrade","minorFind":"fossil","nameProvenance":"rulebook","historyChecked":true,"rulebookFacts":["name","author Leidy (introduction)","archived in an envelope other than the first one (reclassify example)"]},{"id":"hesperornis","name":"Hesperornis","category":"bird","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1872,"skull":"carnivore","limb":"flipper","prize":"digSite3","minorFind":"bug","nameProvenance":"reconstructed","historyChecked":true},{"id":"hoplophoneus","name":"Hoplophoneus","category":"mammal","discoverer":"cope","monogram":"EDC","author":"Cope","year":1874,"skull":"carnivore","limb":"claw","prize":"reclassify","minorFind":"plant","nameProvenance":"reconstructed","historyChecked":false},{"id":"hyracodon","name":"Hyracodon","category":"mammal","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1856,"skull":"herbivore","limb":"any","prize":"bones2","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":false},{"id":"ichthyornis","name":"Ichthyornis","category":"bird","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1872,"skull":"carnivore","limb":"wing","prize":"teamUpgrade","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":true},{"id":"laelaps","name":"Laelaps","category":"reptile","discoverer":"cope","monogram":"EDC","author":"Cope","year":1866,"skull":"carnivore","limb":"claw","prize":"money3","minorFind":"footprint","nameProvenance":"rulebook","historyChecked":true,"rulebookFacts":["name","author Cope (artwork note)","same artwork as Dryptosaurus"]},{"id":"laornis","name":"Laornis","category":"bird","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1870,"skull":"any","limb":"wing","prize":"bones2","minorFind":"plant","nameProvenance":"reconstructed","historyChecked":false},{"id":"megacerops","name":"Megacerops","category":"mammal","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1870,"skull":"herbivore","limb":"paw","prize":"reclassify","minorFind":"bug","nameProvenance":"reconstructed","historyChecked":false},{"id":"merycoidodon","name":"Merycoidodon","category":"mammal","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1848,"skull":"herbivore","limb":"paw","prize":"cover","minorFind":"footprint","nameProvenance":"reconstructed","historyChecked":true},{"id":"monoclonius","name":"Monoclonius","category":"reptile","discoverer":"cope","monogram":"EDC","author":"Cope","year":1876,"skull":"herbivore","limb":"any","prize":"reclassify","minorFind":"bug","nameProvenance":"reconstructed","historyChecked":false},{"id":"mosasaurus-copeanus","name":"Mosasaurus copeanus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1869,"skull":"carnivore","limb":"flipper","prize":"bones2","minorFind":"footprint","nameProvenance":"rulebook","historyChecked":false,"rulebookFacts":["name (introduction; not certain to be a card)"]},{"id":"ornithomimus","name":"Ornithomimus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1890,"skull":"any","limb":"claw","prize":"money3","minorFind":"hammer","nameProvenance":"rulebook","historyChecked":false,"rulebookFacts":["name","minorFind: hammer (minor find example)"]},{"id":"palaeosyops","name":"Palaeosyops","category":"mammal","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1870,"skull":"herbivore","limb":"paw","prize":"teamUpgrade","minorFind":"plant","nameProvenance":"reconstructed","historyChecked":true},{"id":"palaeotringa","name":"Palaeotringa","category":"bird","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1870,"skull":"any","limb":"wing","prize":"digSite3","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":false},{"id":"phenacodus","name":"Phenacodus","category":"mammal","discoverer":"cope","monogram":"EDC","author":"Cope","year":1873,"skull":"herbivore","limb":"any","prize":"digSite3","minorFind":"bug","nameProvenance":"reconstructed","historyChecked":true},{"id":"poebrotherium","name":"Poebrotherium","category":"mammal","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1847,"skull":"herbivore","limb":"any","prize":"money3","minorFind":"footprint","nameProvenance":"reconstructed","historyChecked":false},{"id":"protostega","name":"Protostega","category":"reptile","discoverer":"cope","monogram":"EDC","author":"Cope","year":1872,"skull":"any","limb":"flipper","prize":"teamUpgrade","minorFind":"fossil","nameProvenance":"reconstructed","historyChecked":false},{"id":"pteranodon","name":"Pteranodon","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1876,"skull":"carnivore","limb":"wing","prize":"cover","minorFind":"plant","nameProvenance":"reconstructed","historyChecked":false},{"id":"ptyonius-marshii","name":"Ptyonius marshii","category":"amphibian","discoverer":"cope","monogram":"EDC","author":"Cope","year":1875,"skull":"any","limb":"flipper","prize":"reclassify","minorFind":"footprint","nameProvenance":"rulebook","historyChecked":true,"rulebookFacts":["name (introduction; not certain to be a card)"]},{"id":"stegosaurus","name":"Stegosaurus","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1877,"skull":"herbivore","limb":"paw","prize":"cover","minorFind":"bug","nameProvenance":"rulebook","historyChecked":true,"rulebookFacts":["name","author Marsh (artwork note)"]},{"id":"trachodon","name":"Trachodon","category":"reptile","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1856,"skull":"herbivore","limb":"any","prize":"reclassify","minorFind":"plant","nameProvenance":"reconstructed","historyChecked":true},{"id":"triceratops","name":"Triceratops","category":"reptile","discoverer":"marsh","monogram":"OCM","author":"Marsh","year":1889,"skull":"herbivore","limb":"paw","prize":"digSite3","minorFind":"footprint","nameProvenance":"reconstructed","historyChecked":false},{"id":"trimerorhachis","name":"Trimerorhachis","category":"amphibian","discoverer":"cope","monogram":"EDC","author":"Cope","year":1878,"skull":"carnivore","limb":"flipper","prize":"teamUpgrade","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":false},{"id":"troodon","name":"Troodon","category":"reptile","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1856,"skull":"carnivore","limb":"claw","prize":"digSite3","minorFind":"hammer","nameProvenance":"reconstructed","historyChecked":true},{"id":"uintatherium","name":"Uintatherium","category":"mammal","discoverer":"leidy","monogram":"JL","author":"Leidy","year":1872,"skull":"herbivore","limb":"any","prize":"money3","minorFind":"hammer","nameProvenance":"rulebook","historyChecked":false,"rulebookFacts":["name (artwork note)"]}]},"prizeBonuses":{"provenance":"rulebook","sourceNote":"The six prizes are listed in the appendix; which card carries which is reconstructed (8 cards each).","fieldProvenance":{"count per prize":"reconstructed","name":"reconstructed (our label)","text":"rulebook effect in our words"},"list":[{"id":"money3","effects":[{"do":"money","n":3}],"name":{"en":"$3","fr":"3 $"},"text":{"en":"Take $3.","fr":"Prenez 3 $."}},{"id":"bones2","effects":[{"do":"boneFromBag","n":2,"upTo":true}],"name":{"en":"2 bones","fr":"2 os"},"text":{"en":"Draw up to 2 bones at random from the bag.","fr":"Tirez au hasard jusqu'à 2 os du sac."}},{"id":"cover","effects":[{"do":"removeCover"}],"name":{"en":"Cover tile","fr":"Tuile couvercle"},"text":{"en":"Uncover 2 crates, then take $2 or 1 RP.","fr":"Libérez 2 caisses, puis prenez 2 $ ou 1 PR."}},{"id":"teamUpgrade","effects":[{"do":"upgradeTeam"}],"name":{"en":"Team upgrade","fr":"Amélioration d'équipe"},"text":{"en":"Swap a basic team card for an advanced one, or hire a specialist.","fr":"Échangez une carte d'équipe de base contre une avancée, ou engagez un spécialiste."}},{"id":"reclassify","effects":[{"do":"reclassify"}],"name":{"en":"Reclassify","fr":"Reclasser"},"text":{"en":"Move one archived species to another envelope and take that envelope's bonus once.","fr":"Déplacez une espèce archivée vers une autre enveloppe et prenez une fois le bonus de celle-ci."}},{"id":"digSite3","effects":[{"do":"digSiteActions","n":3,"anySite":true,"upTo":true}],"name":{"en":"3 dig site actions","fr":"3 actions de site de fouille"},"text":{"en":"Use the action tiles of any dig sites up to 3 times in all.","fr":"Utilisez jusqu'à 3 fois les tuiles action de n'importe quels sites."}}]},"paleontologistCards":{"provenance":"rulebook","sourceNote":"12 characters are described, 24 cards exist: 2 of each. Birth and death years from the rulebook's biographies (Peabody: 1869 in English, 1864 in French; 1869 is right).","fieldProvenance":{"copiesEach":"rulebook (inferred: 24 cards / 12 characters)"},"count":24,"copiesEach":2,"display":3,"cards":[{"id":"marsh","name":"Othniel C. Marsh","born":1831,"died":1899,"action":"publish","ability":"anyBone","bones":1,"text":{"en":"For one published paper, one bone counts as any kind.","fr":"Pour un article publié, un os compte comme n'importe quel type."}},{"id":"williston","name":"Samuel W. Williston","born":1852,"died":1918,"action":"publish","ability":"extraLoyalty","maxBones":3,"loyalty":1,"text":{"en":"For one paper published with at most 3 bones: 1 more loyalty.","fr":"Pour un article publié avec 3 os au plus : 1 loyauté de plus."}},{"id":"carlin","name":"William E. Carlin","born":1866,"died":1928,"action":"publish","ability":"splitLoyalty","text":{"en":"For one published paper, its loyalty goes to either patron or is split.","fr":"Pour un article publié, sa loyauté va au patron de votre choix ou se partage."}},{"id":"sternberg","name":"Charles Sternberg","born":1850,"died":1943,"action":"debunk","ability":"splitLoyalty","text":{"en":"For one debunked paper, its loyalty goes to either patron or is split.","fr":"Pour un article discrédité, sa loyauté va au patron de votre choix ou se partage."}},{"id":"reed","name":"William H. Reed","born":1848,"died":1915,"action":"debunk","ability":"extraLoyalty","maxBones":3,"loyalty":1,"text":{"en":"For one paper debunked with at most 3 bones: 1 more loyalty.","fr":"Pour un article discrédité avec 3 os au plus : 1 loyauté de plus."}},{"id":"leidy","name":"Joseph Leidy","born":1823,"died":1891,"action":"debunk","ability":"anyBone","bones":1,"text":{"en":"For one debunked paper, one bone counts as any kind.","fr":"Pour un article discrédité, un os compte comme n'importe quel type."}},{"id":"lakes","name":"Arthur Lakes","born":1844,"died":1917,"action":"award","ability":"splitLoyalty","text":{"en":"The award's loyalty goes to either patron or is split.","fr":"La loyauté du trophée va au patron de votre choix ou se partage."}},{"id":"lucas","name":"Oramel W. Lucas","born":1849,"died":1935,"action":"award","ability":"occupiedSpace","text":{"en":"You may use an award space that is already taken.","fr":"Vous pouvez utiliser un emplacement de trophée déjà occupé."}},{"id":"cope","name":"Edward D. Cope","born":1840,"died":1897,"action":"award","ability":"anyRoundBonus","text":{"en":"Take any bonus of the round track instead of the current one.","fr":"Prenez n'importe quel bonus de la piste de manche au lieu du bonus actuel."}},{"id":"peabody","name":"George Peabody","born":1795,"died":1869,"action":"minorFind","ability":"emptySpace","text":{"en":"Choose a space whose tile is already gone: remove nothing, take that column's bonus.","fr":"Choisissez un emplacement dont la tuile a déjà été prise : ne retirez rien, prenez le bonus de sa colonne."}},{"id":"powell","name":"John Wesley Powell","born":1834,"died":1902,"action":"minorFind","ability":"anyEnvelope","text":{"en":"Archive the species card in any envelope with room.","fr":"Archivez la carte espèce dans l'enveloppe de votre choix (s'il y a de la place)."}},{"id":"foulke","name":"William Parker Foulke","born":1816,"died":1865,"action":"minorFind","ability":"anyTile","text":{"en":"Take any minor find tile, whatever its icon.","fr":"Prenez n'importe quelle tuile découverte mineure, quel que soit son symbole."}}]},"minorFindTiles":{"provenance":"rulebook","count":20,"tiles":[{"icon":"bug","count":4},{"icon":"footprint","count":4},{"icon":"fossil","count":4},{"icon":"hammer","count":4},{"icon":"plant","count":4}]},"bonusTiles":{"provenance":"rulebook","sourceNote":"The appendix lists nine bonuses for eight tiles; the ninth (1 loyalty) is printed on the fourth round space: the solo rules say Theodore can always choose 1 loyalty from the round track.","fieldProvenance":{"name":"reconstructed (our label)","text":"rulebook effect in our words"},"count":8,"tiles":[{"id":"rare2","name":{"en":"2 rare bones","fr":"2 os rares"},"effects":[{"do":"rareBone","n":2,"upTo":true}],"text":{"en":"Take up to 2 rare bones of your choice.","fr":"Prenez jusqu'à 2 os rares de votre choix."}},{"id":"upgradeSlot","name":{"en":"Upgraded action slot","fr":"Emplacement d'action amélioré"},"effects":[{"do":"upgradeSlot"}],"text":{"en":"Take 1 upgraded action slot tile and place it.","fr":"Prenez et placez 1 tuile emplacement d'action amélioré."}},{"id":"speciesLook3","name":{"en":"Choose a species card","fr":"Choix d'une carte espèce"},"effects":[{"do":"speciesLook","look":3,"keep":1}],"text":{"en":"Look at 3 species cards, keep 1, discard 2.","fr":"Regardez 3 cartes espèce, gardez-en 1, défaussez les 2 autres."}},{"id":"cover","name":{"en":"Cover tile","fr":"Tuile couvercle"},"effects":[{"do":"removeCover"}],"text":{"en":"Remove 1 cover tile, then take $2 or 1 RP.","fr":"Retirez 1 tuile couvercle, puis prenez 2 $ ou 1 PR."}},{"id":"teamUpgrade","name":{"en":"Team upgrade","fr":"Amélioration d'équipe"},"effects":[{"do":"upgradeTeam"}],"text":{"en":"Swap a basic team card for an advanced one, or hire a specialist.","fr":"Échangez une carte d'équipe de base contre une avancée, ou engagez un spécialiste."}},{"id":"digSite3","name":{"en":"3 dig site actions","fr":"3 actions de site de fouille"},"effects":[{"do":"digSiteActions","n":3,"anySite":true,"upTo":true}],"text":{"en":"Use the action tiles of any dig sites up to 3 times in all.","fr":"Utilisez jusqu'à 3 fois les tuiles action de n'importe quels sites."}},{"id":"bones3","name":{"en":"3 bones","fr":"3 os"},"effects":[{"do":"boneFromBag","n":3,"upTo":true}],"text":{"en":"Draw up to 3 bones from the bag.","fr":"Tirez jusqu'à 3 os du sac."}},{"id":"money3","name":{"en":"$3","fr":"3 $"},"effects":[{"do":"money","n":3}],"text":{"en":"Take $3.","fr":"Prenez 3 $."}}]},"grantTiles":{"provenance":"rulebook","sourceNote":"The effects are listed in both rulebooks; the short names are ours (no names are given there).","fieldProvenance":{"name":"reconstructed","solo":"rulebook where stated (round bonuses), otherwise ruling"},"count":14,"inPlay":4,"tiles":[{"id":"G01","ability":"discover1","n":1,"name":{"en":"Scout grant","fr":"Subvention Éclaireur"},"text":{"en":"Discover costs 1 action point instead of 2.","fr":"Découvrir coûte 1 point d'action au lieu de 2."},"solo":"no effect (Discover already costs Theodore 1)"},{"id":"G02","ability":"anyMinorFind","name":{"en":"Generalist grant","fr":"Subvention Généraliste"},"text":{"en":"Every minor find icon counts as all five.","fr":"Chaque symbole de découverte mineure vaut les cinq."},"solo":"used: his cards match any slot icon and any tile; he archives in the rightmost envelope with room"},{"id":"G03","ability":"rareInsteadOfBag","name":{"en":"Collector grant","fr":"Subvention Collectionneur"},"text":{"en":"When you would draw bones from the bag, you may take rare bones instead.","fr":"Quand vous devez tirer des os du sac, vous pouvez prendre des os rares à la place."},"solo":"used while the display is not empty"},{"id":"G04","ability":"debunkAnyBone","n":1,"name":{"en":"Sceptic grant","fr":"Subvention Sceptique"},"text":{"en":"When debunking, one bone counts as any kind.","fr":"En discréditant, un os compte comme n'importe quel type."},"solo":"used (BW-R82)"},{"id":"G05","ability":"publishAnyBone","n":1,"name":{"en":"Sculptor grant","fr":"Subvention Sculpteur"},"text":{"en":"When publishing, one bone counts as any kind.","fr":"En publiant, un os compte comme n'importe quel type."},"solo":"used (BW-R82)"},{"id":"G06","ability":"freeSlots","name":{"en":"Sponsor grant","fr":"Subvention Mécène"},"text":{"en":"You do not pay the cost of action slots.","fr":"Vous ne payez pas le coût des emplacements d'action."},"solo":"used"},{"id":"G07","ability":"reclassifyFull","name":{"en":"Curator grant","fr":"Subvention Conservateur"},"text":{"en":"When you reclassify, take the envelope bonus once per card now in it.","fr":"En reclassant, prenez le bonus de l'enveloppe une fois par carte qu'elle contient désormais."},"solo":"used"},{"id":"G08","ability":"minorToRound","name":{"en":"Press grant","fr":"Subvention Presse"},"text":{"en":"After a minor find, you may take the current round bonus instead of the column's bonus.","fr":"Après une découverte mineure, vous pouvez prendre le bonus de la manche au lieu de celui de la colonne."},"solo":"always takes the round bonus"},{"id":"G09","ability":"publish4AnyRound","name":{"en":"Academy grant","fr":"Subvention Académie"},"text":{"en":"A paper published with 4 bones may give any round bonus instead of the current one.","fr":"Un article publié avec 4 os peut donner n'importe quel bonus de manche au lieu de l'actuel."},"solo":"always chooses 1 loyalty"},{"id":"G10","ability":"debunkTradeLoyalty","n":1,"name":{"en":"Polemic grant","fr":"Subvention Polémique"},"text":{"en":"When debunking, you may take 1 loyalty less to gain any round bonus.","fr":"En discréditant, vous pouvez recevoir 1 loyauté de moins pour gagner n'importe quel bonus de manche."},"solo":"never used (would trade 1 loyalty for 1 loyalty)"},{"id":"G11","ability":"stayPaleontologist","name":{"en":"Chair grant","fr":"Subvention Chaire"},"text":{"en":"Your paleontologist may repeat the action it stands on.","fr":"Votre paléontologue peut refaire l'action sur laquelle il se trouve."},"solo":"used: lifts both bans of BW-R66"},{"id":"G12","ability":"roundToMinor","name":{"en":"Survey grant","fr":"Subvention Levé géologique"},"text":{"en":"When you receive a round bonus, you may take any minor find bonus instead.","fr":"Quand vous recevez un bonus de manche, vous pouvez prendre n'importe quel bonus de découverte mineure à la place."},"solo":"never used (keeps the round bonus)"},{"id":"G13","ability":"meetMoney1","n":1,"name":{"en":"Gossip grant","fr":"Subvention Rencontre"},"text":{"en":"Take $1 when you move to a dig site with another player's team, or another player's team moves to yours.","fr":"Prenez 1 $ quand votre équipe rejoint celle d'un autre joueur sur un site, ou l'inverse."},"solo":"used"},{"id":"G14","ability":"freeMoves2","n":2,"name":{"en":"Railway grant","fr":"Subvention Chemin de fer"},"text":{"en":"Up to 2 more free steps each turn.","fr":"Jusqu'à 2 pas gratuits de plus par tour."},"solo":"used"}]},"digSiteActionTiles":{"provenance":"rulebook","fieldProvenance":{"name":"reconstructed (our label)","text":"rulebook effect in our words"},"count":6,"tiles":[{"id":"swapPatron","name":{"en":"Swap patron","fr":"Changer de patron"},"effects":[{"do":"swapPatron"}],"text":{"en":"Flip your patron tile.","fr":"Retournez votre tuile patron."}},{"id":"speciesSwap","name":{"en":"Species swap","fr":"Échange de carte espèce"},"cost":[{"do":"discardSpecies","n":1}],"effects":[{"do":"speciesLook","look":3,"keep":1}],"text":{"en":"Discard 1 species card from hand; look at 3 new ones, keep 1.","fr":"Défaussez 1 carte espèce de votre main ; regardez-en 3 nouvelles et gardez-en 1."}},{"id":"money1","name":{"en":"$1","fr":"1 $"},"effects":[{"do":"money","n":1}],"text":{"en":"Take $1.","fr":"Prenez 1 $."}},{"id":"bone1","name":{"en":"1 bone","fr":"1 os"},"effects":[{"do":"boneFromBag","n":1}],"text":{"en":"Draw 1 bone from the bag.","fr":"Tirez 1 os du sac."}},{"id":"exchangeRare","name":{"en":"Rare bone exchange","fr":"Échange d'os rare"},"effects":[{"do":"exchangeRare","n":1}],"text":{"en":"Trade 1 bone of yours for 1 rare bone.","fr":"Échangez 1 de vos os contre 1 os rare."}},{"id":"removePaleontologist","name":{"en":"Remove paleontologist","fr":"Retirer le paléontologue"},"effects":[{"do":"removePaleontologist"}],"text":{"en":"Take your paleontologist off the board; its next action may be any of the four.","fr":"Retirez votre paléontologue du plateau ; sa prochaine action pourra être n'importe laquelle des quatre."}}]},"awardTiles":{"provenance":"reconstructed","sourceNote":"6 tiles of each type (rulebook). Rulebook facts: A counts Marsh/Cope/Leidy, B counts reptile/mammal/bird with amphibians wild, C counts cards in an envelope A-E; spaces are stacked in rows of growing difficulty; one space per tile is for 4 players only; a B tile's bottom space gives 4 loyalty and is met by 3 reptiles + 1 bird + 1 amphibian (tile B5 here).","fieldProvenance":{"count":"rulebook","types":"rulebook","rows.loyalty":"reconstructed except the bottom row of a B tile = 4 (rulebook)","rows.requirement":"reconstructed","spaces":"reconstructed; exactly one minPlayers 4 space per tile is rulebook"},"count":18,"inPlayPerType":1,"tiles":[{"id":"A1","type":"A","key":"marsh","name":{"en":"Species of Marsh","fr":"Espèces de Marsh"},"rows":[{"row":1,"requirement":[{"key":"marsh","n":2}],"loyalty":1,"spaces":[{"id":"A1-r1a","minPlayers":2},{"id":"A1-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"marsh","n":3}],"loyalty":2,"spaces":[{"id":"A1-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"marsh","n":4}],"loyalty":4,"spaces":[{"id":"A1-r3a","minPlayers":2}]}]},{"id":"A2","type":"A","key":"cope","name":{"en":"Species of Cope","fr":"Espèces de Cope"},"rows":[{"row":1,"requirement":[{"key":"cope","n":2}],"loyalty":1,"spaces":[{"id":"A2-r1a","minPlayers":2},{"id":"A2-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"cope","n":3}],"loyalty":2,"spaces":[{"id":"A2-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"cope","n":4}],"loyalty":4,"spaces":[{"id":"A2-r3a","minPlayers":2}]}]},{"id":"A3","type":"A","key":"leidy","name":{"en":"Species of Leidy","fr":"Espèces de Leidy"},"rows":[{"row":1,"requirement":[{"key":"leidy","n":1}],"loyalty":1,"spaces":[{"id":"A3-r1a","minPlayers":2},{"id":"A3-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"leidy","n":2}],"loyalty":2,"spaces":[{"id":"A3-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"leidy","n":3}],"loyalty":4,"spaces":[{"id":"A3-r3a","minPlayers":2}]}]},{"id":"A4","type":"A","key":"marsh+cope","name":{"en":"Marsh and Cope","fr":"Marsh et Cope"},"rows":[{"row":1,"requirement":[{"key":"marsh","n":1},{"key":"cope","n":1}],"loyalty":1,"spaces":[{"id":"A4-r1a","minPlayers":2},{"id":"A4-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"marsh","n":2},{"key":"cope","n":1}],"loyalty":2,"spaces":[{"id":"A4-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"marsh","n":2},{"key":"cope","n":2}],"loyalty":4,"spaces":[{"id":"A4-r3a","minPlayers":2}]}]},{"id":"A5","type":"A","key":"cope+leidy","name":{"en":"Cope and Leidy","fr":"Cope et Leidy"},"rows":[{"row":1,"requirement":[{"key":"cope","n":1},{"key":"leidy","n":1}],"loyalty":1,"spaces":[{"id":"A5-r1a","minPlayers":2},{"id":"A5-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"cope","n":2},{"key":"leidy","n":1}],"loyalty":2,"spaces":[{"id":"A5-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"cope","n":2},{"key":"leidy","n":2}],"loyalty":4,"spaces":[{"id":"A5-r3a","minPlayers":2}]}]},{"id":"A6","type":"A","key":"marsh+leidy","name":{"en":"Marsh and Leidy","fr":"Marsh et Leidy"},"rows":[{"row":1,"requirement":[{"key":"marsh","n":1},{"key":"leidy","n":1}],"loyalty":1,"spaces":[{"id":"A6-r1a","minPlayers":2},{"id":"A6-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"marsh","n":2},{"key":"leidy","n":1}],"loyalty":2,"spaces":[{"id":"A6-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"marsh","n":2},{"key":"leidy","n":2}],"loyalty":4,"spaces":[{"id":"A6-r3a","minPlayers":2}]}]},{"id":"B1","type":"B","key":"reptile","name":{"en":"Reptiles","fr":"Reptiles"},"rows":[{"row":1,"requirement":[{"key":"reptile","n":2}],"loyalty":1,"spaces":[{"id":"B1-r1a","minPlayers":2},{"id":"B1-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"reptile","n":3}],"loyalty":2,"spaces":[{"id":"B1-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"reptile","n":5}],"loyalty":4,"spaces":[{"id":"B1-r3a","minPlayers":2}]}]},{"id":"B2","type":"B","key":"mammal","name":{"en":"Mammals","fr":"Mammifères"},"rows":[{"row":1,"requirement":[{"key":"mammal","n":2}],"loyalty":1,"spaces":[{"id":"B2-r1a","minPlayers":2},{"id":"B2-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"mammal","n":3}],"loyalty":2,"spaces":[{"id":"B2-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"mammal","n":4}],"loyalty":4,"spaces":[{"id":"B2-r3a","minPlayers":2}]}]},{"id":"B3","type":"B","key":"bird","name":{"en":"Birds","fr":"Oiseaux"},"rows":[{"row":1,"requirement":[{"key":"bird","n":1}],"loyalty":1,"spaces":[{"id":"B3-r1a","minPlayers":2},{"id":"B3-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"bird","n":2}],"loyalty":2,"spaces":[{"id":"B3-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"bird","n":3}],"loyalty":4,"spaces":[{"id":"B3-r3a","minPlayers":2}]}]},{"id":"B4","type":"B","key":"reptile+mammal","name":{"en":"Reptiles and mammals","fr":"Reptiles et mammifères"},"rows":[{"row":1,"requirement":[{"key":"reptile","n":1},{"key":"mammal","n":1}],"loyalty":1,"spaces":[{"id":"B4-r1a","minPlayers":2},{"id":"B4-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"reptile","n":2},{"key":"mammal","n":1}],"loyalty":2,"spaces":[{"id":"B4-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"reptile","n":3},{"key":"mammal","n":2}],"loyalty":4,"spaces":[{"id":"B4-r3a","minPlayers":2}]}]},{"id":"B5","type":"B","key":"reptile+bird","name":{"en":"Reptiles and birds","fr":"Reptiles et oiseaux"},"rows":[{"row":1,"requirement":[{"key":"reptile","n":1},{"key":"bird","n":1}],"loyalty":1,"spaces":[{"id":"B5-r1a","minPlayers":2},{"id":"B5-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"reptile","n":2},{"key":"bird","n":1}],"loyalty":2,"spaces":[{"id":"B5-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"reptile","n":3},{"key":"bird","n":2}],"loyalty":4,"spaces":[{"id":"B5-r3a","minPlayers":2}]}]},{"id":"B6","type":"B","key":"mammal+bird","name":{"en":"Mammals and birds","fr":"Mammifères et oiseaux"},"rows":[{"row":1,"requirement":[{"key":"mammal","n":1},{"key":"bird","n":1}],"loyalty":1,"spaces":[{"id":"B6-r1a","minPlayers":2},{"id":"B6-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"mammal","n":2},{"key":"bird","n":1}],"loyalty":2,"spaces":[{"id":"B6-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"mammal","n":2},{"key":"bird","n":2}],"loyalty":4,"spaces":[{"id":"B6-r3a","minPlayers":2}]}]},{"id":"C1","type":"C","key":"envelopeA","name":{"en":"Envelope A","fr":"Enveloppe A"},"rows":[{"row":1,"requirement":[{"key":"envelopeA","n":1}],"loyalty":1,"spaces":[{"id":"C1-r1a","minPlayers":2},{"id":"C1-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"envelopeA","n":2}],"loyalty":2,"spaces":[{"id":"C1-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"envelopeA","n":3}],"loyalty":4,"spaces":[{"id":"C1-r3a","minPlayers":2}]}]},{"id":"C2","type":"C","key":"envelopeB","name":{"en":"Envelope B","fr":"Enveloppe B"},"rows":[{"row":1,"requirement":[{"key":"envelopeB","n":1}],"loyalty":1,"spaces":[{"id":"C2-r1a","minPlayers":2},{"id":"C2-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"envelopeB","n":2}],"loyalty":2,"spaces":[{"id":"C2-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"envelopeB","n":3}],"loyalty":4,"spaces":[{"id":"C2-r3a","minPlayers":2}]}]},{"id":"C3","type":"C","key":"envelopeC","name":{"en":"Envelope C","fr":"Enveloppe C"},"rows":[{"row":1,"requirement":[{"key":"envelopeC","n":1}],"loyalty":1,"spaces":[{"id":"C3-r1a","minPlayers":2},{"id":"C3-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"envelopeC","n":2}],"loyalty":2,"spaces":[{"id":"C3-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"envelopeC","n":3}],"loyalty":4,"spaces":[{"id":"C3-r3a","minPlayers":2}]}]},{"id":"C4","type":"C","key":"envelopeD","name":{"en":"Envelope D","fr":"Enveloppe D"},"rows":[{"row":1,"requirement":[{"key":"envelopeD","n":1}],"loyalty":1,"spaces":[{"id":"C4-r1a","minPlayers":2},{"id":"C4-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"envelopeD","n":2}],"loyalty":2,"spaces":[{"id":"C4-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"envelopeD","n":3}],"loyalty":4,"spaces":[{"id":"C4-r3a","minPlayers":2}]}]},{"id":"C5","type":"C","key":"envelopeE","name":{"en":"Envelope E","fr":"Enveloppe E"},"rows":[{"row":1,"requirement":[{"key":"envelopeE","n":1}],"loyalty":1,"spaces":[{"id":"C5-r1a","minPlayers":2},{"id":"C5-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"envelopeE","n":2}],"loyalty":2,"spaces":[{"id":"C5-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"envelopeE","n":3}],"loyalty":4,"spaces":[{"id":"C5-r3a","minPlayers":2}]}]},{"id":"C6","type":"C","key":"anyEnvelope","name":{"en":"Any single envelope","fr":"Une enveloppe au choix"},"rows":[{"row":1,"requirement":[{"key":"anyEnvelope","n":1}],"loyalty":1,"spaces":[{"id":"C6-r1a","minPlayers":2},{"id":"C6-r1b","minPlayers":4}]},{"row":2,"requirement":[{"key":"anyEnvelope","n":2}],"loyalty":2,"spaces":[{"id":"C6-r2a","minPlayers":2}]},{"row":3,"requirement":[{"key":"anyEnvelope","n":3}],"loyalty":4,"spaces":[{"id":"C6-r3a","minPlayers":2}]}]}]},"teamActions":{"provenance":"rulebook","sourceNote":"Cost of each team action in action points.","actions":[{"id":"dig","cost":1},{"id":"discover","cost":2},{"id":"digSiteAction","cost":1},{"id":"baseCamp","cost":1},{"id":"digDeeper","cost":1},{"id":"move","cost":1}]},"teamCards":{"provenance":"reconstructed","sourceNote":"3 basic + 3 advanced per colour (rulebook). Rulebook facts: costs run from $0 to $3; one card costs $3 and gives 3 action points at depth 1; one card costs $1; advanced cards beat their basic counterpart; some cards are torn and take a specialist. The card diagram seems to read 1 for cost, points and depth in both languages; a doubtful reading of a picture, not used.","fieldProvenance":{"T3":"rulebook","T2.cost":"rulebook","count":"rulebook"},"perPlayer":{"basic":3,"advanced":3},"cards":[{"id":"T1","name":{"en":"Basic team 1","fr":"Équipe de base 1"},"level":"basic","counterpart":"A1","cost":0,"ap":1,"depth":3,"torn":true},{"id":"T2","name":{"en":"Basic team 2","fr":"Équipe de base 2"},"level":"basic","counterpart":"A2","cost":1,"ap":2,"depth":2,"torn":true},{"id":"T3","name":{"en":"Basic team 3","fr":"Équipe de base 3"},"level":"basic","counterpart":"A3","cost":3,"ap":3,"depth":1,"torn":false},{"id":"A1","name":{"en":"Advanced team 1","fr":"Équipe avancée 1"},"level":"advanced","counterpart":"T1","cost":0,"ap":2,"depth":3,"torn":true},{"id":"A2","name":{"en":"Advanced team 2","fr":"Équipe avancée 2"},"level":"advanced","counterpart":"T2","cost":1,"ap":3,"depth":2,"torn":true},{"id":"A3","name":{"en":"Advanced team 3","fr":"Équipe avancée 3"},"level":"advanced","counterpart":"T3","cost":2,"ap":4,"depth":2,"torn":false}]},"specialists":{"provenance":"rulebook","perPlayer":3,"tiles":[{"id":"miner","name":{"en":"Miner","fr":"Mineur"},"effects":[{"do":"reclassify"}]},{"id":"sketchArtist","name":{"en":"Sketch artist","fr":"Dessinateur"},"effects":[{"do":"roundBonus","which":"current"}]},{"id":"ichnologist","name":{"en":"Ichnologist","fr":"Ichnologue"},"effects":[{"do":"paleoCard","n":1}]}]},"playerBoard":{"provenance":"reconstructed","sourceNote":"Rulebook facts: 5 slots; costs $0 to $3; the third slot costs $2; a $1 slot and a $3 slot exist; one slot gives 2 action points at depth 3; Theodore's leftmost slot in the solo example shows the bug; hammer envelope = 1 RP; first envelope = $2; one envelope = 1 species card; 10 crates of which 6 covered; 4 base camps (2 movement, 2 archive).","fieldProvenance":{"actionSlots.count":"rulebook (also public)","actionSlots[3].cost":"rulebook","actionSlots costs 1,2,4,5":"reconstructed","actionSlots.icon":"reconstructed","actionSlots.ap/depth":"reconstructed","envelopes: hammer gives 1 RP":"rulebook","envelopes: the first gives $2":"rulebook","envelopes: one gives 1 species card (Cimolopteryx's)":"rulebook","envelopes.icon order and ids":"reconstructed","envelopes.B.effects":"reconstructed","envelopes.E.effects":"reconstructed","crates":"rulebook","baseCamps":"rulebook","startMoney":"rulebook"},"startMoney":5,"startPaleontologistCards":1,"actionSlots":[{"slot":1,"cost":0,"icon":"bug","ap":1,"depth":1},{"slot":2,"cost":1,"icon":"footprint","ap":2,"depth":1},{"slot":3,"cost":2,"icon":"fossil","ap":2,"depth":2},{"slot":4,"cost":2,"icon":"hammer","ap":2,"depth":3},{"slot":5,"cost":3,"icon":"plant","ap":3,"depth":3}],"envelopes":[{"id":"A","icon":"bug","effects":[{"do":"money","n":2}],"text":{"en":"$2 per card","fr":"2 $ par carte"}},{"id":"B","icon":"footprint","effects":[{"do":"boneFromBag","n":2,"upTo":true}],"text":{"en":"2 bones from the bag per card","fr":"2 os du sac par carte"}},{"id":"C","icon":"fossil","effects":[{"do":"speciesDraw","n":1}],"text":{"en":"1 species card per card","fr":"1 carte espèce par carte"}},{"id":"D","icon":"hammer","effects":[{"do":"rp","n":1}],"text":{"en":"1 RP per card","fr":"1 PR par carte"}},{"id":"E","icon":"plant","effects":[{"do":"paleoCard","n":1}],"text":{"en":"1 paleontologist card per card","fr":"1 carte paléontologue par carte"}}],"crates":{"total":10,"openAtStart":4,"coverTiles":3,"cratesPerCoverTile":2},"baseCamps":[{"id":"move1","kind":"movement"},{"id":"move2","kind":"movement"},{"id":"archive1","kind":"archive"},{"id":"archive2","kind":"archive"}],"freeSteps":{"base":1,"perMovementCampPlaced":1,"max":3},"archiveLimit":{"base":1,"perArchiveCampPlaced":1,"max":3}},"upgradedActionSlotTiles":{"provenance":"reconstructed","sourceNote":"16 tiles (rulebook). Theodore never lays one over a slot that already costs $1, from which a cost of $1 is inferred. No minor find icon: the rules speak of slots that do show one.","fieldProvenance":{"count":"rulebook"},"count":16,"tile":{"name":{"en":"Upgraded action slot","fr":"Emplacement d'action amélioré"},"cost":1,"icon":null,"ap":3,"depth":3}},"coverTiles":{"provenance":"rulebook","count":12,"perPlayer":3,"bonusChoice":[[{"do":"money","n":2}],[{"do":"rp","n":1}]]},"patronTiles":{"provenance":"rulebook","count":4,"perPlayer":1,"front":"marsh","back":"cope"},"playerPieces":{"provenance":"rulebook","sourceNote":"Per colour.","perPlayer":{"playerBoards":1,"playerAids":2,"teamMarkers":1,"paleontologists":1,"professionMarkers":1,"baseCamps":4,"awardMarkers":3,"loyaltyMarkers":2,"grantMarkers":1,"specialists":3,"teamCardsBasic":3,"teamCardsAdvanced":3,"coverTiles":3,"patronTiles":1}},"coins":{"provenance":"rulebook","sourceNote":"32 coins (24 + 8). Face values $1 and $5 are assumed.","fieldProvenance":{"value":"reconstructed"},"coins":[{"count":24,"value":1},{"count":8,"value":5}]},"reputationTokens":{"provenance":"rulebook","sourceNote":"46 tokens (20 + 8 + 18). Face values 1, 5 and 10 are assumed.","fieldProvenance":{"value":"reconstructed"},"tokens":[{"count":20,"value":1},{"count":8,"value":5},{"count":18,"value":10}]},"paperTiles":{"provenance":"rulebook","sourceNote":"Two-sided: red for Marsh, blue for Cope.","count":45,"tiles":[{"value":2,"count":15},{"value":3,"count":15},{"value":4,"count":15}],"neutral":10,"sides":{"marsh":"red","cope":"blue"}},"otherPieces":{"provenance":"rulebook","noDiggingStrips":2,"roundMarker":1,"endgameTile":1,"boneBag":1},"roundTrack":{"provenance":"rulebook","sourceNote":"Only the first period (1877-1882) is given.","fieldProvenance":{"rounds[2..4].years":"reconstructed"},"rounds":[{"round":1,"years":"1877-1882","bonus":"tile"},{"round":2,"years":"1883-1887","bonus":"tile"},{"round":3,"years":"1888-1892","bonus":"tile","before":"midGameScoring"},{"round":4,"years":"1893-1897","bonus":"printed","printedBonus":"loyalty1","name":{"en":"1 loyalty","fr":"1 loyauté"},"effects":[{"do":"loyalty","n":1,"patron":"current"}],"onEnter":"placeEndgameTile"}]},"professionsTrack":{"provenance":"reconstructed","sourceNote":"Rulebook facts: spaces lie in rows and columns; order is read from top to bottom; at setup the leftmost column is used; a passing player changes both row and column; row 2 gives a team upgrade, $2 and 1 paleontologist card; the endgame tile later replaces bonuses. Two columns are assumed: then all markers end a round in the same column, no two in one row, and the endgame tile covers the empty left column in round 4. Five rows is the least that never blocks the last of 4 players.","fieldProvenance":{"rows[2].effects":"rulebook","setup column = leftmost":"rulebook"},"rows":5,"columns":2,"setupColumn":1,"rowBonuses":[{"row":1,"name":{"en":"Profession 1 ($3)","fr":"Profession 1 (3 $)"},"effects":[{"do":"money","n":3},{"do":"paleoCard","n":1}]},{"row":2,"name":{"en":"Profession 2 (team upgrade)","fr":"Profession 2 (amélioration d'équipe)"},"effects":[{"do":"upgradeTeam"},{"do":"money","n":2},{"do":"paleoCard","n":1}],"rulebookFact":"The passing example grants exactly this; the solo chapter ties the second profession to card upgrades."},{"row":3,"name":{"en":"Profession 3 (upgraded action slot)","fr":"Profession 3 (emplacement d'action amélioré)"},"effects":[{"do":"upgradeSlot"},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"row":4,"name":{"en":"Profession 4 (cover tile, 2 bones)","fr":"Profession 4 (tuile couvercle, 2 os)"},"effects":[{"do":"removeCover"},{"do":"boneFromBag","n":2,"upTo":true},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"row":5,"name":{"en":"Profession 5 (choose a species card)","fr":"Profession 5 (choix d'une carte espèce)"},"effects":[{"do":"speciesLook","look":3,"keep":1},{"do":"money","n":4},{"do":"paleoCard","n":1}]}],"spaces":[{"id":"prof-1L","row":1,"column":1,"effects":[{"do":"money","n":3},{"do":"paleoCard","n":1}]},{"id":"prof-2L","row":2,"column":1,"effects":[{"do":"upgradeTeam"},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"id":"prof-3L","row":3,"column":1,"effects":[{"do":"upgradeSlot"},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"id":"prof-4L","row":4,"column":1,"effects":[{"do":"removeCover"},{"do":"boneFromBag","n":2,"upTo":true},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"id":"prof-5L","row":5,"column":1,"effects":[{"do":"speciesLook","look":3,"keep":1},{"do":"money","n":4},{"do":"paleoCard","n":1}]},{"id":"prof-1R","row":1,"column":2,"effects":[{"do":"money","n":3},{"do":"paleoCard","n":1}]},{"id":"prof-2R","row":2,"column":2,"effects":[{"do":"upgradeTeam"},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"id":"prof-3R","row":3,"column":2,"effects":[{"do":"upgradeSlot"},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"id":"prof-4R","row":4,"column":2,"effects":[{"do":"removeCover"},{"do":"boneFromBag","n":2,"upTo":true},{"do":"money","n":2},{"do":"paleoCard","n":1}]},{"id":"prof-5R","row":5,"column":2,"effects":[{"do":"speciesLook","look":3,"keep":1},{"do":"money","n":4},{"do":"paleoCard","n":1}]}]},"endgameTile":{"provenance":"reconstructed","sourceNote":"Rulebook facts: gives loyalty instead of profession bonuses; one space is for 3+ players, one for 4 players.","fieldProvenance":{"minPlayers":"rulebook","loyalty":"reconstructed"},"coversColumn":1,"spaces":[{"id":"end-1","name":{"en":"Endgame space 1","fr":"Case de fin de partie 1"},"minPlayers":2,"effects":[{"do":"loyalty","n":3,"patron":"current"}]},{"id":"end-2","name":{"en":"Endgame space 2","fr":"Case de fin de partie 2"},"minPlayers":2,"effects":[{"do":"loyalty","n":2,"patron":"current"}]},{"id":"end-3","name":{"en":"Endgame space 3","fr":"Case de fin de partie 3"},"minPlayers":3,"effects":[{"do":"loyalty","n":1,"patron":"current"}]},{"id":"end-4","name":{"en":"Endgame space 4","fr":"Case de fin de partie 4"},"minPlayers":4,"effects":[{"do":"loyalty","n":1,"patron":"current"}]}]},"paleontologistActionSpaces":{"provenance":"rulebook","spaces":[{"id":"publish","repeat":"unlimited"},{"id":"debunk","repeat":"unlimited"},{"id":"award","repeat":"once"},{"id":"minorFind","repeat":"once"}]},"tieBreak":{"provenance":"rulebook","sourceNote":"The last tie-break is the circumference of the players' heads; the range that can be entered is ours.","fieldProvenance":{"headCircumferenceCm":"reconstructed"},"headCircumferenceCm":{"min":45,"max":70}},"publishRewards":{"provenance":"rulebook","byBones":[{"bones":2,"loyalty":1,"prize":false,"roundBonus":false,"paper":2},{"bones":3,"loyalty":1,"prize":true,"roundBonus":false,"paper":3},{"bones":4,"loyalty":2,"prize":true,"roundBonus":true,"paper":4}]},"debunkRewards":{"provenance":"rulebook","byBones":[{"bones":2,"loyalty":1,"paper":2},{"bones":3,"loyalty":2,"paper":3},{"bones":4,"loyalty":4,"paper":4}]},"minorFindsArea":{"provenance":"rulebook","sourceNote":"5 columns: 8 bonus tiles minus the 3 on the round track. Rows: 5 tiles per player.","columns":5,"rows":[{"row":1,"minPlayers":2},{"row":2,"minPlayers":2},{"row":3,"minPlayers":3},{"row":4,"minPlayers":4}],"bonusTilesPerColumn":1},"universities":{"provenance":"reconstructed","sourceNote":"Rulebook facts: four numbered spaces, each with its own grant; two spaces per university; space 1 belongs to Marsh. Names after history.","fieldProvenance":{"spaces.count":"rulebook","space 1 patron":"rulebook","spaces 2-4 patron":"reconstructed","name":"reconstructed"},"universities":[{"id":"university-marsh","patron":"marsh","name":{"en":"Yale College","fr":"Université Yale"},"spaces":[1,2],"connectsTo":["dakota","nebraska"]},{"id":"university-cope","patron":"cope","name":{"en":"University of Pennsylvania","fr":"Université de Pennsylvanie"},"spaces":[3,4],"connectsTo":["nebraska","kansas"]}],"spaces":[{"number":1,"name":{"en":"Yale College, space 1","fr":"Université Yale, case 1"},"university":"university-marsh","patron":"marsh","grantSpot":1},{"number":2,"name":{"en":"Yale College, space 2","fr":"Université Yale, case 2"},"university":"university-marsh","patron":"marsh","grantSpot":2},{"number":3,"name":{"en":"University of Pennsylvania, space 3","fr":"Université de Pennsylvanie, case 3"},"university":"university-cope","patron":"cope","grantSpot":3},{"number":4,"name":{"en":"University of Pennsylvania, space 4","fr":"Université de Pennsylvanie, case 4"},"university":"university-cope","patron":"cope","grantSpot":4}],"neutralTeamCycle":[1,2,3,4]},"digSiteMap":{"provenance":"reconstructed","sourceNote":"Rulebook facts: six sites; Montana, Wyoming and Colorado exist and are linked in that order; two-way arrows and one-way arrows exist; Theodore moves clockwise or counterclockwise, from which a ring is inferred; 8 unused base camps mark the 3+ and 4 player spaces in a 2 player game, 4 in a 3 player game.","fieldProvenance":{"sites.count":"rulebook","montana, wyoming, colorado":"rulebook"},"clockwiseOrder":["montana","dakota","nebraska","kansas","colorado","wyoming"],"sites":[{"id":"montana","name":{"en":"Montana","fr":"Montana"},"boneSlots":3,"speciesSpots":1,"actionTileSpots":1,"baseCampSpaces":[{"id":"montana-camp1","minPlayers":2},{"id":"montana-camp2","minPlayers":2},{"id":"montana-camp3","minPlayers":4}],"nameProvenance":"rulebook"},{"id":"dakota","name":{"en":"Dakota","fr":"Dakota"},"boneSlots":3,"speciesSpots":1,"actionTileSpots":1,"baseCampSpaces":[{"id":"dakota-camp1","minPlayers":2},{"id":"dakota-camp2","minPlayers":2},{"id":"dakota-camp3","minPlayers":3}],"nameProvenance":"reconstructed"},{"id":"nebraska","name":{"en":"Nebraska","fr":"Nebraska"},"boneSlots":3,"speciesSpots":1,"actionTileSpots":1,"baseCampSpaces":[{"id":"nebraska-camp1","minPlayers":2},{"id":"nebraska-camp2","minPlayers":3},{"id":"nebraska-camp3","minPlayers":4}],"nameProvenance":"reconstructed"},{"id":"kansas","name":{"en":"Kansas","fr":"Kansas"},"boneSlots":3,"speciesSpots":1,"actionTileSpots":1,"baseCampSpaces":[{"id":"kansas-camp1","minPlayers":2},{"id":"kansas-camp2","minPlayers":2},{"id":"kansas-camp3","minPlayers":4}],"nameProvenance":"reconstructed"},{"id":"colorado","name":{"en":"Colorado","fr":"Colorado"},"boneSlots":3,"speciesSpots":1,"actionTileSpots":1,"baseCampSpaces":[{"id":"colorado-camp1","minPlayers":2},{"id":"colorado-camp2","minPlayers":3},{"id":"colorado-camp3","minPlayers":4}],"nameProvenance":"rulebook"},{"id":"wyoming","name":{"en":"Wyoming","fr":"Wyoming"},"boneSlots":3,"speciesSpots":1,"actionTileSpots":1,"baseCampSpaces":[{"id":"wyoming-camp1","minPlayers":2},{"id":"wyoming-camp2","minPlayers":2},{"id":"wyoming-camp3","minPlayers":3}],"nameProvenance":"rulebook"}],"edges":[{"a":"montana","b":"dakota","kind":"twoWay","clockwiseFrom":"montana","provenance":"reconstructed"},{"a":"dakota","b":"nebraska","kind":"twoWay","clockwiseFrom":"dakota","provenance":"reconstructed"},{"a":"nebraska","b":"kansas","kind":"twoWay","clockwiseFrom":"nebraska","provenance":"reconstructed"},{"a":"kansas","b":"colorado","kind":"twoWay","clockwiseFrom":"kansas","provenance":"reconstructed"},{"a":"colorado","b":"wyoming","kind":"twoWay","clockwiseFrom":"colorado","provenance":"rulebook"},{"a":"wyoming","b":"montana","kind":"twoWay","clockwiseFrom":"wyoming","provenance":"rulebook"},{"a":"university-marsh","b":"dakota","kind":"oneWay","provenance":"reconstructed"},{"a":"university-marsh","b":"nebraska","kind":"oneWay","provenance":"reconstructed"},{"a":"university-cope","b":"nebraska","kind":"oneWay","provenance":"reconstructed"},{"a":"university-cope","b":"kansas","kind":"oneWay","provenance":"reconstructed"}]},"bookshelf":{"provenance":"reconstructed","sourceNote":"Rulebook facts: one shelf stack per patron; the bottom shelf holds a printed paper; every shelf with a paper is worth 1 credibility except the small one under the portrait, which takes the overflow; 10 neutral papers fill the 3+ and 4 player spots in a 2 player game.","fieldProvenance":{"preprinted":"rulebook","overflowShelf":"rulebook","neutral count 2p = 10":"rulebook"},"sides":[{"patron":"marsh","shelves":[{"shelf":1,"credibility":1,"spots":[{"id":"marsh-s1-1","minPlayers":2,"preprinted":true},{"id":"marsh-s1-2","minPlayers":2},{"id":"marsh-s1-3","minPlayers":3}]},{"shelf":2,"credibility":1,"spots":[{"id":"marsh-s2-1","minPlayers":2},{"id":"marsh-s2-2","minPlayers":2},{"id":"marsh-s2-3","minPlayers":4}]},{"shelf":3,"credibility":1,"spots":[{"id":"marsh-s3-1","minPlayers":2},{"id":"marsh-s3-2","minPlayers":2},{"id":"marsh-s3-3","minPlayers":3}]},{"shelf":4,"credibility":1,"spots":[{"id":"marsh-s4-1","minPlayers":2},{"id":"marsh-s4-2","minPlayers":2},{"id":"marsh-s4-3","minPlayers":4}]},{"shelf":5,"credibility":1,"spots":[{"id":"marsh-s5-1","minPlayers":2},{"id":"marsh-s5-2","minPlayers":2},{"id":"marsh-s5-3","minPlayers":3}]}],"overflowShelf":{"credibility":0,"capacity":null}},{"patron":"cope","shelves":[{"shelf":1,"credibility":1,"spots":[{"id":"cope-s1-1","minPlayers":2,"preprinted":true},{"id":"cope-s1-2","minPlayers":2},{"id":"cope-s1-3","minPlayers":3}]},{"shelf":2,"credibility":1,"spots":[{"id":"cope-s2-1","minPlayers":2},{"id":"cope-s2-2","minPlayers":2},{"id":"cope-s2-3","minPlayers":4}]},{"shelf":3,"credibility":1,"spots":[{"id":"cope-s3-1","minPlayers":2},{"id":"cope-s3-2","minPlayers":2},{"id":"cope-s3-3","minPlayers":3}]},{"shelf":4,"credibility":1,"spots":[{"id":"cope-s4-1","minPlayers":2},{"id":"cope-s4-2","minPlayers":2},{"id":"cope-s4-3","minPlayers":4}]},{"shelf":5,"credibility":1,"spots":[{"id":"cope-s5-1","minPlayers":2},{"id":"cope-s5-2","minPlayers":2},{"id":"cope-s5-3","minPlayers":3}]}],"overflowShelf":{"credibility":0,"capacity":null}}]},"loyaltyTracks":{"provenance":"reconstructed","sourceNote":"Rulebook facts: start at x0; values 0 to 7; a 1 loyalty and a $1 bonus lie above the start; 1 RP per loyalty received at the top. 14 steps, two per value, are assumed.","fieldProvenance":{"values 0..7":"rulebook","side":"rulebook","passBonuses kinds":"rulebook","spaces":"reconstructed","passBonuses.space":"reconstructed"},"tracks":[{"patron":"marsh","side":"left","spaces":[{"step":0,"value":0},{"step":1,"value":1},{"step":2,"value":1},{"step":3,"value":2},{"step":4,"value":2},{"step":5,"value":3},{"step":6,"value":3},{"step":7,"value":4},{"step":8,"value":4},{"step":9,"value":5},{"step":10,"value":5},{"step":11,"value":6},{"step":12,"value":6},{"step":13,"value":7},{"step":14,"value":7}],"passBonuses":[{"space":5,"effects":[{"do":"loyalty","n":1,"patron":"current"}]},{"space":9,"effects":[{"do":"money","n":1}]}]},{"patron":"cope","side":"right","spaces":[{"step":0,"value":0},{"step":1,"value":1},{"step":2,"value":1},{"step":3,"value":2},{"step":4,"value":2},{"step":5,"value":3},{"step":6,"value":3},{"step":7,"value":4},{"step":8,"value":4},{"step":9,"value":5},{"step":10,"value":5},{"step":11,"value":6},{"step":12,"value":6},{"step":13,"value":7},{"step":14,"value":7}],"passBonuses":[{"space":5,"effects":[{"do":"loyalty","n":1,"patron":"current"}]},{"space":9,"effects":[{"do":"money","n":1}]}]}]},"setupByPlayers":{"provenance":"rulebook","bonesPerOfferedSpecies":2,"sourceNote":"Numbers follow from the rulebook; the 3 player values of neutralPapers and virtualBaseCamps depend on the reconstructed boards.","fieldProvenance":{"table.3.neutralPapers":"reconstructed","table.3.virtualBaseCamps":"reconstructed","table.2.virtualBaseCamps":"rulebook bound: at most 8 pieces exist"},"table":{"1":{"setupAs":2,"minorFindRows":2,"minorFindTilesPerType":2,"noDiggingStrips":2,"speciesOffer":3,"neutralPapers":10,"virtualBaseCamps":8,"virtualAwardMarkers":3,"neutralTeam":true,"differentPatrons":true},"2":{"minorFindRows":2,"minorFindTilesPerType":2,"noDiggingStrips":2,"speciesOffer":3,"neutralPapers":10,"virtualBaseCamps":8,"virtualAwardMarkers":3,"neutralTeam":true,"differentPatrons":true},"3":{"minorFindRows":3,"minorFindTilesPerType":3,"noDiggingStrips":1,"speciesOffer":4,"neutralPapers":4,"virtualBaseCamps":4,"virtualAwardMarkers":3,"neutralTeam":true,"differentPatrons":false},"4":{"minorFindRows":4,"minorFindTilesPerType":4,"noDiggingStrips":0,"speciesOffer":5,"neutralPapers":0,"virtualBaseCamps":0,"virtualAwardMarkers":0,"neutralTeam":false,"differentPatrons":false}}},"solo":{"provenance":"reconstructed","sourceNote":"24 cards: 12 basic, 6 advanced (I), 6 expert (II) (rulebook). Rulebook facts: top half paleontologist actions, bottom half team actions with a direction; backs show paleontologist or team with action points and depth; one back shows 1 point at depth 1; one front starts its team half with Discover then Establish Base Camp; the extra icons exist on advanced/expert cards only. The dig site action order is the same on every card.","fieldProvenance":{"count":"rulebook","icons":"rulebook","theodore.headCircumferenceCm":"rulebook","theodore.discoverCost":"rulebook","cards":"reconstructed","digSiteActionOrder":"reconstructed"},"theodore":{"name":{"en":"Theodore","fr":"Théodore"},"headCircumferenceCm":56,"discoverCost":1,"coverBonusMoneyBelow":5,"cardLoyalty":1,"baseCampOrder":["movement","archive","movement","archive"],"rarePreference":["skull","limb","torso","tail"],"passSpeciesCard":1,"awardMinRow":2},"digSiteActionOrder":["bone1","removePaleontologist","swapPatron","exchangeRare","speciesSwap","money1"],"oncePerTurn":["swapPatron","removePaleontologist"],"icons":{"takeBackPaleontologist":{"en":"Before his paleontologist action Theodore takes back his paleontologist","fr":"Avant son action de paléontologue, Théodore reprend son paléontologue"},"rivalLoyalty":{"en":"Theodore gains n loyalty with the patron he does not support","fr":"Théodore gagne n loyauté auprès du patron qu'il ne soutient pas"},"loopTwice":{"en":"Theodore runs through the paleontologist half twice","fr":"Théodore parcourt deux fois la moitié paléontologue"},"reclassify":{"en":"Theodore reclassifies before his team actions","fr":"Théodore reclasse avant ses actions d'équipe"},"roundBonus":{"en":"Theodore takes the current round bonus before his team actions","fr":"Théodore prend le bonus de la manche avant ses actions d'équipe"},"paleoCard":{"en":"Theodore takes a paleontologist card before his team actions","fr":"Théodore prend une carte paléontologue avant ses actions d'équipe"}},"cards":[{"id":"S-B01","name":{"en":"Basic solo card 1","fr":"Carte solo de base 1"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["publish","award","minorFind"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"clockwise","sequence":["discover","baseCamp","dig","move"],"loop":true}},"back":{"kind":"paleontologist","icons":[]}},{"id":"S-B02","name":{"en":"Basic solo card 2","fr":"Carte solo de base 2"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["publish","debunk","award"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["dig","discover","digSiteAction","move"],"loop":true}},"back":{"kind":"team","ap":1,"depth":1,"icons":[]}},{"id":"S-B03","name":{"en":"Basic solo card 3","fr":"Carte solo de base 3"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["publish","minorFind","debunk"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"clockwise","sequence":["dig","baseCamp","move","discover"],"loop":true}},"back":{"kind":"team","ap":2,"depth":1,"icons":[]}},{"id":"S-B04","name":{"en":"Basic solo card 4","fr":"Carte solo de base 4"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["publish","award","debunk"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["discover","dig","move","digSiteAction"],"loop":true}},"back":{"kind":"paleontologist","icons":[]}},{"id":"S-B05","name":{"en":"Basic solo card 5","fr":"Carte solo de base 5"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["minorFind","publish","award"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"clockwise","sequence":["baseCamp","discover","move","dig"],"loop":true}},"back":{"kind":"paleontologist","icons":[]}},{"id":"S-B06","name":{"en":"Basic solo card 6","fr":"Carte solo de base 6"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["minorFind","award","publish"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["discover","move","dig","baseCamp"],"loop":true}},"back":{"kind":"team","ap":2,"depth":2,"icons":[]}},{"id":"S-B07","name":{"en":"Basic solo card 7","fr":"Carte solo de base 7"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["minorFind","debunk","publish"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"clockwise","sequence":["dig","move","discover","baseCamp"],"loop":true}},"back":{"kind":"paleontologist","icons":[]}},{"id":"S-B08","name":{"en":"Basic solo card 8","fr":"Carte solo de base 8"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["award","publish","debunk"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["dig","digSiteAction","move","discover"],"loop":true}},"back":{"kind":"team","ap":2,"depth":3,"icons":[]}},{"id":"S-B09","name":{"en":"Basic solo card 9","fr":"Carte solo de base 9"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["award","minorFind","publish"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"clockwise","sequence":["discover","baseCamp","move","digSiteAction"],"loop":true}},"back":{"kind":"team","ap":3,"depth":1,"icons":[]}},{"id":"S-B10","name":{"en":"Basic solo card 10","fr":"Carte solo de base 10"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["award","debunk","minorFind"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["baseCamp","dig","move","discover"],"loop":true}},"back":{"kind":"paleontologist","icons":[]}},{"id":"S-B11","name":{"en":"Basic solo card 11","fr":"Carte solo de base 11"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["debunk","publish","minorFind"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"clockwise","sequence":["digSiteAction","dig","move","discover"],"loop":true}},"back":{"kind":"paleontologist","icons":[]}},{"id":"S-B12","name":{"en":"Basic solo card 12","fr":"Carte solo de base 12"},"level":"basic","mark":"","front":{"top":{"icons":[],"sequence":["debunk","award","publish"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["digSiteAction","discover","move","dig"],"loop":true}},"back":{"kind":"team","ap":3,"depth":2,"icons":[]}},{"id":"S-A01","name":{"en":"Advanced solo card 1","fr":"Carte solo avancée 1"},"level":"advanced","mark":"I","front":{"top":{"icons":[],"sequence":["publish","award","minorFind","debunk"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["roundBonus"],"direction":"clockwise","sequence":["discover","dig","baseCamp","move"],"loop":true}},"back":{"kind":"paleontologist","icons":[{"icon":"takeBackPaleontologist"}]}},{"id":"S-A02","name":{"en":"Advanced solo card 2","fr":"Carte solo avancée 2"},"level":"advanced","mark":"I","front":{"top":{"icons":["loopTwice"],"sequence":["award","publish","debunk"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["dig","discover","move","baseCamp"],"loop":true}},"back":{"kind":"paleontologist","icons":[{"icon":"rivalLoyalty","n":1}]}},{"id":"S-A03","name":{"en":"Advanced solo card 3","fr":"Carte solo avancée 3"},"level":"advanced","mark":"I","front":{"top":{"icons":[],"sequence":["minorFind","publish","award"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["paleoCard"],"direction":"clockwise","sequence":["discover","digSiteAction","move","dig"],"loop":true}},"back":{"kind":"paleontologist","icons":[{"icon":"takeBackPaleontologist"},{"icon":"rivalLoyalty","n":1}]}},{"id":"S-A04","name":{"en":"Advanced solo card 4","fr":"Carte solo avancée 4"},"level":"advanced","mark":"I","front":{"top":{"icons":["loopTwice"],"sequence":["publish","minorFind","debunk"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":[],"direction":"counterclockwise","sequence":["baseCamp","discover","dig","move"],"loop":true}},"back":{"kind":"team","ap":3,"depth":2,"icons":[]}},{"id":"S-A05","name":{"en":"Advanced solo card 5","fr":"Carte solo avancée 5"},"level":"advanced","mark":"I","front":{"top":{"icons":[],"sequence":["debunk","publish","award"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["reclassify"],"direction":"clockwise","sequence":["dig","discover","move","digSiteAction"],"loop":true}},"back":{"kind":"team","ap":3,"depth":3,"icons":[]}},{"id":"S-A06","name":{"en":"Advanced solo card 6","fr":"Carte solo avancée 6"},"level":"advanced","mark":"I","front":{"top":{"icons":[],"sequence":["award","minorFind","publish"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["paleoCard"],"direction":"counterclockwise","sequence":["discover","baseCamp","move","dig"],"loop":true}},"back":{"kind":"team","ap":2,"depth":3,"icons":[{"icon":"rivalLoyalty","n":1}]}},{"id":"S-X01","name":{"en":"Expert solo card 1","fr":"Carte solo experte 1"},"level":"expert","mark":"II","front":{"top":{"icons":["loopTwice"],"sequence":["publish","award","debunk","minorFind"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["roundBonus"],"direction":"clockwise","sequence":["discover","dig","baseCamp","move"],"loop":true}},"back":{"kind":"paleontologist","icons":[{"icon":"takeBackPaleontologist"},{"icon":"rivalLoyalty","n":1}]}},{"id":"S-X02","name":{"en":"Expert solo card 2","fr":"Carte solo experte 2"},"level":"expert","mark":"II","front":{"top":{"icons":["loopTwice"],"sequence":["award","publish","minorFind"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["paleoCard"],"direction":"counterclockwise","sequence":["dig","discover","move","baseCamp"],"loop":true}},"back":{"kind":"paleontologist","icons":[{"icon":"takeBackPaleontologist"},{"icon":"rivalLoyalty","n":2}]}},{"id":"S-X03","name":{"en":"Expert solo card 3","fr":"Carte solo experte 3"},"level":"expert","mark":"II","front":{"top":{"icons":[],"sequence":["debunk","publish","award","minorFind"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["reclassify","roundBonus"],"direction":"clockwise","sequence":["discover","digSiteAction","dig","move"],"loop":true}},"back":{"kind":"paleontologist","icons":[{"icon":"rivalLoyalty","n":2}]}},{"id":"S-X04","name":{"en":"Expert solo card 4","fr":"Carte solo experte 4"},"level":"expert","mark":"II","front":{"top":{"icons":["loopTwice"],"sequence":["publish","debunk","minorFind"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["paleoCard"],"direction":"counterclockwise","sequence":["baseCamp","discover","dig","move"],"loop":true}},"back":{"kind":"team","ap":3,"depth":3,"icons":[{"icon":"rivalLoyalty","n":1}]}},{"id":"S-X05","name":{"en":"Expert solo card 5","fr":"Carte solo experte 5"},"level":"expert","mark":"II","front":{"top":{"icons":[],"sequence":["minorFind","award","publish","debunk"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["roundBonus"],"direction":"clockwise","sequence":["dig","discover","digSiteAction","move"],"loop":true}},"back":{"kind":"team","ap":4,"depth":2,"icons":[]}},{"id":"S-X06","name":{"en":"Expert solo card 6","fr":"Carte solo experte 6"},"level":"expert","mark":"II","front":{"top":{"icons":["loopTwice"],"sequence":["publish","minorFind","award"],"ifNone":"bottomHalfWithSlotValues"},"bottom":{"icons":["reclassify"],"direction":"counterclockwise","sequence":["discover","baseCamp","move","dig"],"loop":true}},"back":{"kind":"team","ap":4,"depth":3,"icons":[{"icon":"rivalLoyalty","n":1}]}}]}}`);

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
function legalOptions(at, seat, from) {
  return from.candidates.filter((candidate) => allows(at, seat, from.guards, candidate));
}

// kernel/brain.ts
function placesOf(names) {
  return Object.fromEntries(names.map((name, place) => [name, place]));
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
function table(values, most) {
  return { type: "object", additionalProperties: values, maxProperties: most };
}
function fields(shapes) {
  const entries = Object.entries(shapes).map(([name, shape]) => [name, "optional" in shape ? shape.optional : shape]);
  const required = Object.keys(shapes).filter((name) => !("optional" in shapes[name]));
  return { type: "object", required, properties: Object.fromEntries(entries) };
}
function optional(shape) {
  return { optional: shape };
}

// kernel/words.ts
function seatName(reader, seat) {
  const person = seat === null ? void 0 : reader.players[seat];
  return person ?? say(reader, "game.automaton");
}
function say(reader, key, values = {}) {
  const message = reader.texts[key];
  if (message === void 0) throw new Error(`no text '${key}' in ${reader.language} for ${reader.game.id}`);
  return formatMessage(message, values, reader.language);
}

// games/bone-wars/box/components.ts
var patron = word("marsh", "cope");
var paleontologistAction = word("publish", "debunk", "award", "minorFind");
var label = fields({ en: text(400), fr: text(400) });
var labels = table(label, 12);
var effect = fields({
  do: word(
    "money",
    "boneFromBag",
    "rareBone",
    "exchangeRare",
    "swapPatron",
    "removePaleontologist",
    "speciesLook",
    "speciesDraw",
    "paleoCard",
    "digSiteActions",
    "loyalty",
    "rp",
    "reclassify",
    "upgradeSlot",
    "removeCover",
    "upgradeTeam",
    "roundBonus"
  ),
  n: optional(integer(1, 8)),
  look: optional(integer(1, 6)),
  keep: optional(exactly(1))
});
var effects = list(effect, 0, 6);
var bonus = fields({ id: text(40), name: label, effects });
var marked = fields({ id: text(50), minPlayers: integer(1, 8) });
var slot = fields({ cost: integer(0, 6), icon: orNull(text(40)), ap: integer(0, 6), depth: integer(1, 6) });
var setup = fields({
  minorFindRows: integer(1, 8),
  minorFindTilesPerType: integer(1, 8),
  noDiggingStrips: integer(0, 4),
  speciesOffer: integer(1, 10),
  neutralPapers: integer(0, 20),
  virtualBaseCamps: integer(0, 20),
  virtualAwardMarkers: integer(0, 6),
  neutralTeam: flag,
  differentPatrons: flag
});
var components = fields({
  schemaVersion: exactly(1),
  game: fields({ id: exactly("bone-wars"), rounds: integer(1, 8) }),
  enums: fields({
    boneCategories: table(list(text(50), 1, 6), 6),
    minorFinds: list(text(40), 1, 8),
    speciesCategories: list(text(40), 1, 6),
    wildSpeciesCategory: text(40),
    discoverers: list(text(40), 1, 5),
    patrons: list(patron, 2, 2),
    playerColors: list(text(40), 1, 6),
    paleontologistActions: list(paleontologistAction, 4, 4)
  }),
  labels: fields({ boneKinds: labels, minorFinds: labels, patrons: labels, playerColors: labels }),
  boneTokens: fields({
    total: integer(1, 200),
    rareDisplayPerKind: integer(0, 4),
    kinds: list(fields({ kind: text(50), count: integer(1, 30), category: text(40) }), 1, 12)
  }),
  species: fields({
    count: integer(1, 100),
    cards: list(
      fields({
        id: text(60),
        name: text(60),
        category: text(40),
        discoverer: text(40),
        author: text(40),
        year: integer(1, 3e3),
        skull: text(40),
        limb: text(40),
        prize: text(40),
        minorFind: text(40)
      }),
      1,
      80
    )
  }),
  prizeBonuses: fields({ list: list(bonus, 1, 10) }),
  paleontologistCards: fields({
    count: integer(1, 50),
    copiesEach: integer(1, 4),
    display: integer(1, 6),
    cards: list(
      fields({
        id: text(40),
        text: label,
        name: text(80),
        action: paleontologistAction,
        ability: word(
          "anyBone",
          "extraLoyalty",
          "splitLoyalty",
          "occupiedSpace",
          "anyRoundBonus",
          "emptySpace",
          "anyEnvelope",
          "anyTile"
        ),
        bones: optional(integer(1, 3)),
        maxBones: optional(integer(1, 6)),
        loyalty: optional(integer(1, 3))
      }),
      1,
      20
    )
  }),
  minorFindTiles: fields({
    count: integer(1, 40),
    tiles: list(fields({ icon: text(40), count: integer(1, 8) }), 1, 8)
  }),
  bonusTiles: fields({ count: integer(1, 20), tiles: list(bonus, 1, 12) }),
  grantTiles: fields({
    count: integer(1, 30),
    inPlay: integer(1, 8),
    tiles: list(
      fields({
        id: text(40),
        text: label,
        name: label,
        ability: word(
          "discover1",
          "anyMinorFind",
          "rareInsteadOfBag",
          "debunkAnyBone",
          "publishAnyBone",
          "freeSlots",
          "reclassifyFull",
          "minorToRound",
          "publish4AnyRound",
          "debunkTradeLoyalty",
          "stayPaleontologist",
          "roundToMinor",
          "meetMoney1",
          "freeMoves2"
        ),
        n: optional(integer(1, 4))
      }),
      1,
      25
    )
  }),
  digSiteActionTiles: fields({
    tiles: list(
      fields({
        id: text(60),
        name: label,
        effects,
        cost: optional(list(fields({ do: exactly("discardSpecies"), n: integer(1, 3) }), 0, 3))
      }),
      1,
      10
    )
  }),
  awardTiles: fields({
    inPlayPerType: integer(1, 3),
    tiles: list(
      fields({
        id: text(40),
        type: word("A", "B", "C"),
        name: label,
        rows: list(
          fields({
            row: integer(1, 6),
            requirement: list(fields({ key: text(40), n: integer(1, 10) }), 1, 4),
            loyalty: integer(1, 8),
            spaces: list(marked, 1, 4)
          }),
          1,
          5
        )
      }),
      1,
      30
    )
  }),
  teamActions: fields({
    actions: list(
      fields({ id: word("dig", "discover", "digSiteAction", "baseCamp", "digDeeper", "move"), cost: integer(1, 4) }),
      6,
      6
    )
  }),
  teamCards: fields({
    cards: list(
      fields({
        id: text(40),
        name: label,
        level: word("basic", "advanced"),
        cost: integer(0, 6),
        ap: integer(1, 8),
        depth: integer(1, 6),
        torn: flag
      }),
      1,
      10
    )
  }),
  specialists: fields({ tiles: list(bonus, 1, 5) }),
  playerBoard: fields({
    startMoney: integer(0, 10),
    startPaleontologistCards: integer(0, 3),
    actionSlots: list(slot, 1, 8),
    envelopes: list(fields({ id: text(40), icon: text(40), effects }), 1, 8),
    crates: fields({
      total: integer(1, 20),
      openAtStart: integer(1, 8),
      coverTiles: integer(0, 6),
      cratesPerCoverTile: integer(1, 4)
    }),
    baseCamps: list(fields({ id: text(40), kind: word("movement", "archive") }), 1, 6),
    freeSteps: fields({ base: integer(0, 3), perMovementCampPlaced: integer(0, 3), max: integer(0, 6) }),
    archiveLimit: fields({ base: integer(0, 3), perArchiveCampPlaced: integer(0, 3), max: integer(0, 6) })
  }),
  upgradedActionSlotTiles: fields({ count: integer(0, 40), tile: slot }),
  coverTiles: fields({ bonusChoice: list(list(fields({ do: word("money", "rp"), n: integer(1, 4) }), 1, 1), 1, 4) }),
  roundTrack: fields({
    rounds: list(
      fields({
        round: integer(1, 8),
        years: text(40),
        bonus: word("tile", "printed"),
        printedBonus: optional(text(40)),
        name: optional(label),
        effects: optional(effects),
        before: optional(exactly("midGameScoring")),
        onEnter: optional(exactly("placeEndgameTile"))
      }),
      1,
      6
    )
  }),
  professionsTrack: fields({
    setupColumn: integer(1, 3),
    rowBonuses: list(fields({ row: integer(1, 10), name: label }), 0, 8),
    spaces: list(fields({ id: text(40), row: integer(1, 10), column: integer(1, 4), effects }), 1, 15)
  }),
  endgameTile: fields({
    spaces: list(fields({ id: text(40), name: label, minPlayers: integer(1, 8), effects }), 1, 6)
  }),
  tieBreak: fields({ headCircumferenceCm: fields({ min: integer(1, 100), max: integer(1, 150) }) }),
  publishRewards: fields({
    byBones: list(
      fields({ bones: integer(1, 8), loyalty: integer(1, 4), prize: flag, roundBonus: flag, paper: integer(1, 8) }),
      1,
      5
    )
  }),
  debunkRewards: fields({
    byBones: list(fields({ bones: integer(1, 8), loyalty: integer(1, 8), paper: integer(1, 8) }), 1, 5)
  }),
  minorFindsArea: fields({
    columns: integer(1, 10),
    rows: list(fields({ row: integer(1, 8), minPlayers: integer(1, 8) }), 1, 6)
  }),
  universities: fields({
    universities: list(fields({ id: text(50), patron, name: label, connectsTo: list(text(40), 1, 4) }), 1, 4),
    spaces: list(fields({ number: integer(1, 8), name: label, university: text(50), patron }), 1, 6),
    neutralTeamCycle: list(integer(1, 8), 1, 6)
  }),
  digSiteMap: fields({
    clockwiseOrder: list(text(40), 1, 10),
    sites: list(
      fields({ id: text(40), name: label, boneSlots: integer(1, 6), baseCampSpaces: list(marked, 0, 5) }),
      1,
      10
    ),
    edges: list(fields({ a: text(50), b: text(40), kind: word("twoWay", "oneWay") }), 1, 15)
  }),
  bookshelf: fields({
    sides: list(
      fields({
        patron,
        shelves: list(
          fields({
            spots: list(fields({ id: text(40), minPlayers: integer(1, 8), preprinted: optional(flag) }), 1, 5)
          }),
          1,
          8
        )
      }),
      2,
      2
    )
  }),
  loyaltyTracks: fields({
    tracks: list(
      fields({
        patron,
        spaces: list(fields({ step: integer(0, 30), value: integer(0, 15) }), 1, 25),
        passBonuses: list(fields({ space: integer(1, 20), effects }), 0, 4)
      }),
      2,
      2
    )
  }),
  setupByPlayers: fields({
    bonesPerOfferedSpecies: integer(0, 4),
    table: fields({ "1": setup, "2": setup, "3": setup, "4": setup })
  }),
  solo: fields({
    theodore: fields({
      headCircumferenceCm: integer(1, 120),
      discoverCost: integer(1, 3),
      coverBonusMoneyBelow: integer(0, 10),
      cardLoyalty: integer(1, 3),
      baseCampOrder: list(word("movement", "archive"), 1, 6),
      rarePreference: list(text(40), 1, 6),
      passSpeciesCard: integer(0, 3),
      awardMinRow: integer(1, 4)
    }),
    digSiteActionOrder: list(text(60), 1, 10),
    oncePerTurn: list(text(60), 0, 4),
    cards: list(
      fields({
        id: text(40),
        name: label,
        level: word("basic", "advanced", "expert"),
        front: fields({
          top: fields({
            icons: list(word("loopTwice"), 0, 3),
            sequence: list(word("publish", "debunk", "award", "minorFind"), 1, 6)
          }),
          bottom: fields({
            icons: list(word("reclassify", "roundBonus", "paleoCard"), 0, 4),
            direction: word("clockwise", "counterclockwise"),
            sequence: list(word("dig", "discover", "digSiteAction", "baseCamp", "digDeeper", "move"), 1, 6)
          })
        }),
        back: fields({
          kind: word("team", "paleontologist"),
          ap: optional(integer(1, 8)),
          depth: optional(integer(1, 6)),
          icons: list(
            fields({ icon: word("takeBackPaleontologist", "rivalLoyalty"), n: optional(integer(1, 4)) }),
            0,
            4
          )
        })
      }),
      1,
      40
    )
  })
});

// games/bone-wars/rules/effects.ts
var ROUND_BONUS = { do: "roundBonus", n: 1 };
var ANY_ROUND_BONUS = { do: "anyRoundBonus", n: 1 };
function effectsOf(list2) {
  return list2.map(({ do: name, n, look }) => ({ do: name, n: look ?? n ?? 1 }));
}

// games/bone-wars/rules/ids.ts
function idOf(index) {
  if (!Number.isInteger(index) || index < 0) throw new Error(`expected an index, found ${index}`);
  return index;
}
function idsOf(table2) {
  return table2.map((_, index) => idOf(index));
}

// games/bone-wars/rules/options.ts
var DONE = { do: "done" };
var DECLINE = { do: "decline" };
function makeOptions(box) {
  const natural = box.boneIds.map((bone) => ({ do: "bone", bone }));
  const parts = [...new Set(box.bones.map((bone) => bone.category))];
  const wild = box.boneIds.flatMap((bone) => parts.map((part) => ({ do: "wild", bone, part })));
  return {
    plays: box.cards.map((_, index) => playsOf(box, index)),
    pass: { do: "pass" },
    team: teamOptions(box),
    paperBones: [...natural, ...wild, DONE],
    paperBonesNoWild: [...natural, DONE],
    parts,
    debunk: [
      ...box.boneIds.flatMap((bone) => box.debunk.map(({ bones: n }) => ({ do: "debunk", bone, n }))),
      DONE
    ],
    upgradeTeam: upgradeOptions(box),
    bonesOrDecline: [...box.boneIds, "decline"],
    sitesOrDone: [...box.siteIds, "done"],
    actions: [...box.actions, "none"],
    heads: ["unmeasured", ...numbersFrom(box.heads.min, box.heads.max)]
  };
}
function playsOf(box, index) {
  const card = idsOf(box.cards)[index];
  switch (box.cards[card].kind) {
    case "team":
      return [{ do: "team", card }];
    case "paleontologist":
      return [{ do: "paleontologist", card }];
    case "solo":
      return [];
    case "species":
      return [
        { do: "team", card },
        { do: "paleontologist", card }
      ];
  }
}
function teamOptions(box) {
  const slots = Math.max(...box.sites.map((site) => site.boneSlots));
  const camps = ["movement", "archive"];
  return [
    ...box.siteIds.map((site) => ({ do: "move", site })),
    ...numbersFrom(1, slots).map((depth) => ({ do: "dig", depth })),
    { do: "discover" },
    ...box.siteIds.map((site) => ({ do: "digSiteAction", site })),
    ...camps.map((camp) => ({ do: "baseCamp", camp })),
    { do: "digDeeper" },
    { do: "end" }
  ];
}
function upgradeOptions(box) {
  return [
    ...box.basicTeam.flatMap((card) => box.advancedTeam.map((by) => ({ do: "replace", card, by }))),
    ...idsOf(box.specialists).map((specialist) => ({ do: "hire", specialist })),
    DECLINE
  ];
}
function numbersFrom(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

// games/bone-wars/box/cards.ts
function makeCards(data, bones, findOf) {
  return [...speciesCards(data, bones, findOf), ...paleontologistCards(data), ...soloCards(data), ...teamCards(data)];
}
function speciesCards(data, bones, findOf) {
  return data.species.cards.map(({ id, name, category, discoverer, minorFind: minorFind2, prize: prize2, skull, limb }) => ({
    id,
    name,
    kind: "species",
    species: {
      category,
      discoverer,
      find: findOf(minorFind2),
      prize: effectsOf(data.prizeBonuses.list.find((one) => one.id === prize2)?.effects ?? []),
      fits: bones.map((bone) => {
        if (bone.category === "skull") return fitsNeed(bone, skull);
        return bone.category === "limb" ? fitsNeed(bone, limb) : true;
      })
    },
    paleontologist: null,
    solo: null,
    team: null
  }));
}
function fitsNeed({ id, category }, need) {
  return need === "any" || id === need || id.toLowerCase() === `${category}${need}`.toLowerCase();
}
function paleontologistCards(data) {
  const { cards, copiesEach } = data.paleontologistCards;
  const copies = Array.from({ length: copiesEach }, (_, copy) => copy + 1);
  return cards.flatMap(
    ({ id, name, action, ability, text: text2, bones = 0, maxBones = 0, loyalty = 0 }) => copies.map(
      (copy) => ({
        id: `${id}-${copy}`,
        name,
        kind: "paleontologist",
        species: null,
        paleontologist: { character: id, action, ability, text: text2, bones, maxBones, loyalty },
        solo: null,
        team: null
      })
    )
  );
}
function soloCards({ solo }) {
  return solo.cards.map(({ id, name, level, front, back }) => ({
    id,
    name,
    kind: "solo",
    species: null,
    paleontologist: null,
    solo: {
      level,
      loops: front.top.icons.includes("loopTwice") ? 2 : 1,
      actions: front.top.sequence,
      before: effectsOf(front.bottom.icons.map((icon) => ({ do: icon }))),
      direction: front.bottom.direction,
      teamActions: front.bottom.sequence,
      back: {
        kind: back.kind,
        ap: back.ap ?? 0,
        depth: back.depth ?? 0,
        takeBack: back.icons.some(({ icon }) => icon === "takeBackPaleontologist"),
        rivalLoyalty: back.icons.find(({ icon }) => icon === "rivalLoyalty")?.n ?? 0
      }
    },
    team: null
  }));
}
function teamCards(data) {
  return data.teamCards.cards.map(({ id, name, level, cost: cost3, ap, depth, torn }) => ({
    id,
    name,
    kind: "team",
    species: null,
    paleontologist: null,
    solo: null,
    team: { level, cost: cost3, ap, depth, torn }
  }));
}
function makeAwards(data) {
  const awardSpaces2 = [];
  const awards = data.awardTiles.tiles.map(({ id, name, type, rows }, index) => {
    const spaces = [];
    for (const { row, requirement, loyalty, spaces: own } of rows) {
      for (const { id: space, minPlayers } of own) {
        spaces.push(idOf(awardSpaces2.length));
        awardSpaces2.push({
          id: space,
          name: spaceName(name, requirement),
          award: idOf(index),
          row,
          loyalty,
          minPlayers,
          requirement: requirement.map(({ key, n }) => makeRequirement(data, key, n))
        });
      }
    }
    return { id, name, type, spaces };
  });
  return { awards, awardSpaces: awardSpaces2 };
}
function spaceName({ en: en2, fr: fr2 }, requirement) {
  const needs2 = requirement.map(({ n }) => n).join(" + ");
  return { en: `${en2} ${needs2}`, fr: `${fr2} ${needs2}` };
}
function makeRequirement(data, key, n) {
  const counts = countedBy(data, key);
  const envelope = data.playerBoard.envelopes.findIndex(({ id }) => `envelope${id}` === key);
  return { counts, key, find: counts === "envelope" ? idOf(envelope) : null, n };
}
function countedBy(data, key) {
  if (data.enums.discoverers.includes(key)) return "discoverer";
  if (data.enums.speciesCategories.includes(key)) return "category";
  return key === "anyEnvelope" ? "anyEnvelope" : "envelope";
}

// games/bone-wars/box/check.ts
function checkReferences(data) {
  checkUnique(data);
  checkSpecies(data);
  checkCounts(data);
  checkBoards(data);
  checkMap(data);
  checkAwards(data);
  checkTracks(data);
  checkSolo(data);
  checkChains(data);
  checkRoom(data);
  checkRewards(data);
}
function fail(path, fault) {
  throw new BadInput("components", path, fault);
}
function expectKnown(path, id, known) {
  if (!known.includes(id)) fail(path, `'${id}' is not one of ${known.join(", ")}`);
}
function expectNumber(path, found, expected) {
  if (found !== expected) fail(path, `expected ${expected}, found ${found}`);
}
function checkUnique(data) {
  const tables = [
    ["species.cards", data.species.cards],
    ["prizeBonuses.list", data.prizeBonuses.list],
    ["paleontologistCards.cards", data.paleontologistCards.cards],
    ["bonusTiles.tiles", data.bonusTiles.tiles],
    ["grantTiles.tiles", data.grantTiles.tiles],
    ["digSiteActionTiles.tiles", data.digSiteActionTiles.tiles],
    ["awardTiles.tiles", data.awardTiles.tiles],
    ["teamActions.actions", data.teamActions.actions],
    ["teamCards.cards", data.teamCards.cards],
    ["specialists.tiles", data.specialists.tiles],
    ["playerBoard.envelopes", data.playerBoard.envelopes],
    ["professionsTrack.spaces", data.professionsTrack.spaces],
    ["endgameTile.spaces", data.endgameTile.spaces],
    ["digSiteMap.sites", data.digSiteMap.sites],
    ["minorFindsArea.rows", data.minorFindsArea.rows.map(({ row }) => ({ id: `${row}` }))],
    ["universities.spaces", data.universities.spaces.map(({ number }) => ({ id: `${number}` }))]
  ];
  for (const [path, entries] of tables) {
    const ids = entries.map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) fail(`${path}.${twice}.id`, `'${ids[twice]}' stands there twice`);
  }
}
function checkSpecies({ species, enums, prizeBonuses, playerBoard, boneTokens }) {
  const prizes = prizeBonuses.list.map(({ id }) => id);
  const icons = playerBoard.envelopes.map(({ icon }) => icon);
  for (const [index, { category, discoverer, prize: prize2, minorFind: minorFind2, skull, limb }] of species.cards.entries()) {
    const path = `species.cards.${index}`;
    expectKnown(`${path}.category`, category, enums.speciesCategories);
    expectKnown(`${path}.discoverer`, discoverer, enums.discoverers);
    expectKnown(`${path}.prize`, prize2, prizes);
    expectKnown(`${path}.minorFind`, minorFind2, icons);
    for (const [part, need] of [
      ["skull", skull],
      ["limb", limb]
    ]) {
      const fitting = boneTokens.kinds.some(
        ({ kind, category: of }) => of === part && fitsNeed({ id: kind, category: of }, need)
      );
      if (!fitting) fail(`${path}.${part}`, `no bone is a '${need}' ${part}`);
    }
  }
}
function checkCounts(data) {
  const {
    boneTokens,
    species,
    paleontologistCards: paleontologistCards2,
    minorFindTiles,
    bonusTiles,
    grantTiles,
    roundTrack,
    minorFindsArea
  } = data;
  const total = (counts) => counts.reduce((sum2, count2) => sum2 + count2, 0);
  expectNumber("boneTokens.total", boneTokens.total, total(boneTokens.kinds.map(({ count: count2 }) => count2)));
  for (const [index, { kind, count: count2 }] of boneTokens.kinds.entries()) {
    if (count2 < boneTokens.rareDisplayPerKind) fail(`boneTokens.kinds.${index}.count`, `too few for the rare display`);
    expectKnown(`boneTokens.kinds.${index}.kind`, kind, Object.keys(data.labels.boneKinds));
  }
  expectNumber("species.count", species.count, species.cards.length);
  const { copiesEach, cards, count } = paleontologistCards2;
  expectNumber("paleontologistCards.count", count, copiesEach * cards.length);
  expectNumber("minorFindTiles.count", minorFindTiles.count, total(minorFindTiles.tiles.map((tile) => tile.count)));
  expectNumber("bonusTiles.count", bonusTiles.count, bonusTiles.tiles.length);
  const spots = minorFindsArea.columns + roundTrack.rounds.filter(({ bonus: bonus2 }) => bonus2 === "tile").length;
  expectNumber("bonusTiles.tiles", bonusTiles.tiles.length, spots);
  expectNumber("grantTiles.count", grantTiles.count, grantTiles.tiles.length);
  expectNumber("grantTiles.inPlay", grantTiles.inPlay, data.universities.spaces.length);
  expectNumber("roundTrack.rounds", roundTrack.rounds.length, data.game.rounds);
  expectNumber("digSiteActionTiles.tiles", data.digSiteActionTiles.tiles.length, data.digSiteMap.sites.length);
}
function checkBoards(data) {
  const { playerBoard, enums, labels: labels2, minorFindsArea, roundTrack, upgradedActionSlotTiles } = data;
  const icons = playerBoard.envelopes.map(({ icon }) => icon);
  expectNumber("playerBoard.envelopes", icons.length, enums.minorFinds.length);
  expectNumber("minorFindsArea.columns", minorFindsArea.columns, icons.length);
  for (const [index, icon] of icons.entries()) {
    expectKnown(`playerBoard.envelopes.${index}.icon`, icon, Object.keys(labels2.minorFinds));
  }
  for (const [index, { icon }] of playerBoard.actionSlots.entries()) {
    if (icon !== null) expectKnown(`playerBoard.actionSlots.${index}.icon`, icon, icons);
  }
  const upgraded = upgradedActionSlotTiles.tile.icon;
  if (upgraded !== null) expectKnown("upgradedActionSlotTiles.tile.icon", upgraded, icons);
  const { total, openAtStart, coverTiles, cratesPerCoverTile } = playerBoard.crates;
  expectNumber("playerBoard.crates.openAtStart", openAtStart, total - coverTiles * cratesPerCoverTile);
  for (const [index, { bonus: bonus2, effects: effects2 }] of roundTrack.rounds.entries()) {
    if (bonus2 === "printed" && effects2 === void 0) fail(`roundTrack.rounds.${index}.effects`, "missing");
  }
}
function checkMap({ digSiteMap, universities, enums }) {
  const sites = digSiteMap.sites.map(({ id }) => id);
  const places = [...sites, ...universities.universities.map(({ id }) => id)];
  for (const [index, { a, b }] of digSiteMap.edges.entries()) {
    expectKnown(`digSiteMap.edges.${index}.a`, a, places);
    expectKnown(`digSiteMap.edges.${index}.b`, b, sites);
  }
  for (const [index, { university, patron: patron2 }] of universities.spaces.entries()) {
    expectKnown(`universities.spaces.${index}.university`, university, places);
    expectKnown(`universities.spaces.${index}.patron`, patron2, enums.patrons);
  }
  const numbers = universities.spaces.map(({ number }) => `${number}`);
  for (const [index, number] of universities.neutralTeamCycle.entries()) {
    expectKnown(`universities.neutralTeamCycle.${index}`, `${number}`, numbers);
  }
}
function checkAwards(data) {
  const envelopes = data.playerBoard.envelopes.map(({ id }) => `envelope${id}`);
  for (const [tile, { rows }] of data.awardTiles.tiles.entries()) {
    for (const [row, { requirement }] of rows.entries()) {
      for (const [index, { key }] of requirement.entries()) {
        if (countedBy(data, key) !== "envelope") continue;
        expectKnown(`awardTiles.tiles.${tile}.rows.${row}.requirement.${index}.key`, key, envelopes);
      }
    }
  }
}
function checkTracks({ loyaltyTracks, bookshelf, enums }) {
  for (const [index, { patron: patron2, spaces }] of loyaltyTracks.tracks.entries()) {
    expectKnown(`loyaltyTracks.tracks.${index}.patron`, patron2, enums.patrons);
    for (const [at, { step: step2 }] of spaces.entries()) {
      expectNumber(`loyaltyTracks.tracks.${index}.spaces.${at}.step`, step2, at);
    }
  }
  for (const [index, { patron: patron2 }] of bookshelf.sides.entries()) {
    expectKnown(`bookshelf.sides.${index}.patron`, patron2, enums.patrons);
  }
}
function checkSolo({ solo, digSiteActionTiles, digSiteMap, universities, enums }) {
  const tiles = digSiteActionTiles.tiles.map(({ id }) => id);
  for (const [index, id] of solo.digSiteActionOrder.entries())
    expectKnown(`solo.digSiteActionOrder.${index}`, id, tiles);
  for (const [index, id] of solo.oncePerTurn.entries()) expectKnown(`solo.oncePerTurn.${index}`, id, tiles);
  const sites = digSiteMap.sites.map(({ id }) => id);
  expectNumber("digSiteMap.clockwiseOrder", new Set(digSiteMap.clockwiseOrder).size, sites.length);
  for (const [index, id] of digSiteMap.clockwiseOrder.entries()) {
    expectKnown(`digSiteMap.clockwiseOrder.${index}`, id, sites);
  }
  for (const [index, { id, connectsTo }] of universities.universities.entries()) {
    const arrows = digSiteMap.edges.filter(({ a }) => a === id).map(({ b }) => b);
    for (const site of arrows) expectKnown(`universities.universities.${index}.connectsTo`, site, connectsTo);
    expectNumber(`universities.universities.${index}.connectsTo`, connectsTo.length, arrows.length);
  }
  for (const [index, category] of solo.theodore.rarePreference.entries()) {
    expectKnown(`solo.theodore.rarePreference.${index}`, category, Object.keys(enums.boneCategories));
  }
}
var MOST_BONUSES = 200;
function checkChains({ bonusTiles, roundTrack, digSiteActionTiles, playerBoard }) {
  const wheres = {
    roundBonus: [...bonusTiles.tiles, ...roundTrack.rounds],
    digSiteActions: digSiteActionTiles.tiles,
    reclassify: playerBoard.envelopes
  };
  const broughtBy = (bonus2, before) => {
    if (before.includes(bonus2)) fail("", `the bonus '${bonus2}' brings itself again: ${[...before, bonus2].join(", ")}`);
    let most = 0;
    for (const { effects: effects2 = [] } of wheres[bonus2] ?? []) {
      let brought = 0;
      for (const { do: next, n = 1 } of effects2) brought += n * (1 + broughtBy(next, [...before, bonus2]));
      most = Math.max(most, brought);
    }
    if (most > MOST_BONUSES) fail("", `the bonus '${bonus2}' may bring ${most} others, at most ${MOST_BONUSES}`);
    return most;
  };
  for (const bonus2 of Object.keys(wheres)) broughtBy(bonus2, []);
}
var PLAYERS = [2, 3, 4];
var MOST_PLAYERS = Math.max(...PLAYERS);
function expectAtLeast(path, found, least, what) {
  if (found < least) fail(path, `${found} ${what}, but ${least} are needed`);
}
function checkRoom({ professionsTrack, endgameTile, universities, setupByPlayers, enums }) {
  const { spaces, setupColumn } = professionsTrack;
  const atSetup = spaces.filter(({ column }) => column === setupColumn).length;
  expectAtLeast("professionsTrack.spaces", atSetup, MOST_PLAYERS, `spaces in column ${setupColumn}`);
  for (const players of PLAYERS) {
    const endings = endgameTile.spaces.filter(({ minPlayers }) => minPlayers <= players).length;
    expectAtLeast("endgameTile.spaces", endings, players, `spaces for ${players} players`);
  }
  for (const [seats, { speciesOffer }] of Object.entries(setupByPlayers.table)) {
    const path = `setupByPlayers.table.${seats}.speciesOffer`;
    expectAtLeast(path, speciesOffer, Math.max(Number(seats), PLAYERS[0]), "cards on offer");
  }
  expectAtLeast("universities.spaces", universities.spaces.length, MOST_PLAYERS, "spaces");
  for (const patron2 of enums.patrons) {
    const own = universities.spaces.filter((space) => space.patron === patron2).length;
    expectAtLeast("universities.spaces", own, 1, `spaces of ${patron2}`);
  }
}
function checkRewards({ publishRewards, debunkRewards }) {
  for (const [path, { byBones }] of Object.entries({ publishRewards, debunkRewards })) {
    for (const [index, { bones }] of byBones.entries()) {
      expectNumber(`${path}.byBones.${index}.bones`, bones, byBones[0].bones + index);
    }
  }
}

// games/bone-wars/box/make.ts
function openBox(value) {
  const data = read(components, value);
  checkReferences(data);
  const findIds = idsOf(data.playerBoard.envelopes);
  const findOf = (icon) => idOf(data.playerBoard.envelopes.findIndex((one) => one.icon === icon));
  const bones = data.boneTokens.kinds.map(({ kind, category, count }) => ({
    id: kind,
    name: data.labels.boneKinds[kind],
    category,
    count
  }));
  const cards = makeCards(data, bones, findOf);
  const ofKind = (kind) => idsOf(cards).filter((card) => cards[card].kind === kind);
  const ofLevel = (level) => ofKind("team").filter((card) => cards[card].team?.level === level);
  const { awards, awardSpaces: awardSpaces2 } = makeAwards(data);
  const box = {
    rounds: makeRounds(data),
    bones,
    boneIds: idsOf(bones),
    rarePerKind: data.boneTokens.rareDisplayPerKind,
    cards,
    speciesCards: ofKind("species"),
    paleontologistCards: ofKind("paleontologist"),
    basicTeam: ofLevel("basic"),
    advancedTeam: ofLevel("advanced"),
    displaySize: data.paleontologistCards.display,
    finds: data.playerBoard.envelopes.map(({ icon }) => ({ id: icon, name: data.labels.minorFinds[icon] })),
    findIds,
    envelopes: makeEnvelopes(data),
    ...makePeople(data),
    ...makeTiles(data),
    awards,
    awardSpaces: awardSpaces2,
    awardsPerType: data.awardTiles.inPlayPerType,
    wildCategory: data.enums.wildSpeciesCategory,
    ...makePlayerBoard(data, findOf),
    ...makeCareers(data),
    publish: data.publishRewards.byBones,
    debunk: data.debunkRewards.byBones,
    ...makeMap(data),
    ...makeBookshelf(data),
    ...makeSetup(data),
    heads: data.tieBreak.headCircumferenceCm,
    solo: makeSolo(data, ofKind("solo"), cards)
  };
  return { ...box, options: makeOptions(box) };
}
function makeRounds(data) {
  return data.roundTrack.rounds.map(({ years, bonus: bonus2, before, onEnter }) => ({
    years,
    printed: bonus2 === "printed" ? idOf(data.bonusTiles.tiles.length) : null,
    midGameScoring: before === "midGameScoring",
    endgameTile: onEnter === "placeEndgameTile"
  }));
}
function makeEnvelopes(data) {
  return data.playerBoard.envelopes.map(({ id, icon, effects: effects2 }) => {
    const label2 = data.labels.minorFinds[icon];
    return { id, icon, name: { en: `${id} (${label2.en})`, fr: `${id} (${label2.fr})` }, effects: effectsOf(effects2) };
  });
}
function makePeople(data) {
  const patrons = data.enums.patrons.map((id) => ({ id, name: data.labels.patrons[id] }));
  return {
    patrons,
    patronIds: idsOf(patrons),
    colors: data.enums.playerColors.map((id) => ({ id, name: data.labels.playerColors[id] })),
    actions: data.enums.paleontologistActions,
    specialists: data.specialists.tiles.map(({ id, name, effects: effects2 }) => ({ id, name, effects: effectsOf(effects2) }))
  };
}
function makeTiles(data) {
  const tiles = data.bonusTiles.tiles.map(({ id, name, effects: effects2 }) => ({ id, name, effects: effectsOf(effects2) }));
  for (const { printedBonus, name, effects: effects2 } of data.roundTrack.rounds) {
    if (printedBonus === void 0 || name === void 0 || effects2 === void 0) continue;
    tiles.push({ id: printedBonus, name, effects: effectsOf(effects2) });
  }
  return {
    tiles,
    bonusTiles: idsOf(data.bonusTiles.tiles),
    grants: data.grantTiles.tiles.map(({ id, name, ability, text: text2, n = 0 }) => ({ id, name, ability, text: text2, n })),
    grantsInPlay: data.grantTiles.inPlay,
    siteTiles: data.digSiteActionTiles.tiles.map(({ id, name, effects: effects2, cost: cost3 = [] }) => ({
      id,
      name,
      effects: effectsOf(effects2),
      discards: cost3.reduce((sum2, { n = 1 }) => sum2 + n, 0)
    }))
  };
}
function makePlayerBoard(data, findOf) {
  const { playerBoard, upgradedActionSlotTiles, coverTiles, teamActions: teamActions2 } = data;
  const slot2 = ({ cost: cost4, icon, ap, depth }) => ({
    cost: cost4,
    icon: icon === null ? null : findOf(icon),
    ap,
    depth
  });
  const camps = (kind) => playerBoard.baseCamps.filter((camp) => camp.kind === kind).length;
  const cost3 = (id) => teamActions2.actions.find((action) => action.id === id)?.cost ?? 0;
  return {
    board: {
      startMoney: playerBoard.startMoney,
      startPaleontologistCards: playerBoard.startPaleontologistCards,
      slots: playerBoard.actionSlots.map(slot2),
      crates: playerBoard.crates,
      camps: { movement: camps("movement"), archive: camps("archive") },
      freeSteps: playerBoard.freeSteps,
      archiveLimit: playerBoard.archiveLimit
    },
    upgradedSlot: slot2(upgradedActionSlotTiles.tile),
    upgradedSlots: upgradedActionSlotTiles.count,
    coverChoices: coverTiles.bonusChoice.flatMap(effectsOf),
    teamCost: {
      dig: cost3("dig"),
      discover: cost3("discover"),
      digSiteAction: cost3("digSiteAction"),
      baseCamp: cost3("baseCamp"),
      digDeeper: cost3("digDeeper"),
      move: cost3("move")
    }
  };
}
function makeCareers(data) {
  const { rowBonuses, spaces, setupColumn } = data.professionsTrack;
  const nameOf = (row) => rowBonuses.find((bonus2) => bonus2.row === row)?.name ?? { en: `${row}`, fr: `${row}` };
  const professions = spaces.map(({ id, row, column, effects: effects2 }) => ({
    id,
    name: nameOf(row),
    row,
    column,
    effects: effectsOf(effects2)
  }));
  return {
    professions,
    professionIds: idsOf(professions),
    setupColumn,
    endings: data.endgameTile.spaces.map(({ id, name, minPlayers, effects: effects2 }) => ({
      id,
      name,
      minPlayers,
      effects: effectsOf(effects2)
    }))
  };
}
function makeMap(data) {
  const { sites, edges } = data.digSiteMap;
  const siteIds = idsOf(sites);
  const leadsTo = (from) => siteIds.filter(
    (site) => edges.some(
      ({ a, b, kind }) => a === from && b === sites[site].id || kind === "twoWay" && b === from && a === sites[site].id
    )
  );
  const { universities, spaces, neutralTeamCycle } = data.universities;
  const campuses = spaces.map(({ number, name, university, patron: patron2 }) => {
    const { connectsTo } = universities.find((one) => one.id === university) ?? impossible("a university", university);
    return {
      id: `${number}`,
      name,
      university,
      patron: idOf(data.enums.patrons.indexOf(patron2)),
      leadsTo: connectsTo.map((id) => idOf(sites.findIndex((site) => site.id === id)))
    };
  });
  const { columns, rows } = data.minorFindsArea;
  const columnsOf = (row) => Array.from({ length: columns }, (_, column) => ({ row, column }));
  return {
    columns,
    spots: rows.flatMap(
      ({ row, minPlayers }) => columnsOf(row).map(({ column }) => ({
        id: `r${row}c${column + 1}`,
        name: spotName(row, column + 1),
        column,
        minPlayers
      }))
    ),
    campuses,
    campusIds: idsOf(campuses),
    neutralCycle: neutralTeamCycle.map((number) => idOf(spaces.findIndex((space) => space.number === number))),
    sites: sites.map(({ id, name, boneSlots, baseCampSpaces }) => ({
      id,
      name,
      boneSlots,
      campSpaces: baseCampSpaces,
      leadsTo: leadsTo(id)
    })),
    siteIds
  };
}
function spotName(row, column) {
  return { en: `column ${column}, row ${row}`, fr: `colonne ${column}, rangée ${row}` };
}
function makeBookshelf(data) {
  return {
    shelves: data.bookshelf.sides.flatMap(
      ({ patron: patron2, shelves }) => shelves.map(({ spots }) => ({
        patron: idOf(data.enums.patrons.indexOf(patron2)),
        spots: spots.map(({ id, minPlayers, preprinted = false }) => ({ id, minPlayers, preprinted }))
      }))
    ),
    tracks: data.enums.patrons.map((id) => {
      const track = data.loyaltyTracks.tracks.find((one) => one.patron === id);
      return {
        values: track?.spaces.map(({ value }) => value) ?? [],
        passBonuses: track?.passBonuses.map(({ space, effects: effects2 }) => ({ step: space, effects: effectsOf(effects2) })) ?? []
      };
    })
  };
}
function makeSetup(data) {
  const { bonesPerOfferedSpecies, table: table2 } = data.setupByPlayers;
  const setups = {};
  for (const [players, { speciesOffer, neutralTeam, differentPatrons }] of Object.entries(table2)) {
    setups[Number(players)] = { offer: speciesOffer, neutralTeam, differentPatrons };
  }
  return { offerBones: bonesPerOfferedSpecies, setups };
}
function makeSolo({ solo, digSiteActionTiles, digSiteMap }, all, cards) {
  const { theodore, digSiteActionOrder, oncePerTurn } = solo;
  const ofLevel = (level) => all.filter((card) => cards[card].solo?.level === level);
  const tileOf = (id) => idOf(digSiteActionTiles.tiles.findIndex((tile) => tile.id === id));
  return {
    cards: { basic: ofLevel("basic"), advanced: ofLevel("advanced"), expert: ofLevel("expert") },
    head: theodore.headCircumferenceCm,
    discoverCost: theodore.discoverCost,
    coverMoneyBelow: theodore.coverBonusMoneyBelow,
    cardLoyalty: theodore.cardLoyalty,
    campOrder: theodore.baseCampOrder,
    rarePreference: theodore.rarePreference,
    passSpecies: theodore.passSpeciesCard,
    awardMinRow: theodore.awardMinRow,
    siteTileOrder: digSiteActionOrder.map(tileOf),
    oncePerTurn: oncePerTurn.map(tileOf),
    clockwise: digSiteMap.clockwiseOrder.map((id) => idOf(digSiteMap.sites.findIndex((site) => site.id === id)))
  };
}

// games/bone-wars/manifest.ts
var manifest = {
  title: { en: "Bone Wars", fr: "Bone Wars" },
  short: { en: "Bone Wars", fr: "Bone Wars" },
  line: {
    en: "Side with Marsh or Cope, dig through the West, and bet your name on the winner.",
    fr: "Prenez parti pour Marsh ou Cope, fouillez l’Ouest et misez votre nom sur le vainqueur."
  },
  credit: { en: "Design: Wim Goossens. Publisher: Game Brewer.", fr: "Auteur : Wim Goossens. Éditeur : Game Brewer." },
  seats: [1, 2, 3, 4],
  minutes: [90, 150],
  weight: 4
};

// games/bone-wars/rules/clone.ts
function clone(state) {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    phase: state.phase,
    seats: state.seats,
    players: cloneEach(state.players, clonePlayer),
    marks: state.marks,
    round: state.round,
    order: state.order.slice(),
    current: state.current,
    neutralTeam: state.neutralTeam,
    neutralMoved: state.neutralMoved,
    bag: state.bag.slice(),
    rare: state.rare.slice(),
    sites: cloneEach(state.sites, ({ bones, species, tile, camps }) => ({
      bones: bones.slice(),
      species,
      tile,
      camps: camps.slice()
    })),
    speciesDeck: state.speciesDeck.slice(),
    speciesDiscard: state.speciesDiscard.slice(),
    paleontologistDeck: state.paleontologistDeck.slice(),
    paleontologistDiscard: state.paleontologistDiscard.slice(),
    display: state.display.slice(),
    finds: state.finds.slice(),
    columnTiles: state.columnTiles.slice(),
    roundTiles: state.roundTiles.slice(),
    awards: state.awards.slice(),
    awardMarkers: cloneEach(state.awardMarkers, ({ space, owner: owner2 }) => ({ space, owner: owner2 })),
    grants: state.grants.slice(),
    papers: cloneEach(state.papers, (papers) => papers.slice()),
    upgradedSlots: state.upgradedSlots,
    opening: cloneOpening(state.opening),
    theodore: state.theodore === null ? null : cloneTheodore(state.theodore),
    turn: cloneTurn(state.turn),
    looked: state.looked.slice(),
    pending: cloneEach(state.pending, (effect2) => ({ do: effect2.do, n: effect2.n }))
  };
}
function clonePlayer(player) {
  const { camps, reputation } = player;
  return {
    money: player.money,
    covers: player.covers,
    crates: player.crates.slice(),
    team: player.team.slice(),
    species: player.species.slice(),
    paleontologists: player.paleontologists.slice(),
    reserve: player.reserve.slice(),
    hired: player.hired.slice(),
    slots: cloneEach(player.slots, ({ upgraded, card, specialist }) => ({ upgraded, card, specialist })),
    archive: cloneEach(player.archive, (envelope) => envelope.slice()),
    camps: { movement: camps.movement, archive: camps.archive },
    patron: player.patron,
    loyalty: player.loyalty.slice(),
    reputation: {
      bonuses: reputation.bonuses,
      covers: reputation.covers,
      loyalty: reputation.loyalty,
      midGame: reputation.midGame.slice(),
      final: reputation.final.slice()
    },
    paleontologist: player.paleontologist,
    profession: player.profession,
    ending: player.ending,
    campus: player.campus,
    site: player.site,
    grant: player.grant,
    passed: player.passed,
    tookSpecies: player.tookSpecies,
    head: player.head
  };
}
function cloneOpening({ first, chosen, offer: offer2, firstTeam }) {
  return { first, chosen, offer: cloneEach(offer2, ({ card, bones }) => ({ card, bones: bones.slice() })), firstTeam };
}
function cloneTurn(turn3) {
  return {
    card: turn3.card,
    mode: turn3.mode,
    slot: turn3.slot,
    ap: turn3.ap,
    depth: turn3.depth,
    stepsTaken: turn3.stepsTaken,
    wildsUsed: turn3.wildsUsed,
    abilityUsed: turn3.abilityUsed,
    tradeUsed: turn3.tradeUsed,
    debunked: turn3.debunked,
    papers: cloneEach(turn3.papers, ({ card, envelope, bones, parts }) => ({
      card,
      envelope,
      bones: bones.slice(),
      parts: parts.slice()
    }))
  };
}
function cloneTheodore(theodore) {
  return {
    deck: theodore.deck.slice(),
    discard: theodore.discard.slice(),
    upgrades: theodore.upgrades.slice(),
    removed: theodore.removed.slice(),
    discoverCost: theodore.discoverCost,
    coversNext: theodore.coversNext,
    doneOnce: theodore.doneOnce.slice()
  };
}

// games/bone-wars/rules/gains.ts
function gainMoney({ state, tell }, seat, n) {
  state.players[seat].money += n;
  tell({ type: "money", seat, n });
}
function gainReputation({ state, tell }, seat, source, n) {
  state.players[seat].reputation[source] += n;
  tell({ type: "reputation", seat, n });
}
function loseBonus({ tell }, seat, bonus2) {
  tell({ type: "lost", seat, bonus: bonus2 });
}

// games/bone-wars/rules/grants.ts
function grantOf({ state, box }, seat) {
  const { grant } = state.players[seat];
  return grant === null ? null : box.grants[state.grants[grant]];
}
function hasGrant(at, seat, ability) {
  return grantOf(at, seat)?.ability === ability;
}
function grantNumber(at, seat, ability) {
  const grant = grantOf(at, seat);
  return grant !== null && grant.ability === ability ? grant.n : 0;
}

// games/bone-wars/rules/state.ts
var VIRTUAL = -1;
function newTurn() {
  return {
    card: null,
    mode: null,
    slot: null,
    ap: 0,
    depth: 0,
    stepsTaken: 0,
    wildsUsed: 0,
    abilityUsed: false,
    tradeUsed: false,
    debunked: 0,
    papers: []
  };
}
function speciesInfo({ box }, card) {
  return box.cards[card].species ?? impossible("a species card", box.cards[card].id);
}
function teamInfo({ box }, card) {
  return box.cards[card].team ?? impossible("a team card", box.cards[card].id);
}
function inPlay({ state }, spot) {
  return spot.minPlayers <= state.marks;
}
function remove(list2, item) {
  const index = list2.indexOf(item);
  if (index < 0) impossible(`${item} in the list`, list2);
  list2.splice(index, 1);
}
function sum(numbers) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

// games/bone-wars/rules/bones.ts
function openCrates({ state, box }, seat) {
  const { total, cratesPerCoverTile } = box.board.crates;
  return total - state.players[seat].covers * cratesPerCoverTile;
}
function drawFromBag({ bag, rng }) {
  let left = below(rng, sum(bag));
  let kind = 0;
  while (left >= bag[kind]) left -= bag[kind++];
  bag[kind] -= 1;
  return kind;
}
function drawSome(state, n) {
  const bones = [];
  for (let left = Math.min(n, sum(state.bag)); left > 0; left--) bones.push(drawFromBag(state));
  return bones;
}
function discardBone({ state }, seat, bone) {
  state.players[seat].crates[bone] -= 1;
  state.bag[bone] += 1;
}
var notInCrates = {
  rule: "BW-8.8",
  bars: ({ state }, seat, bone) => state.players[seat].crates[bone] === 0
};
function fitCrates(play, seat) {
  const { state, box, ask, tell } = play;
  while (sum(state.players[seat].crates) > openCrates(play, seat)) {
    const bone = ask.open(seat, "overflow", offer(box.boneIds, notInCrates));
    discardBone(play, seat, bone);
    tell({ type: "bonesDiscarded", seat, bones: [bone] });
  }
}
function drawBones(play, seat, n) {
  const { state, tell } = play;
  const bones = drawSome(state, n);
  for (const bone of bones) state.players[seat].crates[bone] += 1;
  tell({ type: "bonesDrawn", seat, bones });
  fitCrates(play, seat);
}
function upTo(n) {
  const numbers = [];
  for (let i = n; i >= 0; i--) numbers.push(i);
  return numbers;
}
function drawUpTo(play, seat, n) {
  const { state, ask } = play;
  const rare = hasGrant(play, seat, "rareInsteadOfBag") ? Math.min(n, sum(state.rare)) : 0;
  const instead = rare > 0 ? ask.open(seat, "rareInstead", offer(upTo(rare)), { n }) : 0;
  const left = Math.min(n - instead, sum(state.bag));
  const drawn = n > 1 && left > 0 ? ask.open(seat, "draw", offer(upTo(left))) : left;
  for (let i = 0; i < instead; i++) takeRare(play, seat, ask.open(seat, "rareTake", offer(play.box.boneIds, notRare)));
  if (drawn > 0) drawBones(play, seat, drawn);
}
var notRare = {
  rule: "BW-10.3",
  bars: ({ state }, _seat, bone) => state.rare[bone] === 0
};
var notRareUnlessDone = {
  rule: "BW-10.3",
  bars: ({ state }, _seat, bone) => bone !== "decline" && state.rare[bone] === 0
};
function takeRare(play, seat, bone) {
  const { state, tell } = play;
  state.rare[bone] -= 1;
  state.players[seat].crates[bone] += 1;
  tell({ type: "rareTaken", seat, bone });
  fitCrates(play, seat);
}
function takeRares(play, seat, n) {
  const { state, box, ask } = play;
  for (let i = 0; i < n; i++) {
    if (sum(state.rare) === 0) {
      loseBonus(play, seat, "rareBone");
      return;
    }
    const bone = ask.open(seat, "rare", offer(box.options.bonesOrDecline, notRareUnlessDone), { n: n - i });
    if (bone === "decline") return;
    takeRare(play, seat, bone);
  }
}
function canExchange({ state }, seat) {
  return sum(state.players[seat].crates) > 0 && sum(state.rare) > 0;
}
function exchange(play, seat) {
  const { state, box, ask, tell } = play;
  if (!canExchange(play, seat)) {
    loseBonus(play, seat, "exchangeRare");
    return;
  }
  const take = ask.open(seat, "exchangeTake", offer(box.options.bonesOrDecline, notRareUnlessDone));
  if (take === "decline") return;
  const give = ask.open(seat, "exchangeGive", offer(box.boneIds, notInCrates), { take });
  const { crates } = state.players[seat];
  crates[give] -= 1;
  state.rare[give] += 1;
  state.rare[take] -= 1;
  crates[take] += 1;
  tell({ type: "exchanged", seat, give, take });
}

// games/bone-wars/rules/bookshelf.ts
function rivalOf({ box }, patron2) {
  return idOf(box.patronIds.length - 1 - patron2);
}
function loyaltyValue({ state, box }, seat, patron2) {
  return box.tracks[patron2].values[state.players[seat].loyalty[patron2]];
}
function gainLoyalty({ state, box, tell }, seat, patron2, n) {
  if (n <= 0) return;
  const player = state.players[seat];
  const top = box.tracks[patron2].values.length - 1;
  const steps = Math.min(n, top - player.loyalty[patron2]);
  player.loyalty[patron2] += steps;
  player.reputation.loyalty += n - steps;
  tell({ type: "loyalty", seat, patron: patron2, n, rp: n - steps });
}
function splitLoyalty(play, seat, n) {
  const shares = [];
  for (let rival = 0; rival <= n; rival++) shares.push({ own: n - rival, rival });
  const share = play.ask.open(seat, "splitLoyalty", offer(shares), { n });
  const { patron: patron2 } = play.state.players[seat];
  gainLoyalty(play, seat, patron2, share.own);
  gainLoyalty(play, seat, rivalOf(play, patron2), share.rival);
}
function shelfRoom(at, patron2) {
  let room = 0;
  for (const shelf of at.box.shelves) {
    if (shelf.patron === patron2) room += freeSpots(at, shelf.spots);
  }
  return room;
}
function freeSpots(at, spots) {
  let free = 0;
  for (const spot of spots) if (inPlay(at, spot) && !spot.preprinted) free += 1;
  return free;
}
function addPaper(play, patron2, value) {
  const papers = play.state.papers[patron2];
  papers.push(value);
  return { overflow: papers.length > shelfRoom(play, patron2) ? 1 : 0 };
}
function credibility(at, patron2) {
  const papers = at.state.papers[patron2].length;
  let below2 = 0;
  let shelves = 0;
  for (const { patron: owner2, spots } of at.box.shelves) {
    if (owner2 !== patron2) continue;
    const room = freeSpots(at, spots);
    if (spots.some((spot) => spot.preprinted) || room > 0 && papers > below2) shelves += 1;
    below2 += room;
  }
  return shelves;
}

// games/bone-wars/rules/decks.ts
function topCard(play, deck, discard, kind) {
  if (deck.length === 0 && discard.length > 0) {
    const { state, tell } = play;
    for (const card of discard) {
      state.seen[card] = NOBODY;
      deck.push(card);
    }
    discard.length = 0;
    shuffle(state.rng, deck);
    tell({ type: "reshuffled", deck: kind });
  }
  return deck.pop() ?? null;
}
function revealSpecies(play) {
  const { state } = play;
  const card = topCard(play, state.speciesDeck, state.speciesDiscard, "species");
  if (card !== null) state.seen[card] = EVERYBODY;
  return card;
}
function discardSpecies({ state }, card) {
  state.seen[card] = EVERYBODY;
  state.speciesDiscard.push(card);
}
function discardPaleontologist({ state }, card) {
  state.seen[card] = EVERYBODY;
  state.paleontologistDiscard.push(card);
}
function drawSpecies(play, seat) {
  const { state, tell } = play;
  const card = topCard(play, state.speciesDeck, state.speciesDiscard, "species");
  if (card === null) {
    loseBonus(play, seat, "speciesDraw");
    return;
  }
  state.seen[card] = only(seat);
  state.players[seat].species.push(card);
  tell.only([seat], { type: "drewSpecies", seat, card }, { type: "drewSpecies", seat, card: null });
}
function lookAtSpecies(play, seat, n) {
  const { state, ask, tell } = play;
  for (let i = 0; i < n; i++) {
    const card = topCard(play, state.speciesDeck, state.speciesDiscard, "species");
    if (card === null) break;
    state.seen[card] = only(seat);
    state.looked.push(card);
  }
  if (state.looked.length === 0) {
    loseBonus(play, seat, "speciesLook");
    return;
  }
  const looked = state.looked.slice();
  tell.only([seat], { type: "looked", seat, cards: looked }, { type: "looked", seat, cards: [] });
  const kept = ask(seat, "keep", offer(looked));
  remove(state.looked, kept);
  state.players[seat].species.push(kept);
  const discarded = state.looked.splice(0);
  for (const card of discarded) discardSpecies(play, card);
  tell.only([seat], { type: "kept", seat, card: kept, discarded }, { type: "kept", seat, card: null, discarded });
}
function fillDisplay(play) {
  const { state, box } = play;
  while (state.display.length < box.displaySize) {
    const card = topCard(play, state.paleontologistDeck, state.paleontologistDiscard, "paleontologist");
    if (card === null) return;
    state.seen[card] = EVERYBODY;
    state.display.push(card);
  }
}
function takePaleontologists(play, seat, n) {
  const { state, ask, tell } = play;
  for (let i = 0; i < n; i++) {
    if (state.display.length === 0) {
      loseBonus(play, seat, "paleoCard");
      return;
    }
    const card = ask.open(seat, "paleoCard", offer([...state.display, "decline"]));
    if (card === "decline") return;
    remove(state.display, card);
    state.players[seat].paleontologists.push(card);
    tell({ type: "tookPaleontologist", seat, card });
    fillDisplay(play);
  }
}

// games/bone-wars/rules/sites.ts
function siteTile({ state, box }, site) {
  return box.siteTiles[state.sites[site].tile];
}
var does = (tile, what) => tile.effects.some((effect2) => effect2.do === what);
function tileGuards(siteOf3) {
  const barsTile = (test) => {
    return (at, seat, option) => {
      const site = siteOf3(option);
      return site !== null && test(at, seat, siteTile(at, site));
    };
  };
  return [
    {
      rule: "BW-11.3",
      bars: barsTile(({ state }, seat, tile) => state.players[seat].species.length < tile.discards)
    },
    {
      rule: "BW-R18",
      bars: barsTile((at, seat, tile) => does(tile, "exchangeRare") && !canExchange(at, seat))
    },
    {
      rule: "BW-10.6",
      bars: barsTile(
        ({ state }, seat, tile) => does(tile, "removePaleontologist") && state.players[seat].paleontologist === null
      )
    }
  ];
}
function useSiteTile(play, seat, site) {
  const { state, ask, tell } = play;
  const tile = siteTile(play, site);
  tell({ type: "usedSite", seat, site, siteTile: state.sites[site].tile });
  for (let i = 0; i < tile.discards; i++) {
    const card = ask(seat, "discardSpecies", offer(state.players[seat].species.slice()));
    remove(state.players[seat].species, card);
    discardSpecies(play, card);
    tell({ type: "speciesDiscarded", seat, card });
  }
  for (const effect2 of tile.effects) carryOut(play, seat, effect2);
}
var anySiteGuards = tileGuards((option) => option === "done" ? null : option);
function digSiteActions(play, seat, n) {
  const { box, ask } = play;
  for (let left = n; left > 0; left--) {
    const site = ask.open(seat, "siteAction", offer(box.options.sitesOrDone, ...anySiteGuards), { n: left });
    if (site === "done") return;
    useSiteTile(play, seat, site);
  }
}

// games/bone-wars/rules/upgrades.ts
function slotInfo({ state, box }, seat, slot2) {
  return state.players[seat].slots[slot2].upgraded ? box.upgradedSlot : box.board.slots[slot2];
}
var alreadyUpgraded = {
  rule: "BW-R48",
  bars: ({ state }, seat, option) => option.do === "cover" && state.players[seat].slots[option.slot - 1].upgraded
};
var EXTEND = { do: "extend" };
function upgradeSlot(play, seat) {
  const { state, ask, tell } = play;
  const { slots } = state.players[seat];
  if (state.upgradedSlots === 0) {
    loseBonus(play, seat, "upgradeSlot");
    return;
  }
  const options = slots.map((_, index) => ({ do: "cover", slot: index + 1 }));
  options.push(EXTEND, DECLINE);
  const choice = ask.open(seat, "upgradeSlot", offer(options, alreadyUpgraded));
  if (choice.do === "decline") return;
  state.upgradedSlots -= 1;
  if (choice.do === "cover") slots[choice.slot - 1].upgraded = true;
  else slots.push({ upgraded: true, card: null, specialist: null });
  tell({ type: "slotUpgraded", seat, slot: choice.do === "cover" ? choice.slot : null });
}
function removeCover(play, seat) {
  const { state, box, ask, tell } = play;
  const player = state.players[seat];
  if (player.covers > 0) {
    player.covers -= 1;
    tell({ type: "coverRemoved", seat });
  }
  const bonus2 = ask.open(seat, "coverBonus", offer(box.coverChoices));
  if (bonus2.do === "money") gainMoney(play, seat, bonus2.n);
  else gainReputation(play, seat, "covers", bonus2.n);
}
function ownsTeamCard({ state }, seat, card) {
  const { team, slots } = state.players[seat];
  return team.includes(card) || slots.some((slot2) => slot2.card === card);
}
var cardGone = {
  rule: "BW-R45",
  bars: (at, seat, option) => option.do === "replace" && !ownsTeamCard(at, seat, option.card)
};
var notInReserve = {
  rule: "BW-10.15",
  bars: ({ state }, seat, option) => option.do === "replace" && !state.players[seat].reserve.includes(option.by)
};
var alreadyHired = {
  rule: "BW-10.15",
  text: "BW-10.15.hired",
  bars: ({ state }, seat, option) => option.do === "hire" && state.players[seat].hired.includes(option.specialist)
};
function upgradeTeam(play, seat) {
  const { state, box, ask, tell } = play;
  const player = state.players[seat];
  if (player.reserve.length === 0 && player.hired.length === box.specialists.length) {
    loseBonus(play, seat, "upgradeTeam");
    return;
  }
  const choice = ask.open(seat, "upgradeTeam", offer(box.options.upgradeTeam, cardGone, notInReserve, alreadyHired));
  if (choice.do === "decline") return;
  if (choice.do === "hire") {
    player.hired.push(choice.specialist);
    tell({ type: "hired", seat, specialist: choice.specialist });
    return;
  }
  remove(player.reserve, choice.by);
  replaceTeamCard(play, seat, choice.card, choice.by);
  tell({ type: "teamUpgraded", seat, card: choice.card, by: choice.by });
}
function replaceTeamCard({ state }, seat, card, by) {
  const { team, slots } = state.players[seat];
  const inHand = team.indexOf(card);
  if (inHand >= 0) team[inHand] = by;
  for (const slot2 of slots) if (slot2.card === card) slot2.card = by;
}

// games/bone-wars/rules/bonuses.ts
function receive(play, seat, effects2) {
  const { pending } = play.state;
  const first = pending.length;
  for (const effect2 of effects2) {
    if (effect2.do === "money") gainMoney(play, seat, effect2.n);
    else if (effect2.do === "rp") gainReputation(play, seat, "bonuses", effect2.n);
    else pending.push({ do: effect2.do, n: effect2.n });
  }
  while (pending.length > first) resolve2(play, seat, takeNext(play, seat, first));
}
function takeNext({ state, ask }, seat, first) {
  const { pending } = state;
  let index = first;
  if (pending.length > first + 1 && !onlyLoyalty(pending, first)) {
    const choice = ask.open(seat, "bonus", offer(distinct(pending, first)));
    index = pending.findIndex((effect2, at) => at >= first && effect2.do === choice.do && effect2.n === choice.n);
  }
  return pending.splice(index, 1)[0];
}
function onlyLoyalty(pending, first) {
  for (let i = first; i < pending.length; i++) {
    if (pending[i].do !== "loyalty" && pending[i].do !== "splitLoyalty") return false;
  }
  return true;
}
function distinct(pending, first) {
  const effects2 = [];
  for (let i = first; i < pending.length; i++) {
    const { do: what, n } = pending[i];
    if (!effects2.some((effect2) => effect2.do === what && effect2.n === n)) effects2.push({ do: what, n });
  }
  return effects2;
}
var ASKED_BEFORE = ["speciesLook", "speciesDraw", "swapPatron", "removePaleontologist"];
function resolve2(play, seat, effect2) {
  const asked = ASKED_BEFORE.includes(effect2.do) || effect2.do === "boneFromBag" && effect2.n === 1;
  if (asked) {
    const answer = play.ask.open(seat, "accept", offer(["take", "decline"]), { bonus: effect2.do, n: effect2.n });
    if (answer === "decline") return;
  }
  carryOut(play, seat, effect2);
}
var EFFECT = {
  money: gainMoney,
  rp: (play, seat, n) => gainReputation(play, seat, "bonuses", n),
  loyalty: (play, seat, n) => gainLoyalty(play, seat, play.state.players[seat].patron, n),
  // BW-R16
  splitLoyalty,
  boneFromBag: drawUpTo,
  rareBone: takeRares,
  exchangeRare: times(exchange),
  swapPatron,
  removePaleontologist,
  speciesLook: lookAtSpecies,
  speciesDraw: times(drawSpecies),
  paleoCard: takePaleontologists,
  digSiteActions,
  reclassify: times(reclassify),
  upgradeSlot: times(upgradeSlot),
  removeCover: times(removeCover),
  upgradeTeam: times(upgradeTeam),
  roundBonus: (play, seat) => roundBonus(play, seat, [currentRoundTile(play)]),
  anyRoundBonus: (play, seat) => roundBonus(play, seat, play.state.roundTiles)
};
function times(act2) {
  return (play, seat, n) => {
    for (let i = 0; i < n; i++) act2(play, seat);
  };
}
function carryOut(play, seat, effect2) {
  EFFECT[effect2.do](play, seat, effect2.n);
}
function swapPatron(play, seat) {
  const player = play.state.players[seat];
  player.patron = rivalOf(play, player.patron);
  play.tell({ type: "patronSwapped", seat, patron: player.patron });
}
function removePaleontologist({ state, tell }, seat) {
  state.players[seat].paleontologist = null;
  tell({ type: "paleontologistRemoved", seat });
}
function currentRoundTile({ state }) {
  return state.roundTiles[state.round];
}
function roundBonus(play, seat, tiles) {
  const { state, ask } = play;
  const choices = hasGrant(play, seat, "roundToMinor") ? [...tiles, ...state.columnTiles] : tiles;
  receiveTile(play, seat, ask.open(seat, "roundBonus", offer(choices)));
}
function receiveTile(play, seat, tile) {
  play.tell({ type: "tileBonus", seat, tile });
  receive(play, seat, play.box.tiles[tile].effects);
}

// games/bone-wars/rules/archive.ts
function archiveLimit({ state, box }, seat) {
  const { base, perArchiveCampPlaced, max } = box.board.archiveLimit;
  const placed = box.board.camps.archive - state.players[seat].camps.archive;
  return Math.min(max, base + placed * perArchiveCampPlaced);
}
function envelopeRoom(at, seat, find) {
  const { state } = at;
  let room = archiveLimit(at, seat) - state.players[seat].archive[find].length;
  for (const paper of state.turn.papers) if (paper.envelope === find) room -= 1;
  return room;
}
function hasRoomAnywhere(at, seat) {
  return at.box.findIds.some((find) => envelopeRoom(at, seat, find) > 0);
}
function archivedCount({ state }, seat) {
  let count = 0;
  for (const envelope of state.players[seat].archive) count += envelope.length;
  return count;
}
function archiveCard(play, seat, card, find) {
  const { state, tell } = play;
  const envelope = state.players[seat].archive[find];
  envelope.push(card);
  tell({ type: "archived", seat, card, envelope: find, times: envelope.length });
  receiveEnvelope(play, seat, find, envelope.length);
}
function receiveEnvelope(play, seat, find, times2) {
  const { effects: effects2 } = play.box.envelopes[find];
  const all = [...effects2];
  for (let i = 1; i < times2; i++) all.push(...effects2);
  receive(play, seat, all);
}
var full = {
  rule: "BW-9.10",
  bars: (at, seat, find) => envelopeRoom(at, seat, find) <= 0,
  values: (at, seat) => ({ limit: archiveLimit(at, seat) })
};
function chooseEnvelope(play, seat, card) {
  return play.ask.open(seat, "envelope", offer(play.box.findIds, full), { card });
}
var alreadyThere = (from) => ({ rule: "BW-10.12", bars: (_at, _seat, find) => find === from });
function envelopeOf({ state, box }, seat, card) {
  const found = box.findIds.find((find) => state.players[seat].archive[find].includes(card));
  if (found === void 0) throw new Error(`${box.cards[card].id} is not in the archive`);
  return found;
}
function reclassifiable(at, seat) {
  const cards = [];
  for (const find of at.box.findIds) {
    if (at.box.findIds.some((other) => other !== find && envelopeRoom(at, seat, other) > 0)) {
      cards.push(...at.state.players[seat].archive[find]);
    }
  }
  return cards;
}
function reclassify(play, seat) {
  const { box, ask } = play;
  const cards = reclassifiable(play, seat);
  if (cards.length === 0) {
    loseBonus(play, seat, "reclassify");
    return;
  }
  const card = ask.open(seat, "reclassify", offer([...cards, "decline"]));
  if (card === "decline") return;
  const from = envelopeOf(play, seat, card);
  const to = ask.open(seat, "reclassifyTo", offer(box.findIds, alreadyThere(from), full), { card });
  receiveEnvelope(play, seat, to, reclassifyTo(play, seat, card, from, to));
}
function reclassifyTo(play, seat, card, from, to) {
  const { archive } = play.state.players[seat];
  remove(archive[from], card);
  archive[to].push(card);
  play.tell({ type: "reclassified", seat, card, envelope: to });
  return hasGrant(play, seat, "reclassifyFull") ? archive[to].length : 1;
}

// games/bone-wars/rules/faults.ts
function faults(at) {
  const found = [];
  const check2 = (holds, path, fault) => {
    if (!holds) found.push({ path, fault });
  };
  checkBones(at, check2);
  checkCards(at, check2);
  checkTeamCards(at, check2);
  checkPlayers(at, check2);
  checkBoard(at, check2);
  checkRoundEnd(at, check2);
  checkSolo2(at, check2);
  return found;
}
function checkBones({ state, box }, check2) {
  const count = box.bones.map((_, kind) => state.bag[kind] + state.rare[kind]);
  for (const { bones } of state.sites) for (const bone of bones) if (bone !== null) count[bone] += 1;
  for (const { crates } of state.players) for (const [kind, n] of crates.entries()) count[kind] += n;
  for (const { bones } of state.opening.offer) for (const bone of bones) count[bone] += 1;
  for (const [kind, bone] of box.bones.entries()) {
    check2(count[kind] === bone.count, `bones.${bone.id}`, `${count[kind]} of ${bone.count}`);
    check2(state.bag[kind] >= 0 && state.rare[kind] >= 0, `bones.${bone.id}`, "fewer than none");
  }
}
function checkCards({ state, box }, check2) {
  const places = /* @__PURE__ */ new Map();
  const seenBy = (card, path, hidden) => {
    check2(!places.has(card), path, `${box.cards[card]?.id} is also in ${places.get(card)}`);
    places.set(card, path);
    if (!hidden) check2(state.seen[card] === EVERYBODY, path, `${box.cards[card]?.id} lies open, but not for all`);
  };
  const put = (cards, path, hidden = false) => {
    for (const card of cards) {
      const { kind } = box.cards[card];
      if (kind === "species" || kind === "paleontologist") seenBy(card, path, hidden);
    }
  };
  const only2 = (card) => card === null ? [] : [card];
  put(state.speciesDeck, "speciesDeck", true);
  put(state.paleontologistDeck, "paleontologistDeck", true);
  for (const card of [...state.speciesDeck, ...state.paleontologistDeck]) {
    check2(state.seen[card] === NOBODY, "decks", `${box.cards[card].id} is known to somebody`);
  }
  put(state.speciesDiscard, "speciesDiscard");
  put(state.paleontologistDiscard, "paleontologistDiscard");
  put(state.display, "display");
  put(state.looked, "looked", true);
  for (const [site, { species }] of state.sites.entries()) put(only2(species), `sites.${site}`);
  for (const { card } of state.opening.offer) put([card], "opening.offer");
  for (const { card } of state.turn.papers) put([card], "turn.papers");
  for (const [index, player] of state.players.entries()) {
    put(player.species, `players.${index}.species`, true);
    put(player.paleontologists, `players.${index}.paleontologists`, true);
    for (const { card } of player.slots) put(only2(card), `players.${index}.slots`);
    for (const envelope of player.archive) put(envelope, `players.${index}.archive`);
  }
  const all = box.speciesCards.length + box.paleontologistCards.length;
  check2(places.size === all, "cards", `${places.size} of ${all}`);
}
function checkTeamCards({ state, box }, check2) {
  for (const [index, { team, slots, reserve, hired }] of state.players.slice(0, state.seats).entries()) {
    const played = slots.flatMap(({ card }) => card !== null && box.cards[card].kind === "team" ? [card] : []);
    const owned = [...team, ...played];
    check2(owned.length === box.basicTeam.length, `players.${index}.team`, `${owned.length} team cards`);
    const cards = [...owned, ...reserve];
    check2(new Set(cards).size === cards.length, `players.${index}.team`, "a team card is there twice");
    const advanced = cards.filter((card) => box.advancedTeam.includes(card));
    check2(advanced.length === box.advancedTeam.length, `players.${index}.reserve`, "an advanced card is missing");
    check2(new Set(hired).size === hired.length, `players.${index}.hired`, "a specialist is there twice");
    const used = slots.flatMap(({ specialist }) => specialist === null ? [] : [specialist]);
    check2(new Set(used).size === used.length, `players.${index}.slots`, "a specialist is used twice");
    check2(
      used.every((specialist) => hired.includes(specialist)),
      `players.${index}.slots`,
      "a specialist is used who is not hired"
    );
  }
}
function checkPlayers(at, check2) {
  const { state, box } = at;
  for (const [index, player] of state.players.entries()) {
    const path = `players.${index}`;
    check2(player.money >= 0, `${path}.money`, `${player.money}`);
    check2(
      player.crates.every((n) => n >= 0),
      `${path}.crates`,
      "fewer bones than none"
    );
    const settled = state.turn.card === null && state.pending.length === 0 && state.phase === "rounds";
    const room = openCrates(at, index);
    if (settled && !player.passed) check2(sum(player.crates) <= room, `${path}.crates`, `more than ${room} bones`);
    const limit = archiveLimit(at, index);
    for (const [find, envelope] of player.archive.entries()) {
      const reserved = index === state.order[state.current] ? state.turn.papers.filter((p) => p.envelope === find) : [];
      check2(envelope.length + reserved.length <= limit, `${path}.archive.${find}`, `more than ${limit} cards`);
    }
    for (const patron2 of box.patronIds) {
      const step2 = player.loyalty[patron2];
      check2(box.tracks[patron2].values[step2] !== void 0, `${path}.loyalty.${patron2}`, `no step ${step2}`);
    }
    check2(player.campus === null || player.site === null, path, "the team is in two places");
    check2(player.covers >= 0 && player.covers <= box.board.crates.coverTiles, `${path}.covers`, `${player.covers}`);
  }
}
function checkBoard({ state, box }, check2) {
  for (const [index, { camps }] of state.players.entries()) {
    const placed2 = state.sites.map((site) => site.camps.filter((owner2) => owner2 === index).length);
    check2(Math.max(...placed2) <= 1, `players.${index}.camps`, "two camps at one site");
    const all = box.board.camps.movement + box.board.camps.archive;
    check2(sum(placed2) + camps.movement + camps.archive === all, `players.${index}.camps`, `not ${all} in all`);
  }
  const own = state.awardMarkers.filter(({ owner: owner2 }) => owner2 !== VIRTUAL);
  const tiles = own.map(({ space, owner: owner2 }) => `${box.awardSpaces[space].award} ${owner2}`);
  check2(new Set(tiles).size === tiles.length, "awardMarkers", "two markers of a player on one tile");
  for (const [find, icon] of box.finds.entries()) {
    const left = state.finds.filter((tile) => tile === find).length;
    check2(left <= state.marks, "finds", `${left} tiles of ${icon.id}`);
  }
  const placed = state.players.flatMap(({ slots }) => slots).filter(({ upgraded }) => upgraded).length;
  check2(placed + state.upgradedSlots === box.upgradedSlots, "upgradedSlots", `${placed} placed`);
}
function checkRoundEnd({ state, box }, check2) {
  const begins = state.phase === "rounds" && state.current === 0 && state.turn.card === null;
  const fresh = state.players.every(({ slots, passed }) => !passed && slots.every((slot2) => slot2.card === null));
  if (!begins || !fresh) return;
  const campuses = [...state.players.map(({ campus }) => campus), state.neutralTeam].filter((one) => one !== null);
  check2(new Set(campuses).size === campuses.length, "campuses", "two teams on one university space");
  for (const [index, { campus, patron: patron2, grant }] of state.players.entries()) {
    check2(campus !== null && grant === campus, `players.${index}.grant`, "not where the team is");
    check2(
      campus !== null && box.campuses[campus].patron === patron2,
      `players.${index}.patron`,
      "not of the university"
    );
  }
  const rows = state.players.map(({ profession }) => profession === null ? null : box.professions[profession].row);
  check2(new Set(rows).size === rows.length, "professions", "two markers in one row");
}
function checkSolo2({ state, box }, check2) {
  if (state.theodore === null) return;
  const { deck, discard, upgrades: upgrades2, removed } = state.theodore;
  const played = state.players[state.seats].slots.flatMap(({ card }) => card === null ? [] : [card]);
  const cards = [...deck, ...discard, ...upgrades2, ...removed, ...played];
  const all = box.solo.cards.basic.length + box.solo.cards.advanced.length;
  check2(cards.length === all && new Set(cards).size === all, "theodore", `${cards.length} of ${all} solo cards`);
  check2(
    [...deck, ...upgrades2].every((card) => state.seen[card] === NOBODY),
    "theodore.deck",
    "a card is known to somebody"
  );
}

// games/bone-wars/rules/award.ts
function counted(at, seat, { counts, key, find }) {
  const { archive } = at.state.players[seat];
  if (counts === "envelope") return find === null ? 0 : archive[find].length;
  if (counts === "anyEnvelope") return Math.max(...archive.map((envelope) => envelope.length));
  let count = 0;
  for (const envelope of archive) {
    for (const card of envelope) if (speciesInfo(at, card)[counts] === key) count += 1;
  }
  return count;
}
function missingFor(at, seat, { requirement }) {
  let missing = 0;
  for (const one of requirement) missing += Math.max(0, one.n - counted(at, seat, one));
  if (missing === 0 || requirement.some((one) => one.counts !== "category")) return missing;
  const wild = { counts: "category", key: at.box.wildCategory, find: null, n: missing };
  return Math.max(0, missing - counted(at, seat, wild));
}
function meets(at, seat, space) {
  return missingFor(at, seat, space) === 0;
}
var ownMarker = {
  rule: "BW-9.17",
  text: "BW-9.17.own",
  bars: ({ state, box }, seat, space) => {
    const { award } = box.awardSpaces[space];
    return state.awardMarkers.some((marker) => marker.owner === seat && box.awardSpaces[marker.space].award === award);
  }
};
var occupied = {
  rule: "BW-9.17",
  bars: (at, _seat, space) => at.state.awardMarkers.some((marker) => marker.space === space) && cardBonus(at, "award", "occupiedSpace") === null
};
var notMet = {
  rule: "BW-9.18",
  bars: (at, seat, space) => !meets(at, seat, at.box.awardSpaces[space])
};
function awardOffer({ state, box }) {
  const spaces = [];
  for (const award of state.awards) spaces.push(...box.awards[award].spaces);
  return offer(spaces, ownMarker, occupied, notMet);
}
function claimAward(play, seat) {
  const { state, box, ask, tell } = play;
  const space = ask.open(seat, "award", awardOffer(play));
  state.awardMarkers.push({ space, owner: seat });
  tell({ type: "awarded", seat, space });
  const { loyalty } = box.awardSpaces[space];
  if (cardBonus(play, "award", "splitLoyalty") !== null) splitLoyalty(play, seat, loyalty);
  else gainLoyalty(play, seat, state.players[seat].patron, loyalty);
  const any = cardBonus(play, "award", "anyRoundBonus") !== null;
  carryOut(play, seat, any ? ANY_ROUND_BONUS : ROUND_BONUS);
}

// games/bone-wars/rules/debunk.ts
function rewardFor({ box }, n) {
  const reward = box.debunk.find((one) => one.bones === n);
  if (reward === void 0) throw new Error(`no reward for debunking with ${n} bones`);
  return reward;
}
var tooFewAlike = {
  rule: "BW-9.14",
  bars: (at, seat, option) => {
    if (option.do === "done") return false;
    const { crates } = at.state.players[seat];
    const missing = option.n - crates[option.bone];
    return missing > wildsLeft(at, seat, "debunk") || option.n > sum(crates);
  }
};
var noSuchPaper = {
  rule: "BW-9.15",
  bars: (at, seat, option) => option.do === "debunk" && !at.state.papers[rivalOf(at, at.state.players[seat].patron)].includes(rewardFor(at, option.n).paper),
  values: (_at, _seat, option) => ({ value: option.do === "debunk" ? option.n : 0 })
};
function debunkOffer({ box }) {
  return offer(box.options.debunk, tooFewAlike, noSuchPaper, nothingYet);
}
var nothingYet = {
  rule: "BW-R11",
  bars: ({ state }, _seat, option) => option.do === "done" && state.turn.debunked === 0
};
function debunk(play, seat) {
  const { state, ask } = play;
  for (; ; ) {
    const option = ask.open(seat, "debunk", debunkOffer(play));
    if (option.do === "done") return;
    debunkPaper(play, seat, option.bone, option.n);
    state.turn.debunked += 1;
  }
}
function debunkPaper(play, seat, bone, n) {
  const bones = payBones(play, seat, bone, n);
  const { paper, loyalty } = rewardFor(play, n);
  const traded = trade(play, seat, loyalty);
  receiveLoyalty(play, seat, loyalty - traded, n);
  flipPaper(play, seat, paper, bones);
  if (traded > 0) carryOut(play, seat, ANY_ROUND_BONUS);
}
var notHeld = {
  rule: "BW-9.14",
  text: "BW-9.14.held",
  bars: ({ state }, seat, bone) => state.players[seat].crates[bone] === 0
};
function payBones(play, seat, target, n) {
  const { state, box, ask } = play;
  const bones = [];
  for (let missing = n; missing > 0; missing--) {
    const choosing = wildsLeft(play, seat, "debunk") > 0;
    const bone = choosing ? ask.open(seat, "debunkBone", offer(box.boneIds, notHeld), { bone: target }) : target;
    if (bone !== target) state.turn.wildsUsed += 1;
    discardBone(play, seat, bone);
    bones.push(bone);
  }
  return bones;
}
function trade(play, seat, loyalty) {
  const { state, ask } = play;
  const price = grantNumber(play, seat, "debunkTradeLoyalty");
  if (price === 0 || price > loyalty || state.turn.tradeUsed) return 0;
  if (ask.open(seat, "trade", offer(["trade", "keep"]), { n: price }) === "keep") return 0;
  state.turn.tradeUsed = true;
  return price;
}
function receiveLoyalty(play, seat, loyalty, bones) {
  const { state, ask } = play;
  const split = cardBonus(play, "debunk", "splitLoyalty");
  const extra = cardBonus(play, "debunk", "extraLoyalty");
  const applies = split !== null || extra !== null && bones <= extra.maxBones;
  const used = applies && ask.open(seat, "useCard", offer(["use", "keep"])) === "use";
  if (used) state.turn.abilityUsed = true;
  if (used && split !== null) splitLoyalty(play, seat, loyalty);
  else gainLoyalty(play, seat, state.players[seat].patron, loyalty + (used && extra !== null ? extra.loyalty : 0));
}
function flipPaper(play, seat, value, bones) {
  const { state, tell } = play;
  const { patron: patron2 } = state.players[seat];
  const rival = state.papers[rivalOf(play, patron2)];
  rival.splice(rival.lastIndexOf(value), 1);
  addPaper(play, patron2, value);
  tell({ type: "debunked", seat, patron: patron2, value, bones });
}

// games/bone-wars/rules/find.ts
function freeEnvelope(at, seat) {
  return cardBonus(at, "minorFind", "anyEnvelope") !== null || hasGrant(at, seat, "anyMinorFind");
}
var noRoom = {
  rule: "BW-9.10",
  bars: (at, seat, card) => freeEnvelope(at, seat) ? !hasRoomAnywhere(at, seat) : envelopeRoom(at, seat, speciesInfo(at, card).find) <= 0,
  values: (at, seat) => ({ limit: archiveLimit(at, seat) })
};
var noTile = {
  rule: "BW-9.23",
  bars: (at, seat, card) => !hasLegal(at, seat, spotOffer(at, speciesInfo(at, card).find))
};
function findOffer({ state }, seat) {
  return offer(state.players[seat].species.slice(), noRoom, noTile);
}
var tileGone = {
  rule: "BW-9.21",
  text: "BW-9.21.gone",
  bars: (at, _seat, spot) => at.state.finds[spot] === null && cardBonus(at, "minorFind", "emptySpace") === null
};
var otherIcon = (find) => ({
  rule: "BW-9.21",
  bars: (at, seat, spot) => {
    const tile = at.state.finds[spot];
    if (tile === null || tile === find) return false;
    return cardBonus(at, "minorFind", "anyTile") === null && !hasGrant(at, seat, "anyMinorFind");
  }
});
function spotOffer({ state }, find) {
  return offer(idsOf(state.finds), tileGone, otherIcon(find));
}
function minorFind(play, seat) {
  const { state, box, ask, tell } = play;
  const card = ask(seat, "find", findOffer(play, seat));
  const { find } = speciesInfo(play, card);
  state.seen[card] = EVERYBODY;
  const envelope = freeEnvelope(play, seat) ? chooseEnvelope(play, seat, card) : find;
  remove(state.players[seat].species, card);
  archiveCard(play, seat, card, envelope);
  const spot = ask.open(seat, "spot", spotOffer(play, find));
  tell({ type: "found", seat, spot, find: state.finds[spot] });
  state.finds[spot] = null;
  columnBonus(play, seat, box.spots[spot].column);
}
function columnBonus(play, seat, column) {
  const { state, ask } = play;
  const choose2 = hasGrant(play, seat, "minorToRound");
  const round = choose2 && ask.open(seat, "findBonus", offer(["column", "round"])) === "round";
  if (round) carryOut(play, seat, ROUND_BONUS);
  else receiveTile(play, seat, state.columnTiles[column]);
}

// games/bone-wars/rules/publish.ts
var noRoom2 = {
  rule: "BW-9.10",
  bars: (at, seat, card) => card !== "done" && !hasRoomFor(at, seat, card),
  values: (at, seat) => ({ limit: archiveLimit(at, seat) })
};
var tooFewBones = {
  rule: "BW-9.5",
  bars: (at, seat, card) => card !== "done" && reach(at, seat, card, NO_PARTS, null, null, 0) < smallest(at).bones
};
var nothingYet2 = {
  rule: "BW-R11",
  bars: ({ state }, _seat, card) => card === "done" && state.turn.papers.length === 0
};
var NO_PARTS = [];
function hasRoomFor(at, seat, card) {
  if (hasGrant(at, seat, "anyMinorFind")) return hasRoomAnywhere(at, seat);
  return envelopeRoom(at, seat, speciesInfo(at, card).find) > 0;
}
function smallest({ box }) {
  return box.publish[0];
}
function largest({ box }) {
  return box.publish[box.publish.length - 1];
}
function publishOffer({ state }, seat) {
  return offer([...state.players[seat].species, "done"], noRoom2, tooFewBones, nothingYet2);
}
function publish(play, seat) {
  const { state, ask } = play;
  while (state.players[seat].species.length > 0) {
    const card = ask(seat, "publish", publishOffer(play, seat));
    if (card === "done") break;
    commit(play, seat, card);
  }
  receive(play, seat, rewards(play, seat));
  const values = [];
  while (state.turn.papers.length > 0) values.push(archivePaper(play, seat));
  for (const value of values) placePaper(play, seat, value);
}
function commit(play, seat, card) {
  const { state, box, ask, tell } = play;
  state.seen[card] = EVERYBODY;
  const envelope = envelopeFor(play, seat, card);
  remove(state.players[seat].species, card);
  const paper = { card, envelope, bones: [], parts: [] };
  state.turn.papers.push(paper);
  while (paper.bones.length < largest(play).bones) {
    const bones = wildsLeft(play, seat, "publish") > 0 ? box.options.paperBones : box.options.paperBonesNoWild;
    const option = ask.open(seat, "skeleton", offer(bones, ...skeletonGuards), { card });
    if (option.do === "done") break;
    addBone(play, seat, paper, option);
  }
  tell({ type: "committed", seat, card, envelope, bones: paper.bones.slice() });
}
function envelopeFor(play, seat, card) {
  const any = hasGrant(play, seat, "anyMinorFind");
  return any ? chooseEnvelope(play, seat, card) : speciesInfo(play, card).find;
}
function addBone(play, seat, paper, option) {
  const { state, box } = play;
  discardBone(play, seat, option.bone);
  paper.bones.push(option.bone);
  paper.parts.push(option.do === "wild" ? option.part : box.bones[option.bone].category);
  if (option.do === "wild") state.turn.wildsUsed += 1;
}
function lastPaper({ state }) {
  return state.turn.papers[state.turn.papers.length - 1];
}
function partOf({ box }, option) {
  return option.do === "wild" ? option.part : box.bones[option.bone].category;
}
var notHeld2 = {
  rule: "BW-9.5",
  text: "BW-9.5.held",
  bars: ({ state }, seat, option) => option.do !== "done" && state.players[seat].crates[option.bone] === 0
};
var partFilled = {
  rule: "BW-9.5",
  text: "BW-9.5.part",
  bars: (at, _seat, option) => option.do !== "done" && lastPaper(at).parts.includes(partOf(at, option))
};
var doesNotFit = {
  rule: "BW-9.6",
  bars: (at, _seat, option) => option.do === "bone" && !speciesInfo(at, lastPaper(at).card).fits[option.bone]
};
var needlesslyWild = {
  rule: "BW-R21",
  bars: (at, _seat, option) => option.do === "wild" && at.box.bones[option.bone].category === option.part && speciesInfo(at, lastPaper(at).card).fits[option.bone]
};
var unfinished = {
  rule: "BW-9.5",
  text: "BW-9.5.unfinished",
  bars: (at, _seat, option) => option.do === "done" && lastPaper(at).bones.length < smallest(at).bones
};
var deadEnd = {
  rule: "BW-9.5",
  text: "BW-9.5.deadEnd",
  bars: (at, seat, option) => {
    if (option.do === "done") return false;
    const { card, parts } = lastPaper(at);
    const used = option.do === "wild" ? 1 : 0;
    const more = reach(at, seat, card, parts, partOf(at, option), option.bone, used);
    return parts.length + 1 + more < smallest(at).bones;
  }
};
var skeletonGuards = [notHeld2, partFilled, doesNotFit, needlesslyWild, unfinished, deadEnd];
function reach(at, seat, card, filled, part, bone, wilds) {
  const { crates } = at.state.players[seat];
  const { fits } = speciesInfo(at, card);
  let open = 0;
  let fitting = 0;
  for (const one of at.box.options.parts) {
    if (one === part || filled.includes(one)) continue;
    open += 1;
    for (const kind of at.box.boneIds) {
      if (at.box.bones[kind].category !== one || !fits[kind]) continue;
      if (crates[kind] - (kind === bone ? 1 : 0) <= 0) continue;
      fitting += 1;
      break;
    }
  }
  const spare = sum(crates) - (bone === null ? 0 : 1) - fitting;
  const wild = Math.min(wildsLeft(at, seat, "publish") - wilds, open - fitting, spare);
  return fitting + Math.max(0, wild);
}
function rewardFor2({ box }, paper) {
  const reward = box.publish.find((one) => one.bones === paper.bones.length);
  if (reward === void 0) throw new Error(`no reward for a paper of ${paper.bones.length} bones`);
  return reward;
}
function rewards(play, seat) {
  const { state } = play;
  const split = splitPaper(play, seat);
  const round = hasGrant(play, seat, "publish4AnyRound") ? ANY_ROUND_BONUS : ROUND_BONUS;
  const effects2 = [];
  for (const paper of state.turn.papers) {
    const { loyalty, prize: prize2, roundBonus: roundBonus2 } = rewardFor2(play, paper);
    effects2.push({ do: paper.card === split ? "splitLoyalty" : "loyalty", n: loyalty });
    if (prize2) effects2.push(...speciesInfo(play, paper.card).prize);
    if (roundBonus2) effects2.push(round);
  }
  const extra = cardBonus(play, "publish", "extraLoyalty");
  if (extra !== null && state.turn.papers.some((paper) => paper.bones.length <= extra.maxBones)) {
    effects2.push({ do: "loyalty", n: extra.loyalty });
  }
  return effects2;
}
function splitPaper(play, seat) {
  if (cardBonus(play, "publish", "splitLoyalty") === null) return null;
  const cards = play.state.turn.papers.map((paper) => paper.card);
  return play.ask.open(seat, "splitPaper", offer(cards));
}
function archivePaper(play, seat) {
  const { state, ask } = play;
  const card = ask.open(seat, "archiveNext", offer(state.turn.papers.map((paper) => paper.card)));
  const index = state.turn.papers.findIndex((paper) => paper.card === card);
  const value = rewardFor2(play, state.turn.papers[index]).paper;
  const [{ envelope }] = state.turn.papers.splice(index, 1);
  archiveCard(play, seat, card, envelope);
  return value;
}
function placePaper(play, seat, value) {
  const { patron: patron2 } = play.state.players[seat];
  const { overflow } = addPaper(play, patron2, value);
  play.tell({ type: "paper", seat, patron: patron2, value, overflow });
}

// games/bone-wars/rules/paleontologist.ts
var standsThere = {
  rule: "BW-9.1",
  bars: (at, seat, action) => action !== "none" && at.state.players[seat].paleontologist === action && !hasGrant(at, seat, "stayPaleontologist")
};
var nothingToPublish = {
  rule: "BW-9.5",
  text: "BW-9.5.none",
  bars: (at, seat, action) => action === "publish" && !hasLegal(at, seat, publishOffer(at, seat))
};
var nothingToDebunk = {
  rule: "BW-9.14",
  text: "BW-9.14.none",
  bars: (at, seat, action) => action === "debunk" && !hasLegal(at, seat, debunkOffer(at))
};
var noAward = {
  rule: "BW-9.17",
  text: "BW-9.17.none",
  bars: (at, seat, action) => action === "award" && !hasLegal(at, seat, awardOffer(at))
};
var noFind = {
  rule: "BW-9.23",
  text: "BW-9.23.none",
  bars: (at, seat, action) => action === "minorFind" && !hasLegal(at, seat, findOffer(at, seat))
};
var actionGuards = [standsThere, nothingToPublish, nothingToDebunk, noAward, noFind];
var PERFORM = {
  publish,
  debunk,
  award: claimAward,
  minorFind
};
function paleontologistAction2(play, seat) {
  const { state, box, ask, tell } = play;
  const action = ask(seat, "action", offer(box.options.actions, ...actionGuards));
  if (action === "none") return;
  state.players[seat].paleontologist = action;
  tell({ type: "acted", seat, action });
  PERFORM[action](play, seat);
}
function cardFor({ state, box }, action) {
  const { card } = state.turn;
  const info = card === null ? null : box.cards[card].paleontologist;
  return info !== null && info.action === action ? info : null;
}
function cardBonus(at, action, ability) {
  const info = cardFor(at, action);
  return info !== null && info.ability === ability && !at.state.turn.abilityUsed ? info : null;
}
function wildsLeft(at, seat, action) {
  const card = cardFor(at, action);
  const fromCard = card !== null && card.ability === "anyBone" ? card.bones : 0;
  const ability = action === "publish" ? "publishAnyBone" : "debunkAnyBone";
  const fromGrant = grantNumber(at, seat, ability);
  return fromCard + fromGrant - at.state.turn.wildsUsed;
}

// games/bone-wars/rules/team.ts
function freeSteps(at, seat) {
  const { base, perMovementCampPlaced, max } = at.box.board.freeSteps;
  const placed = at.box.board.camps.movement - at.state.players[seat].camps.movement;
  return Math.min(max, base + placed * perMovementCampPlaced) + grantNumber(at, seat, "freeMoves2");
}
function stepsLeft(at, seat) {
  return Math.max(0, freeSteps(at, seat) - at.state.turn.stepsTaken);
}
function discoverCost(at, seat) {
  return grantNumber(at, seat, "discover1") || at.box.teamCost.discover;
}
function cost(at, seat, option) {
  switch (option.do) {
    case "end":
      return 0;
    case "move":
      return stepsLeft(at, seat) > 0 ? 0 : at.box.teamCost.move;
    case "discover":
      return discoverCost(at, seat);
    default:
      return at.box.teamCost[option.do];
  }
}
function siteOf({ state }, seat) {
  const { site } = state.players[seat];
  return site === null ? null : state.sites[site];
}
function currentSite({ state }, seat) {
  return state.players[seat].site ?? impossible("a team at a dig site", state.players[seat].campus);
}
var atUniversity = {
  rule: "BW-8.5",
  bars: ({ state }, seat, option) => option.do !== "move" && option.do !== "end" && state.players[seat].site === null
};
var noArrow = {
  rule: "BW-8.4",
  bars: (at, seat, option) => option.do === "move" && !neighbours(at, seat).includes(option.site)
};
var tooFewPoints = {
  rule: "BW-8.1",
  bars: (at, seat, option) => option.do !== "end" && cost(at, seat, option) > at.state.turn.ap,
  values: (at, seat, option) => ({ cost: cost(at, seat, option), ap: at.state.turn.ap })
};
var tooDeep = {
  rule: "BW-8.6",
  bars: ({ state }, _seat, option) => option.do === "dig" && option.depth > state.turn.depth,
  values: ({ state }) => ({ depth: state.turn.depth })
};
var noBone = {
  rule: "BW-8.7",
  bars: (at, seat, option) => option.do === "dig" && (siteOf(at, seat)?.bones[option.depth - 1] ?? null) === null
};
var noSpecies = {
  rule: "BW-8.9",
  bars: (at, seat, option) => option.do === "discover" && siteOf(at, seat)?.species === null
};
var outOfReach = {
  rule: "BW-8.11",
  bars: ({ state }, seat, option) => option.do === "digSiteAction" && option.site !== state.players[seat].site && !state.sites[option.site].camps.includes(seat)
};
var noCampLeft = {
  rule: "BW-8.13",
  text: "BW-8.13.left",
  bars: ({ state }, seat, option) => option.do === "baseCamp" && state.players[seat].camps[option.camp] === 0
};
var campedHere = {
  rule: "BW-8.14",
  bars: (at, seat, option) => option.do === "baseCamp" && siteOf(at, seat)?.camps.includes(seat) === true
};
var noCampSpace = {
  rule: "BW-8.13",
  bars: (at, seat, option) => option.do === "baseCamp" && siteOf(at, seat)?.camps.includes(null) === false
};
var teamGuards = [
  atUniversity,
  noArrow,
  tooDeep,
  noBone,
  noSpecies,
  outOfReach,
  noCampLeft,
  campedHere,
  noCampSpace,
  tooFewPoints,
  ...tileGuards((option) => option.do === "digSiteAction" ? option.site : null)
];
function neighbours({ state, box }, seat) {
  const { site, campus } = state.players[seat];
  if (site !== null) return box.sites[site].leadsTo;
  return campus === null ? [] : box.campuses[campus].leadsTo;
}
function teamActions(play, seat) {
  const { state, box, ask } = play;
  for (; ; ) {
    const values = { ap: state.turn.ap, steps: stepsLeft(play, seat) };
    const option = ask.open(seat, "team", offer(box.options.team, ...teamGuards), values);
    if (option.do === "end") return;
    state.turn.ap -= cost(play, seat, option);
    act(play, seat, option);
  }
}
function act(play, seat, option) {
  switch (option.do) {
    case "move":
      move(play, seat, option.site);
      break;
    case "dig":
      dig(play, seat, option.depth);
      break;
    case "discover":
      discover(play, seat);
      break;
    case "digSiteAction":
      useSiteTile(play, seat, option.site);
      break;
    case "baseCamp":
      establishCamp(play, seat, option.camp);
      break;
    case "digDeeper":
      digDeeper(play, seat);
      break;
  }
}
function move(play, seat, site) {
  const { state, box, tell } = play;
  const player = state.players[seat];
  const free = stepsLeft(play, seat) > 0;
  if (free) state.turn.stepsTaken += 1;
  player.campus = null;
  player.site = site;
  tell({ type: "moved", seat, site, ap: free ? 0 : box.teamCost.move });
  meet(play, seat, site);
}
function meet(play, seat, site) {
  const { players } = play.state;
  let met = false;
  for (let other = 0; other < players.length; other++) {
    if (other === seat || players[other].site !== site) continue;
    met = true;
    payMeeting(play, other);
  }
  if (met) payMeeting(play, seat);
}
function payMeeting(play, seat) {
  const n = grantNumber(play, seat, "meetMoney1");
  if (n === 0) return;
  play.state.players[seat].money += n;
  play.tell({ type: "met", seat, n });
}
function dig(play, seat, depth) {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const { bones } = state.sites[site];
  const bone = bones[depth - 1];
  if (bone === null) throw new Error(`no bone at depth ${depth}`);
  bones[depth - 1] = null;
  state.players[seat].crates[bone] += 1;
  tell({ type: "dug", seat, site, bone });
  fitCrates(play, seat);
}
function discover(play, seat) {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const card = state.sites[site].species;
  if (card === null) throw new Error("no species card to discover");
  state.sites[site].species = null;
  state.players[seat].species.push(card);
  tell({ type: "discovered", seat, site, card });
}
function establishCamp(play, seat, camp) {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const { camps } = state.sites[site];
  state.players[seat].camps[camp] -= 1;
  camps[camps.indexOf(null)] = seat;
  tell({ type: "camped", seat, site, camp });
}
function digDeeper(play, seat) {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const dug = state.sites[site];
  tell({ type: "dugDeeper", seat, site });
  const removed = dug.bones;
  const species = dug.species;
  dug.species = null;
  fillSite(play, site, []);
  for (const bone of removed) if (bone !== null) state.bag[bone] += 1;
  if (species !== null) discardSpecies(play, species);
}
function fillSite(play, site, kept) {
  const { state, box, tell } = play;
  const filled = state.sites[site];
  const drawn = drawSome(state, box.sites[site].boneSlots - kept.length);
  filled.bones = [...kept, ...drawn];
  while (filled.bones.length < box.sites[site].boneSlots) filled.bones.push(null);
  filled.species = revealSpecies(play);
  tell({ type: "siteFilled", site, card: filled.species, bones: drawn });
}

// games/bone-wars/rules/card.ts
function openSlot({ state }, seat) {
  const { slots } = state.players[seat];
  for (let slot2 = 0; slot2 < slots.length; slot2++) if (slots[slot2].card === null) return slot2;
  return -1;
}
function activationCost(at, seat, card) {
  const slot2 = hasGrant(at, seat, "freeSlots") ? 0 : slotInfo(at, seat, openSlot(at, seat)).cost;
  return slot2 + (at.box.cards[card].team?.cost ?? 0);
}
var noOpenSlot = {
  rule: "BW-7.1",
  bars: (at, seat, option) => option.do !== "pass" && openSlot(at, seat) < 0
};
var tooExpensive = {
  rule: "BW-7.2",
  bars: (at, seat, option) => option.do !== "pass" && activationCost(at, seat, option.card) > at.state.players[seat].money,
  values: (at, seat, option) => ({
    cost: option.do === "pass" ? 0 : activationCost(at, seat, option.card),
    money: at.state.players[seat].money
  })
};
function playCard(play, seat, mode, card) {
  const { state, box } = play;
  putInSlot(play, seat, mode, card);
  const { kind } = box.cards[card];
  const extra = kind === "team" ? specialistBonus(play, seat) : prize(play, seat, card);
  const before = extra.length > 0 && play.ask.open(seat, "when", offer(["before", "after"])) === "before";
  if (before) receive(play, seat, extra);
  if (state.turn.mode === "team") teamActions(play, seat);
  else paleontologistAction2(play, seat);
  if (!before) receive(play, seat, extra);
}
function putInSlot(play, seat, mode, card) {
  const { state, box, tell } = play;
  const player = state.players[seat];
  const slot2 = openSlot(play, seat);
  const paid = activationCost(play, seat, card);
  player.money -= paid;
  const { kind } = box.cards[card];
  if (kind === "team") remove(player.team, card);
  else {
    remove(kind === "species" ? player.species : player.paleontologists, card);
    state.seen[card] = EVERYBODY;
  }
  player.slots[slot2].card = card;
  const { ap, depth } = kind === "team" ? teamInfo(play, card) : slotInfo(play, seat, slot2);
  state.turn.card = card;
  state.turn.slot = slot2;
  state.turn.mode = mode;
  if (mode === "team") {
    state.turn.ap = ap;
    state.turn.depth = depth;
  }
  tell({ type: "played", seat, card, mode, paid });
}
var NOTHING = [];
function prize(play, seat, card) {
  const { slot: slot2 } = play.state.turn;
  if (slot2 === null || play.box.cards[card].kind !== "species") return NOTHING;
  const { icon } = slotInfo(play, seat, slot2);
  const { find, prize: effects2 } = speciesInfo(play, card);
  const matches = icon !== null && (icon === find || hasGrant(play, seat, "anyMinorFind"));
  return matches ? effects2 : NOTHING;
}
function specialistBonus(play, seat) {
  const { state, box, ask, tell } = play;
  const { card, slot: slot2 } = state.turn;
  if (card === null || slot2 === null || !teamInfo(play, card).torn) return NOTHING;
  const { hired, slots } = state.players[seat];
  const free = idsOf(box.specialists).filter(
    (specialist2) => hired.includes(specialist2) && !slots.some((used) => used.specialist === specialist2)
  );
  if (free.length === 0) return NOTHING;
  const specialist = ask.open(seat, "specialist", offer([...free, "none"]));
  if (specialist === "none") return NOTHING;
  slots[slot2].specialist = specialist;
  tell({ type: "specialistUsed", seat, specialist });
  return box.specialists[specialist].effects;
}

// games/bone-wars/rules/pass.ts
function pass(play, seat) {
  const { state, box, tell } = play;
  state.players[seat].passed = true;
  tell({ type: "passed", seat });
  if (box.rounds[state.round].endgameTile) {
    takeEnding(play, seat);
    return;
  }
  takeProfession(play, seat, play.ask.open(seat, "profession", professionOffer(play, seat)));
  returnTeam(play, seat);
  receive(play, seat, passingEffects(play, seat));
}
var sameRow = {
  rule: "BW-14.1",
  text: "BW-14.1.row",
  bars: ({ state, box }, seat, space) => {
    const { profession } = state.players[seat];
    return profession !== null && box.professions[profession].row === box.professions[space].row;
  }
};
var sameColumn = {
  rule: "BW-14.1",
  text: "BW-14.1.column",
  bars: ({ state, box }, seat, space) => {
    const { profession } = state.players[seat];
    return profession !== null && box.professions[profession].column === box.professions[space].column;
  }
};
function professionOffer(at, seat) {
  const { box } = at;
  const strict = offer(box.professionIds, professionTaken, sameRow, sameColumn);
  const looser = offer(box.professionIds, professionTaken, sameRow);
  const loosest = offer(box.professionIds, professionTaken);
  return [strict, looser].find((one) => hasLegal(at, seat, one)) ?? loosest;
}
var notInPlay = {
  rule: "BW-15.6",
  bars: (at, _seat, ending) => !inPlay(at, at.box.endings[ending])
};
var endingTaken = {
  rule: "BW-R53",
  bars: ({ state }, _seat, ending) => state.players.some((player) => player.ending === ending)
};
function endingOffer({ box }) {
  return offer(idsOf(box.endings), notInPlay, endingTaken);
}
function markEnding({ state, tell }, seat, ending) {
  state.players[seat].ending = ending;
  tell({ type: "ending", seat, ending });
}
function takeEnding(play, seat) {
  const ending = play.ask.open(seat, "ending", endingOffer(play));
  markEnding(play, seat, ending);
  receive(play, seat, play.box.endings[ending].effects);
}
function returnTeam(play, seat) {
  const { box, ask } = play;
  liftTeam(play, seat);
  moveNeutralTeam(play);
  joinUniversity(play, seat, ask.open(seat, "university", offer(box.campusIds, campusOccupied)));
}
function liftTeam({ state }, seat) {
  state.players[seat].campus = null;
  state.players[seat].site = null;
}
function moveNeutralTeam(play) {
  const { state, box, tell } = play;
  const { neutralTeam } = state;
  if (neutralTeam === null || state.neutralMoved) return;
  state.neutralMoved = true;
  const cycle = box.neutralCycle;
  const from = cycle.indexOf(neutralTeam);
  for (let i = 1; i < cycle.length; i++) {
    const next = cycle[(from + i) % cycle.length];
    if (campusTaken(play, next)) continue;
    state.neutralTeam = next;
    tell({ type: "neutralTeam", campus: next });
    return;
  }
}
function passingEffects({ state, box }, seat) {
  const { patron: patron2, loyalty } = state.players[seat];
  const effects2 = [];
  for (const bonus2 of box.tracks[patron2].passBonuses) {
    if (bonus2.step > loyalty[patron2]) effects2.push(...bonus2.effects);
  }
  return effects2;
}

// games/bone-wars/rules/theodore/steps.ts
var STEPS = {
  // The opening
  firstProfession: "BW-17.4",
  firstUniversity: "BW-17.4",
  // His turn
  rebuild: "BW-17.25",
  rivalLoyalty: "BW-17.20",
  takeBack: "BW-17.20",
  before: "BW-17.21",
  // Team actions
  leave: "BW-R60",
  dig: "BW-17.26",
  discover: "BW-17.26",
  baseCamp: "BW-17.26",
  digDeeper: "BW-17.19",
  clockwise: "BW-17.27",
  counterclockwise: "BW-17.27",
  idle: "BW-R65",
  // Paleontologist actions
  act: "BW-17.19",
  actAgain: "BW-R66",
  publish: "BW-17.31",
  rewards: "BW-R80",
  archive: "BW-R80",
  paper: "BW-17.31",
  debunk: "BW-17.32",
  onlyAward: "BW-17.33",
  richestAward: "BW-17.33",
  firstAward: "BW-17.33",
  findTile: "BW-17.34",
  columnBonus: "BW-17.34",
  roundInstead: "BW-17.15",
  // Bonuses
  nextBonus: "BW-R80",
  makeRoom: "BW-17.6",
  swapBone: "BW-R63",
  coverMoney: "BW-17.8",
  coverReputation: "BW-17.8",
  topCard: "BW-17.9",
  rareBone: "BW-17.10",
  rareInstead: "BW-R75",
  noUpgrade: "BW-R68",
  reclassify: "BW-17.12",
  noReclassify: "BW-R71",
  coverSlot: "BW-17.13",
  extraSlot: "BW-17.13",
  loyaltyBonus: "BW-17.15",
  exchange: "BW-R70",
  discardLast: "BW-R70",
  // Passing
  noSlot: "BW-17.22",
  noMoney: "BW-17.22",
  noCard: "BW-17.22",
  profession: "BW-17.23",
  usefulProfession: "BW-17.23",
  passSpecies: "BW-17.23",
  neutralTeam: "BW-R72",
  onlyCampus: "BW-17.24",
  campusOfPapers: "BW-17.24",
  campusOfPatron: "BW-17.24",
  campusOfNumber: "BW-17.24",
  passBonuses: "BW-R72",
  ending: "BW-R72"
};
function explain({ tell }, step2) {
  tell({ type: "theodoreDoes", rule: STEPS[step2], step: step2 });
}
function explainChoice({ tell }, rule, card, preference) {
  tell({ type: "theodoreChooses", rule, card, preference });
}
var SOURCES = { back: "BW-17.18", prize: "BW-17.18", fallBack: "BW-17.29", noNext: "BW-R67" };

// games/bone-wars/rules/theodore/cards.ts
function theodoreOf({ state }) {
  return state.theodore ?? impossible("a solo game", state.seats);
}
function him({ state }) {
  return state.seats;
}
function setUpTheodore({ rng }, { solo, teamCost }, settings) {
  const level = settings.theodore === "expert" ? "expert" : "advanced";
  return {
    deck: shuffle(rng, [...solo.cards.basic]),
    discard: [],
    upgrades: shuffle(rng, [...solo.cards[level]]),
    removed: [],
    discoverCost: settings.theodoreDiscover === "example" ? teamCost.discover : solo.discoverCost,
    coversNext: true,
    doneOnce: []
  };
}
function soloInfo({ box }, card) {
  return box.cards[card].solo ?? impossible("a solo card", box.cards[card].id);
}
function flipCard({ state }) {
  const card = theodoreOf({ state }).deck.pop() ?? null;
  if (card !== null) state.seen[card] = EVERYBODY;
  return card;
}
function rebuildDeck(play) {
  const { state, tell } = play;
  const { deck, discard } = theodoreOf(play);
  if (deck.length > 0 || discard.length === 0) return;
  explain(play, "rebuild");
  deck.push(...discard.splice(0));
  for (const card of deck) state.seen[card] = NOBODY;
  shuffle(state.rng, deck);
  tell({ type: "reshuffled", deck: "solo" });
}
function discardSolo({ state }, card) {
  theodoreOf({ state }).discard.push(card);
}
function nextBack(at) {
  const { deck } = theodoreOf(at);
  return deck.length === 0 ? null : soloInfo(at, deck[deck.length - 1]).back;
}
function upgradeCard(play) {
  const { state, tell } = play;
  const { deck, discard, upgrades: upgrades2, removed } = theodoreOf(play);
  const isBasic = (card) => soloInfo(play, card).level === "basic";
  const pile = deck.some(isBasic) ? deck : discard;
  const index = pile.findLastIndex(isBasic);
  const better = index < 0 ? void 0 : upgrades2.pop();
  if (better === void 0) {
    explain(play, "noUpgrade");
    loseBonus(play, him(play), "upgradeTeam");
    return;
  }
  const basic = pile[index];
  pile[index] = better;
  removed.push(basic);
  state.seen[basic] = EVERYBODY;
  if (pile === discard) state.seen[better] = EVERYBODY;
  tell({ type: "theodoreUpgrades", rule: "BW-17.11", card: basic });
}
function canUpgrade(at) {
  const { deck, discard, upgrades: upgrades2 } = theodoreOf(at);
  return upgrades2.length > 0 && [...deck, ...discard].some((card) => soloInfo(at, card).level === "basic");
}
function drawOpenSpecies(play) {
  const { state } = play;
  const card = topCard(play, state.speciesDeck, state.speciesDiscard, "species");
  if (card !== null) state.seen[card] = EVERYBODY;
  return card;
}
function drawPaleontologist(play) {
  const { state, tell } = play;
  explain(play, "topCard");
  const card = topCard(play, state.paleontologistDeck, state.paleontologistDiscard, "paleontologist");
  if (card === null) return;
  state.seen[card] = EVERYBODY;
  state.players[him(play)].paleontologists.push(card);
  tell({ type: "tookPaleontologist", seat: him(play), card });
}
function spendPaleontologist(play, action) {
  const { paleontologists } = play.state.players[him(play)];
  const card = paleontologists.find((one) => play.box.cards[one].paleontologist?.action === action);
  if (card === void 0) return null;
  remove(paleontologists, card);
  discardPaleontologist(play, card);
  return card;
}
function redealSolo(at, rng) {
  const { deck, upgrades: upgrades2 } = theodoreOf(at);
  const unknown = shuffle(
    rng,
    [...deck, ...upgrades2].sort((a, b) => a - b)
  );
  const take = (fits) => {
    const found = unknown.find(fits) ?? impossible("a card that fits", unknown);
    remove(unknown, found);
    return found;
  };
  const back = (card) => JSON.stringify([soloInfo(at, card).level, soloInfo(at, card).back]);
  if (deck.length > 0) {
    const wanted = back(deck[deck.length - 1]);
    deck[deck.length - 1] = take((card) => back(card) === wanted);
  }
  for (let i = 0; i < upgrades2.length; i++) upgrades2[i] = take((card) => soloInfo(at, card).level !== "basic");
  for (let i = 0; i < deck.length - 1; i++) deck[i] = take(() => true);
}

// games/bone-wars/rules/theodore/bones.ts
function countOf(at, category) {
  const { crates } = at.state.players[him(at)];
  let count = 0;
  for (const kind of at.box.boneIds) if (at.box.bones[kind].category === category) count += crates[kind];
  return count;
}
function fullestCategory(at) {
  const { rarePreference } = at.box.solo;
  let fullest = rarePreference[rarePreference.length - 1];
  for (let i = rarePreference.length - 1; i >= 0; i--) {
    if (countOf(at, rarePreference[i]) > countOf(at, fullest)) fullest = rarePreference[i];
  }
  return fullest;
}
function payFrom(play, category) {
  const { crates } = play.state.players[him(play)];
  const kinds = play.box.boneIds.filter((kind) => play.box.bones[kind].category === category);
  let most = kinds[0];
  for (const kind of kinds) if (crates[kind] > crates[most]) most = kind;
  discardBone(play, him(play), most);
  return most;
}
function accepts(at, bone) {
  const player = at.state.players[him(at)];
  const room = sum(player.crates) < openCrates(at, him(at)) || player.covers > 0;
  return room || countOf(at, at.box.bones[bone].category) === 0;
}
function takeBone(play, bone) {
  const { state, tell } = play;
  const seat = him(play);
  const player = state.players[seat];
  if (sum(player.crates) >= openCrates(play, seat)) {
    if (player.covers > 0) {
      explain(play, "makeRoom");
      player.covers -= 1;
      tell({ type: "coverRemoved", seat });
    } else {
      explain(play, "swapBone");
      tell({ type: "bonesDiscarded", seat, bones: [payFrom(play, fullestCategory(play))] });
    }
  }
  player.crates[bone] += 1;
}
function drawBonesFor(play, n) {
  const { state, tell } = play;
  const seat = him(play);
  for (let i = 0; i < n; i++) {
    if (hasGrant(play, seat, "rareInsteadOfBag") && takeRareBone(play, "rareInstead")) continue;
    if (sum(state.bag) === 0) return;
    const bone = drawFromBag(state);
    if (accepts(play, bone)) {
      tell({ type: "bonesDrawn", seat, bones: [bone] });
      takeBone(play, bone);
    } else {
      state.bag[bone] += 1;
      tell({ type: "theodoreRefuses", rule: "BW-17.6", bone });
    }
  }
}
function rarest(at, fits) {
  const { rare } = at.state;
  const liking = (kind) => at.box.solo.rarePreference.indexOf(at.box.bones[kind].category);
  let best = null;
  for (const kind of at.box.boneIds) {
    if (rare[kind] === 0 || !fits(kind)) continue;
    const fewer = best === null || rare[kind] < rare[best];
    if (fewer || best !== null && rare[kind] === rare[best] && liking(kind) < liking(best)) best = kind;
  }
  return best;
}
function takeRareBone(play, step2) {
  const bone = rarest(play, () => true);
  if (bone === null || !accepts(play, bone)) return false;
  explain(play, step2);
  play.state.rare[bone] -= 1;
  play.tell({ type: "rareTaken", seat: him(play), bone });
  takeBone(play, bone);
  return true;
}
function exchangeFor(at) {
  if (countOf(at, fullestCategory(at)) <= 1) return null;
  return rarest(at, (bone) => countOf(at, at.box.bones[bone].category) === 0);
}
function exchangeBone(play) {
  const { state, tell } = play;
  const take = exchangeFor(play);
  if (take === null) return;
  explain(play, "exchange");
  const seat = him(play);
  const give = payFrom(play, fullestCategory(play));
  state.bag[give] -= 1;
  state.rare[give] += 1;
  state.rare[take] -= 1;
  state.players[seat].crates[take] += 1;
  tell({ type: "exchanged", seat, give, take });
}

// games/bone-wars/rules/theodore/choice.ts
function rightmostEnvelope(at) {
  return at.box.findIds.findLast((find) => envelopeRoom(at, him(at), find) > 0) ?? null;
}
function envelopeFor2(at, card) {
  const own = speciesInfo(at, card).find;
  return hasGrant(at, him(at), "anyMinorFind") ? rightmostEnvelope(at) ?? own : own;
}
function ranked(at, cards) {
  const keys = /* @__PURE__ */ new Map();
  for (const card of cards)
    keys.set(card, [neededFor(at, card), fitsRightmost(at, card) ? 0 : 1, alphabetical(at, card)]);
  const key = (card) => keys.get(card) ?? [];
  return [...cards].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    const first = x.findIndex((value, index) => value !== y[index]);
    return first < 0 ? 0 : x[first] - y[first];
  });
}
function fitsRightmost(at, card) {
  return envelopeFor2(at, card) === rightmostEnvelope(at);
}
function choose(play, cards) {
  const [first, second] = ranked(play, cards);
  if (first === void 0) return null;
  explainChoice(play, "BW-17.30", first, second === void 0 ? "only" : decidedBy(play, first, second));
  return first;
}
function decidedBy(at, first, second) {
  const needed = neededFor(at, first);
  if (needed !== neededFor(at, second)) return NEEDED[at.box.awards[at.state.awards[needed]].type];
  return fitsRightmost(at, first) === fitsRightmost(at, second) ? "alphabet" : "rightmost";
}
var NEEDED = { A: "neededA", B: "neededB", C: "neededC" };
function alphabetical({ box }, card) {
  const name = String(box.cards[card].name);
  return box.speciesCards.filter((other) => String(box.cards[other].name) < name).length;
}
function neededFor(at, card) {
  const { awards } = at.state;
  const index = awards.findIndex(
    (award) => at.box.awards[award].spaces.some((space) => {
      const info = at.box.awardSpaces[space];
      return isOpen(at, space) && !meets(at, him(at), info) && countsTowards(at, card, info);
    })
  );
  return index < 0 ? awards.length : index;
}
function isOpen({ state, box }, space) {
  const { row, award } = box.awardSpaces[space];
  if (row < box.solo.awardMinRow) return false;
  return state.awardMarkers.every((marker) => {
    const own = marker.owner === state.seats && box.awardSpaces[marker.space].award === award;
    return marker.space !== space && !own;
  });
}
function countsTowards(at, card, { requirement }) {
  return requirement.some((one) => counted(at, him(at), one) < one.n && isOneOf(at, card, one));
}
function isOneOf(at, card, { counts, key, find }) {
  const { discoverer, category } = speciesInfo(at, card);
  const { archive } = at.state.players[him(at)];
  const envelope = envelopeFor2(at, card);
  switch (counts) {
    case "discoverer":
      return discoverer === key;
    case "category":
      return category === key || category === at.box.wildCategory;
    case "envelope":
      return envelope === find;
    case "anyEnvelope":
      return archive.every((other) => other.length <= archive[envelope].length);
  }
}

// games/bone-wars/rules/theodore/bonuses.ts
var EFFECT2 = {
  money: (play, n) => gainMoney(play, him(play), n),
  // BW-17.14
  rp: (play, n) => gainReputation(play, him(play), "bonuses", n),
  loyalty: gainOwn,
  splitLoyalty: gainOwn,
  boneFromBag: drawBonesFor,
  rareBone: (play, n) => {
    for (let i = 0; i < n && takeRareBone(play, "rareBone"); i++) ;
  },
  exchangeRare: exchangeBone,
  swapPatron: flipPatron,
  removePaleontologist: takeBack,
  speciesLook: lookAndKeep,
  speciesDraw: (play, n) => {
    for (let i = 0; i < n; i++) drawSpeciesFor(play);
  },
  paleoCard: (play, n) => {
    for (let i = 0; i < n; i++) drawPaleontologist(play);
  },
  digSiteActions: (play, n) => {
    for (let i = 0; i < n && siteAction(play); i++) ;
  },
  reclassify: reclassifyFor,
  upgradeSlot: upgradeSlotFor,
  removeCover: removeCoverFor,
  upgradeTeam: upgradeCard,
  roundBonus: (play) => takeTile(play, currentRoundTile(play)),
  anyRoundBonus: (play) => {
    explain(play, "loyaltyBonus");
    takeTile(play, loyaltyTile(play));
  }
};
function theodoreReceives(play, effects2) {
  for (const [index, { do: what, n }] of effects2.entries()) {
    if (index > 0) explain(play, "nextBonus");
    EFFECT2[what](play, n);
  }
}
function gainOwn(play, n) {
  gainLoyalty(play, him(play), play.state.players[him(play)].patron, n);
}
function flipPatron(play) {
  const player = play.state.players[him(play)];
  player.patron = rivalOf(play, player.patron);
  play.tell({ type: "patronSwapped", seat: him(play), patron: player.patron });
}
function takeBack({ state, tell }) {
  const seat = him({ state });
  if (state.players[seat].paleontologist === null) return;
  state.players[seat].paleontologist = null;
  tell({ type: "paleontologistRemoved", seat });
}
function takeTile(play, tile) {
  play.tell({ type: "tileBonus", seat: him(play), tile });
  theodoreReceives(play, play.box.tiles[tile].effects);
}
function loyaltyTile(play) {
  const { roundTiles } = play.state;
  const loyalty = roundTiles.find((tile) => play.box.tiles[tile].effects.some((effect2) => effect2.do === "loyalty"));
  return loyalty ?? currentRoundTile(play);
}
function drawSpeciesFor(play) {
  const card = drawOpenSpecies(play);
  if (card === null) return;
  play.state.players[him(play)].species.push(card);
  play.tell({ type: "drewSpecies", seat: him(play), card });
}
function lookAndKeep(play, n) {
  const { state, tell } = play;
  for (let i = 0; i < n; i++) {
    const card = drawOpenSpecies(play);
    if (card !== null) state.looked.push(card);
  }
  const kept = choose(play, state.looked);
  if (kept === null) return;
  remove(state.looked, kept);
  state.players[him(play)].species.push(kept);
  const discarded = state.looked.splice(0);
  for (const card of discarded) discardSpecies(play, card);
  tell({ type: "kept", seat: him(play), card: kept, discarded });
}
function reclassifyFor(play) {
  const { archive } = play.state.players[him(play)];
  const to = rightmostEnvelope(play);
  const from = play.box.findIds.find((find) => archive[find].length > 0);
  if (to === null || from === void 0 || to <= from) {
    explain(play, "noReclassify");
    loseBonus(play, him(play), "reclassify");
    return;
  }
  explain(play, "reclassify");
  const card = archive[from].reduce((lowest, other) => other < lowest ? other : lowest);
  const times2 = reclassifyTo(play, him(play), card, from, to);
  const bonuses = Array.from({ length: times2 }, () => play.box.envelopes[to].effects);
  theodoreReceives(play, bonuses.flat());
}
function upgradeSlotFor(play) {
  const { state, box, tell } = play;
  if (state.upgradedSlots === 0) return;
  const theodore = theodoreOf(play);
  const { slots } = state.players[him(play)];
  const covers = theodore.coversNext;
  theodore.coversNext = !covers;
  state.upgradedSlots -= 1;
  let dearest = -1;
  for (let slot2 = 0; slot2 < slots.length; slot2++) {
    const { cost: cost3 } = slotInfo(play, him(play), slot2);
    if (cost3 <= box.upgradedSlot.cost) continue;
    if (dearest < 0 || cost3 >= slotInfo(play, him(play), dearest).cost) dearest = slot2;
  }
  const covered = covers && dearest >= 0;
  explain(play, covered ? "coverSlot" : "extraSlot");
  if (covered) slots[dearest].upgraded = true;
  else slots.push({ upgraded: true, card: null, specialist: null });
  tell({ type: "slotUpgraded", seat: him(play), slot: covered ? dearest + 1 : null });
}
function removeCoverFor(play) {
  const { state, box, tell } = play;
  const player = state.players[him(play)];
  const wanted = player.money < box.solo.coverMoneyBelow ? "money" : "rp";
  explain(play, wanted === "money" ? "coverMoney" : "coverReputation");
  if (player.covers > 0) {
    player.covers -= 1;
    tell({ type: "coverRemoved", seat: him(play) });
  }
  for (const { do: what, n } of box.coverChoices) {
    if (what !== wanted) continue;
    if (what === "money") gainMoney(play, him(play), n);
    else gainReputation(play, him(play), "covers", n);
  }
}
function nextSiteAction(at) {
  const { doneOnce } = theodoreOf(at);
  return at.box.solo.siteTileOrder.find((tile) => !doneOnce.includes(tile) && isAble(at, tile)) ?? null;
}
function isAble(at, tile) {
  const { species, paleontologist } = at.state.players[him(at)];
  const { effects: effects2, discards } = at.box.siteTiles[tile];
  if (species.length < discards) return false;
  return effects2.every(({ do: what }) => {
    if (what === "boneFromBag") return couldTakeBone(at);
    if (what === "removePaleontologist") return paleontologist !== null;
    return what !== "exchangeRare" || exchangeFor(at) !== null;
  });
}
function couldTakeBone(at) {
  const rare = hasGrant(at, him(at), "rareInsteadOfBag") ? rarest(at, () => true) : null;
  if (rare !== null && accepts(at, rare)) return true;
  return at.box.boneIds.some((bone) => at.state.bag[bone] > 0 && accepts(at, bone));
}
function siteAction(play) {
  const { state, box, tell } = play;
  const tile = nextSiteAction(play);
  if (tile === null) return false;
  if (box.solo.oncePerTurn.includes(tile)) theodoreOf(play).doneOnce.push(tile);
  tell({ type: "theodoreUsesTile", rule: "BW-17.28", siteTile: tile });
  const { species } = state.players[him(play)];
  for (let i = 0; i < box.siteTiles[tile].discards; i++) {
    const last = ranked(play, species).pop();
    if (last === void 0) continue;
    explain(play, "discardLast");
    discardFromHand(play, last);
  }
  theodoreReceives(play, box.siteTiles[tile].effects);
  return true;
}
function discardFromHand(play, card) {
  remove(play.state.players[him(play)].species, card);
  discardSpecies(play, card);
  play.tell({ type: "speciesDiscarded", seat: him(play), card });
}
function columnBonusFor(play, tile) {
  const round = hasGrant(play, him(play), "minorToRound");
  explain(play, round ? "roundInstead" : "columnBonus");
  takeTile(play, round ? currentRoundTile(play) : tile);
}

// games/bone-wars/rules/theodore/actions.ts
function obstacleTo(at, action) {
  switch (action) {
    case "publish":
      return publishable(at).length === 0 ? "noPaper" : null;
    case "debunk":
      return nextDebunk(at) === null ? "noDebunk" : null;
    case "award":
      return openAwards(at).length === 0 ? "noAward" : null;
    case "minorFind":
      return findable(at).length === 0 ? "noFind" : null;
  }
}
var PERFORM2 = {
  publish: publishAll,
  debunk: debunkAll,
  award: claimBest,
  minorFind: makeFind
};
function wildLeft(at, ability) {
  return hasGrant(at, him(at), ability) ? 1 - at.state.turn.wildsUsed : 0;
}
function paperSize(at) {
  const parts = at.box.options.parts.filter((part) => countOf(at, part) > 0).length;
  const spare = sum(at.state.players[him(at)].crates) - parts;
  const wild = Math.min(wildLeft(at, "publishAnyBone"), at.box.options.parts.length - parts, spare);
  return parts + Math.max(0, wild);
}
function publishable(at) {
  if (paperSize(at) < at.box.publish[0].bones) return [];
  const { species } = at.state.players[him(at)];
  return species.filter((one) => envelopeRoom(at, him(at), envelopeFor2(at, one)) > 0);
}
function publishAll(play) {
  const { state, box, tell } = play;
  const seat = him(play);
  for (let card = choose(play, publishable(play)); card !== null; card = choose(play, publishable(play))) {
    explain(play, "publish");
    const envelope = envelopeFor2(play, card);
    const bones = payPaper(play);
    const reward = box.publish.findLast((one) => one.bones <= bones.length);
    if (reward === void 0) throw new Error("a paper of Theodore is too small");
    remove(state.players[seat].species, card);
    state.turn.papers.push({ card, envelope, bones, parts: [] });
    tell({ type: "committed", seat, card, envelope, bones: bones.slice() });
    explain(play, "rewards");
    theodoreReceives(play, rewards2(play, card, reward));
    state.turn.papers.length = 0;
    archiveFor(play, card, envelope);
    explain(play, "paper");
    const { patron: patron2 } = state.players[seat];
    const { overflow } = addPaper(play, patron2, reward.paper);
    tell({ type: "paper", seat, patron: patron2, value: reward.paper, overflow });
  }
}
function rewards2(at, card, { loyalty, prize: prize2, roundBonus: roundBonus2 }) {
  const effects2 = [{ do: "loyalty", n: loyalty }];
  if (prize2) effects2.push(...speciesInfo(at, card).prize);
  if (roundBonus2) effects2.push(hasGrant(at, him(at), "publish4AnyRound") ? ANY_ROUND_BONUS : ROUND_BONUS);
  return effects2;
}
function payPaper(play) {
  const { box, state } = play;
  const size = paperSize(play);
  const bones = [];
  for (const part of box.options.parts) if (countOf(play, part) > 0) bones.push(payFrom(play, part));
  if (bones.length < size) {
    bones.push(payFrom(play, fullestCategory(play)));
    state.turn.wildsUsed += 1;
  }
  return bones;
}
function archiveFor(play, card, envelope) {
  const { state, box, tell } = play;
  explain(play, "archive");
  const archived = state.players[him(play)].archive[envelope];
  archived.push(card);
  tell({ type: "archived", seat: him(play), card, envelope, times: archived.length });
  theodoreReceives(
    play,
    archived.flatMap(() => box.envelopes[envelope].effects)
  );
}
function nextDebunk(at) {
  const { state, box } = at;
  const { patron: patron2, crates } = state.players[him(at)];
  const rival = state.papers[rivalOf(at, patron2)];
  const alike = countOf(at, fullestCategory(at));
  const wild = Math.min(wildLeft(at, "debunkAnyBone"), sum(crates) - alike);
  return box.debunk.findLast(({ bones, paper }) => alike + wild >= bones && rival.includes(paper)) ?? null;
}
function debunkAll(play) {
  const { state, tell } = play;
  const seat = him(play);
  for (let reward = nextDebunk(play); reward !== null; reward = nextDebunk(play)) {
    explain(play, "debunk");
    const category = fullestCategory(play);
    const bones = [];
    while (bones.length < reward.bones && countOf(play, category) > 0) bones.push(payFrom(play, category));
    if (bones.length < reward.bones) {
      bones.push(payFrom(play, fullestCategory(play)));
      state.turn.wildsUsed += 1;
    }
    gainOwn(play, reward.loyalty);
    const { patron: patron2 } = state.players[seat];
    const rival = state.papers[rivalOf(play, patron2)];
    rival.splice(rival.lastIndexOf(reward.paper), 1);
    addPaper(play, patron2, reward.paper);
    tell({ type: "debunked", seat, patron: patron2, value: reward.paper, bones });
  }
}
function openAwards(at) {
  const spaces = [];
  for (const award of at.state.awards) {
    for (const space of at.box.awards[award].spaces) {
      if (isOpen(at, space) && meets(at, him(at), at.box.awardSpaces[space])) spaces.push(space);
    }
  }
  return spaces;
}
function claimBest(play) {
  const open = openAwards(play);
  const loyalty = (space) => play.box.awardSpaces[space].loyalty;
  const best = open.reduce((one, other) => loyalty(other) > loyalty(one) ? other : one);
  const equals = open.filter((space) => loyalty(space) === loyalty(best));
  const deciding = equals.length > 1 ? "firstAward" : "richestAward";
  explain(play, open.length === 1 ? "onlyAward" : deciding);
  play.state.awardMarkers.push({ space: best, owner: him(play) });
  play.tell({ type: "awarded", seat: him(play), space: best });
  theodoreReceives(play, [{ do: "loyalty", n: loyalty(best) }, ROUND_BONUS]);
}
function spotFor(at, card) {
  const { finds } = at.state;
  const { find } = speciesInfo(at, card);
  const any = hasGrant(at, him(at), "anyMinorFind");
  let best = null;
  for (const spot of idsOf(finds)) {
    if (finds[spot] === null || !any && finds[spot] !== find) continue;
    if (best === null || at.box.spots[spot].column < at.box.spots[best].column) best = spot;
  }
  return best;
}
function findable(at) {
  const { species } = at.state.players[him(at)];
  const hasRoom = (card) => envelopeRoom(at, him(at), envelopeFor2(at, card)) > 0;
  return species.filter((one) => hasRoom(one) && spotFor(at, one) !== null);
}
function makeFind(play) {
  const { state, box, tell } = play;
  const card = choose(play, findable(play));
  const spot = card === null ? null : spotFor(play, card);
  if (card === null || spot === null) throw new Error("Theodore has no minor find to make");
  const envelope = envelopeFor2(play, card);
  remove(state.players[him(play)].species, card);
  archiveFor(play, card, envelope);
  explain(play, "findTile");
  tell({ type: "found", seat: him(play), spot, find: state.finds[spot] });
  state.finds[spot] = null;
  columnBonusFor(play, state.columnTiles[box.spots[spot].column]);
}

// games/bone-wars/rules/theodore/team.ts
function teamHalf(play, card, source, ap, depth) {
  const { state, tell } = play;
  tell({ type: "theodoreValues", rule: SOURCES[source], source, ap, depth });
  state.turn.mode = "team";
  state.turn.ap = ap;
  state.turn.depth = depth;
  if (card.before.length > 0) explain(play, "before");
  theodoreReceives(play, card.before);
  leaveUniversity(play, card);
  let idle = 0;
  for (let i = 0; state.turn.ap > 0 && idle < card.teamActions.length; i++) {
    const action = card.teamActions[i % card.teamActions.length];
    idle = attempt(play, card, action) ? 0 : idle + 1;
  }
  if (state.turn.ap > 0) explain(play, "idle");
}
function leaveUniversity(play, { direction }) {
  const { campus } = play.state.players[him(play)];
  if (campus === null || play.state.turn.ap === 0) return;
  explain(play, "leave");
  const { leadsTo } = play.box.campuses[campus];
  move(play, him(play), leadsTo[direction === "clockwise" ? 0 : leadsTo.length - 1]);
}
function cost2(at, action) {
  if (action === "discover") return theodoreOf(at).discoverCost;
  if (action === "move" && stepsLeft(at, him(at)) > 0) return 0;
  return at.box.teamCost[action];
}
function attempt(play, card, action) {
  const { state, tell } = play;
  const price = cost2(play, action);
  const obstacle = price > state.turn.ap ? "tooFewPoints" : obstacleTo2(play, action);
  if (obstacle !== null) {
    tell({ type: "theodoreSkips", rule: "BW-17.19", action, obstacle });
    return false;
  }
  perform(play, card, action);
  state.turn.ap -= price;
  return true;
}
function siteOf2({ state }) {
  return state.players[state.seats].site ?? impossible("Theodore at a dig site", state.players[state.seats].campus);
}
function deepest(at) {
  const { bones } = at.state.sites[siteOf2(at)];
  for (let slot2 = Math.min(at.state.turn.depth, bones.length) - 1; slot2 >= 0; slot2--) {
    if (bones[slot2] !== null) return slot2;
  }
  return -1;
}
function obstacleTo2(at, action) {
  const { species, bones } = at.state.sites[siteOf2(at)];
  switch (action) {
    case "dig": {
      const bone = bones[deepest(at)] ?? null;
      if (bone === null) return "noBone";
      return accepts(at, bone) ? null : "cratesFull";
    }
    case "discover":
      return species === null ? "noSpecies" : null;
    case "digSiteAction":
      return nextSiteAction(at) === null ? "noSiteAction" : null;
    case "baseCamp":
      return obstacleToCamp(at);
    case "digDeeper":
    case "move":
      return null;
  }
}
function obstacleToCamp(at) {
  const { camps } = at.state.sites[siteOf2(at)];
  if (nextCamp(at) === null) return "noCampLeft";
  if (camps.includes(him(at))) return "ownCamp";
  return camps.includes(null) ? null : "noCampSpace";
}
function nextCamp({ state, box }) {
  const left = state.players[state.seats].camps;
  const placed = box.solo.campOrder.length - left.movement - left.archive;
  return box.solo.campOrder[placed] ?? null;
}
function perform(play, card, action) {
  const seat = him(play);
  if (action === "move") explain(play, card.direction);
  else if (action !== "digSiteAction") explain(play, action);
  switch (action) {
    case "dig":
      digDeepest(play);
      break;
    case "discover":
      discover(play, seat);
      break;
    case "digSiteAction":
      siteAction(play);
      break;
    case "baseCamp":
      placeCamp(play);
      break;
    case "digDeeper":
      digDeeper(play, seat);
      break;
    case "move":
      move(play, seat, ahead(play, card.direction));
      break;
  }
}
function digDeepest(play) {
  const { state, tell } = play;
  const site = siteOf2(play);
  const { bones } = state.sites[site];
  const slot2 = deepest(play);
  const bone = bones[slot2];
  if (bone === null) throw new Error("Theodore digs where there is no bone");
  bones[slot2] = null;
  tell({ type: "dug", seat: him(play), site, bone });
  takeBone(play, bone);
}
function placeCamp(play) {
  const camp = nextCamp(play);
  if (camp !== null) establishCamp(play, him(play), camp);
}
function ahead(at, direction) {
  const { clockwise } = at.box.solo;
  const step2 = direction === "clockwise" ? 1 : clockwise.length - 1;
  return clockwise[(clockwise.indexOf(siteOf2(at)) + step2) % clockwise.length];
}

// games/bone-wars/rules/theodore/index.ts
function theodoreTakesSpecies(play) {
  const card = choose(
    play,
    play.state.opening.offer.map((offered) => offered.card)
  );
  if (card !== null) takeOffered(play, him(play), card);
}
function theodoreTakesCareer(play) {
  const { state, box } = play;
  explain(play, "firstProfession");
  const [highest] = byRow(play, legalOptions(play, him(play), professionsAtSetup(play)));
  markProfession(play, him(play), highest);
  theodoreReceives(play, box.professions[highest].effects);
  const { firstTeam } = state.opening;
  const other = box.campusIds.filter(
    (campus) => firstTeam === null || box.campuses[campus].university !== box.campuses[firstTeam].university
  );
  explain(play, "firstUniversity");
  joinUniversity(play, him(play), other[other.length - 1]);
}
function byRow({ box }, professions) {
  return [...professions].sort((a, b) => box.professions[a].row - box.professions[b].row || a - b);
}
function theodoreTurn(play) {
  const { state, tell } = play;
  const seat = him(play);
  const player = state.players[seat];
  const slot2 = openSlot(play, seat);
  const cost3 = slot2 < 0 || hasGrant(play, seat, "freeSlots") ? 0 : slotInfo(play, seat, slot2).cost;
  if (slot2 < 0 || cost3 > player.money) {
    theodorePasses(play, slot2 < 0 ? "noSlot" : "noMoney");
    return;
  }
  rebuildDeck(play);
  const card = flipCard(play);
  if (card === null) {
    theodorePasses(play, "noCard");
    return;
  }
  player.money -= cost3;
  player.slots[slot2].card = card;
  state.turn.card = card;
  state.turn.slot = slot2;
  theodoreOf(play).doneOnce.length = 0;
  tell({ type: "theodoreFlips", rule: "BW-17.16", card, paid: cost3 });
  rebuildDeck(play);
  playHalf(play, soloInfo(play, card), slot2);
}
function playHalf(play, current, slot2) {
  const next = nextBack(play);
  const { ap, depth } = slotInfo(play, him(play), slot2);
  if (next === null) {
    teamHalf(play, current, "noNext", ap, depth);
    return;
  }
  if (next.rivalLoyalty > 0) {
    explain(play, "rivalLoyalty");
    gainLoyalty(play, him(play), rivalOf(play, play.state.players[him(play)].patron), next.rivalLoyalty);
  }
  const actions = next.kind === "team" ? current.teamActions : current.actions;
  play.tell({ type: "theodoreReads", rule: "BW-17.17", half: next.kind, actions: actions.slice() });
  if (next.kind === "team") teamTurn(play, current, slot2, next);
  else paleontologistTurn(play, current, slot2, next);
}
function teamTurn(play, current, slot2, next) {
  const card = matching(play, slot2);
  const { ap, depth } = card === null ? next : slotInfo(play, him(play), slot2);
  if (card !== null) {
    play.tell({ type: "theodorePrize", rule: "BW-17.18", card });
    discardFromHand(play, card);
    theodoreReceives(play, speciesInfo(play, card).prize);
  }
  teamHalf(play, current, card === null ? "back" : "prize", ap, depth);
}
function matching(play, slot2) {
  const { state, box } = play;
  const { icon } = slotInfo(play, him(play), slot2);
  if (icon === null) return null;
  const any = hasGrant(play, him(play), "anyMinorFind");
  const cards = state.players[him(play)].species.filter((card2) => any || speciesInfo(play, card2).find === icon);
  const spare = cards.filter((card2) => neededFor(play, card2) === state.awards.length);
  const wanted = spare.length > 0 ? spare : cards;
  const [card] = [...wanted].sort((a, b) => box.cards[a].name < box.cards[b].name ? -1 : 1);
  if (card === void 0) return null;
  const deciding = wanted.length === 1 ? "spare" : "alphabet";
  explainChoice(play, "BW-R62", card, cards.length === 1 ? "only" : deciding);
  return card;
}
function paleontologistTurn(play, current, slot2, next) {
  const { state, tell } = play;
  const player = state.players[him(play)];
  state.turn.mode = "paleontologist";
  if (next.takeBack) {
    explain(play, "takeBack");
    takeBack(play);
  }
  const start = player.paleontologist;
  let done = 0;
  for (let loop = 0; loop < current.loops; loop++) {
    const banned = player.paleontologist === null ? [] : [start, player.paleontologist];
    const action = firstPossible(play, current.actions, banned);
    if (action === null) break;
    explain(play, done === 0 ? "act" : "actAgain");
    perform2(play, action);
    done += 1;
  }
  if (done > 0) return;
  tell({ type: "theodoreFallsBack", rule: "BW-17.29" });
  const { ap, depth } = slotInfo(play, him(play), slot2);
  teamHalf(play, current, "fallBack", ap, depth);
}
function firstPossible(play, actions, banned) {
  for (const action of actions) {
    const obstacle = isAllowed(play, action, banned) ? obstacleTo(play, action) : "stoodThere";
    if (obstacle === null) return action;
    play.tell({ type: "theodoreSkips", rule: "BW-17.29", action, obstacle });
  }
  return null;
}
function isAllowed(at, action, banned) {
  return hasGrant(at, him(at), "stayPaleontologist") || !banned.includes(action);
}
function perform2(play, action) {
  const { state, box, tell } = play;
  state.players[him(play)].paleontologist = action;
  state.turn.wildsUsed = 0;
  tell({ type: "acted", seat: him(play), action });
  PERFORM2[action](play);
  const card = spendPaleontologist(play, action);
  if (card === null) return;
  tell({ type: "theodoreSpends", rule: "BW-17.9", card });
  gainOwn(play, box.solo.cardLoyalty);
}
function theodorePasses(play, why) {
  const { state, box, tell } = play;
  const seat = him(play);
  explain(play, why);
  state.players[seat].passed = true;
  tell({ type: "passed", seat });
  if (box.rounds[state.round].endgameTile) {
    takeBestEnding(play);
    return;
  }
  const legal = byRow(play, legalOptions(play, seat, professionOffer(play, seat)));
  const useful = legal.find((space) => canUpgrade(play) || !upgrades(play, space));
  const profession = useful ?? legal[0];
  explain(play, profession === legal[0] ? "profession" : "usefulProfession");
  markProfession(play, seat, profession);
  theodoreReceives(play, box.professions[profession].effects);
  explain(play, "passSpecies");
  for (let i = 0; i < box.solo.passSpecies; i++) drawSpeciesFor(play);
  liftTeam(play, seat);
  if (!state.neutralMoved) explain(play, "neutralTeam");
  moveNeutralTeam(play);
  joinUniversity(play, seat, favouriteCampus(play));
  const effects2 = passingEffects(play, seat);
  if (effects2.length > 0) explain(play, "passBonuses");
  theodoreReceives(play, effects2);
}
var upgrades = ({ box }, profession) => box.professions[profession].effects.some((effect2) => effect2.do === "upgradeTeam");
function takeBestEnding(play) {
  const seat = him(play);
  explain(play, "ending");
  const worth2 = (ending) => play.box.endings[ending].effects.reduce((sum2, { n }) => sum2 + n, 0);
  const free = legalOptions(play, seat, endingOffer(play));
  const best = free.reduce((one, other) => worth2(other) > worth2(one) ? other : one);
  markEnding(play, seat, best);
  theodoreReceives(play, play.box.endings[best].effects);
}
function favouriteCampus(play) {
  const { state, box } = play;
  const { patron: patron2 } = state.players[him(play)];
  const papers = (campus) => state.papers[box.campuses[campus].patron].length;
  const own = (campus) => box.campuses[campus].patron === patron2 ? 1 : 0;
  const free = box.campusIds.filter((campus) => !campusTaken(play, campus));
  const [first, second] = [...free].sort((a, b) => papers(b) - papers(a) || own(b) - own(a) || b - a);
  if (second === void 0) explain(play, "onlyCampus");
  else if (papers(first) !== papers(second)) explain(play, "campusOfPapers");
  else explain(play, own(first) === own(second) ? "campusOfNumber" : "campusOfPatron");
  return first;
}

// games/bone-wars/rules/order.ts
var tookSpecies = {
  rule: "BW-5.4",
  text: "BW-5.4.species",
  bars: ({ state }, seat, option) => option.do === "species" && state.players[seat].tookSpecies
};
var hasCareer = {
  rule: "BW-5.4",
  text: "BW-5.4.career",
  bars: ({ state }, seat, option) => option.do === "career" && state.players[seat].profession !== null
};
function chooser({ state }) {
  const { first, chosen } = state.opening;
  const count = state.players.length;
  const place = chosen < count ? chosen : count + count - 1 - chosen;
  return (first + place) % count;
}
function opening(play) {
  const { state, ask, tell } = play;
  if (state.theodore !== null) {
    soloOpening(play);
    return;
  }
  const seat = chooser(play);
  if (state.opening.chosen === 0) tell({ type: "firstToChoose", seat });
  const options = state.opening.offer.map(({ card }) => ({ do: "species", card }));
  options.push({ do: "career" });
  const choice = ask.open(seat, "opening", offer(options, tookSpecies, hasCareer));
  if (choice.do === "species") takeOffered(play, seat, choice.card);
  else careerPath(play, seat);
  state.opening.chosen += 1;
  if (state.opening.chosen === state.players.length + state.players.length) finishOpening(play);
}
function soloOpening(play) {
  const { state, ask } = play;
  theodoreTakesSpecies(play);
  const seat = state.opening.first;
  const cards = state.opening.offer.map(({ card }) => ({ do: "species", card }));
  const choice = ask.open(seat, "opening", offer(cards));
  if (choice.do === "species") takeOffered(play, seat, choice.card);
  careerPath(play, seat);
  theodoreTakesCareer(play);
  finishOpening(play);
}
function takeOffered(play, seat, card) {
  const { state, tell } = play;
  const player = state.players[seat];
  const index = state.opening.offer.findIndex((offered) => offered.card === card);
  const [{ bones }] = state.opening.offer.splice(index, 1);
  player.species.push(card);
  player.tookSpecies = true;
  for (const bone of bones) player.crates[bone] += 1;
  tell({ type: "tookOffered", seat, card, bones });
  fitCrates(play, seat);
}
var notSetupColumn = {
  rule: "BW-5.3",
  bars: ({ box }, _seat, profession) => box.professions[profession].column !== box.setupColumn
};
var professionTaken = {
  rule: "BW-R52",
  bars: ({ state }, seat, profession) => state.players.some((player, other) => other !== seat && player.profession === profession)
};
function campusTaken({ state }, campus) {
  return state.neutralTeam === campus || state.players.some((player) => player.campus === campus);
}
var campusOccupied = {
  rule: "BW-R49",
  bars: (at, _seat, campus) => campusTaken(at, campus)
};
var samePatron = {
  rule: "BW-5.5",
  bars: ({ state, box }, _seat, campus) => {
    const { firstTeam } = state.opening;
    if (!box.setups[state.seats].differentPatrons || firstTeam === null) return false;
    return box.campuses[firstTeam].patron === box.campuses[campus].patron;
  }
};
function careerPath(play, seat) {
  const { state, box, ask } = play;
  takeProfession(play, seat, ask.open(seat, "profession", professionsAtSetup(play)));
  const campus = ask.open(seat, "university", offer(box.campusIds, campusOccupied, samePatron));
  state.opening.firstTeam ??= campus;
  joinUniversity(play, seat, campus);
}
function professionsAtSetup({ box }) {
  return offer(box.professionIds, notSetupColumn, professionTaken);
}
function markProfession({ state, tell }, seat, profession) {
  state.players[seat].profession = profession;
  tell({ type: "profession", seat, profession });
}
function takeProfession(play, seat, profession) {
  markProfession(play, seat, profession);
  receive(play, seat, play.box.professions[profession].effects);
}
function joinUniversity({ state, box, tell }, seat, campus) {
  const player = state.players[seat];
  player.campus = campus;
  player.site = null;
  player.grant = campus;
  player.patron = box.campuses[campus].patron;
  tell({ type: "joined", seat, campus, patron: player.patron, grant: state.grants[campus] });
}
function finishOpening(play) {
  const { state, tell } = play;
  for (const { card, bones } of state.opening.offer.splice(0)) {
    for (const bone of bones) state.bag[bone] += 1;
    discardSpecies(play, card);
    tell({ type: "offerDiscarded", card });
  }
  placeVirtualPieces(play);
  state.phase = "rounds";
  beginRound(play);
}
function placeVirtualPieces(play) {
  const { state, box, tell } = play;
  for (const award of state.awards) {
    for (const space of box.awards[award].spaces) {
      if (!inPlay(play, box.awardSpaces[space])) state.awardMarkers.push({ space, owner: VIRTUAL });
    }
  }
  for (const site of box.siteIds) {
    for (const [index, space] of box.sites[site].campSpaces.entries()) {
      if (!inPlay(play, space)) state.sites[site].camps[index] = VIRTUAL;
    }
  }
  if (!box.setups[state.seats].neutralTeam) return;
  const campus = neutralStart(play);
  state.neutralTeam = campus;
  tell({ type: "neutralTeam", campus });
}
function neutralStart(at) {
  const { state, box } = at;
  const free = box.campusIds.filter((campus) => !campusTaken(at, campus));
  const { firstTeam } = state.opening;
  const beside = free.find(
    (campus) => firstTeam !== null && box.campuses[campus].university === box.campuses[firstTeam].university
  );
  return free.length === 1 ? free[0] : beside ?? free[0];
}
function beginRound({ state, box, tell }) {
  const rowOf = (player) => {
    const { profession } = state.players[player];
    return profession === null ? 0 : box.professions[profession].row;
  };
  state.order = state.players.map((_, player) => player).sort((a, b) => rowOf(a) - rowOf(b) || a - b);
  state.current = 0;
  state.neutralMoved = false;
  for (const player of state.players) player.passed = false;
  tell({ type: "roundBegan", round: state.round + 1, order: state.order.slice() });
}

// games/bone-wars/rules/score.ts
function worth(at, seat, patron2) {
  return loyaltyValue(at, seat, patron2) * credibility(at, patron2);
}
function scoreBookshelf(play, scoring) {
  const { state, box, tell } = play;
  for (let seat = 0; seat < state.players.length; seat++) {
    for (const patron2 of box.patronIds) {
      const rp = worth(play, seat, patron2);
      state.players[seat].reputation[scoring][patron2] = rp;
      const value = loyaltyValue(play, seat, patron2);
      tell({ type: "scored", seat, patron: patron2, value, credibility: credibility(play, patron2), rp });
    }
  }
}
function reputationOf({ state }, seat) {
  const { bonuses, covers, loyalty, midGame, final } = state.players[seat].reputation;
  return bonuses + covers + loyalty + sum(midGame) + sum(final);
}
function finishGame(play) {
  scoreBookshelf(play, "final");
  if (tiedLeaders(play).length > 1) play.state.phase = "measuring";
  else gameOver(play);
}
function tiedLeaders(at) {
  const players = at.state.players.map((_, player) => player);
  return players.filter((player) => players.every((other) => compareScores(at, other, player) >= 0));
}
function measureHeads(play) {
  const { state, box, ask, tell } = play;
  const seats = tiedLeaders(play).filter((player) => player < state.seats);
  const answers = ask.each(seats, "head", () => offer(box.options.heads));
  for (const [index, seat] of seats.entries()) {
    const answer = answers[index];
    state.players[seat].head = answer === "unmeasured" ? null : answer;
    tell({ type: "measured", seat, cm: state.players[seat].head });
  }
  gameOver(play);
}
function gameOver(play) {
  play.state.phase = "over";
  const winners = placesOf2(play).flatMap((place, seat) => place === 1 ? [seat] : []);
  play.tell({ type: "gameOver", winners });
}
function compareScores(at, a, b) {
  return reputationOf(at, b) - reputationOf(at, a) || archivedCount(at, b) - archivedCount(at, a);
}
function compare(at, a, b) {
  const [mine, theirs] = [at.state.players[a].head, at.state.players[b].head];
  return compareScores(at, a, b) || (mine === null || theirs === null ? 0 : theirs - mine);
}
function placesOf2(at) {
  const players = at.state.players.map((_, player) => player);
  return players.map((player) => 1 + players.filter((other) => compare(at, other, player) < 0).length);
}
function outcome(at) {
  if (at.state.phase !== "over") return null;
  return { reason: "rounds", places: placesOf2(at).slice(0, at.state.seats) };
}
var line = (what, points) => ({ what, points, secret: false });
function score(at) {
  const { state } = at;
  return state.players.map(({ reputation, head }, player) => ({
    seat: player < state.seats ? player : null,
    lines: [
      line("bonuses", reputation.bonuses),
      line("covers", reputation.covers),
      line("loyalty", reputation.loyalty),
      ...scoringLines(at, player, "midGame"),
      ...scoringLines(at, player, "final")
    ],
    tieBreaks: [line("archived", archivedCount(at, player)), line("head", head ?? 0)]
  }));
}
var LINES = {
  marsh: {
    midGame: { done: "midGameMarsh", now: "midGameMarshNow" },
    final: { done: "finalMarsh", now: "finalMarshNow" }
  },
  cope: {
    midGame: { done: "midGameCope", now: "midGameCopeNow" },
    final: { done: "finalCope", now: "finalCopeNow" }
  }
};
function isMidGameScored({ state, box }) {
  return box.rounds.findIndex((round) => round.midGameScoring) <= state.round;
}
function scoringLines(at, seat, scoring) {
  const { state, box } = at;
  const done = scoring === "final" ? isScored(at) : isMidGameScored(at);
  return box.patronIds.map((patron2) => {
    const name = LINES[box.patrons[patron2].id][scoring];
    if (done) return line(name.done, state.players[seat].reputation[scoring][patron2]);
    return line(name.now, worth(at, seat, patron2));
  });
}
function isScored({ state }) {
  return state.phase === "measuring" || state.phase === "over";
}

// games/bone-wars/rules/reset.ts
function endRound(play) {
  const { state, box, tell } = play;
  if (state.round === box.rounds.length - 1) {
    finishGame(play);
    return;
  }
  for (const site of box.siteIds) {
    const { bones, species } = state.sites[site];
    if (species !== null) discardSpecies(play, species);
    fillSite(
      play,
      site,
      bones.filter((bone) => bone !== null)
    );
  }
  for (const player of state.players) clearSlots(play, player);
  state.round += 1;
  if (box.rounds[state.round].midGameScoring) scoreBookshelf(play, "midGame");
  if (box.rounds[state.round].endgameTile) tell({ type: "endgameTile" });
  beginRound(play);
}
function clearSlots(play, player) {
  for (const slot2 of player.slots) {
    if (slot2.card !== null) clearCard(play, player, slot2.card);
    slot2.card = null;
    slot2.specialist = null;
  }
}
function clearCard(play, player, card) {
  switch (play.box.cards[card].kind) {
    case "team":
      player.team.push(card);
      break;
    case "species":
      discardSpecies(play, card);
      break;
    case "solo":
      discardSolo(play, card);
      break;
    case "paleontologist":
      discardPaleontologist(play, card);
      break;
  }
}

// games/bone-wars/rules/round.ts
function step(play) {
  switch (play.state.phase) {
    case "opening":
      opening(play);
      break;
    case "rounds":
      turn2(play);
      break;
    case "measuring":
      measureHeads(play);
      break;
    case "over":
      break;
  }
}
function turn2(play) {
  const { state } = play;
  const player = state.order[state.current];
  if (player < state.seats) playerTurn(play, player);
  else theodoreTurn(play);
  state.turn = newTurn();
  nextTurn(play);
}
function playerTurn(play, seat) {
  const choice = play.ask.open(seat, "turn", offer(turnOptions(play, seat), noOpenSlot, tooExpensive));
  if (choice.do === "pass") pass(play, seat);
  else playCard(play, seat, choice.do, choice.card);
}
function turnOptions({ state, box }, seat) {
  const { team, species, paleontologists } = state.players[seat];
  const options = [];
  for (const card of team) options.push(...box.options.plays[card]);
  for (const card of species) options.push(...box.options.plays[card]);
  for (const card of paleontologists) options.push(...box.options.plays[card]);
  options.push(box.options.pass);
  return options;
}
function nextTurn(play) {
  const { state } = play;
  const { order, players } = state;
  for (let i = 1; i <= order.length; i++) {
    const next = (state.current + i) % order.length;
    if (players[order[next]].passed) continue;
    state.current = next;
    return;
  }
  endRound(play);
}

// games/bone-wars/rules/setup.ts
function setup2(box, { seats, settings, rng }) {
  const solo = seats === 1;
  const state = {
    rng,
    seen: [...box.speciesCards, ...box.paleontologistCards, ...solo ? soloCards2(box) : []].map(() => NOBODY),
    phase: "opening",
    seats,
    players: [],
    marks: solo ? seats + 1 : seats,
    // BW-3.1, BW-17.1
    round: 0,
    // BW-3.5
    order: [],
    current: 0,
    neutralTeam: null,
    neutralMoved: false,
    bag: box.bones.map(({ count }) => count - box.rarePerKind),
    // BW-3.6
    rare: box.bones.map(() => box.rarePerKind),
    sites: [],
    speciesDeck: [],
    speciesDiscard: [],
    paleontologistDeck: [],
    paleontologistDiscard: [],
    display: [],
    finds: [],
    columnTiles: [],
    roundTiles: [],
    awards: [],
    awardMarkers: [],
    grants: [],
    papers: box.patrons.map(() => []),
    upgradedSlots: box.upgradedSlots,
    // BW-3.12
    opening: { first: 0, chosen: 0, offer: [], firstTeam: null },
    theodore: null,
    turn: newTurn(),
    looked: [],
    pending: []
  };
  setUpBoard(state, box);
  for (let player = 0; player < seats; player++) state.players.push(setUpPlayer(state, box, player));
  if (solo) addTheodore(state, box, settings);
  setUpOffer(state, box);
  return state;
}
function soloCards2({ solo }) {
  return [...solo.cards.basic, ...solo.cards.advanced, ...solo.cards.expert];
}
function addTheodore(state, box, settings) {
  const theodore = setUpPlayer(state, box, state.seats);
  theodore.team = [];
  theodore.reserve = [];
  theodore.head = box.solo.head;
  for (const card of theodore.paleontologists) state.seen[card] = EVERYBODY;
  state.players.push(theodore);
  state.theodore = setUpTheodore(state, box, settings);
}
function setUpBoard(state, box) {
  const { rng } = state;
  const open = box.spots.filter((spot) => spot.minPlayers <= state.marks).length;
  for (let i = 0; i < open; i++) state.finds.push(idOf(i % box.finds.length));
  shuffle(rng, state.finds);
  const tiles = shuffle(rng, [...box.bonusTiles]);
  state.columnTiles = tiles.splice(0, box.columns);
  state.roundTiles = box.rounds.map(({ printed }) => printed ?? takeTile2(tiles));
  state.speciesDeck = shuffle(rng, [...box.speciesCards]);
  const siteTiles = shuffle(rng, idsOf(box.siteTiles));
  for (const { boneSlots, campSpaces } of box.sites) {
    const bones = drawSome(state, boneSlots);
    state.sites.push({
      bones,
      species: turnUp(state, state.speciesDeck),
      tile: siteTiles[state.sites.length],
      camps: campSpaces.map(() => null)
    });
  }
  state.paleontologistDeck = shuffle(rng, [...box.paleontologistCards]);
  for (let i = 0; i < box.displaySize; i++) state.display.push(turnUp(state, state.paleontologistDeck));
  for (const type of new Set(box.awards.map((award) => award.type))) {
    const ofType = idsOf(box.awards).filter((award) => box.awards[award].type === type);
    for (let i = 0; i < box.awardsPerType; i++) state.awards.push(takeRandom(rng, ofType));
  }
  state.grants = shuffled(rng, box.grants.length).slice(0, box.grantsInPlay).map((grant) => idOf(grant));
}
function takeTile2(tiles) {
  return tiles.pop() ?? idOf(-1);
}
function turnUp(state, deck) {
  const card = deck.pop() ?? idOf(-1);
  state.seen[card] = EVERYBODY;
  return card;
}
function setUpPlayer(state, box, player) {
  const { board } = box;
  const paleontologists = [];
  for (let i = 0; i < board.startPaleontologistCards; i++) {
    const card = turnUp(state, state.paleontologistDeck);
    state.seen[card] = only(player);
    paleontologists.push(card);
  }
  return {
    money: board.startMoney,
    // BW-4.8
    covers: board.crates.coverTiles,
    // BW-4.3
    crates: box.bones.map(() => 0),
    team: [...box.basicTeam],
    // BW-4.5
    species: [],
    paleontologists,
    reserve: [...box.advancedTeam],
    // BW-4.6
    hired: [],
    slots: board.slots.map(() => ({ upgraded: false, card: null, specialist: null })),
    archive: box.finds.map(() => []),
    camps: { movement: board.camps.movement, archive: board.camps.archive },
    // BW-4.4
    patron: idOf(0),
    // BW-4.2
    loyalty: box.patrons.map(() => 0),
    // BW-4.7
    reputation: {
      bonuses: 0,
      covers: 0,
      loyalty: 0,
      midGame: box.patrons.map(() => 0),
      final: box.patrons.map(() => 0)
    },
    paleontologist: null,
    // BW-4.9
    profession: null,
    ending: null,
    campus: null,
    site: null,
    grant: null,
    passed: false,
    tookSpecies: false,
    head: null
  };
}
function setUpOffer(state, box) {
  for (let i = 0; i < box.setups[state.seats].offer; i++) {
    const card = turnUp(state, state.speciesDeck);
    state.opening.offer.push({ card, bones: drawSome(state, box.offerBones) });
  }
  const players = state.players.map((_, player) => player).slice(0, state.seats);
  state.opening.first = takeRandom(state.rng, players);
}

// games/bone-wars/rules/view.ts
function view(at, seat) {
  const { state } = at;
  return {
    phase: state.phase,
    seat,
    seats: state.seats,
    marks: state.marks,
    round: state.round,
    order: state.order.slice(),
    current: state.phase === "rounds" ? state.order[state.current] : null,
    board: boardView(at),
    opening: {
      first: state.opening.first,
      chosen: state.opening.chosen,
      offer: state.opening.offer.map(({ card, bones }) => ({ card, bones: bones.slice() }))
    },
    turn: turnView(at, seat),
    theodore: theodoreView(at),
    players: state.players.map((player, index) => playerView(at, player, index, seat))
  };
}
function boardView(at) {
  const { state, box } = at;
  return {
    bag: state.bag.slice(),
    rare: state.rare.slice(),
    sites: state.sites.map(({ bones, species, tile, camps }) => ({
      bones: bones.slice(),
      species,
      tile,
      camps: camps.slice()
    })),
    speciesDeck: state.speciesDeck.length,
    speciesDiscard: state.speciesDiscard.slice(),
    paleontologistDeck: state.paleontologistDeck.length,
    paleontologistDiscard: state.paleontologistDiscard.slice(),
    display: state.display.slice(),
    finds: state.finds.slice(),
    columnTiles: state.columnTiles.slice(),
    roundTiles: state.roundTiles.slice(),
    awards: state.awards.slice(),
    awardMarkers: state.awardMarkers.map(({ space, owner: owner2 }) => ({ space, owner: owner2 })),
    grants: state.grants.slice(),
    upgradedSlots: state.upgradedSlots,
    neutralTeam: state.neutralTeam,
    neutralMoved: state.neutralMoved,
    endgameTile: box.rounds[state.round].endgameTile,
    bookshelf: box.patronIds.map((patron2) => ({
      papers: state.papers[patron2].slice(),
      room: shelfRoom(at, patron2),
      credibility: credibility(at, patron2)
    }))
  };
}
function theodoreView(at) {
  const { theodore } = at.state;
  if (theodore === null) return null;
  const next = nextBack(at);
  return {
    player: him(at),
    deck: theodore.deck.length,
    next: next === null ? null : { ...next },
    discard: theodore.discard.slice(),
    upgrades: theodore.upgrades.length,
    removed: theodore.removed.slice(),
    discoverCost: theodore.discoverCost
  };
}
function turnView({ state }, seat) {
  const { turn: turn3 } = state;
  return {
    card: turn3.card,
    mode: turn3.mode,
    slot: turn3.slot,
    ap: turn3.ap,
    depth: turn3.depth,
    stepsTaken: turn3.stepsTaken,
    papers: turn3.papers.map(({ card, envelope, bones, parts }) => ({
      card,
      envelope,
      bones: bones.slice(),
      parts: parts.slice()
    })),
    looked: glimpse(state.seen, state.looked, seat),
    pending: state.pending.map(({ do: what, n }) => ({ do: what, n }))
  };
}
function playerView(at, player, index, seat) {
  const { state, box } = at;
  return {
    money: player.money,
    reputation: reputationOf(at, index),
    reputationBySource: {
      bonuses: player.reputation.bonuses,
      covers: player.reputation.covers,
      loyalty: player.reputation.loyalty,
      midGame: player.reputation.midGame.slice(),
      final: player.reputation.final.slice()
    },
    loyalty: box.patronIds.map((patron2) => ({
      step: player.loyalty[patron2],
      value: loyaltyValue(at, index, patron2)
    })),
    patron: player.patron,
    covers: player.covers,
    crates: player.crates.slice(),
    openCrates: openCrates(at, index),
    // BW-H2: of species and paleontologist cards those that this seat has seen; team cards are known to all.
    team: player.team.slice(),
    species: glimpse(state.seen, player.species, seat),
    paleontologists: glimpse(state.seen, player.paleontologists, seat),
    reserve: player.reserve.slice(),
    hired: player.hired.slice(),
    slots: player.slots.map(({ upgraded, card, specialist }, slot2) => {
      const { cost: cost3, icon, ap, depth } = slotInfo(at, index, slot2);
      return { upgraded, card, specialist, cost: cost3, icon, ap, depth };
    }),
    openSlot: openSlot(at, index),
    archive: player.archive.map((envelope) => envelope.slice()),
    archiveLimit: archiveLimit(at, index),
    archived: archivedCount(at, index),
    camps: { movement: player.camps.movement, archive: player.camps.archive },
    freeSteps: freeSteps(at, index),
    stepsLeft: state.order[state.current] === index && state.turn.mode === "team" ? stepsLeft(at, index) : 0,
    paleontologist: player.paleontologist,
    profession: player.profession,
    ending: player.ending,
    campus: player.campus,
    site: player.site,
    grant: player.grant === null ? null : state.grants[player.grant],
    grantSpot: player.grant,
    passed: player.passed,
    tookSpecies: player.tookSpecies,
    head: player.head
  };
}
function redeal(at, eyes, rng) {
  const { state } = at;
  const { players, seen, looked, speciesDeck, paleontologistDeck } = state;
  redealPlaces(seen, eyes, [speciesDeck, looked, ...players.map((player) => player.species)], rng);
  redealPlaces(seen, eyes, [paleontologistDeck, ...players.map((player) => player.paleontologists)], rng);
  if (state.theodore !== null) redealSolo(at, rng);
}

// games/bone-wars/index.ts
var boneWars = {
  id: "bone-wars",
  version: 1,
  seats: manifest.seats,
  settings: [
    { id: "theodore", values: ["advanced", "expert"], default: "advanced", seats: [1] },
    { id: "theodoreDiscover", values: ["rule", "example"], default: "rule", seats: [1] }
  ],
  asks: {
    opening: { rule: "BW-5.2" },
    profession: { rule: "BW-14.1", noun: "profession" },
    university: { rule: "BW-14.4", noun: "campus" },
    turn: { rule: "BW-6.2" },
    specialist: { rule: "BW-11.6", noun: "specialist" },
    when: { rule: "BW-R10" },
    team: { rule: "BW-8.1" },
    action: { rule: "BW-9.1" },
    publish: { rule: "BW-9.5", noun: "card" },
    envelope: { rule: "BW-R30", noun: "envelope" },
    skeleton: { rule: "BW-9.6" },
    splitPaper: { rule: "BW-12.3", noun: "card" },
    archiveNext: { rule: "BW-9.9", noun: "card" },
    debunk: { rule: "BW-9.14" },
    debunkBone: { rule: "BW-R21", noun: "bone" },
    trade: { rule: "BW-13.11" },
    useCard: { rule: "BW-9.4" },
    splitLoyalty: { rule: "BW-R32" },
    award: { rule: "BW-9.17", noun: "space" },
    find: { rule: "BW-9.20", noun: "card" },
    spot: { rule: "BW-9.21", noun: "spot" },
    findBonus: { rule: "BW-13.9" },
    bonus: { rule: "BW-R15" },
    accept: { rule: "BW-R14" },
    draw: { rule: "BW-10.2" },
    rareInstead: { rule: "BW-R19" },
    rareTake: { rule: "BW-13.4", noun: "bone" },
    rare: { rule: "BW-10.3", noun: "bone" },
    overflow: { rule: "BW-R17", noun: "bone" },
    exchangeTake: { rule: "BW-10.4", noun: "bone" },
    exchangeGive: { rule: "BW-10.4", noun: "bone" },
    keep: { rule: "BW-10.7", noun: "card" },
    paleoCard: { rule: "BW-10.9", noun: "card" },
    siteAction: { rule: "BW-10.10", noun: "site" },
    discardSpecies: { rule: "BW-11.3", noun: "card" },
    reclassify: { rule: "BW-10.12", noun: "card" },
    reclassifyTo: { rule: "BW-10.12", noun: "envelope" },
    upgradeSlot: { rule: "BW-10.13" },
    coverBonus: { rule: "BW-10.14" },
    upgradeTeam: { rule: "BW-10.15" },
    roundBonus: { rule: "BW-R42", noun: "tile" },
    ending: { rule: "BW-15.6", noun: "ending" },
    head: { rule: "BW-R57" }
  },
  nouns: {
    seat: "seats",
    order: "seats",
    actions: "action",
    winners: "seats",
    card: "cards",
    by: "cards",
    cards: "cards",
    discarded: "cards",
    bone: "bones",
    bones: "bones",
    give: "bones",
    take: "bones",
    find: "finds",
    envelope: "envelopes",
    patron: "patrons",
    tile: "tiles",
    grant: "grants",
    site: "sites",
    siteTile: "siteTiles",
    space: "awardSpaces",
    specialist: "specialists",
    profession: "professions",
    ending: "endings",
    spot: "spots",
    campus: "campuses"
  },
  box: openBox,
  setup: setup2,
  step,
  outcome,
  score,
  view,
  redeal,
  clone,
  faults
};

// games/bone-wars/texts/en.ts
var en = {
  "game.automaton": "Theodore",
  "game.points": "RP",
  "ask.opening": "Take an offered species card with its bones, or choose a career path.",
  "ask.profession": "Choose a profession.",
  "ask.university": "Choose a university space: its grant and its patron will be yours.",
  "ask.turn": "Play a card into your next action slot, or pass.",
  "ask.specialist": "Put a specialist on the torn team card?",
  "ask.when": "Take the bonus before or after your actions?",
  "ask.team": "Team actions: {ap, plural, =0 {no action points} one {# action point} other {# action points}} and {steps, plural, =0 {no free steps} one {# free step} other {# free steps}} left.",
  "ask.action": "Where does your paleontologist go?",
  "ask.publish": "Choose a species card to publish.",
  "ask.envelope": "Choose an envelope for {card}.",
  "ask.skeleton": "Choose the bones for {card}: 2 to 4, each of another part.",
  "ask.splitPaper": "Which paper gives loyalty to either patron?",
  "ask.archiveNext": "Which species card do you archive next?",
  "ask.debunk": "Discard identical bones to debunk a paper of the rival.",
  "ask.debunkBone": "Which bone do you discard for the set of {bone}?",
  "ask.trade": "Take {n} loyalty less for a round bonus of your choice?",
  "ask.useCard": "Use the bonus of your paleontologist card for this paper?",
  "ask.splitLoyalty": "Share {n} loyalty between the patrons.",
  "ask.award": "Claim an award.",
  "ask.find": "Choose the species card to archive for your minor find.",
  "ask.spot": "Choose a minor find tile.",
  "ask.findBonus": "Take the bonus of the column or of the round?",
  "ask.bonus": "Which bonus do you resolve next?",
  "ask.accept": "Take the bonus ({bonus})?",
  "ask.draw": "How many bones do you draw from the bag?",
  "ask.rareInstead": "How many of the {n, plural, one {# bone} other {# bones}} do you take from the rare display instead?",
  "ask.rareTake": "Take a rare bone.",
  "ask.rare": "Take {n, plural, one {a rare bone} other {up to # rare bones}}.",
  "ask.overflow": "Your crates are full: which bone returns to the bag?",
  "ask.exchangeTake": "Which rare bone do you want?",
  "ask.exchangeGive": "Which of your bones do you give for it ({take})?",
  "ask.keep": "Which species card do you keep?",
  "ask.paleoCard": "Take a paleontologist card.",
  "ask.siteAction": "Use a dig site action tile ({n, plural, one {# more} other {# more}}).",
  "ask.discardSpecies": "Which species card do you discard?",
  "ask.reclassify": "Which archived species do you reclassify?",
  "ask.reclassifyTo": "To which envelope does {card} go?",
  "ask.upgradeSlot": "Where does the upgraded action slot go?",
  "ask.coverBonus": "Which bonus do you take for the cover tile?",
  "ask.upgradeTeam": "Upgrade your team.",
  "ask.roundBonus": "Choose a bonus.",
  "ask.ending": "Choose a space on the endgame tile.",
  "ask.head": "It is a tie. What is the circumference of your head?",
  "option.opening.species": "Take {card}",
  "option.opening.career": "Choose a career path",
  "option.turn.team": "Play {card} for team actions",
  "option.turn.paleontologist": "Play {card} for a paleontologist action",
  "option.turn.pass": "Pass",
  "option.specialist.none": "No specialist",
  "option.when.before": "Before",
  "option.when.after": "After",
  "option.team.move": "Move to {site}",
  "option.team.dig": "Dig for the bone at depth {depth}",
  "option.team.discover": "Discover the species card",
  "option.team.digSiteAction": "Use the dig site action of {site}",
  "option.team.baseCamp": "Establish a base camp ({camp})",
  "option.team.digDeeper": "Dig deeper",
  "option.team.end": "End the turn",
  "option.action.publish": "Publish papers",
  "option.action.debunk": "Debunk papers",
  "option.action.award": "Claim an award",
  "option.action.minorFind": "Make a minor find",
  "option.action.none": "No action",
  "option.publish": "Publish {card}",
  "option.publish.done": "No more papers",
  "option.skeleton.bone": "{bone}",
  "option.skeleton.wild": "{bone} as a wild bone ({part})",
  "option.skeleton.done": "The skeleton is done",
  "option.debunk.debunk": "{n} × {bone}",
  "option.debunk.done": "Stop debunking",
  "option.trade.trade": "Trade",
  "option.trade.keep": "Keep the loyalty",
  "option.useCard.use": "Use it",
  "option.useCard.keep": "Not for this paper",
  "option.splitLoyalty": "{own} for your patron, {rival} for his rival",
  "option.find": "Archive {card}",
  "option.spot": "The tile in {spot}",
  "option.findBonus.column": "Bonus of the column",
  "option.findBonus.round": "Bonus of the round",
  "option.bonus.boneFromBag": "{n, plural, one {# bone} other {# bones}} from the bag",
  "option.bonus.rareBone": "{n, plural, one {# rare bone} other {# rare bones}}",
  "option.bonus.exchangeRare": "Exchange for a rare bone",
  "option.bonus.swapPatron": "Swap patron",
  "option.bonus.removePaleontologist": "Remove your paleontologist",
  "option.bonus.speciesLook": "Look at {n} species cards, keep one",
  "option.bonus.speciesDraw": "Draw {n, plural, one {a species card} other {# species cards}}",
  "option.bonus.paleoCard": "Take {n, plural, one {a paleontologist card} other {# paleontologist cards}}",
  "option.bonus.digSiteActions": "{n, plural, one {# dig site action} other {# dig site actions}}",
  "option.bonus.loyalty": "{n} loyalty",
  "option.bonus.splitLoyalty": "{n} loyalty for either patron",
  "option.bonus.reclassify": "Reclassify a species",
  "option.bonus.upgradeSlot": "Upgrade an action slot",
  "option.bonus.removeCover": "Remove a cover tile",
  "option.bonus.upgradeTeam": "Upgrade your team",
  "option.bonus.roundBonus": "The round bonus",
  "option.bonus.anyRoundBonus": "Any round bonus",
  "option.accept.take": "Take it",
  "option.accept.decline": "Decline",
  "option.draw": "{n, plural, =0 {None} one {# bone} other {# bones}}",
  "option.rareInstead": "{n, plural, =0 {None} one {# rare bone} other {# rare bones}}",
  "option.rare.decline": "No more rare bones",
  "option.exchangeTake.decline": "No exchange",
  "option.paleoCard.decline": "No card",
  "option.siteAction": "Dig site action of {site}",
  "option.siteAction.done": "No more dig site actions",
  "option.reclassify.decline": "Do not reclassify",
  "option.upgradeSlot.cover": "Cover slot {slot}",
  "option.upgradeSlot.extend": "Add an extra slot",
  "option.upgradeSlot.decline": "No upgraded slot",
  "option.coverBonus.money": "${n}",
  "option.coverBonus.rp": "{n} RP",
  "option.upgradeTeam.replace": "Replace {card} by {by}",
  "option.upgradeTeam.hire": "Hire the {specialist}",
  "option.upgradeTeam.decline": "No upgrade",
  "option.head": "{n} cm",
  "option.head.unmeasured": "Not measured",
  "bar.BW-5.3": "At the start only the leftmost column can be chosen.",
  "bar.BW-5.4.species": "You have taken your species card.",
  "bar.BW-5.4.career": "You have chosen your career path.",
  "bar.BW-5.5": "With two players you begin with different patrons.",
  "bar.BW-R49": "Another team stands on this university space.",
  "bar.BW-R52": "Another profession marker is on this space.",
  "bar.BW-7.1": "You have no open action slot.",
  "bar.BW-7.2": "This costs ${cost}, and you have ${money}.",
  "bar.BW-8.1": "This costs {cost, plural, one {# action point} other {# action points}}, and you have {ap} left.",
  "bar.BW-8.4": "No arrow leads there.",
  "bar.BW-8.5": "Your team is still at its university: move to a dig site first.",
  "bar.BW-8.6": "You can only dig to depth {depth} this turn.",
  "bar.BW-8.7": "There is no bone in this slot.",
  "bar.BW-8.8": "You have no such bone.",
  "bar.BW-8.9": "There is no species card at this site.",
  "bar.BW-8.11": "Your team is not there, and neither is a base camp of yours.",
  "bar.BW-8.13": "There is no free base camp space at this site.",
  "bar.BW-8.13.left": "You have no base camp of this kind left.",
  "bar.BW-8.14": "You already have a base camp at this site.",
  "bar.BW-9.1": "Your paleontologist stands there: it must go to another action.",
  "bar.BW-9.5": "You do not have the bones for a skeleton of at least two parts.",
  "bar.BW-9.5.none": "You have no species card that you could publish now.",
  "bar.BW-9.5.held": "You have no such bone.",
  "bar.BW-9.5.part": "This part of the skeleton is already there.",
  "bar.BW-9.5.unfinished": "A paper needs at least two bones.",
  "bar.BW-9.5.deadEnd": "With this bone you could not find a second one.",
  "bar.BW-9.6": "This bone does not fit the species.",
  "bar.BW-9.10": "The envelope is full: its limit is {limit, plural, one {# card} other {# cards}}.",
  "bar.BW-9.14": "You do not have enough identical bones.",
  "bar.BW-9.14.none": "You have no set of identical bones for a paper of the rival.",
  "bar.BW-9.14.held": "You have no such bone.",
  "bar.BW-9.15": "The rival has no paper of value {value}.",
  "bar.BW-9.17": "Somebody else’s marker is on this space.",
  "bar.BW-9.17.own": "You already have a marker on this award.",
  "bar.BW-9.17.none": "There is no award that you could claim now.",
  "bar.BW-9.18": "You do not meet the condition of this space.",
  "bar.BW-9.21": "The tile shows another icon than your card.",
  "bar.BW-9.21.gone": "The tile of this spot is gone.",
  "bar.BW-9.23": "No minor find tile with the icon of this card is left.",
  "bar.BW-9.23.none": "You have no species card for a minor find now.",
  "bar.BW-R11": "Do the action at least once.",
  "bar.BW-R21": "This bone need not, or can no longer, be wild here.",
  "bar.BW-10.3": "There is no such rare bone.",
  "bar.BW-10.6": "Your paleontologist is not on the board.",
  "bar.BW-10.12": "The card is already in this envelope.",
  "bar.BW-10.15": "This advanced card is not in your reserve.",
  "bar.BW-10.15.hired": "You have already hired this specialist.",
  "bar.BW-11.3": "You have no species card to discard.",
  "bar.BW-R18": "An exchange needs a bone of yours and a rare one.",
  "bar.BW-R45": "You no longer have this basic card.",
  "bar.BW-R48": "An upgraded tile is already on this slot.",
  "bar.BW-14.1.row": "Your profession marker must change its row.",
  "bar.BW-14.1.column": "Your profession marker must change its column.",
  "bar.BW-15.6": "This space is not in play with so few players.",
  "bar.BW-R53": "This space of the endgame tile is taken.",
  "event.firstToChoose": "{seat} chooses first.",
  "event.tookOffered": "{seat} takes {card} with its bones: {bones}.",
  "event.offerDiscarded": "{card} is discarded from the offer.",
  "event.profession": "{seat} takes up {profession}.",
  "event.joined": "{seat} joins {campus} ({grant}) and serves {patron}.",
  "event.neutralTeam": "The neutral team is at {campus}.",
  "event.roundBegan": "Round {round} begins. Order of play: {order}.",
  "event.played": "{seat} plays {card} for {modeId, select, team {team actions} other {a paleontologist action}}{paid, plural, =0 {} other { and pays $#}}.",
  "event.specialistUsed": "{seat} adds the {specialist}.",
  "event.moved": "{seat} moves to {site}{ap, plural, =0 {} one { for # action point} other { for # action points}}.",
  "event.met": "{seat} takes ${n} for the meeting of the teams.",
  "event.dug": "{seat} digs up a bone in {site}: {bone}.",
  "event.discovered": "{seat} discovers {card} in {site}.",
  "event.usedSite": "{seat} uses the tile of {site}: {siteTile}.",
  "event.camped": "{seat} establishes a base camp in {site} ({camp}).",
  "event.dugDeeper": "{seat} digs deeper in {site}.",
  "event.siteFilled": "{site}: {cardId, select, none {no new species card} other {{card} is laid out}}{bonesCount, plural, =0 {} other {, new bones: {bones}}}.",
  "event.acted": "{seat} {actionId, select, publish {publishes} debunk {debunks} award {claims an award} other {makes a minor find}}.",
  "event.committed": "{seat} publishes {card} (envelope {envelope}) with {bones}.",
  "event.archived": "{seat} archives {card} in envelope {envelope}, bonus × {times}.",
  "event.paper": "A paper of value {value} is added for {patron}{overflow, plural, =0 {} other { under his portrait: his shelves are full}}.",
  "event.debunked": "{seat} debunks a paper of value {value} with {bones}: it now speaks for {patron}.",
  "event.awarded": "{seat} claims an award: {space}.",
  "event.found": "{seat} {findId, select, none {uses the empty spot in {spot}} other {takes a minor find ({find})}}.",
  "event.money": "{seat} takes ${n}.",
  "event.reputation": "{seat} gains {n} RP.",
  "event.loyalty": "{seat} gains {n} loyalty with {patron}{rp, plural, =0 {} other {, # of it as RP at the top of the track}}.",
  "event.tileBonus": "{seat} receives a bonus: {tile}.",
  "event.bonesDrawn": "{seat} {bonesCount, plural, =0 {finds the bag empty} other {draws from the bag: {bones}}}.",
  "event.bonesDiscarded": "{seat} returns to the bag: {bones}.",
  "event.rareTaken": "{seat} takes a rare bone: {bone}.",
  "event.exchanged": "{seat} gives {give} for a rare bone: {take}.",
  "event.patronSwapped": "{seat} now serves {patron}.",
  "event.paleontologistRemoved": "{seat} takes the paleontologist off the board.",
  "event.speciesDiscarded": "{seat} discards {card}.",
  "event.drewSpecies": "{seat} draws {cardId, select, none {a species card} other {{card}}}.",
  "event.looked": "{seat} looks at {cardsCount, plural, =0 {species cards} other {{cards}}}.",
  "event.kept": "{seat} keeps {cardId, select, none {a species card} other {{card}}}{discardedCount, plural, =0 {} other { and discards {discarded}}}.",
  "event.tookPaleontologist": "{seat} takes {card}.",
  "event.reshuffled": "The discard pile of {deckId, select, species {species cards} solo {Theodore’s cards} other {paleontologist cards}} is shuffled into a new deck.",
  "event.reclassified": "{seat} reclassifies {card}: envelope {envelope}.",
  "event.slotUpgraded": "{seat} {slotId, select, none {adds an extra action slot} other {upgrades action slot {slot}}}.",
  "event.coverRemoved": "{seat} removes a cover tile.",
  "event.teamUpgraded": "{seat} replaces {card} by {by}.",
  "event.hired": "{seat} hires the {specialist}.",
  "event.lost": "{seat} can’t use a bonus: {bonus}.",
  "event.theodoreFlips": "Theodore flips {card}{paid, plural, =0 {} other { and pays $#}} ({rule}).",
  "event.theodoreReads": "The back of his next card shows {halfId, select, team {team actions} other {a paleontologist action}}, so he goes through: {actions} ({rule}).",
  "event.theodoreValues": "Theodore has {ap, plural, one {# action point} other {# action points}} at depth {depth}: {sourceId, select, back {no species card of his matches the slot, so the back of the next card counts} prize {the values of the slot, for his species card} fallBack {the values of the slot} other {there is no next card, so the values of the slot count}} ({rule}).",
  "event.theodoreDoes": "{step} ({rule}).",
  "event.theodoreChooses": "Theodore chooses {card}: {preference} ({rule}).",
  "event.theodorePrize": "Theodore’s species card matches the slot: he takes the prize of {card} and discards it ({rule}).",
  "event.theodoreSkips": "Theodore skips {action}: {obstacle} ({rule}).",
  "event.theodoreFallsBack": "No paleontologist action is possible: Theodore does the bottom half of his card ({rule}).",
  "event.theodoreSpends": "Theodore discards {card}, a card for this action, for loyalty ({rule}).",
  "event.theodoreUpgrades": "Theodore replaces his topmost basic card, {card}, by a better one ({rule}).",
  "event.theodoreRefuses": "Theodore’s crates are full and this bone brings him nothing new, so it goes back to the bag: {bone} ({rule}).",
  "event.theodoreUsesTile": "Theodore does the first dig site action of his fixed order that he can: {siteTile} ({rule}).",
  "event.passed": "{seat} passes.",
  "event.ending": "{seat} takes a space of the endgame tile: {ending}.",
  "event.endgameTile": "The endgame tile covers the professions: passing now gives loyalty.",
  "event.scored": "{seat} scores {rp} RP for {patron}: loyalty value {value} × credibility {credibility}.",
  "event.measured": "{seat} {cmId, select, none {does not measure} other {measures {cm} cm}}.",
  "event.gameOver": "{winnersCount, plural, one {{winners} wins the game.} other {{winners} share the victory.}}",
  "score.bonuses": "Reputation from bonuses",
  "score.covers": "Cover tiles",
  "score.loyalty": "Loyalty beyond the top",
  "score.midGameMarsh": "Mid-game scoring, Marsh",
  "score.midGameCope": "Mid-game scoring, Cope",
  "score.midGameMarshNow": "Mid-game scoring as of now, Marsh",
  "score.midGameCopeNow": "Mid-game scoring as of now, Cope",
  "score.finalMarsh": "Final scoring, Marsh",
  "score.finalCope": "Final scoring, Cope",
  "score.finalMarshNow": "Final scoring as of now, Marsh",
  "score.finalCopeNow": "Final scoring as of now, Cope",
  "score.archived": "Archived species cards",
  "score.head": "Circumference of the head",
  "end.rounds": "Four rounds have been played.",
  "setting.theodore": "Theodore’s better cards",
  "setting.theodore.advanced": "Advanced (I)",
  "setting.theodore.expert": "Expert (II): a harder game",
  "setting.theodoreDiscover": "What Discover costs Theodore",
  "setting.theodoreDiscover.rule": "1 action point, as the rule says",
  "setting.theodoreDiscover.example": "2 action points, as the rulebook’s example has it",
  "action.dig": "Dig for Bones",
  "action.discover": "Discover",
  "action.digSiteAction": "Dig Site Action",
  "action.baseCamp": "Establish Base Camp",
  "action.digDeeper": "Dig Deeper",
  "action.move": "Move Your Team",
  "action.publish": "Publish Papers",
  "action.debunk": "Debunk Papers",
  "action.award": "Claim an Award",
  "action.minorFind": "Make a Minor Find",
  "camp.movement": "movement",
  "camp.archive": "archive limit",
  "part.torso": "torso",
  "part.tail": "tail",
  "part.skull": "skull",
  "part.limb": "limb",
  "bonus.boneFromBag": "a bone from the bag",
  "bonus.rareBone": "rare bones",
  "bonus.exchangeRare": "exchange for a rare bone",
  "bonus.swapPatron": "swap patron",
  "bonus.removePaleontologist": "remove your paleontologist",
  "bonus.speciesLook": "look at species cards and keep one",
  "bonus.speciesDraw": "draw a species card",
  "bonus.paleoCard": "a paleontologist card",
  "bonus.reclassify": "reclassify a species",
  "bonus.upgradeSlot": "upgraded action slot",
  "bonus.upgradeTeam": "team upgrade",
  "step.firstProfession": "Theodore takes the highest free profession of the leftmost column",
  "step.firstUniversity": "Theodore joins the highest space of the university that you did not choose",
  "step.rebuild": "His deck is empty: his discarded cards become the new one",
  "step.rivalLoyalty": "The back of his next card gives Theodore loyalty with the patron whom he does not serve",
  "step.takeBack": "The back of his next card takes his paleontologist off the board first",
  "step.before": "His card gives a bonus before any team action",
  "step.leave": "Theodore leaves his university for the connected site in the direction of his card",
  "step.dig": "Theodore digs for the deepest bone that he can reach",
  "step.discover": "Theodore discovers the species card of his site",
  "step.baseCamp": "Theodore establishes the next camp in the order of his camps",
  "step.digDeeper": "Theodore digs deeper",
  "step.clockwise": "Theodore moves one step clockwise, as his card says",
  "step.counterclockwise": "Theodore moves one step counterclockwise, as his card says",
  "step.idle": "No action of his card is possible any more: Theodore’s turn ends",
  "step.act": "Theodore does the first action of his card that is possible",
  "step.actAgain": "Theodore goes through the actions of his card once more",
  "step.publish": "Theodore publishes with as many bones as possible",
  "step.rewards": "For it he receives loyalty, then the prize, then the round bonus, as far as the paper gives them",
  "step.archive": "Theodore archives the card and takes the bonus of the envelope",
  "step.paper": "The paper goes on the shelves of his patron",
  "step.debunk": "Theodore debunks the paper of highest value that the bones he has most of allow",
  "step.onlyAward": "Theodore claims the only award space that he may take",
  "step.richestAward": "Theodore claims the award space with most loyalty",
  "step.firstAward": "Theodore claims the first of the award spaces with most loyalty, in the order A, B, C",
  "step.findTile": "Theodore takes the leftmost matching tile, the topmost of its column",
  "step.columnBonus": "Theodore takes the bonus of the column",
  "step.roundInstead": "With his grant Theodore takes the round bonus instead of the column’s",
  "step.nextBonus": "Theodore takes the next of these bonuses, in the order of the text",
  "step.makeRoom": "Theodore has no free crate: he removes a cover tile without its bonus",
  "step.swapBone": "Theodore gives up a bone of the category he has most of: so he has more different bones",
  "step.coverMoney": "Theodore removes a cover tile; with so little money he takes dollars",
  "step.coverReputation": "Theodore removes a cover tile; with enough money he takes reputation",
  "step.topCard": "Theodore takes the paleontologist card on top of the deck",
  "step.rareBone": "Theodore takes the rare bone of which fewest are left; ties: skull, limb, torso, tail",
  "step.rareInstead": "With his grant Theodore takes a rare bone instead of drawing",
  "step.noUpgrade": "Theodore has no basic card left to replace, or no better one",
  "step.reclassify": "Theodore moves a card from his leftmost envelope to the rightmost one with room",
  "step.noReclassify": "No envelope with room lies to the right of his cards",
  "step.coverSlot": "Theodore covers his dearest slot, then next time he adds one",
  "step.extraSlot": "It is the turn of an extra slot, or no slot is dear enough to be covered",
  "step.loyaltyBonus": "Of any round bonus Theodore takes loyalty",
  "step.exchange": "Theodore exchanges for a kind that he lacks and gives one of which he has most",
  "step.discardLast": "Theodore discards the species card that he wants least",
  "step.noSlot": "All slots of Theodore are filled: he passes",
  "step.noMoney": "Theodore can’t pay for his next slot: he passes",
  "step.noCard": "Theodore has no card left: he passes",
  "step.profession": "Theodore takes the highest profession that he may",
  "step.usefulProfession": "Theodore takes the highest profession that is still useful: he has no upgrade left",
  "step.passSpecies": "When he passes, Theodore draws a species card",
  "step.neutralTeam": "Theodore’s passing moves the neutral team on",
  "step.onlyCampus": "Theodore joins the only free university space",
  "step.campusOfPapers": "Theodore joins the side with more published papers",
  "step.campusOfPatron": "Both sides have as many papers: Theodore joins his patron’s",
  "step.campusOfNumber": "Of the free spaces of that side Theodore joins the one with the highest number",
  "step.passBonuses": "Theodore takes what lies above his marker on the loyalty track",
  "step.ending": "Theodore takes the free space of the endgame tile with most loyalty",
  "preference.only": "it is the only one",
  "preference.neededA": "award A needs it",
  "preference.neededB": "award B needs it",
  "preference.neededC": "award C needs it",
  "preference.rightmost": "it fits the rightmost envelope with room",
  "preference.alphabet": "it is first in alphabetical order",
  "preference.spare": "no award needs it",
  "obstacle.tooFewPoints": "too few action points",
  "obstacle.noBone": "no bone within reach",
  "obstacle.cratesFull": "the bone would bring him nothing new, and his crates are full",
  "obstacle.noSpecies": "no species card here",
  "obstacle.noSiteAction": "no dig site action that he can do",
  "obstacle.noCampLeft": "no base camp left",
  "obstacle.noCampSpace": "no free base camp space here",
  "obstacle.ownCamp": "he has a base camp here",
  "obstacle.stoodThere": "his paleontologist stands there or stood there when the turn began",
  "obstacle.noPaper": "no card with room in its envelope, or too few different bones",
  "obstacle.noDebunk": "no paper of the rival that his bones allow",
  "obstacle.noAward": "no award space that he may take",
  "obstacle.noFind": "no card with a matching tile and room in its envelope",
  "draw.label": "{label}:",
  "draw.round": "Round {round} of {rounds} ({years})",
  "draw.order": "Order of play:",
  "draw.passed": "{player} (passed)",
  "draw.roundBonuses": "Round bonuses:",
  "draw.offer": "On offer with {bones}: {species}",
  "draw.sites": "Dig sites (bones from the top down, tile, species card)",
  "draw.noSpecies": "no species card",
  "draw.species": "{name}: {needs} · {category}, {discoverer} · {find} · prize: {prize}",
  "draw.anyPart": "any {part}",
  "draw.camps": "camps: {camps}",
  "draw.teams": "teams: {teams}",
  "draw.free": "free",
  "draw.closed": "closed",
  "draw.rare": "Rare bones:",
  "draw.bag": "In the bag ({count}):",
  "draw.decks": "Species deck {species} (discard {speciesDiscard}) · paleontologist deck {paleontologists} (discard {paleontologistDiscard}) · upgraded slots {slots}",
  "draw.actions": "Paleontologists:",
  "draw.display": "Paleontologist cards on display",
  "draw.paleontologist": "{name} ({action}): {text}",
  "draw.finds": "Minor finds (a column a line, its bonus first)",
  "draw.awards": "Awards",
  "draw.awardSpace": "{needs} for {loyalty} loyalty: {owner}",
  "draw.professions": "Professions",
  "draw.inColumn": "{player} (column {column})",
  "draw.ending": "Endgame tile:",
  "draw.universities": "Universities",
  "draw.neutral": "neutral team",
  "draw.holders": "grant of {holders}",
  "draw.bookshelf": "Bookshelf",
  "draw.credibility": "credibility {credibility}",
  "draw.papers": "{count} of {room, plural, one {# place} other {# places}} filled{count, plural, =0 {} one { (paper of {papers})} other { (papers of {papers})}}",
  "draw.loyalty": "{player} at step {step} (×{value})",
  "draw.holding": "${money} · {reputation} RP",
  "draw.serves": "serves {patron}",
  "draw.nowhere": "no team on the board",
  "draw.hasPassed": "passed",
  "draw.slots": "Slots:",
  "draw.slot": "{upgraded, select, yes {upgraded } other {}}${cost}{icon, select, none {} other { {icon}}} {ap} AP depth {depth} [{card}]",
  "draw.crates": "Crates ({full} of {open} full, {covers, plural, one {# cover tile} other {# cover tiles}}):",
  "draw.archive": "Archive (limit {limit}):",
  "draw.campsLeft": "Camps left: {movement} movement, {archive} archive limit · {steps, plural, one {# free step} other {# free steps}} a turn",
  "draw.team": "Team cards:",
  "draw.reserve": "Reserve:",
  "draw.hired": "Specialists:",
  "draw.teamCard": "{name} (${cost}, {ap} AP, depth {depth}{torn, select, yes {, torn} other {}})",
  "draw.hand": "Hand: {species, plural, one {# species card} other {# species cards}}, {paleontologists, plural, one {# paleontologist card} other {# paleontologist cards}}",
  "draw.soloDeck": "His deck: {deck, plural, one {# card} other {# cards}}, discard {discard}, better cards left {upgrades}",
  "draw.soloNone": "Current card: none this round",
  "draw.soloCurrent": "Current card: {name} · top half{loops, plural, one {} other { (# times)}}: {actions} · bottom half ({direction, select, clockwise {clockwise} other {counterclockwise}}){before, select, none {} other {, first {before}}}: {teamActions}",
  "draw.soloNext": "Next card (back): {kind, select, team {team, {ap} AP, depth {depth}} other {paleontologist}}{takeBack, select, yes {, takes his paleontologist back} other {}}{rivalLoyalty, plural, =0 {} other {, # loyalty with the rival patron}}",
  "draw.turn": "{player} plays {card} for {mode, select, team {team actions: {ap} AP, depth {depth}, {steps, plural, one {# free step} other {# free steps}} left} paleontologist {a paleontologist action} other {an action}}",
  "draw.paper": "Paper on {card} (envelope {envelope}): {bones}",
  "draw.looked": "Looked at: {species}",
  "draw.pending": "Bonuses to come:",
  "category.reptile": "Reptile",
  "category.mammal": "Mammal",
  "category.bird": "Bird",
  "category.amphibian": "Amphibian",
  "discoverer.marsh": "Marsh",
  "discoverer.cope": "Cope",
  "discoverer.leidy": "Leidy",
  "effect.money": "${n}",
  "effect.boneFromBag": "{n, plural, one {# bone} other {# bones}}",
  "effect.rareBone": "{n, plural, one {# rare bone} other {# rare bones}}",
  "effect.exchangeRare": "rare bone exchange",
  "effect.swapPatron": "swap patron",
  "effect.removePaleontologist": "paleontologist off the board",
  "effect.speciesLook": "1 of {n} species cards",
  "effect.speciesDraw": "{n, plural, one {# species card} other {# species cards}}",
  "effect.paleoCard": "{n, plural, one {# paleontologist card} other {# paleontologist cards}}",
  "effect.digSiteActions": "{n, plural, one {# dig site action} other {# dig site actions}}",
  "effect.loyalty": "{n} loyalty",
  "effect.rp": "{n} RP",
  "effect.reclassify": "reclassify",
  "effect.upgradeSlot": "upgraded action slot",
  "effect.removeCover": "cover tile",
  "effect.upgradeTeam": "team upgrade",
  "effect.roundBonus": "round bonus",
  "effect.splitLoyalty": "{n} loyalty to share",
  "effect.anyRoundBonus": "any round bonus"
};

// games/bone-wars/texts/fr.ts
var fr = {
  "game.automaton": "Théodore",
  "game.points": "PR",
  "ask.opening": "Prenez une carte espèce de l’offre avec ses os, ou choisissez un parcours de carrière.",
  "ask.profession": "Choisissez une profession.",
  "ask.university": "Choisissez une case université : sa subvention et son patron seront les vôtres.",
  "ask.turn": "Jouez une carte dans votre prochain emplacement d’action, ou passez.",
  "ask.specialist": "Placer un spécialiste sur la carte d’équipe déchirée ?",
  "ask.when": "Prendre le bonus avant ou après vos actions ?",
  "ask.team": "Actions d’équipe : il vous reste {ap, plural, =0 {0 point d’action} one {# point d’action} other {# points d’action}} et {steps, plural, =0 {0 pas gratuit} one {# pas gratuit} other {# pas gratuits}}.",
  "ask.action": "Où va votre paléontologue ?",
  "ask.publish": "Choisissez une carte espèce à publier.",
  "ask.envelope": "Choisissez une enveloppe pour {card}.",
  "ask.skeleton": "Choisissez les os pour {card} : de 2 à 4, chacun d’une autre catégorie.",
  "ask.splitPaper": "Quel article donne sa loyauté au patron de votre choix ?",
  "ask.archiveNext": "Quelle carte espèce archivez-vous ensuite ?",
  "ask.debunk": "Défaussez des os identiques pour discréditer un article du rival.",
  "ask.debunkBone": "Quel os défaussez-vous pour la série ({bone}) ?",
  "ask.trade": "Recevoir {n} loyauté de moins contre un bonus de manche de votre choix ?",
  "ask.useCard": "Utiliser le bonus de votre carte paléontologue pour cet article ?",
  "ask.splitLoyalty": "Partagez {n} loyauté entre les patrons.",
  "ask.award": "Revendiquez un trophée.",
  "ask.find": "Choisissez la carte espèce à archiver pour votre découverte mineure.",
  "ask.spot": "Choisissez une tuile découverte mineure.",
  "ask.findBonus": "Prendre le bonus de la colonne ou celui de la manche ?",
  "ask.bonus": "Quel bonus résolvez-vous ensuite ?",
  "ask.accept": "Prendre le bonus ({bonus}) ?",
  "ask.draw": "Combien d’os tirez-vous du sac ?",
  "ask.rareInstead": "Combien {n, plural, one {d’os sur #} other {des # os}} prenez-vous plutôt au présentoir d’os rares ?",
  "ask.rareTake": "Prenez un os rare.",
  "ask.rare": "Prenez {n, plural, one {un os rare} other {jusqu’à # os rares}}.",
  "ask.overflow": "Vos caisses sont pleines : quel os retourne dans le sac ?",
  "ask.exchangeTake": "Quel os rare voulez-vous ?",
  "ask.exchangeGive": "Lequel de vos os donnez-vous en échange ({take}) ?",
  "ask.keep": "Quelle carte espèce gardez-vous ?",
  "ask.paleoCard": "Prenez une carte paléontologue.",
  "ask.siteAction": "Utilisez une tuile action de site de fouille ({n, plural, one {encore #} other {encore #}}).",
  "ask.discardSpecies": "Quelle carte espèce défaussez-vous ?",
  "ask.reclassify": "Quelle espèce archivée reclassez-vous ?",
  "ask.reclassifyTo": "Dans quelle enveloppe va {card} ?",
  "ask.upgradeSlot": "Où placez-vous l’emplacement d’action amélioré ?",
  "ask.coverBonus": "Quel bonus prenez-vous pour la tuile couvercle ?",
  "ask.upgradeTeam": "Améliorez votre équipe.",
  "ask.roundBonus": "Choisissez un bonus.",
  "ask.ending": "Choisissez une case de la tuile fin de partie.",
  "ask.head": "Égalité. Quel est votre tour de tête ?",
  "option.opening.species": "Prendre {card}",
  "option.opening.career": "Choisir un parcours de carrière",
  "option.turn.team": "Jouer {card} pour des actions d’équipe",
  "option.turn.paleontologist": "Jouer {card} pour une action de paléontologue",
  "option.turn.pass": "Passer",
  "option.specialist.none": "Pas de spécialiste",
  "option.when.before": "Avant",
  "option.when.after": "Après",
  "option.team.move": "Se déplacer : {site}",
  "option.team.dig": "Creuser : l’os de profondeur {depth}",
  "option.team.discover": "Découvrir la carte espèce",
  "option.team.digSiteAction": "Action de site de fouille : {site}",
  "option.team.baseCamp": "Établir un camp de base ({camp})",
  "option.team.digDeeper": "Creuser plus profondément",
  "option.team.end": "Terminer le tour",
  "option.action.publish": "Publier des articles",
  "option.action.debunk": "Discréditer des articles",
  "option.action.award": "Revendiquer un trophée",
  "option.action.minorFind": "Faire une découverte mineure",
  "option.action.none": "Aucune action",
  "option.publish": "Publier {card}",
  "option.publish.done": "Plus d’articles",
  "option.skeleton.bone": "{bone}",
  "option.skeleton.wild": "{bone} comme joker ({part})",
  "option.skeleton.done": "Le squelette est terminé",
  "option.debunk.debunk": "{n} × {bone}",
  "option.debunk.done": "Ne plus discréditer",
  "option.trade.trade": "Échanger",
  "option.trade.keep": "Garder la loyauté",
  "option.useCard.use": "L’utiliser",
  "option.useCard.keep": "Pas pour cet article",
  "option.splitLoyalty": "{own} pour votre patron, {rival} pour son rival",
  "option.find": "Archiver {card}",
  "option.spot": "La tuile en {spot}",
  "option.findBonus.column": "Bonus de la colonne",
  "option.findBonus.round": "Bonus de la manche",
  "option.bonus.boneFromBag": "{n} os du sac",
  "option.bonus.rareBone": "{n, plural, one {# os rare} other {# os rares}}",
  "option.bonus.exchangeRare": "Échanger contre un os rare",
  "option.bonus.swapPatron": "Changer de patron",
  "option.bonus.removePaleontologist": "Retirer votre paléontologue",
  "option.bonus.speciesLook": "Regarder {n, plural, one {# carte espèce} other {# cartes espèce}}, en garder une",
  "option.bonus.speciesDraw": "Piocher {n, plural, one {une carte espèce} other {# cartes espèce}}",
  "option.bonus.paleoCard": "Prendre {n, plural, one {une carte paléontologue} other {# cartes paléontologue}}",
  "option.bonus.digSiteActions": "{n, plural, one {# action} other {# actions}} de site de fouille",
  "option.bonus.loyalty": "{n} loyauté",
  "option.bonus.splitLoyalty": "{n} loyauté pour le patron de votre choix",
  "option.bonus.reclassify": "Reclasser une espèce",
  "option.bonus.upgradeSlot": "Améliorer un emplacement d’action",
  "option.bonus.removeCover": "Retirer une tuile couvercle",
  "option.bonus.upgradeTeam": "Améliorer votre équipe",
  "option.bonus.roundBonus": "Le bonus de la manche",
  "option.bonus.anyRoundBonus": "N’importe quel bonus de manche",
  "option.accept.take": "Le prendre",
  "option.accept.decline": "Refuser",
  "option.draw": "{n, plural, =0 {Aucun} one {# os} other {# os}}",
  "option.rareInstead": "{n, plural, =0 {Aucun} one {# os rare} other {# os rares}}",
  "option.rare.decline": "Plus d’os rares",
  "option.exchangeTake.decline": "Pas d’échange",
  "option.paleoCard.decline": "Pas de carte",
  "option.siteAction": "Action de site de fouille : {site}",
  "option.siteAction.done": "Plus d’actions de site de fouille",
  "option.reclassify.decline": "Ne pas reclasser",
  "option.upgradeSlot.cover": "Recouvrir l’emplacement {slot}",
  "option.upgradeSlot.extend": "Ajouter un emplacement",
  "option.upgradeSlot.decline": "Pas d’emplacement amélioré",
  "option.coverBonus.money": "{n} $",
  "option.coverBonus.rp": "{n} PR",
  "option.upgradeTeam.replace": "Remplacer {card} par {by}",
  "option.upgradeTeam.hire": "Engager : {specialist}",
  "option.upgradeTeam.decline": "Pas d’amélioration",
  "option.head": "{n} cm",
  "option.head.unmeasured": "Non mesuré",
  "bar.BW-5.3": "Au début, seule la colonne la plus à gauche est permise.",
  "bar.BW-5.4.species": "Vous avez déjà pris votre carte espèce.",
  "bar.BW-5.4.career": "Vous avez déjà choisi votre parcours de carrière.",
  "bar.BW-5.5": "À deux joueurs, vous commencez avec des patrons différents.",
  "bar.BW-R49": "Une autre équipe occupe cette case université.",
  "bar.BW-R52": "Un autre marqueur de profession occupe cette case.",
  "bar.BW-7.1": "Vous n’avez plus d’emplacement d’action libre.",
  "bar.BW-7.2": "Cela coûte {cost} $ et vous avez {money} $.",
  "bar.BW-8.1": "Cela coûte {cost, plural, one {# point d’action} other {# points d’action}} et il vous en reste {ap}.",
  "bar.BW-8.4": "Aucune flèche n’y mène.",
  "bar.BW-8.5": "Votre équipe est encore à son université : allez d’abord sur un site de fouille.",
  "bar.BW-8.6": "Vous ne pouvez creuser que jusqu’à la profondeur {depth} ce tour-ci.",
  "bar.BW-8.7": "Il n’y a pas d’os à cet emplacement.",
  "bar.BW-8.8": "Vous n’avez pas cet os.",
  "bar.BW-8.9": "Il n’y a pas de carte espèce sur ce site.",
  "bar.BW-8.11": "Ni votre équipe ni l’un de vos camps de base ne s’y trouve.",
  "bar.BW-8.13": "Il n’y a pas d’emplacement de camp de base libre sur ce site.",
  "bar.BW-8.13.left": "Il ne vous reste plus de camp de base de cette sorte.",
  "bar.BW-8.14": "Vous avez déjà un camp de base sur ce site.",
  "bar.BW-9.1": "Votre paléontologue s’y trouve : il doit aller vers une autre action.",
  "bar.BW-9.5": "Vous n’avez pas les os d’un squelette d’au moins deux parties.",
  "bar.BW-9.5.none": "Vous n’avez aucune carte espèce que vous pourriez publier.",
  "bar.BW-9.5.held": "Vous n’avez pas cet os.",
  "bar.BW-9.5.part": "Cette partie du squelette y est déjà.",
  "bar.BW-9.5.unfinished": "Un article demande au moins deux os.",
  "bar.BW-9.5.deadEnd": "Avec cet os, vous n’en trouveriez pas de second.",
  "bar.BW-9.6": "Cet os ne convient pas à l’espèce.",
  "bar.BW-9.10": "L’enveloppe est pleine : sa limite est de {limit, plural, one {# carte} other {# cartes}}.",
  "bar.BW-9.14": "Vous n’avez pas assez d’os identiques.",
  "bar.BW-9.14.none": "Vous n’avez pas de série d’os identiques pour un article du rival.",
  "bar.BW-9.14.held": "Vous n’avez pas cet os.",
  "bar.BW-9.15": "Le rival n’a pas d’article de valeur {value}.",
  "bar.BW-9.17": "Le marqueur d’un autre occupe cet emplacement.",
  "bar.BW-9.17.own": "Vous avez déjà un marqueur sur ce trophée.",
  "bar.BW-9.17.none": "Vous ne pouvez revendiquer aucun trophée.",
  "bar.BW-9.18": "Vous ne remplissez pas la condition de cet emplacement.",
  "bar.BW-9.21": "La tuile montre un autre symbole que votre carte.",
  "bar.BW-9.21.gone": "La tuile de cet emplacement a été prise.",
  "bar.BW-9.23": "Il ne reste pas de tuile découverte mineure avec le symbole de cette carte.",
  "bar.BW-9.23.none": "Vous n’avez aucune carte espèce pour une découverte mineure.",
  "bar.BW-R11": "Effectuez l’action au moins une fois.",
  "bar.BW-R21": "Cet os n’a pas besoin d’être un joker ici, ou ne peut plus l’être.",
  "bar.BW-10.3": "Cet os rare n’est pas disponible.",
  "bar.BW-10.6": "Votre paléontologue n’est pas sur le plateau.",
  "bar.BW-10.12": "La carte est déjà dans cette enveloppe.",
  "bar.BW-10.15": "Cette carte avancée n’est pas dans votre réserve.",
  "bar.BW-10.15.hired": "Vous avez déjà engagé ce spécialiste.",
  "bar.BW-11.3": "Vous n’avez pas de carte espèce à défausser.",
  "bar.BW-R18": "Un échange demande un os à vous et un os rare.",
  "bar.BW-R45": "Vous n’avez plus cette carte de base.",
  "bar.BW-R48": "Une tuile améliorée recouvre déjà cet emplacement.",
  "bar.BW-14.1.row": "Votre marqueur de profession doit changer de rangée.",
  "bar.BW-14.1.column": "Votre marqueur de profession doit changer de colonne.",
  "bar.BW-15.6": "Cette case ne sert pas avec si peu de joueurs.",
  "bar.BW-R53": "Cette case de la tuile fin de partie est prise.",
  "event.firstToChoose": "{seat} choisit en premier.",
  "event.tookOffered": "{seat} prend {card} avec ses os : {bones}.",
  "event.offerDiscarded": "{card} est défaussé de l’offre.",
  "event.profession": "{seat} choisit {profession}.",
  "event.joined": "{seat} rejoint {campus} ({grant}) et sert {patron}.",
  "event.neutralTeam": "L’équipe neutre est ici : {campus}.",
  "event.roundBegan": "La manche {round} commence. Ordre du tour : {order}.",
  "event.played": "{seat} joue {card} pour {modeId, select, team {des actions d’équipe} other {une action de paléontologue}}{paid, plural, =0 {} one { et paie # $} other { et paie # $}}.",
  "event.specialistUsed": "{seat} ajoute un spécialiste : {specialist}.",
  "event.moved": "{seat} se déplace : {site}{ap, plural, =0 {} one { (# point d’action)} other { (# points d’action)}}.",
  "event.met": "{seat} prend {n} $ pour la rencontre des équipes.",
  "event.dug": "{seat} déterre un os ({site}) : {bone}.",
  "event.discovered": "{seat} découvre {card} ({site}).",
  "event.usedSite": "{seat} utilise la tuile du site ({site}) : {siteTile}.",
  "event.camped": "{seat} établit un camp de base ({site}, {camp}).",
  "event.dugDeeper": "{seat} creuse plus profondément ({site}).",
  "event.siteFilled": "{site} : {cardId, select, none {pas de nouvelle carte espèce} other {{card} est posé}}{bonesCount, plural, =0 {} one {, nouvel os : {bones}} other {, nouveaux os : {bones}}}.",
  "event.acted": "{seat} {actionId, select, publish {publie} debunk {discrédite} award {revendique un trophée} other {fait une découverte mineure}}.",
  "event.committed": "{seat} publie {card} (enveloppe {envelope}) avec : {bones}.",
  "event.archived": "{seat} archive {card} dans l’enveloppe {envelope}, bonus × {times}.",
  "event.paper": "Un article de valeur {value} s’ajoute pour {patron}{overflow, plural, =0 {} one { sous son portrait : ses étagères sont pleines} other { sous son portrait : ses étagères sont pleines}}.",
  "event.debunked": "{seat} discrédite un article de valeur {value} avec : {bones}. Il parle désormais pour {patron}.",
  "event.awarded": "{seat} revendique un trophée : {space}.",
  "event.found": "{seat} {findId, select, none {utilise l’emplacement vide en {spot}} other {prend une découverte mineure ({find})}}.",
  "event.money": "{seat} prend {n} $.",
  "event.reputation": "{seat} gagne {n} PR.",
  "event.loyalty": "{seat} gagne {n} loyauté auprès d’{patron}{rp, plural, =0 {} one {, dont # en PR au sommet de la piste} other {, dont # en PR au sommet de la piste}}.",
  "event.tileBonus": "{seat} reçoit un bonus : {tile}.",
  "event.bonesDrawn": "{seat} {bonesCount, plural, =0 {trouve le sac vide} one {tire du sac : {bones}} other {tire du sac : {bones}}}.",
  "event.bonesDiscarded": "{seat} remet dans le sac : {bones}.",
  "event.rareTaken": "{seat} prend un os rare : {bone}.",
  "event.exchanged": "{seat} échange un os ({give}) contre un os rare ({take}).",
  "event.patronSwapped": "{seat} sert désormais {patron}.",
  "event.paleontologistRemoved": "{seat} retire le paléontologue du plateau.",
  "event.speciesDiscarded": "{seat} défausse {card}.",
  "event.drewSpecies": "{seat} pioche {cardId, select, none {une carte espèce} other {{card}}}.",
  "event.looked": "{seat} regarde {cardsCount, plural, =0 {des cartes espèce} one {{cards}} other {{cards}}}.",
  "event.kept": "{seat} garde {cardId, select, none {une carte espèce} other {{card}}}{discardedCount, plural, =0 {} one { et défausse {discarded}} other { et défausse {discarded}}}.",
  "event.tookPaleontologist": "{seat} prend {card}.",
  "event.reshuffled": "La défausse des {deckId, select, species {cartes espèce} solo {cartes de Théodore} other {cartes paléontologue}} est mélangée en un nouveau paquet.",
  "event.reclassified": "{seat} reclasse {card} : enveloppe {envelope}.",
  "event.slotUpgraded": "{seat} {slotId, select, none {ajoute un emplacement d’action} other {améliore l’emplacement d’action {slot}}}.",
  "event.coverRemoved": "{seat} retire une tuile couvercle.",
  "event.teamUpgraded": "{seat} remplace {card} par {by}.",
  "event.hired": "{seat} engage un spécialiste : {specialist}.",
  "event.lost": "{seat} ne peut pas utiliser un bonus : {bonus}.",
  "event.theodoreFlips": "Théodore retourne {card}{paid, plural, =0 {} one { et paie # $} other { et paie # $}} ({rule}).",
  "event.theodoreReads": "Le dos de sa carte suivante montre {halfId, select, team {des actions d’équipe} other {une action de paléontologue}} : il parcourt {actions} ({rule}).",
  "event.theodoreValues": "Théodore a {ap, plural, one {# point d’action} other {# points d’action}} à la profondeur {depth} : {sourceId, select, back {aucune de ses cartes espèce ne correspond à l’emplacement, le dos de la carte suivante compte} prize {les valeurs de l’emplacement, pour sa carte espèce} fallBack {les valeurs de l’emplacement} other {il n’y a pas de carte suivante, les valeurs de l’emplacement comptent}} ({rule}).",
  "event.theodoreDoes": "{step} ({rule}).",
  "event.theodoreChooses": "Théodore choisit {card} : {preference} ({rule}).",
  "event.theodorePrize": "La carte espèce de Théodore correspond à l’emplacement : il prend le bonus médaille de {card} et la défausse ({rule}).",
  "event.theodoreSkips": "Théodore saute une action, {action} : {obstacle} ({rule}).",
  "event.theodoreFallsBack": "Aucune action de paléontologue n’est possible : Théodore joue la moitié inférieure de sa carte ({rule}).",
  "event.theodoreSpends": "Théodore défausse {card}, une carte pour cette action, contre de la loyauté ({rule}).",
  "event.theodoreUpgrades": "Théodore remplace sa carte de base du dessus, {card}, par une meilleure ({rule}).",
  "event.theodoreRefuses": "Les caisses de Théodore sont pleines et cet os ne lui apporte rien de nouveau, il retourne dans le sac : {bone} ({rule}).",
  "event.theodoreUsesTile": "Théodore effectue la première action de site de fouille possible de son ordre fixe : {siteTile} ({rule}).",
  "event.passed": "{seat} passe.",
  "event.ending": "{seat} prend une case de la tuile fin de partie : {ending}.",
  "event.endgameTile": "La tuile fin de partie recouvre les professions : passer donne désormais de la loyauté.",
  "event.scored": "{seat} marque {rp} PR pour {patron} : valeur de loyauté {value} × crédibilité {credibility}.",
  "event.measured": "{seat} {cmId, select, none {ne mesure pas sa tête} other {mesure {cm} cm}}.",
  "event.gameOver": "{winnersCount, plural, one {{winners} gagne la partie.} other {{winners} se partagent la victoire.}}",
  "score.bonuses": "Réputation des bonus",
  "score.covers": "Tuiles couvercle",
  "score.loyalty": "Loyauté au-delà du sommet",
  "score.midGameMarsh": "Décompte de mi-partie, Marsh",
  "score.midGameCope": "Décompte de mi-partie, Cope",
  "score.midGameMarshNow": "Décompte de mi-partie à cet instant, Marsh",
  "score.midGameCopeNow": "Décompte de mi-partie à cet instant, Cope",
  "score.finalMarsh": "Décompte final, Marsh",
  "score.finalCope": "Décompte final, Cope",
  "score.finalMarshNow": "Décompte final à cet instant, Marsh",
  "score.finalCopeNow": "Décompte final à cet instant, Cope",
  "score.archived": "Cartes espèce archivées",
  "score.head": "Tour de tête",
  "end.rounds": "Quatre manches ont été jouées.",
  "setting.theodore": "Les meilleures cartes de Théodore",
  "setting.theodore.advanced": "Avancées (I)",
  "setting.theodore.expert": "Expertes (II) : une partie plus difficile",
  "setting.theodoreDiscover": "Ce que Découvrir coûte à Théodore",
  "setting.theodoreDiscover.rule": "1 point d’action, comme le dit la règle",
  "setting.theodoreDiscover.example": "2 points d’action, comme dans l’exemple du livre de règles",
  "action.dig": "Creuser pour Trouver des Os",
  "action.discover": "Découvrir",
  "action.digSiteAction": "Action de Site de Fouille",
  "action.baseCamp": "Établir un Camp de Base",
  "action.digDeeper": "Creuser plus Profondément",
  "action.move": "Déplacer votre Équipe",
  "action.publish": "Publier des Articles",
  "action.debunk": "Discréditer des Articles",
  "action.award": "Revendiquer un Trophée",
  "action.minorFind": "Faire une Découverte Mineure",
  "camp.movement": "mouvement",
  "camp.archive": "limite des archives",
  "part.torso": "torse",
  "part.tail": "queue",
  "part.skull": "crâne",
  "part.limb": "membre",
  "bonus.boneFromBag": "un os du sac",
  "bonus.rareBone": "os rares",
  "bonus.exchangeRare": "échanger contre un os rare",
  "bonus.swapPatron": "changer de patron",
  "bonus.removePaleontologist": "retirer votre paléontologue",
  "bonus.speciesLook": "regarder des cartes espèce et en garder une",
  "bonus.speciesDraw": "piocher une carte espèce",
  "bonus.paleoCard": "une carte paléontologue",
  "bonus.reclassify": "reclasser une espèce",
  "bonus.upgradeSlot": "emplacement d’action amélioré",
  "bonus.upgradeTeam": "amélioration d’équipe",
  "step.firstProfession": "Théodore prend la plus haute profession libre de la colonne de gauche",
  "step.firstUniversity": "Théodore rejoint la plus haute case de l’université que vous n’avez pas choisie",
  "step.rebuild": "Son paquet est vide : ses cartes défaussées en forment un nouveau",
  "step.rivalLoyalty": "Le dos de sa carte suivante donne à Théodore de la loyauté auprès du patron qu’il ne sert pas",
  "step.takeBack": "Le dos de sa carte suivante retire d’abord son paléontologue du plateau",
  "step.before": "Sa carte donne un bonus avant toute action d’équipe",
  "step.leave": "Théodore quitte son université pour le site relié dans le sens de sa carte",
  "step.dig": "Théodore creuse pour l’os le plus profond qu’il peut atteindre",
  "step.discover": "Théodore découvre la carte espèce de son site",
  "step.baseCamp": "Théodore établit le prochain camp dans l’ordre de ses camps",
  "step.digDeeper": "Théodore creuse plus profondément",
  "step.clockwise": "Théodore avance d’un pas dans le sens horaire, comme le dit sa carte",
  "step.counterclockwise": "Théodore avance d’un pas dans le sens antihoraire, comme le dit sa carte",
  "step.idle": "Plus aucune action de sa carte n’est possible : le tour de Théodore se termine",
  "step.act": "Théodore effectue la première action possible de sa carte",
  "step.actAgain": "Théodore parcourt encore une fois les actions de sa carte",
  "step.publish": "Théodore publie avec autant d’os que possible",
  "step.rewards": "Il reçoit loyauté, puis bonus médaille, puis bonus de manche, selon ce que donne l’article",
  "step.archive": "Théodore archive la carte et prend le bonus de l’enveloppe",
  "step.paper": "L’article rejoint les étagères de son patron",
  "step.debunk": "Théodore discrédite l’article de plus haute valeur que permettent ses os les plus nombreux",
  "step.onlyAward": "Théodore revendique le seul emplacement de trophée qu’il peut prendre",
  "step.richestAward": "Théodore revendique l’emplacement de trophée qui donne le plus de loyauté",
  "step.firstAward": "Théodore revendique le premier des emplacements qui donnent le plus de loyauté, dans l’ordre A, B, C",
  "step.findTile": "Théodore prend la tuile correspondante la plus à gauche, la plus haute de sa colonne",
  "step.columnBonus": "Théodore prend le bonus de la colonne",
  "step.roundInstead": "Avec sa subvention, Théodore prend le bonus de manche au lieu de celui de la colonne",
  "step.nextBonus": "Théodore prend le bonus suivant, dans l’ordre du texte",
  "step.makeRoom": "Théodore n’a plus de caisse libre : il retire une tuile couvercle sans son bonus",
  "step.swapBone": "Théodore rend un os de sa catégorie la plus fournie : il a ainsi plus d’os différents",
  "step.coverMoney": "Théodore retire une tuile couvercle ; avec si peu d’argent, il prend des dollars",
  "step.coverReputation": "Théodore retire une tuile couvercle ; avec assez d’argent, il prend de la réputation",
  "step.topCard": "Théodore prend la carte paléontologue du dessus du paquet",
  "step.rareBone": "Théodore prend l’os rare dont il reste le moins ; égalités : crâne, membre, torse, queue",
  "step.rareInstead": "Avec sa subvention, Théodore prend un os rare au lieu de tirer",
  "step.noUpgrade": "Théodore n’a plus de carte de base à remplacer, ou plus de meilleure carte",
  "step.reclassify": "Théodore déplace une carte de son enveloppe la plus à gauche vers la plus à droite qui a de la place",
  "step.noReclassify": "Aucune enveloppe avec de la place n’est à droite de ses cartes",
  "step.coverSlot": "Théodore recouvre son emplacement le plus cher ; la prochaine fois il en ajoute un",
  "step.extraSlot": "C’est le tour d’un emplacement supplémentaire, ou aucun n’est assez cher pour être recouvert",
  "step.loyaltyBonus": "Parmi tous les bonus de manche, Théodore prend la loyauté",
  "step.exchange": "Théodore échange contre une catégorie qui lui manque et donne un os de la plus fournie",
  "step.discardLast": "Théodore défausse la carte espèce qu’il désire le moins",
  "step.noSlot": "Tous les emplacements de Théodore sont remplis : il passe",
  "step.noMoney": "Théodore ne peut pas payer son prochain emplacement : il passe",
  "step.noCard": "Théodore n’a plus de carte : il passe",
  "step.profession": "Théodore prend la plus haute profession permise",
  "step.usefulProfession": "Théodore prend la plus haute profession encore utile : il n’a plus d’amélioration",
  "step.passSpecies": "En passant, Théodore pioche une carte espèce",
  "step.neutralTeam": "Le passage de Théodore fait avancer l’équipe neutre",
  "step.onlyCampus": "Théodore rejoint la seule case université libre",
  "step.campusOfPapers": "Théodore rejoint le côté qui compte le plus d’articles publiés",
  "step.campusOfPatron": "Les deux côtés ont autant d’articles : Théodore rejoint celui de son patron",
  "step.campusOfNumber": "Parmi les cases libres de ce côté, Théodore rejoint celle du plus grand numéro",
  "step.passBonuses": "Théodore prend ce qui se trouve au-dessus de son marqueur sur la piste de loyauté",
  "step.ending": "Théodore prend la case libre de la tuile fin de partie qui donne le plus de loyauté",
  "preference.only": "c’est la seule",
  "preference.neededA": "le trophée A la demande",
  "preference.neededB": "le trophée B la demande",
  "preference.neededC": "le trophée C la demande",
  "preference.rightmost": "elle va dans l’enveloppe la plus à droite qui a de la place",
  "preference.alphabet": "elle est la première par ordre alphabétique",
  "preference.spare": "aucun trophée ne la demande",
  "obstacle.tooFewPoints": "trop peu de points d’action",
  "obstacle.noBone": "aucun os à sa portée",
  "obstacle.cratesFull": "l’os ne lui apporterait rien de nouveau et ses caisses sont pleines",
  "obstacle.noSpecies": "pas de carte espèce ici",
  "obstacle.noSiteAction": "aucune action de site de fouille possible",
  "obstacle.noCampLeft": "plus de camp de base",
  "obstacle.noCampSpace": "pas d’emplacement de camp libre ici",
  "obstacle.ownCamp": "il a déjà un camp de base ici",
  "obstacle.stoodThere": "son paléontologue s’y trouve ou s’y trouvait au début du tour",
  "obstacle.noPaper": "aucune carte avec de la place dans son enveloppe, ou trop peu d’os différents",
  "obstacle.noDebunk": "aucun article du rival que ses os permettent",
  "obstacle.noAward": "aucun emplacement de trophée permis",
  "obstacle.noFind": "aucune carte avec une tuile correspondante et de la place dans son enveloppe",
  "draw.label": "{label} :",
  "draw.round": "Manche {round} sur {rounds} ({years})",
  "draw.order": "Ordre du tour :",
  "draw.passed": "{player} (a passé)",
  "draw.roundBonuses": "Bonus de manche :",
  "draw.offer": "Offre avec {bones} : {species}",
  "draw.sites": "Sites de fouille (os de haut en bas, tuile, carte espèce)",
  "draw.noSpecies": "pas de carte espèce",
  "draw.species": "{name} : {needs} · {category}, {discoverer} · {find} · bonus médaille : {prize}",
  "draw.anyPart": "{part} au choix",
  "draw.camps": "camps : {camps}",
  "draw.teams": "équipes : {teams}",
  "draw.free": "libre",
  "draw.closed": "fermé",
  "draw.rare": "Os rares :",
  "draw.bag": "Dans le sac ({count}) :",
  "draw.decks": "Paquet espèce {species} (défausse {speciesDiscard}) · paquet paléontologue {paleontologists} (défausse {paleontologistDiscard}) · emplacements améliorés {slots}",
  "draw.actions": "Paléontologues :",
  "draw.display": "Cartes paléontologue face visible",
  "draw.paleontologist": "{name} ({action}) : {text}",
  "draw.finds": "Découvertes mineures (une colonne par ligne, son bonus d’abord)",
  "draw.awards": "Trophées",
  "draw.awardSpace": "{needs} pour {loyalty} loyauté : {owner}",
  "draw.professions": "Professions",
  "draw.inColumn": "{player} (colonne {column})",
  "draw.ending": "Tuile fin de partie :",
  "draw.universities": "Universités",
  "draw.neutral": "équipe neutre",
  "draw.holders": "subvention de {holders}",
  "draw.bookshelf": "Bibliothèque",
  "draw.credibility": "crédibilité {credibility}",
  "draw.papers": "{count} sur {room, plural, one {# place} other {# places}}{count, plural, =0 {} one { (article de {papers})} other { (articles de {papers})}}",
  "draw.loyalty": "{player} au niveau {step} (×{value})",
  "draw.holding": "{money} $ · {reputation} PR",
  "draw.serves": "sert {patron}",
  "draw.nowhere": "aucune équipe sur le plateau",
  "draw.hasPassed": "a passé",
  "draw.slots": "Emplacements :",
  "draw.slot": "{upgraded, select, yes {amélioré } other {}}{cost} ${icon, select, none {} other { {icon}}} {ap} PA prof. {depth} [{card}]",
  "draw.crates": "Caisses ({full} sur {open} pleines, {covers, plural, one {# tuile couvercle} other {# tuiles couvercle}}) :",
  "draw.archive": "Archives (limite {limit}) :",
  "draw.campsLeft": "Camps restants : {movement} mouvement, {archive} limite des archives · {steps, plural, one {# pas gratuit} other {# pas gratuits}} par tour",
  "draw.team": "Cartes d’équipe :",
  "draw.reserve": "Réserve :",
  "draw.hired": "Spécialistes :",
  "draw.teamCard": "{name} ({cost} $, {ap} PA, prof. {depth}{torn, select, yes {, déchirée} other {}})",
  "draw.hand": "Main : {species, plural, one {# carte espèce} other {# cartes espèce}}, {paleontologists, plural, one {# carte paléontologue} other {# cartes paléontologue}}",
  "draw.soloDeck": "Son paquet : {deck, plural, one {# carte} other {# cartes}}, défausse {discard}, meilleures cartes restantes {upgrades}",
  "draw.soloNone": "Carte actuelle : aucune dans cette manche",
  "draw.soloCurrent": "Carte actuelle : {name} · moitié supérieure{loops, plural, one {} other { (# fois)}} : {actions} · moitié inférieure ({direction, select, clockwise {sens horaire} other {sens antihoraire}}){before, select, none {} other {, d’abord {before}}} : {teamActions}",
  "draw.soloNext": "Carte suivante (dos) : {kind, select, team {équipe, {ap} PA, prof. {depth}} other {paléontologue}}{takeBack, select, yes {, il reprend son paléontologue} other {}}{rivalLoyalty, plural, =0 {} one {, # loyauté auprès du patron rival} other {, # loyauté auprès du patron rival}}",
  "draw.turn": "{player} joue {card} pour {mode, select, team {des actions d’équipe : {ap} PA, prof. {depth}, encore {steps, plural, one {# pas gratuit} other {# pas gratuits}}} paleontologist {une action de paléontologue} other {une action}}",
  "draw.paper": "Article sur {card} (enveloppe {envelope}) : {bones}",
  "draw.looked": "Regardée : {species}",
  "draw.pending": "Bonus à venir :",
  "category.reptile": "Reptile",
  "category.mammal": "Mammifère",
  "category.bird": "Oiseau",
  "category.amphibian": "Amphibien",
  "discoverer.marsh": "Marsh",
  "discoverer.cope": "Cope",
  "discoverer.leidy": "Leidy",
  "effect.money": "{n} $",
  "effect.boneFromBag": "{n} os",
  "effect.rareBone": "{n, plural, one {# os rare} other {# os rares}}",
  "effect.exchangeRare": "échange d’os rare",
  "effect.swapPatron": "changer de patron",
  "effect.removePaleontologist": "paléontologue hors du plateau",
  "effect.speciesLook": "1 carte espèce sur {n}",
  "effect.speciesDraw": "{n, plural, one {# carte espèce} other {# cartes espèce}}",
  "effect.paleoCard": "{n, plural, one {# carte paléontologue} other {# cartes paléontologue}}",
  "effect.digSiteActions": "{n, plural, one {# action} other {# actions}} de site de fouille",
  "effect.loyalty": "{n} loyauté",
  "effect.rp": "{n} PR",
  "effect.reclassify": "reclasser",
  "effect.upgradeSlot": "emplacement d’action amélioré",
  "effect.removeCover": "tuile couvercle",
  "effect.upgradeTeam": "amélioration d’équipe",
  "effect.roundBonus": "bonus de manche",
  "effect.splitLoyalty": "{n} loyauté à partager",
  "effect.anyRoundBonus": "bonus de manche au choix"
};

// games/bone-wars/module.ts
var module = {
  manifest,
  game: boneWars,
  components: components_default,
  shape: components,
  texts: { en, fr },
  loadDrawing: () => import("./draw/index.ts")
};

// games/bone-wars/draw/index.ts
var draw_exports = {};
__export(draw_exports, {
  draw: () => draw
});

// games/bone-wars/draw/words.ts
var WIDTH = 100;
var LONG_ENTRY = 60;
var GLUE = " ";
var INDENT = "  ";
var NOTHING2 = "–";
var TEXTS = "draw";
function word2(reader, name, values = {}) {
  return say(reader, `${TEXTS}.${name}`, values);
}
function called({ language }, { name }) {
  return typeof name === "string" ? name : name[language];
}
function cardName(reader, card) {
  return called(reader, reader.box.cards[card]);
}
function pair(reader, label2, text2) {
  return `${colon(reader, label2)} ${text2}`;
}
function colon(reader, label2) {
  return word2(reader, "label", { label: label2 });
}
function owner(reader, player) {
  if (player === null) return word2(reader, "free");
  return player === VIRTUAL ? word2(reader, "closed") : seatName(reader, player);
}
function those(reader, flags) {
  return flags.flatMap((flag2, player) => flag2 ? [seatName(reader, player)] : []);
}
function boneNames(reader, bones) {
  return bones.map((bone) => called(reader, reader.box.bones[bone])).join(", ") || NOTHING2;
}
function boneCounts(reader, counts) {
  const parts = reader.box.boneIds.flatMap(
    (bone) => counts[bone] === 0 ? [] : [`${called(reader, reader.box.bones[bone])} ${counts[bone]}`]
  );
  return parts.length === 0 ? [NOTHING2] : parts;
}
function effectsText(reader, effects2) {
  return effects2.map(({ do: what, n }) => say(reader, `effect.${what}`, { n })).join(", ");
}
function speciesText(reader, card) {
  const { species } = reader.box.cards[card];
  if (species === null) return cardName(reader, card);
  return word2(reader, "species", {
    name: cardName(reader, card),
    needs: needs(reader, species.fits).join(", "),
    category: say(reader, `category.${species.category}`),
    discoverer: say(reader, `discoverer.${species.discoverer}`),
    find: called(reader, reader.box.finds[species.find]),
    prize: effectsText(reader, species.prize)
  });
}
function needs(reader, fits) {
  const { boneIds, bones } = reader.box;
  const parts = [...new Set(bones.map((bone) => bone.category))];
  return parts.flatMap((part) => {
    const kinds = boneIds.filter((bone) => bones[bone].category === part);
    if (kinds.length === 1) return [];
    const fitting = kinds.filter((bone) => fits[bone]);
    if (fitting.length === kinds.length) return [word2(reader, "anyPart", { part: say(reader, `part.${part}`) })];
    return [fitting.map((bone) => called(reader, bones[bone])).join("/")];
  });
}
function widest(names) {
  return Math.max(...names.map((name) => name.length));
}
function wrapped(indent, text2) {
  const lines = [];
  let line2 = indent;
  for (const piece of text2.split(" ")) {
    if (line2.length + 1 + piece.length > WIDTH && line2.trim() !== "") {
      lines.push(line2);
      line2 = `${indent}${INDENT}`;
    }
    line2 += line2.trim() === "" ? piece : ` ${piece}`;
  }
  return [...lines, line2];
}
function listed(indent, label2, entries) {
  const glued = entries.map((entry) => entry.length > LONG_ENTRY ? entry : entry.replaceAll(" ", GLUE));
  const text2 = entries.length === 0 ? NOTHING2 : glued.join(`${GLUE}· `);
  return wrapped(indent, `${label2} ${text2}`).map((line2) => line2.replaceAll(GLUE, " "));
}

// games/bone-wars/draw/board.ts
function siteLines(table2, reader) {
  const { box } = reader;
  const nameWidth = widest(box.sites.map((site) => called(reader, site)));
  return [word2(reader, "sites"), ...box.siteIds.flatMap((site) => siteBlock(table2, reader, site, nameWidth))];
}
function siteBlock({ board, players }, reader, site, nameWidth) {
  const { box } = reader;
  const { bones, species, tile, camps } = board.sites[site];
  const boneWidth = widest(box.bones.map((bone) => called(reader, bone)));
  const row = bones.map((bone) => (bone === null ? NOTHING2 : called(reader, box.bones[bone])).padEnd(boneWidth));
  const indent = `${INDENT}${" ".repeat(nameWidth)} `;
  const teams = those(
    reader,
    players.map((player) => player.site === site)
  );
  const camped = word2(reader, "camps", { camps: camps.map((camp) => owner(reader, camp)).join(", ") });
  const stands = teams.length === 0 ? [] : [word2(reader, "teams", { teams: teams.join(", ") })];
  return [
    `${INDENT}${called(reader, box.sites[site]).padEnd(nameWidth)} ${row.join(" ")} ${called(reader, box.siteTiles[tile])}`,
    ...wrapped(indent, species === null ? word2(reader, "noSpecies") : speciesText(reader, species)),
    ...wrapped(indent, [camped, ...stands].join(" · "))
  ];
}
function supplyLines({ board }, reader) {
  return [
    ...listed("", word2(reader, "rare"), boneCounts(reader, board.rare)),
    ...listed("", word2(reader, "bag", { count: sum(board.bag) }), boneCounts(reader, board.bag)),
    word2(reader, "decks", {
      species: board.speciesDeck,
      speciesDiscard: board.speciesDiscard.length,
      paleontologists: board.paleontologistDeck,
      paleontologistDiscard: board.paleontologistDiscard.length,
      slots: board.upgradedSlots
    })
  ];
}
function paleontologistLines({ board, players }, reader) {
  const actions = reader.box.actions.map((action) => {
    const standing = those(
      reader,
      players.map((player) => player.paleontologist === action)
    );
    return pair(reader, say(reader, `option.action.${action}`), standing.join(", ") || NOTHING2);
  });
  return [
    ...listed("", word2(reader, "actions"), actions),
    word2(reader, "display"),
    ...board.display.flatMap((card) => wrapped(INDENT, paleontologistText(reader, card)))
  ];
}
function paleontologistText(reader, card) {
  const { paleontologist } = reader.box.cards[card];
  if (paleontologist === null) return cardName(reader, card);
  return word2(reader, "paleontologist", {
    name: cardName(reader, card),
    action: say(reader, `option.action.${paleontologist.action}`),
    text: paleontologist.text[reader.language]
  });
}
function prizeLines({ board }, reader) {
  const { spots, tiles, finds, awards } = reader.box;
  const titles = board.columnTiles.map((tile) => called(reader, tiles[tile]));
  const width = widest(titles);
  const columns = titles.map((title, column) => {
    const entries = board.finds.flatMap((find, spot) => {
      if (spots[spot].column !== column) return [];
      return [`${spots[spot].id} ${find === null ? NOTHING2 : called(reader, finds[find])}`];
    });
    return `${INDENT}${title.padEnd(width)}  ${entries.join(" · ")}`;
  });
  return [
    word2(reader, "finds"),
    ...columns,
    word2(reader, "awards"),
    ...board.awards.flatMap(
      (award) => listed(
        INDENT,
        colon(reader, `${awards[award].type}. ${called(reader, awards[award])}`),
        awardSpaces(board, reader, award)
      )
    )
  ];
}
function awardSpaces({ awardMarkers }, reader, award) {
  const { awards, awardSpaces: all } = reader.box;
  return awards[award].spaces.map((space) => {
    const owners = awardMarkers.filter((marker) => marker.space === space).map((marker) => owner(reader, marker.owner));
    const { requirement, loyalty } = all[space];
    return word2(reader, "awardSpace", {
      needs: requirement.map(({ n }) => n).join(" + "),
      loyalty,
      owner: owners.join(", ") || owner(reader, null)
    });
  });
}
function careerLines(table2, reader) {
  const { professions, campusIds } = reader.box;
  const rows = [...new Set(professions.map(({ row }) => row))];
  return [
    word2(reader, "professions"),
    ...rows.flatMap((row) => wrapped(INDENT, professionRow(table2, reader, row))),
    ...endingLines(table2, reader),
    word2(reader, "universities"),
    ...campusIds.flatMap((campus) => campusLines(table2, reader, campus))
  ];
}
function professionRow({ players }, reader, row) {
  const { professions, professionIds } = reader.box;
  const spaces = professionIds.filter((space) => professions[space].row === row);
  const bonuses = [...new Set(spaces.map((space) => effectsText(reader, professions[space].effects)))];
  const markers = spaces.flatMap(
    (space) => those(
      reader,
      players.map((player) => player.profession === space)
    ).map((player) => word2(reader, "inColumn", { player, column: professions[space].column }))
  );
  return [pair(reader, called(reader, professions[spaces[0]]), bonuses.join(" / ")), ...markers].join(" · ");
}
function endingLines({ board, players, marks }, reader) {
  if (!board.endgameTile) return [];
  const entries = reader.box.endings.flatMap(({ effects: effects2, minPlayers }, ending) => {
    if (minPlayers > marks) return [];
    const taken = players.findIndex((player) => player.ending === ending);
    return [pair(reader, effectsText(reader, effects2), owner(reader, taken < 0 ? null : taken))];
  });
  return listed("", word2(reader, "ending"), entries);
}
function campusLines({ board, players }, reader, campus) {
  const { campuses, grants, patrons } = reader.box;
  const grant = grants[board.grants[campus]];
  const teams = those(
    reader,
    players.map((player) => player.campus === campus)
  );
  if (board.neutralTeam === campus) teams.push(word2(reader, "neutral"));
  const holders = those(
    reader,
    players.map((player) => player.grantSpot === campus)
  );
  const head = [
    `${called(reader, campuses[campus])} (${called(reader, patrons[campuses[campus].patron])})`,
    ...teams.length === 0 ? [] : [word2(reader, "teams", { teams: teams.join(", ") })],
    ...holders.length === 0 ? [] : [word2(reader, "holders", { holders: holders.join(", ") })]
  ];
  return [
    ...wrapped(INDENT, head.join(" · ")),
    ...wrapped(`${INDENT}${INDENT}`, pair(reader, called(reader, grant), grant.text[reader.language]))
  ];
}
function bookshelfLines({ board, players }, reader) {
  const loyalties = (patron2) => those(
    reader,
    players.map(() => true)
  ).map((player, index) => {
    const { step: step2, value } = players[index].loyalty[patron2];
    return word2(reader, "loyalty", { player, step: step2, value });
  });
  return [
    word2(reader, "bookshelf"),
    ...reader.box.patronIds.flatMap((patron2) => {
      const { papers, room, credibility: credibility2 } = board.bookshelf[patron2];
      return listed(INDENT, colon(reader, called(reader, reader.box.patrons[patron2])), [
        word2(reader, "credibility", { credibility: credibility2 }),
        word2(reader, "papers", { count: papers.length, papers: papers.join(" "), room }),
        ...loyalties(patron2)
      ]);
    })
  ];
}
function roundLines(table2, reader) {
  const { round, order, current, opening: opening2, board, players } = table2;
  const { rounds, tiles } = reader.box;
  const names = order.map((player) => {
    const name = owner(reader, player);
    if (player === current) return `▸ ${name}`;
    return players[player].passed ? word2(reader, "passed", { player: name }) : name;
  });
  const bonuses = board.roundTiles.map(
    (tile, index) => `${index === round ? "▸ " : ""}${index + 1} ${called(reader, tiles[tile])}`
  );
  return [
    word2(reader, "round", { round: round + 1, rounds: rounds.length, years: rounds[round].years }),
    ...names.length === 0 ? [] : listed(INDENT, word2(reader, "order"), names),
    ...listed(INDENT, word2(reader, "roundBonuses"), bonuses),
    ...opening2.offer.flatMap(
      ({ card, bones }) => wrapped(INDENT, word2(reader, "offer", { species: speciesText(reader, card), bones: boneNames(reader, bones) }))
    )
  ];
}

// games/bone-wars/draw/index.ts
function draw(view2, reader) {
  const table2 = view2;
  const parts = [
    roundLines(table2, reader),
    siteLines(table2, reader),
    supplyLines(table2, reader),
    paleontologistLines(table2, reader),
    prizeLines(table2, reader),
    careerLines(table2, reader),
    bookshelfLines(table2, reader),
    ...table2.players.map((player, index) => playerLines(table2, reader, player, index)),
    turnLines(table2, reader)
  ];
  return parts.filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n");
}
function playerLines(table2, reader, player, index) {
  const { box } = reader;
  const head = [
    `${table2.current === index ? "▸ " : ""}${seatName(reader, index)}`,
    word2(reader, "holding", { money: player.money, reputation: player.reputation }),
    word2(reader, "serves", { patron: called(reader, box.patrons[player.patron]) }),
    ...player.grant === null ? [] : [called(reader, box.grants[player.grant])],
    whereText(reader, player),
    ...player.passed ? [word2(reader, "hasPassed")] : []
  ];
  const crates = word2(reader, "crates", { full: sum(player.crates), open: player.openCrates, covers: player.covers });
  const theodore = table2.theodore?.player === index ? table2.theodore : null;
  return [
    ...wrapped("", head.join(" · ")),
    ...listed(
      INDENT,
      word2(reader, "slots"),
      player.slots.map((_, slot2) => slotText(reader, player, slot2))
    ),
    ...listed(INDENT, crates, boneCounts(reader, player.crates)),
    ...listed(INDENT, word2(reader, "archive", { limit: player.archiveLimit }), archiveTexts(reader, player)),
    ...wrapped(INDENT, word2(reader, "campsLeft", { ...player.camps, steps: player.freeSteps })),
    ...theodore === null ? teamLines(reader, player) : soloLines(reader, player, theodore),
    ...handLines(reader, player, table2.seat === index)
  ];
}
function whereText(reader, { campus, site }) {
  const { box } = reader;
  if (site !== null) return called(reader, box.sites[site]);
  return campus === null ? word2(reader, "nowhere") : called(reader, box.campuses[campus]);
}
function slotText(reader, { slots, openSlot: openSlot2 }, index) {
  const { upgraded, card, specialist, cost: cost3, icon, ap, depth } = slots[index];
  const inside = [
    card === null ? NOTHING2 : cardName(reader, card),
    ...specialist === null ? [] : [called(reader, reader.box.specialists[specialist])]
  ];
  const text2 = word2(reader, "slot", {
    cost: cost3,
    icon: icon === null ? "none" : called(reader, reader.box.finds[icon]),
    ap,
    depth,
    upgraded: upgraded ? "yes" : "no",
    card: inside.join(" + ")
  });
  return index === openSlot2 ? `▸ ${text2}` : text2;
}
function archiveTexts(reader, { archive }) {
  return archive.map((cards, find) => {
    const { effects: effects2 } = reader.box.envelopes[find];
    const inside = cards.map((card) => cardName(reader, card)).join(", ") || NOTHING2;
    return pair(reader, `${called(reader, reader.box.envelopes[find])}, ${effectsText(reader, effects2)}`, inside);
  });
}
function teamLines(reader, { team, reserve, hired }) {
  const texts = (cards) => cards.map((card) => teamText(reader, card));
  return [
    ...listed(INDENT, word2(reader, "team"), texts(team)),
    ...listed(INDENT, word2(reader, "reserve"), texts(reserve)),
    ...hired.length === 0 ? [] : listed(
      INDENT,
      word2(reader, "hired"),
      hired.map((one) => called(reader, reader.box.specialists[one]))
    )
  ];
}
function teamText(reader, card) {
  const { team } = reader.box.cards[card];
  if (team === null) return cardName(reader, card);
  const { cost: cost3, ap, depth, torn } = team;
  return word2(reader, "teamCard", { name: cardName(reader, card), cost: cost3, ap, depth, torn: torn ? "yes" : "no" });
}
function soloLines(reader, { slots }, theodore) {
  const { deck, discard, upgrades: upgrades2, next } = theodore;
  const current = slots.findLast(({ card }) => card !== null)?.card ?? null;
  return [
    ...wrapped(INDENT, word2(reader, "soloDeck", { deck, discard: discard.length, upgrades: upgrades2 })),
    ...wrapped(INDENT, current === null ? word2(reader, "soloNone") : soloText(reader, current)),
    ...next === null ? [] : wrapped(
      INDENT,
      word2(reader, "soloNext", {
        kind: next.kind,
        ap: next.ap,
        depth: next.depth,
        takeBack: next.takeBack ? "yes" : "no",
        rivalLoyalty: next.rivalLoyalty
      })
    )
  ];
}
function soloText(reader, card) {
  const { solo } = reader.box.cards[card];
  if (solo === null) return cardName(reader, card);
  return word2(reader, "soloCurrent", {
    name: cardName(reader, card),
    loops: solo.loops,
    actions: solo.actions.map((action) => say(reader, `option.action.${action}`)).join(" → "),
    before: effectsText(reader, solo.before) || "none",
    direction: solo.direction,
    teamActions: solo.teamActions.map((action) => say(reader, `action.${action}`)).join(" → ")
  });
}
function handLines(reader, { species, paleontologists }, isOwn) {
  const known = [...species, ...paleontologists].filter((card) => card !== null);
  const count = word2(reader, "hand", { species: species.length, paleontologists: paleontologists.length });
  if (!isOwn) {
    const names = known.map((card) => shortText(reader, card));
    return known.length === 0 ? wrapped(INDENT, count) : listed(INDENT, colon(reader, count), names);
  }
  const text2 = (card) => reader.box.cards[card].species === null ? paleontologistText(reader, card) : speciesText(reader, card);
  return [...wrapped(INDENT, count), ...known.flatMap((card) => wrapped(`${INDENT}${INDENT}`, text2(card)))];
}
function shortText(reader, card) {
  const { species } = reader.box.cards[card];
  const name = cardName(reader, card);
  return species === null ? name : `${name} (${called(reader, reader.box.finds[species.find])})`;
}
function turnLines({ turn: turn3, current, players }, reader) {
  const lines = [];
  if (turn3.card !== null && current !== null) {
    lines.push(
      ...wrapped(
        "",
        word2(reader, "turn", {
          player: seatName(reader, current),
          card: cardName(reader, turn3.card),
          mode: turn3.mode ?? "none",
          ap: turn3.ap,
          depth: turn3.depth,
          steps: players[current].stepsLeft
        })
      )
    );
  }
  for (const { card, envelope, bones } of turn3.papers) {
    const values = { card: cardName(reader, card), envelope: called(reader, reader.box.envelopes[envelope]) };
    lines.push(...wrapped(INDENT, word2(reader, "paper", { ...values, bones: boneNames(reader, bones) })));
  }
  for (const card of turn3.looked) {
    if (card !== null) lines.push(...wrapped(INDENT, word2(reader, "looked", { species: speciesText(reader, card) })));
  }
  if (turn3.pending.length > 0) lines.push(...listed("", word2(reader, "pending"), [effectsText(reader, turn3.pending)]));
  return lines;
}

// games/bone-wars/bots/awards.ts
function awardsOf({ state, box }, seat, extra) {
  const ready = [];
  let near = 0;
  for (const award of state.awards) {
    let best = 0;
    let nearest = 0;
    let claimed = false;
    for (const space of box.awards[award].spaces) {
      const owner2 = ownerOf(state, space);
      if (owner2 === seat) claimed = true;
      if (owner2 !== null) continue;
      const info = box.awardSpaces[space];
      const missing = missingFor({ state, box }, seat, info);
      if (missing === 0 && info.loyalty > best) best = info.loyalty;
      nearest = Math.max(nearest, info.loyalty / (1 + missing));
    }
    if (claimed) continue;
    ready.push(best === 0 ? 0 : best + extra);
    near += nearest;
  }
  return { ready, near };
}
function ownerOf({ awardMarkers }, space) {
  for (const marker of awardMarkers) if (marker.space === space) return marker.owner;
  return null;
}

// games/bone-wars/bots/grants.ts
var GRANT_NAMES = [
  "grantDiscover1",
  "grantAnyMinorFind",
  "grantRareInsteadOfBag",
  "grantDebunkAnyBone",
  "grantPublishAnyBone",
  "grantFreeSlots",
  "grantReclassifyFull",
  "grantMinorToRound",
  "grantPublish4AnyRound",
  "grantDebunkTradeLoyalty",
  "grantStayPaleontologist",
  "grantRoundToMinor",
  "grantMeetMoney1",
  "grantFreeMoves2"
];
var NAME_OF = {
  discover1: "grantDiscover1",
  anyMinorFind: "grantAnyMinorFind",
  rareInsteadOfBag: "grantRareInsteadOfBag",
  debunkAnyBone: "grantDebunkAnyBone",
  publishAnyBone: "grantPublishAnyBone",
  freeSlots: "grantFreeSlots",
  reclassifyFull: "grantReclassifyFull",
  minorToRound: "grantMinorToRound",
  publish4AnyRound: "grantPublish4AnyRound",
  debunkTradeLoyalty: "grantDebunkTradeLoyalty",
  stayPaleontologist: "grantStayPaleontologist",
  roundToMinor: "grantRoundToMinor",
  meetMoney1: "grantMeetMoney1",
  freeMoves2: "grantFreeMoves2"
};
function grantName(ability) {
  return NAME_OF[ability];
}

// games/bone-wars/bots/hand.ts
function canFind({ state, box }, seat) {
  const { species, archive, paleontologist } = state.players[seat];
  if (paleontologist === "minorFind") return false;
  const room = archiveLimit({ state, box }, seat);
  return species.some((card) => {
    const find = box.cards[card].species?.find;
    return find !== void 0 && archive[find].length < room && state.finds.includes(find);
  });
}
function keenCards({ state, box }, seat) {
  let count = 0;
  for (const card of state.players[seat].paleontologists) {
    const ability = box.cards[card].paleontologist?.ability;
    if (ability === "extraLoyalty" || ability === "anyBone") count += 1;
  }
  return count;
}

// games/bone-wars/bots/loyalty.ts
var USUAL_LOYALTY = 4;
function standingOf(at, seat) {
  const { state, box } = at;
  const { loyalty, reputation, patron: own } = state.players[seat];
  let midGame = 0;
  let final = 0;
  let growth = 0;
  let poised = 0;
  for (const patron2 of box.patronIds) {
    const { values } = box.tracks[patron2];
    const step2 = loyalty[patron2];
    const shelves = credibility(at, patron2);
    const most = box.shelves.length / box.patronIds.length;
    final += values[step2] * shelves;
    growth += values[values.length - 1] * step2 * (most - shelves) / (values.length - 1);
    if (step2 + 1 < values.length && values[step2 + 1] > values[step2]) poised += shelves;
  }
  let banked = reputation.bonuses + reputation.covers + reputation.loyalty;
  if (isMidGameScored(at)) for (const points of reputation.midGame) banked += points;
  else midGame = final;
  const room = Math.min(USUAL_LOYALTY, box.tracks[own].values.length - 1 - loyalty[own]);
  return { banked, midGame, final, growth, poised, shelves: credibility(at, own), lead: leadOf(at, seat), room };
}
function leadOf({ state }, seat) {
  const { loyalty, patron: patron2 } = state.players[seat];
  let most = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) most = Math.max(most, state.players[other].loyalty[patron2]);
  }
  return loyalty[patron2] - most;
}
function roundLoyalty({ state, box }) {
  let loyalty = 0;
  for (const effect2 of box.tiles[currentRoundTile({ state })].effects) {
    if (effect2.do === "loyalty") loyalty += effect2.n;
  }
  return loyalty;
}

// games/bone-wars/bots/papers.ts
function papersOf(at, seat) {
  const { state, box } = at;
  const { species, crates, archive } = state.players[seat];
  const bones = crates.slice();
  const room = archiveLimit(at, seat);
  const free = archive.map((envelope) => room - envelope.length);
  const open = [];
  let homeless = 0;
  for (const card of species) {
    const info = box.cards[card].species;
    if (info === null) continue;
    if (free[info.find] > 0) open.push(info);
    else homeless += 1;
  }
  let begun = 0;
  let loyalty = 0;
  let prizes = 0;
  let roundBonuses = 0;
  let fitting = 0;
  while (open.length > 0) {
    let best = 0;
    let most = -1;
    for (let i = 0; i < open.length; i++) {
      const parts = free[open[i].find] > 0 ? partsFor(at, open[i], bones) : -1;
      if (parts > most) {
        most = parts;
        best = i;
      }
    }
    if (most <= 0) break;
    const [card] = open.splice(best, 1);
    free[card.find] -= 1;
    begun += 1;
    fitting += most;
    takeBones(at, card, bones);
    for (const reward of box.publish) {
      if (reward.bones !== most) continue;
      loyalty += reward.loyalty;
      prizes += reward.prize ? 1 : 0;
      roundBonuses += reward.roundBonus ? 1 : 0;
    }
  }
  const waiting = open.length;
  let spareBones = 0;
  for (const left of bones) spareBones += left;
  return { loyalty, prizes, roundBonuses, fitting, spareBones, begun, waiting, homeless, ...debunkOf(at, seat) };
}
function partsFor({ box }, { fits }, bones) {
  let parts = 0;
  for (const part of box.options.parts) {
    for (const bone of box.boneIds) {
      if (bones[bone] === 0 || box.bones[bone].category !== part || !fits[bone]) continue;
      parts += 1;
      break;
    }
  }
  return parts;
}
function takeBones({ box }, { fits }, bones) {
  for (const part of box.options.parts) {
    let taken = -1;
    for (const bone of box.boneIds) {
      if (bones[bone] === 0 || box.bones[bone].category !== part || !fits[bone]) continue;
      if (taken < 0 || bones[bone] > bones[taken]) taken = bone;
    }
    if (taken >= 0) bones[taken] -= 1;
  }
}
function debunkOf({ state, box }, seat) {
  const { crates, patron: patron2 } = state.players[seat];
  const papers = state.papers[box.patronIds.length - 1 - patron2].slice();
  let debunk2 = 0;
  let debunkNear = 0;
  for (const count of crates) {
    let isDone = false;
    for (let i = box.debunk.length - 1; i >= 0 && !isDone; i--) {
      const { bones, loyalty, paper } = box.debunk[i];
      if (count + 1 < bones) continue;
      const index = papers.indexOf(paper);
      if (index < 0) continue;
      if (count < bones) {
        debunkNear = Math.max(debunkNear, loyalty);
        continue;
      }
      papers.splice(index, 1);
      debunk2 += loyalty;
      isDone = true;
    }
  }
  return { debunk: debunk2, debunkNear };
}

// games/bone-wars/bots/tempo.ts
var USUAL_ACTIONS = 4;
var USUAL_INCOME = 3;
var USUAL_CARDS = 1;
function tempoOf(at, seat) {
  const { state, box } = at;
  const player = state.players[seat];
  const later = box.rounds.length - 1 - state.round;
  const teams = seat < state.seats ? box.basicTeam.length : player.slots.length;
  const hand = player.species.length + player.paleontologists.length;
  let { money } = player;
  let cards = hand + (seat < state.seats ? player.team.length : teams);
  let actions = 0;
  if (!player.passed && state.phase === "rounds") {
    for (let slot2 = 0; slot2 < player.slots.length && cards > 0; slot2++) {
      if (player.slots[slot2].card !== null) continue;
      const cost3 = slotCost(at, seat, slot2);
      if (cost3 > money) break;
      money -= cost3;
      cards -= 1;
      actions += 1;
    }
  }
  let next = 0;
  if (later > 0) {
    if (!player.passed) money += USUAL_INCOME;
    cards = Math.min(cards, hand) + teams + (player.passed ? 0 : USUAL_CARDS);
    for (let slot2 = 0; slot2 < player.slots.length && cards > 0; slot2++) {
      const cost3 = slotCost(at, seat, slot2);
      if (cost3 > money) break;
      money -= cost3;
      cards -= 1;
      next += 1;
    }
  }
  const left = Math.min(1, (actions + later * USUAL_ACTIONS) / (box.rounds.length * USUAL_ACTIONS));
  return { actions, next, money, cards, left };
}
function slotCost(at, seat, slot2) {
  return hasGrant(at, seat, "freeSlots") ? 0 : slotInfo(at, seat, slot2).cost;
}
function doablePart(loyalties, actions) {
  const all = sum(loyalties);
  if (all === 0) return 0;
  const best = [...loyalties].sort((a, b) => b - a).slice(0, actions);
  return sum(best) / all;
}

// games/bone-wars/bots/features.ts
var NAMES = [
  "banked",
  "midGame",
  "final",
  "growthLeft",
  "poised",
  "paperLoyalty",
  "paperPrizes",
  "paperRounds",
  "papersBlocked",
  "fitting",
  "spareBones",
  "begun",
  "waiting",
  "homeless",
  "debunk",
  "debunkNear",
  "awardReady",
  "awardNear",
  "archived",
  "archivedLeft",
  "envelopeRoomLeft",
  "actions",
  "nextActions",
  "moneyLeft",
  "cardsLeft",
  "covers",
  "coversLeft",
  "archiveCampsLeft",
  "moveCampsLeft",
  "teamLeft",
  "hiredLeft",
  "upgradesLeft",
  "outdoors",
  "siteBones",
  "siteSpecies",
  "findReady",
  "awardBlocked",
  "toPass",
  "toEnd",
  "patronLead",
  "patronPromise",
  "keenCards",
  ...GRANT_NAMES,
  "automaton",
  "automatonLeft",
  "automatonBanked",
  "automatonMidGame",
  "automatonFinal",
  "automatonGrowthLeft"
];
var AT = placesOf(NAMES);
var boneWarsFeatures = {
  names: NAMES,
  read: (at, seat, _score, row) => {
    const { state, box } = at;
    const player = state.players[seat];
    const { actions, next, money, cards, left } = tempoOf(at, seat);
    const standing = standingOf(at, seat);
    if (seat >= state.seats) {
      readAutomaton(standing, left, row);
      return;
    }
    const papers = papersOf(at, seat);
    const extra = roundLoyalty(at);
    const awards = awardsOf(at, seat, extra);
    const paperLoyalty = papers.loyalty + papers.roundBonuses * extra;
    const isLastRound = state.round === box.rounds.length - 1;
    const doable = isLastRound ? doablePart([paperLoyalty, papers.debunk, ...awards.ready], actions) : 1;
    const useful = isLastRound ? Math.min(1, Math.max(0, actions - 1) / (USUAL_ACTIONS - 1)) : 1;
    const stands = player.paleontologist;
    const archived = archivedCount(at, seat);
    let teamPoints = 0;
    for (const card of player.team) teamPoints += box.cards[card].team?.ap ?? 0;
    for (const { card } of player.slots) if (card !== null) teamPoints += box.cards[card].team?.ap ?? 0;
    let upgrades2 = 0;
    for (const slot2 of player.slots) if (slot2.upgraded) upgrades2 += 1;
    const turns = Math.min(1, (player.passed ? next : actions) / USUAL_ACTIONS);
    const site = player.site === null ? null : state.sites[player.site];
    row.fill(0);
    row[AT.banked] = standing.banked;
    row[AT.midGame] = standing.midGame;
    row[AT.final] = standing.final;
    row[AT.growthLeft] = standing.growth * left;
    row[AT.poised] = standing.poised * useful;
    row[AT.paperLoyalty] = paperLoyalty * doable;
    row[AT.paperPrizes] = papers.prizes * doable;
    row[AT.paperRounds] = papers.roundBonuses * doable;
    row[AT.papersBlocked] = stands === "publish" ? paperLoyalty * doable : 0;
    row[AT.fitting] = papers.fitting * useful;
    row[AT.spareBones] = papers.spareBones * useful;
    row[AT.begun] = papers.begun * useful;
    row[AT.waiting] = papers.waiting * useful;
    row[AT.homeless] = papers.homeless * useful;
    row[AT.debunk] = stands === "debunk" ? 0 : papers.debunk * doable;
    row[AT.debunkNear] = papers.debunkNear * useful;
    row[AT.awardReady] = sum(awards.ready) * doable;
    row[AT.awardNear] = awards.near * useful;
    row[AT.archived] = archived;
    row[AT.archivedLeft] = archived * left;
    row[AT.envelopeRoomLeft] = (archiveLimit(at, seat) * box.envelopes.length - archived) * left;
    row[AT.actions] = actions;
    row[AT.nextActions] = next;
    row[AT.moneyLeft] = money * left;
    row[AT.cardsLeft] = cards * left;
    row[AT.covers] = player.covers;
    row[AT.coversLeft] = player.covers * left;
    row[AT.archiveCampsLeft] = (box.board.camps.archive - player.camps.archive) * left;
    row[AT.moveCampsLeft] = (box.board.camps.movement - player.camps.movement) * left;
    row[AT.teamLeft] = teamPoints * left;
    row[AT.hiredLeft] = player.hired.length * left;
    row[AT.upgradesLeft] = upgrades2 * left;
    row[AT.outdoors] = player.site === null ? 0 : useful;
    row[AT.siteBones] = site === null ? 0 : site.bones.filter((bone) => bone !== null).length * useful;
    row[AT.siteSpecies] = site === null || site.species === null ? 0 : useful;
    row[AT.findReady] = canFind(at, seat) ? useful : 0;
    row[AT.awardBlocked] = stands === "award" ? sum(awards.ready) * doable : 0;
    row[AT.toPass] = player.passed || isLastRound ? 0 : 1;
    row[AT.toEnd] = player.passed || !isLastRound ? 0 : standing.shelves;
    row[AT.patronLead] = standing.lead * left;
    row[AT.patronPromise] = standing.shelves * standing.room * turns;
    row[AT.keenCards] = keenCards(at, seat) * useful;
    const grant = grantOf(at, seat);
    if (grant !== null) row[AT[grantName(grant.ability)]] = turns;
  }
};
function readAutomaton({ banked, midGame, final, growth }, left, row) {
  row.fill(0);
  row[AT.automaton] = 1;
  row[AT.automatonLeft] = left;
  row[AT.automatonBanked] = banked;
  row[AT.automatonMidGame] = midGame;
  row[AT.automatonFinal] = final;
  row[AT.automatonGrowthLeft] = growth * left;
}

// games/bone-wars/bots/weights.json
var weights_default = JSON.parse('{"banked":0.10824,"midGame":0.09372,"final":0.10016,"growthLeft":0.01789,"poised":0.04706,"paperLoyalty":0.03384,"paperPrizes":0.05174,"paperRounds":0.04323,"papersBlocked":0.0003,"fitting":0.0784,"spareBones":0.06765,"begun":0.19325,"waiting":0.17579,"homeless":0.15558,"debunk":0.0267,"debunkNear":-0.01546,"awardReady":0.06243,"awardNear":0.04265,"archived":0.06519,"archivedLeft":0.18933,"envelopeRoomLeft":0.03753,"actions":0.047,"nextActions":0.1702,"moneyLeft":0.05748,"cardsLeft":0.14557,"covers":-0.05985,"coversLeft":-0.11858,"archiveCampsLeft":0.12322,"moveCampsLeft":0.06787,"teamLeft":0.13942,"hiredLeft":0.22402,"upgradesLeft":-0.12769,"outdoors":0.05052,"siteBones":0.01928,"siteSpecies":0.05382,"findReady":-0.00399,"awardBlocked":-0.02611,"toPass":0.75054,"toEnd":0.15755,"patronLead":0.04664,"patronPromise":0.00493,"keenCards":0.06992,"grantDiscover1":0.2581,"grantAnyMinorFind":0.32932,"grantRareInsteadOfBag":-0.0056,"grantDebunkAnyBone":0.15025,"grantPublishAnyBone":0.14416,"grantFreeSlots":0.09199,"grantReclassifyFull":0.09085,"grantMinorToRound":0.0602,"grantPublish4AnyRound":0.11596,"grantDebunkTradeLoyalty":0.05266,"grantStayPaleontologist":0.05662,"grantRoundToMinor":0.14151,"grantMeetMoney1":0.15405,"grantFreeMoves2":0.16981,"automaton":0,"automatonLeft":2.81086,"automatonBanked":0.09308,"automatonMidGame":0.08087,"automatonFinal":0.07595,"automatonGrowthLeft":0.03182}');

// games/bone-wars/bots/brain.ts
var brain = { features: boneWarsFeatures, weights: weights_default, search: { horizon: 0 } };

// games/bone-wars/bundle.ts
var module2 = { ...module, brain, loadDrawing: async () => draw_exports };
export {
  module2 as module
};
