/**
 * Placeholders that the build writes into pages instead of settings. The server replaces them when it starts
 * (`server/src/site/fill-marks.ts`). No other text of a page can be equal to one. Those of the operator are in
 * `content/legal/operator-settings.ts`.
 */

/** Stands for the public origin. It is a valid origin, so everything that builds URLs accepts it. */
export const siteUrlMark = 'https://site-url.invalid'

/** Stands for the id of the rules edition. */
export const editionMark = '%RULES_EDITION%'

/** Stands for the figures of a desk edition as JSON; replaced by '' for a shipped edition. */
export const editionRecordMark = '%EDITION%'

/** Stands for the note that a newer edition is in force than the page's; replaced by '' if there is none. */
export const newerEditionMark = '%NEWER_EDITION%'

/** Stands for a hash of all settings, which is part of a build's name and of a page's revision. */
export const settingsMark = '%PAGE_SETTINGS%'
