# docs/hosting.md says how to pin it by its digest.
ARG BASE=python:3.13-slim
FROM ${BASE} AS build
WORKDIR /roma
COPY requirements-run.lock .
RUN python -m venv /venv && \
    /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements-run.lock

FROM ${BASE}
# Not root: the bot needs nothing but its folder and the volume for the database. It runs on a read-only
# file system and without capabilities; docs/hosting.md has the options.
RUN useradd --create-home --uid 10001 roma && mkdir /data && chown roma /data
COPY --from=build /venv /venv
WORKDIR /roma
RUN ln -s /data data
COPY games games
COPY rendering rendering
COPY storage storage
COPY names names
COPY playground playground
COPY bot bot
USER roma
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATABASE=/data/roma.sqlite3
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "--health"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
