# Apprendre dans le navigateur : tout ce qui entoure les paroles du maître, et les règles à lire.

web-learn-title = Apprendre en jouant
web-learn-about = Trois leçons d’environ dix minutes, contre deux adversaires qui font ce qu’on leur dit. Chaque règle est expliquée quand elle sert pour la première fois.
web-learn-length = Environ dix minutes
web-learn-start = Commencer la leçon
web-learn-resume = Continuer
web-learn-once-more = La rejouer
web-learn-done = Apprise
web-learn-rules = Les règles par écrit
web-learn-rules-about = Pour qui préfère lire d’abord, ou tient à avoir raison.

## Une leçon

web-learn-lesson = { $game } : une leçon
web-learn-close = Retour à toutes les leçons
web-learn-again = Reprendre au début
web-learn-progress = Où tu en es
web-learn-step = Étape { $page } sur { $pages }
web-learn-teacher = Le maître
web-learn-speech = Ce que dit le maître
web-learn-watch = Regarde
web-learn-your-turn = À toi
web-learn-not-this = Pas cette fois
web-learn-show-me = Montre-moi
web-learn-back = Retour
web-learn-next = Suite
web-learn-skip = Passer
web-learn-play = Et maintenant, les bots
web-learn-keys = Les flèches ← et → tournent les pages.

## Les règles

web-learn-here = À cette table
web-learn-variant = Variante
web-learn-here-simultaneous = Tout le monde pose son premier disque en même temps.
web-learn-here-first-player-last = Le premier disque se pose à tour de rôle, le premier joueur en dernier.
web-learn-here-pick = Tu mélanges tes disques, et le propriétaire du crâne désigne celui que tu perds.
web-learn-here-challenger = Après un échec, le Challenger commence.
web-learn-here-skull-owner = Après un échec, le propriétaire du crâne commence.

web-learn-rules-goal = Le but
web-learn-rules-setup = Le début
web-learn-rules-first-disc = Le premier disque
web-learn-rules-turn = Ton tour
web-learn-rules-bidding = Le défi
web-learn-rules-attempt = Retourner les disques
web-learn-rules-success = Pas de crâne
web-learn-rules-failure = Un crâne
web-learn-rules-next = Qui commence ensuite
web-learn-rules-last-chance = Dernière chance
web-learn-rules-two-tribes = Deux tribus par personne
web-learn-rules-boxes = Deux boîtes
web-learn-rules-deal = Piocher les dés
web-learn-rules-bid = L’annonce
web-learn-rules-trick = Un pli
web-learn-rules-follow = Suivre la couleur
web-learn-rules-winner = Qui gagne le pli
web-learn-rules-dice = Les dés
web-learn-rules-score = Les points
web-learn-rules-landlubber = Score marins d’eau douce
web-learn-rules-end = La fin
web-learn-rules-first-round = La première manche, et après
web-learn-rules-island-six = L’île 6
web-learn-rules-skull = Le crâne
web-learn-rules-saber = Le sabre
web-learn-rules-win = Gagner
web-learn-rules-championship = Championnat
