# Stellungen lösen.
solve-skull-help = Eine Stellung von Skull lösen, in der noch zwei im Spiel sind: wer wie oft gewinnt, das beste Spiel, und wie ausnutzbar die Antwort noch ist.
solve-position-help = Etwa "2 FS+ first=0": für jeden Platz seine Scheiben oder ihre Zahl, + für eine gewonnene Herausforderung, und wer beginnt. Ohne sie werden alle Endspiele aufgelistet.
solve-belief-help = Die Wahrscheinlichkeit, dass ein Platz seinen Totenkopf noch hat, etwa 1=0.5.
solve-exploitability-help = Die Ausnutzbarkeit, die erreicht werden soll, als Siegchance.
solve-played-help = Messen, wie ausnutzbar das Spiel des Meisters von hier an ist, jede Runde ausgerechnet wie in einer echten Partie.
solve-all-help = Auch Lagen zeigen, zu denen es kaum je kommt.
solve-solving = wird gelöst
solve-playing = Runden ausgerechnet
solve-news = Ausnutzbarkeit { $exploitability }
solve-seat = Platz { $seat }
solve-answer = Stellung: { $position }
solve-stopped = Angehalten: Das ist die bisher beste Antwort.
solve-chance = Platz { $seat } gewinnt { $chance } (hat einen Totenkopf mit { $belief })
solve-exploitable = Ausnutzbar um { $exploitability } (halbe NashConv, durch eine genaue beste Antwort bis zum Ende der Partie) nach { $iterations } Iterationen.
solve-exploitable-round = Zu groß, um ganz gelöst zu werden: nur diese Runde, mit gespeicherten Werten für alles Weitere. In der Runde, soweit diese Werte stimmen, ausnutzbar um etwa { $exploitability } (halbe NashConv, geschätzt) nach { $iterations } Iterationen.
solve-who = Platz
solve-so-far = Bisher
solve-skull = Eigener Totenkopf
solve-play = Was tun
solve-met = Kommt vor
solve-first-discs = erste Scheiben
solve-mats = eigenes Tableau { $own }, anderes { $other }
solve-bids = { $mats }, Gebote { $bids }
solve-own-skull = eigenen Totenkopf umgedreht nach Geboten { $bids }
solve-no-skull = keiner
solve-in-hand = auf der Hand
solve-on-mat = auf dem Tableau, Scheibe { $height } von unten
solve-often = { $play } { $chance } %
solve-forced = Der Sieg ist erzwungen:
solve-with = Platz { $seat } mit { $discs }:
solve-won = Gewonnen.
solve-more-lines = … und { $lines } weitere Zeilen (--json hat sie alle).
solve-proof = Wer beginnt und wie der Meister spielt, gewinnt mindestens { $least }, gegen den Meister höchstens { $most }: ausnutzbar um { $exploitability } (halbe NashConv), { $rounds } Runden ausgerechnet.
solve-duels = Die Siegchance der Seite, die beginnt, wenn noch zwei im Spiel sind, nach Scheiben und gewonnenen Herausforderungen (die beginnende zuerst), Annahmen Scheiben / 4:
solve-discs = Scheiben
solve-against = { $starter } gegen { $other }
error-solve-two-left = Der Löser ist für zwei, die noch im Spiel sind; hier sind es { $left }.
error-solve-last-chance = Der Löser unterstützt die Letzte Chance nicht.
error-solve-belief = „{ $word }“ ist keine Annahme; schreib sie wie 1=0.5.
error-solve-belief-known = Die Scheiben von Platz { $seat } sind genau angegeben; lass die Annahme weg.
error-solve-belief-four = Platz { $seat } hat nichts verloren, also hat er seinen Totenkopf.
error-solve-belief-nobody = Auf Platz { $seat } ist niemand mehr; lass die Annahme weg.
error-solve-too-large = Dieses Endspiel ist zu groß, um es bis zum Ende zu durchsuchen.
