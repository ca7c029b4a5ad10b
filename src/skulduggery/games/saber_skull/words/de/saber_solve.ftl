# Säbel & Schädel: was gelöst, gelernt und gemessen wird.
saber-train-rings = Ringe
saber-train-players = Iterationen, zu { $players }
saber-train-news = Fehler { $error }
saber-solving = Durchgänge
saber-solve-news = bewegt um { $moved }
saber-checking = Partien
saber-tokens-help = Säbel & Schädel: mit wie vielen Markern alle beginnen.
saber-check-help = Säbel & Schädel: so viele Partien mit der gelösten Strategie nach den echten Regeln spielen und den gewonnenen Anteil neben dem Wert zeigen.
saber-answer = Säbel & Schädel zu zweit auf { $ring }, je { $tokens } Marker
saber-stopped = Vorzeitig beendet: Werte bewegten sich noch um bis zu { $moved } je Durchgang.
saber-first = Wer beginnt, gewinnt mit { $chance }.
saber-effort = { $positions } Stellungen, { $sweeps } Durchgänge; im letzten bewegte sich kein Wert um mehr als { $moved }.
saber-checked = { $games }-mal mit Würfeln gespielt: Wer begann, gewann { $share } (95-%-Intervall { $low } bis { $high }).
saber-rule = Wann man nach dem Ablegen eines Markers weiterwürfelt:
saber-rule-always = { $full ->
    [0] ohne volle Insel: immer würfeln
    [one] bei einer vollen Insel: immer würfeln
   *[other] bei { $full } vollen Inseln: immer würfeln
  }
saber-rule-never = { $full ->
    [0] ohne volle Insel: immer aufhören
    [one] bei einer vollen Insel: immer aufhören
   *[other] bei { $full } vollen Inseln: immer aufhören
  }
saber-rule-depends = { $full ->
    [0] ohne volle Insel: je nachdem; in { $share } % aller Stellungen würfeln
    [one] bei einer vollen Insel: je nachdem; in { $share } % aller Stellungen würfeln
   *[other] bei { $full } vollen Inseln: je nachdem; in { $share } % aller Stellungen würfeln
  }
saber-picture = { $always } würfeln, { $never } aufhören, { $depends } je nachdem, was wo liegt; waagrecht die Marker der anderen Seite:
saber-own = eigene Marker
saber-full = { $full } voll
saber-both-sides = Wer an der Reihe ist, ist gleich: Wo Würfeln für die eine Seite richtig ist, wäre es das auch für die andere.
saber-position = Stellung { $position }
saber-chance = Platz { $seat } gewinnt mit { $chance }.
saber-choice = { $play }: { $chance }
saber-rings = Alle Ringe zu zweit: die Siegchance der Seite, die beginnt.
saber-ring = zum Beispiel
saber-ring-times = Ringe von 720
saber-ring-first = wer beginnt
saber-rings-mean = Auf einem zufälligen Ring: { $chance }
saber-solve-help = Einen Ring von Säbel & Schädel zu zweit lösen: wer wie oft gewinnt, und wann man weiterwürfelt.
saber-position-help = Säbel & Schädel: ein Ring wie "1 2 K 5 3 B 4", allein oder mit einer Stellung dahinter: "5:rrg 2:g 0=rrr 1=gg turn=0 placed" sagt, was auf den Inseln 5 und 2 liegt, was die Plätze 0 und 1 haben (r, g: Marker der Plätze 0 und 1; alle anderen liegen auf Insel 6) und wer an der Reihe ist; "placed" heißt, dass Aufhören erlaubt ist, die=5, dass gewürfelt ist, first=0, dass es die erste Runde ist. Ohne Ring werden alle aufgelistet.
saber-bench-thumb = Zu zweit: Anteile am Sieg gegen die Faustregel (rule), ausgerechnet über beide Plätze und alle Ringe, für die Zeit war. Nichts gewinnt gegen sie mehr als die beste Antwort auf sie.
saber-bench-master = Meister
saber-bench-best = beste Antwort
saber-bench-alone = Zu dritt und mehr: der Meister allein unter anderen, die der Faustregel folgen:
saber-bench-regret = Zu dritt und mehr: was der Meister je Entscheidung verschenkt, gemessen daran, jede Wahl bis zum Ende des Einzelspiels weiterzuspielen, er selbst und die anderen so wie sonst; in Prozentpunkten des Sieges.
saber-bench-between = Mindestens (oben): die eine Hälfte dieser Einzelspiele wählt, die andere urteilt. Höchstens (unten): alle tun beides, also zählt auch Glück. Mal die Entscheidungen eines Einzelspiels ist das, was je eine bessere Wahl bei jeder von ihnen brächte.
saber-bench-among = Der Meister unter anderen, die wie { $others } spielen:
saber-bench-decisions = angesehene Entscheidungen
saber-bench-lost = je Entscheidung verloren
saber-bench-per-match = Entscheidungen je Einzelspiel
saber-bench-lost-match = je Einzelspiel verloren
saber-bench-championship = Ein Meister, der für die Meisterschaft spielt, unter Meistern, die jedes Einzelspiel für sich spielen:
error-saber-bad-ring = „{ $ring }“ ist kein Ring: die Inseln 1 bis 5 im Kreis, jede einmal, dazwischen K für den Schädel und B für den Säbel, etwa 1 2 K 5 3 B 4. Zum Studium dürfen K und B fehlen.
error-saber-without-ring = --tokens und --check gelten für einen Ring. Nenne ihn davor, etwa: skulduggery solve saber_skull "1 2 K 5 3 B 4" --tokens 3.
error-saber-no-championship = Gelöst wird ein Einzelspiel, keine Meisterschaft: Wer zu zweit jedes Einzelspiel am besten spielt, spielt auch die Meisterschaft am besten.
error-saber-too-many = Mit dem Säbel im Ring lassen sich höchstens { $most } Marker je Seite lösen.
error-saber-only-two = Nur Einzelspiele zu zweit lassen sich lösen.
error-saber-position-needs = Eine Stellung ist eine des echten Spiels, mit je { $tokens } Markern.
error-saber-position-twice = In dieser Stellung steht etwas doppelt.
error-saber-position-hands = Eine Stellung sagt, was jeder Platz hat, mindestens einen Marker, zwei bis fünf Plätze ab 0: 0=rrr 1=gg.
error-saber-position-tokens = Zu viele Marker der Farbe { $colour } in dieser Stellung: Es kann { $most } geben.
error-saber-position-turn = Eine Stellung sagt, wer von denen am Tisch an der Reihe ist: turn=0.
error-saber-position-die = Ein Würfel (die=5) steht nur da, wo ein Marker abgelegt werden kann, und nicht zusammen mit „placed“.
error-saber-position-first = In der ersten Runde würfeln alle nur einmal: „placed“ und first=… gehen nicht zusammen.
error-saber-position-island = Insel { $island } hat nur Platz für { $room }.
error-saber-position-ring = „{ $ring }“ ist nicht der Ring dieses Spiels: Er braucht alle sieben Bierdeckel, in der gewählten Reihenfolge, falls eine gewählt ist.
error-rings-damaged = Die Datei mit den gelösten Ringen ist beschädigt.
