/** German names of the cards and biomes that come with the game; long ones say where they may be hyphenated. */
import { CLASSES, type ClassName } from '../../rules/components.ts';

const ANIMALS: Readonly<Record<ClassName, string>> = {
  insect:
    'Goliathkäfer, Wander\u00adheuschrecke, Libelle, Gottes\u00adanbeterin, Zikade, Hornisse, Treiber\u00adameise, Grashüpfer, Honigbiene, Raubwanze, Termite, Tarantula\u00adfalke, Raupe, Stechmücke, Blattlaus',
  arachnid:
    'Goliath-Vogelspinne, Kaiser\u00adskorpion, Walzenspinne, Wolfsspinne, Tarantel, Riesen\u00adkrabbenspinne, Schwarze Witwe, Springspinne, Radnetz\u00adspinne, Einsiedler\u00adspinne, Weberknecht, Krabbenspinne, Samtmilbe, Geißel\u00adskorpion, Zecke',
  mammal:
    'Mammut, Höhlenbär, Säbelzahn\u00adkatze, Wolf, Hyäne, Nashorn, Vielfraß, Otter, Dachs, Mungo, Ratte, Fuchs, Igel, Fledermaus, Spitzmaus',
  bird: 'Adler, Kondor, Strauß, Geier, Papagei, Gans, Sekretär, Rabe, Fasan, Würger, Fink, Eule, Sperling, Reiher, Zaunkönig',
  reptile:
    'Krokodil, Komodowaran, Python, Waran, Land\u00adschildkröte, Leguan, Kobra, Schildkröte, Skink, Viper, Anolis, Chamäleon, Gecko, Krötenechse, Doppel\u00adschleiche',
  amphibian:
    'Riesen\u00adsalamander, Goliathfrosch, Schlamm\u00adteufel, Aga-Kröte, Ochsenfrosch, Furchenmolch, Hornfrosch, Molch, Laubfrosch, Pfeilgift\u00adfrosch, Grottenolm, Blindwühle, Schaufelfuß, Feuer\u00adsalamander, Glasfrosch',
};

const EVENTS: Readonly<Record<string, string>> = {
  predation: 'Raubzug',
  extinction: 'Aussterben',
  parasitism: 'Parasitismus',
  disease: 'Seuche',
  recovery: 'Erholung',
  migration: 'Wanderung',
  'adaptive-radiation': 'Adaptive Radiation',
  fertility: 'Fruchtbarkeit',
  'early-thaw': 'Frühes Tauwetter',
  blight: 'Dürre',
  niche: 'Nische',
  hardiness: 'Zähigkeit',
  'pack-hunting': 'Rudeljagd',
  abundance: 'Überfluss',
  camouflage: 'Tarnung',
  'apex-predator': 'Spitzenräuber',
};
/** No event has more copies. */
const COPIES = 2;

export const CARD_NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...CLASSES.flatMap((name) =>
    ANIMALS[name].split(', ').map((animal, slot) => [`${name}-${String(slot + 1).padStart(2, '0')}`, animal]),
  ),
  ...Object.entries(EVENTS).flatMap(([id, event]) =>
    Array.from({ length: COPIES }, (_, copy) => [`event-${id}-${String(copy + 1)}`, event]),
  ),
]) as Record<string, string>;

export const BIOME_NAMES: Readonly<Record<string, string>> = {
  Sea: 'Meer',
  'Wetland A': 'Feuchtgebiet A',
  'Wetland B': 'Feuchtgebiet B',
  'Savannah A': 'Savanne A',
  'Savannah B': 'Savanne B',
  Jungle: 'Dschungel',
  Forest: 'Wald',
  Desert: 'Wüste',
  Mountain: 'Gebirge',
  'Tundra A': 'Tundra A',
  'Tundra B': 'Tundra B',
  'Tundra C': 'Tundra C',
};
