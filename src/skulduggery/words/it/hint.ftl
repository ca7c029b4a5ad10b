# Che cosa farebbe il maestro, per chi lo chiede.

hint-only = C’è una sola scelta: «{ $first }».
hint-always = Un maestro sceglierebbe sempre «{ $first }».
hint-nearly-always = Un maestro sceglierebbe quasi sempre «{ $first }» ({ $often } %).
hint-mostly = Un maestro sceglierebbe per lo più «{ $first }» ({ $often } %).
hint-mixes = Un maestro varierebbe: «{ $first }» il { $often } % delle volte, «{ $second }» il { $second_often } %.
hint-same = «{ $first }» e «{ $second }» sono più o meno pari: { $worth } % di probabilità di vincere.
hint-apart =
    Probabilità di vincere: { $first_worth } % con «{ $first }», { $second_worth } % con «{ $second }», { $points ->
        [one] un punto percentuale
       *[other] { $points } punti percentuali
    } { $more ->
        [first] in meno.
       *[second] in più, presa da sola.
    }
hint-chance = La tua probabilità di vincere: { $chance } %.
error-no-hints = Per questo gioco non ci sono consigli.
error-no-thought = Questa volta non si è trovato un consiglio. Chiedi ancora.
error-too-many-questions = Hai già { $most } domande in attesa. Aspetta una risposta, poi chiedi di nuovo.
error-no-lesson = Per questo gioco non c’è ancora una lezione.
