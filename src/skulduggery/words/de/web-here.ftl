# Ein Bildschirm für viele: ein Gerät reihum, und der Tisch auf dem Fernseher.

## Vorher

web-here-title = Ein Gerät, alle drum herum
web-here-about = Ihr gebt das Gerät weiter. Bevor eine Hand zu sehen ist, fällt ein Vorhang: So sieht niemand, was nur für andere bestimmt ist.
web-here-game = Spiel
web-here-players = { $least } bis { $most } Personen
web-here-people = Wer mitspielt
web-here-people-about = So, wie ihr sitzt.
web-here-player = Person { $number }
web-here-name = Name von Person { $number }
web-here-forward = { $name } einen Platz vorrücken
web-here-remove = { $name } entfernen
web-here-add = Person hinzufügen
web-here-bots = Bots
web-here-bot-count =
    { $count ->
        [0] keine
        [one] ein Bot
       *[other] { $count } Bots
    }
web-here-fewer-bots = Ein Bot weniger
web-here-more-bots = Ein Bot mehr
web-here-options = Optionen
web-here-edition = Ausgabe
web-here-usual = die üblichen Regeln
web-here-as-edition = wie in dieser Ausgabe
web-here-too-many = Mit diesen Optionen ist Platz für { $most }, Bots mitgezählt. Mit anderen sind es vielleicht mehr.
web-here-start = Partie starten

## Am Tisch

web-here-hand-of = Hand: { $name }
web-here-give = Gebt { $name } das Gerät
web-here-show = Ich bin { $name }: zeigen
web-here-recap = Was passiert ist
web-here-look = Erst den Tisch ansehen
web-here-other = Andere Hand zeigen
web-here-hide = Verdecken
web-here-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
web-here-abandoned = Die Partie endet ohne Sieg
web-here-again = Noch eine Partie
web-here-another = Anderes Spiel
web-here-replay = Partie ansehen
web-here-nobody = An diesem Tisch spielt niemand mit diesem Gerät.
web-here-watch = Am Tisch zusehen
web-here-lost = Verbindung verloren. Neuer Versuch …
web-here-gone = Diesen Tisch gibt es nicht mehr.

## Auf dem Fernseher

web-here-qr = QR-Code für { $link }
web-here-tv = Der Tisch auf dem großen Bildschirm
web-here-tv-free = frei
web-here-tv-join = Mit dem Handy scannen und mitspielen. Deine Hand siehst nur du.
web-here-tv-code = Code:
web-here-tv-full = Vollbild
web-here-tv-small = Vollbild verlassen
