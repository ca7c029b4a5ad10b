# Ein Bildschirm für viele: ein Gerät reihum, und der Tisch auf dem Fernseher.

## Vorher

web-here-title = Ein Gerät, alle drum herum
web-here-about = Ihr gebt das Gerät weiter. Bevor jemandes Hand zu sehen ist, fällt ein Vorhang: So sieht niemand, was ihn nichts angeht.
web-here-game = Was ihr spielt
web-here-players = { $least } bis { $most } Personen
web-here-people = Wer mitspielt
web-here-people-about = So, wie ihr sitzt.
web-here-player = Person { $number }
web-here-name = Name von Person { $number }
web-here-forward = { $name } einen Platz nach vorn
web-here-remove = { $name } spielt nicht mit
web-here-add = Noch jemand spielt mit
web-here-bots = Bots
web-here-bot-count =
    { $count ->
        [0] keine
        [one] ein Bot
       *[other] { $count } Bots
    }
web-here-fewer-bots = Ein Bot weniger
web-here-more-bots = Ein Bot mehr
web-here-level = Wie gut die Bots spielen
web-here-options = Wie gespielt wird
web-here-edition = Ausgabe
web-here-usual = die üblichen Regeln
web-here-as-edition = wie in dieser Ausgabe
web-here-too-many = Mit diesen Regeln ist Platz für { $most }, Bots mitgezählt. Mit anderen sind es vielleicht mehr.
web-here-start = Los geht’s

## Am Tisch

web-here-hand-of = Hand: { $name }
web-here-give = Gebt { $name } das Gerät
web-here-show = Ich bin { $name }: zeigen
web-here-recap = Was geschehen ist
web-here-look = Erst den Tisch ansehen
web-here-other = Jemand anders möchte die eigene Hand sehen
web-here-hide = Verdecken
web-here-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
web-here-abandoned = Die Partie endet, und niemand hat gewonnen
web-here-again = Noch einmal
web-here-another = Etwas anderes spielen
web-here-replay = Noch einmal ansehen
web-here-nobody = An diesem Tisch spielt niemand mit diesem Gerät.
web-here-watch = Zum Tisch
web-here-lost = Der Server wird gesucht …
web-here-gone = Diesen Tisch gibt es hier nicht mehr.

## Auf dem Fernseher

web-here-qr = QR-Code für { $link }
web-here-tv = Der Tisch auf dem großen Bildschirm
web-here-tv-free = frei
web-here-tv-join = Mit dem Handy einlesen und mitspielen. Deine Hand bleibt dort.
web-here-tv-full = Ganzer Bildschirm
web-here-tv-small = Zurück ins Fenster
