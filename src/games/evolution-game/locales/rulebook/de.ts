/** The rules in German. */
import type { Chapter } from './rulebook.ts';

export const rulebook: readonly Chapter[] = [
  {
    title: 'Ziel',
    alsoCalled: 'gewinnen, gewinne, sieg, sieger',
    text: [
      'Erreiche als Erster die letzte Stufe der Erdgeschichte, das Pleistozän. Du kommst voran, indem du ökologische Nischen abgibst, in denen du etabliert bist, und indem du auf dem Evolutionsfeld landest.',
    ],
  },
  {
    title: 'Angepasst und etabliert',
    text: [
      'Die Welt hat acht Gebiete, A bis H. Jedes hat eine Farbe oder ist leer. Dein Genpool hat für jeden Buchstaben ein Fach mit einer Spezialisierungskarte in einer von vier Farben.',
      'Du bist an ein Gebiet angepasst, wenn es leer ist oder wenn es die Farbe deines Fachs mit demselben Buchstaben hat. Sonst bist du nicht angepasst.',
      'Eine Nische ist eine Karte mit einem bis vier Buchstaben. Du bist in ihr etabliert, wenn du bei jedem Buchstaben an das Gebiet angepasst bist und dort mindestens eine Kolonie hast.',
    ],
  },
  {
    title: 'Kolonien setzen',
    alsoCalled: 'dominanz, kegel',
    text: [
      'Kolonien setzt man einzeln aus dem Vorrat in Gebiete, an die man angepasst ist: auf ein freies Feld oder auf ein Feld mit der Kolonie eines Gegners, der dort gerade nicht angepasst ist. Diese wird verdrängt und geht in den Vorrat ihres Besitzers zurück.',
      'Eigene Kolonien und die angepasster Gegner werden nie ersetzt. Auf einem Feld steht höchstens eine Kolonie. Kolonien bleiben stehen, wenn man die Anpassung verliert.',
      'Außer beim Besiedeln darfst du vor jeder Kolonie aufhören. Was nicht gesetzt wird, verfällt. Die Mitte eines Gebiets ist seine Dominante Position; in dieser Phase des Spiels hat sie keine Wirkung.',
    ],
  },
  {
    title: 'Aufbau',
    text: [
      '1. Der Reihe nach legt jeder acht Spezialisierungskarten, zwei von jeder Farbe, beliebig in seine Fächer.',
      '2. Jeder bekommt sieben offene Nischen und beginnt im Präkambrium, ohne Mutationskarten. Die Figuren stehen neben dem Zeitkreis bereit.',
      '3. Alle würfeln mit dem Zeitwürfel um den ersten Zug; die höchste Zahl beginnt, bei Gleichstand wird erneut gewürfelt.',
      '4. In Zugreihenfolge wird für jedes Gebiet von A bis H mit dem Umweltwürfel gewürfelt.',
      '5. Wer an keines der acht Gebiete angepasst ist, gibt einem Fach seiner Wahl die Farbe des zugehörigen Gebiets.',
      '6. Besiedeln: In Zugreihenfolge setzt jeder eine Kolonie, immer wieder, bis jeder fünfzehn gesetzt hat. Wer ein erlaubtes Feld hat, muss setzen; sonst geht der Rest in den Vorrat zurück.',
    ],
  },
  {
    title: 'Ein Zug',
    text: [
      'Zu Beginn darfst du Mutationskarten einsetzen, so oft du willst. Dann würfelst du mit dem Zeitwürfel; nach dem Wurf können keine Karten mehr eingesetzt werden.',
      'Ziehe so viele Felder im Uhrzeigersinn und führe das Feld aus, auf dem du landest. Die gewürfelte Zahl gilt weiter, auch wenn du früher angehalten hast. Dann ist der nächste Spieler im Uhrzeigersinn am Zug.',
    ],
  },
  {
    title: 'Mutationskarten einsetzen',
    text: [
      'Mit Karten gibst du dem Fach eines Gebiets, an das du nicht angepasst bist, die Farbe dieses Gebiets. Eine andere Änderung ist nicht möglich.',
      'Eine Karte genügt, wenn sie beide Farben zeigt. Sonst bilden zwei oder drei Karten eine Kette: von der alten Farbe zu einer anderen und weiter zur nächsten, bis die Farbe des Gebiets erreicht ist. Alle Farben unterwegs sind verschieden, und jeder Schritt steht mit beiden Farben auf seiner Karte.',
      'Beispiel, Orange zu Grün: eine Karte mit Orange und Grün; oder Orange–Lila und dann Lila–Grün. Nicht: Orange–Gelb und dann eine Karte mit Orange, Lila und Grün, denn sie zeigt kein Gelb.',
      'Alle Karten der Kette kommen in der genannten Reihenfolge unter den Mutationsstapel.',
    ],
  },
  {
    title: 'Ziehen auf dem Zeitkreis',
    text: [
      'Auf einem Feld steht höchstens eine Figur. Ein Feld mit einer fremden Figur wird übersprungen: Es zählt nicht, und man kann dort nicht landen. Der erste Zug wird vom Evolutionsfeld aus gezählt; dort zu beginnen heißt nicht, dort gelandet zu sein.',
      'Am freien Evolutionsfeld kommt niemand vorbei: Dein Zug endet dort, der Rest des Wurfs verfällt. Steht jemand darauf, wird es übersprungen wie jedes andere.',
      'Auf einem freien Übergang (einem Überlebensfeld) darfst du anhalten und den Rest verfallen lassen oder weiterziehen.',
    ],
  },
  {
    title: 'Die Felder',
    text: [],
    terms: [
      [
        'Mutation',
        'Ziehe für jedes Gebiet, an das du gerade nicht angepasst bist, eine Mutationskarte. Du kannst die Karten ab deinem nächsten Zug einsetzen.',
      ],
      ['Wachstum', 'Setze höchstens so viele Kolonien, wie du gewürfelt hast.'],
      [
        'Mutation / Wachstum',
        'Wähle eines von beiden. Was nichts bewirken würde, wird nicht angeboten; bleibt nur eines, wird es ausgeführt.',
      ],
      [
        'Wandel',
        'Würfle für das genannte Gebiet mit dem Umweltwürfel. Eine Farbe: Das Gebiet nimmt sie an. Weiß: Das Gebiet ist leer. Schwarz: Es nimmt die Farbe deines eigenen Fachs mit diesem Buchstaben an. Genpools ändern sich nicht.',
      ],
      ['Auslese', 'Ziehe die oberste Karte, lege sie unter den Stapel und befolge sie.'],
      [
        'Rückgang',
        'Aus jedem Gebiet, in dem du Kolonien hast, geht eine in den Vorrat zurück: die auf dem Feld mit der höchsten Nummer, die Mitte zuletzt.',
      ],
      ['Überleben (Übergang)', 'Gib Nischen ab und ziehe bis zum Minimum deiner Stufe nach. Siehe unten.'],
      ['Evolutionsfeld', 'Eine Stufe als Bonus, Überleben, und alle deine Karten werden getauscht. Siehe unten.'],
    ],
  },
  {
    title: 'Natürliche Auslese',
    text: ['Die Karten betreffen den Spieler, der sie gezogen hat.'],
    terms: [
      ['Seuche (8 Karten)', 'Alle deine Kolonien im genannten Gebiet gehen in deinen Vorrat zurück.'],
      [
        'Schnelle Artbildung (8)',
        'Bei jedem der vier Buchstaben, an dessen Gebiet du nicht angepasst bist, nimmt dein Fach die Farbe des Gebiets an, ohne Karten. Dann darfst du jedes der vier Gebiete bis zur gewürfelten Zahl füllen.',
      ],
      [
        'Besiedlung (5)',
        'Du darfst in jedes Gebiet, an das du angepasst bist und in dem du beim Ziehen der Karte keine Kolonie hattest, eine setzen, in beliebiger Reihenfolge.',
      ],
      [
        'Umweltwandel (2)',
        'Deine Figur zieht direkt auf das nächste freie Wandelfeld; dessen Gebiet nimmt die Farbe deines Fachs an. Unterwegs kein Halt, kein Bonus und kein Wurf.',
      ],
      [
        'Sprung aufs Evolutionsfeld (2)',
        'Deine Figur zieht direkt dorthin: Du bist dort gelandet. Ist es besetzt, zieht sie auf das erste freie Feld dahinter, und du führst dieses mit derselben Zahl aus.',
      ],
    ],
  },
  {
    title: 'Überleben und Stufen',
    alsoCalled: 'spielende, schluss',
    text: [
      'Auf einem Überlebensfeld darfst du beliebige Nischen abgeben, in denen du gerade etabliert bist; jede bringt dich eine Stufe voran. Sie kommen unter den Nischenstapel.',
      'Übergang: Danach ziehst du Nischen bis zum Minimum deiner neuen Stufe. Was du nicht abgegeben hast, behältst du.',
      'Evolutionsfeld: Zuerst kommst du als Bonus eine Stufe voran. Dann darfst du Nischen abgeben wie oben. Dann kommen alle übrigen Nischen und Mutationskarten unter ihre Stapel, und du ziehst so viele Nischen, wie deine neue Stufe verlangt.',
      'Wer das Pleistozän erreicht, gewinnt sofort. Mit diesen Minima geschieht das immer auf dem Evolutionsfeld: aus dem Pliozän durch den Bonus, aus dem Miozän durch Bonus und eine Nische.',
    ],
    hasStages: true,
  },
  {
    title: 'Sonderfälle',
    text: [
      'Niemand scheidet aus: Wer keine Kolonien hat oder nirgends angepasst ist, spielt weiter; Felder werden ausgeführt, soweit es geht.',
      'Ist niemand an ein Gebiet angepasst, bleiben dort die Kolonien, und niemand kommt hinein. Ein Gebiet mit neun Kolonien steht jedem offen, der dort eine verdrängen kann.',
      'Reicht ein Stapel nicht, gibt es nur, was er noch hat; der Rest entfällt. Gemischt wird nur am Anfang.',
      'Die Reihenfolge der Stapel und alle künftigen Würfe sind für alle geheim. Alles andere liegt offen.',
    ],
  },
  {
    title: 'Diese Seite',
    alsoCalled: 'tastatur, tastenkürzel, hinweis, hilfe, zurücknehmen',
    text: [
      'Die Leiste stellt immer eine Frage; was du wählen kannst, ist umrandet. Tasten: R würfelt, M und G wählen Mutation oder Wachstum, D ist „Fertig“, P setzt den Rest, L öffnet den Verlauf, N zeigt sofort, was andere getan haben, Escape schließt, was offen ist.',
      '„Rückgängig“ (U oder Strg+Z) nimmt deine letzte Entscheidung zurück, solange seither nicht gewürfelt oder gezogen wurde. Wo Tipps erlaubt sind, zeigt „Tipp“ (H), was ein Bot tun würde.',
    ],
  },
  {
    title: 'Zu den Daten',
    text: [
      'Dies ist Phase eins des Spiels, wie seine öffentliche Einführung sie beschreibt. Nicht enthalten sind in der Einführung der Zeitkreis, die Nischen, die Mutationskarten, die Buchstaben der Auslesekarten, zwei der Farben, die Zahl der Kolonien und einige Namen. Das alles ist unsere eigene Rekonstruktion, nicht die Daten des Verlags. Wer das Spiel besitzt, kann mit einer Datei spielen, die nach dem eigenen Exemplar erstellt ist.',
    ],
  },
];
