/** Patterns that match a fact in any usual format. */

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const digits = (amount: number) =>
  escaped(amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })).replaceAll(
    ',',
    ',?',
  )

/** A sum with its cents, whatever its currency: 1416.67 is "1,416.67", 85 is "85.00" but not "85%". */
export const figure = (amount: number) => new RegExp(String.raw`(?<![\d.,])${digits(amount)}(?![\d]|[.,]\d)`)

/** An amount with its currency before or after it: "EUR 177.08", "€177.08", "177.08 euros". */
export const money = (amount: number, code: string, ...signs: string[]) => {
  const names = [code, ...signs].map(escaped).join('|')
  const number = digits(amount).replace(/\\\.00$/, String.raw`(?:\.00)?`)
  return new RegExp(
    String.raw`(?:${names})\s?${number}(?![\d]|[.,]\d)|(?<![\d.,])${number}\s?(?:${names})`,
    'i',
  )
}

export const eur = (amount: number) => money(amount, 'EUR', '€', 'euro')

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A date in any usual English format: "18 Jan 2027", "January 18, 2027", "2027-01-18". */
export const day = (date: number, month: number, year: number) => {
  const name = months[month - 1] ?? ''
  const word = `${name.slice(0, 3)}(?:${name.slice(3)})?`
  const two = (part: number) => String(part).padStart(2, '0')
  return new RegExp(
    String.raw`\b${date}(?:st|nd|rd|th)? ${word},? ${year}|${word} ${date}(?:st|nd|rd|th)?,? ${year}|${year}-${two(month)}-${two(date)}`,
  )
}

/** A place where something must be done, not a repetition of the question. */
export const doneAt = (place: string) =>
  new RegExp(
    String.raw`(?:desks?|customs|stamp|validat|scan|show|kiosk|DIVA|PABLO|OTELLO|last|first|exit|leave|office)[^\n]{0,160}(?:${place})|(?:${place})[^\n]{0,160}(?:desks?|customs|stamp|validat|scan|kiosk|DIVA|PABLO|OTELLO|last|first|before|office)`,
    'i',
  )

/** The answer sends somebody to a place outside the EU's VAT area, or too early on the journey. */
export const sentTo = (place: string) =>
  new RegExp(
    String.raw`(?<!\b(?:not|never|nothing|nobody|cannot|no|outside|without)\b[^.\n]{0,80})(?:validate[sd]?|stamp(?:s|ed)?|scan(?:s|ned)?|customs desk)(?: (?!not)[\w’-]+){0,4} (?:at|in) (?:${place})(?![^.\n]{0,60}\b(?:not|no|never|nothing)\b)`,
    'i',
  )

/** The answer gives a sum as a refund. */
export const anEstimate =
  /refund(?:\*\*)? (?:is|of|would be|comes to)\W{0,4}(?:about )?(?:[A-Z]{3} ?|[€$£¥])\d/

export const startsYes = /^\W*Yes\b/
export const startsNo = /^\W*No\b/

/** May claim. */
export const may =
  /\bYes\b|(?:you|they|residents[^.]*) (?:can|may) claim|\b(?:qualif(?:y|ies)|eligible)\b|count(?:s|ed)? as outside/i
/** May not claim, or does not count. */
export const mayNot =
  /\b[Nn]o\b(?! minimum)|cannot|can’t|may not|not eligible|(?:does|do|will|would) not (?:count|qualify|claim)|[Dd]o not count on|shuts? (?:you |him |her )?out|refuses|never refunded|excluded|left out|not (?:included|refund(?:ed|able))|are out\b|is out\b/

/** The answer states open or closed as a fact, which is misleading if nobody confirmed the hours. */
export const openOrClosed =
  /(?<!\b(?:whether|if|not|confirm\w*|know\w*|ask|when)\b[^.\n]{0,100})\b(?:open|closed) (?:at (?:that time|this time|\d)|then\b)/i
export const notConfirmed =
  /not (?:been )?(?:confirmed|known|dated|found|checked)|no (?:date|opening hours|hours|confirmed)|undated|unconfirmed|date (?:of (?:its|the) source )?(?:is )?(?:not known|unknown)|old source|ask|check on the spot|call/i

/** The answer says that our data cannot answer. */
export const declines =
  /outside what I|I answer|I can’t|nothing reliable|do(?:es)? not (?:guess|know)|don’t|cannot (?:help|do|say|tell|answer|read|check|show)|only your own/i
/** Small talk: what users can ask. */
export const offersHelp =
  /I answer|\b(?:ask|tell) me\b|can (?:I )?(?:help|answer)|you can ask|outside what I/i

/** The answer lists the desks of a place. */
export const desksAt = (place: string) => new RegExp(`Desks at [^\\n]*${place}`)
/** The answer says to show goods in the cabin at a place. */
export const cabinAt = (place: string) =>
  new RegExp(
    String.raw`(?:hand luggage|cabin|carried)(?:(?!\bnot\b)[^.\n]){0,80} (?:at|in) (?:${place})`,
    'i',
  )
/** Why a place of the journey is the right one. */
export const whyThere = /last|where you leave|leaves? the EU|outside/i
/** Books in Italy. */
export const booksWithoutVat =
  /books?\b[^.]{0,80}\b(?:no|without) (?:VAT|tax)|\b(?:no|without) (?:VAT|tax)[^.]{0,80}books?\b|not (?:charged|levied)/i
