/** The long text of the rules in German. */
import { searchWordsDe } from '../../../../../ui/search-words.ts';
import type { RulesText } from '../rules-text.ts';
import { animal as animalName, element as elementName, plural } from './grammar.ts';

const topics: RulesText['topics'] = {
  aim: {
    title: 'Das Ziel',
    text: [
      'Jeder Spieler führt eine von sechs Tierklassen: Säuger, Reptilien, Vögel, Amphibien, Spinnentiere oder Insekten. Das Eis rückt vor. Breite deine Arten über die Erde aus, lebe dort, wo es die passenden Elemente gibt, und sammle Siegpunkte (SP).',
      'SP gibt es beim [Werten von Plättchen](domination), durch die [Karten](carrying out), die dominante Tiere nehmen, durch [Vereisung](glaciation), [Wanderlust](wanderlust) und die [Überlebenskarte](survival) und durch eine Schlusswertung aller Plättchen. Wer nach der [Eiszeit](ice age) und dieser Schlusswertung die meisten SP hat, gewinnt. Die SP fallen nie unter 0.',
    ],
  },
  course: {
    title: 'Eine Runde',
    text: [
      'Eine Runde hat drei Phasen:',
      [
        '[Planung](planning): Die Tiere setzen ihre Figuren einzeln auf die Aktionstafel.',
        '[Ausführung](execution): Die zwölf Abschnitte der Tafel werden von oben nach unten ausgeführt.',
        '[Aufräumen](reset): Gefährdete Arten sterben aus, die Überlebenskarte wird gewertet, und die nächste Runde wird vorbereitet.',
      ],
      'Die Zahl der Runden steht nicht fest: Die Runde, in der jemand die Eiszeit nimmt, ist die letzte.',
    ],
  },
  pieces: {
    title: 'Tiere, Arten, Figuren',
    text: [
      'Ein Tier ist eine der sechs Klassen. Seine Arten sind seine Würfel: Der Stein auf einem Plättchen zeigt, wie viele es sind.',
      [
        'Im Genpool: Arten, die noch nicht eingesetzt sind. Alle neuen Arten kommen von dort; ist er leer, kann man keine einsetzen.',
        'Auf der Erde: Arten auf Plättchen. Auf einem Plättchen haben beliebig viele Platz.',
        'Eliminiert: Arten, die entfernt wurden oder ausgestorben sind. Sie sind aus dem Spiel; nur der Winterschlaf bringt sie zurück.',
      ],
      'Mit seinen Figuren führt ein Tier Aktionen aus. Jedes hat insgesamt zehn: auf der Hand, auf der Tafel oder beiseitegelegt. Karten können eine beiseitegelegte Figur auf die Hand bringen, solange noch eine da ist. Eine verlorene Figur wird beiseitegelegt und kann zurückkommen; auch die letzte kann man verlieren.',
      'Ein Tier ohne Arten bleibt im Spiel: Es plant, handelt und sammelt SP, so gut es kann.',
    ],
    rulings: ['Gegner sind alle anderen Tiere, auch ein anderes Tier desselben Spielers.'],
  },
  corners: {
    title: 'Ecken und Elemente',
    text: [
      'Elemente liegen auf den Ecken der Plättchen, wo sich bis zu drei Plättchen treffen. Auf einer Ecke liegt höchstens ein Element, und es zählt für jedes Plättchen, das diese Ecke berührt.',
      'Ecken am Rand der Erde oder des Spielplans zählen voll. Ein später angelegtes Plättchen hat die Elemente, die auf seinen Ecken schon liegen.',
    ],
  },
  matching: {
    title: 'Passung',
    text: [
      'Wie gut ein Tier auf einem Plättchen lebt, sagt eine Zahl: seine Passung. Zähle für jedes Element auf der Tiertafel, aufgedruckt oder erworben, die Scheiben dieser Sorte auf den Ecken des Plättchens. Die Summe ist die Passung.',
      'Ein Beispiel: Ein Tier mit zwei Sonnen auf seiner Tiertafel hat auf einem Plättchen mit drei Sonnen die Passung 2 × 3 = 6. Hat es außerdem ein Wasser und das Plättchen auch eines, so ist sie 7.',
      'Wer auf ein Plättchen zeigt, sieht die Passung aller Tiere dort.',
    ],
  },
  endangered: {
    title: 'Gefährdete Arten',
    text: [
      'Arten auf einem Plättchen, auf dem ihr Tier die Passung 0 hat, sind gefährdet. Noch passiert ihnen nichts: Erst beim [Aussterben](extinction) am Ende der Runde werden sie eliminiert. Bis dahin kannst du ein passendes Element dorthin legen, eines auf deine Tiertafel nehmen oder mit den Arten wegziehen.',
    ],
  },
  dominance: {
    title: 'Vorherrschaft',
    text: [
      'Ein Tier dominiert ein Plättchen, wenn es dort mindestens eine Art hat und seine Passung größer als 0 und größer als die jedes anderen Tiers mit Arten dort ist. Bei Gleichstand dominiert niemand. Wie viele Arten dort leben, spielt keine Rolle.',
      'Die Vorherrschaft entscheidet, wer eine Karte nimmt, wenn das Plättchen [gewertet](domination) wird, und sie zählt bei der [Eiszeit](ice age).',
    ],
    rulings: ['Die Vorherrschaft gilt immer so, wie Elemente und Arten gerade liegen. Niemand muss sie ansagen.'],
  },
  placings: {
    title: 'Was ein Plättchen bringt',
    text: [
      'Wird ein Plättchen gewertet, bei der Dominanz oder am Ende des Spiels, so bekommt das Tier mit den meisten Arten darauf die erste Zahl der Landschaft, das nächste die zweite und so weiter, solange es Zahlen gibt. Bei Gleichstand gewinnt das Tier, das in der [Nahrungskette](food chain) höher steht. Jedes Tier belegt nur einen Platz.',
      'Hier zählt nur die Zahl der Arten: Wer das Plättchen dominiert, bekommt nicht unbedingt die meisten SP. Gefährdete Arten zählen wie alle anderen.',
    ],
  },
  bonus: {
    title: 'Bonuspunkte',
    text: [
      'Manches wird nach der Menge gewertet, und jedes weitere Stück ist mehr wert: Tundra neben einem neuen Tundraplättchen ([Vereisung](glaciation)), Plättchen neben einem neuen ([Wanderlust](wanderlust)), Tundraplättchen, auf denen das Tier mit der [Überlebenskarte](survival) lebt, und dominierte Plättchen, wenn die [Eiszeit](ice age) kommt.',
    ],
  },
  execution: {
    title: 'Ausführung',
    text: [
      'Die Abschnitte werden von der Initiative bis zur Dominanz ausgeführt, in jedem Abschnitt die Felder einmal von links nach rechts.',
      'Eine Figur kehrt auf die Hand zurück, kurz bevor ihre Aktion ausgeführt wird, bei der Rückbildung kurz danach. Sie kann also in derselben Aktion schon durch „Instinkt“ eingesetzt werden oder durch „Einwanderer“ verloren gehen.',
      'Eine Aktion wird ganz ausgeführt, oder man verzichtet ganz. Auslassen darf man nur, wo „darf“, „bis zu“ oder „wenn du willst“ steht.',
      'Reptilien, Insekten und Spinnentiere haben in je einem Abschnitt eine kostenlose Fähigkeit. Sie braucht keine Figur und gilt nur, wenn das Tier mitspielt; Insekten und Spinnentiere können darauf verzichten.',
    ],
    rulings: [
      'Das Feld, das gerade ausgeführt wird, und alle davor sind erledigt. Eine Figur, die dorthin gesetzt wird, wartet bis zur nächsten Runde; weiter hinten handelt sie noch in dieser.',
      'Wo es nichts zu wählen gibt, wird nicht gefragt: Kann man nur verzichten oder gibt es bei einer Pflicht nur eine Möglichkeit, geht es einfach weiter.',
    ],
  },
  extinction: {
    title: 'Aussterben',
    text: [
      'Alle [gefährdeten](endangered) Arten werden eliminiert. Die Säuger retten eine eigene; durch den [Winterschlaf](hibernation) geschützte Arten bleiben.',
    ],
    rulings: [
      'Die Säuger werden nur gefragt, wenn sie auf mehreren Plättchen gefährdete Arten haben; sonst wird eine von selbst gerettet. Ablehnen können sie nicht.',
    ],
  },
  survival: {
    title: 'Die Überlebenskarte',
    text: [
      'Die Überlebenskarte hat immer das Tier, das allein die meisten Arten in der Tundra hat. Bei Gleichstand oder ganz ohne Arten in der Tundra hat sie niemand.',
      'Beim Aufräumen, nach dem Aussterben, bringt sie [Bonuspunkte](bonus) für die Zahl der Tundraplättchen, auf denen ihr Tier lebt. Arten entscheiden also, wer die Karte hat, und Plättchen, was sie wert ist.',
    ],
  },
  reseed: {
    title: 'Die nächste Runde vorbereiten',
    text: [
      'Geht das Spiel weiter, in dieser Reihenfolge:',
      [
        'Karten werden aufgedeckt, bis fünf offen liegen, solange der Stapel reicht.',
        'Figuren auf der Vereisung rücken um ein Feld nach links, jede nur auf ein freies Feld: von zwei auf eins, dann von drei auf zwei, dann von vier auf drei.',
        'Was in den Auslagen von Rückbildung, Schwund und Wanderlust liegt, kommt in den Beutel.',
        'Die anderen Auslagen rücken weiter: vom Ödland zum Schwund, vom Überfluss zum Ödland, von der Anpassung zur Rückbildung.',
        'Je vier Elemente werden für Anpassung, Überfluss und Wanderlust gezogen, in dieser Reihenfolge.',
        'Wo ein offenes Plättchen genommen wurde, wird das nächste seines Stapels aufgedeckt.',
      ],
      'Ein Element, das in der Anpassung niemand nimmt, bedroht also eine Runde später alle in der Rückbildung; was im Überfluss liegen bleibt, kommt erst ins Ödland und dann zum Schwund.',
    ],
    rulings: ['Sind weniger Elemente im Beutel, als zu ziehen wären, so werden so viele gezogen, wie da sind.'],
  },
  end: {
    title: 'Das Ende des Spiels',
    text: [
      'Wurde in dieser Runde die [Eiszeit](ice age) genommen, endet das Spiel, nachdem die Überlebenskarte gewertet wurde.',
      'Dann wird jedes Plättchen der Erde noch einmal nach [Plätzen](placings) gewertet, ohne Vorherrschaft und ohne Karten. Die meisten SP gewinnen; bei Gleichstand gewinnt das Tier, das in der Nahrungskette höher steht.',
    ],
    rulings: [
      'Das Spiel endet auch, wenn kein Tier mehr eine Art auf der Erde oder im Genpool hat oder wenn kein Tier mehr eine Figur auf der Hand oder auf der Tafel hat.',
    ],
  },
  'carrying out': {
    title: 'Eine Karte nehmen',
    text: [
      'Wird ein Plättchen gewertet, so muss das Tier, das es dominiert, eine der offenen Karten nehmen, wenn es eine gibt, und sie ausführen. Es trifft alle Entscheidungen darauf, sofern die Karte nichts anderes sagt. Danach ist die Karte aus dem Spiel.',
      'Mit „du“ ist auf einer Karte nur dieses Tier gemeint.',
      'Eine Karte wird so weit ausgeführt, wie es geht. Alles darauf ist Pflicht, außer wo „bis zu“ steht. Arten, die eine Karte eliminiert, sind aus dem Spiel; Elemente, die sie entfernt, kommen in den Beutel.',
      'Eine neue Figur kommt von den beiseitegelegten; wer dort keine hat, bekommt keine.',
    ],
    rulings: [
      'Welche Tiere und welche Plättchen betroffen sind, steht fest, sobald die Karte beginnt: bei Symbiose, Krankheit, Ökonischen, Biomasse, Raubtier, Vermehrung und Kaltfront.',
      'Darfst du ein Plättchen wählen, so kann es jedes auf der Erde sein, auch eines, auf dem dann nichts passiert.',
      'Wählst du, wessen Art eliminiert wird, so kann es jedes Tier dort sein: dein eigenes nur, wenn du willst oder wenn es allein ist.',
      'Ist der Beutel leer, so entfällt der Teil der Karte, der ihn braucht.',
    ],
  },
  deck: {
    title: 'Der Kartenstapel',
    text: [
      'Es gibt 26 Karten. Nach jedem Aufräumen liegen fünf offen, solange der Stapel reicht; eine genommene Karte wird vorher nicht ersetzt. Die [Eiszeit](ice age) ist die letzte Karte des Stapels.',
    ],
  },
  'food chain': {
    title: 'Die Nahrungskette',
    text: [
      'Von oben nach unten: Säuger, Reptilien, Vögel, Amphibien, Spinnentiere, Insekten. Sie ändert sich nie. Das höhere Tier gewinnt jeden Gleichstand um SP, und wo mehrere Tiere entscheiden, tun sie es in dieser Reihenfolge.',
    ],
  },
  'initiative order': {
    title: 'Die Initiative-Reihenfolge',
    text: [
      'In dieser Reihenfolge, von links nach rechts, werden Figuren auf die Tafel gesetzt. Am Anfang sind die Insekten die Ersten und die Säuger die Letzten. Das Feld [Initiative](initiative) und die Karte [Nachtaktiv](nocturnal) ändern sie.',
    ],
  },
  bag: {
    title: 'Der Beutel',
    text: [
      'Von jedem der sechs Elemente gibt es 20 Scheiben. Was nicht auf der Erde, in einer Auslage oder auf einer Tiertafel liegt, ist im Beutel. Sein Inhalt ist offen; was als Nächstes gezogen wird, ist Zufall.',
      'Ein Tier hat höchstens sechs Elemente, die aufgedruckten mitgezählt, und darf mehrere einer Sorte haben. Aufgedruckte Elemente sind keine Scheiben und gehen nie verloren.',
    ],
  },
  stacks: {
    title: 'Die Stapel der neuen Plättchen',
    text: [
      'Große Plättchen für die [Wanderlust](wanderlust) liegen in drei Stapeln zu acht, das oberste jeweils offen. Tundraplättchen haben einen eigenen Stapel: elf für die ganze Partie.',
    ],
  },
  'starting earth': {
    title: 'Die Erde am Anfang',
    text: [
      'Sieben Plättchen: in der Mitte ein Meer unter Tundra, ringsum Sumpf, Savanne, Wüste, Gebirge, Wald und Dschungel. An jeder der sechs Kanten zwischen den äußeren Plättchen liegen zwei Scheiben, eine auf der inneren und eine auf der äußeren Ecke, insgesamt zwei von jedem Element, ganz gleich, welche Tiere mitspielen:',
      [
        'Dschungel und Sumpf: innen Larve, außen Wasser',
        'Sumpf und Savanne: innen Wasser, außen Gras',
        'Savanne und Wüste: innen Gras, außen Sonne',
        'Wüste und Gebirge: innen Sonne, außen Fleisch',
        'Gebirge und Wald: innen Fleisch, außen Samen',
        'Wald und Dschungel: innen Samen, außen Larve',
      ],
      'Jedes Tier im Spiel beginnt mit vier Arten und dominiert das Plättchen, auf dem es zwei hat.',
    ],
  },
  'several animals': {
    title: 'Variante: mehrere Tiere',
    text: [
      'Zu zweit führt jeder drei Tiere, zu dritt zwei. Alle sechs spielen mit, aufgebaut wie zu sechst, jedes mit eigenen SP, Figuren und eigenem Genpool.',
      'Deine anderen Tiere sind für jede Regel Gegner: Du kannst sie angreifen, und „du“ auf einer Karte meint nur das dominante Tier.',
      'Dein Ergebnis ist das deines schwächsten Tiers. Das höchste Ergebnis gewinnt.',
    ],
    rulings: [
      'Sind mehrere deiner Tiere gleich schwach, so zählt das höchste in der Nahrungskette für dich; bei Gleichstand zwischen Spielern entscheidet dieses Tier.',
    ],
  },
  'random earth': {
    title: 'Variante: zufällige Erde',
    text: [
      'Die sieben Startplättchen werden aus allen 31 großen gezogen, auf das mittlere kommt Tundra. Zwölf Elemente werden aus allen 120 für die Startecken gezogen.',
      'Auf jedem Plättchen, das keine Tundra ist, hat jedes Tier im Spiel für jede Scheibe der Sorte, die auf seiner Tiertafel aufgedruckt ist, eine Art.',
      'Zum Ausgleich unterscheiden sich die SP am Anfang: Ein Tier mit weniger Arten als das mit den meisten bekommt die Differenz als SP.',
    ],
  },
  answering: {
    title: 'Bedienung',
    text: [
      'Die Leiste oben stellt immer eine Frage. Was du wählen kannst, ist violett umrandet: Felder, Karten, Plättchen, Ecken oder Knöpfe in der Leiste. Größere Aktionen gehen in Schritten: erst woher, dann wohin, dann wie viele.',
      'Zeigst du auf etwas, so wird es erklärt; zeigst du auf eine Möglichkeit, so siehst du, was sie bewirkt. Auf dem Touchscreen tippe an, was nicht zur Wahl steht, um es erklärt zu bekommen, oder halte den Finger auf einer Möglichkeit, um ihre Wirkung zu sehen, ohne sie zu wählen.',
      '„Rückgängig“ nimmt deine letzte Entscheidung zurück, solange seither nichts gezogen wurde. Wo Tipps erlaubt sind, zeigt „Tipp“, was ein Bot wählen würde, und warum.',
    ],
  },
  keys: { title: 'Tasten', text: [] },
  signs: { title: 'Zeichen auf dem Spielplan', text: [] },
  hidden: {
    title: 'Was verdeckt ist',
    text: [
      'Nur die Reihenfolge dessen, was noch kommt: der verdeckten Plättchen, des Kartenstapels und was aus dem Beutel gezogen wird. Alles andere liegt für alle offen.',
    ],
  },
};

const phases: RulesText['phases'] = {
  planning: {
    text: [
      'Es geht reihum in der [Initiative-Reihenfolge](initiative order). Jedes Tier, das eine Figur auf der Hand hat, setzt eine auf ein beliebiges freies Feld der Aktionstafel; passen kann man nicht. Tiere ohne Figur auf der Hand werden übersprungen.',
    ],
    rulings: [
      'Auch ein Feld, das in dieser Runde nichts bewirken kann, etwa an einer leeren Auslage, darf man besetzen.',
      'Ist kein Feld mehr frei, endet die Planung, und übrige Figuren bleiben auf der Hand.',
    ],
  },
  reset: {
    text: [
      'In dieser Reihenfolge:',
      [
        '[Aussterben](extinction)',
        '[Überlebenskarte](survival)',
        '[Ende](end), falls in dieser Runde die Eiszeit genommen wurde',
        '[Vorbereiten](reseed) der nächsten Runde',
      ],
    ],
  },
  setup: {
    text: [
      'Die Spieler wählen der Reihe nach je ein Tier, oder die Tiere werden zugelost. Je weniger Tiere mitspielen, desto mehr Figuren und Arten hat jedes. Eine der Arten zeigt die SP an, vier sind von Anfang an auf der Erde.',
      'In der Initiative-Reihenfolge sind die Insekten die Ersten und die Säuger die Letzten.',
      'Sieben Plättchen werden ausgelegt ([die Erde am Anfang](starting earth)). Die anderen 24 großen Plättchen bilden drei verdeckte Stapel, das oberste wird jeweils aufgedeckt. Die Eiszeit kommt unter den Kartenstapel, die anderen 25 Karten gemischt darauf, und fünf werden aufgedeckt.',
      'Aus dem Beutel werden je vier Elemente für Anpassung, Überfluss und Wanderlust gezogen. Die Auslagen von Rückbildung, Ödland und Schwund sind am Anfang leer.',
    ],
  },
};

const sections: RulesText['sections'] = {
  initiative: {
    text: [
      'Ein Tier, das schon an erster Stelle steht, setzt nur seine Figur um. Weiter hinten handelt die Figur noch in dieser Runde; zurück auf der Initiative wartet sie auf die nächste.',
    ],
    rulings: ['Ist kein Feld frei, bleibt die Figur auf der Hand.'],
  },
  adaptation: {
    text: [
      'Das Element bleibt bei deinem Tier und zählt überall für seine [Passung](matching). Ein Tier mit sechs Elementen muss verzichten.',
      'Was niemand nimmt, rückt beim Aufräumen in die Auslage der [Rückbildung](regression).',
    ],
  },
  regression: {
    text: [
      'Sie findet in jeder Runde statt, mit oder ohne Figuren. Für jede Sorte in der Auslage, gleich wie viele Scheiben es sind, verliert jedes Tier ein erworbenes Element dieser Sorte. Aufgedruckte Elemente gehen nie verloren.',
      'Eine Figur hier schützt ihr Tier für eine Sorte; die Reptilien haben zusätzlich zu ihren Figuren einen solchen Schutz kostenlos. Eine ungeschützte Sorte kostet eine Scheibe, auch wenn das Tier mehrere davon hat.',
      'Verlorene Elemente kommen in den Beutel. Dann kehren die Figuren auf die Hand zurück.',
    ],
    rulings: [
      'Entschieden wird in der Reihenfolge der Nahrungskette. Wer mindestens so viele Sorten schützen kann, wie bedroht sind, behält alles und wird nicht gefragt; wer weniger schützen kann, muss jeden Schutz einsetzen und wählt, wofür.',
    ],
  },
  abundance: {
    text: [
      'Erlaubt ist jede freie Ecke jedes Plättchens der Erde. Was in der Auslage bleibt, rückt beim Aufräumen ins [Ödland](wasteland).',
    ],
  },
  wasteland: {
    text: [
      'Zuerst darf der Besitzer der Figur eine Scheibe aus der Auslage in den Beutel zurücklegen. Dann kommt, mit oder ohne Figur, jedes Element auf einer Ecke der Tundra in den Beutel, dessen Sorte noch in der Auslage liegt.',
      'Die Scheiben der Auslage bleiben: Sie rücken beim Aufräumen zum [Schwund](depletion).',
    ],
  },
  depletion: {
    text: [
      'Das entfernte Element kommt in den Beutel. Die Scheiben der Auslage bleiben bis zum Aufräumen, dann kommen auch sie dorthin.',
    ],
  },
  glaciation: {
    text: [
      'Wähle ein Plättchen neben einer Tundra, das selbst keine ist. Von nun an ist es Tundra, was auch immer unter dem Eis liegt. Dann:',
      [
        'Jedes Element auf der Erde, dessen Ecke von drei Tundraplättchen umgeben ist, kommt in den Beutel.',
        'Du bekommst [Bonuspunkte](bonus) für die Zahl der Tundraplättchen neben dem neuen.',
        'Von jedem Tier bleibt eine Art auf dem Plättchen; die übrigen kehren in ihren Genpool zurück und sind nicht verloren.',
      ],
      'Figuren auf den anderen Feldern warten: Beim Aufräumen rücken sie nach links, sodass eine von ihnen in einer späteren Runde handelt. Sind alle Tundraplättchen aufgebraucht, entfällt die Aktion.',
    ],
    rulings: ['Nur eine Figur auf dem ersten Feld handelt. Ist das erste Feld leer, warten die anderen trotzdem.'],
  },
  speciation: {
    text: [
      'Zu jedem Feld gehört ein Element. Wähle eine Scheibe dieser Sorte auf der Erde; auf jedes Plättchen, das ihre Ecke berührt, darfst du neue Arten aus deinem Genpool setzen, höchstens so viele, wie die Landschaft zulässt. Dein Tier muss dort noch nicht leben.',
      'Nach allen Figuren dürfen die Insekten kostenlos eine Art auf ein beliebiges Plättchen setzen.',
    ],
    rulings: [
      'Die Grenze gilt für eine Figur und ein Plättchen. Eine andere Figur auf einem anderen Feld darf auf dasselbe Plättchen noch einmal setzen.',
    ],
  },
  wanderlust: {
    text: [
      'In dieser Reihenfolge:',
      [
        'Nimm eines der offenen Plättchen und lege es auf einen freien Platz neben der Erde.',
        'Wenn du willst, lege ein Element aus der Auslage auf eine freie Ecke des neuen Plättchens.',
        'Du bekommst [Bonuspunkte](bonus) für die Zahl der Plättchen daneben.',
        'In der Reihenfolge der Nahrungskette darf jedes Tier beliebig viele Arten von benachbarten Plättchen darauf ziehen.',
      ],
      'Liegt kein Plättchen mehr offen, entfällt die Aktion: Ein genommenes wird erst beim Aufräumen ersetzt.',
    ],
    rulings: ['Tiere ohne Arten neben dem neuen Plättchen werden nicht gefragt.'],
  },
  migration: {
    text: [
      'Die Zahl auf dem Feld sagt, wie viele deiner Arten ziehen dürfen. Jede zieht einmal auf ein benachbartes Plättchen. Sie dürfen von verschiedenen Plättchen kommen und auf verschiedene gehen.',
      'Arten der Vögel dürfen zwei Schritte weit ziehen, nur über Plättchen, und nicht dort ankommen, wo sie begonnen haben.',
    ],
    rulings: [
      'Eine Art, die diese Figur gezogen hat, zieht sie nicht noch einmal: Von einem Plättchen gehen nicht mehr weg, als zu Beginn der Aktion dort waren.',
    ],
  },
  competition: {
    text: [
      'Die Spinnentiere beginnen, mit oder ohne Figuren hier: Sie dürfen auf einem Plättchen beliebiger Landschaft, auf dem sie selbst eine Art haben, eine gegnerische eliminieren.',
      'Dann jede Figur: für jede der beiden Landschaften ihres Felds und für die Tundra höchstens ein Plättchen, auf dem du und ein Gegner Arten habt. Auf jedem davon eliminierst du eine gegnerische Art deiner Wahl.',
    ],
    rulings: [
      'Der kostenlose Angriff der Spinnentiere und die Angriffe ihrer Figuren sind eigene Aktionen und dürfen dasselbe Plättchen treffen.',
      'Man kann eine Landschaft auslassen, auch alle drei.',
    ],
  },
  domination: {
    text: [
      'Wähle ein Plättchen, das in dieser Runde noch nicht gewählt wurde. Es wird nach [Plätzen](placings) gewertet. Dann nimmt das Tier, das es [dominiert](dominance), ob deines oder nicht, eine der offenen Karten und führt sie aus ([mehr dazu](carrying out)). Dominiert niemand oder liegt keine Karte offen, so wird keine genommen.',
    ],
    rulings: ['Auf dem Plättchen müssen Arten leben: Ein leeres brächte nichts.'],
  },
};

const cards: RulesText['cards'] = {
  aquatic: {
    text: [
      'Das Element kommt auf eine freie Ecke von Meer oder Sumpf. Die Arten kommen aus deinem Genpool und gehen auf ein Meer oder einen Sumpf an dieser Ecke.',
    ],
    rulings: [
      'Gibt es keine solche Ecke oder ist der Beutel leer, so bleiben nur die Arten, und sie dürfen auf ein beliebiges Meer oder einen beliebigen Sumpf.',
      'Meer oder Sumpf unter dem Eis ist Tundra.',
    ],
  },
  biodiversity: { text: ['Jedes Plättchen zählt einmal, gleich wie viele Gegner dort leben.'] },
  biomass: {
    text: [
      'Elemente sind die Scheiben auf den Ecken des Plättchens. Auf jedem solchen Plättchen wird genau eine Art eliminiert.',
    ],
    rulings: [
      'Die Plättchen stehen fest, sobald die Karte beginnt.',
      'Es darf eine eigene Art sein; bist du allein, muss es eine sein.',
    ],
  },
  blight: {
    text: ['Die Elemente kommen in den Beutel. Sie fehlen auch den Plättchen daneben, denn Ecken gehören mehreren.'],
    rulings: ['Auch ein Plättchen mit einem oder keinem Element darf gewählt werden: Dann passiert nichts.'],
  },
  catastrophe: {
    text: [
      'Auf dem gewählten Plättchen werden alle Arten bis auf eine eliminiert, dann auf jedem benachbarten Plättchen, auf dem Arten leben, eine.',
    ],
    rulings: [
      'Du wählst, welche überlebt und wessen Arten ringsum eliminiert werden; dein eigenes Tier wird nicht verschont.',
    ],
  },
  'cold snap': { text: ['Jedes Tier außer deinem verliert je Tundraplättchen eine Art.'] },
  disease: {
    text: ['Für den Vergleich zählen aufgedruckte Elemente mit, verloren gehen nur erworbene.'],
    rulings: [
      'Die Tiere verlieren ihre Elemente in der Reihenfolge der Nahrungskette. Wen es trifft, steht fest, sobald die Karte beginnt.',
      'Ein Tier mit mehr Elementen, aber ohne erworbenes, verliert nichts.',
    ],
  },
  ecodiversity: {
    text: [
      'Eine Sorte zählt einmal, gleich wie viele Elemente davon dein Tier hat: Jede Scheibe dieser Sorte auf der Erde bringt 1 SP.',
    ],
  },
  evolution: {
    text: [
      'Die Arten dürfen irgendwo auf der Erde sein, auch beide auf einem Plättchen, müssen aber zu zwei verschiedenen Tieren gehören. Deine kommen aus dem Genpool: Ist dort nur noch eine, wird nur eine ersetzt.',
    ],
  },
  fecundity: {
    text: ['Die Arten kommen aus deinem Genpool. Plättchen darfst du auslassen.'],
    rulings: ['Es zählen die Plättchen, auf denen du lebst, wenn die Karte beginnt.'],
  },
  fertile: { text: ['Auch deine eigenen Arten zählen, das Plättchen bringt also mindestens 1 SP.'] },
  habitat: { text: ['Erlaubt ist jede freie Ecke jedes Plättchens der Erde.'] },
  hibernation: {
    text: [
      'Es darf jedes Plättchen der Erde sein. Was dorthin zurückkehrt, ist vor dem [Aussterben](extinction) dieser Runde sicher, auch wo die Passung deines Tiers 0 ist; danach ist es wie jede andere Art.',
    ],
    rulings: [
      'Der Schutz gilt für eine Anzahl von Arten eines Tiers auf einem Plättchen. Ungeschützte Arten ziehen oder werden zuerst eliminiert; was das Plättchen verlässt, ist nicht mehr geschützt.',
      'Beim Aussterben verliert ein Tier dort seine gefährdeten Arten mit Ausnahme der geschützten; die Säuger retten zusätzlich eine. Plättchen, auf denen alle Säuger geschützt sind, stehen zum Retten nicht zur Wahl.',
    ],
  },
  'ice age': {
    text: [
      'Die Karte liegt zuunterst im Stapel und kommt deshalb als letzte. Die Runde, in der sie genommen wird, wird zu Ende gespielt: Weitere Plättchen werden gewertet, dann folgen das [Aufräumen](reset) mit Aussterben und Überlebenskarte und die [Schlusswertung](end).',
    ],
  },
  'ice sheet': {
    text: ['Du führst sie aus wie auf der Aktionstafel (siehe [Vereisung](glaciation)) und bekommst die Bonuspunkte.'],
    rulings: ['Sie ist Pflicht, solange es ein Tundraplättchen und einen Platz dafür gibt.'],
  },
  immigrants: {
    text: [
      'In der Reihenfolge der Nahrungskette wählt jedes Tier, auch deines, eines von dreien: Es verliert ein erworbenes Element; oder es verliert eine Figur auf der Hand; oder es behält auf jedem Plättchen, auf dem es lebt, nur eine Art, und die übrigen werden eliminiert.',
    ],
    rulings: [
      'Was man nicht erfüllen kann, steht nicht zur Wahl: ohne erworbenes Element, ohne Figur auf der Hand. Figuren auf der Tafel zählen nicht.',
      'Die dritte Möglichkeit steht immer zur Wahl, auch wenn sie nichts kostet.',
      'Jedes Tier sieht, was die vor ihm gewählt haben.',
    ],
  },
  instinct: {
    text: [
      'Die Figur, deren Dominanz dir die Karte gebracht hat, ist schon wieder auf der Hand und darf dafür genommen werden.',
      'Auf einem Feld der Dominanz weiter rechts handelt sie noch in dieser Runde; überall sonst wartet sie auf die nächste, und auf der Vereisung rückt sie bei diesem Aufräumen mit.',
    ],
  },
  intelligence: {
    text: ['Nehmen die Säuger die Karte, bekommen nur sie eine. Die Figuren kommen von den beiseitegelegten.'],
  },
  'mass exodus': {
    text: [
      'Sie dürfen sich beliebig auf mehrere benachbarte Plättchen verteilen, jedes Tier für sich. Gehen müssen alle.',
    ],
  },
  metamorphosis: {
    text: ['Wähle ein erworbenes Element, das du abgibst, und eines aus dem Beutel, das du bekommst.'],
    rulings: [
      'Das neue wird genommen, bevor das alte in den Beutel kommt. Es darf dieselbe Sorte sein.',
      'Ein Tier ohne erworbene Elemente tauscht nichts.',
    ],
  },
  'niche biomes': {
    text: [
      'Gemeint ist die erste Zahl der Landschaft in der Tabelle [was ein Plättchen bringt](placings). Unter 0 fällt niemand.',
    ],
    rulings: ['Wer mehr SP hat, steht fest, sobald die Karte beginnt, also nachdem das Plättchen gewertet ist.'],
  },
  nocturnal: { text: ['Stehst du schon an erster Stelle, passiert nichts.'] },
  omnivore: { text: ['Sie kommt von deinen beiseitegelegten Figuren auf die Hand.'] },
  parasitism: {
    text: ['Nehmen die Insekten die Karte, bekommen nur sie eine. Die Figuren kommen von den beiseitegelegten.'],
  },
  predator: {
    text: ['Auf jedem solchen Plättchen wird genau eine Art eliminiert, und sie muss gegnerisch sein.'],
    rulings: ['Die Plättchen stehen fest, sobald die Karte beginnt.'],
  },
  symbiotic: {
    text: [
      'Für den Vergleich zählen aufgedruckte Elemente mit. Gezogen wird zufällig, in der Reihenfolge der Nahrungskette, solange der Beutel reicht; ein Tier mit sechs Elementen zieht keines.',
    ],
    rulings: ['Wer zieht, steht fest, sobald die Karte beginnt.'],
  },
};

const animals: RulesText['animals'] = {
  mammal: {
    text: [
      'Weiß. Die Spitze der Nahrungskette: Sie gewinnen jeden Gleichstand um SP. Am Anfang die Letzten in der Initiative-Reihenfolge.',
    ],
    rulings: ['Das Retten gehört zum [Aussterben](extinction) und kostet nichts. Ablehnen kann man es nicht.'],
  },
  reptile: {
    text: ['Schwarz. Der kostenlose Schutz in der [Rückbildung](regression) kommt zu dem ihrer Figuren hinzu.'],
  },
  bird: {
    text: [
      'Gelb. Bei der [Migration](migration) dürfen ihre Arten ein Plättchen überfliegen, aber keine Lücke in der Erde.',
    ],
    rulings: ['Bei der Wanderlust gilt das nicht: Dort kommen Arten nur von benachbarten Plättchen.'],
  },
  amphibian: {
    text: ['Blau. Sie haben drei aufgedruckte Elemente, die anderen zwei; Platz ist also für drei weitere.'],
  },
  arachnid: {
    text: [
      'Rot. Ihr kostenloser Angriff eröffnet die [Konkurrenz](competition): ein Plättchen, beliebige Landschaft, eine gegnerische Art.',
    ],
  },
  insect: {
    text: [
      'Grün. In der Nahrungskette die Letzten, am Anfang aber die Ersten in der Initiative-Reihenfolge. Ihre kostenlose Art beschließt die [Artbildung](speciation), auf einem beliebigen Plättchen der Erde.',
    ],
  },
};

const terrains: RulesText['terrains'] = {
  sea: {
    text: ['Die reichste Landschaft und die einzige mit sieben Plättchen. Hier wirkt das [Wasserleben](aquatic).'],
  },
  wetland: { text: ['Hier wirkt das [Wasserleben](aquatic).'] },
  savannah: { text: [] },
  jungle: { text: [] },
  forest: { text: [] },
  desert: { text: [] },
  mountain: { text: [] },
  tundra: {
    text: [
      'Ein kleines Plättchen auf einem großen. Bis zum Ende des Spiels ist es dort Tundra; was darunter liegt, zählt nicht mehr. Eine gibt es von Anfang an, elf weitere können durch [Vereisung](glaciation) hinzukommen.',
      'Tundra bringt nur einem Tier 1 SP, aber von ihr hängt die [Überlebenskarte](survival) ab, und jedes Feld der [Konkurrenz](competition) erreicht sie. Elemente auf ihren Ecken können durch das [Ödland](wasteland) verschwinden.',
    ],
  },
};

export const rules: RulesText = {
  chapters: {
    game: 'Das Spiel',
    earth: 'Die Erde',
    turn: 'Planung und Ausführung',
    sections: 'Die zwölf Abschnitte',
    reset: 'Aufräumen und Ende',
    cards: 'Die Karten',
    animals: 'Die Tiere',
    terrains: 'Landschaften und Plättchen',
    elements: 'Die Elemente',
    setup: 'Aufbau und Varianten',
    board: 'Diese Seite',
  },
  topics,
  phases,
  sections,
  cards,
  animals,
  terrains,
  element: (element, animal, count) => ({
    text: [
      `${elementName(element)} ist auf der Tiertafel der [${animalName(animal)}](${animal}) ${count === 1 ? 'einmal' : count === 2 ? 'zweimal' : 'dreimal'} aufgedruckt. Es gibt davon 20 Scheiben. Sie liegen auf [Ecken](corners) und ernähren jedes Tier, das diese Sorte hat ([Passung](matching)).`,
    ],
  }),
  alsoCalled: {
    aim: 'gewinnen, gewinne, sieg, siegen, sieger',
    dominance: 'kegel, krone, mehrheit, dominiert',
    keys: 'tastatur, tastenkürzel, kurzbefehl',
    answering: 'hinweis, hilfe, zurücknehmen, rückgängig, klicken, tippen',
    signs: 'symbole, zeichenerklärung, legende, farben',
    pieces: 'würfel, zylinder, spielsteine',
    planning: 'arbeiter, einsetzen',
    bonus: 'bonuspunkte',
    'food chain': 'gleichstand',
    'several animals': 'zu zweit, zu dritt',
    end: 'spielende, schluss, letzte runde',
    deck: 'nachziehstapel, stapel',
  },
  smallWords: searchWordsDe.smallWords,
  rulings: 'Klarstellungen',
  figures: {
    terrain: 'Landschaft',
    places: ['1.', '2.', '3.', '4.'],
    limit: 'Artbildung höchstens',
    tilesAtStart: 'Am Anfang',
    tilesInStacks: 'In den Stapeln',
    quantity: 'Menge',
    vps: 'SP',
    animal: 'Tier',
    default: 'Aufgedruckt',
    animalsInPlay: 'Tiere im Spiel',
    pawns: 'Figuren je Tier',
    species: 'Arten je Tier',
    startingSpecies: 'Beginnt mit',
    spaces: (count, listed) => `${plural(count, 'Feld', 'Felder')}${listed ? ', von links nach rechts:' : '.'}`,
    keys: [
      ['R', 'die Regeln; wenn gerade etwas erklärt wird, seine Stelle in den Regeln'],
      ['/', 'in den Regeln suchen'],
      ['L', 'die Liste der möglichen Züge'],
      ['H', 'der Verlauf'],
      ['V', 'die Kurve der SP'],
      ['D', 'zeigt auf der Erde, wer dominiert'],
      ['M', 'zeigt die Passung eines Tiers; noch einmal: die des nächsten'],
      ['E', 'zeigt, was gefährdet ist'],
      ['S', 'zeigt, was Plättchen bringen'],
      ['C', 'zeigt noch einmal, was sich geändert hat'],
      ['Esc', 'schließt, was offen ist'],
      ['Tab', 'springt von einer Möglichkeit zur nächsten'],
      ['+ −', 'vergrößern und verkleinern die Erde'],
      ['0', 'zeigt die ganze Erde'],
      ['↑ ↓', 'gehen im Verlauf von Zeile zu Zeile'],
      ['Enter', 'trifft die Wahl'],
    ],
    signs: {
      dominant: 'dominiert das Plättchen: beste Passung, über 0, kein Gleichstand',
      endangered: 'gefährdet: passt zu keinem Element des Plättchens',
      printed: 'aufgedrucktes Element: geht nie verloren; die schlichte Scheibe ist ein erworbenes',
      legal: 'kann jetzt gewählt werden',
    },
  },
};
