## Les règles

web-learn-here-simultaneous = Tout le monde pose son premier disque en même temps.
web-learn-here-first-player-last = Le premier disque se pose à tour de rôle ; qui commence pose en dernier.
web-learn-here-pick = Tu mélanges tes disques, et qui a posé le crâne désigne celui que tu perds.
web-learn-here-challenger = Après un échec, qui a tenté le défi commence.
web-learn-here-skull-owner = Après un échec, qui a posé le crâne commence.
web-learn-rules-first-disc = Le premier disque
web-learn-rules-bidding = Le défi
web-learn-rules-attempt = Retourner les disques
web-learn-rules-success = Pas de crâne
web-learn-rules-failure = Un crâne
web-learn-rules-next = Qui commence ensuite
web-learn-rules-last-chance = Dernière chance
web-learn-rules-two-tribes = Deux tribus par personne
web-learn-rules-boxes = Deux boîtes
