"""Prometheus metrics: plain numbers are counted, and made into metrics when they are collected."""

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from prometheus_client import REGISTRY, CollectorRegistry, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from skulduggery.table.facts import AnyFact, Decided

RATE_WINDOW_S = 60
_COMMIT_BUCKETS_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
_COMMIT_ROW_BUCKETS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_THINKING_BUCKETS_S = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
_ADVICE_BUCKETS_S = (0.2, 0.5, 1.0, 1.5, 2.0, 5.0, 10.0, 20.0, 60.0)

Question = TypeVar("Question")
Answer = TypeVar("Answer")
CountByKind = Callable[[], Mapping[str, int]]


class MinuteCounter:
    """How often something has happened in the last minute."""

    def __init__(self) -> None:
        self._counts = [0] * RATE_WINDOW_S
        self._second = 0

    def record_event(self, now: float) -> None:
        second = int(now)
        if second > self._second:
            self._advance_to(second)
        self._counts[self._second % RATE_WINDOW_S] += 1

    def last_minute(self, now: float) -> int:
        self._advance_to(int(now))
        return sum(self._counts)

    def _advance_to(self, second: int) -> None:
        for passed in range(max(self._second + 1, second - RATE_WINDOW_S + 1), second + 1):
            self._counts[passed % RATE_WINDOW_S] = 0
        self._second = max(self._second, second)


class Metrics(Collector):
    """Of one server. Current values are read through callables when metrics are collected."""

    def __init__(self, node_name: str = "") -> None:
        self.node_name = node_name
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self._moves = 0
        self.move_rate = MinuteCounter()
        self._refusals: Counter[str] = Counter()
        self._closed_sockets: Counter[str] = Counter()
        self._commit_seconds = Histogram(
            "skulduggery_commit_seconds",
            "How long a commit took to reach the disk.",
            registry=self.registry,
            buckets=_COMMIT_BUCKETS_S,
        )
        self._commit_rows = Histogram(
            "skulduggery_commit_rows",
            "How many entries shared a commit.",
            registry=self.registry,
            buckets=_COMMIT_ROW_BUCKETS,
        )
        self._thinking_seconds = Histogram(
            "skulduggery_bot_thinking_seconds",
            "How long a bot took to decide, time in the queue included.",
            registry=self.registry,
            buckets=_THINKING_BUCKETS_S,
        )
        self._advice_seconds = Histogram(
            "skulduggery_advice_seconds",
            "How long a hint or slow odds took, time in the queue included.",
            registry=self.registry,
            buckets=_ADVICE_BUCKETS_S,
        )
        self.table_statuses: Callable[[], Iterable[str]] = tuple  # of the tables in memory
        self.socket_count: Callable[[], int] = int
        self.waiting_count: Callable[[], int] = int
        self.evicted_count: Callable[[], int] = int
        self.waiting_questions: CountByKind = dict  # for bots, advisers, reviewers
        self.worker_counts: CountByKind = dict  # processes that run

    # Called where it happens.

    def count_moves(self, new: Iterable[AnyFact], now: float) -> None:
        """Facts that are on the disk now."""
        for fact in new:
            if isinstance(fact, Decided):
                self._moves += 1
                self.move_rate.record_event(now)

    def observe_commit(self, rows: int, seconds: float) -> None:
        self._commit_rows.observe(rows)
        self._commit_seconds.observe(seconds)

    def count_refusal(self, mistake: str) -> None:
        self._refusals[mistake] += 1

    def count_closed_socket(self, reason: str) -> None:
        """A socket was closed by the server, and why."""
        self._closed_sockets[reason] += 1

    def time_thinking(
        self, ask_bot: Callable[[Question, str], Awaitable[str]]
    ) -> Callable[[Question, str], Awaitable[str]]:
        """The same, with the time each question takes observed."""
        return _observe_time(self._thinking_seconds, ask_bot)

    def time_advice(
        self, ask_adviser: Callable[[Question, str], Awaitable[Answer]]
    ) -> Callable[[Question, str], Coroutine[Any, Any, Answer]]:
        return _observe_time(self._advice_seconds, ask_adviser)

    def exposition(self) -> bytes:
        """The text for Prometheus: of this server, and of the process and its HTTP, which the
        library counts for all servers in it. Several nodes may answer at one address, so every
        sample says whose it is.
        """
        named = CollectorRegistry()
        for registry in (self.registry, REGISTRY):
            named.register(_NamedCollector(registry, self.node_name))
        return generate_latest(named)

    def collect(self) -> Iterator[Metric]:
        statuses = Counter(self.table_statuses())
        tables = GaugeMetricFamily(
            "skulduggery_tables", "Tables in memory, by status.", labels=["status"]
        )
        for status in ("open", "playing", "over"):
            tables.add_metric([status], statuses[status])
        yield tables
        yield CounterMetricFamily(
            "skulduggery_tables_evicted",
            "Tables dropped from memory because nobody needed them there.",
            value=self.evicted_count(),
        )
        yield GaugeMetricFamily("skulduggery_sockets", "Open sockets.", value=self.socket_count())
        yield GaugeMetricFamily(
            "skulduggery_commit_queue", "Entries waiting to be written.", value=self.waiting_count()
        )
        yield _gauge_by_kind(
            "skulduggery_questions_waiting",
            "Questions that no worker has begun with.",
            self.waiting_questions(),
        )
        yield _gauge_by_kind(
            "skulduggery_workers", "Worker processes that were started.", self.worker_counts()
        )
        yield CounterMetricFamily(
            "skulduggery_moves", "Decisions written down, of people and bots.", value=self._moves
        )
        refusals = CounterMetricFamily(
            "skulduggery_refusals", "Refused requests, by mistake.", labels=["mistake"]
        )
        for mistake, times in self._refusals.items():
            refusals.add_metric([mistake], times)
        yield refusals
        closed = CounterMetricFamily(
            "skulduggery_sockets_let_go", "Sockets the server closed.", labels=["reason"]
        )
        for reason, times in self._closed_sockets.items():
            closed.add_metric([reason], times)
        yield closed


class _NamedCollector(Collector):
    """What another collects, with the name of the node it is from."""

    def __init__(self, source: CollectorRegistry, node_name: str) -> None:
        self._source = source
        self._node_name = node_name

    def collect(self) -> Iterator[Metric]:
        for metric in self._source.collect():
            metric.samples = [
                sample._replace(labels={"node": self._node_name, **sample.labels})
                for sample in metric.samples
            ]
            yield metric


def _observe_time(
    histogram: Histogram, ask: Callable[[Question, str], Awaitable[Answer]]
) -> Callable[[Question, str], Coroutine[Any, Any, Answer]]:
    async def ask_timed(question: Question, owner: str) -> Answer:
        began = time.perf_counter()
        try:
            return await ask(question, owner)
        finally:
            histogram.observe(time.perf_counter() - began)

    return ask_timed


def _gauge_by_kind(name: str, documentation: str, counts: Mapping[str, int]) -> GaugeMetricFamily:
    gauge = GaugeMetricFamily(name, documentation, labels=["kind"])
    for kind, count in counts.items():
        gauge.add_metric([kind], count)
    return gauge
