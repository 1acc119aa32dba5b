# With the build argument SITE_URL, and RULES_EDITION if it is not the usual one, printable guides name the address.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /retour
COPY . .
ARG SITE_URL RULES_EDITION
RUN node tools/bootstrap.mjs --build

# Only what the server itself needs, for the machine it runs on.
FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /retour
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --omit=dev --workspace @retour/server --workspace @retour/domain --include-workspace-root=false \
  && rm -rf node_modules/node-linux-* node_modules/node-bin-*

FROM node:26.10.0-bookworm-slim
WORKDIR /retour
COPY --from=packages /retour ./
COPY supabase/migrations supabase/migrations
COPY packages/domain/src packages/domain/src
COPY packages/server/src packages/server/src
# The operator's commands: docker exec … node tools/commands/backup.ts /data/…
COPY tools/commands tools/commands
COPY --from=build /retour/packages/web/build packages/web/build
COPY --from=build /retour/packages/server/prepared packages/server/prepared
# Compiled modules are stored there by the first start: without them each start compiles all, and takes more memory.
RUN mkdir -p /data node_modules/.cache/retour-server && chown node:node /data node_modules/.cache/retour-server
USER node
# Starts only with SITE_URL and SMTP_URL (or MAIL=discard) in its environment.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
