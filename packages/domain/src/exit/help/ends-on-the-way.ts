import { officer, airline, information, havePapers, keepBag, photo } from './end-parts.ts'
import type { HelpEnd } from './situations.ts'

/** Ends of bags that are gone and of flights that changed. */
export const endsOnTheWay: Readonly<Record<string, HelpEnd>> = {
  'end-last-airport': {
    title: 'Carry the goods, and show them at your last EU airport.',
    steps: [
      [
        'Goods in hand luggage belong to the last EU airport: have the printed form stamped there.',
        'lastForCabin',
      ],
      ['A kiosk works only in the country of the form. Ask for the officer.', 'abroad'],
      [
        'Switzerland, the United Kingdom and Norway are outside the EU: what you carry is shown before them.',
        'lastForCabin',
      ],
    ],
    contact: 'The customs officer at that airport',
    say: ['inHand', 'lastForCabin'],
    noted: 'not validated at the first airport, goods carried to the last one',
  },
  'end-first-airport': {
    title: 'Show this bag before you give it away.',
    steps: [
      ['A bag tagged through belongs to this airport, whatever the new way is.', 'beforeDrop'],
      ['Ask at check-in where it is tagged to now.', 'ask'],
      havePapers,
    ],
    contact: officer,
    say: ['inSuitcase', 'beforeDrop'],
    noted: 'the flight changed, the bag shown before it was given away',
  },
  'end-collected': {
    title: 'Show it where you get the bag back.',
    steps: [
      ['Collect the bag there, and see customs before you check it in again.', 'collected'],
      ['Have the form printed: outside its own country only a stamp on paper works.', 'abroad'],
      ['Plan the time for it: the stop must be long enough for a queue.', 'noRight'],
    ],
    contact: 'The customs officer at that airport',
    say: ['inSuitcase', 'collected'],
    noted: 'the bag was gone, shown where it came back',
  },
  'end-tag': {
    title: 'Look at the tag, then ask.',
    steps: [
      ['The code on the tag says where you get the bag back: it is the large one.', 'ask'],
      ['If that is outside the EU, ask the airline at once to bring it back.', 'airlineDecides'],
      ['If it is an airport in the EU, show the bag there before you check it in again.', 'collected'],
    ],
    contact: airline,
    say: ['tag', 'ask'],
    noted: 'the bag was gone before customs saw it',
  },
  'end-recall': {
    title: 'Ask the airline to bring the bag back.',
    steps: [
      ['Ask at the airline’s desk now, with the bag receipt. It may refuse.', 'airlineDecides'],
      ['With the bag in your hands, go to customs, then check it in again.', 'beforeDrop'],
      photo,
    ],
    contact: airline,
    say: ['recall', 'airlineDecides'],
    noted: 'the bag was gone before customs saw it, asked for it back',
  },
  'end-same-place': {
    title: 'The place is the same. Look at the hours again.',
    steps: [
      ['The way decides where a form is shown, not the hour.', 'lastForCabin'],
      ['Is the desk still open at the new time? Ask, and keep the bag.', 'ask'],
      keepBag,
    ],
    contact: information,
    say: ['whereIsIt', 'ask'],
    noted: 'the flight was moved, the place is the same',
  },
  'end-other-day': {
    title: 'Validate on the day on which you leave.',
    steps: [
      ['Do not scan the form today: it is validated once, when the goods leave for good.', 'ask'],
      ['Mind the last day: the goods must be out in time.', 'deadline'],
      ['Keep the goods unused.', 'unused'],
    ],
    contact: officer,
    say: ['changed', 'deadline'],
    noted: 'the departure was moved to another day',
  },
  'end-validated': {
    title: 'Tell customs at the new exit.',
    steps: [
      [
        'Carry the goods out as you declared: a form that was validated for goods that stay is worth nothing.',
        'ask',
      ],
      ['At the new exit, show form and goods to the officer and tell the whole way.', 'ask'],
      ['Keep both boarding passes.', 'malfunction'],
    ],
    contact: 'The customs officer at the new exit',
    say: ['changed', 'ask'],
    noted: 'the way changed after the validation',
  },
}
