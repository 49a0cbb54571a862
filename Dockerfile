# docker build -t bonebed .
# Three steps: the package is made of the sources, installed as anybody installs it, and put on a machine that has Node and nothing else.
ARG NODE=node:22-bookworm-slim

FROM ${NODE} AS packed
RUN apt-get update && apt-get install -y --no-install-recommends build-essential python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN npm ci && npm run pack

FROM packed AS installed
WORKDIR /opt/bonebed
RUN npm install --omit=dev --no-audit --no-fund /src/dist/bonebed-*.tgz && mkdir -p /data && chown 1000:1000 /data

FROM ${NODE}
COPY --from=installed /opt/bonebed /opt/bonebed
COPY --from=installed --chown=1000:1000 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data METRICS=0.0.0.0:9464
WORKDIR /opt/bonebed
# Not root, and nothing is written but in /data: `docker run --read-only --tmpfs /tmp -v bonebed:/data -p 8080:8080 bonebed`
USER 1000:1000
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "node_modules/bonebed/cli/bonebed.mjs"]
CMD ["serve"]
