# Gespielte Partien: ihre Aufzeichnungen, und wer sie gespielt hat.
error-no-record = Die Aufzeichnung „{ $record }“ gibt es hier nicht. Vielleicht fehlt ein Stück vom Link, oder die Partie läuft noch.
error-no-player = Hier hat niemand mit der Kennung „{ $who }“ gespielt. Vielleicht fehlt ein Stück vom Link.
error-upload-too-large = Eine Aufzeichnung darf höchstens { $most } KiB haben. Größere zeigt dir `skulduggery replay` auf deinem eigenen Rechner.
error-upload-several = In dieser Datei steht mehr als eine Aufzeichnung. Lade sie einzeln hoch.
error-too-many-uploads = Du hast { $most } Aufzeichnungen hochgeladen; mehr geht nicht. Andere zeigt dir `skulduggery replay` auf deinem eigenen Rechner.
