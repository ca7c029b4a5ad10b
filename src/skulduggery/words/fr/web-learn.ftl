# Apprendre dans le navigateur : tout ce qui entoure les paroles du maître, et les règles à lire.

web-learn-title = Apprendre en jouant
web-learn-about = Trois leçons d’environ dix minutes, contre deux adversaires qui font ce qu’on leur dit. Chaque règle est expliquée quand elle sert pour la première fois.
web-learn-length = Environ dix minutes
web-learn-start = Commencer la leçon
web-learn-resume = Continuer
web-learn-once-more = Rejouer la leçon
web-learn-done = Apprise
web-learn-rules = Les règles par écrit
web-learn-rules-about = Pour qui préfère lire d’abord, ou tient à avoir raison.

## Une leçon

web-learn-lesson = { $game } : une leçon
web-learn-close = Retour à toutes les leçons
web-learn-again = Recommencer
web-learn-progress = Progression
web-learn-step = Étape { $page } sur { $pages }
web-learn-teacher = La leçon
web-learn-speech = L’explication
web-learn-watch = Regarde
web-learn-your-turn = À toi
web-learn-not-this = Pas cette fois
web-learn-show-me = Montre-moi
web-learn-back = Retour
web-learn-next = Suivant
web-learn-skip = Passer
web-learn-play = Jouer contre des bots
web-learn-keys = Les flèches gauche et droite tournent les pages.

## Les règles

web-learn-here = À cette table
web-learn-variant = Variante
web-learn-rules-goal = Le but
web-learn-rules-turn = Ton tour
