# Tout ce que le terminal écrit, en dehors des événements et des règles.

## Autour du jeu

terminal-you-are = Tu es { $name }.
terminal-around = Autour de la table, dans le sens horaire : { $names }.
terminal-many-seats = Avec tant de places, les manches sont longues ; à moins de dix, on joue mieux.
terminal-welcome = Tape ce qui est à gauche de la ligne ; ? montre l’aide, règles les règles, conseil un conseil.
terminal-you = toi
terminal-bot = bot
terminal-bot-level = bot, { $level }
terminal-hand-over = Passe le clavier à { $name }, puis touche Entrée :
terminal-since = Depuis ton dernier tour :
terminal-answer = Choisis quelque chose dans la liste, ou tape ? pour l’aide.
terminal-only-choice = Un seul choix : la touche Entrée suffit.
terminal-more = Entrée pour la suite, un mot et Entrée pour arrêter :
terminal-over = La partie est finie.
terminal-abandoned = Tu quittes la table ; cette partie reste inachevée.
terminal-seed = Pour retrouver la même chance, commence avec --seed { $seed }.

## Commandes, et que taper pour les coups sans nombre

command-help = aide
command-help-about = cette aide
command-rules = règles
command-rules-about = les règles de ce jeu
command-legal = coups
command-legal-about = tout ce que tu peux faire maintenant, un par un
command-hint = conseil
command-hint-about = ce que ferait ici un maître
command-odds = chances
command-odds-about = à quel point les choses sont probables, là où on peut le dire
command-table = table
command-table-about = la table, encore une fois
command-log = journal
command-log-about = ce que tu as vu jusqu’ici
command-quit = quitter
command-quit-about = quitter la partie
terminal-help = Réponds avec le nombre ou la lettre de gauche, avec les mots d’à côté, ou un bout de ceux-ci. À tout moment, tu peux aussi taper :

## Tableaux

terminal-player = À table
terminal-points = Points
terminal-your-move = { $name }, que fais-tu ?
terminal-choice = Choix
terminal-often = Fréquence
terminal-worth = Victoire
