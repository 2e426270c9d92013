import type { Locale } from './locale.ts';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${String(count)} Züge`);

export const de: Locale = {
  title: 'Dominant Species',
  unofficial: 'Eine inoffizielle Fan-Umsetzung der Brettspiele, die bei GMT Games erschienen sind.',
  player: (number) => `Spieler ${String(number)}`,
  you: 'Du',
  home: 'Startseite',
  loading: {
    title: 'Diese Seite konnte nicht geladen werden',
    loading: 'Lädt …',
    failed: 'Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
  },

  start: {
    lead: 'Eine neue Partie auf diesem Gerät: reihum mit anderen, gegen Bots oder beides.',
    players: 'Spieler',
    playersNumber: (count) => `${String(count)} Spieler`,
    seats: 'Wer mitspielt',
    nameOf: (number) => `Name von Spieler ${String(number)}`,
    start: 'Partie starten',
    open: 'Datei öffnen …',
    openText: 'Eine gespeicherte Partie oder eine Stellung.',
    online: 'Online spielen',
    onlineText: 'Tische für Spieler an verschiedenen Geräten.',
    refused: (reason) => `Diese Datei lässt sich nicht öffnen: ${reason}`,
    overwrite:
      'Dieser Browser hat keinen Platz für eine weitere Partie: Beginnst du eine neue, wird die laufende gelöscht. Willst du sie behalten, brich ab und speichere sie zuerst in einer Datei. Trotzdem beginnen?',
  },

  bots: {
    who: (seat) => `Wer auf Platz ${String(seat)} spielt`,
    person: 'Mensch',
    levels: {
      random: { name: 'Zufalls-Bot', text: 'Spielt irgendeinen erlaubten Zug.' },
      gentle: { name: 'Sanfter Bot', text: 'Für die erste Partie: Er übersieht viel.' },
      casual: { name: 'Lockerer Bot', text: 'Spielt ordentlich, übersieht aber manches.' },
      greedy: { name: 'Gieriger Bot', text: 'Nimmt, was sofort am besten aussieht.' },
      strong: { name: 'Starker Bot', text: 'Denkt voraus.' },
      master: { name: 'Meister-Bot', text: 'Der stärkste Bot: Er überlegt vor jedem Zug etwa eine Sekunde.' },
      builder: { name: 'Baumeister', text: 'Spielt gut und wächst gern: Elemente und neue Arten.' },
      hunter: { name: 'Jäger', text: 'Spielt gut und kämpft gern: Konkurrenz, Eis, Ödland.' },
      wanderer: { name: 'Nomade', text: 'Spielt gut und zieht gern umher: Migration und neue Plättchen.' },
    },
    pace: 'Tempo der Bots',
    sound: 'Ton',
    soundOff: 'aus',
    paces: { fast: 'Schnell', calm: 'Mittel', slow: 'Langsam', step: 'Schritt für Schritt' },
    thinking: (player) => `${player} denkt nach`,
    decided: (player) => `${player} hat sich entschieden.`,
    step: 'Weiter',
    stuck: (player) => `${player} konnte sich nicht entscheiden.`,
    retry: 'Noch einmal versuchen',
  },

  hint: {
    ask: 'Tipp',
    allow: 'Tipps',
    always: 'Bei jeder Entscheidung einen Tipp zeigen',
    thinking: 'Tipp wird gesucht',
    failed: 'Es wurde kein Tipp gefunden.',
  },

  curtain: {
    title: (player) => `${player}, du bist am Zug`,
    text: (player) => `Gib das Gerät an ${player} weiter. Sonst sollte jetzt niemand auf den Bildschirm schauen.`,
    ready: (player) => `Ich bin ${player}`,
  },

  saved: {
    title: 'Gespeicherte Partien',
    text: 'Die Partien, die dieser Browser gespeichert hat.',
    none: 'In diesem Browser gibt es noch keine Partien.',
    damaged: 'Beschädigte Partie',
    about: (game, date, count) =>
      [
        game,
        date === null ? 'läuft gerade' : date.toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' }),
        ...(count === null ? [] : [moves(count)]),
      ].join(' · '),
    goOn: 'Fortsetzen',
    save: 'Als Datei speichern',
    delete: 'Löschen',
    deleteSure: 'Diese Partie endgültig löschen?',
  },

  table: {
    menu: 'Menü',
    homeText: 'Deine Partie ist gespeichert. Von dort aus kannst du sie jederzeit fortsetzen.',
    newGame: 'Neue Partie …',
    newGameText: 'Diese Partie bleibt unter „Gespeicherte Partien“. Du kannst sie jederzeit fortsetzen.',
    download: 'Als Datei speichern',
    downloadText: 'Eine Aufzeichnung der Partie mit allen bisherigen Zügen.',
    lookBack: 'Zurückblicken',
    lookBackText: 'Die bisherige Partie Zug für Zug ansehen. Sie läuft währenddessen weiter.',
    redo: 'Wiederholen',
    redoText: 'Rückgängig gemachte Züge wiederholen (Strg+Umschalt+Z).',
    practice: 'Übungspartie',
    practiceText:
      'Du kannst auch rückgängig machen, was schon gezogen oder aufgedeckt ist. Die Aufzeichnung bleibt als Übungspartie gekennzeichnet.',
    scheme: 'Farben',
    schemes: { system: 'Systemstandard', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    languageFailed: 'Diese Sprache konnte nicht geladen werden.',
    keepOn: 'Zurück zur Partie',
    notStored: 'Dieser Browser speichert die Partie nicht. Speichere sie als Datei, bevor du die Seite verlässt.',
    leave:
      'Dieser Browser speichert die Partie nicht: Verlässt du die Seite, gehen alle Züge verloren, die nicht in einer Datei gespeichert sind. Trotzdem verlassen?',
    elsewhere: 'Diese Partie wurde in einem anderen Tab fortgesetzt.',
    reload: 'Hier fortsetzen',
  },

  end: {
    title: 'Das Spiel ist zu Ende',
    rematch: 'Noch einmal spielen',
    watch: 'Noch einmal ansehen',
    share: 'Partie teilen',
    copied: 'Das Ergebnis und ein Link zur Partie wurden kopiert.',
    failed: 'Die Partie konnte nicht geteilt werden.',
  },

  broken: {
    title: 'Die gespeicherte Partie ist nicht lesbar',
    text: 'Die Partie, die dieser Browser gespeichert hat, ist beschädigt oder stammt aus einer anderen Version. Es wurde nichts gelöscht: Speichere die Datei und beginne dann eine neue Partie.',
    reason: (reason) => `Einzelheiten: ${reason}`,
    download: 'Datei speichern',
    anew: 'Neue Partie beginnen',
  },

  failed: {
    title: 'Etwas ist schiefgegangen',
    text: 'Es ist ein unerwarteter Fehler aufgetreten. Lade die Seite neu, um weiterzuspielen. Tritt der Fehler wieder auf, speichere die Partie als Datei und beginne dann eine neue.',
    reload: 'Seite neu laden',
  },
};
