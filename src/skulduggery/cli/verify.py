"""`skulduggery verify`: were the draws of a record the ones they had to be?"""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from skulduggery.cli.files import RecordFile
from skulduggery.cli.replay import pick
from skulduggery.cli.table import AsJson
from skulduggery.cli.words import told
from skulduggery.table.fair import verify

HELP = told("cli-verify-help")
SYNOPSIS = told("cli-verify-synopsis")


def command(
    file: RecordFile = None,
    /,
    *,
    number: Annotated[int, Parameter(help=told("cli-number-help"))] = 1,
    json: AsJson = False,
) -> None:
    loaded = pick(file, number)
    proof = verify(loaded.record, loaded.game)
    if json:
        print(msgspec.json.encode(proof).decode())
    else:
        print(told("cli-verified", draws=proof.draws, commitment=proof.commitment))
