// Plain JavaScript: `npm start` asks on the system's Node.
import { join } from 'node:path'

/**
 * Where the printable guides of an edition lie that name this origin. A PDF cannot be filled in as a page can.
 * @param {string} build
 * @param {string} rulesEdition
 * @param {string} siteUrl
 */
export const addressedFolder = (build, rulesEdition, siteUrl) =>
  join(build, 'guides', rulesEdition, encodeURIComponent(siteUrl))
