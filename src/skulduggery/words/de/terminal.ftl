# Alles, was das Terminal außer Ereignissen und Regeln schreibt.

## Rund ums Spiel

terminal-you-are = Du bist { $name }.
terminal-around = Am Tisch, im Uhrzeigersinn: { $names }.
terminal-many-seats = Bei so vielen Plätzen dauern die Runden; am besten spielt es sich unter zehn.
terminal-welcome = Tippe, was links in der Zeile steht; ? zeigt Hilfe, regeln die Regeln, tipp einen Tipp.
terminal-you = du
terminal-bot = Bot
terminal-bot-level = Bot, { $level }
terminal-hand-over = Die Tastatur geht an { $name }; dann die Eingabetaste drücken:
terminal-since = Seit deinem letzten Zug:
terminal-answer = Wähl etwas aus der Liste, oder tippe ? für Hilfe.
terminal-only-choice = Nur eine Möglichkeit: Die Eingabetaste genügt.
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

## Tabellen

terminal-player = Am Tisch
terminal-points = Punkte
terminal-your-move = { $name }, was machst du?
terminal-choice = Wahl
terminal-often = Wie oft
terminal-worth = Siegchance
