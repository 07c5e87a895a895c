# Builds the service and keeps only what runs: bundle, production packages, fonts, demo CLAs, built-in texts and commands.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /signet
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /signet
COPY package.json package-lock.json .npmrc .env.example ./
# The image brings its own Node.js, of the same version.
RUN npm ci --omit=dev && rm -r node_modules/node-linux-* node_modules/.bin/node && npm cache clean --force && mkdir /data && chown node:node /data
COPY --from=build /signet/dist dist
# What `npm run` needs for the commands that the documentation names.
COPY server/commands/ensure-built.mjs server/commands/init-env.mjs server/commands/start.mjs server/commands/
COPY --from=build /signet/server/integrations/pdf/fonts server/integrations/pdf/fonts
COPY --from=build /signet/server/demo/cla server/demo/cla
COPY --from=build /signet/generated/verifier generated/verifier
COPY --from=build /signet/server/modules/ground/policy-document/built-in server/modules/ground/policy-document/built-in
# npm keeps nothing: the file system may be read-only, and the user without a home.
ENV npm_config_cache=/tmp/npm npm_config_logs_max=0
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/commands/start.mjs"]
