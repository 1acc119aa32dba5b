/*
 * What the build writes into pages in place of a setting, and the server fills in as it starts
 * (`server/src/site/fill-marks.ts`). Nothing else on a page can read like one of these. Those of the operator:
 * `content/legal/operator-settings.ts`.
 */

/** In place of the public origin; an origin itself, so that everything that builds an address takes it. */
export const siteUrlMark = 'https://site-url.invalid'

/** In place of the id of the rules edition. */
export const editionMark = '%RULES_EDITION%'

/** In place of the figures of that edition as JSON, where it was made at the desk; the empty text for a shipped one. */
export const editionRecordMark = '%EDITION%'

/** In place of what says that a newer edition is in force than the page was written with; the empty text where none is. */
export const newerEditionMark = '%NEWER_EDITION%'

/** In place of a name for all settings together: part of the name of a build and of a page's revision. */
export const settingsMark = '%PAGE_SETTINGS%'
