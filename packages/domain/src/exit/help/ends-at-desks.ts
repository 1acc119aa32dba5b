import { officer, information, havePapers, keepBag, photo } from './end-parts.ts'
import type { HelpEnd } from './situations.ts'

/** Ends at desks, kiosks and in queues. */
export const endsAtDesks: Readonly<Record<string, HelpEnd>> = {
  'end-officer': {
    title: 'Go to the desk. Keep the bag with you.',
    steps: [['Red means that an officer wants to see it. It is not a refusal.', 'red'], havePapers, keepBag],
    contact: officer,
    say: ['red', 'red'],
    noted: 'the kiosk was red, sent to the officer',
  },
  'end-find': {
    title: 'Ask where customs are. Keep the bag with you.',
    steps: [
      [
        'Ask at the information desk for customs and the tax refund, and for a second desk in another terminal.',
        'ask',
      ],
      keepBag,
      havePapers,
    ],
    contact: information,
    say: ['whereIsIt', 'ask'],
    noted: 'the desk was not found at once',
  },
  'end-other-kiosk': {
    title: 'Use the kiosk that works.',
    steps: [['Scan the form there; when that kiosk is red, see the officer.', 'red'], keepBag],
    contact: officer,
    say: ['broken', 'byHand'],
    noted: 'one kiosk was out of order, another one used',
    byKiosk: true,
  },
  'end-by-hand': {
    title: 'Have it done by hand, at the desk.',
    steps: [
      ['Ask the officer to validate the form by hand. It takes longer than a kiosk.', 'byHand'],
      havePapers,
      keepBag,
    ],
    contact: officer,
    say: ['broken', 'byHand'],
    noted: 'the kiosks were out of order, asked for a stamp by hand',
  },
  'end-other-desk': {
    title: 'Go to the other desk, with the bag.',
    steps: [keepBag, ['Look at the clock: bag drop closes before the gate does.', 'dropCloses'], havePapers],
    contact: officer,
    say: ['otherDesk', 'ask'],
    noted: 'the first desk was closed, went to another one',
  },
  'end-use-kiosk': {
    title: 'Scan it at the kiosk.',
    steps: [
      ['A form with a code of this country goes through the kiosk; only a red one needs the officer.', 'red'],
      keepBag,
    ],
    contact: officer,
    say: ['whereIsIt', 'ask'],
    noted: 'the queue was too long, used a kiosk',
    byKiosk: true,
  },
  'end-share': {
    title: 'Share the two queues.',
    steps: [
      ['Stay in the customs queue with the goods and your form: only you can show it.', 'onePassport'],
      ['The other one gives away the bags without goods.', 'onePassport'],
      ['Ask those before you, and the officer, whether you may go first.', 'noRight'],
    ],
    contact: 'Those before you in the queue, then the customs officer',
    say: ['soon', 'noRight'],
    noted: 'the queue was too long, shared with a companion',
  },
  'end-wait': {
    title: 'Stay in the queue, and ask to go first.',
    steps: [
      ['Ask those before you, and the officer, whether you may go first.', 'noRight'],
      ['Leave it only for bag drop: the goods come with you.', 'dropCloses'],
      havePapers,
    ],
    contact: 'Those before you in the queue, then the customs officer',
    say: ['soon', 'noRight'],
    noted: 'the queue was long',
  },
  'end-behind-security': {
    title: 'Carry the goods, and ask for customs behind security.',
    steps: [
      [
        'Ask before you go through: on which side of security are customs for hand luggage?',
        'behindSecurity',
      ],
      [
        'If there is nobody behind it either, nothing can be stamped in this airport any more.',
        'behindSecurity',
      ],
      photo,
    ],
    contact: information,
    say: ['whereIsIt', 'behindSecurity'],
    noted: 'no desk open before security, asked for one behind it',
  },
  'end-missed': {
    title: 'It cannot be validated here any more. Keep what proves it.',
    steps: [
      ['Do not miss the flight for it. Goods that customs has not seen get no stamp.', 'ask'],
      photo,
      ['Keep form, receipts and boarding pass, and the goods unused.', 'unused'],
    ],
    contact: 'Customs of this airport, in writing; at home your own customs',
    say: ['notStamped', 'malfunction'],
    noted: 'not validated: customs could not be reached in time',
    isMissed: true,
  },
}
