# Alles, was das Terminal außer Ereignissen und Regeln schreibt.

## Rund ums Spiel

terminal-you-are = Du bist { $name }.
terminal-around = Am Tisch, im Uhrzeigersinn: { $names }.
terminal-many-seats = Bei so vielen Plätzen dauern die Runden; am besten spielt es sich unter zehn.
terminal-welcome = Tippe, was links in der Zeile steht; ? bringt Hilfe, regeln die Regeln, tipp einen Tipp.
terminal-you = du
terminal-bot = Bot
terminal-bot-level = Bot, { $level }
terminal-hand-over = Die Tastatur geht an { $name }; dann die Eingabetaste drücken:
terminal-since = Seit deinem letzten Zug:
terminal-answer = Wähl etwas aus der Liste, oder tippe ? für Hilfe.
terminal-only-choice = Die einzige Wahl: Die Eingabetaste genügt.
terminal-more = Weiter mit der Eingabetaste, Schluss mit einem Wort:
terminal-over = Die Partie ist zu Ende.
terminal-abandoned = Du stehst vom Tisch auf; diese Partie bleibt unvollendet.
terminal-seed = Dasselbe Glück noch einmal gibt es mit --seed { $seed }.

## Befehle, und was man für Züge ohne Zahl tippt

command-help = hilfe
command-help-about = diese Hilfe
command-rules = regeln
command-rules-about = die Regeln dieses Spiels
command-legal = erlaubt
command-legal-about = alles, was du jetzt tun darfst, einzeln
command-hint = tipp
command-hint-about = was ein Meister hier täte
command-odds = chancen
command-odds-about = wie wahrscheinlich etwas ist, wo man es sagen kann
command-table = tisch
command-table-about = noch einmal der Tisch
command-log = verlauf
command-log-about = was du bisher gesehen hast
command-quit = ende
command-quit-about = das Spiel verlassen

terminal-help = Antworte mit der Zahl oder dem Buchstaben links, mit den Worten daneben oder einem Teil davon. Jederzeit geht auch:

key-flower = b
key-skull = s
key-last = l
key-pass = p
key-roll = w
key-stop = a

## Tabellen

terminal-player = Am Tisch
terminal-tribe = Stamm
terminal-mat = Tableau
terminal-stack = Stapel
terminal-hand = Hand
terminal-bid = Gebot
terminal-tricks-bid = Ansage
terminal-tricks = Stiche
terminal-dice = Würfel
terminal-score = Punkte
terminal-this-trick = Dieser Stich
terminal-colour = Farbe
terminal-tokens = Marker
terminal-points = Punkte
terminal-your-move = { $name }, was machst du?
terminal-choice = Wahl
terminal-often = Wie oft
terminal-worth = Wert

## Skull

terminal-skull-round =
    { $discs ->
        [0] Runde { $round }
        [one] Runde { $round } · 1 Scheibe liegt
       *[other] Runde { $round } · { $discs } Scheiben liegen
    }
terminal-skull-high = { $name } bietet { $bid }
terminal-skull-to-flip = { $name } bot { $bid }, { $left } noch aufzudecken
terminal-skull-side = Skull
terminal-flower-side = verziert
terminal-out = raus
terminal-wins = gewinnt
terminal-challenger = fordert heraus
terminal-passed = gepasst
terminal-first = beginnt
terminal-holds-last = Letzte Chance
terminal-your-hand = Deine Hand:
terminal-your-stack = Auf deinem Tableau, von unten nach oben:
terminal-disc =
    { $disc ->
        [flower] Blume
        [skull] Skull
       *[last] Letzte Chance
    }
terminal-skull-bids = Biete so viele Scheiben
terminal-skull-place =
    { $sealed ->
        [yes] Deine erste Scheibe in dieser Runde? Sie bleibt verdeckt, alle legen gleichzeitig.
       *[no] Deine erste Scheibe in dieser Runde? Sie bleibt verdeckt.
    }
terminal-skull-add =
    { $empty ->
        [yes] Deine Hand ist leer, du musst herausfordern. Wie viele Scheiben deckst du auf?
       *[no] Leg noch eine Scheibe, oder fordere heraus: Wie viele schaffst du ohne Skull?
    }
terminal-skull-raise = { $name } will { $bid } von { $most } aufdecken. Mehr bieten oder passen?
terminal-skull-attempt =
    { $left ->
        [one] Noch eine Scheibe. Bei wem?
       *[other] Noch { $left } Scheiben. Bei wem zuerst?
    }
terminal-skull-lose = Dein eigener Skull. Welche Scheibe gibst du ab? Nur du wirst es wissen.
terminal-skull-point = Die Scheiben von { $name } liegen gemischt und verdeckt. Welche nimmst du weg?
terminal-skull-name-starter = Du bist ausgeschieden. Wer beginnt die nächste Runde?

## Skull King: Das Würfelspiel

terminal-skull-king-round = Durchgang { $round } von { $rounds }
terminal-skull-king-trick = Stich { $trick }
terminal-skull-king-colour = Zu bedienen: { die }
terminal-skull-king-bids = Sag so viele Stiche an
terminal-skull-king-announce =
    { $round ->
        [one] Machst du den einen Stich? Alle Ansagen kommen gleichzeitig.
       *[other] Wie viele der { $round } Stiche machst du? Alle Ansagen kommen gleichzeitig.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] Du beginnst den Stich. Mit welchem Würfel?
       *[no] Noch ist keine Farbe zu bedienen. Welcher Würfel?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Bediene die Farbe ({ die }), oder wirf einen Sonderwürfel.
       *[no] Du kannst nicht bedienen ({ die }), also geht jeder Würfel.
    }
terminal-roll = { die } { face }
terminal-winning = liegt vorn
terminal-leads = beginnt
terminal-your-dice = Deine Würfel:
terminal-pad = Der Wertungsblock: Stiche/Ansage, dazu die Punkte

## Säbel & Schädel

terminal-saber-skull-match = Einzelspiel { $match }
terminal-saber-skull-round = Runde { $round }
terminal-saber-skull-die = Der Würfel zeigt { $die }
terminal-saber-skull-island = Insel { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] : voll
       *[no] : { $lying } von { $room }
    }
terminal-saber-skull-no-limit = : grenzenlos
terminal-saber-skull-by-skull = am Schädel: fasst so viele wie die Zahl
terminal-saber-skull-by-saber = am Säbel: nimmt von Insel 6 mit
terminal-saber-skull-choose = Welcher Marker kommt auf Insel { $island }?
terminal-saber-skull-go-on =
    { $left ->
        [one] Noch ein Marker. Weiter würfeln oder aufhören?
       *[other] Noch { $left } Marker. Weiter würfeln oder aufhören?
    }
