# Gespielte Partien: ihre Aufzeichnungen, und wer sie gespielt hat.
error-no-record = Die Aufzeichnung „{ $record }“ gibt es hier nicht. Vielleicht wurde der Link abgeschnitten, oder die Partie läuft noch.
error-no-player = Hier hat niemand gespielt, der als „{ $who }“ bekannt ist. Vielleicht wurde der Link abgeschnitten.
error-upload-too-large = Eine Aufzeichnung darf höchstens { $most } KiB haben. Größere zeigt dir `skulduggery replay` auf deinem eigenen Rechner.
error-upload-several = In dieser Datei steht mehr als eine Aufzeichnung. Lade sie einzeln hoch.
error-too-many-uploads = Du hast { $most } Aufzeichnungen hochgeladen, mehr passen nicht. Andere zeigt dir `skulduggery replay` auf deinem eigenen Rechner.
