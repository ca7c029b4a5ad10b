# Stellungen lösen.
solve-skull-help = Eine Stellung von Skull mit zwei Verbliebenen lösen: wer wie oft gewinnt, wie man sie am besten spielt und wie weit die Antwort von der vollkommenen entfernt ist.
solve-position-help = Etwa "2 FS+ first=0": für jeden Platz seine Scheiben oder ihre Zahl, + für einen Punkt, und wer beginnt. Ohne sie werden alle Duelle aufgezählt.
solve-belief-help = Wie wahrscheinlich ein Platz seinen Skull noch hat, etwa 1=0.5.
solve-exploitability-help = Wie angreifbar die Antwort sein darf, als Gewinnchance.
solve-played-help = Wie angreifbar das Spiel des Meisters von hier an ist, jede Runde ausgerechnet wie in einem echten Spiel.
solve-all-help = Auch Lagen zeigen, zu denen es kaum je kommt.
solve-solving = löse
solve-playing = Runden ausgerechnet
solve-news = Angreifbarkeit { $exploitability }
solve-seat = Platz { $seat }
solve-answer = Stellung: { $position }
solve-stopped = Angehalten: Das ist die bisher beste Antwort.
solve-chance = Platz { $seat } gewinnt { $chance } (hat einen Skull mit { $belief })
solve-exploitable = Angreifbar um { $exploitability } (halbe NashConv, durch eine genaue beste Antwort bis zum Ende des Spiels) nach { $iterations } Durchgängen.
solve-exploitable-round = Zu groß, um ganz gelöst zu werden: diese Runde, mit gespeicherten Werten für alles Weitere. In der Runde, soweit man diesen Werten trauen kann, angreifbar um etwa { $exploitability } (halbe NashConv, geschätzt) nach { $iterations } Durchgängen.
solve-who = Platz
solve-so-far = Bisher
solve-skull = Eigener Skull
solve-play = Was tun
solve-met = Kommt vor
solve-first-discs = erste Scheiben
solve-mats = eigenes Tableau { $own }, anderes { $other }
solve-bids = { $mats }, Gebote { $bids }
solve-own-skull = eigenen Skull umgedreht nach Geboten { $bids }
solve-no-skull = keiner
solve-in-hand = auf der Hand
solve-on-mat = auf dem Tableau, Scheibe { $height } von unten
solve-often = { $play } { $chance } %
solve-forced = Der Sieg ist erzwungen:
solve-with = Platz { $seat } mit { $discs }:
solve-won = Gewonnen.
solve-more-lines = … und { $lines } weitere Zeilen (--json hat sie alle).
solve-proof = Wer beginnt und wie der Meister spielt, gewinnt mindestens { $least }, gegen den Meister höchstens { $most }: angreifbar um { $exploitability } (halbe NashConv), { $rounds } Runden ausgerechnet.
solve-duels = Die Gewinnchance dessen, der beginnt, bei zwei Verbliebenen, nach Scheiben und Punkten (der Beginnende zuerst), Annahmen Scheiben / 4:
solve-discs = Scheiben
solve-against = { $starter } gegen { $other }
error-solve-two-left = Der Löser ist für zwei Verbliebene; hier sind es { $left }.
error-solve-last-chance = Der Löser kennt die Letzte Chance nicht.
error-solve-belief = „{ $word }“ ist keine Annahme; eine sieht so aus: 1=0.5.
error-solve-belief-known = Die Scheiben von Platz { $seat } sind genau angegeben; eine andere Annahme kann es nicht geben.
error-solve-belief-four = Platz { $seat } hat nichts verloren, also hat er seinen Skull.
error-solve-belief-nobody = Auf Platz { $seat } ist niemand mehr, über den etwas anzunehmen wäre.
error-solve-too-large = Dieses Endspiel ist zu groß, um es auf jede Weise bis zum Ende durchzuspielen.
