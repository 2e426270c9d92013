/** German names of the cards and biomes that come with the game; long ones say where they may be hyphenated. */
import { CLASSES, type ClassName } from '../../../rules/components.ts';

const ANIMALS: Readonly<Record<ClassName, string>> = {
  insect:
    'Goliath\u00adkäfer, Wander\u00adheu\u00adschrecke, Libelle, Gottes\u00adanbeterin, Zikade, Hornisse, Treiber\u00adameise, Gras\u00adhüpfer, Honig\u00adbiene, Raub\u00adwanze, Ter\u00admite, Taran\u00adtula\u00adfalke, Raupe, Stech\u00admücke, Blatt\u00adlaus',
  arachnid:
    'Goliath-Vogel\u00adspinne, Kaiser\u00adskorpion, Walzen\u00adspinne, Wolfs\u00adspinne, Vogel\u00adspinne, Riesen\u00adkrabben\u00adspinne, Schwarze Witwe, Spring\u00adspinne, Rad\u00adnetz\u00adspinne, Einsiedler\u00adspinne, Weber\u00adknecht, Krabben\u00adspinne, Samt\u00admilbe, Geißel\u00adskorpion, Zecke',
  mammal:
    'Mammut, Höhlen\u00adbär, Säbel\u00adzahn\u00adkatze, Wolf, Hyäne, Nashorn, Vielfraß, Fisch\u00adotter, Dachs, Mungo, Ratte, Fuchs, Igel, Fleder\u00admaus, Spitz\u00admaus',
  bird: 'Adler, Kondor, Strauß, Geier, Papagei, Gans, Sekretär, Rabe, Fasan, Würger, Fink, Eule, Sper\u00adling, Reiher, Zaun\u00adkönig',
  reptile:
    'Kroko\u00addil, Komodo\u00adwaran, Python, Waran, Land\u00adschildkröte, Leguan, Kobra, Schild\u00adkröte, Skink, Viper, Anolis, Chamä\u00adleon, Gecko, Kröten\u00adechse, Doppel\u00adschleiche',
  amphibian:
    'Riesen\u00adsala\u00admander, Goliath\u00adfrosch, Schlamm\u00adteufel, Aga\u00adkröte, Ochsen\u00adfrosch, Furchen\u00admolch, Horn\u00adfrosch, Molch, Laub\u00adfrosch, Pfeil\u00adgift\u00adfrosch, Grotten\u00adolm, Blind\u00adwühle, Schaufel\u00adfuß, Feuer\u00adsala\u00admander, Glas\u00adfrosch',
};

const EVENTS: Readonly<Record<string, string>> = {
  predation: 'Raubzug',
  extinction: 'Aus\u00adsterben',
  parasitism: 'Parasitis\u00admus',
  disease: 'Krank\u00adheit',
  recovery: 'Er\u00adholung',
  migration: 'Migra\u00adtion',
  'adaptive-radiation': 'Adaptive Radia\u00adtion',
  fertility: 'Frucht\u00adbarkeit',
  'early-thaw': 'Frühes Tau\u00adwetter',
  blight: 'Fäulnis',
  niche: 'Nische',
  drought: 'Dürre',
  specialisation: 'Spezialisierung',
  hardiness: 'Zähig\u00adkeit',
  'pack-hunting': 'Rudel\u00adjagd',
  abundance: 'Über\u00adfluss',
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
