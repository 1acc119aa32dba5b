import type { HelpQuestion } from './situations.ts'

const q = (ask: string, ...answers: [says: string, to: string][]): HelpQuestion => ({
  ask,
  answers: answers.map(([says, to]) => ({ says, to })),
})

/** All questions of the help, by name. Every path through them ends after at most six answers. */
export const questions: Readonly<Record<string, HelpQuestion>> = {
  red: q(
    'Is the customs desk beside the kiosks open?',
    ['Yes, somebody is there', 'end-officer'],
    ['No, it is closed', 'closed'],
    ['The queue is too long', 'companion'],
    ['I cannot find it', 'end-find'],
  ),
  broken: q(
    'Does another kiosk work?',
    ['Yes', 'end-other-kiosk'],
    ['No', 'officer-there'],
    ['There is no other', 'officer-there'],
  ),
  'officer-there': q('Is an officer at the desk?', ['Yes', 'end-by-hand'], ['No, it is closed', 'closed']),
  closed: q(
    'Can you still reach another customs desk before you give the bag away?',
    ['Yes', 'end-other-desk'],
    ['No', 'where'],
    ['I do not know', 'end-find'],
  ),
  queue: q(
    'Can this form be scanned at a free kiosk instead?',
    ['Yes', 'end-use-kiosk'],
    ['No, it is for the officer', 'companion'],
    ['Every queue is too long', 'companion'],
  ),
  companion: q('Does somebody travel with you?', ['Yes', 'end-share'], ['No', 'turn']),
  turn: q('Will it be your turn before bag drop closes?', ['Yes, if I stay', 'end-wait'], ['No', 'where']),
  where: q(
    'Where are the goods of this form?',
    ['In hand luggage', 'transfer'],
    ['In the bag that I check in', 'carry'],
    ['In a bag that is gone', 'dropped'],
  ),
  carry: q(
    'Can you carry these goods in the cabin?',
    ['Yes', 'transfer'],
    ['No, they are too large or not allowed', 'end-missed'],
  ),
  transfer: q(
    'Do you change planes at another EU airport?',
    ['Yes', 'end-last-airport'],
    ['No, I leave the EU from here', 'end-behind-security'],
  ),
  dropped: q(
    'Do you get that bag back at another EU airport?',
    ['Yes, and I check it in again', 'end-collected'],
    ['No, it goes through', 'recall'],
    ['I do not know: look at the tag', 'end-tag'],
  ),
  recall: q('Is bag drop for your flight still open?', ['Yes', 'end-recall'], ['No', 'end-missed']),
  changed: q(
    'What changed?',
    ['Only the time', 'end-same-place'],
    ['The way: another airport or country', 'validated'],
    ['I leave on another day', 'end-other-day'],
  ),
  validated: q('Has customs validated the form already?', ['Yes', 'end-validated'], ['No', 'where-now']),
  'where-now': q(
    'Where are the goods of this form?',
    ['In hand luggage', 'end-last-airport'],
    ['In a bag that I still have', 'end-first-airport'],
    ['In a bag that is gone', 'dropped'],
  ),
  wrong: q(
    'What is wrong?',
    ['Name, passport number or country', 'shop'],
    ['Amount or goods', 'shop'],
    ['There is no barcode or code', 'end-no-code'],
    ['I do not have the form with me', 'end-lost'],
  ),
  shop: q(
    'Can you still reach the shop, or the company printed on the form?',
    ['Yes', 'end-shop-corrects'],
    ['No', 'end-officer-decides'],
  ),
  used: q(
    'What happened to the goods?',
    ['Unpacked or worn, and still as new', 'end-pack-again'],
    ['Part of them is used up or missing', 'spanish'],
    ['They are not with me', 'end-not-here'],
  ),
  spanish: q('Is it a Spanish form?', ['Yes', 'end-whole-form'], ['No', 'end-part-missing']),
  passport: q(
    'Where is your passport?',
    ['In a bag that I still have', 'end-fetch'],
    ['In a bag that is gone', 'passport-recall'],
    ['Lost or stolen', 'end-other-document'],
    ['I have a copy, or another document', 'end-other-document'],
  ),
  'passport-recall': q(
    'Is bag drop for your flight still open?',
    ['Yes', 'end-recall'],
    ['No', 'end-other-document'],
  ),
}
