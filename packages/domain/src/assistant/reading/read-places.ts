import { findPlace, type Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import { airportOf } from './airport-of.ts'
import { currencyOf } from './currency-words.ts'
import { foreignByFirstWord, foreignCodes, type ForeignPlace } from './foreign-places.ts'
import { isThing } from './goods.ts'
import { namesWithin } from './names-in-scripts.ts'
import { countryWords, namesByFirstWord, townCountries } from './place-names.ts'
import type { Word } from './words.ts'

/** What a place has to do with the question. `papers` = a passport or citizenship, `named` = no word tells. */
export type Role = 'bought' | 'leaving' | 'home' | 'papers' | 'named'
export type SpokenPlace = {
  at: number
  length: number
  role: Role
  place: Place | null
  country: Country
  /** The terminal that is named with it, lower-case: "3", "2e". */
  terminal?: string
  /** Said as a nationality, "I am German", and not of a person who travels: it says nothing of a home. */
  isNation?: boolean
  /** Said in another sentence or before: `at` and `length` are of other words than the question's. */
  isToldElsewhere?: boolean
}
export type SpokenForeign = {
  at: number
  length: number
  role: Role
  foreign: ForeignPlace
  isToldElsewhere?: boolean
}
export type SpokenPlaces = { ours: SpokenPlace[]; foreign: SpokenForeign[] }

const prepositions = new Set(
  'fly flying in at from to near around via through of leaving visit visiting for and or nearby'.split(' '),
)
const rolesByCue: [RegExp, Role][] = [
  [
    /\b(?:live|lives|living|have lived|has lived|ve lived|residents? (?:of|in|from)|residence (?:is )?(?:in|of)|based|expats?|settled|retired|home is|domiciled|study|studying|student|move to|moving to|i work|we work|i am working)\b[^.]{0,24}$/,
    'home',
  ],
  // "I am from Berlin", "we are Dutch"; who is in a place, or goes there, does not live there for that.
  [
    /\b(?:i am|im|i m|we are|(?:^|and |but |as |since |because )were)(?=[ ]|$)(?:(?! (?:in|at|on|near|visiting|going|flying|leaving|coming|travel\w*|shopping|buying|back)\b)[^.]){0,24}$/,
    'home',
  ],
  // The same in German, French, Spanish, Italian, Portuguese and Russian.
  [
    /(?:^| )(?:wohne|wohnen|lebe|leben|habite|habitons|vis|vivo|vivimos|abito|abitiamo|viviamo|moro|moramos|resido|живу|живем|проживаю|soy|somos|vengo|venimos|sono|siamo|suis|sommes|viens|venons|komme|kommen|bin|sind|sou)(?: (?:de|del|di|aus|da|do|из))?(?: \p{L}+)?$/u,
    'home',
  ],
  // Bought, in the same languages.
  [
    /(?:^| )(?:achet(?:e|es|ee|ees|er)|compr(?:e|o|ado|ada|ados|adas|amos|ei|ato|ati|ata)|gekauft|kaufte|купил\p{L}*)(?: \p{L}+){0,3}$/u,
    'bought',
  ],
  [/\b(?:(?:i|we|they|who) come|(?:he|she|who) comes) from(?: the)?$/, 'home'],
  [/\bhome (?:(?:is )?(?:now )?in|address in)(?: the)?$/, 'home'],
  [
    /\b(?:leave|leaves|leaving|left|fly|flies|flying|flight|flights|depart|departing|departure|exit|exiting|via|through|connect|connecting|connection|layover|transit|change|changing|transfer|stopover|home from|out of|stamp|stamped|scan|scanned|scanning|validate|validated|claim(?: it| them| this)? (?:at|in|from))\b[^.]{0,24}$/,
    'leaving',
  ],
  [
    /\b(?:buy|buying|bought|shop|shopping|shopped|purchase|purchased|purchases|spent|spend|paid|store|stores|from a|goods from|forms? from)\b(?:(?! then\b)[^.]){0,40}$/,
    'bought',
  ],
]
const boughtAfter = /^(?:forms?|invoices?|receipts?|purchase|purchases|goods|slips?|shops?|stores?)$/
const homeAfter =
  /^(?:residents?|tourists?|visitors?|travell?ers?|guys?|dudes?|lad|lads|fellas?|fellows?|blokes?|chaps?|lass|lassie|lady|ladies|gentleman|girls?|couple|family|folks?|passengers?|shoppers?)$/
const personBefore =
  /^(?:tourists?|visitors?|travell?ers?|couple|family|people|guests?|friends?|person|someone|customers?|man|woman|student|guys?|dude|lad|lads|fella|bloke|chap|lass|lady|ladies|girls?|folks?|mate|mom|mum|dad)$/
/** "Dubai is my home" */
const isMyHome = /^(?:is|was|has been) (?:my|our) (?:home|permanent|main|country)\b|^is where (?:i|we) live\b/
const livingWord = /^(?:live|lives|living|based|reside|resides|resident|residents|settled|home)$/
const nations = /^(?:french|spanish|italian|german)$/
/** "Madrid, where I bought a bag" */
const boughtThere =
  /^where (?:i|we|my \w+) (?:have |had |also |just )?(?:bought|spent|paid|shopped|purchased|got)\b/
const papersAfter = /^(?:citizens?|passports?|nationals?|nationality)$/

/** The places and countries of a question in their order, each with its part. `texts` are the corrected words. */
export function readPlaces(words: readonly Word[], texts: readonly string[]): SpokenPlaces {
  const found: SpokenPlaces = { ours: [], foreign: [] }
  for (let at = 0; at < texts.length; at += 1) {
    const named = placeAt(words, texts, at)
    if (named) {
      found.ours.push({
        at,
        length: named.length,
        role: roleAt(texts, at, named.length, found, isApart(words, at + named.length)),
        place: named.place,
        country: named.place.country,
        ...(named.terminal === null ? {} : { terminal: named.terminal }),
      })
      at += named.length - 1
      continue
    }
    const text = texts[at] ?? ''
    for (const within of namesWithin(text)) found.ours.push({ at, length: 1, role: 'named', ...within })
    const country = countryWords.get(text) ?? townCountries.get(text)
    if (country)
      found.ours.push({
        at,
        length: 1,
        role: roleOfCountry(texts, at, found),
        place: null,
        country,
        ...(nations.test(text) && !homeAfter.test(texts[at + 1] ?? '') ? { isNation: true } : {}),
      })
    const abroad = country ? null : foreignAt(words, texts, at)
    if (!abroad) continue
    found.foreign.push({
      at,
      length: abroad.length,
      role:
        isFromThere(texts, at, abroad) || isBehindNation(texts, at, found)
          ? 'home'
          : roleAt(texts, at, abroad.length, found, isApart(words, at + abroad.length)),
      foreign: abroad.foreign,
    })
    at += abroad.length - 1
  }
  return found
}

function placeAt(
  words: readonly Word[],
  texts: readonly string[],
  at: number,
): { place: Place; length: number; terminal: string | null } | null {
  // The satellite of Madrid's Terminal 4: its forms are scanned in T4.
  const [said = '', behind = ''] = texts.slice(at, at + 2)
  const barajas = findPlace('spain', 'madrid-airport')
  if (barajas && (said === 't4s' || (said === 't' && behind === '4s')))
    return { place: barajas, length: said === 't' ? 2 : 1, terminal: '4' }
  for (const { words: name, place, isGuarded } of namesByFirstWord.get(texts[at] ?? '') ?? []) {
    if (!name.every((word, index) => word === texts[at + index])) continue
    const isShouted =
      words[at]?.raw === words[at]?.raw.toUpperCase() && name[0] !== undefined && name[0].length === 3
    const isCapital =
      /^\p{Lu}/u.test(words[at]?.raw ?? '') && (at > 0 || isWayFrom(words, texts, at + name.length))
    if (isGuarded && !isShouted && !isCapital && !prepositions.has(texts[at - 1] ?? '') && texts.length > 1)
      continue
    const terminal = terminalAt(texts, at + name.length) ?? bareTerminalAt(texts, at + name.length, place)
    const there = terminal === null ? place : (airportOf(place) ?? place)
    return { place: there, length: name.length, terminal }
  }
  return null
}

/** "Nice-CDG-Tokyo", "Nice to Dubai": behind a name that a way begins with. "Nice bag" is none. */
function isWayFrom(words: readonly Word[], texts: readonly string[], next: number): boolean {
  const text = texts[next] ?? ''
  if (/^(?:to|via|through|airport|terminal)$/.test(text)) return true
  return /^\p{Lu}/u.test(words[next]?.raw ?? '') && isNamed(texts, next)
}

/** Does a name of a place begin here? */
const isNamed = (texts: readonly string[], at: number) =>
  [...(namesByFirstWord.get(texts[at] ?? '') ?? []), ...(foreignByFirstWord.get(texts[at] ?? '') ?? [])].some(
    ({ words: name }) => name.every((word, index) => word === texts[at + index]),
  )

/** "Frankfurt Terminal 3", "Barcelona T1", "CDG 2E": a city is its airport there. */
function terminalAt(texts: readonly string[], next: number): string | null {
  const said = /^(?:(?:airport )?(?:terminal|t) ?)(\d[a-z]?)\b/.exec(texts.slice(next, next + 3).join(' '))
  return said?.[1] ?? null
}

/** "CDG 2E", "Orly 4": airports whose halls are called by a bare figure. */
function bareTerminalAt(texts: readonly string[], next: number, { slug }: Place): string | null {
  const [said = '', behind = ''] = texts.slice(next, next + 2)
  const isHall = slug === 'cdg' ? /^2[a-g]$/.test(said) : slug === 'orly' && /^[1-4]$/.test(said)
  return isHall && !/^(?:h|hours?|days?|weeks?|am|pm|of|people|forms?)$/.test(behind) ? said : null
}

/** Plain words, unless they stand as a name does: with a capital, or behind "in", "from" … */
const alsoPlain = new Set(
  'cork bled gent gib poles states canton kiwi kiwis charlotte orlando phoenix portland chad mali niger oman rhodes split goa rio hull reunion york sark'.split(
    ' ',
  ),
)
/** "a turkey", "nail polish": no place behind these. */
const alsoThings = new Set('turkey china jersey jordan guinea polish georgia cuba panama havana'.split(' '))
const isPerson =
  /^(?:citizens?|passports?|nationals?|nationality|residents?|tourists?|visitors?|travell?ers?|man|woman|student)$/
const beforeThings = /^(?:an?|my|the|this|some|of|nail|shoe|wool|nike|air|fine|bone|roast|football)$/

function foreignAt(
  words: readonly Word[],
  texts: readonly string[],
  at: number,
): { foreign: ForeignPlace; length: number } | null {
  const raw = words[at]?.raw ?? ''
  const usa = raw === 'US' && isAmerica(texts, at) ? foreignByFirstWord.get('usa')?.[0]?.place : undefined
  const code = foreignCodes.get(raw) ?? usa
  if (code && isInMixedCase(words, at) && !isMoneyOrThing(words, texts, at + 1))
    return { foreign: code, length: 1 }
  for (const { words: name, place } of foreignByFirstWord.get(texts[at] ?? '') ?? []) {
    if (!name.every((word, index) => word === texts[at + index])) continue
    const [before, next] = [texts[at - 1] ?? '', at + name.length]
    const isBehindPreposition = prepositions.has(before) && before !== 'of' && before !== 'for'
    if (isMoneyOrThing(words, texts, next, isNoun(name)) && !isBehindPreposition) return null
    const single = name.length === 1 ? (name[0] ?? '') : ''
    if (alsoThings.has(single) && beforeThings.test(before) && !isPerson.test(texts[next] ?? '')) return null
    const isCapital = at > 0 && /^\p{Lu}\p{Ll}/u.test(raw)
    const isStart = at === 0 && isPerson.test(texts[next] ?? '')
    if (alsoPlain.has(single) && !isCapital && !isBehindPreposition && !isStart && texts.length > 1)
      return null
    return { foreign: place, length: name.length }
  }
  return null
}

/** "US" is also a size, a pronoun and a dollar: a country where somebody lives, comes from or is a citizen of. */
const isAmerica = (texts: readonly string[], at: number) =>
  /^(?:the|from|to)$/.test(texts[at - 1] ?? '') ||
  isPerson.test(texts[at + 1] ?? '') ||
  roleAt(texts, at, 1) === 'home'

/** "Serbian from Belgrade", but not "to London from Paris". */
function isBehindNation(texts: readonly string[], at: number, { foreign }: SpokenPlaces): boolean {
  const nation = foreign.at(-1)
  if (texts[at - 1] !== 'from' || !nation || nation.at + nation.length !== at - 1) return false
  return (
    /(?:ish|ese|an|ans|i|iss|tch|ean)$/.test(texts[nation.at] ?? '') &&
    !prepositions.has(texts[nation.at - 1] ?? '')
  )
}

/** "From Cardiff, on holiday in Barcelona": how somebody begins who says where they are from; "from London to Paris" is a way. */
const isFromThere = (
  texts: readonly string[],
  at: number,
  { foreign, length }: { foreign: ForeignPlace; length: number },
) =>
  at === 1 &&
  texts[0] === 'from' &&
  foreign.zone !== 'eu' &&
  !/\b(?:to|via|through|flight|leaving|leave|depart\w*|fly\w*)\b/.test(texts.slice(at + length).join(' '))

/** "Switzerland watch" speaks of the country, "Swiss watch" of a watch, "china vase" of china. */
const isNoun = (name: readonly string[]) =>
  /(?:land|stan|zil|ada|key|pan|ico|ore|wait|bia|pal|entina|ile|eru)$/.test(name.at(-1) ?? '')

/** A code in capitals tells nothing where everything is in capitals. */
const isInMixedCase = (words: readonly Word[], at: number) =>
  words.length === 1 ||
  [words[at - 2], words[at - 1], words[at + 1], words[at + 2]].some((word) => /\p{Ll}/u.test(word?.raw ?? ''))

/** "Swiss francs", "a Swiss watch", "American Express": no place where somebody is. */
function isMoneyOrThing(
  words: readonly Word[],
  texts: readonly string[],
  next: number,
  isCountry = false,
): boolean {
  const text = texts[next] ?? ''
  if (isApart(words, next)) return false
  const isMoney = currencyOf(text, words[next]?.raw ?? '', false) !== null && text !== 'fr'
  return (
    isMoney || (isThing(text) && !isCountry) || /^(?:express|airlines|size|speaking|keyboard)$/.test(text)
  )
}

/** Is there more than a blank before a word? "to Doha. Forms from Nice" speaks of no forms from Doha. */
const isApart = (words: readonly Word[], next: number) =>
  (words[next]?.start ?? 0) > (words[next - 1]?.end ?? 0) + 1

function roleAt(
  texts: readonly string[],
  at: number,
  length: number,
  found?: SpokenPlaces,
  isNextApart = false,
): Role {
  // "a couple from Leeds"
  if (texts[at - 1] === 'from' && personBefore.test(texts[at - 2] ?? '')) return 'home'
  if (homeAfter.test(texts[at + length] ?? '')) return 'home'
  if (isMyHome.test(texts.slice(at + length, at + length + 4).join(' '))) return 'home'
  // "American here", but not "in Spain here"
  if (texts[at + length] === 'here' && !prepositions.has(texts[at - 1] ?? '')) return 'home'
  if (papersAfter.test(texts[at + length] ?? '')) return 'papers'
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

/** "An expat in Spain, 600 euros in Madrid": the home has been named, unless both are one ("in Paris and Rome", "Derry, Ireland"). */
function isHomeBehind(texts: readonly string[], at: number, { ours, foreign }: SpokenPlaces): boolean {
  const home = [...ours, ...foreign].findLast((one) => one.role === 'home' && one.at < at)
  if (!home) return false
  const between = texts.slice(home.at + home.length, at)
  // "My husband lives in Madrid, I live in Dubai": another home.
  if (between.some((word) => livingWord.test(word))) return false
  return between.some((word) => !/^(?:and|or|in|the|both|near)$/.test(word))
}

/** "May I claim in Spain?" asks of what is bought there; of an airport it is the way out. */
function roleOfCountry(texts: readonly string[], at: number, found: SpokenPlaces): Role {
  const role = roleAt(texts, at, 1, found)
  const before = texts.slice(Math.max(0, at - 3), at).join(' ')
  return role === 'leaving' && /\bclaim (?:\w+ )?in$/.test(before) ? 'named' : role
}

/** Where the last word that tells begins: the nearest one to the place decides. */
function lastMatch(text: string, cue: RegExp): number {
  let last = -1
  for (let start = 0; start <= text.length; start = last + 1) {
    const at = text.slice(start).search(cue)
    if (at < 0) break
    last = start + at
  }
  return last
}
