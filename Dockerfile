# The shop's server. Two stages install and build; the last one holds Node, what the server needs to run, and nothing
# that could build anything. Why it is made like this: docs/decisions/100-image-and-compose.md.

FROM node:24-bookworm-slim AS pnpm
WORKDIR /app
# The version that scripts/lib/install.mjs names.
RUN --mount=type=cache,id=serikad-npm,target=/npm-cache npm_config_cache=/npm-cache npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY server/package.json server/
COPY shared/package.json shared/

# What the server imports at run time. The workspace's own package.json stays out: it brings Node and the embedded
# database of `npm start`.
FROM pnpm AS dependencies
RUN --mount=type=cache,id=serikad-pnpm,target=/pnpm-store \
  pnpm install --frozen-lockfile --ignore-scripts --prod --filter @serikad/server... --store-dir /pnpm-store \
  # A tenth of the image that no program reads: types, sources, maps and manuals.
  && find node_modules/.pnpm -type f -regextype egrep -regex '.*\.([cm]?ts|map|md|markdown)' -delete

FROM pnpm AS build
COPY package.json ./
COPY web/package.json web/
RUN --mount=type=cache,id=serikad-pnpm,target=/pnpm-store \
  pnpm install --frozen-lockfile --ignore-scripts --filter serikad --filter @serikad/server... --filter @serikad/web... \
  --store-dir /pnpm-store
COPY tsconfig.base.json ./
COPY shared shared
COPY server/tsconfig.json server/
COPY server/src server/src
RUN node node_modules/@typescript/native/bin/tsc -b shared server
# The guest view has the catalogue's common pictures among its files.
COPY server/catalogue/common server/catalogue/common
COPY web web
RUN cd web && ../node_modules/.bin/vite build \
  && ../node_modules/.bin/vite build --mode links \
  && ../node_modules/.bin/vite build --ssr src/guest/entry-server.tsx --outDir dist-ssr \
  && ../node_modules/.bin/vite build --ssr src/shop-server.tsx --outDir dist-ssr/shop \
  && ../node_modules/.bin/vite build --ssr src/shop-server.en.tsx --outDir dist-ssr/shop-en

FROM debian:bookworm-slim
COPY --from=pnpm /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 1000 serikad \
  && useradd --uid 1000 --gid serikad --no-create-home --home-dir /tmp --shell /usr/sbin/nologin serikad \
  && install --directory --owner=serikad --group=serikad --mode=0700 /data
WORKDIR /app
# What changes seldom comes first: an update then moves a few megabytes.
COPY server/fonts server/fonts
COPY server/catalogue server/catalogue
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/shared/node_modules shared/node_modules
COPY --from=dependencies /app/server/node_modules server/node_modules
COPY docker/healthcheck.mjs docker/
COPY shared/package.json shared/
COPY server/package.json server/
COPY server/openapi server/openapi
COPY --from=build /app/shared/dist shared/dist
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/dist-ssr web/dist-ssr

# The engine's limits and the allocator's threshold are those of `npm start` (scripts/lib/server-flags.mjs).
ENV NODE_ENV=production \
  DATA_DIR=/data \
  NODE_OPTIONS="--max-old-space-size=192 --max-semi-space-size=8" \
  MALLOC_MMAP_THRESHOLD_=1048576
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "docker/healthcheck.mjs"]
CMD ["node", "server/dist/main.js"]
