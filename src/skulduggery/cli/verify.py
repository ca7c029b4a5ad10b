"""`skulduggery verify`: check the provably fair draws of a record."""

from skulduggery.cli.common_options import AsJson, print_json
from skulduggery.cli.record_files import RecordFile, RecordNumber
from skulduggery.cli.replay import load_numbered_record
from skulduggery.table.provable_random import verify_draws
from skulduggery.terminal.language import localize


def run_command(
    file: RecordFile = None,
    /,
    *,
    number: RecordNumber = 1,
    json: AsJson = False,
) -> None:
    loaded = load_numbered_record(file, number)
    proof = verify_draws(loaded.record, loaded.game)
    if json:
        print_json(proof)
    else:
        print(localize("cli-verified", draws=proof.draws, commitment=proof.commitment))
