/** Where long English names of cards may be broken on a narrow card. */
const PARTS =
  'Dragon-fly Grass-hopper Taran-tula Cater-pillar Mos-quito Bird-eater Emper-or Scor-pion Hunts-man Harvest-man Mam-moth Rhinoc-eros Wolver-ine Mon-goose Hedge-hog Secre-tary Pheas-ant Croco-dile Chame-leon Sala-mander Hell-bender Bull-frog Mud-puppy Caecil-ian Spade-foot Assas-sin Adap-tive Radia-tion Preda-tion Extinc-tion Parasit-ism Migra-tion Fertil-ity Abun-dance Camou-flage Goli-ath Hardi-ness Hunt-ing Jump-ing Komo-do Moni-tor Ost-rich Preda-tor Recov-ery Spar-row Ter-mite Tor-toise Vul-ture Re-cluse Badg-er Bee-tle Con-dor Drag-on Hor-net Igu-ana Liz-ard Man-tis Par-rot Py-thon Spi-der Tur-tle Weav-er Dis-ease';

const BROKEN: ReadonlyMap<string, string> = new Map(
  PARTS.split(' ').map((parts) => [parts.replace('-', ''), parts.replace('-', '\u00ad')]),
);

/** A name with soft hyphens in the words that are known to be long. */
export const hyphenated = (name: string): string => name.replaceAll(/\p{L}+/gu, (word) => BROKEN.get(word) ?? word);
