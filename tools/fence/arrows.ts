import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** An import that is forbidden in a folder; the message says what to use instead. */
type Ban = { regex: string; message: string }
/** A folder of the product: files that match `files` must not import anything that a ban matches. */
type Room = { name: string; files: string; bans: Ban[] }

const root = join(import.meta.dirname, '..', '..')

const foldersOf = (path: string) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

const noServer: Ban = {
  regex: '^(@retour/server|#server)(/|$)|^(hono|@hono/|kysely|pg|pg-boss|nodemailer|@electric-sql/)',
  message: 'The browser never holds server code: call it over HTTP through #app/backend.',
}
const noWeb: Ban = {
  regex: '^(@retour/web|#app)(/|$)|^(react|react-dom|react-router|@react-router/)',
  message: 'The server knows nothing of screens: put what both need into @retour/domain.',
}
const noRuntime: Ban = {
  regex:
    '^node:|^(react|react-dom|react-router|hono|kysely|pg|vite)(/|$)|^(#app|#server|@retour/(web|server))(/|$)',
  message: 'domain is pure: no clock, network, storage, React, HTTP or SQL. Take the value as an argument.',
}
const noClimbing: Ban = {
  regex: '^\\.\\./',
  message: 'Across folders use #app/… or #server/…, so that a move is one line.',
}
const noTwinPaths: Ban = {
  regex: '^(\\.\\./)+packages/|/packages/(domain|server|web)/',
  message: 'Rooms are imported by name (@retour/domain/…), not by path.',
}

const apis = ['auth', 'rest', 'functions', 'desk']
const web = 'packages/web/app'
const features = foldersOf(`${web}/features`)
const serverBans = [noWeb, noClimbing, noTwinPaths]
const webBans = [noServer, noClimbing, noTwinPaths]

const bar = (folders: string[], message: string): Ban => ({
  regex: `^#app/(${folders.join('|')})(/|$)`,
  message,
})

/** The import arrows of the architecture. For files that match several entries the later one applies. */
export const rooms: Room[] = [
  { name: 'domain', files: 'packages/domain/src/**', bans: [noRuntime, noTwinPaths] },
  { name: 'server', files: 'packages/server/src/**', bans: serverBans },
  ...apis.map((api) => ({
    name: `server API ${api}`,
    files: `packages/server/src/${api}/**`,
    bans: [
      ...serverBans,
      {
        regex: `^#server/(${apis.filter((other) => other !== api).join('|')})(/|$)`,
        message: 'The APIs never import each other: move what both need into gate, database or domain.',
      },
    ],
  })),
  { name: 'web', files: `${web}/**`, bans: webBans },
  {
    name: 'web shell',
    files: `${web}/shell/**`,
    bans: [
      ...webBans,
      bar(['routes'], 'The shell frames every route: a route imports the shell, not the reverse.'),
    ],
  },
  {
    name: 'web documents',
    files: `${web}/documents/**`,
    bans: [
      ...webBans,
      bar(['routes'], 'A document is no screen: move what both show into features or ui.'),
      {
        regex: '^react-router(/|$)',
        message:
          'Documents have no router: Link, useAddress and useGoTo are in #app/platform/site-navigation.tsx.',
      },
    ],
  },
  ...features.map((feature) => ({
    name: `web feature ${feature}`,
    files: `${web}/features/${feature}/**`,
    bans: [
      ...webBans,
      bar(
        ['routes', 'shell'],
        'A feature is composed by routes and framed by the shell: pass what it needs as props.',
      ),
      bar(
        features
          .filter((other) => other !== feature && other !== 'accounts')
          .map((other) => `features/${other}`),
        'Features never import each other (except accounts): compose them in a route.',
      ),
    ],
  })),
  ...['ui', 'backend', 'platform'].map((floor) => ({
    name: `web ${floor}`,
    files: `${web}/${floor}/**`,
    bans: [
      ...webBans,
      bar(
        ['routes', 'shell', 'features'],
        `${floor} is a floor that features stand on: it imports domain at most.`,
      ),
    ],
  })),
]

/** Returns the oxlint overrides that enforce the arrows. Test files may also import what they test with. */
export const arrowOverrides = rooms.map(({ files, bans }) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: bans }] as ['error', { patterns: Ban[] }] },
}))
