import type { Lesson } from '../../../../kit/learning.ts';
import { scene, t } from './scene.ts';

export const cards: Lesson = {
  id: 'cards',
  title: t('Dominance cards', 'Dominanzkarten'),
  about: t('Taking a card and carrying it out.', 'Eine Karte nehmen und ausführen.'),
  steps: [
    {
      scene: scene({
        cards: { faceUp: ['fertile', 'habitat', 'blight'] },
        display: { domination: ['mammal', 'mammal'] },
        at: { phase: 'domination' },
      }),
      text: t(
        'The animal that dominates the scored tile must take a card, no matter whose pawn it was. So look before you score: if an opponent dominates the tile, the card goes to them.\n\nThe cards of this turn lie face up for everybody. New ones come at the end of the turn.',
        'Das Tier, das das gewertete Plättchen dominiert, muss eine Karte nehmen, egal wessen Figur die Wertung auslöst. Sieh also vorher nach: Dominiert ein Gegner, bekommt er die Karte.\n\nDie Karten dieser Runde liegen für alle offen. Neue kommen am Ende der Runde.',
      ),
      task: t(
        'Score the mountain, then take Fertile: it brings 1 VP for every species on a tile where you live.',
        'Werte das Gebirge und nimm dann die Blütezeit: Sie bringt 1 SP für jede Art auf einem Plättchen, auf dem du lebst.',
      ),
      moves: [[{ tile: '0,1' }], [{ card: 'fertile' }]],
      otherwise: t('First the mountain, then the card Fertile.', 'Zuerst das Gebirge, dann die Karte Blütezeit.'),
      done: t('The card is carried out at once.', 'Die Karte wird sofort ausgeführt.'),
    },
    {
      text: t(
        'Fertile asks for a tile. All species there count, including those of others.',
        'Die Blütezeit fragt nach einem Plättchen. Alle Arten dort zählen, auch fremde.',
      ),
      task: t(
        'Choose the tile with the most species among those where you live.',
        'Wähle das Plättchen mit den meisten Arten unter denen, auf denen du lebst.',
      ),
      moves: [[{ tile: '0,1' }]],
      otherwise: t('Count the species: another tile has more.', 'Zähle die Arten: Ein anderes Plättchen hat mehr.'),
      done: t(
        'Four VPs. There are 26 cards; each is used only once. The last is Ice Age.',
        'Vier SP. Es gibt 26 Karten, jede kommt nur einmal vor. Die letzte ist die Eiszeit.',
      ),
    },
  ],
};
