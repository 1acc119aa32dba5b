import { officer, havePapers, keepBag } from './end-parts.ts'
import type { HelpEnd } from './situations.ts'

/** Ends of forms, goods and passports. */
export const endsOfForms: Readonly<Record<string, HelpEnd>> = {
  'end-shop-corrects': {
    title: 'Have a new form made out.',
    steps: [
      ['Do not correct it yourself: corrections by hand are refused.', 'noCorrections'],
      ['Ask the shop, or the company on the form, to cancel it and to send a correct one.', 'filledIn'],
      ['Without a new one in time, show this one to the officer as it is.', 'ask'],
    ],
    contact: 'The shop, or the company printed on the form',
    say: ['newForm', 'filledIn'],
    noted: 'the form was wrong, asked the shop for a new one',
  },
  'end-officer-decides': {
    title: 'Show it to the officer as it is.',
    steps: [
      ['Do not correct it yourself: corrections by hand are refused.', 'noCorrections'],
      ['Point at the mistake yourself, with passport and receipt beside it.', 'papers'],
      ['Write to the shop for a correct form the same day.', 'filledIn'],
    ],
    contact: officer,
    say: ['mistake', 'filledIn'],
    noted: 'the form was wrong, shown to the officer as it is',
  },
  'end-no-code': {
    title: 'See the officer instead of the kiosk.',
    steps: [
      ['No kiosk reads a form without a code.', 'code'],
      ['Show form, receipt and goods at the desk, and ask whether it can be stamped.', 'papers'],
      ['Ask the shop or the company on the form for the code.', 'filledIn'],
    ],
    contact: officer,
    say: ['mistake', 'code'],
    noted: 'the form had no code',
  },
  'end-lost': {
    title: 'Get the form on your phone, now.',
    steps: [
      ['Look in your mail and in the app of the company: many forms are there as a code.', 'code'],
      ['Else ask the shop or the company to send it again.', 'filledIn'],
      ['Without any form there is nothing that customs could validate.', 'code'],
    ],
    contact: 'The shop, or the company printed on the receipt',
    say: ['newForm', 'filledIn'],
    noted: 'the form was not at hand',
  },
  'end-pack-again': {
    title: 'Pack them as they were sold, and show them.',
    steps: [
      ['Put tags, boxes and wrapping back as far as you have them.', 'unused'],
      ['Do not hide that it was unpacked. The officer decides.', 'unused'],
      havePapers,
    ],
    contact: officer,
    say: ['asNew', 'unused'],
    noted: 'goods were unpacked, shown as new',
  },
  'end-whole-form': {
    title: 'This form is at risk as a whole. Ask the officer.',
    steps: [
      ['A Spanish form with one article less is not validated in part.', 'whole'],
      ['Say so at the desk and do not scan it: without the goods there is no stamp.', 'papers'],
      ['Other forms of yours are not touched by it.', 'whole'],
    ],
    contact: officer,
    say: ['partMissing', 'whole'],
    noted: 'part of the goods was missing or used',
  },
  'end-part-missing': {
    title: 'Say what is missing, and ask.',
    steps: [
      ['One missing article can cost the whole form: the officer decides.', 'whole'],
      ['Show the rest, with the receipt, and name what is missing yourself.', 'papers'],
      ['Other forms of yours are not touched by it.', 'whole'],
    ],
    contact: officer,
    say: ['partMissing', 'whole'],
    noted: 'part of the goods was missing or used',
  },
  'end-not-here': {
    title: 'Without the goods there is no stamp.',
    steps: [
      ['Customs validates goods that leave with you: without them there is nothing to validate.', 'papers'],
      ['If somebody of your party has them here, fetch them to the desk.', 'onePassport'],
      ['If they leave later with you, validate the form on that day.', 'deadline'],
    ],
    contact: officer,
    say: ['partMissing', 'papers'],
    noted: 'the goods were not at hand',
  },
  'end-fetch': {
    title: 'Take the passport out, then go to customs.',
    steps: [['The passport is shown with the form and the goods.', 'papers'], keepBag],
    contact: officer,
    say: ['inSuitcase', 'papers'],
    noted: 'the passport had to be fetched',
  },
  'end-other-document': {
    title: 'Ask whether another document will do.',
    steps: [
      [
        'Show what proves name and home: a copy or photo of the passport, an emergency travel document, a residence card.',
        'papers',
      ],
      ['The officer decides: the name on the form must be yours.', 'papers'],
      ['If the answer is no, take a photo of desk and time, and write later.', 'malfunction'],
    ],
    contact: officer,
    say: ['noPassport', 'papers'],
    noted: 'no passport at hand',
  },
}
