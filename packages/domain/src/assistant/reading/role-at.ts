import { prepositions } from './prepositions.ts'
import type { Role, SpokenPlaces } from './spoken-places.ts'

const rolesByCue: [RegExp, Role][] = [
  [
    /\b(?:live|lives|living|resid(?:e|es|ing)|have lived|has lived|ve lived|residents? (?:of|in|from)|residence (?:is )?(?:in|of)|based|expats?|settled|retired|home is|domiciled|students? (?:in|at)|study(?:ing)? (?:\w+ ){0,2}(?:in|at)|move to|moving to|i work|we work|i am working)\b[^.]{0,24}$/,
    'home',
  ],
  // "I am from Berlin", "we are Dutch". Being in a place or going there does not mean living there.
  [
    /\b(?:i am|im|i m|we are|(?:^|and |but |as |since |because )were)(?=[ ]|$)(?:(?! (?:in|at|on|near|visiting|going|flying|leaving|coming|travel\w*|shopping|buying|back)\b)[^.]){0,24}$/,
    'home',
  ],
  // The same in German, French, Spanish, Italian, Portuguese and Russian.
  [
    /(?:^| )(?:bor|mieszkam|mieszkamy|woon|wonen|tinggal|wohne|wohnen|lebe|leben|habite|habitons|vis|vivo|vivimos|abito|abitiamo|viviamo|moro|moramos|resido|живу|живем|проживаю|soy|somos|vengo|venimos|sono|siamo|suis|sommes|viens|venons|komme|kommen|bin|sind|sou)(?: (?:de|del|di|aus|da|do|из))?(?: \p{L}+)?$/u,
    'home',
  ],
  // Words for buying, in the same languages.
  [
    /(?:^| )(?:achet(?:e|es|ee|ees|er)|compr(?:e|o|ado|ada|ados|adas|amos|ei|ato|ati|ata)|gekauft|kaufte|купил\p{L}*)(?: \p{L}+){0,3}$/u,
    'bought',
  ],
  [/\b(?:(?:i|we|they|who) come|(?:he|she|who) comes) from(?: the)?$/, 'home'],
  // "My mother in law is from Martinique". Flights and forms are from somewhere, too.
  [
    /\b(?:he|she|they|who|wife|husband|mother|father|mom|mum|dad|parents|friends?|aunt|uncle|cousins?|son|daughter|brother|sister|grand(?:mother|father|ma|pa|parents)|girlfriend|boyfriend|partner|fiancee?|colleague|boss|in law) (?:is|are|was|were) (?:originally )?from(?: the)?$/,
    'home',
  ],
  // "moved from London to Lisbon"
  [/\bmoved (?:from (?:\w+ ){1,3})?to(?: the)?$/, 'home'],
  // "My house, job and kids are in Buenos Aires", "my address is in Omagh"
  [
    /\b(?:my|our) (?:(?:permanent|main|own) )?(?:address|adress|house|flat|apartment|job|kids|children|family|household)\b(?: (?:and|my|our|job|kids|house|family|address))* (?:is|are)(?: all| both| still)?(?: in)?(?: the)?$/,
    'home',
  ],
  [/\bhome (?:(?:is )?(?:now )?in|address in)(?: the)?$/, 'home'],
  [
    /\b(?:leave|leaves|leaving|left|fly|flies|flying|flight|flights|depart|departing|departure|exit|exiting|via|through|connect|connecting|connection|layover|transit|change|changing|transfer|stopover|home from|out of|stamp|stamped|scan|scanned|scanning|validate|validated|claim(?: it| them| this)? (?:at|in|from))\b[^.]{0,24}$/,
    'leaving',
  ],
  [
    /\b(?:buy|buying|bought|shop|shopping|shopped|purchase|purchased|purchases|spent|spend|paid|store|stores|from a|goods (?:from|of)|things (?:from|of)|stuff (?:from|of)|items from|forms? from)\b(?:(?! (?:then|trains?|bus|ferry|cruise|drive|driving|flight|fly|flying)\b)[^.]){0,40}$/,
    'bought',
  ],
]
const boughtAfter = /^(?:forms?|invoices?|receipts?|purchase|purchases|goods|slips?|shops?|stores?)$/
/** Words after a place that say that somebody lives there. */
export const homeAfter =
  /^(?:residents?|tourists?|visitors?|travell?ers?|guys?|dudes?|lad|lads|fellas?|fellows?|blokes?|chaps?|lass|lassie|lady|ladies|gentleman|girls?|couple|family|folks?|passengers?|shoppers?)$/
const personBefore =
  /^(?:tourists?|visitors?|travell?ers?|couple|family|people|guests?|friends?|person|someone|customers?|man|woman|student|guys?|dude|lad|lads|fella|bloke|chap|lass|lady|ladies|girls?|folks?|mate|mom|mum|dad)$/
/** "Dubai is my home" */
const isMyHome =
  /^and (?:i |we )?(?:now )?(?:live|reside) (?:there|here)\b|^(?:is|was|has been) (?:my|our) (?:home|permanent|main|country)\b|^(?:is )?(?:where|in which) (?:i|we) (?:now )?(?:live|reside)\b/
const livingWord = /^(?:live|lives|living|based|reside|resides|resident|residents|settled|home)$/
/** Nationalities of the four countries. */
export const nations = /^(?:french|spanish|italian|german)$/
/** "Madrid, where I bought a bag" */
const boughtThere =
  /^where (?:i|we|my \w+) (?:have |had |also |just )?(?:bought|spent|paid|shopped|purchased|got)\b/
const papersAfter =
  /^(?:citizens?|passports?|nationals?|nationality|students?|interns?|trainees?|postdocs?|researchers?|expats?)$/

/** "Nationality Portuguese", "my passport is Brazilian" */
const papersBefore = /\b(?:nationality|citizenship|passport)(?: (?:is|of))?(?: the)?$/

/**
 * Returns the role of the place at a word. The words after it and the nearest decisive word before it count. `found`
 * are the places before it; `isNextApart`: more than a blank separates it from the next word.
 */
export function roleAt(
  texts: readonly string[],
  at: number,
  length: number,
  found?: SpokenPlaces,
  isNextApart = false,
): Role {
  // "a couple from Leeds"
  if (texts[at - 1] === 'from' && personBefore.test(texts[at - 2] ?? '')) return 'home'
  if (homeAfter.test(texts[at + length] ?? '')) return 'home'
  // "als ik in Nederland woon"
  if (/^(?:woon|wonen|wohne|wohnen|lebe|leben)$/.test(texts[at + length] ?? '')) return 'home'
  // "Ankara'da yaşıyorum"
  if (
    /^(?:da |de |ta |te )?(?:yasiyor|yaşıyor|yasıyor|oturuyor)/.test(
      texts.slice(at + length, at + length + 2).join(' '),
    )
  )
    return 'home'
  if (isMyHome.test(texts.slice(at + length, at + length + 4).join(' '))) return 'home'
  // "American here", but not "in Spain here"
  if (texts[at + length] === 'here' && !prepositions.has(texts[at - 1] ?? '')) return 'home'
  if (papersAfter.test(texts[at + length] ?? '') && !isNextApart) return 'papers'
  // "shoes for 240 euros from Milan", whatever journey was named before
  if (texts[at - 1] === 'from' && /^(?:euros?|eur|€|dollars?|pounds?|francs?)$/.test(texts[at - 2] ?? ''))
    return 'bought'
  if (papersBefore.test(texts.slice(Math.max(0, at - 3), at).join(' '))) return 'papers'
  if (!isNextApart && boughtAfter.test(texts[at + length] ?? '')) return 'bought'
  if (boughtThere.test(texts.slice(at + length, at + length + 5).join(' '))) return 'bought'
  const before = texts.slice(Math.max(0, at - 7), at).join(' ')
  const cues = rolesByCue.flatMap(([cue, role]) => {
    const place = before.search(cue)
    return place < 0 ? [] : [{ role, place: lastMatch(before, cue) }]
  })
  const isHomeNamed = found !== undefined && isHomeBehind(texts, at, found)
  return (
    cues.toSorted((a, b) => b.place - a.place).find(({ role }) => !(role === 'home' && isHomeNamed))?.role ??
    'named'
  )
}

/**
 * Returns whether the home was named before: "An expat in Spain, 600 euros in Madrid". Not if both belong together ("in
 * Paris and Rome", "Derry, Ireland").
 */
function isHomeBehind(texts: readonly string[], at: number, { covered, foreign }: SpokenPlaces): boolean {
  const home = [...covered, ...foreign].findLast((one) => one.role === 'home' && one.at < at)
  if (!home) return false
  const between = texts.slice(home.at + home.length, at)
  // "My husband lives in Madrid, I live in Dubai": another home.
  if (between.some((word) => livingWord.test(word))) return false
  return between.some((word) => !/^(?:and|or|in|the|both|near)$/.test(word))
}

/** Like `roleAt`, for a country: "May I claim in Spain?" is about goods bought there, not about a departure. */
export function roleOfCountry(texts: readonly string[], at: number, found: SpokenPlaces): Role {
  const role = roleAt(texts, at, 1, found)
  const before = texts.slice(Math.max(0, at - 3), at).join(' ')
  return role === 'leaving' && /\bclaim (?:\w+ )?in$/.test(before) ? 'named' : role
}

/** Returns the position of the last match, which is the nearest to the place. */
function lastMatch(text: string, cue: RegExp): number {
  let last = -1
  for (let start = 0; start <= text.length; start = last + 1) {
    const at = text.slice(start).search(cue)
    if (at < 0) break
    last = start + at
  }
  return last
}
