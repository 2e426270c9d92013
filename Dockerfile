# The server with the page, as one image. docs/operating.md says how to run it.

# The whole of Debian here: it can build what has no binary for this machine.
FROM node:24-bookworm AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build:app && npm run build:server

# What the server needs to run, with what the rules it plays by need.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace server --include-workspace-root

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8000 \
    DATA_FILE=/data/dominant-species.sqlite
WORKDIR /app
COPY LICENSE ./
COPY --from=dependencies /app ./
COPY --from=build /app/dist/app dist/app
COPY --from=build /app/server/dist server/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=32", "server/dist/server/main.js"]
