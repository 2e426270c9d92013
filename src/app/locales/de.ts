import type { Locale } from './locale.ts';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${String(count)} Züge`);

export const de: Locale = {
  title: 'Dominant Species',
  unofficial: 'Eine inoffizielle Fan-Umsetzung der Brettspiele, die bei GMT Games erschienen sind.',
  player: (number) => `Person ${String(number)}`,
  you: 'Du',
  home: 'Startseite',
  loading: {
    title: 'Diese Seite konnte nicht geladen werden',
    loading: 'Lädt …',
    failed: 'Etwas konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
  },

  start: {
    lead: 'Ein neues Spiel auf diesem Gerät: reihum, gegen Bots oder beides.',
    players: 'Personen',
    playersNumber: (count) => `${String(count)} Personen`,
    seats: 'Wer mitspielt',
    nameOf: (number) => `Name von Person ${String(number)}`,
    start: 'Spiel beginnen',
    open: 'Datei öffnen …',
    openText: 'Ein gespeichertes Spiel oder eine Stellung.',
    online: 'Online spielen',
    onlineText: 'Tische für Menschen an verschiedenen Geräten.',
    refused: (reason) => `Diese Datei lässt sich nicht öffnen: ${reason}`,
    overwrite:
      'Dieser Browser hat keinen Platz, dein laufendes Spiel zu behalten: Beginnst du ein neues, wird es gelöscht. Trotzdem beginnen? Um es zu behalten, brich ab und speichere es zuerst in eine Datei.',
  },

  bots: {
    who: (seat) => `Wer spielt auf Platz ${String(seat)}`,
    person: 'Mensch',
    levels: {
      random: { name: 'Zufalls-Bot', text: 'Spielt irgendeinen erlaubten Zug.' },
      gentle: { name: 'Sanfter Bot', text: 'Für die erste Partie: Er übersieht viel.' },
      casual: { name: 'Lockerer Bot', text: 'Spielt ordentlich, übersieht aber manches.' },
      greedy: { name: 'Gieriger Bot', text: 'Nimmt, was sofort am besten aussieht.' },
      strong: { name: 'Starker Bot', text: 'Denkt voraus.' },
      master: { name: 'Meister-Bot', text: 'Der stärkste Bot: Er überlegt etwa eine Sekunde je Zug.' },
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
    retry: 'Noch einmal',
  },

  hint: {
    ask: 'Tipp',
    allow: 'Tipps',
    always: 'Ein Tipp bei jeder Entscheidung',
    thinking: 'Sucht einen Tipp',
    failed: 'Es wurde kein Tipp gefunden.',
  },

  curtain: {
    title: (player) => `${player}, du bist am Zug`,
    text: (player) => `Gib das Gerät an ${player}. Sonst sollte jetzt niemand auf den Bildschirm schauen.`,
    ready: (player) => `Ich bin ${player}`,
  },

  saved: {
    title: 'Gespeicherte Spiele',
    text: 'Die Spiele, die dieser Browser gespeichert hat.',
    none: 'In diesem Browser gibt es noch keine Spiele.',
    damaged: 'Ein beschädigtes Spiel',
    about: (game, date, count) =>
      [
        game,
        date === null ? 'läuft gerade' : date.toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' }),
        ...(count === null ? [] : [moves(count)]),
      ].join(' · '),
    goOn: 'Fortsetzen',
    save: 'In eine Datei speichern',
    delete: 'Löschen',
    deleteSure: 'Dieses Spiel endgültig löschen?',
  },

  table: {
    menu: 'Menü',
    homeText: 'Dein Spiel ist gespeichert. Du kannst es jederzeit von dort fortsetzen.',
    newGame: 'Neues Spiel …',
    newGameText: 'Dieses Spiel bleibt unter „Gespeicherte Spiele“. Du kannst es jederzeit fortsetzen.',
    download: 'In eine Datei speichern',
    downloadText: 'Die Aufzeichnung des Spiels, alle Züge bis jetzt.',
    lookBack: 'Zurückblicken',
    lookBackText: 'Das bisherige Spiel, Zug für Zug. Es geht inzwischen weiter.',
    redo: 'Wiederholen',
    redoText: 'Zurückgenommene Züge noch einmal ausführen (Strg+Umschalt+Z).',
    practice: 'Übungsspiel',
    practiceText:
      'Du kannst auch zurücknehmen, was schon gezogen oder aufgedeckt ist. In der Aufzeichnung bleibt das vermerkt.',
    scheme: 'Farben',
    schemes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    languageFailed: 'Diese Sprache konnte nicht geladen werden.',
    keepOn: 'Zurück zum Spiel',
    notStored: 'Dieser Browser speichert das Spiel nicht. Speichere es in eine Datei, bevor du gehst.',
    leave:
      'Dieser Browser speichert das Spiel nicht: Gehst du, sind alle Züge verloren, die nicht in einer Datei stehen. Trotzdem gehen?',
    elsewhere: 'Dieses Spiel wurde in einem anderen Tab fortgesetzt.',
    reload: 'Hier fortsetzen',
  },

  end: {
    title: 'Das Spiel ist zu Ende',
    rematch: 'Noch einmal spielen',
    watch: 'Noch einmal ansehen',
    share: 'Ergebnis teilen',
    copied: 'Das Ergebnis wurde kopiert.',
    failed: 'Das Ergebnis konnte nicht geteilt werden.',
  },

  broken: {
    title: 'Das gespeicherte Spiel ist nicht lesbar',
    text: 'Das Spiel, das dieser Browser gespeichert hat, ist beschädigt oder stammt aus einer anderen Version. Nichts wurde gelöscht: Speichere die Datei, dann beginne ein neues Spiel.',
    reason: (reason) => `Was nicht stimmt: ${reason}`,
    download: 'Datei speichern',
    anew: 'Neues Spiel beginnen',
  },

  failed: {
    title: 'Etwas ist schiefgegangen',
    text: 'Es ist ein unerwarteter Fehler aufgetreten. Lade die Seite neu, um weiterzuspielen. Kommt der Fehler wieder, speichere das Spiel in eine Datei, dann beginne ein neues.',
    reload: 'Seite neu laden',
  },
};
