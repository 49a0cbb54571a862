// The rules of ruthless as they were played, with all that they need. Kept, never edited: docs/ARCHITECTURE.md.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// games/ruthless/box/components.json
var components_default = JSON.parse(`{"game":"ruthless","title":"Bone Wars: The Game of Ruthless Paleontology","dataVersion":1,"publishedBy":"Zygote Games, 2005","designers":["James L. Cambias","Diane A. Kelly"],"sources":[{"id":"S1","what":"Publisher's rulebook text","weight":"authority for the rules and for the card counts 4/33/18/53"},{"id":"S2","what":"Publisher's FAQ, zygotegames.com/faqbone.html (only its beginning could be read)","weight":"rounds and passing; Mining the Basement; Significant Find; Coprolite; Coelophysis, Apatosaurus, Camptosaurus"},{"id":"S3","what":"Review, laelaps.wordpress.com, 21 May 2007 (beginning only)","weight":"Head on the Wrong End; whisky; bigger gun; blowing up; priority; an extra-Bone card; Dilophosaurus"},{"id":"S4","what":"Review 'Game Theory: Bone Wars', labnews.co.uk, 23 Sep 2019 (beginning only)","weight":"It's a Fake; head on the wrong end; explosive card; they hurt the rival and help the player"},{"id":"S5","what":"mooshme.org (museum educators), July 2013 (beginning only)","weight":"matching by shared physical traits; hollow bones; T. rex; Camarasaurus"},{"id":"S6","what":"New Scientist, Feedback, 4 January 2006","weight":"natural disasters; stealing and destroying bones; better alcohol for field workers"},{"id":"S7","what":"improbable.com, 23 Sep 2012, quoting the publisher's product text","weight":"71 Event cards (18 Names + 53); flash floods; buying up a journal; hiring away collectors; New York Herald"},{"id":"S8","what":"Palaeontologia Electronica 10(1), 2007, review by B. Andres (opening and a title fragment only)","weight":"the Names are in four groups shown by colour"},{"id":"S9","what":"boardgameguys.com summary page (second-hand, low weight)","weight":"Paleontologist advantages include extra cards and more starting Prestige"},{"id":"S10","what":"Abstract by D. A. Kelly, SICB 2006 meeting","weight":"skeletons are built from partial material and revised as better material appears"}],"counts":{"paleontologists":4,"bones":33,"names":18,"events":53,"boneDeck":33,"eventDeck":71,"total":108,"note":"The 18 Names are beside the 53 Events, not inside them: both have the light back and together they make the 71-card Event deck (S1: 4 + 33 + 18 + 53 = 108; S7: 71 Event cards)."},"instanceRule":"Card instances are \`<id>\` when count is 1 and \`<id>#1\` .. \`<id>#<count>\` when count is above 1.","constants":{"players":[2,3,4],"startPrestige":1,"minPrestige":0,"maxPrestige":null,"goalByPlayers":{"2":12,"3":10,"4":8},"goalRange":[4,20],"fieldDraw":{"event":4,"bone":4},"eventHandLimit":4,"describeBones":{"min":2,"max":3},"prestigePerBone":1,"prestigePerFossil":1,"prestigePerRevisedBone":1,"perfectScore":3,"idleTurnsToEnd":3,"lastTurn":15},"parts":[{"id":"head","name":{"en":"Head","fr":"Tête"}},{"id":"vertebrae","name":{"en":"Vertebrae","fr":"Vertèbres"}},{"id":"limbs","name":{"en":"Limbs","fr":"Membres"}}],"phases":[{"id":"field","name":{"en":"Field Season","fr":"Saison de fouilles"}},{"id":"museum","name":{"en":"Museum Work","fr":"Travail au musée"}},{"id":"controversy","name":{"en":"Controversy","fr":"Controverse"}}],"families":[{"id":"theropod","color":"red","hex":"#C0392B","symbol":"claw","name":{"en":"Theropods","fr":"Théropodes"},"note":{"en":"Two-legged meat-eaters","fr":"Carnivores bipèdes"}},{"id":"sauropod","color":"blue","hex":"#2E6DA4","symbol":"neck","name":{"en":"Sauropods","fr":"Sauropodes"},"note":{"en":"Long-necked giants","fr":"Géants au long cou"}},{"id":"ornithopod","color":"green","hex":"#3C8D40","symbol":"beak","name":{"en":"Ornithopods","fr":"Ornithopodes"},"note":{"en":"Beaked plant-eaters","fr":"Herbivores à bec"}},{"id":"armored","color":"gold","hex":"#D4A017","symbol":"horn","name":{"en":"Armored and horned dinosaurs","fr":"Dinosaures cuirassés et à cornes"},"note":{"en":"Plates, clubs, frills and horns","fr":"Plaques, massues, collerettes et cornes"}}],"familiesProvenance":"four groups shown by colour: public (S8); which groups and which colours: reconstructed","traits":[{"id":"h-blade","part":"head","text":{"en":"blade-like, saw-edged teeth","fr":"dents en lame, à bord denté"}},{"id":"h-long","part":"head","text":{"en":"long, narrow snout","fr":"museau long et étroit"}},{"id":"h-deep","part":"head","text":{"en":"deep, heavy skull","fr":"crâne haut et massif"}},{"id":"h-plain","part":"head","text":{"en":"no crest and no horn","fr":"ni crête ni corne"}},{"id":"h-crest","part":"head","text":{"en":"bony crest","fr":"crête osseuse"}},{"id":"h-horn","part":"head","text":{"en":"horn on the nose or brow","fr":"corne sur le nez ou le front"}},{"id":"h-tiny","part":"head","text":{"en":"skull tiny for the body","fr":"crâne minuscule pour le corps"}},{"id":"h-peg","part":"head","text":{"en":"pencil-shaped teeth at the tip of the jaws","fr":"dents en crayon au bout des mâchoires"}},{"id":"h-spoon","part":"head","text":{"en":"spoon-shaped teeth","fr":"dents en cuillère"}},{"id":"h-short","part":"head","text":{"en":"short, blunt snout","fr":"museau court et arrondi"}},{"id":"h-arch","part":"head","text":{"en":"high arch of bone over the nostrils","fr":"haute arche osseuse au-dessus des narines"}},{"id":"h-grind","part":"head","text":{"en":"cheek teeth made for grinding","fr":"dents jugales broyeuses"}},{"id":"h-narrowbeak","part":"head","text":{"en":"narrow beak","fr":"bec étroit"}},{"id":"h-duckbill","part":"head","text":{"en":"broad, duck-like bill","fr":"large bec de canard"}},{"id":"h-eyes","part":"head","text":{"en":"very large eye sockets","fr":"très grandes orbites"}},{"id":"h-toothless","part":"head","text":{"en":"toothless tip to the beak","fr":"pointe du bec sans dents"}},{"id":"h-low","part":"head","text":{"en":"low, flat skull","fr":"crâne bas et plat"}},{"id":"h-frill","part":"head","text":{"en":"bony frill over the neck","fr":"collerette osseuse sur le cou"}},{"id":"h-skullplates","part":"head","text":{"en":"bony plates fused to the skull","fr":"plaques osseuses soudées au crâne"}},{"id":"v-hollow","part":"vertebrae","text":{"en":"hollow, air-filled vertebrae","fr":"vertèbres creuses, remplies d'air"}},{"id":"v-sneck","part":"vertebrae","text":{"en":"long, S-shaped neck","fr":"long cou en S"}},{"id":"v-shortneck","part":"vertebrae","text":{"en":"short, powerful neck","fr":"cou court et puissant"}},{"id":"v-slimtail","part":"vertebrae","text":{"en":"long, slender tail","fr":"queue longue et fine"}},{"id":"v-stifftail","part":"vertebrae","text":{"en":"stiff, balancing tail","fr":"queue raide servant de balancier"}},{"id":"v-deeptail","part":"vertebrae","text":{"en":"deep, flattened tail","fr":"queue haute et aplatie"}},{"id":"v-split","part":"vertebrae","text":{"en":"forked spines on the neck","fr":"épines du cou fourchues"}},{"id":"v-single","part":"vertebrae","text":{"en":"single spines on the neck","fr":"épines du cou simples"}},{"id":"v-whiptail","part":"vertebrae","text":{"en":"tail ending in a whip","fr":"queue terminée en fouet"}},{"id":"v-shorttail","part":"vertebrae","text":{"en":"rather short tail","fr":"queue plutôt courte"}},{"id":"v-tendons","part":"vertebrae","text":{"en":"bony tendons along the spine","fr":"tendons ossifiés le long du dos"}},{"id":"v-shorthip","part":"vertebrae","text":{"en":"five or six fused hip vertebrae","fr":"cinq ou six vertèbres soudées au bassin"}},{"id":"v-longhip","part":"vertebrae","text":{"en":"eight or more fused hip vertebrae","fr":"huit vertèbres ou plus soudées au bassin"}},{"id":"v-solid","part":"vertebrae","text":{"en":"solid, heavy vertebrae","fr":"vertèbres pleines et lourdes"}},{"id":"v-backarmor","part":"vertebrae","text":{"en":"armor or plates carried along the back","fr":"armure ou plaques portées le long du dos"}},{"id":"v-fusedneck","part":"vertebrae","text":{"en":"first neck vertebrae fused together","fr":"premières vertèbres du cou soudées"}},{"id":"v-spikes","part":"vertebrae","text":{"en":"tail ending in spikes","fr":"queue terminée par des pointes"}},{"id":"v-club","part":"vertebrae","text":{"en":"tail ending in a club","fr":"queue terminée par une massue"}},{"id":"l-birdfoot","part":"limbs","text":{"en":"bird-like feet with three clawed toes","fr":"pieds d'oiseau à trois doigts griffus"}},{"id":"l-hand4","part":"limbs","text":{"en":"four-fingered hands","fr":"mains à quatre doigts"}},{"id":"l-hand3","part":"limbs","text":{"en":"three great claws on each hand","fr":"trois grandes griffes à chaque main"}},{"id":"l-hand2","part":"limbs","text":{"en":"tiny arms with two fingers","fr":"bras minuscules à deux doigts"}},{"id":"l-slender","part":"limbs","text":{"en":"slender leg bones","fr":"os des pattes élancés"}},{"id":"l-stout","part":"limbs","text":{"en":"stout leg bones","fr":"os des pattes trapus"}},{"id":"l-pillar","part":"limbs","text":{"en":"legs like pillars","fr":"pattes en piliers"}},{"id":"l-shortfront","part":"limbs","text":{"en":"forelegs shorter than hind legs","fr":"pattes avant plus courtes que les pattes arrière"}},{"id":"l-longfront","part":"limbs","text":{"en":"forelegs longer than hind legs","fr":"pattes avant plus longues que les pattes arrière"}},{"id":"l-pubis","part":"limbs","text":{"en":"pubic bone pointing backward","fr":"pubis dirigé vers l'arrière"}},{"id":"l-biped","part":"limbs","text":{"en":"walked on two legs","fr":"marche sur deux pattes"}},{"id":"l-both","part":"limbs","text":{"en":"walked on two legs or on four","fr":"marche sur deux ou quatre pattes"}},{"id":"l-hoof3","part":"limbs","text":{"en":"three hoofed toes","fr":"trois doigts à sabots"}},{"id":"l-toe4","part":"limbs","text":{"en":"four toes on the hind foot","fr":"quatre doigts au pied arrière"}},{"id":"l-hips","part":"limbs","text":{"en":"hips far higher than the shoulders","fr":"hanches bien plus hautes que les épaules"}},{"id":"l-quadruped","part":"limbs","text":{"en":"quadruped with legs of similar length","fr":"quadrupède aux pattes de longueur voisine"}},{"id":"l-hoofs","part":"limbs","text":{"en":"spreading toes with hoofs","fr":"doigts écartés à sabots"}}],"traitsProvenance":"matching by shared physical traits: public (S5); the traits themselves: reconstructed","vocabulary":{"timing":{"withDescription":"a Name: laid down with 2 or 3 Bone cards to describe a skeleton; stays in the museum","action":"played as the player's one action of a round, in the card's own phase","withPresentation":"laid down together with the player's own new skeleton or fossil, as part of that action","withRevision":"laid down together with the player's own revision, as part of that action","doubt":"played by another player in the doubt window of a presentation; not an action","defence":"played by the player who is hit, in the defence window of a threat; not an action; any phase"},"targetKind":{"none":"no target","rival":"one other player, chosen by the actor","eachRival":"every other player who passes the filter","rivalCrew":"one Field Crew card in play beside another player","rivalSkeleton":"one skeleton in another player's museum","presentation":"the skeleton or fossil being presented now","revision":"the revision being made now","threat":"the Event or revision that is hitting the player now"},"filter":{"hasBones":"the player has at least 1 Bone card in hand","actorHasBones":"the actor has at least 1 Bone card in hand","canStillAct:field":"the player is not already skipping this turn's Field Season","canStillAct:museum":"the player is not already skipping this turn's Museum Work","prestigeAtLeastMine":"the player's Prestige is at least the actor's","prestigeAtLeast:1":"the player's Prestige is 1 or more","headScoreBelow:3":"the skeleton has a head whose match score is 0, 1 or 2","boneScoreAtMost:1":"a Bone of the skeleton has match score 0 or 1","own":"it belongs to the player who plays the card","rival":"it belongs to another player","skeleton":"it is a skeleton, not a fossil","tag:theft":"the threat is an Event with that tag","tag:holdup":"the threat is an Event with that tag","tag:destroy":"the threat is an Event with that tag","tag:doubt":"the threat is an Event with that tag","tag:slander":"the threat is an Event with that tag","revision":"the threat is a rival's revision of one of the player's skeletons"},"tag":{"theft":"takes Bones from a hand","holdup":"stops a rival's train","destroy":"sends Bones from a hand to the bone tray","disaster":"natural catastrophe","delay":"makes a rival lose actions","crew":"takes or removes Field Crew","doubt":"attacks a presentation","slander":"attacks Prestige in Controversy"},"effect":{"stayInPlay":"the card stays face up beside the actor's Paleontologist","draw":"the actor draws n cards of deck \`what\`","steal":"n Bone cards go from the target's hand to the actor's; pick random = uniformly at random, pick seen = the actor looks at all the target's Bone cards and chooses","destroy":"n Bone cards go from the target's hand to the bone tray, uniformly at random; halfUp = half of the hand, rounded up","skipPhase":"the target only passes for the rest of the named phase of this turn","takeCrew":"the chosen crew card moves beside the actor","removeCrew":"the chosen crew card goes under the Event deck","boost":"n more Prestige for the actor when the presentation or revision scores","removeBone":"the actor chooses n Bone cards of the presentation or skeleton; they go to the bone tray","withdraw":"the presentation is undone: Bones to the presenter's hand, Name and Events played with it under the Event deck","keepBones":"the actor may keep up to n more Bone cards at the end of this turn","gain":"the actor gains n Prestige","lose":"\`who\` loses n Prestige, never below the minimum","cancel":"the threat has no effect on the defender, if it carries one of \`tags\` (or, with revision=true, if it is a revision)","save":"n fewer Bone cards are destroyed in the defender's hand","blockRevision":"the defender names n of the revision's Bones; they go to the bone tray and are not placed"},"passive":{"startPrestige":"Prestige at the start of the game is n","extraDraw":"n more cards of deck \`what\` in each Field Season draw","untargetable":"Events with one of \`tags\` cannot be aimed at the owner and do not affect the owner","saveBones":"each Event with one of \`tags\` destroys n fewer of the owner's Bones","keepBones":"the owner may keep up to n Bone cards at the end of each turn","handLimit":"the owner's Event limit at the end of the turn changes by n"},"ability":{"cycleBone":"as an action of phase \`phase\`, perTurn times a turn: put 1 Bone card from hand into the bone tray, then draw 1 Bone card"}},"paleontologists":[{"id":"marsh","name":"Othniel Charles Marsh","dates":"1831-1899","shortName":"Othniel Marsh","passives":[{"passive":"startPrestige","n":3},{"passive":"untargetable","tags":["crew"]}],"text":{"en":"You start the game with 3 Prestige instead of 1, and rivals' Events cannot take or remove your Field Crew.","fr":"Vous commencez la partie avec 3 points de Prestige au lieu de 1, et les Événements de vos rivaux ne peuvent ni prendre ni renvoyer vos équipiers."},"flavor":{"en":"A rich uncle, a chair at Yale and a long payroll.","fr":"Un oncle fortuné, une chaire à Yale et beaucoup de gens à sa solde."},"provenance":"rulebook","abilityProvenance":"reconstructed","source":"S1 gives the person and that he has an ability; S9 says that some Paleontologist starts with more Prestige; which one, and the amounts, are reconstructed"},{"id":"cope","name":"Edward Drinker Cope","dates":"1840-1897","shortName":"Edward Cope","passives":[{"passive":"extraDraw","what":"event","n":1},{"passive":"handLimit","n":2}],"text":{"en":"In each Field Season you draw 1 extra Event card, and at the end of the turn you may keep 2 more Event cards than the usual limit.","fr":"À chaque Saison de fouilles, vous piochez 1 carte Événement de plus, et à la fin du tour vous pouvez garder 2 cartes Événement de plus que la limite habituelle."},"flavor":{"en":"He wrote faster than anyone could check.","fr":"Il écrivait plus vite qu'on ne pouvait vérifier."},"provenance":"rulebook","abilityProvenance":"reconstructed","source":"S1 gives the person and that he has an ability; S9 says that some Paleontologist draws extra cards; which one, and the amounts, are reconstructed"},{"id":"brown","name":"Barnum Brown","dates":"1873-1963","shortName":"Barnum Brown","passives":[{"passive":"extraDraw","what":"bone","n":1},{"passive":"handLimit","n":-1}],"text":{"en":"In each Field Season you draw 1 extra Bone card, but at the end of the turn you keep 1 Event card fewer than the usual limit.","fr":"À chaque Saison de fouilles, vous piochez 1 carte Os de plus, mais à la fin du tour vous gardez 1 carte Événement de moins que la limite habituelle."},"flavor":{"en":"A born bone finder who left the writing to others.","fr":"Un découvreur-né, qui laissait l'écriture aux autres."},"provenance":"rulebook","abilityProvenance":"reconstructed","source":"S1 gives the person and that he has an ability; S9 says that some Paleontologist draws extra cards; which one, and the amounts, are reconstructed"},{"id":"sternberg","name":"Charles Hazelius Sternberg","dates":"1850-1943","shortName":"Charles Sternberg","passives":[{"passive":"untargetable","tags":["disaster"]},{"passive":"keepBones","n":1}],"text":{"en":"Disaster Events do not affect you, and at the end of the turn you may keep 1 unused Bone card.","fr":"Les Événements Catastrophe ne vous touchent pas, et à la fin du tour vous pouvez garder 1 carte Os inutilisée."},"flavor":{"en":"Floods, fevers and canyons: he walked out of them all.","fr":"Crues, fièvres et ravins : il en est toujours revenu."},"provenance":"rulebook","abilityProvenance":"reconstructed","source":"S1 gives the person and that he has an ability; S7 calls him indestructible and tells of flash floods; the ability itself is reconstructed"}],"names":[{"id":"coelophysis","name":"Coelophysis","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"theropod","color":"red","count":1,"lived":{"period":{"en":"Late Triassic","fr":"Trias supérieur"},"mya":[216,203]},"size":{"lengthM":3,"massKg":20},"describedBy":"E. D. Cope","year":1889,"ideal":{"head":["h-blade","h-long","h-plain"],"vertebrae":["v-hollow","v-sneck","v-slimtail"],"limbs":["l-birdfoot","l-hand4","l-slender"]},"provenance":"public","dataProvenance":"reconstructed","source":"S2: named as a Name card in the publisher's FAQ example","text":{"en":"Coelophysis, a theropod of the Late Triassic (216 to 203 million years ago), about 3 m long and 20 kg; named by E. D. Cope in 1889.","fr":"Coelophysis, un théropode du Trias supérieur (il y a 216 à 203 millions d'années), long d'environ 3 m et pesant 20 kg ; nommé par E. D. Cope en 1889."}},{"id":"dilophosaurus","name":"Dilophosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"theropod","color":"red","count":1,"lived":{"period":{"en":"Early Jurassic","fr":"Jurassique inférieur"},"mya":[193,186]},"size":{"lengthM":7,"massKg":400},"describedBy":"S. P. Welles","year":1970,"ideal":{"head":["h-blade","h-long","h-crest"],"vertebrae":["v-hollow","v-sneck","v-slimtail"],"limbs":["l-birdfoot","l-hand4","l-slender"]},"provenance":"public","dataProvenance":"reconstructed","source":"S3: a reviewer speaks of a skeleton named Dilophosaurus","text":{"en":"Dilophosaurus, a theropod of the Early Jurassic (193 to 186 million years ago), about 7 m long and 400 kg; named by S. P. Welles in 1970.","fr":"Dilophosaurus, un théropode du Jurassique inférieur (il y a 193 à 186 millions d'années), long d'environ 7 m et pesant 400 kg ; nommé par S. P. Welles en 1970."}},{"id":"ceratosaurus","name":"Ceratosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"theropod","color":"red","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[153,148]},"size":{"lengthM":6,"massKg":700},"describedBy":"O. C. Marsh","year":1884,"ideal":{"head":["h-blade","h-deep","h-horn"],"vertebrae":["v-hollow","v-shortneck","v-deeptail"],"limbs":["l-birdfoot","l-hand4","l-stout"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Ceratosaurus, a theropod of the Late Jurassic (153 to 148 million years ago), about 6 m long and 700 kg; named by O. C. Marsh in 1884.","fr":"Ceratosaurus, un théropode du Jurassique supérieur (il y a 153 à 148 millions d'années), long d'environ 6 m et pesant 700 kg ; nommé par O. C. Marsh en 1884."}},{"id":"allosaurus","name":"Allosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"theropod","color":"red","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[155,145]},"size":{"lengthM":9,"massKg":1700},"describedBy":"O. C. Marsh","year":1877,"ideal":{"head":["h-blade","h-deep","h-horn"],"vertebrae":["v-hollow","v-shortneck","v-stifftail"],"limbs":["l-birdfoot","l-hand3","l-stout"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Allosaurus, a theropod of the Late Jurassic (155 to 145 million years ago), about 9 m long and 1.7 t; named by O. C. Marsh in 1877.","fr":"Allosaurus, un théropode du Jurassique supérieur (il y a 155 à 145 millions d'années), long d'environ 9 m et pesant 1,7 t ; nommé par O. C. Marsh en 1877."}},{"id":"tyrannosaurus","name":"Tyrannosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"theropod","color":"red","count":1,"lived":{"period":{"en":"Late Cretaceous","fr":"Crétacé supérieur"},"mya":[68,66]},"size":{"lengthM":12,"massKg":8000},"describedBy":"H. F. Osborn","year":1905,"ideal":{"head":["h-blade","h-deep","h-plain"],"vertebrae":["v-hollow","v-shortneck","v-stifftail"],"limbs":["l-birdfoot","l-hand2","l-stout"]},"provenance":"public","dataProvenance":"reconstructed","source":"S5: a reviewer read a T. rex card that mentions hollow bones","text":{"en":"Tyrannosaurus, a theropod of the Late Cretaceous (68 to 66 million years ago), about 12 m long and 8 t; named by H. F. Osborn in 1905.","fr":"Tyrannosaurus, un théropode du Crétacé supérieur (il y a 68 à 66 millions d'années), long d'environ 12 m et pesant 8 t ; nommé par H. F. Osborn en 1905."}},{"id":"apatosaurus","name":"Apatosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"sauropod","color":"blue","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[152,151]},"size":{"lengthM":22,"massKg":20000},"describedBy":"O. C. Marsh","year":1877,"ideal":{"head":["h-tiny","h-peg","h-long"],"vertebrae":["v-hollow","v-split","v-whiptail"],"limbs":["l-pillar","l-shortfront","l-stout"]},"provenance":"public","dataProvenance":"reconstructed","source":"S2: named as a Name card in the publisher's FAQ example","text":{"en":"Apatosaurus, a sauropod of the Late Jurassic (152 to 151 million years ago), about 22 m long and 20 t; named by O. C. Marsh in 1877.","fr":"Apatosaurus, un sauropode du Jurassique supérieur (il y a 152 à 151 millions d'années), long d'environ 22 m et pesant 20 t ; nommé par O. C. Marsh en 1877."}},{"id":"camarasaurus","name":"Camarasaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"sauropod","color":"blue","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[155,145]},"size":{"lengthM":16,"massKg":18000},"describedBy":"E. D. Cope","year":1877,"ideal":{"head":["h-tiny","h-spoon","h-short"],"vertebrae":["v-hollow","v-split","v-shorttail"],"limbs":["l-pillar","l-shortfront","l-stout"]},"provenance":"public","dataProvenance":"reconstructed","source":"S5: a reviewer quotes a quarrel over a Camarasaurus skull","text":{"en":"Camarasaurus, a sauropod of the Late Jurassic (155 to 145 million years ago), about 16 m long and 18 t; named by E. D. Cope in 1877.","fr":"Camarasaurus, un sauropode du Jurassique supérieur (il y a 155 à 145 millions d'années), long d'environ 16 m et pesant 18 t ; nommé par E. D. Cope en 1877."}},{"id":"diplodocus","name":"Diplodocus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"sauropod","color":"blue","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[154,152]},"size":{"lengthM":25,"massKg":13000},"describedBy":"O. C. Marsh","year":1878,"ideal":{"head":["h-tiny","h-peg","h-long"],"vertebrae":["v-hollow","v-split","v-whiptail"],"limbs":["l-pillar","l-shortfront","l-slender"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Diplodocus, a sauropod of the Late Jurassic (154 to 152 million years ago), about 25 m long and 13 t; named by O. C. Marsh in 1878.","fr":"Diplodocus, un sauropode du Jurassique supérieur (il y a 154 à 152 millions d'années), long d'environ 25 m et pesant 13 t ; nommé par O. C. Marsh en 1878."}},{"id":"brachiosaurus","name":"Brachiosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"sauropod","color":"blue","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[154,150]},"size":{"lengthM":21,"massKg":35000},"describedBy":"E. S. Riggs","year":1903,"ideal":{"head":["h-tiny","h-spoon","h-arch"],"vertebrae":["v-hollow","v-single","v-shorttail"],"limbs":["l-pillar","l-longfront","l-slender"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Brachiosaurus, a sauropod of the Late Jurassic (154 to 150 million years ago), about 21 m long and 35 t; named by E. S. Riggs in 1903.","fr":"Brachiosaurus, un sauropode du Jurassique supérieur (il y a 154 à 150 millions d'années), long d'environ 21 m et pesant 35 t ; nommé par E. S. Riggs en 1903."}},{"id":"camptosaurus","name":"Camptosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"ornithopod","color":"green","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[156,146]},"size":{"lengthM":6,"massKg":800},"describedBy":"O. C. Marsh","year":1885,"ideal":{"head":["h-grind","h-narrowbeak","h-plain"],"vertebrae":["v-tendons","v-shorthip","v-deeptail"],"limbs":["l-pubis","l-both","l-toe4"]},"provenance":"public","dataProvenance":"reconstructed","source":"S2: Camptosaurus is among the words of the cards that the publisher's FAQ jokes about","text":{"en":"Camptosaurus, an ornithopod of the Late Jurassic (156 to 146 million years ago), about 6 m long and 800 kg; named by O. C. Marsh in 1885.","fr":"Camptosaurus, un ornithopode du Jurassique supérieur (il y a 156 à 146 millions d'années), long d'environ 6 m et pesant 800 kg ; nommé par O. C. Marsh en 1885."}},{"id":"dryosaurus","name":"Dryosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"ornithopod","color":"green","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[155,145]},"size":{"lengthM":3,"massKg":100},"describedBy":"O. C. Marsh","year":1894,"ideal":{"head":["h-grind","h-narrowbeak","h-eyes"],"vertebrae":["v-tendons","v-shorthip","v-stifftail"],"limbs":["l-pubis","l-biped","l-slender"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Dryosaurus, an ornithopod of the Late Jurassic (155 to 145 million years ago), about 3 m long and 100 kg; named by O. C. Marsh in 1894.","fr":"Dryosaurus, un ornithopode du Jurassique supérieur (il y a 155 à 145 millions d'années), long d'environ 3 m et pesant 100 kg ; nommé par O. C. Marsh en 1894."}},{"id":"hadrosaurus","name":"Hadrosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"ornithopod","color":"green","count":1,"lived":{"period":{"en":"Late Cretaceous","fr":"Crétacé supérieur"},"mya":[80,78]},"size":{"lengthM":8,"massKg":3000},"describedBy":"J. Leidy","year":1858,"ideal":{"head":["h-grind","h-duckbill","h-plain"],"vertebrae":["v-tendons","v-longhip","v-deeptail"],"limbs":["l-pubis","l-both","l-hoof3"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Hadrosaurus, an ornithopod of the Late Cretaceous (80 to 78 million years ago), about 8 m long and 3 t; named by J. Leidy in 1858.","fr":"Hadrosaurus, un ornithopode du Crétacé supérieur (il y a 80 à 78 millions d'années), long d'environ 8 m et pesant 3 t ; nommé par J. Leidy en 1858."}},{"id":"corythosaurus","name":"Corythosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"ornithopod","color":"green","count":1,"lived":{"period":{"en":"Late Cretaceous","fr":"Crétacé supérieur"},"mya":[77,75]},"size":{"lengthM":9,"massKg":3500},"describedBy":"B. Brown","year":1914,"ideal":{"head":["h-grind","h-duckbill","h-crest"],"vertebrae":["v-tendons","v-longhip","v-deeptail"],"limbs":["l-pubis","l-both","l-hoof3"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Corythosaurus, an ornithopod of the Late Cretaceous (77 to 75 million years ago), about 9 m long and 3.5 t; named by B. Brown in 1914.","fr":"Corythosaurus, un ornithopode du Crétacé supérieur (il y a 77 à 75 millions d'années), long d'environ 9 m et pesant 3,5 t ; nommé par B. Brown en 1914."}},{"id":"stegosaurus","name":"Stegosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"armored","color":"gold","count":1,"lived":{"period":{"en":"Late Jurassic","fr":"Jurassique supérieur"},"mya":[155,145]},"size":{"lengthM":7,"massKg":4000},"describedBy":"O. C. Marsh","year":1877,"ideal":{"head":["h-toothless","h-low","h-plain"],"vertebrae":["v-solid","v-backarmor","v-spikes"],"limbs":["l-pubis","l-hips","l-stout"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Stegosaurus, an armored or horned dinosaur of the Late Jurassic (155 to 145 million years ago), about 7 m long and 4 t; named by O. C. Marsh in 1877.","fr":"Stegosaurus, un dinosaure cuirassé ou à cornes du Jurassique supérieur (il y a 155 à 145 millions d'années), long d'environ 7 m et pesant 4 t ; nommé par O. C. Marsh en 1877."}},{"id":"nodosaurus","name":"Nodosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"armored","color":"gold","count":1,"lived":{"period":{"en":"mid-Cretaceous","fr":"milieu du Crétacé"},"mya":[110,100]},"size":{"lengthM":5,"massKg":1500},"describedBy":"O. C. Marsh","year":1889,"ideal":{"head":["h-toothless","h-low","h-skullplates"],"vertebrae":["v-solid","v-backarmor","v-slimtail"],"limbs":["l-pubis","l-quadruped","l-stout"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Nodosaurus, an armored or horned dinosaur of the mid-Cretaceous (110 to 100 million years ago), about 5 m long and 1.5 t; named by O. C. Marsh in 1889.","fr":"Nodosaurus, un dinosaure cuirassé ou à cornes du milieu du Crétacé (il y a 110 à 100 millions d'années), long d'environ 5 m et pesant 1,5 t ; nommé par O. C. Marsh en 1889."}},{"id":"ankylosaurus","name":"Ankylosaurus","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"armored","color":"gold","count":1,"lived":{"period":{"en":"Late Cretaceous","fr":"Crétacé supérieur"},"mya":[68,66]},"size":{"lengthM":7,"massKg":5000},"describedBy":"B. Brown","year":1908,"ideal":{"head":["h-toothless","h-low","h-skullplates"],"vertebrae":["v-solid","v-backarmor","v-club"],"limbs":["l-pubis","l-quadruped","l-stout"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Ankylosaurus, an armored or horned dinosaur of the Late Cretaceous (68 to 66 million years ago), about 7 m long and 5 t; named by B. Brown in 1908.","fr":"Ankylosaurus, un dinosaure cuirassé ou à cornes du Crétacé supérieur (il y a 68 à 66 millions d'années), long d'environ 7 m et pesant 5 t ; nommé par B. Brown en 1908."}},{"id":"monoclonius","name":"Monoclonius","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"armored","color":"gold","count":1,"lived":{"period":{"en":"Late Cretaceous","fr":"Crétacé supérieur"},"mya":[75,74]},"size":{"lengthM":5,"massKg":2000},"describedBy":"E. D. Cope","year":1876,"ideal":{"head":["h-toothless","h-frill","h-horn"],"vertebrae":["v-solid","v-fusedneck","v-shorttail"],"limbs":["l-pubis","l-quadruped","l-hoofs"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Monoclonius, an armored or horned dinosaur of the Late Cretaceous (75 to 74 million years ago), about 5 m long and 2 t; named by E. D. Cope in 1876.","fr":"Monoclonius, un dinosaure cuirassé ou à cornes du Crétacé supérieur (il y a 75 à 74 millions d'années), long d'environ 5 m et pesant 2 t ; nommé par E. D. Cope en 1876."}},{"id":"triceratops","name":"Triceratops","deck":"event","kind":"name","phase":"museum","timing":"withDescription","family":"armored","color":"gold","count":1,"lived":{"period":{"en":"Late Cretaceous","fr":"Crétacé supérieur"},"mya":[68,66]},"size":{"lengthM":8,"massKg":7000},"describedBy":"O. C. Marsh","year":1889,"ideal":{"head":["h-toothless","h-frill","h-horn"],"vertebrae":["v-solid","v-fusedneck","v-shorttail"],"limbs":["l-pubis","l-quadruped","l-hoofs"]},"provenance":"reconstructed","dataProvenance":"reconstructed","text":{"en":"Triceratops, an armored or horned dinosaur of the Late Cretaceous (68 to 66 million years ago), about 8 m long and 7 t; named by O. C. Marsh in 1889.","fr":"Triceratops, un dinosaure cuirassé ou à cornes du Crétacé supérieur (il y a 68 à 66 millions d'années), long d'environ 8 m et pesant 7 t ; nommé par O. C. Marsh en 1889."}}],"bones":[{"id":"th-head-crested","deck":"bone","kind":"skeletal","part":"head","family":"theropod","color":"red","count":1,"prestige":1,"name":{"en":"Crested meat-eater skull","fr":"Crâne de carnivore à crête"},"traits":["h-blade","h-long","h-crest"],"provenance":"reconstructed","perfectFor":["dilophosaurus"],"text":{"en":"Head (theropod): blade-like, saw-edged teeth; long, narrow snout; bony crest.","fr":"Tête de théropode : dents en lame, à bord denté ; museau long et étroit ; crête osseuse."}},{"id":"th-head-horned","deck":"bone","kind":"skeletal","part":"head","family":"theropod","color":"red","count":1,"prestige":1,"name":{"en":"Horned meat-eater skull","fr":"Crâne de carnivore à cornes"},"traits":["h-blade","h-deep","h-horn"],"provenance":"reconstructed","perfectFor":["ceratosaurus","allosaurus"],"text":{"en":"Head (theropod): blade-like, saw-edged teeth; deep, heavy skull; horn on the nose or brow.","fr":"Tête de théropode : dents en lame, à bord denté ; crâne haut et massif ; corne sur le nez ou le front."}},{"id":"th-head-massive","deck":"bone","kind":"skeletal","part":"head","family":"theropod","color":"red","count":1,"prestige":1,"name":{"en":"Massive meat-eater skull","fr":"Crâne de carnivore massif"},"traits":["h-blade","h-deep","h-plain"],"provenance":"reconstructed","perfectFor":["tyrannosaurus"],"text":{"en":"Head (theropod): blade-like, saw-edged teeth; deep, heavy skull; no crest and no horn.","fr":"Tête de théropode : dents en lame, à bord denté ; crâne haut et massif ; ni crête ni corne."}},{"id":"th-vert-graceful","deck":"bone","kind":"skeletal","part":"vertebrae","family":"theropod","color":"red","count":1,"prestige":1,"name":{"en":"Graceful hollow backbone","fr":"Colonne creuse et gracile"},"traits":["v-hollow","v-sneck","v-slimtail"],"provenance":"reconstructed","perfectFor":["coelophysis","dilophosaurus"],"text":{"en":"Vertebrae (theropod): hollow, air-filled vertebrae; long, S-shaped neck; long, slender tail.","fr":"Vertèbres de théropode : vertèbres creuses, remplies d'air ; long cou en S ; queue longue et fine."}},{"id":"th-vert-powerful","deck":"bone","kind":"skeletal","part":"vertebrae","family":"theropod","color":"red","count":1,"prestige":1,"name":{"en":"Powerful hollow backbone","fr":"Colonne creuse et puissante"},"traits":["v-hollow","v-shortneck","v-stifftail"],"provenance":"reconstructed","perfectFor":["allosaurus","tyrannosaurus"],"text":{"en":"Vertebrae (theropod): hollow, air-filled vertebrae; short, powerful neck; stiff, balancing tail.","fr":"Vertèbres de théropode : vertèbres creuses, remplies d'air ; cou court et puissant ; queue raide servant de balancier."}},{"id":"th-limb-runner","deck":"bone","kind":"skeletal","part":"limbs","family":"theropod","color":"red","count":1,"prestige":1,"name":{"en":"Runner's limbs","fr":"Membres de coureur"},"traits":["l-birdfoot","l-hand4","l-slender"],"provenance":"reconstructed","perfectFor":["coelophysis","dilophosaurus"],"text":{"en":"Limbs (theropod): bird-like feet with three clawed toes; four-fingered hands; slender leg bones.","fr":"Membres de théropode : pieds d'oiseau à trois doigts griffus ; mains à quatre doigts ; os des pattes élancés."}},{"id":"th-limb-grappler","deck":"bone","kind":"skeletal","part":"limbs","family":"theropod","color":"red","count":1,"prestige":1,"name":{"en":"Grappler's limbs","fr":"Membres de lutteur"},"traits":["l-birdfoot","l-hand3","l-stout"],"provenance":"reconstructed","perfectFor":["allosaurus"],"text":{"en":"Limbs (theropod): bird-like feet with three clawed toes; three great claws on each hand; stout leg bones.","fr":"Membres de théropode : pieds d'oiseau à trois doigts griffus ; trois grandes griffes à chaque main ; os des pattes trapus."}},{"id":"sa-head-pegtooth","deck":"bone","kind":"skeletal","part":"head","family":"sauropod","color":"blue","count":1,"prestige":1,"name":{"en":"Peg-toothed skull","fr":"Crâne à dents en crayon"},"traits":["h-tiny","h-peg","h-long"],"provenance":"reconstructed","perfectFor":["apatosaurus","diplodocus"],"text":{"en":"Head (sauropod): skull tiny for the body; pencil-shaped teeth at the tip of the jaws; long, narrow snout.","fr":"Tête de sauropode : crâne minuscule pour le corps ; dents en crayon au bout des mâchoires ; museau long et étroit."}},{"id":"sa-head-spoontooth","deck":"bone","kind":"skeletal","part":"head","family":"sauropod","color":"blue","count":1,"prestige":1,"name":{"en":"Spoon-toothed skull","fr":"Crâne à dents en cuillère"},"traits":["h-tiny","h-spoon","h-short"],"provenance":"reconstructed","perfectFor":["camarasaurus"],"text":{"en":"Head (sauropod): skull tiny for the body; spoon-shaped teeth; short, blunt snout.","fr":"Tête de sauropode : crâne minuscule pour le corps ; dents en cuillère ; museau court et arrondi."}},{"id":"sa-vert-whip","deck":"bone","kind":"skeletal","part":"vertebrae","family":"sauropod","color":"blue","count":1,"prestige":1,"name":{"en":"Whip-tailed backbone","fr":"Colonne à queue en fouet"},"traits":["v-hollow","v-split","v-whiptail"],"provenance":"reconstructed","perfectFor":["apatosaurus","diplodocus"],"text":{"en":"Vertebrae (sauropod): hollow, air-filled vertebrae; forked spines on the neck; tail ending in a whip.","fr":"Vertèbres de sauropode : vertèbres creuses, remplies d'air ; épines du cou fourchues ; queue terminée en fouet."}},{"id":"sa-vert-forked","deck":"bone","kind":"skeletal","part":"vertebrae","family":"sauropod","color":"blue","count":1,"prestige":1,"name":{"en":"Fork-spined backbone","fr":"Colonne à épines fourchues"},"traits":["v-hollow","v-split","v-shorttail"],"provenance":"reconstructed","perfectFor":["camarasaurus"],"text":{"en":"Vertebrae (sauropod): hollow, air-filled vertebrae; forked spines on the neck; rather short tail.","fr":"Vertèbres de sauropode : vertèbres creuses, remplies d'air ; épines du cou fourchues ; queue plutôt courte."}},{"id":"sa-vert-tower","deck":"bone","kind":"skeletal","part":"vertebrae","family":"sauropod","color":"blue","count":1,"prestige":1,"name":{"en":"Towering backbone","fr":"Colonne en tour"},"traits":["v-hollow","v-single","v-shorttail"],"provenance":"reconstructed","perfectFor":["brachiosaurus"],"text":{"en":"Vertebrae (sauropod): hollow, air-filled vertebrae; single spines on the neck; rather short tail.","fr":"Vertèbres de sauropode : vertèbres creuses, remplies d'air ; épines du cou simples ; queue plutôt courte."}},{"id":"sa-limb-columns","deck":"bone","kind":"skeletal","part":"limbs","family":"sauropod","color":"blue","count":1,"prestige":1,"name":{"en":"Massive columns","fr":"Colonnes massives"},"traits":["l-pillar","l-shortfront","l-stout"],"provenance":"reconstructed","perfectFor":["apatosaurus","camarasaurus"],"text":{"en":"Limbs (sauropod): legs like pillars; forelegs shorter than hind legs; stout leg bones.","fr":"Membres de sauropode : pattes en piliers ; pattes avant plus courtes que les pattes arrière ; os des pattes trapus."}},{"id":"sa-limb-stilts","deck":"bone","kind":"skeletal","part":"limbs","family":"sauropod","color":"blue","count":1,"prestige":1,"name":{"en":"Tall forelegs","fr":"Hautes pattes avant"},"traits":["l-pillar","l-longfront","l-slender"],"provenance":"reconstructed","perfectFor":["brachiosaurus"],"text":{"en":"Limbs (sauropod): legs like pillars; forelegs longer than hind legs; slender leg bones.","fr":"Membres de sauropode : pattes en piliers ; pattes avant plus longues que les pattes arrière ; os des pattes élancés."}},{"id":"or-head-narrow","deck":"bone","kind":"skeletal","part":"head","family":"ornithopod","color":"green","count":1,"prestige":1,"name":{"en":"Narrow-beaked skull","fr":"Crâne à bec étroit"},"traits":["h-grind","h-narrowbeak","h-plain"],"provenance":"reconstructed","perfectFor":["camptosaurus"],"text":{"en":"Head (ornithopod): cheek teeth made for grinding; narrow beak; no crest and no horn.","fr":"Tête d'ornithopode : dents jugales broyeuses ; bec étroit ; ni crête ni corne."}},{"id":"or-head-duckbill","deck":"bone","kind":"skeletal","part":"head","family":"ornithopod","color":"green","count":1,"prestige":1,"name":{"en":"Duck-billed skull","fr":"Crâne à bec de canard"},"traits":["h-grind","h-duckbill","h-plain"],"provenance":"reconstructed","perfectFor":["hadrosaurus"],"text":{"en":"Head (ornithopod): cheek teeth made for grinding; broad, duck-like bill; no crest and no horn.","fr":"Tête d'ornithopode : dents jugales broyeuses ; large bec de canard ; ni crête ni corne."}},{"id":"or-head-helmet","deck":"bone","kind":"skeletal","part":"head","family":"ornithopod","color":"green","count":1,"prestige":1,"name":{"en":"Helmeted skull","fr":"Crâne casqué"},"traits":["h-grind","h-duckbill","h-crest"],"provenance":"reconstructed","perfectFor":["corythosaurus"],"text":{"en":"Head (ornithopod): cheek teeth made for grinding; broad, duck-like bill; bony crest.","fr":"Tête d'ornithopode : dents jugales broyeuses ; large bec de canard ; crête osseuse."}},{"id":"or-vert-light","deck":"bone","kind":"skeletal","part":"vertebrae","family":"ornithopod","color":"green","count":1,"prestige":1,"name":{"en":"Light, stiff backbone","fr":"Colonne légère et raide"},"traits":["v-tendons","v-shorthip","v-stifftail"],"provenance":"reconstructed","perfectFor":["dryosaurus"],"text":{"en":"Vertebrae (ornithopod): bony tendons along the spine; five or six fused hip vertebrae; stiff, balancing tail.","fr":"Vertèbres d'ornithopode : tendons ossifiés le long du dos ; cinq ou six vertèbres soudées au bassin ; queue raide servant de balancier."}},{"id":"or-vert-heavy","deck":"bone","kind":"skeletal","part":"vertebrae","family":"ornithopod","color":"green","count":1,"prestige":1,"name":{"en":"Heavy, deep-tailed backbone","fr":"Colonne lourde à queue haute"},"traits":["v-tendons","v-longhip","v-deeptail"],"provenance":"reconstructed","perfectFor":["hadrosaurus","corythosaurus"],"text":{"en":"Vertebrae (ornithopod): bony tendons along the spine; eight or more fused hip vertebrae; deep, flattened tail.","fr":"Vertèbres d'ornithopode : tendons ossifiés le long du dos ; huit vertèbres ou plus soudées au bassin ; queue haute et aplatie."}},{"id":"or-limb-sprinter","deck":"bone","kind":"skeletal","part":"limbs","family":"ornithopod","color":"green","count":1,"prestige":1,"name":{"en":"Sprinter's limbs","fr":"Membres de sprinteur"},"traits":["l-pubis","l-biped","l-slender"],"provenance":"reconstructed","perfectFor":["dryosaurus"],"text":{"en":"Limbs (ornithopod): pubic bone pointing backward; walked on two legs; slender leg bones.","fr":"Membres d'ornithopode : pubis dirigé vers l'arrière ; marche sur deux pattes ; os des pattes élancés."}},{"id":"or-limb-hoofed","deck":"bone","kind":"skeletal","part":"limbs","family":"ornithopod","color":"green","count":1,"prestige":1,"name":{"en":"Hoofed limbs","fr":"Membres à sabots"},"traits":["l-pubis","l-both","l-hoof3"],"provenance":"reconstructed","perfectFor":["hadrosaurus","corythosaurus"],"text":{"en":"Limbs (ornithopod): pubic bone pointing backward; walked on two legs or on four; three hoofed toes.","fr":"Membres d'ornithopode : pubis dirigé vers l'arrière ; marche sur deux ou quatre pattes ; trois doigts à sabots."}},{"id":"ar-head-plated","deck":"bone","kind":"skeletal","part":"head","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"Plated skull","fr":"Crâne cuirassé"},"traits":["h-toothless","h-low","h-skullplates"],"provenance":"reconstructed","perfectFor":["nodosaurus","ankylosaurus"],"text":{"en":"Head (armored or horned dinosaur): toothless tip to the beak; low, flat skull; bony plates fused to the skull.","fr":"Tête de dinosaure cuirassé ou à cornes : pointe du bec sans dents ; crâne bas et plat ; plaques osseuses soudées au crâne."}},{"id":"ar-head-frilled","deck":"bone","kind":"skeletal","part":"head","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"Frilled, horned skull","fr":"Crâne à collerette et cornes"},"traits":["h-toothless","h-frill","h-horn"],"provenance":"reconstructed","perfectFor":["monoclonius","triceratops"],"text":{"en":"Head (armored or horned dinosaur): toothless tip to the beak; bony frill over the neck; horn on the nose or brow.","fr":"Tête de dinosaure cuirassé ou à cornes : pointe du bec sans dents ; collerette osseuse sur le cou ; corne sur le nez ou le front."}},{"id":"ar-head-small","deck":"bone","kind":"skeletal","part":"head","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"Small, low skull","fr":"Petit crâne bas"},"traits":["h-toothless","h-low","h-plain"],"provenance":"reconstructed","perfectFor":["stegosaurus"],"text":{"en":"Head (armored or horned dinosaur): toothless tip to the beak; low, flat skull; no crest and no horn.","fr":"Tête de dinosaure cuirassé ou à cornes : pointe du bec sans dents ; crâne bas et plat ; ni crête ni corne."}},{"id":"ar-vert-spiked","deck":"bone","kind":"skeletal","part":"vertebrae","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"Spike-tailed backbone","fr":"Colonne à queue à pointes"},"traits":["v-solid","v-backarmor","v-spikes"],"provenance":"reconstructed","perfectFor":["stegosaurus"],"text":{"en":"Vertebrae (armored or horned dinosaur): solid, heavy vertebrae; armor or plates carried along the back; tail ending in spikes.","fr":"Vertèbres de dinosaure cuirassé ou à cornes : vertèbres pleines et lourdes ; armure ou plaques portées le long du dos ; queue terminée par des pointes."}},{"id":"ar-vert-locked","deck":"bone","kind":"skeletal","part":"vertebrae","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"Backbone with locked neck","fr":"Colonne à cou soudé"},"traits":["v-solid","v-fusedneck","v-shorttail"],"provenance":"reconstructed","perfectFor":["monoclonius","triceratops"],"text":{"en":"Vertebrae (armored or horned dinosaur): solid, heavy vertebrae; first neck vertebrae fused together; rather short tail.","fr":"Vertèbres de dinosaure cuirassé ou à cornes : vertèbres pleines et lourdes ; premières vertèbres du cou soudées ; queue plutôt courte."}},{"id":"ar-limb-highhip","deck":"bone","kind":"skeletal","part":"limbs","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"High-hipped limbs","fr":"Membres à hautes hanches"},"traits":["l-pubis","l-hips","l-stout"],"provenance":"reconstructed","perfectFor":["stegosaurus"],"text":{"en":"Limbs (armored or horned dinosaur): pubic bone pointing backward; hips far higher than the shoulders; stout leg bones.","fr":"Membres de dinosaure cuirassé ou à cornes : pubis dirigé vers l'arrière ; hanches bien plus hautes que les épaules ; os des pattes trapus."}},{"id":"ar-limb-squat","deck":"bone","kind":"skeletal","part":"limbs","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"Squat limbs","fr":"Membres ramassés"},"traits":["l-pubis","l-quadruped","l-stout"],"provenance":"reconstructed","perfectFor":["nodosaurus","ankylosaurus"],"text":{"en":"Limbs (armored or horned dinosaur): pubic bone pointing backward; quadruped with legs of similar length; stout leg bones.","fr":"Membres de dinosaure cuirassé ou à cornes : pubis dirigé vers l'arrière ; quadrupède aux pattes de longueur voisine ; os des pattes trapus."}},{"id":"ar-limb-spreading","deck":"bone","kind":"skeletal","part":"limbs","family":"armored","color":"gold","count":1,"prestige":1,"name":{"en":"Spread-toed limbs","fr":"Membres à doigts écartés"},"traits":["l-pubis","l-quadruped","l-hoofs"],"provenance":"reconstructed","perfectFor":["monoclonius","triceratops"],"text":{"en":"Limbs (armored or horned dinosaur): pubic bone pointing backward; quadruped with legs of similar length; spreading toes with hoofs.","fr":"Membres de dinosaure cuirassé ou à cornes : pubis dirigé vers l'arrière ; quadrupède aux pattes de longueur voisine ; doigts écartés à sabots."}},{"id":"fo-coprolite","deck":"bone","kind":"fossil","part":null,"family":null,"color":null,"count":1,"prestige":1,"name":{"en":"Coprolite","fr":"Coprolithe"},"text":{"en":"Petrified dung: a record of what was for dinner.","fr":"Excrément pétrifié : le menu d'un très vieux repas."},"traits":[],"provenance":"public","source":"S2: a Coprolite is played as a fossil worth 1 in the publisher's FAQ example"},{"id":"fo-trackway","deck":"bone","kind":"fossil","part":null,"family":null,"color":null,"count":1,"prestige":1,"name":{"en":"Trackway","fr":"Piste de pas"},"text":{"en":"A line of footprints crossing an ancient mud flat.","fr":"Une suite d'empreintes sur une ancienne vasière."},"traits":[],"provenance":"reconstructed"},{"id":"fo-eggs","deck":"bone","kind":"fossil","part":null,"family":null,"color":null,"count":1,"prestige":1,"name":{"en":"Clutch of Eggs","fr":"Ponte d'œufs"},"text":{"en":"A ring of eggs that never hatched.","fr":"Un cercle d'œufs jamais éclos."},"traits":[],"provenance":"reconstructed"},{"id":"fo-skin","deck":"bone","kind":"fossil","part":null,"family":null,"color":null,"count":1,"prestige":1,"name":{"en":"Skin Impression","fr":"Empreinte de peau"},"text":{"en":"Scales pressed into fine sandstone.","fr":"Des écailles imprimées dans un grès fin."},"traits":[],"provenance":"reconstructed"}],"matchTable":{"th-head-crested":{"coelophysis":2,"dilophosaurus":3,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":1,"camarasaurus":0,"diplodocus":1,"brachiosaurus":0,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":1,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"th-head-horned":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":3,"allosaurus":3,"tyrannosaurus":2,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":1,"triceratops":1},"th-head-massive":{"coelophysis":2,"dilophosaurus":1,"ceratosaurus":2,"allosaurus":2,"tyrannosaurus":3,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":1,"dryosaurus":0,"hadrosaurus":1,"corythosaurus":0,"stegosaurus":1,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"th-vert-graceful":{"coelophysis":3,"dilophosaurus":3,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":1,"camarasaurus":1,"diplodocus":1,"brachiosaurus":1,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":1,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"th-vert-powerful":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":2,"allosaurus":3,"tyrannosaurus":3,"apatosaurus":1,"camarasaurus":1,"diplodocus":1,"brachiosaurus":1,"camptosaurus":0,"dryosaurus":1,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"th-limb-runner":{"coelophysis":3,"dilophosaurus":3,"ceratosaurus":2,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":0,"camarasaurus":0,"diplodocus":1,"brachiosaurus":1,"camptosaurus":0,"dryosaurus":1,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"th-limb-grappler":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":2,"allosaurus":3,"tyrannosaurus":2,"apatosaurus":1,"camarasaurus":1,"diplodocus":0,"brachiosaurus":0,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":1,"nodosaurus":1,"ankylosaurus":1,"monoclonius":0,"triceratops":0},"sa-head-pegtooth":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":3,"camarasaurus":1,"diplodocus":3,"brachiosaurus":1,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"sa-head-spoontooth":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":1,"camarasaurus":3,"diplodocus":1,"brachiosaurus":2,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"sa-vert-whip":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":3,"camarasaurus":2,"diplodocus":3,"brachiosaurus":1,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"sa-vert-forked":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":2,"camarasaurus":3,"diplodocus":2,"brachiosaurus":2,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":1,"triceratops":1},"sa-vert-tower":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":1,"camarasaurus":2,"diplodocus":1,"brachiosaurus":3,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":1,"triceratops":1},"sa-limb-columns":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":3,"camarasaurus":3,"diplodocus":2,"brachiosaurus":1,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":1,"nodosaurus":1,"ankylosaurus":1,"monoclonius":0,"triceratops":0},"sa-limb-stilts":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":1,"camarasaurus":1,"diplodocus":2,"brachiosaurus":3,"camptosaurus":0,"dryosaurus":1,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"or-head-narrow":{"coelophysis":1,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":1,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":3,"dryosaurus":2,"hadrosaurus":2,"corythosaurus":1,"stegosaurus":1,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"or-head-duckbill":{"coelophysis":1,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":1,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":2,"dryosaurus":1,"hadrosaurus":3,"corythosaurus":2,"stegosaurus":1,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"or-head-helmet":{"coelophysis":0,"dilophosaurus":1,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":1,"dryosaurus":1,"hadrosaurus":2,"corythosaurus":3,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"or-vert-light":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":2,"dryosaurus":3,"hadrosaurus":1,"corythosaurus":1,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"or-vert-heavy":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":1,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":2,"dryosaurus":1,"hadrosaurus":3,"corythosaurus":3,"stegosaurus":0,"nodosaurus":0,"ankylosaurus":0,"monoclonius":0,"triceratops":0},"or-limb-sprinter":{"coelophysis":1,"dilophosaurus":1,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":1,"brachiosaurus":1,"camptosaurus":1,"dryosaurus":3,"hadrosaurus":1,"corythosaurus":1,"stegosaurus":1,"nodosaurus":1,"ankylosaurus":1,"monoclonius":1,"triceratops":1},"or-limb-hoofed":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":2,"dryosaurus":1,"hadrosaurus":3,"corythosaurus":3,"stegosaurus":1,"nodosaurus":1,"ankylosaurus":1,"monoclonius":1,"triceratops":1},"ar-head-plated":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":2,"nodosaurus":3,"ankylosaurus":3,"monoclonius":1,"triceratops":1},"ar-head-frilled":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":1,"nodosaurus":1,"ankylosaurus":1,"monoclonius":3,"triceratops":3},"ar-head-small":{"coelophysis":1,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":1,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":1,"dryosaurus":0,"hadrosaurus":1,"corythosaurus":0,"stegosaurus":3,"nodosaurus":2,"ankylosaurus":2,"monoclonius":1,"triceratops":1},"ar-vert-spiked":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":3,"nodosaurus":2,"ankylosaurus":2,"monoclonius":1,"triceratops":1},"ar-vert-locked":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":1,"diplodocus":0,"brachiosaurus":1,"camptosaurus":0,"dryosaurus":0,"hadrosaurus":0,"corythosaurus":0,"stegosaurus":1,"nodosaurus":1,"ankylosaurus":1,"monoclonius":3,"triceratops":3},"ar-limb-highhip":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":1,"camarasaurus":1,"diplodocus":0,"brachiosaurus":0,"camptosaurus":1,"dryosaurus":1,"hadrosaurus":1,"corythosaurus":1,"stegosaurus":3,"nodosaurus":2,"ankylosaurus":2,"monoclonius":1,"triceratops":1},"ar-limb-squat":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":1,"allosaurus":1,"tyrannosaurus":1,"apatosaurus":1,"camarasaurus":1,"diplodocus":0,"brachiosaurus":0,"camptosaurus":1,"dryosaurus":1,"hadrosaurus":1,"corythosaurus":1,"stegosaurus":2,"nodosaurus":3,"ankylosaurus":3,"monoclonius":2,"triceratops":2},"ar-limb-spreading":{"coelophysis":0,"dilophosaurus":0,"ceratosaurus":0,"allosaurus":0,"tyrannosaurus":0,"apatosaurus":0,"camarasaurus":0,"diplodocus":0,"brachiosaurus":0,"camptosaurus":1,"dryosaurus":1,"hadrosaurus":1,"corythosaurus":1,"stegosaurus":1,"nodosaurus":2,"ankylosaurus":2,"monoclonius":3,"triceratops":3}},"matchTableNote":"Derived: matchTable[bone][name] = number of the bone's traits that are in names[name].ideal[bone.part]; 0 to 3, 3 is perfect. A test should recompute it.","events":[{"id":"crew-lakes","name":{"en":"Arthur Lakes","fr":"Arthur Lakes"},"deck":"event","kind":"crew","phase":"field","timing":"action","count":1,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"stayInPlay"}],"passives":[{"passive":"extraDraw","what":"bone","n":1}],"abilities":[],"text":{"en":"In each Field Season you draw 1 extra Bone card.","fr":"À chaque Saison de fouilles, vous piochez 1 carte Os de plus."},"provenance":"reconstructed"},{"id":"crew-williston","name":{"en":"Samuel W. Williston","fr":"Samuel W. Williston"},"deck":"event","kind":"crew","phase":"field","timing":"action","count":1,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"stayInPlay"}],"passives":[{"passive":"extraDraw","what":"event","n":1}],"abilities":[],"text":{"en":"In each Field Season you draw 1 extra Event card.","fr":"À chaque Saison de fouilles, vous piochez 1 carte Événement de plus."},"provenance":"reconstructed"},{"id":"crew-reed","name":{"en":"William H. Reed","fr":"William H. Reed"},"deck":"event","kind":"crew","phase":"field","timing":"action","count":1,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"stayInPlay"}],"passives":[{"passive":"untargetable","tags":["theft","holdup"]}],"abilities":[],"text":{"en":"Rivals cannot choose you as the target of a theft or of a hold-up.","fr":"Vos rivaux ne peuvent pas vous prendre pour cible d'un vol ni d'une attaque de train."},"provenance":"reconstructed"},{"id":"crew-kaisen","name":{"en":"Peter Kaisen","fr":"Peter Kaisen"},"deck":"event","kind":"crew","phase":"field","timing":"action","count":1,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"stayInPlay"}],"passives":[{"passive":"saveBones","tags":["destroy"],"n":1}],"abilities":[],"text":{"en":"Each Event that destroys your Bones destroys 1 fewer.","fr":"Chaque Événement qui détruit vos Os en détruit 1 de moins."},"provenance":"reconstructed"},{"id":"crew-baldwin","name":{"en":"David Baldwin","fr":"David Baldwin"},"deck":"event","kind":"crew","phase":"field","timing":"action","count":1,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"stayInPlay"}],"passives":[{"passive":"keepBones","n":1}],"abilities":[],"text":{"en":"At the end of the turn you may keep 1 unused Bone card.","fr":"À la fin du tour, vous pouvez garder 1 carte Os inutilisée."},"provenance":"reconstructed"},{"id":"crew-hatcher","name":{"en":"John Bell Hatcher","fr":"John Bell Hatcher"},"deck":"event","kind":"crew","phase":"field","timing":"action","count":1,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"stayInPlay"}],"passives":[],"abilities":[{"ability":"cycleBone","phase":"field","perTurn":1}],"text":{"en":"Once per turn, as a Field Season action, put 1 Bone card from your hand into the bone tray and draw 1 Bone card.","fr":"Une fois par tour, comme action de Saison de fouilles, mettez 1 carte Os de votre main dans le bac à os et piochez 1 carte Os."},"provenance":"reconstructed"},{"id":"lucky-strike","name":{"en":"Lucky Strike","fr":"Coup de pioche heureux"},"deck":"event","kind":"event","phase":"field","timing":"action","count":1,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"draw","what":"bone","n":1}],"text":{"en":"Draw 1 Bone card.","fr":"Piochez 1 carte Os."},"provenance":"public","source":"S3: a Field Season card that draws an extra Bone is mentioned; its name and count are reconstructed"},{"id":"bone-rustlers","name":{"en":"Bone Rustlers","fr":"Voleurs d'os"},"deck":"event","kind":"event","phase":"field","timing":"action","count":2,"target":{"kind":"rival","filter":["hasBones"]},"tags":["theft"],"effects":[{"effect":"steal","what":"bone","n":1,"from":"target","pick":"random"}],"text":{"en":"Steal 1 Bone card at random from a rival's hand.","fr":"Volez 1 carte Os au hasard dans la main d'un rival."},"provenance":"reconstructed","source":"S1 and S6 say that bones can be stolen; the card is reconstructed"},{"id":"spy-in-the-camp","name":{"en":"Spy in the Camp","fr":"Un espion au camp"},"deck":"event","kind":"event","phase":"field","timing":"action","count":2,"target":{"kind":"rival","filter":["hasBones"]},"tags":["theft"],"effects":[{"effect":"steal","what":"bone","n":1,"from":"target","pick":"seen"}],"text":{"en":"Look at a rival's Bone cards and take 1 of them.","fr":"Regardez les cartes Os d'un rival et prenez-en 1."},"provenance":"reconstructed","source":"S1 speaks of spies; the card is reconstructed"},{"id":"explosives","name":{"en":"Explosives","fr":"Explosifs"},"deck":"event","kind":"event","phase":"field","timing":"action","count":4,"target":{"kind":"rival","filter":["hasBones"]},"tags":["destroy"],"effects":[{"effect":"destroy","what":"bone","n":2,"from":"target","pick":"random"}],"text":{"en":"A rival puts 2 random Bone cards from hand into the bone tray.","fr":"Un rival met 2 cartes Os de sa main, tirées au hasard, dans le bac à os."},"provenance":"public","source":"S4 names an Explosive card and S3 a card that blows up fossils; amount and count are reconstructed"},{"id":"flash-flood","name":{"en":"Flash Flood","fr":"Crue soudaine"},"deck":"event","kind":"event","phase":"field","timing":"action","count":1,"target":{"kind":"eachRival","filter":["hasBones"]},"tags":["destroy","disaster"],"effects":[{"effect":"destroy","what":"bone","n":1,"from":"target","pick":"random"}],"text":{"en":"Each rival puts 1 random Bone card from hand into the bone tray.","fr":"Chaque rival met 1 carte Os de sa main, tirée au hasard, dans le bac à os."},"provenance":"reconstructed","source":"S6 and S7 speak of natural disasters and flash floods; the card is reconstructed"},{"id":"cave-in","name":{"en":"Cave-In","fr":"Éboulement"},"deck":"event","kind":"event","phase":"field","timing":"action","count":2,"target":{"kind":"rival","filter":["hasBones"]},"tags":["destroy","disaster"],"effects":[{"effect":"destroy","what":"bone","n":"halfUp","from":"target","pick":"random"}],"text":{"en":"A rival puts half of the Bone cards in hand, rounded up and chosen at random, into the bone tray.","fr":"Un rival met la moitié des cartes Os de sa main, arrondie au supérieur et tirée au hasard, dans le bac à os."},"provenance":"reconstructed"},{"id":"hailstorm","name":{"en":"Hailstorm","fr":"Orage de grêle"},"deck":"event","kind":"event","phase":"field","timing":"action","count":1,"target":{"kind":"rival","filter":["canStillAct:field"]},"tags":["delay","disaster"],"effects":[{"effect":"skipPhase","who":"target","phase":"field"}],"text":{"en":"A rival takes no more actions in this Field Season.","fr":"Un rival ne fait plus aucune action pendant cette Saison de fouilles."},"provenance":"reconstructed"},{"id":"train-robbers","name":{"en":"Train Robbers","fr":"Attaque du train"},"deck":"event","kind":"event","phase":"field","timing":"action","count":2,"target":{"kind":"rival","filter":["canStillAct:museum"]},"tags":["delay","holdup"],"effects":[{"effect":"skipPhase","who":"target","phase":"museum"}],"text":{"en":"A rival takes no actions in this turn's Museum Work.","fr":"Un rival ne fait aucune action pendant le Travail au musée de ce tour."},"provenance":"reconstructed"},{"id":"better-whisky","name":{"en":"Better Whisky","fr":"Un meilleur whisky"},"deck":"event","kind":"event","phase":"field","timing":"action","count":2,"target":{"kind":"rivalCrew"},"tags":["crew"],"effects":[{"effect":"takeCrew","from":"target"}],"text":{"en":"Take a rival's Field Crew card and put it in play on your side.","fr":"Prenez une carte Équipe d'un rival et placez-la de votre côté."},"provenance":"public","source":"S3 (whisky sways the other side's diggers) and S6 (better alcohol for field workers); count is reconstructed"},{"id":"unpaid-wages","name":{"en":"Unpaid Wages","fr":"Salaires impayés"},"deck":"event","kind":"event","phase":"field","timing":"action","count":1,"target":{"kind":"rivalCrew"},"tags":["crew"],"effects":[{"effect":"removeCrew","from":"target"}],"text":{"en":"A rival's Field Crew card leaves play and goes under the Event deck.","fr":"Une carte Équipe d'un rival quitte le jeu et va sous la pioche Événement."},"provenance":"reconstructed","source":"S1 says that Events can remove Field Crew; the card is reconstructed"},{"id":"mining-the-basement","name":{"en":"Mining the Basement","fr":"Fouiller la cave du musée"},"deck":"event","kind":"event","phase":"museum","timing":"action","count":2,"target":{"kind":"none"},"tags":[],"effects":[{"effect":"draw","what":"bone","n":2}],"text":{"en":"Draw 2 Bone cards.","fr":"Piochez 2 cartes Os."},"provenance":"public","source":"S2 gives name, phase and effect; count is reconstructed"},{"id":"significant-find","name":{"en":"Significant Find","fr":"Découverte majeure"},"deck":"event","kind":"event","phase":"museum","timing":"withPresentation","count":2,"target":{"kind":"presentation","filter":["own"]},"tags":[],"effects":[{"effect":"boost","n":1}],"text":{"en":"Play it with a skeleton or fossil you present: it is worth 1 more Prestige.","fr":"À jouer avec un squelette ou un fossile que vous présentez : il vaut 1 point de Prestige de plus."},"provenance":"public","source":"S2 gives name, phase, effect and its use with a fossil; count is reconstructed"},{"id":"its-a-fake","name":{"en":"It's a Fake!","fr":"C'est un faux !"},"deck":"event","kind":"event","phase":"museum","timing":"doubt","count":4,"target":{"kind":"presentation","filter":["rival"]},"tags":["doubt"],"effects":[{"effect":"removeBone","n":1,"from":"presentation","pick":"actor"}],"text":{"en":"When a rival presents a skeleton or fossil, put 1 of its Bone cards, which you choose, into the bone tray: it no longer scores.","fr":"Quand un rival présente un squelette ou un fossile, mettez 1 de ses cartes Os, à votre choix, dans le bac à os : elle ne rapporte plus rien."},"provenance":"public","source":"S4 gives the name and that it damages the rival's reputation; timing follows S1, effect and count are reconstructed"},{"id":"name-already-taken","name":{"en":"Name Already Taken","fr":"Nom déjà pris"},"deck":"event","kind":"event","phase":"museum","timing":"doubt","count":3,"target":{"kind":"presentation","filter":["rival","skeleton"]},"tags":["doubt"],"effects":[{"effect":"withdraw"}],"text":{"en":"When a rival describes a skeleton, it is withdrawn: its Bones return to the rival's hand, its Name and the Events played with it go under the Event deck.","fr":"Quand un rival décrit un squelette, celui-ci est retiré : ses Os reviennent dans la main du rival, son Nom et les Événements joués avec lui vont sous la pioche Événement."},"provenance":"reconstructed"},{"id":"priority","name":{"en":"Priority","fr":"Antériorité"},"deck":"event","kind":"event","phase":"museum","timing":"action","count":1,"target":{"kind":"none","filter":["actorHasBones"]},"tags":[],"effects":[{"effect":"keepBones","n":3}],"text":{"en":"At the end of this turn you may keep up to 3 unused Bone cards.","fr":"À la fin de ce tour, vous pouvez garder jusqu'à 3 cartes Os inutilisées."},"provenance":"public","source":"S3: a card takes priority over bones you have but cannot name yet; the mechanism and count are reconstructed"},{"id":"head-on-the-wrong-end","name":{"en":"Head on the Wrong End","fr":"La tête du mauvais côté"},"deck":"event","kind":"event","phase":"controversy","timing":"action","count":3,"target":{"kind":"rivalSkeleton","filter":["headScoreBelow:3"]},"tags":["slander"],"effects":[{"effect":"lose","who":"skeletonOwner","n":1},{"effect":"gain","n":1}],"text":{"en":"Choose a rival's skeleton whose head does not match its Name perfectly: that rival loses 1 Prestige and you gain 1.","fr":"Choisissez un squelette d'un rival dont la tête ne correspond pas parfaitement à son Nom : ce rival perd 1 point de Prestige et vous en gagnez 1."},"provenance":"public","source":"S3 and S4 give the name and that the rival loses while the player gains; condition, amount and count are reconstructed"},{"id":"front-page-scandal","name":{"en":"Front-Page Scandal","fr":"Scandale à la une"},"deck":"event","kind":"event","phase":"controversy","timing":"action","count":2,"target":{"kind":"rival","filter":["prestigeAtLeastMine","prestigeAtLeast:1"]},"tags":["slander"],"effects":[{"effect":"lose","who":"target","n":2}],"text":{"en":"A rival who has at least as much Prestige as you loses 2 Prestige.","fr":"Un rival qui a au moins autant de Prestige que vous perd 2 points de Prestige."},"provenance":"reconstructed","source":"S7 speaks of the New York Herald; the card is reconstructed"},{"id":"new-evidence","name":{"en":"New Evidence","fr":"Nouvelles preuves"},"deck":"event","kind":"event","phase":"controversy","timing":"withRevision","count":1,"target":{"kind":"revision","filter":["own"]},"tags":[],"effects":[{"effect":"boost","n":1}],"text":{"en":"Play it with a revision you make: if at least 1 Bone is placed, you gain 1 more Prestige.","fr":"À jouer avec une révision que vous faites : si au moins 1 Os est placé, vous gagnez 1 point de Prestige de plus."},"provenance":"reconstructed"},{"id":"discredited","name":{"en":"Discredited!","fr":"Discrédité !"},"deck":"event","kind":"event","phase":"controversy","timing":"action","count":3,"target":{"kind":"rivalSkeleton","filter":["boneScoreAtMost:1"]},"tags":["slander"],"effects":[{"effect":"removeBone","n":1,"from":"skeleton","pick":"actor","filter":["boneScoreAtMost:1"]},{"effect":"lose","who":"skeletonOwner","n":1}],"text":{"en":"Choose a Bone in a rival's skeleton that matches its Name in 1 trait or none: put it into the bone tray and that rival loses 1 Prestige.","fr":"Choisissez dans le squelette d'un rival un Os qui ne correspond à son Nom que par 1 trait ou aucun : mettez-le dans le bac à os et ce rival perd 1 point de Prestige."},"provenance":"reconstructed"},{"id":"bigger-gun","name":{"en":"Bigger Gun","fr":"Un plus gros fusil"},"deck":"event","kind":"defence","phase":"any","timing":"defence","count":2,"target":{"kind":"threat","filter":["tag:theft","tag:holdup"]},"tags":[],"effects":[{"effect":"cancel","tags":["theft","holdup"]}],"text":{"en":"Cancel a theft or a hold-up aimed at you.","fr":"Annulez un vol ou une attaque de train qui vous vise."},"provenance":"public","source":"S3: a bigger gun prevents theft; hold-ups and count are reconstructed"},{"id":"plaster-jackets","name":{"en":"Plaster Jackets","fr":"Coques de plâtre"},"deck":"event","kind":"defence","phase":"any","timing":"defence","count":2,"target":{"kind":"threat","filter":["tag:destroy"]},"tags":[],"effects":[{"effect":"save","what":"bone","n":1}],"text":{"en":"When an Event destroys your Bones, it destroys 1 fewer; you may play several at once.","fr":"Quand un Événement détruit vos Os, il en détruit 1 de moins ; vous pouvez en jouer plusieurs à la fois."},"provenance":"reconstructed"},{"id":"rebuttal","name":{"en":"Rebuttal","fr":"Réfutation"},"deck":"event","kind":"defence","phase":"any","timing":"defence","count":2,"target":{"kind":"threat","filter":["tag:doubt","tag:slander"]},"tags":[],"effects":[{"effect":"cancel","tags":["doubt","slander"]}],"text":{"en":"Cancel a doubt or a slander aimed at you.","fr":"Annulez une mise en doute ou une calomnie qui vous vise."},"provenance":"reconstructed","source":"S1 says that defences counter cards that reduce a skeleton's value; the card is reconstructed"},{"id":"stubborn-curator","name":{"en":"Stubborn Curator","fr":"Conservateur têtu"},"deck":"event","kind":"defence","phase":"any","timing":"defence","count":1,"target":{"kind":"threat","filter":["revision"]},"tags":[],"effects":[{"effect":"blockRevision","n":1}],"text":{"en":"When a rival revises your skeleton, refuse 1 of the Bones: it goes into the bone tray and changes nothing.","fr":"Quand un rival révise votre squelette, refusez 1 des Os : il va dans le bac à os et ne change rien."},"provenance":"reconstructed"},{"id":"buy-up-every-copy","name":{"en":"Buy Up Every Copy","fr":"Racheter tous les exemplaires"},"deck":"event","kind":"defence","phase":"any","timing":"defence","count":1,"target":{"kind":"threat","filter":["tag:slander","revision"]},"tags":[],"effects":[{"effect":"cancel","tags":["slander"],"revision":true}],"text":{"en":"Cancel a slander, or a rival's whole revision, aimed at you.","fr":"Annulez une calomnie, ou toute la révision d'un rival, qui vous vise."},"provenance":"reconstructed","source":"S7 tells that Cope tried to buy up a journal; the card is reconstructed"}]}`);

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
function sfc32(words2) {
  const a = words2[0] | 0;
  const b = words2[1] | 0;
  const c = words2[2] | 0;
  const counter = words2[3] | 0;
  const result = (a + b | 0) + counter | 0;
  words2[0] = b ^ b >>> 9;
  words2[1] = c + (c << 3) | 0;
  words2[2] = (c << 21 | c >>> 11) + result | 0;
  words2[3] = counter + 1 | 0;
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
function offer(candidates, ...guards3) {
  return { candidates, guards: guards3 };
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
  return Object.fromEntries(names.map((name, place) => [name, place]));
}

// kernel/clone.ts
function cloneEach(things, clone2) {
  const copies3 = [];
  for (let i = 0; i < things.length; i++) copies3.push(clone2(things[i]));
  return copies3;
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
  for (const part2 of parts) {
    if (part2.kind === "text") text2 += part2.text;
    else if (part2.kind === "count") text2 += count;
    else {
      const value = values[part2.name];
      if (value === void 0) throw new Error(`the message needs a value '${part2.name}'`);
      text2 += part2.kind === "value" ? value : renderChoice(part2, value, values, language, count);
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
function word(...words2) {
  return { enum: words2 };
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

// games/ruthless/box/components.ts
var id = text(80);
var ids = list(text(60), 0, 5);
var amount = integer(0, 8);
var copies = integer(1, 8);
var part = word("head", "vertebrae", "limbs");
var phase = word("field", "museum", "controversy");
var words = closed({ en: text(500), fr: text(600) });
var tags = list(word("theft", "holdup", "destroy", "disaster", "delay", "crew", "doubt", "slander"), 0, 4);
var countPassive = closed({ passive: word("startPrestige", "keepBones", "handLimit"), n: integer(-6, 6) });
var drawPassive = closed({ passive: exactly("extraDraw"), what: word("event", "bone"), n: integer(-3, 3) });
var immunityPassive = closed({ passive: exactly("untargetable"), tags });
var savePassive = closed({ passive: exactly("saveBones"), tags, n: copies });
var passive = either(countPassive, drawPassive, immunityPassive, savePassive);
var ability = closed({ ability: exactly("cycleBone"), phase: exactly("field"), perTurn: exactly(1) });
var bareEffect = closed({ effect: word("stayInPlay", "withdraw") });
var drawEffect = closed({ effect: exactly("draw"), what: word("event", "bone"), n: copies });
var stealEffect = closed({
  effect: exactly("steal"),
  what: exactly("bone"),
  n: copies,
  from: exactly("target"),
  pick: word("random", "seen")
});
var destroyEffect = closed({
  effect: exactly("destroy"),
  what: exactly("bone"),
  n: either(copies, exactly("halfUp")),
  from: exactly("target"),
  pick: exactly("random")
});
var skipEffect = closed({ effect: exactly("skipPhase"), who: exactly("target"), phase });
var crewEffect = closed({ effect: word("takeCrew", "removeCrew"), from: exactly("target") });
var countEffect = closed({ effect: word("boost", "keepBones", "gain"), n: copies });
var removeEffect = closed({
  effect: exactly("removeBone"),
  n: exactly(1),
  from: word("presentation", "skeleton"),
  pick: exactly("actor"),
  filter: optional(ids)
});
var loseEffect = closed({ effect: exactly("lose"), who: word("target", "skeletonOwner"), n: copies });
var cancelEffect = closed({ effect: exactly("cancel"), tags, revision: optional(flag) });
var saveEffect = closed({ effect: exactly("save"), what: optional(exactly("bone")), n: copies });
var blockEffect = closed({ effect: exactly("blockRevision"), n: exactly(1) });
var effect = either(
  bareEffect,
  drawEffect,
  stealEffect,
  destroyEffect,
  skipEffect,
  crewEffect,
  countEffect,
  removeEffect,
  loseEffect,
  cancelEffect,
  saveEffect,
  blockEffect
);
var components = fields({
  game: exactly("ruthless"),
  counts: closed({
    paleontologists: integer(1, 8),
    bones: integer(1, 80),
    names: integer(1, 40),
    events: integer(1, 120),
    boneDeck: integer(1, 80),
    eventDeck: integer(1, 150),
    total: integer(1, 250),
    note: optional(text(600))
  }),
  constants: closed({
    players: list(integer(2, 4), 1, 5),
    startPrestige: amount,
    minPrestige: amount,
    maxPrestige: optional(exactly(null)),
    goalByPlayers: table(integer(1, 25), 5),
    goalRange: list(integer(1, 40), 2, 2),
    fieldDraw: closed({ event: amount, bone: amount }),
    eventHandLimit: amount,
    describeBones: closed({ min: integer(1, 3), max: integer(1, 3) }),
    prestigePerBone: amount,
    prestigePerFossil: amount,
    prestigePerRevisedBone: amount,
    perfectScore: integer(1, 6),
    idleTurnsToEnd: integer(1, 6),
    lastTurn: integer(1, 30)
  }),
  families: list(fields({ id, color: text(40), name: words }), 1, 6),
  traits: list(fields({ id, part, text: words }), 1, 100),
  paleontologists: list(fields({ id, name: text(80), passives: list(passive, 0, 4), text: words }), 1, 6),
  names: list(
    fields({
      id,
      name: text(40),
      deck: exactly("event"),
      kind: exactly("name"),
      phase: exactly("museum"),
      timing: exactly("withDescription"),
      family: id,
      color: text(40),
      count: copies,
      ideal: closed({ head: ids, vertebrae: ids, limbs: ids }),
      text: words
    }),
    1,
    30
  ),
  bones: list(
    fields({
      id,
      deck: exactly("bone"),
      kind: word("skeletal", "fossil"),
      part: orNull(part),
      family: orNull(text(40)),
      color: orNull(text(40)),
      count: copies,
      prestige: amount,
      name: words,
      traits: ids,
      perfectFor: optional(ids),
      text: words
    }),
    1,
    50
  ),
  matchTable: table(table(amount, 30), 50),
  events: list(
    fields({
      id,
      name: words,
      deck: exactly("event"),
      kind: word("crew", "event", "defence"),
      phase: word("field", "museum", "controversy", "any"),
      timing: word("action", "withPresentation", "withRevision", "doubt", "defence"),
      count: copies,
      target: closed({
        kind: word("none", "rival", "eachRival", "rivalCrew", "rivalSkeleton", "presentation", "revision", "threat"),
        filter: optional(ids)
      }),
      tags,
      effects: list(effect, 1, 4),
      passives: optional(list(passive, 0, 3)),
      abilities: optional(list(ability, 0, 1)),
      text: words
    }),
    1,
    50
  )
});

// games/ruthless/box/check.ts
function checkComponents(json) {
  const edition = read(components, json);
  checkIds(edition);
  checkConstants(edition);
  checkCounts(edition);
  checkNames(edition);
  for (const [index, bone] of edition.bones.entries()) checkBone(edition, bone, `bones.${index}`);
  for (const [index, event] of edition.events.entries()) checkEvent(event, `events.${index}`);
  checkMatchTable(edition);
  return edition;
}
function fail(path, fault) {
  throw new BadInput("edition", path, fault);
}
function checkIds({ families, traits, paleontologists, names, bones, events }) {
  for (const [path, entries] of Object.entries({ families, traits, paleontologists })) unique(path, entries, /* @__PURE__ */ new Set());
  const cards = /* @__PURE__ */ new Set();
  for (const [path, entries] of Object.entries({ names, bones, events })) unique(path, entries, cards);
}
function unique(path, entries, known) {
  for (const [index, { id: id2 }] of entries.entries()) {
    if (known.has(id2)) fail(`${path}.${index}.id`, `'${id2}' stands for another card already`);
    if (/\s/.test(id2)) fail(`${path}.${index}.id`, `'${id2}' has a space in it`);
    known.add(id2);
  }
}
function checkConstants({ constants, paleontologists }) {
  const { players, goalByPlayers, goalRange, describeBones } = constants;
  const [least, most] = goalRange;
  if (least > most) fail("constants.goalRange", `${least} is more than ${most}`);
  if (describeBones.min > describeBones.max) fail("constants.describeBones", "min is more than max");
  for (const [index, count] of players.entries()) {
    if (count > paleontologists.length) {
      fail(`constants.players.${index}`, `${count} players, but ${paleontologists.length} paleontologists`);
    }
    const goal = goalByPlayers[count];
    if (goal === void 0) fail(`constants.goalByPlayers.${count}`, "missing");
    if (goal < least || goal > most) fail(`constants.goalByPlayers.${count}`, `${goal} is not in the goalRange`);
  }
}
function checkCounts({ counts, paleontologists, bones, names, events }) {
  const sum2 = (cards) => cards.reduce((total, { count }) => total + count, 0);
  const found = {
    paleontologists: paleontologists.length,
    bones: sum2(bones),
    names: sum2(names),
    events: sum2(events),
    boneDeck: sum2(bones),
    eventDeck: sum2(names) + sum2(events),
    total: paleontologists.length + sum2(bones) + sum2(names) + sum2(events)
  };
  const said = counts;
  for (const [key, number] of Object.entries(found)) {
    if (said[key] !== number) fail(`counts.${key}`, `says ${said[key]}, the cards are ${number}`);
  }
}
function checkNames(components2) {
  for (const [index, { family, color, ideal }] of components2.names.entries()) {
    checkFamily(components2, family, color, `names.${index}`);
    for (const part2 of PARTS) checkTraits(components2, part2, ideal[part2], `names.${index}.ideal.${part2}`);
  }
}
function checkBone(components2, bone, path) {
  const { prestigePerBone, prestigePerFossil } = components2.constants;
  const worth = bone.kind === "fossil" ? prestigePerFossil : prestigePerBone;
  if (bone.prestige !== worth) fail(`${path}.prestige`, `expected ${worth} as in the constants`);
  if (bone.kind === "fossil") {
    if (bone.part !== null) fail(`${path}.part`, "a fossil has no part");
    if (bone.family !== null) fail(`${path}.family`, "a fossil has no family");
    if (bone.traits.length > 0) fail(`${path}.traits`, "a fossil has no traits");
    return;
  }
  if (bone.part === null) fail(`${path}.part`, "a skeletal element has a part");
  if (bone.family === null) fail(`${path}.family`, "a skeletal element has a family");
  checkFamily(components2, bone.family, bone.color, path);
  checkTraits(components2, bone.part, bone.traits, `${path}.traits`);
}
function checkFamily({ families }, id2, color, path) {
  const family = families.find((known) => known.id === id2);
  if (family === void 0) fail(`${path}.family`, `no family '${id2}'`);
  if (family.color !== color) fail(`${path}.color`, `${id2} is ${family.color}, not ${color}`);
}
function checkTraits({ traits, constants }, part2, described, path) {
  if (new Set(described).size !== constants.perfectScore || described.length !== constants.perfectScore) {
    fail(path, `a description is ${constants.perfectScore} different traits`);
  }
  for (const [index, id2] of described.entries()) {
    if (!traits.some((trait) => trait.id === id2 && trait.part === part2))
      fail(`${path}.${index}`, `no ${part2} trait '${id2}'`);
  }
}
var FORMS = {
  "crew action": { targets: ["none"], effects: ["stayInPlay"] },
  "event action": {
    targets: ["none", "rival", "eachRival", "rivalCrew", "rivalSkeleton"],
    effects: [
      "draw",
      "steal",
      "destroy",
      "skipPhase",
      "takeCrew",
      "removeCrew",
      "keepBones",
      "gain",
      "lose",
      "removeBone"
    ]
  },
  "event withPresentation": { targets: ["presentation"], effects: ["boost"] },
  "event withRevision": { targets: ["revision"], effects: ["boost"] },
  "event doubt": { targets: ["presentation"], effects: ["removeBone", "withdraw"] },
  "defence defence": { targets: ["threat"], effects: ["cancel", "save", "blockRevision"] }
};
var AIMS = {
  steal: ["rival"],
  destroy: ["rival", "eachRival"],
  skipPhase: ["rival"],
  takeCrew: ["rivalCrew"],
  removeCrew: ["rivalCrew"],
  removeBone: ["presentation", "rivalSkeleton"],
  lose: ["rival", "eachRival", "rivalSkeleton"]
};
var FILTERS = {
  none: /^actorHasBones$/,
  rival: /^(hasBones|canStillAct:(field|museum|controversy)|prestigeAtLeastMine|prestigeAtLeast:\d+)$/,
  eachRival: /^(hasBones|prestigeAtLeastMine|prestigeAtLeast:\d+)$/,
  rivalCrew: /^$/,
  rivalSkeleton: /^(headScoreBelow|boneScoreAtMost):\d+$/,
  presentation: /^(own|rival|skeleton)$/,
  revision: /^own$/,
  threat: /^(tag:(theft|holdup|destroy|disaster|delay|crew|doubt|slander)|revision)$/
};
function checkEvent(event, path) {
  const { kind, timing, target, effects } = event;
  const form = FORMS[`${kind} ${timing}`];
  if (form === void 0) fail(`${path}.timing`, `no card of kind '${kind}' is played '${timing}'`);
  if (!form.targets.includes(target.kind)) fail(`${path}.target.kind`, `'${target.kind}' does not go with '${timing}'`);
  for (const [index, filter] of (target.filter ?? []).entries()) {
    if (!FILTERS[target.kind].test(filter)) fail(`${path}.target.filter.${index}`, `no filter '${filter}' here`);
  }
  for (const [index, { effect: effect2 }] of effects.entries()) {
    if (!form.effects.includes(effect2)) fail(`${path}.effects.${index}`, `'${effect2}' does not go with '${timing}'`);
    if (!(AIMS[effect2] ?? [target.kind]).includes(target.kind)) {
      fail(`${path}.effects.${index}`, `'${effect2}' can't be aimed at '${target.kind}'`);
    }
    checkSaidTwice(event, index, path);
  }
}
function checkSaidTwice({ target, effects }, index, path) {
  const repeated = repeatedAim(effects[index]);
  const aim = target.filter ?? [];
  if (repeated !== void 0 && [...repeated].sort().join() !== [...aim].sort().join()) {
    fail(
      `${path}.effects.${index}`,
      `'${effects[index].effect}' is for ${repeated.join(", ")}, the card is aimed at ${aim.join(", ")}`
    );
  }
}
function repeatedAim(effect2) {
  if (effect2.effect !== "cancel") return "filter" in effect2 ? effect2.filter : void 0;
  return [...effect2.tags.map((tag) => `tag:${tag}`), ...effect2.revision === true ? ["revision"] : []];
}
function checkMatchTable({ bones, names, matchTable }) {
  for (const bone of bones) {
    const { part: part2 } = bone;
    if (part2 === null) continue;
    for (const name of names) {
      const score2 = bone.traits.filter((trait) => name.ideal[part2].includes(trait)).length;
      const said = matchTable[bone.id]?.[name.id];
      if (said !== score2) fail(`matchTable.${bone.id}.${name.id}`, `says ${said}, the traits say ${score2}`);
    }
  }
}

// games/ruthless/box/box.ts
var PHASES = ["field", "museum", "controversy"];
var PARTS = ["head", "vertebrae", "limbs"];
var TAGS = ["theft", "holdup", "destroy", "disaster", "delay", "crew", "doubt", "slander"];
function openBox(json) {
  const components2 = checkComponents(json);
  const { constants, families } = components2;
  const defences2 = components2.events.filter(({ kind }) => kind === "defence");
  const answeredTags = defences2.reduce((tags2, defence) => tags2 | answersOf(defence), 0);
  const nameCards = components2.names.flatMap((name) => copies2(name, nameCard(components2, name)));
  const eventCards = components2.events.flatMap((event) => copies2(event, eventCard(event, answeredTags)));
  return {
    constants,
    families,
    paleontologists: components2.paleontologists.map(({ id: id2, name, passives }) => ({
      id: id2,
      name,
      passives: sumPassives(passives)
    })),
    bones: components2.bones.flatMap((raw) => copies2(raw, boneCard(components2, raw))),
    cards: [...nameCards, ...eventCards],
    match: matchRows(components2),
    revisionAnswerable: defences2.some(answersRevisions)
  };
}
function copies2({ id: id2, count }, card) {
  if (count === 1) return [card];
  return Array.from({ length: count }, (_, index) => ({ ...card, id: `${id2}#${index + 1}` }));
}
function boneCard({ families }, { id: id2, name, part: part2, family }) {
  return {
    id: id2,
    name,
    slot: part2 === null ? null : PARTS.indexOf(part2),
    family: family === null ? null : families.findIndex((known) => known.id === family)
  };
}
function nameCard({ families }, { id: id2, name, family }) {
  return {
    id: id2,
    name,
    kind: "name",
    phase: "museum",
    timing: "withDescription",
    family: families.findIndex((known) => known.id === family),
    target: "none",
    filters: [],
    tags: 0,
    effects: [],
    passives: sumPassives([]),
    cycles: false,
    answers: 0,
    answersRevision: false,
    answerable: false
  };
}
function eventCard(raw, answeredTags) {
  const tags2 = tagSet(raw.tags);
  return {
    id: raw.id,
    name: raw.name,
    kind: raw.kind,
    phase: raw.phase,
    timing: raw.timing,
    family: null,
    target: targetOf(raw),
    filters: raw.kind === "defence" ? [] : (raw.target.filter ?? []).map(parseFilter),
    tags: tags2,
    effects: raw.effects,
    passives: sumPassives(raw.passives ?? []),
    cycles: (raw.abilities ?? []).length > 0,
    answers: answersOf(raw),
    answersRevision: answersRevisions(raw),
    answerable: (tags2 & answeredTags) !== 0
  };
}
function targetOf({ target, effects }) {
  for (const { effect: effect2 } of effects) {
    if (effect2 === "removeBone") return target.kind === "presentation" ? "presentedBone" : "rivalBone";
    if (effect2 === "blockRevision") return "revisedBone";
  }
  return target.kind;
}
function parseFilter(text2) {
  const [filter, argument = ""] = text2.split(":");
  return { filter, n: Number(argument) || 0, phase: PHASES.find((phase2) => phase2 === argument) ?? PHASES[0] };
}
function answersOf({ kind, target }) {
  if (kind !== "defence") return 0;
  return tagSet(TAGS.filter((tag) => target.filter?.includes(`tag:${tag}`)));
}
function answersRevisions({ kind, target }) {
  return kind === "defence" && target.filter?.includes("revision") === true;
}
function tagSet(tags2) {
  return tags2.reduce((set, tag) => set | 1 << TAGS.indexOf(tag), 0);
}
function sumPassives(raw) {
  const of = (passive2) => raw.filter((entry) => entry.passive === passive2);
  const sum2 = (passive2, what) => {
    const counted = of(passive2).filter((entry) => what === void 0 || "what" in entry && entry.what === what);
    return counted.reduce((total, entry) => total + ("n" in entry ? entry.n : 0), 0);
  };
  const tags2 = (passive2) => tagSet(of(passive2).flatMap((entry) => "tags" in entry ? entry.tags : []));
  const [start] = of("startPrestige");
  return {
    startPrestige: start === void 0 || !("n" in start) ? null : start.n,
    drawEvents: sum2("extraDraw", "event"),
    drawBones: sum2("extraDraw", "bone"),
    immuneTo: tags2("untargetable"),
    saveBones: sum2("saveBones"),
    savesFrom: tags2("saveBones"),
    keepBones: sum2("keepBones"),
    handLimit: sum2("handLimit")
  };
}
function matchRows({ bones, names }) {
  const columns = names.flatMap((name) => copies2(name, name));
  return bones.flatMap((raw) => copies2(raw, raw)).map(({ part: part2, traits }) => {
    if (part2 === null) return [];
    return columns.map(({ ideal }) => traits.filter((trait) => ideal[part2].includes(trait)).length);
  });
}
function matchScore({ match }, bone, name) {
  return match[bone][name];
}

// games/ruthless/manifest.ts
var manifest = {
  title: { en: "Bone Wars: The Game of Ruthless Paleontology", fr: "Bone Wars: The Game of Ruthless Paleontology" },
  short: { en: "Ruthless", fr: "Ruthless" },
  line: {
    en: "Assemble dubious skeletons in public, and doubt those of your rivals.",
    fr: "Assemblez en public des squelettes douteux, et doutez de ceux de vos rivaux."
  },
  credit: {
    en: "Design: James L. Cambias and Diane A. Kelly. Publisher: Zygote Games.",
    fr: "Auteurs : James L. Cambias et Diane A. Kelly. Éditeur : Zygote Games."
  },
  seats: [2, 3, 4],
  minutes: [30, 60],
  weight: 1
};

// games/ruthless/rules/state.ts
var SOURCES = [
  "start",
  "skeletons",
  "fossils",
  "boosts",
  "ownRevisions",
  "rivalRevisions",
  "newEvidence",
  "events",
  "revisedByRivals",
  "slander"
];
var PHASE_COUNT = PHASES.length;
var NO_DRAFT = () => ({ name: null, skeleton: null, bones: [], boosts: [] });
function isDrafting({ draft }) {
  return draft.bones.length > 0 || draft.name !== null;
}
function leftOf({ players }, seat) {
  return seat + 1 === players.length ? 0 : seat + 1;
}
function clockwise({ players }, from) {
  const seats = [];
  for (let i = 0; i < players.length; i++) seats.push((from + i) % players.length);
  return seats;
}
function phaseOf({ stage }) {
  if (stage === "museum" || stage === "controversy") return stage;
  return stage === "end" ? "controversy" : "field";
}
function isSkipping({ players }, seat, phase2) {
  return players[seat].skips[PHASES.indexOf(phase2)];
}
function windowScope({ turn: turn2, stage }, kind) {
  return `${kind} ${turn2} ${stage}`;
}
function findSkeleton({ players }, name) {
  for (let owner = 0; owner < players.length; owner++) {
    for (const skeleton of players[owner].skeletons) if (skeleton.name === name) return { owner, skeleton };
  }
  throw new Error(`expected a skeleton named by card ${name}, found none`);
}
function skeletonWith({ players }, bone) {
  for (let owner = 0; owner < players.length; owner++) {
    for (const skeleton of players[owner].skeletons) if (skeleton.slots.includes(bone)) return { owner, skeleton };
  }
  throw new Error(`expected bone ${bone} in a skeleton, found it in none`);
}
function crewOwner({ players }, crew) {
  return players.findIndex((player) => player.crew.includes(crew));
}
function slotOf(box, bone) {
  const { slot } = box.bones[bone];
  if (slot === null) throw new Error(`expected a skeletal element, found ${box.bones[bone].id}`);
  return slot;
}
function clone(state) {
  const { presentation, revision, event, draft } = state;
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    goal: state.goal,
    rotates: state.rotates,
    stage: state.stage,
    turn: state.turn,
    first: state.first,
    active: state.active,
    passes: state.passes,
    boneDeck: state.boneDeck.slice(),
    eventDeck: state.eventDeck.slice(),
    boneTray: state.boneTray.slice(),
    players: cloneEach(state.players, clonePlayer),
    draft: { name: draft.name, skeleton: draft.skeleton, bones: draft.bones.slice(), boosts: draft.boosts.slice() },
    presentation: presentation === null ? null : clonePresentation(presentation),
    revision: revision === null ? null : cloneRevision(revision),
    event: event === null ? null : cloneEvent(event),
    defences: state.defences.slice(),
    usedCrew: state.usedCrew.slice(),
    boneless: state.boneless,
    placed: state.placed,
    idleTurns: state.idleTurns,
    ending: state.ending
  };
}
function clonePlayer(player) {
  return {
    paleontologist: player.paleontologist,
    prestige: player.prestige,
    earned: player.earned.slice(),
    bones: player.bones.slice(),
    cards: player.cards.slice(),
    crew: player.crew.slice(),
    skeletons: cloneEach(player.skeletons, cloneSkeleton),
    fossils: player.fossils.slice(),
    skips: player.skips.slice(),
    mayKeep: player.mayKeep,
    kept: player.kept.slice(),
    discards: player.discards.slice()
  };
}
function cloneSkeleton({ name, slots }) {
  return { name, slots: slots.slice() };
}
function clonePresentation({ presenter, name, bones, boosts }) {
  return { presenter, name, bones: bones.slice(), boosts: boosts.slice() };
}
function cloneRevision({ reviser, owner, skeleton, bones, boosts }) {
  return { reviser, owner, skeleton, bones: bones.slice(), boosts: boosts.slice() };
}
function cloneEvent({ actor, card, victim: victim2, crew, skeleton, bone }) {
  return { actor, card, victim: victim2, crew, skeleton, bone };
}

// games/ruthless/rules/faults.ts
function faults(at) {
  const found = [];
  checkCards(at, found);
  checkTable(at, found);
  checkDraft(at, found);
  for (const [seat, player] of at.state.players.entries()) checkPlayer(at, seat, player, found);
  return found;
}
function boneZones({ state }) {
  const { presentation, revision, boneDeck, boneTray, players } = state;
  const zones = [
    { path: "boneDeck", cards: boneDeck, owner: null, knownTo: "nobody" },
    { path: "boneTray", cards: boneTray, owner: null, knownTo: "anybody" }
  ];
  if (presentation !== null) zones.push(shown("presentation.bones", presentation.bones));
  if (revision !== null) zones.push(shown("revision.bones", revision.bones));
  for (const [seat, { bones, kept, fossils, skeletons }] of players.entries()) {
    const path = `players.${seat}`;
    zones.push({ path: `${path}.bones`, cards: bones, owner: seat, knownTo: "owner" });
    zones.push({ path: `${path}.kept`, cards: kept, owner: seat, knownTo: "ownerAlone" });
    zones.push(shown(`${path}.fossils`, fossils));
    for (const [index, { slots }] of skeletons.entries()) {
      zones.push(
        shown(
          `${path}.skeletons.${index}`,
          slots.filter((bone) => bone !== null)
        )
      );
    }
  }
  return zones;
}
function cardZones({ state }) {
  const { presentation, revision, event, eventDeck, defences: defences2, players } = state;
  const zones = [
    { path: "eventDeck", cards: eventDeck, owner: null, knownTo: "nobody" },
    shown("defences", defences2)
  ];
  if (presentation !== null) {
    const { name, boosts } = presentation;
    zones.push(shown("presentation", name === null ? boosts : [name, ...boosts]));
  }
  if (revision !== null) zones.push(shown("revision.boosts", revision.boosts));
  if (event !== null) zones.push(shown("event.card", [event.card]));
  for (const [seat, { cards, discards, crew, skeletons }] of players.entries()) {
    const path = `players.${seat}`;
    zones.push({ path: `${path}.cards`, cards, owner: seat, knownTo: "ownerAlone" });
    zones.push({ path: `${path}.discards`, cards: discards, owner: seat, knownTo: "ownerAlone" });
    zones.push(shown(`${path}.crew`, crew));
    zones.push(
      shown(
        `${path}.skeletons`,
        skeletons.map(({ name }) => name)
      )
    );
  }
  return zones;
}
function shown(path, cards) {
  return { path, cards, owner: null, knownTo: "everybody" };
}
function checkCards(at, found) {
  const { state, box } = at;
  if (state.seen.length !== box.bones.length + box.cards.length) {
    found.push({ path: "seen", fault: `${state.seen.length} cards, expected ${box.bones.length + box.cards.length}` });
  }
  checkZones(boneZones(at), state.seen, box.bones, 0, found);
  checkZones(cardZones(at), state.seen, box.cards, box.bones.length, found);
}
function checkZones(zones, seen, all, first, found) {
  const places = new Array(all.length).fill(null);
  for (const zone of zones) {
    for (const card of zone.cards) {
      const { path } = zone;
      if (all[card] === void 0) found.push({ path, fault: `no card ${card}` });
      else if (places[card] !== null) found.push({ path, fault: `${all[card].id} lies in ${places[card]} too` });
      else if (!isKnownRightly(zone, seen[first + card]))
        found.push({ path, fault: `${all[card].id} is known to the wrong seats` });
      places[card] = path;
    }
  }
  for (const [card, place] of places.entries())
    if (place === null) found.push({ path: "", fault: `${all[card].id} is lost` });
}
function isKnownRightly({ knownTo, owner }, knowers) {
  switch (knownTo) {
    case "everybody":
      return knowers === EVERYBODY;
    case "nobody":
      return knowers === NOBODY;
    case "owner":
      return knows(knowers, owner);
    case "ownerAlone":
      return owner !== null && knowers === only(owner);
    case "anybody":
      return true;
  }
}
function checkTable({ state, box }, found) {
  const { players, passes, first, active, turn: turn2, idleTurns } = state;
  const { lastTurn, idleTurnsToEnd, goalRange } = box.constants;
  const check2 = (path, value, least, most) => {
    const fits = Number.isInteger(value) && value >= least && value <= most;
    if (!fits) found.push({ path, fault: `${value} is not from ${least} to ${most}` });
  };
  check2("passes", passes, 0, players.length);
  check2("first", first, 0, players.length - 1);
  check2("active", active, 0, players.length - 1);
  check2("turn", turn2, 1, lastTurn);
  check2("idleTurns", idleTurns, 0, idleTurnsToEnd);
  check2("goal", state.goal, goalRange[0], goalRange[1]);
  if (!box.constants.players.includes(players.length))
    found.push({ path: "players", fault: `${players.length} players` });
  const people = players.map(({ paleontologist }) => paleontologist).filter((one) => one !== null);
  if (new Set(people).size < people.length) found.push({ path: "players", fault: "two with the same paleontologist" });
}
function checkDraft({ state }, found) {
  const { draft, players, active } = state;
  const { bones, cards } = players[active] ?? players[0];
  for (const bone of draft.bones)
    if (!bones.includes(bone)) found.push({ path: "draft.bones", fault: `${bone} is not in hand` });
  const picked = draft.name === null ? draft.boosts : [draft.name, ...draft.boosts];
  for (const card of picked) if (!cards.includes(card)) found.push({ path: "draft", fault: `${card} is not in hand` });
}
function checkPlayer({ state, box }, seat, player, found) {
  const path = `players.${seat}`;
  const { prestige, earned, paleontologist, skips } = player;
  if (paleontologist === null ? state.stage !== "setup" : box.paleontologists[paleontologist] === void 0) {
    found.push({ path: `${path}.paleontologist`, fault: `${paleontologist} at stage ${state.stage}` });
  }
  if (!Number.isInteger(prestige) || prestige < Math.min(0, box.constants.minPrestige)) {
    found.push({ path: `${path}.prestige`, fault: `${prestige} is below the minimum` });
  }
  const sum2 = earned.reduce((total, points) => total + points, 0);
  if (sum2 !== prestige) found.push({ path: `${path}.earned`, fault: `adds up to ${sum2}, the prestige is ${prestige}` });
  if (earned.length !== SOURCES.length) found.push({ path: `${path}.earned`, fault: `${earned.length} sources` });
  if (skips.length !== PHASE_COUNT) found.push({ path: `${path}.skips`, fault: `${skips.length} phases` });
  checkMuseum(box, path, player, found);
}
function checkMuseum({ bones, cards }, path, { skeletons, fossils, crew }, found) {
  for (const [index, { name, slots }] of skeletons.entries()) {
    const inside = `${path}.skeletons.${index}`;
    if (cards[name]?.kind !== "name") found.push({ path: inside, fault: `${name} is not a Name` });
    if (slots.length !== PARTS.length) found.push({ path: inside, fault: `${slots.length} slots` });
    for (const [slot, bone] of slots.entries()) {
      if (bone !== null && bones[bone]?.slot !== slot)
        found.push({ path: inside, fault: `${bone} is in slot ${slot}` });
    }
  }
  for (const fossil of fossils) {
    if (bones[fossil]?.slot !== null) found.push({ path: `${path}.fossils`, fault: `${fossil} is not a fossil` });
  }
  for (const card of crew)
    if (cards[card]?.kind !== "crew") found.push({ path: `${path}.crew`, fault: `${card} is no crew` });
}

// games/ruthless/rules/score.ts
function endingNow({ state, box }) {
  const { idleTurnsToEnd, lastTurn } = box.constants;
  if (state.players.some(({ prestige }) => prestige >= state.goal)) return "goal";
  if (state.boneless) return "bones";
  if (state.idleTurns >= idleTurnsToEnd) return "idle";
  return state.turn >= lastTurn ? "lastTurn" : null;
}
function outcome({ state }) {
  const { ending, players } = state;
  if (ending === null) return null;
  const places = players.map(({ prestige }) => 1 + players.filter((other) => other.prestige > prestige).length);
  return { reason: ending, places };
}
function score({ state }) {
  return state.players.map(({ earned }, seat) => ({
    seat,
    lines: SOURCES.map((what, index) => ({ what, points: earned[index], secret: false })),
    tieBreaks: []
  }));
}

// games/ruthless/rules/prestige.ts
function startPrestige({ state, box }, seat, paleontologist) {
  const prestige = box.paleontologists[paleontologist].passives.startPrestige ?? box.constants.startPrestige;
  change({ state, box }, seat, prestige, "start");
}
function gain(play, seat, n, source) {
  if (n === 0) return;
  change(play, seat, n, source);
  play.tell({ type: "gained", seat, n, source });
}
function possibleLoss({ state, box }, seat, n) {
  return Math.min(n, state.players[seat].prestige - box.constants.minPrestige);
}
function lose(play, seat, n, source) {
  const lost = possibleLoss(play, seat, n);
  change(play, seat, -lost, source);
  play.tell({ type: "fell", seat, n: lost, source });
}
function change({ state }, seat, by, source) {
  const player = state.players[seat];
  player.prestige += by;
  player.earned[SOURCES.indexOf(source)] += by;
}

// games/ruthless/rules/setup.ts
function setup(box, { seats, settings: settings2, rng }) {
  const goal = goalFrom(box, seats, settings2.goal);
  const first = firstPlayer(seats, settings2.firstPlayer, rng);
  const { boneDeck, eventDeck } = decks(box, rng);
  const state = {
    rng,
    seen: new Array(box.bones.length + box.cards.length).fill(NOBODY),
    goal,
    rotates: settings2.rotateFirstPlayer === true,
    stage: "setup",
    turn: 1,
    first,
    active: first,
    passes: 0,
    boneDeck,
    eventDeck,
    boneTray: [],
    players: Array.from({ length: seats }, newPlayer),
    draft: NO_DRAFT(),
    presentation: null,
    revision: null,
    event: null,
    defences: [],
    usedCrew: [],
    boneless: false,
    placed: false,
    idleTurns: 0,
    ending: null
  };
  if (settings2.paleontologists !== "choose") dealPaleontologists({ state, box });
  return state;
}
function decks({ bones, cards }, rng) {
  return { boneDeck: shuffled(rng, bones.length), eventDeck: shuffled(rng, cards.length) };
}
function newPlayer() {
  return {
    paleontologist: null,
    prestige: 0,
    earned: new Array(SOURCES.length).fill(0),
    bones: [],
    cards: [],
    crew: [],
    skeletons: [],
    fossils: [],
    skips: new Array(PHASE_COUNT).fill(false),
    mayKeep: 0,
    kept: [],
    discards: []
  };
}
var GOALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
function goalFrom({ constants }, seats, setting) {
  if (typeof setting !== "number") return constants.goalByPlayers[seats];
  const [least, most] = constants.goalRange;
  if (setting < least || setting > most) {
    throw new BadInput(
      "setting",
      "settings.goal",
      `this edition plays to a goal from ${least} to ${most}, not ${setting}`
    );
  }
  return setting;
}
function firstPlayer(seats, setting, rng) {
  if (setting === void 0 || setting === "random") return below(rng, seats);
  return FIRST_SEATS.indexOf(setting);
}
var FIRST_SEATS = ["seat1", "seat2", "seat3", "seat4"];
function dealPaleontologists({ state, box }) {
  const order = shuffled(state.rng, box.paleontologists.length);
  for (let seat = 0; seat < state.players.length; seat++) takePaleontologist({ state, box }, seat, order[seat]);
  state.stage = "draw";
}
function takePaleontologist(at, seat, paleontologist) {
  at.state.players[seat].paleontologist = paleontologist;
  startPrestige(at, seat, paleontologist);
}
var taken = {
  rule: "RP-2.2",
  bars: ({ state }, _seat, paleontologist) => state.players.some((player) => player.paleontologist === paleontologist)
};
function choosePaleontologist(play) {
  const { state, box, ask, tell } = play;
  const seat = state.active;
  const all = box.paleontologists.map((_, index) => index);
  const paleontologist = ask.open(seat, "paleontologist", offer(all, taken));
  takePaleontologist(play, seat, paleontologist);
  tell({ type: "paleontologist", seat, paleontologist });
  state.active = leftOf(state, seat);
  if (state.active === state.first) state.stage = "draw";
}

// games/ruthless/rules/abilities.ts
function sum({ state, box }, seat, passive2) {
  const { paleontologist, crew } = state.players[seat];
  let total = paleontologist === null ? 0 : box.paleontologists[paleontologist].passives[passive2];
  for (const card of crew) total += box.cards[card].passives[passive2];
  return total;
}
function eventDraw(at, seat) {
  return at.box.constants.fieldDraw.event + sum(at, seat, "drawEvents");
}
function boneDraw(at, seat) {
  return at.box.constants.fieldDraw.bone + sum(at, seat, "drawBones");
}
function eventLimit(at, seat) {
  return at.box.constants.eventHandLimit + sum(at, seat, "handLimit");
}
function keepAllowance(at, seat) {
  return at.state.players[seat].mayKeep + sum(at, seat, "keepBones");
}
function isImmune({ state, box }, seat, tags2) {
  if (tags2 === 0) return false;
  const { paleontologist, crew } = state.players[seat];
  let immuneTo = paleontologist === null ? 0 : box.paleontologists[paleontologist].passives.immuneTo;
  for (const card of crew) immuneTo |= box.cards[card].passives.immuneTo;
  return (immuneTo & tags2) !== 0;
}
function savedByCrew({ state, box }, seat, tags2) {
  const { paleontologist, crew } = state.players[seat];
  let saved = paleontologist === null ? 0 : savedBy(box.paleontologists[paleontologist].passives, tags2);
  for (const card of crew) saved += savedBy(box.cards[card].passives, tags2);
  return saved;
}
function savedBy({ saveBones, savesFrom }, tags2) {
  return (savesFrom & tags2) === 0 ? 0 : saveBones;
}

// games/ruthless/rules/hands.ts
function drawBones({ state }, seat, count) {
  const drawn = state.boneDeck.splice(0, count);
  for (const bone of drawn) {
    state.seen[bone] = only(seat);
    state.players[seat].bones.push(bone);
  }
  return drawn;
}
function drawCards({ state, box }, seat, count) {
  const drawn = state.eventDeck.splice(0, count);
  for (const card of drawn) {
    state.seen[box.bones.length + card] = only(seat);
    state.players[seat].cards.push(card);
  }
  return drawn;
}
function remove(pile2, card) {
  const index = pile2.indexOf(card);
  if (index < 0) throw new Error(`expected card ${card} among ${pile2.join(", ")}`);
  pile2.splice(index, 1);
}
function showCard({ state, box }, seat, card) {
  remove(state.players[seat].cards, card);
  state.seen[box.bones.length + card] = EVERYBODY;
}
function showBone({ state }, seat, bone) {
  remove(state.players[seat].bones, bone);
  state.seen[bone] = EVERYBODY;
}
function putUnder({ state, box }, card) {
  state.seen[box.bones.length + card] = NOBODY;
  state.eventDeck.push(card);
}
function leaveHand({ state }, owner, bone, witnesses) {
  const { bones } = state.players[owner];
  remove(bones, bone);
  for (const left of bones) state.seen[left] &= witnesses;
  state.seen[bone] = witnesses;
}
function returnBone(at, owner, bone) {
  leaveHand(at, owner, bone, only(owner));
  at.state.boneTray.push(bone);
}
function stealBone(at, thief, victim2, bone) {
  leaveHand(at, victim2, bone, only(thief) | only(victim2));
  at.state.players[thief].bones.push(bone);
}
function keepBone(at, owner, bone) {
  leaveHand(at, owner, bone, only(owner));
  at.state.players[owner].kept.push(bone);
}
function trayShownBone({ state }, bone) {
  state.boneTray.push(bone);
}
function lookAtBones({ state }, seat, rival) {
  for (const bone of state.players[rival].bones) state.seen[bone] |= only(seat);
}

// games/ruthless/rules/effects.ts
function applyEffect(play, event, effect2, saved) {
  const { actor } = event;
  switch (effect2.effect) {
    case "draw":
      draw(play, actor, effect2.what, effect2.n);
      break;
    case "steal":
      steal(play, actor, victim(event), effect2);
      break;
    case "destroy":
      destroy(play, victim(event), play.box.cards[event.card], saved);
      break;
    case "skipPhase":
      skipPhase(play, victim(event), effect2.phase);
      break;
    case "takeCrew":
      takeCrew(play, event);
      break;
    case "removeCrew":
      removeCrew(play, event);
      break;
    case "keepBones":
      keepBones(play, actor, effect2.n);
      break;
    case "gain":
      gain(play, actor, effect2.n, "events");
      break;
    case "lose":
      lose(play, victim(event), effect2.n, "slander");
      break;
    case "removeBone":
      if (effect2.from === "skeleton") removeFromSkeleton(play, event);
      else removeFromPresentation(play, event);
      break;
    case "withdraw":
      withdraw(play);
      break;
    default:
      impossible("an effect of a played Event", effect2.effect);
  }
}
function wouldChange(at, victimSeat, card, effect2) {
  const { state } = at;
  if (effect2.effect === "draw") return (effect2.what === "bone" ? state.boneDeck : state.eventDeck).length > 0;
  if (victimSeat === null) return true;
  if (effect2.effect === "destroy") return bonesAtStake(at, victimSeat, card) > 0;
  if (effect2.effect === "steal") return state.players[victimSeat].bones.length > 0;
  return true;
}
function victim(event) {
  return event.victim ?? impossible("an Event with a target", event.card);
}
function draw(play, seat, what, n) {
  const bones = what === "bone" ? drawBones(play, seat, n) : [];
  const cards = what === "event" ? drawCards(play, seat, n) : [];
  play.tell.only(
    [seat],
    { type: "drewThese", seat, cards, bones },
    { type: "drew", seat, eventCount: cards.length, boneCount: bones.length }
  );
}
function randomBone({ state }, seat) {
  const { bones } = state.players[seat];
  return bones[below(state.rng, bones.length)];
}
function steal(play, thief, from, { n, pick: pick2 }) {
  const { state, tell } = play;
  for (let i = 0; i < n && state.players[from].bones.length > 0; i++) {
    const bone = pick2 === "seen" ? chooseSeen(play, thief, from) : randomBone(play, from);
    stealBone(play, thief, from, bone);
    const told = { type: "stole", seat: thief, rival: from, bone };
    tell.only([thief, from], told, { type: "stoleOne", seat: thief, rival: from });
  }
}
function chooseSeen(play, thief, from) {
  const { state, ask, tell } = play;
  lookAtBones(play, thief, from);
  const bones = state.players[from].bones.slice().sort((a, b) => a - b);
  tell.only([thief], { type: "spied", seat: thief, rival: from, bones }, null);
  return ask(thief, "take", offer(bones), { rival: from });
}
function bonesAtStake(at, seat, card) {
  const held = at.state.players[seat].bones.length;
  let lost = 0;
  for (const effect2 of card.effects) {
    if (effect2.effect !== "destroy") continue;
    lost += effect2.n === "halfUp" ? held + 1 >> 1 : effect2.n;
  }
  return Math.max(0, Math.min(lost, held) - savedByCrew(at, seat, card.tags));
}
function destroy(play, seat, card, saved) {
  const lost = Math.max(0, bonesAtStake(play, seat, card) - saved);
  const bones = [];
  for (let i = 0; i < lost; i++) {
    const bone = randomBone(play, seat);
    returnBone(play, seat, bone);
    bones.push(bone);
  }
  play.tell.only([seat], { type: "lostThese", seat, bones }, { type: "lost", seat, n: lost });
}
function skipPhase({ state, tell }, seat, phase2) {
  state.players[seat].skips[PHASES.indexOf(phase2)] = true;
  tell({ type: "skips", seat, phase: phase2 });
}
function takeCrew({ state, tell }, { actor, crew }) {
  if (crew === null) impossible("a crew card", crew);
  remove(state.players[crewOwner(state, crew)].crew, crew);
  state.players[actor].crew.push(crew);
  tell({ type: "crewTaken", seat: actor, crew });
}
function removeCrew(play, { crew }) {
  const { state, tell } = play;
  if (crew === null) impossible("a crew card", crew);
  const owner = crewOwner(state, crew);
  remove(state.players[owner].crew, crew);
  putUnder(play, crew);
  tell({ type: "crewLeft", seat: owner, crew });
}
function keepBones({ state, tell }, seat, n) {
  state.players[seat].mayKeep += n;
  tell({ type: "mayKeep", seat, n });
}
function removeFromSkeleton(play, { skeleton, bone }) {
  if (skeleton === null || bone === null) impossible("a bone of a skeleton", bone);
  const { slots } = findSkeleton(play.state, skeleton).skeleton;
  slots[slots.indexOf(bone)] = null;
  trayShownBone(play, bone);
  play.tell({ type: "thrownOut", bone });
}
function removeFromPresentation(play, { bone }) {
  const { state, tell } = play;
  const { presentation } = state;
  if (presentation === null || bone === null) impossible("a bone of a presentation", bone);
  presentation.bones = presentation.bones.filter((laid) => laid !== bone);
  trayShownBone(play, bone);
  tell({ type: "thrownOut", bone });
  if (presentation.bones.length === 0) tell({ type: "collapsed", seat: presentation.presenter });
}
function withdraw({ state, tell }) {
  const { presentation } = state;
  if (presentation === null || presentation.name === null) impossible("a described skeleton", presentation);
  const { presenter, name, bones } = presentation;
  for (const bone of bones) state.players[presenter].bones.push(bone);
  presentation.bones = [];
  tell({ type: "withdrawn", seat: presenter, name });
}

// games/ruthless/rules/defence.ts
function defenceWindow(play, victim2) {
  const { state, box } = play;
  const { revision, event } = state;
  if (event !== null) {
    if (!box.cards[event.card].answerable) return;
    defend(play, victim2, "defend", { rival: event.actor, card: event.card });
  } else if (revision !== null && box.revisionAnswerable) {
    defend(play, victim2, "defendSkeleton", { rival: revision.reviser, skeleton: revision.skeleton });
  }
}
function defend(play, victim2, what, values) {
  const { state, ask } = play;
  const scope = windowScope(state, "defend");
  const asked = [victim2];
  while (state.players[victim2].cards.length > 0 && canMatter(play, victim2)) {
    const reaction = ask.react(asked, what, (seat) => offer(defences(play, seat), ...guards), scope, values);
    if (reaction === null) return;
    playDefence(play, reaction);
  }
}
function canMatter(at, victim2) {
  const { state, box } = at;
  const { canceled, saved } = canceledOrSaved(at);
  if (canceled) return false;
  if (state.defences.length === 0) return true;
  if (state.event !== null) return bonesAtStake(at, victim2, box.cards[state.event.card]) > saved;
  return state.revision !== null && state.revision.bones.length > 0;
}
function canceledOrSaved({ state, box }) {
  let canceled = false;
  let saved = 0;
  for (const card of state.defences) {
    for (const effect2 of box.cards[card].effects) {
      if (effect2.effect === "cancel") canceled = true;
      else if (effect2.effect === "save") saved += effect2.n;
    }
  }
  return { canceled, saved };
}
function defences({ state, box }, seat) {
  const moves = [];
  for (const card of state.players[seat].cards) {
    if (box.cards[card].kind !== "defence") continue;
    if (box.cards[card].target !== "revisedBone" || state.revision === null) moves.push({ do: "defend", card });
    else for (const bone of state.revision.bones) moves.push({ do: "refuse", card, bone });
  }
  return moves;
}
var noAnswer = {
  rule: "RP-4.8",
  bars: ({ state, box }, _seat, { card }) => {
    const { answers, answersRevision } = box.cards[card];
    return state.event === null ? !answersRevision : (answers & box.cards[state.event.card].tags) === 0;
  }
};
var notAlone = {
  rule: "RP-4.7",
  bars: ({ state, box }, _seat, { card }) => state.defences.length > 0 && box.cards[card].effects.some(({ effect: effect2 }) => effect2 === "cancel")
};
var guards = [noAnswer, notAlone];
function playDefence(play, { seat, option }) {
  const { state, tell } = play;
  const { card } = option;
  showCard(play, seat, card);
  state.defences.push(card);
  if (option.do === "defend") {
    tell({ type: "defended", seat, card });
    return;
  }
  const { bone } = option;
  const revision = state.revision ?? impossible("a revision", option.do);
  revision.bones = revision.bones.filter((laid) => laid !== bone);
  trayShownBone(play, bone);
  tell({ type: "refused", seat, card, bone });
}

// games/ruthless/rules/draft.ts
function pick({ draft }, move) {
  switch (move.do) {
    case "describe":
      draft.name = move.name;
      return;
    case "revise":
      draft.skeleton = move.skeleton;
      draft.bones.push(move.bone);
      return;
    case "fossil":
    case "bone":
      draft.bones.push(move.bone);
      return;
    case "boost":
      draft.boosts.push(move.card);
      return;
    default:
      impossible("a card to prepare", move.do);
  }
}
function pushDraftMoves({ state, box }, seat, timing, moves) {
  const { bones, cards } = state.players[seat];
  const { draft } = state;
  for (const bone of bones) if (!draft.bones.includes(bone)) moves.push({ do: "bone", bone });
  for (const card of cards) {
    if (box.cards[card].timing === timing && !draft.boosts.includes(card)) moves.push({ do: "boost", card });
  }
}
function hasPart({ state, box }, bone) {
  const { slot } = box.bones[bone];
  for (const picked of state.draft.bones) if (box.bones[picked].slot === slot) return true;
  return false;
}
function layDown(play, seat) {
  const { draft } = play.state;
  play.state.draft = NO_DRAFT();
  if (draft.name !== null) showCard(play, seat, draft.name);
  for (const bone of draft.bones) showBone(play, seat, bone);
  for (const card of draft.boosts) showCard(play, seat, card);
  return draft;
}
function boostBy({ box }, boosts) {
  let total = 0;
  for (const card of boosts) {
    for (const effect2 of box.cards[card].effects) if (effect2.effect === "boost") total += effect2.n;
  }
  return total;
}

// games/ruthless/rules/playing.ts
function pushCardMoves(at, seat, moves) {
  const phase2 = phaseOf(at.state);
  for (const card of at.state.players[seat].cards) {
    const { kind, timing, phase: itsPhase } = at.box.cards[card];
    if (kind === "name") moves.push({ do: "describe", name: card });
    else if (kind === "crew") moves.push({ do: "hire", card });
    else if (timing === "withPresentation" || timing === "withRevision") moves.push({ do: "boost", card });
    else if (timing === "action" && itsPhase === phase2) pushPlays(at, seat, card, moves);
    else moves.push({ do: "play", card });
  }
}
function pushPlays({ state, box }, seat, card, moves) {
  const { target } = box.cards[card];
  if (target === "none" || target === "eachRival") {
    moves.push({ do: "play", card });
    return;
  }
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat) continue;
    const { crew, skeletons } = state.players[rival];
    if (target === "rival") moves.push({ do: "playOn", card, rival });
    else if (target === "rivalCrew") for (const member of crew) moves.push({ do: "playOnCrew", card, crew: member });
    else for (const skeleton of skeletons) pushSkeletonPlays(card, target === "rivalBone", skeleton, moves);
  }
}
function pushSkeletonPlays(card, atBones, { name, slots }, moves) {
  if (!atBones) {
    moves.push({ do: "playOnSkeleton", card, skeleton: name });
    return;
  }
  for (const bone of slots) if (bone !== null) moves.push({ do: "playOnBone", card, bone });
}
function cardOf(move) {
  if (typeof move === "string") return null;
  switch (move.do) {
    case "play":
    case "playOn":
    case "playOnCrew":
    case "playOnSkeleton":
    case "playOnBone":
    case "hire":
    case "boost":
      return move.card;
    case "describe":
      return move.name;
    default:
      return null;
  }
}
var otherPhase = {
  rule: "RP-4.1",
  bars: ({ state, box }, _seat, move) => {
    const card = cardOf(move);
    if (card === null) return false;
    const { phase: phase2 } = box.cards[card];
    return phase2 !== "any" && phase2 !== phaseOf(state);
  }
};
var onlyInDoubt = {
  rule: "RP-4.2",
  bars: ({ box }, _seat, move) => isPlay(move) && box.cards[move.card].timing === "doubt"
};
var onlyInDefence = {
  rule: "RP-4.5",
  bars: ({ box }, _seat, move) => isPlay(move) && box.cards[move.card].timing === "defence"
};
var untargetable = {
  rule: "RP-4.12",
  bars: (at, _seat, move) => {
    if (!isPlay(move)) return false;
    const victim2 = victimOf(at, move);
    return victim2 !== null && isImmune(at, victim2, at.box.cards[move.card].tags);
  }
};
var unfitTarget = {
  rule: "RP-4.4",
  bars: (at, seat, move) => {
    if (!isPlay(move)) return false;
    const { filters, target } = at.box.cards[move.card];
    if (filters.length === 0 || target === "eachRival") return false;
    const victim2 = victimOf(at, move) ?? seat;
    return !filters.every((filter) => meets(at, seat, victim2, move, filter));
  }
};
var changesNothing = {
  rule: "RP-R16",
  bars: (at, seat, move) => {
    if (!isPlay(move)) return false;
    const card = at.box.cards[move.card];
    if (card.target === "eachRival") return !clockwise(at.state, seat).some((rival) => isHit(at, seat, rival, move.card));
    return !wouldDo(at, victimOf(at, move), card);
  }
};
var cardGuards = [otherPhase, onlyInDoubt, onlyInDefence, untargetable, unfitTarget, changesNothing];
function isPlay(move) {
  if (typeof move === "string") return false;
  switch (move.do) {
    case "play":
    case "playOn":
    case "playOnCrew":
    case "playOnSkeleton":
    case "playOnBone":
      return true;
    default:
      return false;
  }
}
function victimOf({ state }, move) {
  switch (move.do) {
    case "play":
      return null;
    case "playOn":
      return move.rival;
    case "playOnCrew":
      return crewOwner(state, move.crew);
    case "playOnSkeleton":
      return findSkeleton(state, move.skeleton).owner;
    case "playOnBone":
      return skeletonWith(state, move.bone).owner;
  }
}
function meets(at, seat, victim2, move, { filter, n, phase: phase2 }) {
  const { state, box } = at;
  const { players } = state;
  switch (filter) {
    case "actorHasBones":
      return players[seat].bones.length > 0;
    case "hasBones":
      return players[victim2].bones.length > 0;
    case "canStillAct":
      return !isSkipping(state, victim2, phase2);
    case "prestigeAtLeastMine":
      return players[victim2].prestige >= players[seat].prestige;
    case "prestigeAtLeast":
      return players[victim2].prestige >= n;
    case "headScoreBelow":
      return move.do === "playOnSkeleton" && headScore(at, move.skeleton) < n;
    case "boneScoreAtMost":
      return move.do === "playOnBone" && matchScore(box, move.bone, skeletonWith(state, move.bone).skeleton.name) <= n;
    default:
      return impossible("a filter of an action", filter);
  }
}
function headScore({ state, box }, name) {
  const [head] = findSkeleton(state, name).skeleton.slots;
  return head === null ? Number.POSITIVE_INFINITY : matchScore(box, head, name);
}
function wouldDo(at, victim2, card) {
  for (const effect2 of card.effects) if (wouldChange(at, victim2, card, effect2)) return true;
  return false;
}
function isHit(at, actor, rival, card) {
  const { tags: tags2, filters } = at.box.cards[card];
  if (rival === actor || isImmune(at, rival, tags2)) return false;
  const aimed = { do: "playOn", card, rival };
  return filters.every((filter) => meets(at, actor, rival, aimed, filter)) && wouldDo(at, rival, at.box.cards[card]);
}
function playEvent(play, seat, move) {
  const { state, box } = play;
  const { card } = move;
  showCard(play, seat, card);
  state.event = {
    actor: seat,
    card,
    victim: victimOf(play, move),
    crew: move.do === "playOnCrew" ? move.crew : null,
    skeleton: skeletonOf(play, move),
    bone: move.do === "playOnBone" ? move.bone : null
  };
  tellPlayed(play, state.event);
  if (box.cards[card].target === "eachRival") resolveForEach(play, state.event);
  else resolveEvent(play);
  finishEvent(play);
}
function skeletonOf({ state }, move) {
  if (move.do === "playOnSkeleton") return move.skeleton;
  return move.do === "playOnBone" ? skeletonWith(state, move.bone).skeleton.name : null;
}
function tellPlayed({ tell }, { actor: seat, card, victim: rival, crew, skeleton }) {
  if (rival === null) tell({ type: "played", seat, card });
  else if (crew !== null) tell({ type: "playedOnCrew", seat, card, rival, crew });
  else if (skeleton !== null) tell({ type: "playedOnSkeleton", seat, card, rival, skeleton });
  else tell({ type: "playedOn", seat, card, rival });
}
function resolveForEach(play, event) {
  for (const rival of clockwise(play.state, event.actor)) {
    if (!isHit(play, event.actor, rival, event.card)) continue;
    currentEvent(play).victim = rival;
    resolveEvent(play);
  }
}
function resolveEvent(play) {
  const { box, tell } = play;
  const { card, victim: victim2 } = currentEvent(play);
  if (victim2 !== null) defenceWindow(play, victim2);
  const { canceled, saved } = canceledOrSaved(play);
  putDefencesUnder(play);
  if (canceled) tell({ type: "canceled", card });
  else for (const effect2 of box.cards[card].effects) applyEffect(play, currentEvent(play), effect2, saved);
}
function finishEvent(play) {
  putUnder(play, currentEvent(play).card);
  play.state.event = null;
}
function putDefencesUnder(play) {
  for (const card of play.state.defences) putUnder(play, card);
  play.state.defences = [];
}
function currentEvent({ state }) {
  return state.event ?? impossible("an Event on the table", state.stage);
}

// games/ruthless/rules/worth.ts
function presentedWorth({ constants }, name, bones) {
  return name === null ? constants.prestigePerFossil : bones.length * constants.prestigePerBone;
}
function revisedWorth({ constants }, bones) {
  return bones.length * constants.prestigePerRevisedBone;
}
function worthOf(at, seat, { name, skeleton, bones, boosts }) {
  const moves = at.state.players.map(() => 0);
  if (bones.length === 0) return moves;
  if (skeleton === null) {
    moves[seat] = presentedWorth(at.box, name, bones) + boostBy(at, boosts);
    return moves;
  }
  const worth = revisedWorth(at.box, bones);
  const { owner } = findSkeleton(at.state, skeleton);
  if (owner !== seat) moves[owner] -= possibleLoss(at, owner, worth);
  moves[seat] = worth + boostBy(at, boosts);
  return moves;
}

// games/ruthless/rules/controversy.ts
function controversyAction(play, seat) {
  const { state, ask } = play;
  for (; ; ) {
    const move = ask(seat, "controversy", isDrafting(state) ? draftOffer(play, seat) : freeOffer(play, seat));
    if (move === "pass") return false;
    if (typeof move === "string") {
      revise(play, seat);
      return true;
    }
    if (isPlay(move)) {
      playEvent(play, seat, move);
      return true;
    }
    pick(state, move);
  }
}
function freeOffer(at, seat) {
  const moves = ["pass"];
  pushCardMoves(at, seat, moves);
  const { players } = at.state;
  for (const { skeletons, fossils } of players) {
    for (const { name } of skeletons) {
      for (const bone of players[seat].bones) moves.push({ do: "revise", skeleton: name, bone });
    }
    for (const fossil of fossils) moves.push({ do: "reviseFossil", fossil });
  }
  return { candidates: moves, guards: freeGuards };
}
function draftOffer(at, seat) {
  const moves = ["publish"];
  pushDraftMoves(at, seat, "withRevision", moves);
  return { candidates: moves, guards: draftGuards };
}
function revising(state, move) {
  if (typeof move === "string") return null;
  if (move.do === "revise") return move;
  if (move.do !== "bone") return null;
  return { bone: move.bone, skeleton: state.draft.skeleton ?? impossible("a revision", move.do) };
}
var fossilInSkeleton = {
  rule: "RP-7.1",
  text: "RP-7.1.fossil",
  bars: ({ state, box }, _seat, move) => {
    const used = revising(state, move);
    return used !== null && box.bones[used.bone].slot === null;
  }
};
var samePart = {
  rule: "RP-7.1",
  text: "RP-7.1.part",
  bars: (at, _seat, move) => typeof move !== "string" && move.do === "bone" && hasPart(at, move.bone)
};
var otherColor = {
  rule: "RP-7.2",
  bars: ({ state, box }, _seat, move) => {
    const used = revising(state, move);
    return used !== null && box.bones[used.bone].family !== box.cards[used.skeleton].family;
  }
};
var notCloser = {
  rule: "RP-7.3",
  bars: ({ state, box }, _seat, move) => {
    const used = revising(state, move);
    if (used === null) return false;
    const old = boneReplaced(box, findSkeleton(state, used.skeleton).skeleton, used.bone);
    return old !== null && matchScore(box, used.bone, used.skeleton) <= matchScore(box, old, used.skeleton);
  },
  values: ({ state, box }, _seat, move) => {
    const used = revising(state, move);
    if (used === null) return {};
    const old = boneReplaced(box, findSkeleton(state, used.skeleton).skeleton, used.bone) ?? used.bone;
    return { old, score: matchScore(box, used.bone, used.skeleton), than: matchScore(box, old, used.skeleton) };
  }
};
var fossilOnShow = {
  rule: "RP-7.6",
  bars: (_at, _seat, move) => typeof move !== "string" && move.do === "reviseFossil"
};
var boostAlone = {
  rule: "RP-7.7",
  bars: (_at, _seat, move) => typeof move !== "string" && move.do === "boost"
};
var revisionGuards = [fossilInSkeleton, otherColor, notCloser];
var freeGuards = [...revisionGuards, ...cardGuards, fossilOnShow, boostAlone];
var draftGuards = [samePart, ...revisionGuards];
function boneReplaced(box, { slots }, bone) {
  return slots[slotOf(box, bone)];
}
function revise(play, seat) {
  const { state, tell } = play;
  const { skeleton, bones, boosts } = layDown(play, seat);
  if (skeleton === null) impossible("a skeleton to revise", skeleton);
  const { owner } = findSkeleton(state, skeleton);
  state.revision = { reviser: seat, owner, skeleton, bones, boosts };
  tell({ type: "revised", seat, owner, skeleton, bones: bones.slice() });
  for (const card of boosts) tell({ type: "boosted", seat, card });
  if (owner !== seat) defenceWindow(play, owner);
  closeRevision(play, state.revision);
}
function closeRevision(play, revision) {
  const { state, tell } = play;
  const { canceled } = canceledOrSaved(play);
  putDefencesUnder(play);
  state.revision = null;
  if (canceled) {
    for (const bone of revision.bones) trayShownBone(play, bone);
    tell({ type: "revisionCanceled", seat: revision.reviser, skeleton: revision.skeleton });
  } else if (revision.bones.length > 0) {
    placeBones(play, revision);
    scoreRevision(play, revision);
  }
  for (const card of revision.boosts) putUnder(play, card);
}
function placeBones(play, { skeleton, bones }) {
  const { state, box, tell } = play;
  const { slots } = findSkeleton(state, skeleton).skeleton;
  state.placed = true;
  for (const bone of bones) {
    const slot = slotOf(box, bone);
    const old = slots[slot];
    slots[slot] = bone;
    if (old === null) {
      tell({ type: "added", bone });
      continue;
    }
    trayShownBone(play, old);
    tell({ type: "replaced", bone, old });
  }
}
function scoreRevision(play, { reviser, owner, bones, boosts }) {
  const worth = revisedWorth(play.box, bones);
  gain(play, reviser, worth, owner === reviser ? "ownRevisions" : "rivalRevisions");
  if (owner !== reviser) lose(play, owner, worth, "revisedByRivals");
  gain(play, reviser, boostBy(play, boosts), "newEvidence");
}

// games/ruthless/rules/end-of-turn.ts
function endTurn(play) {
  keepBones2(play);
  returnBones(play);
  discardCards(play);
  shuffleBones(play);
  closeTurn(play);
}
function keepBones2(play) {
  const { state, ask, tell } = play;
  const { players } = state;
  let choosing = clockwise(state, state.first).filter((seat) => mayKeepMore(play, seat));
  while (choosing.length > 0) {
    const chosen = ask.each(choosing, "keep", (seat) => offer(keepOptions(play, seat)));
    for (const [index, seat] of choosing.entries()) {
      const bone = chosen[index];
      if (bone !== "done") keepBone(play, seat, stillIn(players[seat].bones, bone));
    }
    choosing = choosing.filter((seat, index) => chosen[index] !== "done" && mayKeepMore(play, seat));
  }
  for (const seat of clockwise(state, state.first)) {
    const bones = players[seat].kept.slice();
    if (bones.length > 0)
      tell.only([seat], { type: "keptThese", seat, bones }, { type: "kept", seat, n: bones.length });
  }
}
function keepOptions({ state }, seat) {
  return [...state.players[seat].bones, "done"];
}
function mayKeepMore(at, seat) {
  const { bones, kept } = at.state.players[seat];
  return bones.length > 0 && kept.length < keepAllowance(at, seat);
}
function stillIn(hand, chosen) {
  return hand.includes(chosen) ? chosen : hand[0];
}
function returnBones(play) {
  const { state } = play;
  for (const seat of clockwise(state, state.first)) {
    const player = state.players[seat];
    for (const bone of player.bones.slice()) returnBone(play, seat, bone);
    player.bones = player.kept;
    player.kept = [];
  }
}
function discardCards(play) {
  const { state, ask, tell } = play;
  const { players } = state;
  for (; ; ) {
    const choosing = clockwise(state, state.first).filter((seat) => excess(play, seat) > 0);
    if (choosing.length === 0) break;
    const chosen = ask.each(choosing, "discard", (seat) => offer(players[seat].cards.slice()));
    for (const [index, seat] of choosing.entries()) {
      const card = stillIn(players[seat].cards, chosen[index]);
      remove(players[seat].cards, card);
      players[seat].discards.push(card);
    }
  }
  for (const seat of clockwise(state, state.first)) {
    const cards = players[seat].discards;
    players[seat].discards = [];
    for (const card of cards) putUnder(play, card);
    if (cards.length === 0) continue;
    tell.only([seat], { type: "discardedThese", seat, cards }, { type: "discarded", seat, n: cards.length });
  }
}
function excess(at, seat) {
  return at.state.players[seat].cards.length - eventLimit(at, seat);
}
function shuffleBones({ state, tell }) {
  state.boneDeck.push(...state.boneTray);
  state.boneTray = [];
  for (const bone of state.boneDeck) state.seen[bone] = NOBODY;
  shuffle(state.rng, state.boneDeck);
  tell({ type: "shuffled" });
}
function closeTurn(play) {
  const { state, tell } = play;
  state.idleTurns = state.placed ? 0 : state.idleTurns + 1;
  if (state.idleTurns > 0) tell({ type: "idle", n: state.idleTurns });
  state.ending = endingNow(play);
  if (state.ending !== null) {
    tell({ type: "ended", why: state.ending });
    return;
  }
  state.turn += 1;
  state.stage = "draw";
  state.placed = false;
  state.usedCrew = [];
  for (const player of state.players) forgetTurn(player);
  if (state.rotates) rotateFirstPlayer(play);
  state.active = state.first;
}
function forgetTurn(player) {
  player.skips = new Array(PHASE_COUNT).fill(false);
  player.mayKeep = 0;
}
function rotateFirstPlayer({ state, tell }) {
  state.first = leftOf(state, state.first);
  tell({ type: "firstPlayer", seat: state.first });
}

// games/ruthless/rules/field.ts
function drawPhase(play) {
  const { state, tell } = play;
  for (const seat of clockwise(state, state.first)) {
    const cards = drawCards(play, seat, eventDraw(play, seat));
    const bones = drawBones(play, seat, boneDraw(play, seat));
    tell.only(
      [seat],
      { type: "drewThese", seat, cards, bones },
      { type: "drew", seat, eventCount: cards.length, boneCount: bones.length }
    );
  }
}
function fieldAction(play, seat) {
  const move = play.ask(seat, "field", { candidates: fieldMoves(play, seat), guards: guards2 });
  if (typeof move === "string") return false;
  if (move.do === "hire") hire(play, seat, move.card);
  else if (move.do === "cycle") cycle(play, seat, move.crew, move.bone);
  else if (isPlay(move)) playEvent(play, seat, move);
  return true;
}
function fieldMoves(at, seat) {
  const moves = ["pass"];
  pushCardMoves(at, seat, moves);
  const { crew, bones } = at.state.players[seat];
  for (const member of crew) {
    if (at.box.cards[member].cycles) for (const bone of bones) moves.push({ do: "cycle", crew: member, bone });
  }
  return moves;
}
var usedUp = {
  rule: "RP-R38",
  bars: ({ state }, _seat, move) => typeof move !== "string" && move.do === "cycle" && state.usedCrew.includes(move.crew)
};
var nothingToDraw = {
  rule: "RP-R16",
  text: "RP-R16.deck",
  bars: ({ state }, _seat, move) => typeof move !== "string" && move.do === "cycle" && state.boneDeck.length === 0
};
var guards2 = [...cardGuards, usedUp, nothingToDraw];
function hire(play, seat, card) {
  showCard(play, seat, card);
  play.state.players[seat].crew.push(card);
  play.tell({ type: "hired", seat, card });
}
function cycle(play, seat, crew, bone) {
  const { state, tell } = play;
  state.usedCrew.push(crew);
  returnBone(play, seat, bone);
  const bones = drawBones(play, seat, 1);
  tell.only([seat], { type: "cycledThese", seat, crew, bone, bones }, { type: "cycled", seat, crew });
}

// games/ruthless/rules/museum.ts
function museumAction(play, seat) {
  const { state, ask } = play;
  for (; ; ) {
    const move = ask(seat, "museum", isDrafting(state) ? draftOffer2(play, seat) : freeOffer2(play, seat));
    if (move === "pass") return false;
    if (typeof move === "string") {
      present(play, seat);
      return true;
    }
    if (isPlay(move)) {
      playEvent(play, seat, move);
      return true;
    }
    pick(state, move);
  }
}
function freeOffer2(at, seat) {
  const { state, box } = at;
  const moves = ["pass"];
  pushCardMoves(at, seat, moves);
  for (const bone of state.players[seat].bones) if (box.bones[bone].slot === null) moves.push({ do: "fossil", bone });
  for (const { skeletons } of state.players)
    for (const { name } of skeletons) moves.push({ do: "alter", skeleton: name });
  return { candidates: moves, guards: freeGuards2 };
}
function draftOffer2(at, seat) {
  const moves = ["present"];
  pushDraftMoves(at, seat, "withPresentation", moves);
  return { candidates: moves, guards: draftGuards2 };
}
var onShow = {
  rule: "RP-6.1",
  bars: (_at, _seat, move) => typeof move !== "string" && move.do === "alter"
};
var tooFewBones = {
  rule: "RP-6.2",
  bars: (at, seat, move) => {
    const { min } = at.box.constants.describeBones;
    if (move === "present") return at.state.draft.name !== null && at.state.draft.bones.length < min;
    return typeof move !== "string" && move.do === "describe" && partsInHand(at, seat) < min;
  },
  values: ({ box }) => ({ ...box.constants.describeBones })
};
var fossilInSkeleton2 = {
  rule: "RP-6.2",
  text: "RP-6.2.fossil",
  bars: ({ box }, _seat, move) => isBone(move) && box.bones[move.bone].slot === null
};
var samePart2 = {
  rule: "RP-6.2",
  text: "RP-6.2.part",
  bars: (at, _seat, move) => isBone(move) && hasPart(at, move.bone)
};
var tooManyBones = {
  rule: "RP-6.2",
  bars: ({ state, box }, _seat, move) => isBone(move) && state.draft.bones.length === box.constants.describeBones.max,
  values: ({ box }) => ({ ...box.constants.describeBones })
};
var oneFossil = {
  rule: "RP-6.3",
  bars: ({ state }, _seat, move) => isBone(move) && state.draft.name === null
};
var boostAlone2 = {
  rule: "RP-6.4",
  bars: (_at, _seat, move) => typeof move !== "string" && move.do === "boost"
};
var freeGuards2 = [...cardGuards, onShow, tooFewBones, boostAlone2];
var draftGuards2 = [tooFewBones, oneFossil, fossilInSkeleton2, samePart2, tooManyBones];
function isBone(move) {
  return typeof move !== "string" && move.do === "bone";
}
function partsInHand({ state, box }, seat) {
  let parts = 0;
  for (const bone of state.players[seat].bones) {
    const { slot } = box.bones[bone];
    if (slot !== null) parts |= 1 << slot;
  }
  let count = 0;
  for (let slot = 0; slot < PARTS.length; slot++) count += parts >> slot & 1;
  return count;
}
function present(play, seat) {
  const { state, tell } = play;
  const { name, bones, boosts } = layDown(play, seat);
  state.presentation = { presenter: seat, name, bones, boosts };
  if (name === null) tell({ type: "presented", seat, bone: bones[0] });
  else tell({ type: "described", seat, name, bones: bones.slice() });
  for (const card of boosts) tell({ type: "boosted", seat, card });
  doubtWindow(play, seat);
  closePresentation(play);
}
function doubtWindow(play, presenter) {
  const { state, ask } = play;
  const scope = windowScope(state, "doubt");
  let from = leftOf(state, presenter);
  while (presented(play).bones.length > 0) {
    const asked = clockwise(state, from).filter((seat) => seat !== presenter && state.players[seat].cards.length > 0);
    const { what, values } = doubtQuestion(presented(play));
    const reaction = ask.react(asked, what, (seat) => offer(doubts(play, seat), notASkeleton), scope, values);
    if (reaction === null) return;
    doubt(play, presenter, reaction);
    from = leftOf(state, reaction.seat);
  }
}
function presented({ state }) {
  return state.presentation ?? impossible("a presentation", state.stage);
}
function doubtQuestion({ presenter, name, bones }) {
  if (name === null) return { what: "doubtFossil", values: { rival: presenter, bone: bones[0] } };
  return { what: "doubt", values: { rival: presenter, name, n: bones.length } };
}
function doubts(at, seat) {
  const moves = [];
  for (const card of at.state.players[seat].cards) {
    const { timing, target } = at.box.cards[card];
    if (timing !== "doubt") continue;
    if (target !== "presentedBone") moves.push({ do: "doubt", card });
    else for (const bone of presented(at).bones) moves.push({ do: "doubtBone", card, bone });
  }
  return moves;
}
var notASkeleton = {
  rule: "RP-4.4",
  text: "RP-4.4.skeleton",
  bars: (at, _seat, { card }) => presented(at).name === null && at.box.cards[card].filters.some(({ filter }) => filter === "skeleton")
};
function doubt(play, presenter, { seat, option }) {
  const { state, tell } = play;
  const { card } = option;
  showCard(play, seat, card);
  const bone = option.do === "doubtBone" ? option.bone : null;
  state.event = { actor: seat, card, victim: presenter, crew: null, skeleton: null, bone };
  tell({ type: "doubted", seat, card, rival: presenter });
  resolveEvent(play);
  finishEvent(play);
}
function closePresentation(play) {
  const { state } = play;
  const presentation = presented(play);
  state.presentation = null;
  if (presentation.bones.length > 0) exhibit(play, presentation);
  else if (presentation.name !== null) putUnder(play, presentation.name);
  for (const card of presentation.boosts) putUnder(play, card);
}
function exhibit(play, { presenter, name, bones, boosts }) {
  const { state, box, tell } = play;
  const player = state.players[presenter];
  state.placed = true;
  if (name === null) {
    player.fossils.push(...bones);
    tell({ type: "exhibitedFossil", seat: presenter, bone: bones[0] });
    gain(play, presenter, presentedWorth(box, name, bones), "fossils");
  } else {
    const slots = PARTS.map((_, slot) => bones.find((bone) => slotOf(box, bone) === slot) ?? null);
    player.skeletons.push({ name, slots });
    tell({ type: "exhibited", seat: presenter, name, bones });
    gain(play, presenter, presentedWorth(box, name, bones), "skeletons");
  }
  gain(play, presenter, boostBy(play, boosts), "boosts");
}

// games/ruthless/rules/turn.ts
function step(play) {
  const { stage } = play.state;
  switch (stage) {
    case "setup":
      choosePaleontologist(play);
      break;
    case "draw":
      beginTurn(play);
      drawPhase(play);
      beginPhase(play, "field");
      break;
    case "end":
      endTurn(play);
      break;
    default:
      takePlace(play, stage);
  }
}
function beginTurn({ state, box, tell }) {
  state.boneless = state.boneDeck.length === 0;
  tell({ type: "turn", turn: state.turn });
  if (state.boneless) tell({ type: "lastTurn", why: "bones" });
  else if (state.turn === box.constants.lastTurn) tell({ type: "lastTurn", why: "turns" });
}
function beginPhase({ state, tell }, phase2) {
  state.stage = phase2;
  state.active = state.first;
  state.passes = 0;
  tell({ type: "phase", phase: phase2 });
}
function takePlace(play, phase2) {
  const { state } = play;
  const seat = state.active;
  const acted = !mustPass(play, seat, phase2) && act(play, seat, phase2);
  state.passes = acted ? 0 : state.passes + 1;
  if (state.passes === state.players.length) endPhase(play, phase2);
  else state.active = leftOf(state, seat);
}
function mustPass(play, seat, phase2) {
  const { state, tell } = play;
  if (isSkipping(state, seat, phase2)) {
    tell({ type: "passed", seat, why: "skips" });
    return true;
  }
  if (!isEmptyHanded(play, seat)) return false;
  tell({ type: "passed", seat, why: "noCards" });
  return true;
}
function isEmptyHanded({ state }, seat) {
  const { bones, cards } = state.players[seat];
  return bones.length === 0 && cards.length === 0;
}
function act(play, seat, phase2) {
  if (takeAction(play, seat, phase2)) return true;
  play.tell({ type: "passed", seat, why: "choice" });
  return false;
}
function takeAction(play, seat, phase2) {
  switch (phase2) {
    case "field":
      return fieldAction(play, seat);
    case "museum":
      return museumAction(play, seat);
    case "controversy":
      return controversyAction(play, seat);
  }
}
var NEXT = { field: "museum", museum: "controversy" };
function endPhase(play, phase2) {
  if (phase2 === "controversy") play.state.stage = "end";
  else beginPhase(play, NEXT[phase2]);
}

// games/ruthless/rules/view.ts
function view(at, seat) {
  const { state, box } = at;
  return {
    turn: state.turn,
    goal: state.goal,
    stage: state.stage,
    phase: phaseOf(state),
    first: state.first,
    active: state.active,
    passes: state.passes,
    rotates: state.rotates,
    lastTurn: state.boneless || state.turn === box.constants.lastTurn,
    idleTurns: state.idleTurns,
    idleTurnsToEnd: box.constants.idleTurnsToEnd,
    placed: state.placed,
    boneDeck: state.boneDeck.length,
    eventDeck: state.eventDeck.length,
    boneTray: pile(state, state.boneTray, seat),
    usedCrew: state.usedCrew.slice(),
    players: state.players.map((player, owner) => playerView(at, player, owner, seat)),
    presentation: presentationView(at),
    revision: revisionView(at),
    event: state.event === null ? null : { ...state.event },
    defences: state.defences.slice(),
    draft: draftView(at, seat),
    ending: state.ending
  };
}
function pile({ seen }, cards, seat, first = 0) {
  const known = cards.filter((card) => knows(seen[first + card], seat)).sort((a, b) => a - b);
  return { count: cards.length, known };
}
function playerView(at, player, owner, seat) {
  const { state, box } = at;
  const own = owner === seat;
  const cards = box.bones.length;
  return {
    paleontologist: player.paleontologist,
    prestige: player.prestige,
    earned: player.earned.slice(),
    bones: own ? { count: player.bones.length, known: player.bones.slice() } : pile(state, player.bones, seat),
    cards: own ? { count: player.cards.length, known: player.cards.slice() } : pile(state, player.cards, seat, cards),
    kept: pile(state, player.kept, seat),
    discards: pile(state, player.discards, seat, cards),
    crew: player.crew.slice(),
    skeletons: player.skeletons.map((skeleton) => skeletonView(box, skeleton)),
    fossils: player.fossils.slice(),
    skips: PHASES.filter((_, index) => player.skips[index]),
    mayKeep: keepAllowance(at, owner),
    eventLimit: eventLimit(at, owner)
  };
}
function skeletonView(box, { name, slots }) {
  return {
    name,
    slots: slots.slice(),
    scores: slots.map((bone) => bone === null ? null : matchScore(box, bone, name))
  };
}
function presentationView(at) {
  const { presentation } = at.state;
  if (presentation === null) return null;
  const { presenter, name, bones, boosts } = presentation;
  const worth = worthOf(at, presenter, { name, skeleton: null, bones, boosts });
  return { presenter, name, bones: bones.slice(), boosts: boosts.slice(), worth };
}
function revisionView(at) {
  const { revision } = at.state;
  if (revision === null) return null;
  const { reviser, owner, skeleton, bones, boosts } = revision;
  const worth = worthOf(at, reviser, { name: null, skeleton, bones, boosts });
  return { reviser, owner, skeleton, bones: bones.slice(), boosts: boosts.slice(), worth };
}
function draftView(at, seat) {
  const { state } = at;
  const { name, skeleton, bones, boosts } = seat === state.active ? state.draft : NO_DRAFT();
  const worth = worthOf(at, state.active, { name, skeleton, bones, boosts });
  return { name, skeleton, bones: bones.slice(), boosts: boosts.slice(), worth };
}
function redeal({ state, box }, eyes, rng) {
  const { players } = state;
  const boneZones2 = [state.boneDeck, state.boneTray];
  const cardZones2 = [state.eventDeck];
  for (const player of players) {
    boneZones2.push(player.bones, player.kept);
    cardZones2.push(player.cards, player.discards);
  }
  redealPlaces(state.seen, eyes, boneZones2, rng);
  redealPlaces(state.seen, eyes, cardZones2, rng, box.bones.length);
  if (eyes !== state.active && eyes !== "anyone") state.draft = NO_DRAFT();
}

// games/ruthless/index.ts
var settings = [
  { id: "goal", values: ["suggested", ...GOALS], default: "suggested" },
  {
    id: "firstPlayer",
    values: ["random", ...FIRST_SEATS],
    default: "random",
    fits: (value, seats) => FIRST_SEATS.indexOf(value) < seats
  },
  { id: "rotateFirstPlayer", values: [false, true], default: false },
  { id: "paleontologists", values: ["random", "choose"], default: "random" }
];
var ruthless = {
  id: "ruthless",
  version: 1,
  seats: manifest.seats,
  settings,
  asks: {
    paleontologist: { rule: "RP-2.2", noun: "paleontologist" },
    field: { rule: "RP-5.3" },
    museum: { rule: "RP-6.1" },
    controversy: { rule: "RP-7.1" },
    doubt: { rule: "RP-6.5" },
    doubtFossil: { rule: "RP-6.5" },
    defend: { rule: "RP-4.5" },
    defendSkeleton: { rule: "RP-7.8" },
    take: { rule: "RP-R47", noun: "bone" },
    keep: { rule: "RP-9.1", noun: "bone" },
    discard: { rule: "RP-9.2", noun: "card" }
  },
  nouns: {
    seat: "seats",
    rival: "seats",
    owner: "seats",
    paleontologist: "paleontologists",
    card: "cards",
    cards: "cards",
    name: "cards",
    skeleton: "cards",
    crew: "cards",
    bone: "bones",
    bones: "bones",
    old: "bones",
    fossil: "bones"
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

// games/ruthless/texts/keys.ts
function eachPhase(kind, texts) {
  const all = {};
  for (const phase2 of PHASES) {
    for (const [key, text2] of Object.entries(texts)) all[`${kind}.${phase2}.${key}`] = text2;
  }
  return all;
}
function goals(text2) {
  const all = {};
  for (const goal of GOALS) all[`setting.goal.${goal}`] = text2(goal);
  return all;
}

// games/ruthless/texts/en.ts
var en = {
  "game.points": "Prestige",
  "phase.field": "Field Season",
  "phase.museum": "Museum Work",
  "phase.controversy": "Controversy",
  "ask.paleontologist": "Choose your Paleontologist.",
  "ask.field": "Field Season: take one action or pass.",
  "ask.museum": "Museum Work: take one action or pass.",
  "ask.controversy": "Controversy: take one action or pass.",
  "ask.doubt": "{rival} presents {name} with {n, plural, one {# bone} other {# bones}}. Do you doubt it?",
  "ask.doubtFossil": "{rival} presents a fossil: {bone}. Do you doubt it?",
  "ask.defend": "{rival} plays {card} on you. Do you defend yourself?",
  "ask.defendSkeleton": "{rival} revises your {skeleton}. Do you defend yourself?",
  "ask.take": "These are the bones of {rival}. Take one.",
  "ask.keep": "Choose a bone to keep for the next turn.",
  "ask.discard": "You hold too many Event cards. Discard one.",
  "option.paleontologist": "Play {paleontologist}",
  ...eachPhase("option", {
    pass: "Pass",
    play: "Play {card}",
    playOn: "Play {card} on {rival}",
    playOnCrew: "Play {card} on {crew}",
    playOnSkeleton: "Play {card} on {skeleton}",
    playOnBone: "Play {card} on {bone}",
    hire: "Hire {card}",
    describe: "Describe {name}",
    boost: "Add {card}"
  }),
  "option.field.cycle": "{crew}: exchange {bone}",
  "option.museum.fossil": "Present {bone}",
  "option.museum.bone": "Add {bone}",
  "option.museum.alter": "Change {skeleton}",
  "option.museum.present": "Present it",
  "option.controversy.revise": "Revise {skeleton} with {bone}",
  "option.controversy.reviseFossil": "Revise {fossil}",
  "option.controversy.bone": "Add {bone}",
  "option.controversy.publish": "Publish the revision",
  "option.doubt.pass": "Decline",
  "option.doubt.doubt": "Doubt it with {card}",
  "option.doubt.doubtBone": "{card}: throw out {bone}",
  "option.doubtFossil.pass": "Decline",
  "option.doubtFossil.doubt": "Doubt it with {card}",
  "option.doubtFossil.doubtBone": "{card}: throw out {bone}",
  "option.defend.pass": "No defense",
  "option.defend.defend": "Defend yourself with {card}",
  "option.defendSkeleton.pass": "No defense",
  "option.defendSkeleton.defend": "Defend yourself with {card}",
  "option.defendSkeleton.refuse": "{card}: refuse {bone}",
  "option.take": "Take {bone}",
  "option.keep": "Keep {bone}",
  "option.keep.done": "Return the rest",
  "option.discard": "Discard {card}",
  "bar.RP-2.2": "Another player has already taken this Paleontologist.",
  "bar.RP-4.1": "This card cannot be played in this phase.",
  "bar.RP-4.2": "This card is played when a rival presents a skeleton or fossil.",
  "bar.RP-4.5": "A Defense is played when you are hit.",
  "bar.RP-4.4": "This is not what the card can be aimed at.",
  "bar.RP-4.4.skeleton": "This card answers a described skeleton, not a fossil.",
  "bar.RP-4.7": "This Defense cancels everything, so it is played alone.",
  "bar.RP-4.8": "This Defense does not answer this threat.",
  "bar.RP-4.12": "This rival cannot be targeted by such an Event.",
  "bar.RP-R16": "This card would change nothing.",
  "bar.RP-R16.deck": "The Bone deck is empty.",
  "bar.RP-R38": "This ability has been used this turn.",
  "bar.RP-6.1": "Existing skeletons cannot be changed in Museum Work.",
  "bar.RP-6.2": "You need {min} to {max} bones of different parts.",
  "bar.RP-6.2.fossil": "A fossil cannot be part of a skeleton.",
  "bar.RP-6.2.part": "Two bones are of the same part.",
  "bar.RP-6.3": "A fossil is presented by itself.",
  "bar.RP-6.4": "This card is laid down together with a skeleton or fossil you present.",
  "bar.RP-7.1.fossil": "A fossil cannot be part of a skeleton.",
  "bar.RP-7.1.part": "Two bones are of the same part.",
  "bar.RP-7.2": "The bone does not have the color of the Name.",
  "bar.RP-7.3": "The bone is not a closer match: it shares {score, plural, =0 {no trait} one {# trait} other {# traits}} with the Name, and {old} shares {than}.",
  "bar.RP-7.6": "Fossils cannot be revised.",
  "bar.RP-7.7": "This card is laid down together with a revision you make.",
  "event.paleontologist": "{seat} plays {paleontologist}.",
  "event.turn": "Turn {turn} begins.",
  "event.lastTurn": "{why, select, bones {This is the last turn: the Bone deck is empty.} other {This is the last turn.}}",
  "event.phase": "{phase} begins.",
  "event.drew": "{seat} draws {eventCount, plural, =0 {no Event} one {# Event} other {# Events}} and {boneCount, plural, =0 {no Bone} one {# Bone} other {# Bones}}.",
  "event.drewThese": "{seat} draws {cardsCount, plural, =0 {no Event} other {{cards}}}; {bonesCount, plural, =0 {no Bone} other {{bones}}}.",
  "event.passed": "{why, select, skips {{seat} skips this phase.} noCards {{seat} has no cards left and passes.} other {{seat} passes.}}",
  "event.played": "{seat} plays {card}.",
  "event.playedOn": "{seat} plays {card} on {rival}.",
  "event.playedOnCrew": "{seat} plays {card} on {crew}, who works for {rival}.",
  "event.playedOnSkeleton": "{seat} plays {card} on the {skeleton} of {rival}.",
  "event.hired": "{seat} puts {card} in play.",
  "event.cycled": "{seat} uses {crew} to exchange 1 Bone.",
  "event.cycledThese": "{seat} uses {crew}: {bone} goes back, {bones} comes to hand.",
  "event.stole": "{seat} takes {bone} from {rival}.",
  "event.stoleOne": "{seat} steals 1 Bone from {rival}.",
  "event.spied": "{seat} sees the bones of {rival}: {bones}.",
  "event.lost": "{seat} loses {n, plural, =0 {no Bone} one {# Bone} other {# Bones}}.",
  "event.lostThese": "{seat} loses {bonesCount, plural, =0 {no Bone} other {{bones}}}.",
  "event.crewTaken": "{crew} now works for {seat}.",
  "event.crewLeft": "{crew} leaves the crew of {seat}.",
  "event.skips": "{seat} must skip this phase: {phase}.",
  "event.mayKeep": "{seat} may keep {n, plural, one {# more bone} other {# more bones}} at the end of this turn.",
  "event.described": "{seat} describes {name} with {bones}.",
  "event.presented": "{seat} presents a fossil: {bone}.",
  "event.boosted": "{seat} adds {card}.",
  "event.doubted": "{seat} doubts it with {card}.",
  "event.defended": "{seat} defends with {card}.",
  "event.refused": "{seat} plays {card} and refuses {bone}.",
  "event.canceled": "{card} is canceled.",
  "event.thrownOut": "{bone} is thrown out.",
  "event.collapsed": "The presentation of {seat} collapses.",
  "event.withdrawn": "{name} is withdrawn.",
  "event.exhibited": "{name} enters the museum of {seat}.",
  "event.exhibitedFossil": "{bone} enters the museum of {seat}.",
  "event.revised": "{seat} revises the {skeleton} of {owner} with {bonesCount, plural, one {# bone} other {# bones}}: {bones}.",
  "event.revisionCanceled": "The revision of {skeleton} is canceled.",
  "event.replaced": "{bone} replaces {old}.",
  "event.added": "{bone} is added.",
  "event.gained": "{seat} gains {n} Prestige.",
  "event.fell": "{seat} loses {n, plural, =0 {no Prestige} other {# Prestige}}.",
  "event.kept": "{seat} keeps {n, plural, one {# bone} other {# bones}}.",
  "event.keptThese": "{seat} keeps {bones}.",
  "event.discarded": "{seat} discards {n, plural, one {# Event} other {# Events}}.",
  "event.discardedThese": "{seat} discards {cards}.",
  "event.shuffled": "The Bone deck is shuffled.",
  "event.firstPlayer": "{seat} is now first player.",
  "event.idle": "Nothing was placed for {n, plural, one {# turn} other {# turns}}.",
  "event.ended": "{why, select, goal {The goal was reached.} bones {The Bone deck was empty.} idle {Nothing was placed for too long.} other {This was the last turn.}}",
  "score.start": "Start",
  "score.skeletons": "Bones described",
  "score.fossils": "Fossils",
  "score.boosts": "Boosts of presentations",
  "score.ownRevisions": "Revisions of own skeletons",
  "score.rivalRevisions": "Revisions of rivals' skeletons",
  "score.newEvidence": "Boosts of revisions",
  "score.events": "Events",
  "score.revisedByRivals": "Lost to revisions by rivals",
  "score.slander": "Lost to slander",
  "end.goal": "Scientific Immortality! The goal was reached.",
  "end.bones": "The Bone deck was empty.",
  "end.idle": "Nothing was placed for several turns in a row.",
  "end.lastTurn": "The last turn is over.",
  "draw.turn": "Turn {turn}",
  "draw.goal": "Goal: {goal}",
  "draw.decks": "Bone deck: {bones} · Event deck: {events} · Bone tray: {tray}",
  "draw.seen": "Seen in the tray:",
  "draw.lastTurn": "This is the last turn.",
  "draw.idle": "Nothing was placed for {n, plural, one {# turn} other {# turns}}; at {end} the game ends.",
  "draw.presentation": "{player} presents:",
  "draw.revision": "{player} revises {skeleton}:",
  "draw.event": "{player} plays:",
  "draw.defences": "Defenses:",
  "draw.prestige": "{n} Prestige",
  "draw.first": "first player",
  "draw.skips": "skips this phase",
  "draw.bones": "Bones ({n}):",
  "draw.cards": "Events ({n}):",
  "draw.crew": "Crew:",
  "draw.fossils": "Fossils:",
  "draw.draft": "You are preparing:",
  "setting.goal": "Goal (Prestige); with 4 players, a goal of 10 or more often runs out of bones",
  "setting.goal.suggested": "Suggested for the number of players",
  ...goals((n) => `${n} Prestige`),
  "setting.firstPlayer": "Who is first player?",
  "setting.firstPlayer.random": "Random",
  "setting.firstPlayer.seat1": "Seat 1",
  "setting.firstPlayer.seat2": "Seat 2",
  "setting.firstPlayer.seat3": "Seat 3",
  "setting.firstPlayer.seat4": "Seat 4",
  "setting.rotateFirstPlayer": "First player moves each turn",
  "setting.rotateFirstPlayer.false": "No",
  "setting.rotateFirstPlayer.true": "Yes",
  "setting.paleontologists": "Paleontologists",
  "setting.paleontologists.random": "Dealt at random",
  "setting.paleontologists.choose": "Choose"
};

// games/ruthless/texts/fr.ts
var fr = {
  "game.points": "Prestige",
  "phase.field": "Saison de fouilles",
  "phase.museum": "Travail au musée",
  "phase.controversy": "Controverse",
  "ask.paleontologist": "Choisissez votre paléontologue.",
  "ask.field": "Saison de fouilles : faites une action ou passez.",
  "ask.museum": "Travail au musée : faites une action ou passez.",
  "ask.controversy": "Controverse : faites une action ou passez.",
  "ask.doubt": "{rival} présente {name} avec {n} os. Le mettez-vous en doute ?",
  "ask.doubtFossil": "{rival} présente un fossile : {bone}. Le mettez-vous en doute ?",
  "ask.defend": "{rival} joue {card} contre vous. Vous défendez-vous ?",
  "ask.defendSkeleton": "{rival} révise votre {skeleton}. Vous défendez-vous ?",
  "ask.take": "Voici les os de {rival}. Prenez-en un.",
  "ask.keep": "Choisissez un os à garder pour le tour suivant.",
  "ask.discard": "Vous avez trop de cartes Événement. Défaussez-en une.",
  "option.paleontologist": "Jouer {paleontologist}",
  ...eachPhase("option", {
    pass: "Passer",
    play: "Jouer {card}",
    playOn: "Jouer {card} contre {rival}",
    playOnCrew: "Jouer {card} : {crew}",
    playOnSkeleton: "Jouer {card} : {skeleton}",
    playOnBone: "Jouer {card} : {bone}",
    hire: "Engager {card}",
    describe: "Décrire {name}",
    boost: "Ajouter {card}"
  }),
  "option.field.cycle": "{crew} : échanger {bone}",
  "option.museum.fossil": "Présenter {bone}",
  "option.museum.bone": "Ajouter {bone}",
  "option.museum.alter": "Modifier {skeleton}",
  "option.museum.present": "Présenter",
  "option.controversy.revise": "Réviser {skeleton} : {bone}",
  "option.controversy.reviseFossil": "Réviser {fossil}",
  "option.controversy.bone": "Ajouter {bone}",
  "option.controversy.publish": "Publier la révision",
  "option.doubt.pass": "Renoncer",
  "option.doubt.doubt": "Mettre en doute avec {card}",
  "option.doubt.doubtBone": "{card} : écarter {bone}",
  "option.doubtFossil.pass": "Renoncer",
  "option.doubtFossil.doubt": "Mettre en doute avec {card}",
  "option.doubtFossil.doubtBone": "{card} : écarter {bone}",
  "option.defend.pass": "Pas de défense",
  "option.defend.defend": "Se défendre avec {card}",
  "option.defendSkeleton.pass": "Pas de défense",
  "option.defendSkeleton.defend": "Se défendre avec {card}",
  "option.defendSkeleton.refuse": "{card} : refuser {bone}",
  "option.take": "Prendre {bone}",
  "option.keep": "Garder {bone}",
  "option.keep.done": "Rendre le reste",
  "option.discard": "Défausser {card}",
  "bar.RP-2.2": "Ce paléontologue est déjà pris.",
  "bar.RP-4.1": "Cette carte ne peut pas être jouée pendant cette phase.",
  "bar.RP-4.2": "Cette carte se joue quand un rival présente un squelette ou un fossile.",
  "bar.RP-4.5": "Une Défense se joue quand vous êtes visé.",
  "bar.RP-4.4": "Cette carte ne peut pas viser cela.",
  "bar.RP-4.4.skeleton": "Cette carte répond à un squelette décrit, pas à un fossile.",
  "bar.RP-4.7": "Cette Défense annule tout : elle se joue seule.",
  "bar.RP-4.8": "Cette Défense ne répond pas à cette menace.",
  "bar.RP-4.12": "Ce rival ne peut pas être pris pour cible d'un tel Événement.",
  "bar.RP-R16": "Cette carte ne changerait rien.",
  "bar.RP-R16.deck": "La pioche Os est vide.",
  "bar.RP-R38": "Cette capacité a déjà servi ce tour-ci.",
  "bar.RP-6.1": "Les squelettes exposés ne peuvent pas être modifiés pendant le Travail au musée.",
  "bar.RP-6.2": "Il faut de {min} à {max} os de parties différentes.",
  "bar.RP-6.2.fossil": "Un fossile ne peut pas faire partie d'un squelette.",
  "bar.RP-6.2.part": "Deux os sont de la même partie.",
  "bar.RP-6.3": "Un fossile se présente seul.",
  "bar.RP-6.4": "Cette carte se pose avec un squelette ou un fossile que vous présentez.",
  "bar.RP-7.1.fossil": "Un fossile ne peut pas faire partie d'un squelette.",
  "bar.RP-7.1.part": "Deux os sont de la même partie.",
  "bar.RP-7.2": "L'os n'a pas la couleur du Nom.",
  "bar.RP-7.3": "L'os ne correspond pas mieux : il partage {score, plural, =0 {0 trait} one {# trait} other {# traits}} avec le Nom, et {old} en partage {than}.",
  "bar.RP-7.6": "Les fossiles ne peuvent pas être révisés.",
  "bar.RP-7.7": "Cette carte se pose avec une révision que vous faites.",
  "event.paleontologist": "{seat} joue {paleontologist}.",
  "event.turn": "Le tour {turn} commence.",
  "event.lastTurn": "{why, select, bones {C'est le dernier tour : la pioche Os est vide.} other {C'est le dernier tour.}}",
  "event.phase": "{phase} : la phase commence.",
  "event.drew": "{seat} pioche {eventCount, plural, =0 {0 Événement} one {# Événement} other {# Événements}} et {boneCount} Os.",
  "event.drewThese": "{seat} pioche {cardsCount, plural, =0 {0 Événement} other {{cards}}} ; {bonesCount, plural, =0 {0 Os} other {{bones}}}.",
  "event.passed": "{why, select, skips {{seat} saute cette phase.} noCards {{seat} n'a plus de cartes et passe.} other {{seat} passe.}}",
  "event.played": "{seat} joue {card}.",
  "event.playedOn": "{seat} joue {card} contre {rival}.",
  "event.playedOnCrew": "{seat} joue {card} sur {crew}, de l'équipe de {rival}.",
  "event.playedOnSkeleton": "{seat} joue {card} contre {rival}, au sujet de {skeleton}.",
  "event.hired": "{seat} met {card} en jeu.",
  "event.cycled": "{seat} utilise {crew} pour échanger 1 Os.",
  "event.cycledThese": "{seat} utilise {crew} : {bone} est rendu, {bones} arrive en main.",
  "event.stole": "{seat} prend {bone} à {rival}.",
  "event.stoleOne": "{seat} vole 1 Os à {rival}.",
  "event.spied": "{seat} voit les os de {rival} : {bones}.",
  "event.lost": "{n, plural, =0 {{seat} ne perd aucun Os.} other {{seat} perd # Os.}}",
  "event.lostThese": "{bonesCount, plural, =0 {{seat} ne perd aucun Os.} other {{seat} perd {bones}.}}",
  "event.crewTaken": "{crew} travaille désormais pour {seat}.",
  "event.crewLeft": "{crew} quitte l'équipe de {seat}.",
  "event.skips": "{seat} doit sauter une phase : {phase}.",
  "event.mayKeep": "{seat} pourra garder {n} os de plus à la fin de ce tour.",
  "event.described": "{seat} décrit {name} avec {bones}.",
  "event.presented": "{seat} présente un fossile : {bone}.",
  "event.boosted": "{seat} ajoute {card}.",
  "event.doubted": "{seat} met cela en doute avec {card}.",
  "event.defended": "{seat} se défend avec {card}.",
  "event.refused": "{seat} joue {card} et refuse un os : {bone}.",
  "event.canceled": "Carte annulée : {card}.",
  "event.thrownOut": "Os écarté : {bone}.",
  "event.collapsed": "La présentation de {seat} s'effondre.",
  "event.withdrawn": "{name} est retiré.",
  "event.exhibited": "{name} entre au musée de {seat}.",
  "event.exhibitedFossil": "{bone} entre au musée de {seat}.",
  "event.revised": "{seat} révise un squelette de {owner}, {skeleton}, avec {bonesCount} os : {bones}.",
  "event.revisionCanceled": "La révision de {skeleton} est annulée.",
  "event.replaced": "{bone} remplace {old}.",
  "event.added": "Os ajouté : {bone}.",
  "event.gained": "{seat} gagne {n, plural, one {# point} other {# points}} de Prestige.",
  "event.fell": "{n, plural, =0 {{seat} ne perd aucun point de Prestige.} one {{seat} perd # point de Prestige.} other {{seat} perd # points de Prestige.}}",
  "event.kept": "{seat} garde {n} os.",
  "event.keptThese": "{seat} garde {bones}.",
  "event.discarded": "{seat} défausse {n, plural, one {# Événement} other {# Événements}}.",
  "event.discardedThese": "{seat} défausse {cards}.",
  "event.shuffled": "La pioche Os est mélangée.",
  "event.firstPlayer": "{seat} devient premier joueur.",
  "event.idle": "Rien n'a été placé depuis {n, plural, one {# tour} other {# tours}}.",
  "event.ended": "{why, select, goal {L'objectif a été atteint.} bones {La pioche Os était vide.} idle {Rien n'a été placé depuis trop longtemps.} other {C'était le dernier tour.}}",
  "score.start": "Départ",
  "score.skeletons": "Os décrits",
  "score.fossils": "Fossiles",
  "score.boosts": "Renforts des présentations",
  "score.ownRevisions": "Révisions de ses squelettes",
  "score.rivalRevisions": "Révisions de squelettes rivaux",
  "score.newEvidence": "Renforts des révisions",
  "score.events": "Événements",
  "score.revisedByRivals": "Perdu par les révisions des rivaux",
  "score.slander": "Perdu par la calomnie",
  "end.goal": "L'immortalité scientifique ! L'objectif a été atteint.",
  "end.bones": "La pioche Os était vide.",
  "end.idle": "Rien n'a été placé pendant plusieurs tours de suite.",
  "end.lastTurn": "Le dernier tour est terminé.",
  "draw.turn": "Tour {turn}",
  "draw.goal": "Objectif : {goal}",
  "draw.decks": "Pioche Os : {bones} · Pioche Événement : {events} · Bac à os : {tray}",
  "draw.seen": "Vus dans le bac :",
  "draw.lastTurn": "C'est le dernier tour.",
  "draw.idle": "Rien n'a été placé depuis {n, plural, one {# tour} other {# tours}} ; à {end}, la partie s'arrête.",
  "draw.presentation": "{player} présente :",
  "draw.revision": "{player} révise {skeleton} :",
  "draw.event": "{player} joue :",
  "draw.defences": "Défenses :",
  "draw.prestige": "{n, plural, one {# point} other {# points}} de Prestige",
  "draw.first": "premier joueur",
  "draw.skips": "saute cette phase",
  "draw.bones": "Os ({n}) :",
  "draw.cards": "Événements ({n}) :",
  "draw.crew": "Équipe :",
  "draw.fossils": "Fossiles :",
  "draw.draft": "Vous préparez :",
  "setting.goal": "Objectif (Prestige) ; à 4 joueurs, un objectif de 10 ou plus épuise souvent les os",
  "setting.goal.suggested": "Conseillé pour le nombre de joueurs",
  ...goals((n) => `${n} points de Prestige`),
  "setting.firstPlayer": "Qui est premier joueur ?",
  "setting.firstPlayer.random": "Au hasard",
  "setting.firstPlayer.seat1": "Place 1",
  "setting.firstPlayer.seat2": "Place 2",
  "setting.firstPlayer.seat3": "Place 3",
  "setting.firstPlayer.seat4": "Place 4",
  "setting.rotateFirstPlayer": "Le premier joueur change à chaque tour",
  "setting.rotateFirstPlayer.false": "Non",
  "setting.rotateFirstPlayer.true": "Oui",
  "setting.paleontologists": "Paléontologues",
  "setting.paleontologists.random": "Distribués au hasard",
  "setting.paleontologists.choose": "Choisir"
};

// games/ruthless/module.ts
var module = {
  manifest,
  game: ruthless,
  components: components_default,
  shape: components,
  texts: { en, fr },
  loadDrawing: () => import("./draw/index.ts")
};

// games/ruthless/draw/index.ts
var draw_exports = {};
__export(draw_exports, {
  draw: () => draw2
});
function draw2(view2, reader) {
  const table2 = view2;
  const lines = [
    ...tableLines(table2, reader),
    ...middleLines(table2, reader),
    ...table2.players.flatMap((player, seat) => ["", ...playerLines(table2, reader, player, seat)]),
    ...draftLines(table2, reader)
  ];
  return lines.join("\n");
}
var WIDTH = 80;
var INDENT = "  ";
function word2(reader, name, values = {}) {
  return say(reader, `draw.${name}`, values);
}
function nameOf({ game, box, language }, noun, index) {
  const { id: id2, name = id2 } = component(game, box, noun, index) ?? { id: String(index) };
  return typeof name === "string" ? name : name[language];
}
function listed(label, entries) {
  const lines = [];
  let line = `${INDENT}${label}`;
  for (const [index, entry] of entries.entries()) {
    const piece = index < entries.length - 1 ? `${entry},` : entry;
    if (line.length + 1 + piece.length <= WIDTH) line += ` ${piece}`;
    else {
      lines.push(line);
      line = `${INDENT}${INDENT}${piece}`;
    }
  }
  return [...lines, line];
}
function tableLines(table2, reader) {
  const { turn: turn2, goal, boneDeck, eventDeck, boneTray, idleTurns, idleTurnsToEnd, lastTurn } = table2;
  const lines = [
    `${word2(reader, "turn", { turn: turn2 })} · ${say(reader, `phase.${table2.phase}`)} · ${word2(reader, "goal", { goal })}`,
    word2(reader, "decks", { bones: boneDeck, events: eventDeck, tray: boneTray.count })
  ];
  if (boneTray.known.length > 0) lines.push(...listed(word2(reader, "seen"), boneNames(reader, boneTray.known)));
  if (lastTurn) lines.push(word2(reader, "lastTurn"));
  if (idleTurns > 0) lines.push(word2(reader, "idle", { n: idleTurns, end: idleTurnsToEnd }));
  return lines;
}
function middleLines({ presentation, revision, event, defences: defences2 }, reader) {
  const lines = [];
  if (presentation !== null) {
    const { presenter, name, bones, boosts } = presentation;
    const title = name === null ? [] : cardNames(reader, [name]);
    const cards = [...title, ...boneNames(reader, bones), ...cardNames(reader, boosts)];
    lines.push(...listed(word2(reader, "presentation", { player: reader.players[presenter] }), cards));
  }
  if (revision !== null) {
    const { reviser, skeleton, bones, boosts } = revision;
    const label = word2(reader, "revision", {
      player: reader.players[reviser],
      skeleton: nameOf(reader, "card", skeleton)
    });
    lines.push(...listed(label, [...boneNames(reader, bones), ...cardNames(reader, boosts)]));
  }
  if (event !== null) {
    lines.push(
      ...listed(word2(reader, "event", { player: reader.players[event.actor] }), cardNames(reader, [event.card]))
    );
  }
  if (defences2.length > 0) lines.push(...listed(word2(reader, "defences"), cardNames(reader, defences2)));
  return lines;
}
function playerLines(table2, reader, player, seat) {
  const { paleontologist, prestige, bones, cards, crew, skeletons, fossils, skips } = player;
  const marks = [
    ...paleontologist === null ? [] : [nameOf(reader, "paleontologist", paleontologist)],
    word2(reader, "prestige", { n: prestige }),
    ...table2.first === seat ? [word2(reader, "first")] : [],
    ...skips.includes(table2.phase) ? [word2(reader, "skips")] : []
  ];
  return [
    `${table2.active === seat ? "> " : ""}${reader.players[seat]} · ${marks.join(" · ")}`,
    ...handLines(word2(reader, "bones", { n: bones.count }), bones, boneNames(reader, bones.known)),
    ...handLines(word2(reader, "cards", { n: cards.count }), cards, cardNames(reader, cards.known)),
    ...crew.length > 0 ? listed(word2(reader, "crew"), cardNames(reader, crew)) : [],
    ...skeletons.flatMap((skeleton) => skeletonLines(reader, skeleton)),
    ...fossils.length > 0 ? listed(word2(reader, "fossils"), boneNames(reader, fossils)) : []
  ];
}
function handLines(label, { count }, known) {
  return listed(label, [...known, ...Array.from({ length: count - known.length }, () => "–")]);
}
function skeletonLines(reader, { name, slots, scores }) {
  const bones = slots.map((bone, slot) => bone === null ? "–" : `${nameOf(reader, "bone", bone)} ${scores[slot]}`);
  return listed(`${nameOf(reader, "card", name)}:`, bones);
}
function draftLines({ draft }, reader) {
  const { name, skeleton, bones, boosts } = draft;
  const titles = [name, skeleton].filter((card) => card !== null);
  const cards = [...cardNames(reader, titles), ...boneNames(reader, bones), ...cardNames(reader, boosts)];
  return cards.length === 0 ? [] : ["", ...listed(word2(reader, "draft"), cards)];
}
function boneNames(reader, bones) {
  return bones.map((bone) => nameOf(reader, "bone", bone));
}
function cardNames(reader, cards) {
  return cards.map((card) => nameOf(reader, "card", card));
}

// games/ruthless/bots/features.ts
var NAMES = [
  "prestige",
  "atGoal",
  "describable",
  "fossils",
  "addable",
  "revisable",
  "bones",
  "names",
  "boosts",
  "doubts",
  "defences",
  "events",
  "crew",
  "openSlots",
  "weakness",
  "skips"
];
var AT = placesOf(NAMES);
var ruthlessFeatures = {
  names: NAMES,
  read: (at, seat, _score, row) => {
    const { state } = at;
    const player = state.players[seat];
    const isMuseumAhead = state.stage === "draw" || state.stage === "field" || state.stage === "museum";
    const hand = handOf(at, seat);
    const mayDescribe = isMuseumAhead && !player.skips[1];
    const revisions = state.stage === "end" ? { own: 0, rival: 0 } : revisionsOf(at, seat);
    const { open, weak } = museumOf(at, seat);
    row[AT.prestige] = player.prestige;
    row[AT.atGoal] = player.prestige >= state.goal ? 1 : 0;
    row[AT.describable] = mayDescribe ? describable(hand.slots, hand.names) : 0;
    row[AT.fossils] = mayDescribe ? hand.fossils : 0;
    row[AT.addable] = revisions.own;
    row[AT.revisable] = revisions.rival;
    row[AT.bones] = state.stage === "end" ? 0 : player.bones.length;
    row[AT.names] = hand.names;
    row[AT.boosts] = hand.boosts;
    row[AT.doubts] = hand.doubts;
    row[AT.defences] = hand.defences;
    row[AT.events] = hand.events;
    row[AT.crew] = player.crew.length;
    row[AT.openSlots] = open;
    row[AT.weakness] = weak;
    row[AT.skips] = isMuseumAhead && player.skips[1] ? 1 : 0;
  }
};
function isTurnOver({ state }) {
  return state.stage === "draw";
}
function handOf({ state, box }, seat) {
  const { bones, cards } = state.players[seat];
  const hand = { slots: [0, 0, 0], fossils: 0, names: 0, boosts: 0, doubts: 0, defences: 0, events: 0 };
  for (const bone of bones) {
    const { slot } = box.bones[bone];
    if (slot === null) hand.fossils += 1;
    else hand.slots[slot] += 1;
  }
  for (const card of cards) {
    switch (box.cards[card].timing) {
      case "withDescription":
        hand.names += 1;
        break;
      case "withPresentation":
      case "withRevision":
        hand.boosts += 1;
        break;
      case "doubt":
        hand.doubts += 1;
        break;
      case "defence":
        hand.defences += 1;
        break;
      case "action":
        hand.events += 1;
        break;
    }
  }
  return hand;
}
function describable(slots, names) {
  let placed = 0;
  for (let name = 1; name <= names; name++) {
    let used = 0;
    for (const count of slots) if (count >= name) used += 1;
    if (used < 2) break;
    placed += used;
  }
  return placed;
}
function revisionsOf({ state, box }, seat) {
  let own = 0;
  let rival = 0;
  for (const bone of state.players[seat].bones) {
    const { slot, family } = box.bones[bone];
    if (slot === null) continue;
    let best = null;
    for (const [owner, { skeletons }] of state.players.entries()) {
      for (const { name, slots } of skeletons) {
        if (box.cards[name].family !== family) continue;
        const old = slots[slot];
        if (old !== null && box.match[bone][name] <= box.match[old][name]) continue;
        if (owner !== seat) best = "rival";
        else best ??= "own";
      }
    }
    if (best === "own") own += 1;
    else if (best === "rival") rival += 1;
  }
  return { own, rival };
}
function museumOf({ state, box }, seat) {
  let open = 0;
  let weak = 0;
  for (const { name, slots } of state.players[seat].skeletons) {
    for (const bone of slots) {
      if (bone === null) open += 1;
      else weak += box.constants.perfectScore - box.match[bone][name];
    }
  }
  return { open, weak };
}

// games/ruthless/bots/weights.json
var weights_default = JSON.parse('{"prestige":0.45028,"atGoal":0.15157,"describable":0.09392,"fossils":0.18406,"addable":0.30013,"revisable":0.36486,"bones":0.06708,"names":0.02065,"boosts":0.20988,"doubts":0.17356,"defences":0.09466,"events":-0.18828,"crew":0.02313,"openSlots":-0.1675,"weakness":-0.05329,"skips":0.03483}');

// games/ruthless/bots/brain.ts
var brain = { features: ruthlessFeatures, weights: weights_default, search: { horizon: 0, isTurnOver, farsight: 0.8 } };

// games/ruthless/bundle.ts
var module2 = { ...module, brain, loadDrawing: async () => draw_exports };
export {
  module2 as module
};
