"""What the description of the API cannot see by itself: which views there are, and two forms."""

from dataclasses import dataclass

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType

from skulduggery.server import puzzles, schema
from skulduggery.server.records import replay, tutorial_steps


# Frozen, so that a list of something narrower does no harm.
@schema.published_as_base
class RecordStepSchema(replay.RecordStep, frozen=True):
    view: schema.AnyView
    hidden: dict[int, schema.AnyHidden]


@schema.published_as_base
class RecordStepsSchema(replay.RecordSteps, frozen=True):
    steps: list[RecordStepSchema]  # type: ignore[assignment]


@schema.published_as_base
class LessonStepSchema(tutorial_steps.LessonStep, frozen=True):
    view: schema.AnyView
    hidden: dict[int, schema.AnyHidden]


@schema.published_as_base
class LessonScriptSchema(tutorial_steps.LessonScript, frozen=True):
    steps: list[LessonStepSchema]  # type: ignore[assignment]


@schema.published_as_base
class PuzzleSheetSchema(puzzles.PuzzleSheet, frozen=True):
    step: RecordStepSchema


def _response_spec(kind: type, description: str) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, generate_examples=False, description=description)}


TABLE_RESPONSE = _response_spec(schema.TableViewSchema, "The table as the guest may see it.")
STEPS_RESPONSE = _response_spec(RecordStepsSchema, "Part of a replay.")
LESSON_RESPONSE = _response_spec(LessonScriptSchema, "A whole lesson.")
PUZZLE_RESPONSE = _response_spec(PuzzleSheetSchema, "A position and its choices.")


@dataclass
class RecordOperation(Operation):
    """A record is text or JSON, as it was asked for."""

    def __post_init__(self) -> None:
        answer = (self.responses or {}).get("200")
        if isinstance(answer, OpenAPIResponse) and answer.content is not None:
            json = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
            answer.content["application/json"] = json
