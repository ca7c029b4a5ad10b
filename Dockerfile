FROM python:3.13-slim-trixie AS build
# Debian takes old versions of its packages away: a pinned one could not be built next month.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --no-install-recommends --yes gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /sources
COPY . .
RUN python -m venv --without-pip /opt/skulduggery \
    && pip --python /opt/skulduggery install --no-cache-dir --constraint constraints.txt .

FROM python:3.13-slim-trixie
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin skulduggery \
    && install --directory --owner=skulduggery --group=skulduggery /data
COPY --from=build /opt/skulduggery /opt/skulduggery
ENV PATH=/opt/skulduggery/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SKULDUGGERY_HOST=0.0.0.0 \
    SKULDUGGERY_PORT=8642 \
    SKULDUGGERY_DATABASE=/data/skulduggery.db
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8642
# Anything but 200 is an error here, and an error is an exit code.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen(f'http://127.0.0.1:{os.environ[\"SKULDUGGERY_PORT\"]}/health', timeout=4)"]
ENTRYPOINT ["skulduggery"]
CMD ["serve"]
