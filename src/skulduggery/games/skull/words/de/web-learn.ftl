## Die Regeln

web-learn-here-simultaneous = Alle legen ihre erste Scheibe gleichzeitig.
web-learn-here-first-player-last = Die erste Scheibe wird reihum gelegt; wer beginnt, legt zuletzt.
web-learn-here-pick = Du mischst deine Scheiben, und wem der Totenkopf gehört, zeigt auf die, die du verlierst.
web-learn-here-challenger = Nach einem Fehlschlag beginnt, wer aufgedeckt hat.
web-learn-here-skull-owner = Nach einem Fehlschlag beginnt, wem der Totenkopf gehört.
web-learn-rules-first-disc = Die erste Scheibe
web-learn-rules-bidding = Die Herausforderung
web-learn-rules-attempt = Aufdecken
web-learn-rules-success = Kein Totenkopf
web-learn-rules-failure = Ein Totenkopf
web-learn-rules-next = Wer als Nächstes beginnt
web-learn-rules-last-chance = Letzte Chance
web-learn-rules-two-tribes = Zwei Stämme pro Person
web-learn-rules-boxes = Zwei Schachteln
