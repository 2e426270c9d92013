/** The long text of the rules in German. */
import type { RulesText } from '../rules-text.ts';
import { animal as animalName, element as elementName, plural } from './grammar.ts';

const topics: RulesText['topics'] = {
  aim: {
    title: 'Das Ziel',
    text: [
      'Jede Person führt eine von sechs Tierklassen: Säuger, Reptilien, Vögel, Amphibien, Spinnen oder Insekten. Das Eis rückt vor. Breitet eure Arten über die Erde aus, lebt dort, wo euch die Elemente liegen, und sammelt Siegpunkte (SP).',
      'SP gibt es beim [Werten von Plättchen](domination), durch die [Karten](carrying out), die dominante Tiere nehmen, durch [Vereisung](glaciation), [Wanderlust](wanderlust) und die [Überlebenskarte](survival) und durch eine letzte Wertung aller Plättchen. Wer nach der [Eiszeit](ice age) und dieser letzten Wertung die meisten SP hat, gewinnt. Unter 0 fallen SP nie.',
    ],
  },
  course: {
    title: 'Eine Runde',
    text: [
      'Eine Runde hat drei Phasen:',
      [
        '[Planung](planning): Die Tiere setzen ihre Figuren einzeln auf die Aktionstafel.',
        '[Ausführung](execution): Die zwölf Abschnitte der Tafel werden von oben nach unten ausgeführt.',
        '[Aufräumen](reset): Gefährdete Arten sterben aus, die Überlebenskarte zählt, und der Tisch wird für die nächste Runde vorbereitet.',
      ],
      'Wie viele Runden es gibt, steht nicht fest. Die Runde, in der jemand die Eiszeit nimmt, ist die letzte.',
    ],
  },
  pieces: {
    title: 'Tiere, Arten, Figuren',
    text: [
      'Ein Tier ist eine der sechs Klassen. Seine Arten sind seine Würfel: Der Stein auf einem Plättchen zeigt, wie viele es sind.',
      [
        'Im Genpool: Arten, die noch nicht eingesetzt sind. Alle neuen Arten kommen von dort; ist er leer, gibt es keine einzusetzen.',
        'Auf der Erde: Arten auf Plättchen. Ein Plättchen fasst beliebig viele.',
        'Eliminiert: Arten, die getötet wurden oder ausgestorben sind. Sie sind aus dem Spiel; nur der Winterschlaf bringt sie zurück.',
      ],
      'Mit Figuren handelt ein Tier. Jedes hat insgesamt zehn: auf der Hand, auf der Tafel oder beiseitegelegt. Karten können eine beiseitegelegte Figur auf die Hand bringen, solange dort noch eine liegt. Eine verlorene Figur wird beiseitegelegt und kann zurückkommen; auch die letzte kann man verlieren.',
      'Ein Tier ohne Arten bleibt im Spiel: Es plant, handelt und punktet, so gut es kann.',
    ],
    rulings: ['Gegner sind alle anderen Tiere, auch ein anderes Tier derselben Person.'],
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
      'Wie gut ein Tier auf einem Plättchen lebt, ist eine Zahl. Zähle für jedes Element auf der Tafel des Tiers, aufgedruckt oder dazugenommen, die Scheiben dieser Sorte auf den Ecken des Plättchens. Die Summe ist die Passung.',
      'Ein Beispiel: Ein Tier mit zwei Sonnen auf seiner Tafel hat auf einem Plättchen mit drei Sonnen die Passung 2 × 3 = 6. Hat es außerdem ein Wasser und das Plättchen auch eines, so ist sie 7.',
      'Wer auf ein Plättchen zeigt, sieht die Passung aller Tiere dort.',
    ],
  },
  endangered: {
    title: 'Gefährdete Arten',
    text: [
      'Arten auf einem Plättchen, auf dem ihr Tier die Passung 0 hat, sind gefährdet. Es geschieht ihnen nicht sofort etwas: Erst beim [Aussterben](extinction) am Ende der Runde sterben sie. Bis dahin kannst du ein Element hinbringen, eines auf deine Tafel nehmen oder die Arten wegziehen.',
    ],
  },
  dominance: {
    title: 'Vorherrschaft',
    text: [
      'Ein Tier dominiert ein Plättchen, wenn es dort mindestens eine Art hat und seine Passung größer als 0 und größer als die jedes anderen Tiers mit Arten dort ist. Bei Gleichstand dominiert niemand. Wie viele Arten dort leben, spielt keine Rolle.',
      'Die Vorherrschaft entscheidet, wer eine Karte nimmt, wenn das Plättchen [gewertet](domination) wird, und sie zählt bei der [Eiszeit](ice age).',
    ],
    rulings: ['Die Vorherrschaft gilt immer so, wie Elemente und Arten gerade liegen. Niemand muss sie beanspruchen.'],
  },
  placings: {
    title: 'Was ein Plättchen bringt',
    text: [
      'Wird ein Plättchen gewertet, in einer Runde oder am Ende des Spiels, so bekommt das Tier mit den meisten Arten darauf die erste Zahl der Landschaft, das nächste die zweite und so weiter, solange es Zahlen gibt. Bei Gleichstand geht das Tier vor, das in der [Nahrungskette](food chain) höher steht. Ein Tier bekommt nur einen Platz.',
      'Hier zählen nur die Arten: Wer das Plättchen dominiert, muss nicht am meisten punkten. Gefährdete Arten zählen wie alle anderen.',
    ],
  },
  bonus: {
    title: 'Bonuspunkte',
    text: [
      'Manches zählt nach der Menge, und jedes weitere Stück ist mehr wert: Tundra neben neuer Tundra ([Vereisung](glaciation)), Plättchen neben einem neuen ([Wanderlust](wanderlust)), Tundraplättchen, auf denen das Tier mit der [Überlebenskarte](survival) lebt, und dominierte Plättchen, wenn die [Eiszeit](ice age) kommt.',
    ],
  },
  execution: {
    title: 'Ausführung',
    text: [
      'Die Abschnitte werden von der Initiative bis zur Dominanz ausgeführt und in jedem Abschnitt die Felder von links nach rechts, ein Mal.',
      'Eine Figur kehrt auf die Hand zurück, kurz bevor ihre Aktion ausgeführt wird, in der Rückbildung kurz danach. Sie kann also in derselben Aktion schon dem Instinkt dienen oder an die Einwanderer verloren gehen.',
      'Eine Aktion wird ganz ausgeführt, oder man verzichtet ganz. Weglassen darf man in ihr nur, was „darf“, „bis zu“ oder „wenn du willst“ heißt.',
      'Reptilien, Insekten und Spinnen haben in je einem Abschnitt etwas frei. Das braucht keine Figur und gilt nur, wenn das Tier mitspielt; Insekten und Spinnen können darauf verzichten.',
    ],
    rulings: [
      'Das Feld, das gerade ausgeführt wird, und alle davor sind vorbei. Eine Figur, die dort hingesetzt wird, wartet bis zur nächsten Runde; weiter hinten handelt sie noch in dieser.',
      'Wo es nichts zu wählen gibt, wird nicht gefragt: Kann man nur verzichten oder gibt es für etwas Vorgeschriebenes nur eine Möglichkeit, geht es einfach weiter.',
    ],
  },
  extinction: {
    title: 'Aussterben',
    text: [
      'Alle [gefährdeten](endangered) Arten sterben. Die Säuger retten eine eigene; was im [Winterschlaf](hibernation) liegt, bleibt.',
    ],
    rulings: [
      'Die Säuger werden nur gefragt, wenn sie auf mehreren Plättchen gefährdete Arten haben; sonst retten sie eine ungefragt. Ablehnen können sie nicht.',
    ],
  },
  survival: {
    title: 'Die Überlebenskarte',
    text: [
      'Wer allein die meisten Arten auf Tundra hat, besitzt die Überlebenskarte, und zwar jederzeit. Bei Gleichstand oder ganz ohne Arten auf Tundra hat sie niemand.',
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
      'Wurde in dieser Runde die [Eiszeit](ice age) genommen, endet das Spiel, nachdem die Überlebenskarte gezählt hat.',
      'Dann wird jedes Plättchen der Erde noch einmal nach [Plätzen](placings) gewertet, ohne Vorherrschaft und ohne Karten. Die meisten SP gewinnen; bei Gleichstand gewinnt das Tier, das in der Nahrungskette höher steht.',
    ],
    rulings: [
      'Das Spiel endet auch, wenn kein Tier mehr eine Art auf der Erde oder im Genpool hat oder wenn kein Tier mehr eine Figur auf der Hand oder auf der Tafel hat.',
    ],
  },
  'carrying out': {
    title: 'Eine Karte nehmen',
    text: [
      'Wird ein Plättchen gewertet, so muss das Tier, das es dominiert, eine der offenen Karten nehmen, wenn es eine gibt, und sie ausführen. Es entscheidet alles darauf, sofern die Karte nichts anderes sagt. Danach ist die Karte aus dem Spiel.',
      '„Du“ auf einer Karte ist nur dieses Tier.',
      'Eine Karte wird so weit ausgeführt, wie es geht. Alles darauf ist vorgeschrieben, außer wo „bis zu“ steht. Arten, die eine Karte tötet, sind aus dem Spiel; Elemente, die sie entfernt, kommen in den Beutel.',
      'Eine gewonnene Figur kommt von den beiseitegelegten; wer dort keine hat, gewinnt keine.',
    ],
    rulings: [
      'Welche Tiere und welche Plättchen betroffen sind, steht fest, sobald die Karte beginnt: bei Symbiose, Krankheit, Ökonischen, Biomasse, Raubtier, Vermehrung und Kaltfront.',
      'Darfst du ein Plättchen wählen, so kann es jedes auf der Erde sein, auch eines, auf dem dann nichts geschieht.',
      'Wählst du, wessen Art stirbt, so kann es jedes Tier dort sein: dein eigenes nur, wenn du willst oder wenn es allein ist.',
      'Ist der Beutel leer, so tut der Teil einer Karte nichts, der ihn braucht.',
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
      'Von oben nach unten: Säuger, Reptilien, Vögel, Amphibien, Spinnen, Insekten. Sie ändert sich nie. Das höhere Tier gewinnt jeden Gleichstand um SP, und wo mehrere Tiere entscheiden, tun sie es in dieser Reihenfolge.',
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
      'Von jedem der sechs Elemente gibt es 20 Scheiben. Was nicht auf der Erde, in einer Auslage oder auf einer Tafel liegt, ist im Beutel. Was darin ist, dürfen alle wissen; was als Nächstes gezogen wird, ist Zufall.',
      'Ein Tier hat höchstens sechs Elemente, die aufgedruckten mitgezählt, und darf mehrere einer Sorte haben. Aufgedruckte Elemente sind keine Scheiben und gehen nie verloren.',
    ],
  },
  stacks: {
    title: 'Die Stapel der neuen Plättchen',
    text: [
      'Große Plättchen für die [Wanderlust](wanderlust) liegen in drei Stapeln zu acht, das oberste jeweils offen. Tundraplättchen haben einen eigenen Stapel: elf für das ganze Spiel.',
    ],
  },
  'starting earth': {
    title: 'Die Erde am Anfang',
    text: [
      'Sieben Plättchen: in der Mitte ein Meer unter Tundra, ringsum Sumpf, Savanne, Wüste, Gebirge, Wald und Dschungel. Von jedem Element liegen zwei Scheiben an den sechs Kanten zwischen den äußeren Plättchen, eine auf der inneren und eine auf der äußeren Ecke, ganz gleich, wer mitspielt:',
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
      'Zu zweit führt man je drei Tiere, zu dritt je zwei. Alle sechs spielen mit, aufgebaut wie zu sechst, jedes mit eigenen SP, Figuren und eigenem Genpool.',
      'Deine anderen Tiere sind für jede Regel Gegner: Du kannst sie angreifen, und „du“ auf einer Karte meint nur das dominante Tier.',
      'Dein Ergebnis ist das deines schwächsten Tiers. Das höchste solche Ergebnis gewinnt.',
    ],
    rulings: [
      'Sind mehrere deiner Tiere gleich schwach, so steht das höchste in der Nahrungskette für dich; bei Gleichstand unter den Personen entscheidet dieses Tier.',
    ],
  },
  'random earth': {
    title: 'Variante: zufällige Erde',
    text: [
      'Die sieben Startplättchen werden aus allen 31 großen gezogen, auf das mittlere kommt Tundra. Zwölf Elemente werden aus allen 120 für die Startecken gezogen.',
      'Auf jedem Plättchen, das keine Tundra ist, hat jedes Tier im Spiel eine Art für jede Scheibe der Sorte, die auf seiner Tafel aufgedruckt ist.',
      'Zum Ausgleich unterscheiden sich die SP am Anfang: Ein Tier mit weniger Arten als das mit den meisten beginnt mit dem Unterschied.',
    ],
  },
  answering: {
    title: 'So antwortest du',
    text: [
      'Die Leiste oben stellt immer eine Frage. Was du wählen kannst, ist violett umrandet: Felder, Karten, Plättchen, Ecken oder Knöpfe in der Leiste. Größere Aktionen gehen in Schritten: erst woher, dann wohin, dann wie viele.',
      'Zeigst du auf etwas, so wird es erklärt; zeigst du auf eine Antwort, siehst du, was sie bewirkt. Auf dem Touchscreen tippst du an, was keine Antwort ist, oder hältst den Finger auf einer Antwort: Dann zeigt sie ihre Wirkung und wird nicht gegeben.',
      '„Zurück“ nimmt die letzte Antwort zurück, solange seither nichts gezogen wurde.',
    ],
  },
  keys: { title: 'Tasten', text: [] },
  signs: { title: 'Zeichen auf dem Tisch', text: [] },
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
      'Es geht reihum in der [Initiative-Reihenfolge](initiative order). Jedes Tier, das eine Figur auf der Hand hat, setzt eine auf ein beliebiges freies Feld der Tafel; passen kann man nicht. Tiere ohne Figur auf der Hand werden übersprungen.',
    ],
    rulings: [
      'Auch ein Feld, das in dieser Runde nichts bewirken kann, etwa an einer leeren Auslage, darf man nehmen.',
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
      'Alle suchen sich ein Tier aus, der Reihe nach oder durch Zulosen. Je weniger Tiere mitspielen, desto mehr Figuren und Arten hat jedes. Eine der Arten zeigt die SP an, vier stehen von Anfang an auf der Erde.',
      'In der Initiative-Reihenfolge sind die Insekten die Ersten und die Säuger die Letzten.',
      'Sieben Plättchen werden ausgelegt ([die Erde am Anfang](starting earth)). Die anderen 24 großen Plättchen bilden drei verdeckte Stapel, das oberste wird jeweils aufgedeckt. Die Eiszeit kommt unter den Kartenstapel, die anderen 25 Karten gemischt darauf, und fünf werden aufgedeckt.',
      'Aus dem Beutel werden je vier Elemente für Anpassung, Überfluss und Wanderlust gezogen. Die Auslagen von Rückbildung, Ödland und Schwund sind am Anfang leer.',
    ],
  },
};

const sections: RulesText['sections'] = {
  initiative: {
    text: [
      'Ein Tier, das schon das erste ist, setzt nur seine Figur um. Weiter hinten handelt die Figur noch in dieser Runde; zurück auf der Initiative wartet sie auf die nächste.',
    ],
    rulings: ['Ist kein Feld frei, bleibt die Figur auf der Hand.'],
  },
  adaptation: {
    text: [
      'Das Element bleibt bei deinem Tier und zählt überall für seine [Passung](matching). Ein Tier mit sechs Elementen verzichtet.',
      'Was niemand nimmt, rückt beim Aufräumen in die Auslage der [Rückbildung](regression).',
    ],
  },
  regression: {
    text: [
      'Das geschieht in jeder Runde, mit oder ohne Figuren. Für jede Sorte in der Auslage, gleich wie viele Scheiben es sind, verliert jedes Tier ein dazugenommenes Element dieser Sorte. Aufgedruckte Elemente gehen nie verloren.',
      'Eine Figur hier schützt ihr Tier für eine Sorte; die Reptilien haben einen solchen Schutz frei, zusätzlich zu ihren Figuren. Eine ungeschützte Sorte kostet eine Scheibe, auch wenn das Tier mehrere davon hat.',
      'Verlorene Elemente kommen in den Beutel. Dann kehren die Figuren auf die Hand zurück.',
    ],
    rulings: [
      'Entschieden wird in der Reihenfolge der Nahrungskette. Wer mindestens so viele Schutze wie bedrohte Sorten hat, behält alles und wird nicht gefragt; wer weniger hat, muss alle einsetzen und wählt, wofür.',
    ],
  },
  abundance: {
    text: [
      'Die Ecke kann jede freie sein, von jedem Plättchen der Erde. Was in der Auslage bleibt, rückt beim Aufräumen ins [Ödland](wasteland).',
    ],
  },
  wasteland: {
    text: [
      'Zuerst darf, wer die Figur hat, eine Scheibe der Auslage in den Beutel zurücklegen. Dann kommt, mit oder ohne Figur, jedes Element auf einer Ecke von Tundra in den Beutel, dessen Sorte noch in der Auslage liegt.',
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
      'Wähle ein Plättchen neben Tundra, das selbst keine ist. Von nun an ist es Tundra, was auch immer unter dem Eis liegt. Dann:',
      [
        'Jedes Element der Erde, dessen Ecke von drei Tundraplättchen umgeben ist, kommt in den Beutel.',
        'Du bekommst [Bonuspunkte](bonus) für die Zahl der Tundraplättchen neben dem neuen.',
        'Von jedem Tier bleibt eine Art auf dem Plättchen; die übrigen kehren in ihren Genpool zurück und sind nicht verloren.',
      ],
      'Figuren auf den anderen Feldern warten: Beim Aufräumen rücken sie nach links, sodass eine von ihnen in einer späteren Runde handelt. Sind alle Tundraplättchen verbraucht, verzichtet man.',
    ],
    rulings: ['Nur eine Figur auf dem ersten Feld handelt. Ist das erste Feld leer, warten die anderen trotzdem.'],
  },
  speciation: {
    text: [
      'Zu jedem Feld gehört ein Element. Wähle eine Scheibe dieser Sorte auf der Erde; auf jedes Plättchen, das ihre Ecke berührt, darfst du neue Arten aus deinem Genpool setzen, bis zur Grenze der Landschaft. Dein Tier muss dort noch nicht leben.',
      'Nach allen Figuren dürfen die Insekten eine Art auf ein beliebiges Plättchen setzen, ohne Figur.',
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
        'Wenn du willst, lege ein Element der Auslage auf eine freie Ecke des neuen Plättchens.',
        'Du bekommst [Bonuspunkte](bonus) für die Zahl der Plättchen daneben.',
        'In der Reihenfolge der Nahrungskette darf jedes Tier beliebig viele Arten von benachbarten Plättchen darauf ziehen.',
      ],
      'Liegt kein Plättchen mehr offen, verzichtet man: Ein genommenes wird erst beim Aufräumen ersetzt.',
    ],
    rulings: ['Tiere ohne Arten neben dem neuen Plättchen werden nicht gefragt.'],
  },
  migration: {
    text: [
      'Die Zahl auf dem Feld sagt, wie viele deiner Arten ziehen dürfen. Jede zieht ein Mal auf ein benachbartes Plättchen. Sie dürfen von verschiedenen Plättchen kommen und auf verschiedene gehen.',
      'Arten der Vögel dürfen zwei Schritte weit ziehen, nur über Plättchen, und müssen woanders ankommen, als sie waren.',
    ],
    rulings: [
      'Eine Art, die diese Figur gezogen hat, zieht sie nicht noch einmal: Von einem Plättchen gehen nicht mehr weg, als zu Beginn der Aktion dort waren.',
    ],
  },
  competition: {
    text: [
      'Die Spinnen beginnen, mit oder ohne Figuren hier: Sie dürfen auf einem Plättchen beliebiger Landschaft, auf dem sie selbst eine Art haben, eine gegnerische töten.',
      'Dann jede Figur: für jede der beiden Landschaften ihres Felds und für die Tundra bis zu ein Plättchen, auf dem du und ein Gegner Arten habt. Auf jedem davon stirbt eine gegnerische Art deiner Wahl.',
    ],
    rulings: [
      'Der freie Angriff der Spinnen und die ihrer Figuren sind eigene Aktionen und dürfen dasselbe Plättchen treffen.',
      'Eine Landschaft kann man auslassen, auch alle drei.',
    ],
  },
  domination: {
    text: [
      'Wähle ein Plättchen, das in dieser Runde noch nicht gewählt wurde. Es wird nach [Plätzen](placings) gewertet. Dann nimmt das Tier, das es [dominiert](dominance), wer auch immer das ist, eine der offenen Karten und führt sie aus ([mehr dazu](carrying out)). Dominiert niemand oder liegt keine Karte offen, so wird keine genommen.',
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
  biodiversity: { text: ['Jedes Plättchen zählt ein Mal, gleich wie viele Gegner dort leben.'] },
  biomass: {
    text: [
      'Elemente sind die Scheiben auf den Ecken des Plättchens. Auf jedem solchen Plättchen stirbt genau eine Art.',
    ],
    rulings: [
      'Die Plättchen stehen fest, sobald die Karte beginnt.',
      'Es darf eine eigene Art sein; bist du allein, muss es eine sein.',
    ],
  },
  blight: {
    text: ['Die Elemente kommen in den Beutel. Sie fehlen auch den Plättchen daneben, denn Ecken gehören mehreren.'],
    rulings: ['Auch ein Plättchen mit einem oder keinem Element darf gewählt werden: Dann geschieht nichts.'],
  },
  catastrophe: {
    text: [
      'Auf dem gewählten Plättchen sterben alle Arten bis auf eine. Dann stirbt auf jedem benachbarten Plättchen, auf dem Arten leben, eine.',
    ],
    rulings: ['Du wählst, welche überlebt und wessen Arten ringsum sterben; dein eigenes Tier wird nicht verschont.'],
  },
  'cold snap': { text: ['Es stirbt eine Art je Tier und Tundraplättchen, deine ausgenommen.'] },
  disease: {
    text: ['Für den Vergleich zählen aufgedruckte Elemente mit, verloren gehen nur dazugenommene.'],
    rulings: [
      'Die Tiere verlieren ihre Elemente in der Reihenfolge der Nahrungskette. Wen es trifft, steht fest, sobald die Karte beginnt.',
      'Ein Tier mit mehr Elementen, aber ohne dazugenommenes verliert nichts.',
    ],
  },
  ecodiversity: {
    text: [
      'Eine Sorte zählt ein Mal, gleich wie viele Elemente davon dein Tier hat: Jede Scheibe dieser Sorte auf der Erde bringt 1 SP.',
    ],
  },
  evolution: {
    text: [
      'Die Arten dürfen irgendwo auf der Erde sein, auch beide auf einem Plättchen, aber von zwei verschiedenen Tieren. Deine kommen aus dem Genpool: Ist dort nur noch eine, wird nur eine ersetzt.',
    ],
  },
  fecundity: {
    text: ['Die Arten kommen aus deinem Genpool. Plättchen darfst du auslassen.'],
    rulings: ['Es sind die Plättchen, auf denen du lebst, sobald die Karte beginnt.'],
  },
  fertile: { text: ['Auch deine eigenen Arten zählen, das Plättchen bringt also mindestens 1 SP.'] },
  habitat: { text: ['Jede freie Ecke jedes Plättchens der Erde ist recht.'] },
  hibernation: {
    text: [
      'Es darf jedes Plättchen der Erde sein. Was dort zurückkehrt, ist vor dem [Aussterben](extinction) dieser Runde sicher, auch wo die Passung deines Tiers 0 ist; danach ist es wie jede andere Art.',
    ],
    rulings: [
      'Der Schutz ist eine Zahl von Arten eines Tiers auf einem Plättchen. Ungeschützte Arten ziehen oder sterben zuerst; was das Plättchen verlässt, ist nicht mehr geschützt.',
      'Beim Aussterben verliert ein Tier dort seine gefährdeten Arten ohne die geschützten, und die gerettete der Säuger kommt noch hinzu. Plättchen, auf denen alle Säuger geschützt sind, stehen zum Retten nicht zur Wahl.',
    ],
  },
  'ice age': {
    text: [
      'Die Karte liegt zuunterst im Stapel und kommt deshalb als letzte. Die Runde, in der sie genommen wird, spielt ihr zu Ende: Weitere Plättchen werden gewertet, dann folgen das [Aufräumen](reset) mit Aussterben und Überlebenskarte und die [letzte Wertung](end).',
    ],
  },
  'ice sheet': {
    text: ['Du führst sie aus wie auf der Tafel: siehe [Vereisung](glaciation), mit den Bonuspunkten für dich.'],
    rulings: ['Sie ist vorgeschrieben, solange es ein Tundraplättchen und einen Platz dafür gibt.'],
  },
  immigrants: {
    text: [
      'In der Reihenfolge der Nahrungskette wählt jedes Tier, auch deines, eines von dreien: Es verliert ein dazugenommenes Element; oder es verliert eine Figur auf der Hand; oder es behält auf jedem Plättchen, auf dem es lebt, eine Art, und die übrigen sterben.',
    ],
    rulings: [
      'Was man nicht erfüllen kann, steht nicht zur Wahl: ohne dazugenommenes Element, ohne Figur auf der Hand. Figuren auf der Tafel zählen nicht.',
      'Das Dritte steht immer zur Wahl, auch wenn es nichts kostet.',
      'Jedes Tier sieht, was die vor ihm gewählt haben.',
    ],
  },
  instinct: {
    text: [
      'Die Figur, deren Dominanz dir die Karte gebracht hat, ist schon wieder auf der Hand und taugt dazu.',
      'Auf einem Feld der Dominanz weiter rechts handelt sie noch in dieser Runde; überall sonst wartet sie auf die nächste, und auf der Vereisung rückt sie bei diesem Aufräumen mit.',
    ],
  },
  intelligence: {
    text: ['Bei den Säugern sind das sie allein. Die Figuren kommen von den beiseitegelegten.'],
  },
  'mass exodus': {
    text: [
      'Sie dürfen sich beliebig auf mehrere benachbarte Plättchen verteilen, jedes Tier für sich. Gehen müssen alle.',
    ],
  },
  metamorphosis: {
    text: ['Wähle ein dazugenommenes Element, das du abgibst, und eines aus dem Beutel, das du bekommst.'],
    rulings: [
      'Das neue wird genommen, bevor das alte in den Beutel kommt. Es darf dieselbe Sorte sein.',
      'Ein Tier ohne dazugenommene Elemente tauscht nichts.',
    ],
  },
  'niche biomes': {
    text: [
      'Gemeint ist die erste Zahl der Landschaft in der Tabelle [was ein Plättchen bringt](placings). Unter 0 fällt niemand.',
    ],
    rulings: ['Wer mehr SP hat, steht fest, sobald die Karte beginnt, also nachdem das Plättchen gewertet ist.'],
  },
  nocturnal: { text: ['Bist du schon das erste Tier, geschieht nichts.'] },
  omnivore: { text: ['Sie kommt von deinen beiseitegelegten Figuren auf die Hand.'] },
  parasitism: { text: ['Bei den Insekten sind das sie allein. Die Figuren kommen von den beiseitegelegten.'] },
  predator: {
    text: ['Auf jedem solchen Plättchen stirbt genau eine Art, und sie muss gegnerisch sein.'],
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
      'Die Spitze der Nahrungskette: Sie gewinnen jeden Gleichstand um SP. Weiß. Am Anfang die Letzten in der Initiative-Reihenfolge.',
    ],
    rulings: ['Das Retten gehört zum [Aussterben](extinction) und kostet nichts. Ablehnen kann man es nicht.'],
  },
  reptile: {
    text: ['Schwarz. Der freie Schutz in der [Rückbildung](regression) kommt zu dem ihrer Figuren hinzu.'],
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
      'Rot. Ihr freier Angriff eröffnet die [Konkurrenz](competition): ein Plättchen, beliebige Landschaft, eine gegnerische Art.',
    ],
  },
  insect: {
    text: [
      'Grün. In der Nahrungskette die Letzten, am Anfang aber die Ersten in der Initiative-Reihenfolge. Ihre freie Art beschließt die [Artbildung](speciation), auf einem beliebigen Plättchen der Erde.',
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
      'Ein kleines Plättchen auf einem großen. Bis zum Ende des Spiels ist das Plättchen Tundra; was darunter liegt, zählt nicht mehr. Eine gibt es von Anfang an, elf weitere können durch [Vereisung](glaciation) kommen.',
      'Tundra bringt einem einzigen Tier einen SP, aber von ihr hängt die [Überlebenskarte](survival) ab, und jedes Feld der [Konkurrenz](competition) erreicht sie. Elemente auf ihren Ecken können im [Ödland](wasteland) verschwinden.',
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
    board: 'Dieser Tisch',
  },
  topics,
  phases,
  sections,
  cards,
  animals,
  terrains,
  element: (element, animal, count) => ({
    text: [
      `${elementName(element)} ist auf der Tafel der [${animalName(animal)}](${animal}) ${plural(count, 'Mal', 'Mal')} aufgedruckt. Es gibt davon 20 Scheiben. Sie liegen auf [Ecken](corners) und nähren jedes Tier, das diese Sorte hat ([Passung](matching)).`,
    ],
  }),
  alsoCalled: {
    aim: 'gewinnen, gewinne, sieg, siegen, sieger',
    dominance: 'kegel, krone, mehrheit, dominiert',
    keys: 'tastatur, tastenkürzel, kurzbefehl',
    answering: 'tipp, hilfe, zurücknehmen, rückgängig, klicken, tippen',
    signs: 'symbole, zeichenerklärung, legende, farben',
    pieces: 'würfel, zylinder, spielsteine',
    planning: 'arbeiter, einsetzen',
    bonus: 'bonuspunkte',
    'food chain': 'gleichstand',
    'several animals': 'zu zweit, zu dritt',
    end: 'spielende, schluss, letzte runde',
    deck: 'nachziehstapel, stapel',
  },
  smallWords: 'wie was wann wer wo der die das ein eine ich man ist sind kann in auf zu mein meine und',
  rulings: 'Im Zweifel',
  figures: {
    terrain: 'Landschaft',
    places: ['1.', '2.', '3.', '4.'],
    limit: 'Grenze der Artbildung',
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
      ['L', 'die Liste aller Antworten'],
      ['H', 'der bisherige Verlauf'],
      ['V', 'die Kurve der SP'],
      ['D', 'zeigt auf der Erde, wer dominiert'],
      ['M', 'zeigt die Passung eines Tiers; noch einmal: des nächsten'],
      ['E', 'zeigt, was gefährdet ist'],
      ['S', 'zeigt, was Plättchen bringen'],
      ['C', 'zeigt noch einmal, was sich geändert hat'],
      ['Esc', 'schließt, was offen ist'],
      ['Tab', 'geht von einer Möglichkeit zur nächsten'],
      ['+ −', 'vergrößern und verkleinern die Erde'],
      ['0', 'zeigt die ganze Erde'],
      ['↑ ↓', 'gehen im Verlauf von Zeile zu Zeile'],
      ['Enter', 'gibt die Antwort'],
    ],
    signs: {
      dominant: 'dominiert das Plättchen: beste Passung, über 0, kein Gleichstand',
      endangered: 'gefährdet: passt zu keinem Element des Plättchens',
      printed: 'aufgedrucktes Element: geht nie verloren; die schlichte Scheibe ist ein dazugenommenes',
      legal: 'kann jetzt gewählt werden',
    },
  },
};
