"""`skulduggery verify`: were the draws of a record the ones they had to be?"""

import msgspec

from skulduggery.cli.common_options import AsJson
from skulduggery.cli.files import RecordFile, RecordNumber
from skulduggery.cli.replay import pick
from skulduggery.table.provable_random import verify
from skulduggery.terminal.language import told


def command(
    file: RecordFile = None,
    /,
    *,
    number: RecordNumber = 1,
    json: AsJson = False,
) -> None:
    loaded = pick(file, number)
    proof = verify(loaded.record, loaded.game)
    if json:
        print(msgspec.json.encode(proof).decode())
    else:
        print(told("cli-verified", draws=proof.draws, commitment=proof.commitment))
