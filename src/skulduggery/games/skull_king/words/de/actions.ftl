## Skull King: Das Würfelspiel

action-skull-king-deal =
    { $die ->
        [king] Skull King ziehen
        [pirate] Piraten ziehen
        [mermaid] Mermaid ziehen
        [black] Schwarzen Würfel ziehen
        [blue] Blauen Würfel ziehen
        [red] Roten Würfel ziehen
       *[yellow] Gelben Würfel ziehen
    }
action-skull-king-roll =
    { $die ->
        [king] Skull King werfen
        [pirate] Piraten werfen
        [mermaid] Mermaid werfen
        [black] Schwarzen Würfel werfen
        [blue] Blauen Würfel werfen
        [red] Roten Würfel werfen
       *[yellow] Gelben Würfel werfen
    }
action-skull-king-bid =
    { $bid ->
        [0] 0 ansagen: kein Stich
       *[other] { $bid } ansagen
    }
action-skull-king-face = Zeigt: { face }
action-skull-king-first = { $name } fängt an
