/** German names of the cards and biomes that come with the game; long ones say where they may be hyphenated. */
import { CLASSES, type ClassName } from '../../rules/components.ts';

const ANIMALS: Readonly<Record<ClassName, string>> = {
  insect:
    'Goliath\u00adkäfer, Wander\u00adheuschrecke, Libelle, Gottes\u00adanbeterin, Zikade, Hornisse, Treiber\u00adameise, Grashüpfer, Honigbiene, Raubwanze, Termite, Tarantula\u00adfalke, Raupe, Stechmücke, Blattlaus',
  arachnid:
    'Goliath-Vogel\u00adspinne, Kaiser\u00adskorpion, Walzen\u00adspinne, Wolfs\u00adspinne, Vogel\u00adspinne, Riesen\u00adkrabben\u00adspinne, Schwarze Witwe, Spring\u00adspinne, Radnetz\u00adspinne, Einsiedler\u00adspinne, Weber\u00adknecht, Krabben\u00adspinne, Samtmilbe, Geißel\u00adskorpion, Zecke',
  mammal:
    'Mammut, Höhlenbär, Säbelzahn\u00adkatze, Wolf, Hyäne, Nashorn, Vielfraß, Fisch\u00adotter, Dachs, Mungo, Ratte, Fuchs, Igel, Fledermaus, Spitzmaus',
  bird: 'Adler, Kondor, Strauß, Geier, Papagei, Gans, Sekretär, Rabe, Fasan, Würger, Fink, Eule, Sperling, Reiher, Zaunkönig',
  reptile:
    'Krokodil, Komodo\u00adwaran, Python, Waran, Land\u00adschildkröte, Leguan, Kobra, Schild\u00adkröte, Skink, Viper, Anolis, Chamäleon, Gecko, Kröten\u00adechse, Doppel\u00adschleiche',
  amphibian:
    'Riesen\u00adsalamander, Goliath\u00adfrosch, Schlamm\u00adteufel, Agakröte, Ochsen\u00adfrosch, Furchen\u00admolch, Hornfrosch, Molch, Laubfrosch, Pfeilgift\u00adfrosch, Grottenolm, Blindwühle, Schaufel\u00adfuß, Feuer\u00adsalamander, Glasfrosch',
};

const EVENTS: Readonly<Record<string, string>> = {
  predation: 'Raubzug',
  extinction: 'Aussterben',
  parasitism: 'Parasitis\u00admus',
  disease: 'Krankheit',
  recovery: 'Erholung',
  migration: 'Migration',
  'adaptive-radiation': 'Adaptive Radiation',
  fertility: 'Frucht\u00adbarkeit',
  'early-thaw': 'Frühes Tauwetter',
  blight: 'Fäulnis',
  niche: 'Nische',
  hardiness: 'Zähigkeit',
  'pack-hunting': 'Rudeljagd',
  abundance: 'Überfluss',
  camouflage: 'Tarnung',
  'apex-predator': 'Spitzen\u00adräuber',
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
  'Wetland A': 'Sumpf A',
  'Wetland B': 'Sumpf B',
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
